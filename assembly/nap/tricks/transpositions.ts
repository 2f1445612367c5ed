// What is known of trick starts: the cards that are live and who leads, with proven bounds on the declarer's tricks.
// Each card has one owner in a deal, so the set of live cards says who holds what. One word an entry:
// live 30 bits | leader 3 | least 3 | most 3 | generation 25. A new question begins a new generation.

const SIZE_LOG: u32 = 14;
const TRIES: u32 = 4;
const entries: StaticArray<u64> = new StaticArray<u64>((1 << SIZE_LOG) + TRIES);
let generation: u64 = 0;

export function newGeneration(): void {
  if (++generation < 1 << 25) return;
  entries.fill(0);
  generation = 1;
}

function slotOf(live: u32, leader: i32): u32 {
  return ((live ^ (<u32>leader * 0x2545f491)) * 0x9e3779b1) >> (32 - SIZE_LOG);
}

function keyOf(live: u32, leader: i32): u64 {
  return <u64>live | ((<u64>leader) << 30) | (generation << 39);
}

/** least | most << 3, or -1 when nothing is known. */
export function lookUp(live: u32, leader: i32): i32 {
  const key = keyOf(live, leader);
  const slot = slotOf(live, leader);
  for (let i: u32 = 0; i < TRIES; i++) {
    const entry = entries[slot + i];
    if (((entry ^ key) & ~((<u64>63) << 33)) == 0) return <i32>((entry >> 33) & 63);
  }
  return -1;
}

export function remember(live: u32, leader: i32, least: i32, most: i32): void {
  const key = keyOf(live, leader);
  const slot = slotOf(live, leader);
  let free = slot + (live & (TRIES - 1));
  for (let i: u32 = 0; i < TRIES; i++) {
    const entry = entries[slot + i];
    const old = entry >> 39 != generation;
    if (old) free = slot + i;
    if (old || ((entry ^ key) & ~((<u64>63) << 33)) == 0) {
      free = slot + i;
      break;
    }
  }
  entries[free] = key | ((<u64>(least | (most << 3))) << 33);
}
