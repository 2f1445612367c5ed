import { NAP_NO_TRUMP, NAP_SEATS, NapCall } from '../abi';
import { bit, suitSet } from '../cards';
import { players } from '../rules';
import { table } from '../state';
import { newGeneration } from './transpositions';

// The cards of a double-dummy question, renumbered: 0..29 in the order of suit and rank.

export const held: StaticArray<u32> = new StaticArray<u32>(8);
export const suits: StaticArray<u32> = new StaticArray<u32>(5);
const suitAt: StaticArray<u8> = new StaticArray<u8>(32);

export let seats: i32 = 0;
export let declarer: i32 = 0;
export let trumps: u32 = 0;
export let misere: bool = false;
/** No trumps: the misère cuts hold. */
export let plain: bool = false;

export function highestBit(set: u32): u32 {
  return <u32>0x80000000 >> clz(set);
}

/** All cards above this one, in numbers: of its own suit once they are masked. */
export function over(card: u32): u32 {
  return ~((card << 1) - 1);
}

export function suitMask(card: u32): u32 {
  return suits[suitAt[ctz(card)]];
}

let live64: u64 = 0;

export function renumber(card: i32): u32 {
  return (<u32>1) << (<u32>popcnt(live64 & (bit(card) - 1)));
}

/** Takes hands and the table's state as the question. */
export function takeHands(hands: StaticArray<u64>): void {
  seats = players;
  declarer = table.declarer;
  misere = table.bid == NapCall.Misere;
  live64 = table.count > 0 ? bit(table.bestCard) : 0;
  for (let seat = 0; seat < seats; seat++) live64 |= hands[seat];
  for (let suit = 0; suit < 4; suit++) {
    const before = <u32>popcnt(live64 & (bit(13 * suit) - 1));
    const n = <u32>popcnt(live64 & suitSet(suit));
    suits[suit] = (((<u32>1) << n) - 1) << before;
    for (let i: u32 = 0; i < n; i++) suitAt[before + i] = <u8>suit;
  }
  suits[NAP_NO_TRUMP] = 0;
  for (let seat = 0; seat < NAP_SEATS; seat++) {
    held[seat] = 0;
    if (seat >= seats) continue;
    for (let rest = hands[seat]; rest != 0; rest &= rest - 1) held[seat] |= renumber(<i32>ctz(rest));
  }
  setTrump(table.trump);
}

export function setTrump(suit: i32): void {
  plain = suit == NAP_NO_TRUMP;
  trumps = suit < 0 ? 0 : suits[suit];
  newGeneration();
}

export function inHands(): u32 {
  let live: u32 = 0;
  for (let seat = 0; seat < seats; seat++) live |= held[seat];
  return live;
}
