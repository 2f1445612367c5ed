/** Numbers in raw memory by index, as in C: the address says where they begin, and nothing how many there are. */
@unmanaged
export class RawArray<T> {
  [key: number]: T;

  @operator('[]')
  at(index: i32): T {
    return load<T>(changetype<usize>(this) + ((<usize>index) << alignof<T>()));
  }

  @operator('[]=')
  put(index: i32, value: T): void {
    store<T>(changetype<usize>(this) + ((<usize>index) << alignof<T>()), value);
  }
}

/** Numbers that begin at this address. */
export function arrayAt<T>(address: usize): RawArray<T> {
  return changetype<RawArray<T>>(address);
}

/** Copies so many bytes, a multiple of 8: for some hundred of them sooner done than `memory.copy`, which is a call. */
export function copyWords(to: usize, from: usize, bytes: usize): void {
  for (let at: usize = 0; at < bytes; at += 8) store<u64>(to + at, load<u64>(from + at));
}

/** Records in raw memory by index, one behind the other. */
@unmanaged
export class RawRecords<T> {
  [key: number]: T;

  @operator('[]')
  at(index: i32): T {
    return changetype<T>(changetype<usize>(this) + <usize>index * offsetof<T>());
  }
}

/** Records that begin at this address. */
export function recordsAt<T>(address: usize): RawRecords<T> {
  return changetype<RawRecords<T>>(address);
}

// Arrays one behind the other.
let free: usize = 0;

/** From here on memory is laid out in arrays. */
export function layFrom(address: usize): void {
  free = address;
}

/** The next array, all zeros. */
export function lay<T>(count: i32): RawArray<T> {
  const at = (free + 7) & ~7;
  const bytes = (<usize>count) << alignof<T>();
  free = at + bytes;
  memory.fill(at, 0, bytes);
  return arrayAt<T>(at);
}

/** Where the last array ends. */
export function layEnd(): usize {
  return (free + 7) & ~7;
}
