// The one large piece of memory: taken once, by open(), and carved by whichever search method is at work.
// Nothing grows afterwards, since a later grow would empty every view that the other side holds.

let base: usize = 0;
let bytes: usize = 0;

/** Takes `megabytes` for the searches (0 for an instance that only judges moves). False when there is no room. */
export function openArena(megabytes: i32): bool {
  if (base == 0) base = (<usize>memory.size()) << 16;
  const wanted: usize = (<usize>megabytes) << 20;
  if (wanted <= bytes) return true;
  const pages = <i32>((wanted - bytes) >> 16);
  if (memory.grow(pages) < 0) return false;
  bytes = wanted;
  return true;
}

export function arenaBase(): usize {
  return base;
}

export function arenaBytes(): usize {
  return bytes;
}
