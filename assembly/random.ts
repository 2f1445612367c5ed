// The generator of Microsoft's old C library: 31 bits of state, 15 bits a draw.

let state: u32 = 0;

export function seed(number: i32): void {
  state = <u32>number;
}

/** A number in 0 .. below - 1. */
export function pick(below: i32): i32 {
  state = (state * 214013 + 2531011) & 0x7fffffff;
  return <i32>((state >> 16) % <u32>below);
}
