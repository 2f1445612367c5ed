import { rankOf, suitOf } from '../card';

export { rankOf, suitOf };

// Sets of cards as 52 bits: card c is bit c. Suits are blocks of 13, the two lowest.

const ALL: u64 = 0xfffffffffffff;
/** The four twos; shifted by a rank, the four cards of it. */
const TWOS: u64 = 0x8004002001;
const BLOCK: u64 = 0x1fff;

export function bit(card: i32): u64 {
  return (<u64>1) << (<u64>card);
}

export function suitSet(suit: i32): u64 {
  const at: u64 = <u64>(suit * 13);
  return BLOCK << at;
}

/** The cards of the same suit that are higher. */
export function above(card: i32): u64 {
  return suitSet(suitOf(card)) & ~(2 * bit(card) - 1);
}

/** The cards of the same suit that are lower. */
export function below(card: i32): u64 {
  return suitSet(suitOf(card)) & (bit(card) - 1);
}

export function size(set: u64): i32 {
  return <i32>popcnt(set);
}

/** The highest card, of a set within one suit. */
export function top(set: u64): i32 {
  return 63 - <i32>clz(set);
}

/** The lowest card, of a set within one suit. */
export function bottom(set: u64): i32 {
  return <i32>ctz(set);
}

function ranks(set: u64): u64 {
  return (set | (set >> 13) | (set >> 26) | (set >> 39)) & BLOCK;
}

/** The cards of the highest rank in the set. */
export function highestOf(set: u64): u64 {
  return set & (TWOS << (63 - clz(ranks(set))));
}

/** The cards of the lowest rank in the set. */
export function lowestOf(set: u64): u64 {
  return set & (TWOS << ctz(ranks(set)));
}

/** The pack without its `low` lowest ranks. */
export function packFrom(low: i32): u64 {
  let out: u64 = 0;
  for (let rank = 0; rank < low; rank++) out |= TWOS << (<u64>rank);
  return ALL & ~out;
}

/** The cards of `set` that no card of `others` of their suit beats. */
export function masters(set: u64, others: u64): u64 {
  let found: u64 = 0;
  for (let suit = 0; suit < 4; suit++) {
    const block = suitSet(suit);
    const against = others & block;
    found |= set & block & (against == 0 ? block : above(top(against)));
  }
  return found;
}
