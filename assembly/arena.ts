// The large piece of memory: taken once, by open(), and carved by whichever search method is at work. A method that asks
// for more gets a further piece behind it when it first needs it; the other side's views are then of the old memory.

let base: usize = 0;
let bytes: usize = 0;
/** bytes of the further piece */
let more: usize = 0;

/** Takes `megabytes` for the searches (0 for an instance that only judges moves). False when there is no room. */
export function openArena(megabytes: i32): bool {
  if (base == 0) base = (<usize>memory.size()) << 16;
  const wanted: usize = (<usize>megabytes) << 20;
  if (wanted <= bytes) return true;
  if (more > 0) return false;
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

/** Takes a further piece, once for all who ask; 0 when there is no room for it. */
export function furtherPiece(megabytes: i32): usize {
  if (more == 0) {
    if (memory.grow(megabytes << 4) < 0) return 0;
    more = (<usize>megabytes) << 20;
  }
  return base + bytes;
}
