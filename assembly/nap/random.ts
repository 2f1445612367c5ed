// Nap's own generator: 32 bits of state, a counter whose values are mixed (the finisher of MurmurHash3), so that
// neighbouring seeds are as unlike as any. Every use begins with a seed from the caller.

let state: u32 = 0;

function mix(x: u32): u32 {
  x = (x ^ (x >> 16)) * 0x85ebca6b;
  x = (x ^ (x >> 13)) * 0xc2b2ae35;
  return x ^ (x >> 16);
}

/** `stream` keeps apart what is drawn for different ends from the same number. */
export function seedFrom(number: u32, stream: u32): void {
  state = mix(number + mix(stream + 0x9e3779b9));
}

export function next(): u32 {
  state += 0x9e3779b9;
  return mix(state);
}

/** A number in 0 .. below - 1. */
export function pickBelow(below: i32): i32 {
  return <i32>((<u64>next() * <u64>below) >> 32);
}

/** A number from 0 up to but not including 1. */
export function share(): f64 {
  return <f64>next() / 4294967296.0;
}
