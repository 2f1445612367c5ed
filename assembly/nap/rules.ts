import { NAP_CALLS, NAP_RULES, NapCall, NapFault, NapMisere, NapRule } from './abi';
import { packFrom } from './cards';

// The bids in the order of their rank, and what they pay. A stake of 0 is one of the table's settings.
// biome-ignore format: a table
const BIDS: StaticArray<i32> = [
  // tricks, made: from each, lost: to each
  0,  0,  0, // pass
  2,  2,  2, // two
  3,  3,  3, // three
  0,  3,  0, // misère
  4,  4,  4, // four
  5, 10,  5, // nap
  5, 20, 10, // Wellington
  5,  0,  0, // Blücher
];

// biome-ignore format: a table
const SETTINGS: StaticArray<i32> = [
  // default, least, most
  4, 3, 6, // players
  0, 0, 1, // dealer must
  NapCall.Two, NapCall.Two, NapCall.Three, // lowest bid
  NapMisere.Plain, NapMisere.Off, NapMisere.Trumps, // misère
  3, 3, 6, // misère lost
  1, 0, 1, // Wellington
  1, 0, 1, // Blücher
  30, 1, 100, // Blücher won
  15, 1, 100, // Blücher lost
  0, 0, 1, // play on
  0, 0, 1, // stripped
];

/** The settings on their way in: written by the other side before `napTakeRules()`. */
export const napRulesInput: StaticArray<i32> = new StaticArray<i32>(NAP_RULES);
const current: StaticArray<i32> = new StaticArray<i32>(NAP_RULES);

/** Seats at the table, and the cards that are dealt from: set by `takeNapRules`. */
export let players: i32 = 0;
export let pack: u64 = 0;

/** The default of a setting; -1 outside the table. */
export function napDefault(column: i32): i32 {
  return column < 0 || column >= NAP_RULES ? -1 : SETTINGS[3 * column];
}

export function setting(column: i32): i32 {
  return current[column];
}

/** The lowest rank of the pack: with 3, 4, 5 players a stripped one has 6, 7, 8 ranks. */
export function napLowestRank(): i32 {
  return setting(NapRule.Stripped) != 0 ? 13 - (players + 3) : 0;
}

/** Puts `napRulesInput` in force if it is legal, else names the first setting at fault. */
export function takeNapRules(): i32 {
  for (let i = 0; i < NAP_RULES; i++) {
    const value = napRulesInput[i];
    if (value < SETTINGS[3 * i + 1] || value > SETTINGS[3 * i + 2]) return faultOf(i);
  }
  const lost = napRulesInput[NapRule.MisereLost];
  if (lost != 3 && lost != 6) return faultOf(NapRule.MisereLost);
  if (napRulesInput[NapRule.Blucher] > napRulesInput[NapRule.Wellington]) return faultOf(NapRule.Blucher);
  if (napRulesInput[NapRule.Stripped] != 0 && napRulesInput[NapRule.Players] == 6)
    return faultOf(NapRule.Stripped);
  for (let i = 0; i < NAP_RULES; i++) current[i] = napRulesInput[i];
  players = current[NapRule.Players];
  pack = packFrom(napLowestRank());
  return NapFault.None;
}

function faultOf(column: i32): i32 {
  return NapFault.Rule | (column << 8);
}

/** The tricks that a bid promises (misère: none). */
export function tricksOf(bid: i32): i32 {
  return BIDS[3 * bid];
}

/** Chips from each other player when it is made. */
export function wonBy(bid: i32): i32 {
  return bid == NapCall.Blucher ? setting(NapRule.BlucherWon) : BIDS[3 * bid + 1];
}

/** Chips to each other player when it is lost. */
export function lostBy(bid: i32): i32 {
  if (bid == NapCall.Misere) return setting(NapRule.MisereLost);
  return bid == NapCall.Blucher ? setting(NapRule.BlucherLost) : BIDS[3 * bid + 2];
}

/** A bid's promise, and its stakes at this table: 0 tricks, 1 won, 2 lost; -1 outside the table. */
export function napBidValue(bid: i32, column: i32): i32 {
  if (bid < 0 || bid >= NAP_CALLS) return -1;
  return column == 0 ? tricksOf(bid) : column == 1 ? wonBy(bid) : lostBy(bid);
}

/** Whether the settings have this bid at all. */
export function isOn(bid: i32): bool {
  if (bid == NapCall.Misere) return setting(NapRule.Misere) != NapMisere.Off;
  if (bid == NapCall.Wellington) return setting(NapRule.Wellington) != 0;
  if (bid == NapCall.Blucher) return setting(NapRule.Blucher) != 0;
  return bid >= setting(NapRule.Lowest);
}

export function isTrumpless(bid: i32): bool {
  return bid == NapCall.Misere && setting(NapRule.Misere) != NapMisere.Trumps;
}
