import { NAP_HAND } from '../abi';
import { above, below, bottom, rankOf, size, suitSet, top } from '../cards';
import { pack, players } from '../rules';

// What the bidding model looks at in a hand of five. "Likely" below means: no other player holds an unseen higher
// card, when each unseen card is with probability q in some other player's hand.

export const FEATURES: i32 = 22;
export const MISERE_FEATURES: i32 = 20;
export const features: StaticArray<f64> = new StaticArray<f64>(FEATURES);

const JACK: i32 = 9;
const TEN: i32 = 8;

/** (1 - q)^g: that none of g unseen cards is held. */
const none: StaticArray<f64> = new StaticArray<f64>(14);
const side: StaticArray<f64> = new StaticArray<f64>(3);

export function prepareFeatures(): void {
  const q = <f64>(NAP_HAND * (players - 1)) / <f64>(size(pack) - NAP_HAND);
  none[0] = 1.0;
  for (let g = 1; g < 14; g++) none[g] = none[g - 1] * (1.0 - q);
}

/** Keeps the three best of the side cards. */
function addSide(value: f64): void {
  for (let i = 0; i < 3; i++) {
    if (value <= side[i]) continue;
    const other = side[i];
    side[i] = value;
    value = other;
  }
}

function readSides(hand: u64, trump: i32): i32 {
  let suits = 0;
  for (let i = 0; i < 3; i++) side[i] = 0;
  for (let suit = 0; suit < 4; suit++) {
    let held = hand & suitSet(suit);
    if (suit == trump || held == 0) continue;
    suits++;
    for (; held != 0; held &= held - 1) addSide(none[size(above(<i32>ctz(held)) & pack & ~hand)]);
  }
  return suits;
}

/** The features of a hand with this suit, of which it holds a card, as trumps. */
export function readTrumps(hand: u64, trump: i32): void {
  features.fill(0);
  let held = hand & suitSet(trump);
  const long = size(held);
  features[0] = 1.0;
  features[long] = 1.0;
  let second = 0.0;
  let first = 0.0;
  for (let i = 0; held != 0; i++) {
    const card = top(held);
    held ^= (<u64>1) << (<u64>card);
    const higher = size(above(card) & pack & ~hand);
    features[6 + i] = none[higher];
    if (i >= 1) first += none[max(0, higher - 1)];
    if (i >= 2) second += none[max(0, higher - 2)];
  }
  features[11] = second;
  features[12] = first;
  const suits = readSides(hand, trump);
  for (let i = 0; i < 3; i++) features[13 + i] = side[i];
  features[16] = long >= 3 ? side[0] : 0.0;
  features[17] = side[0] * features[6];
  features[18] = side[0] * side[1];
  features[19] = features[6] * features[7];
  features[20] = features[19] * features[8];
  features[21] = <f64>suits;
}

function add(index: i32, when: bool): void {
  if (when) features[index] += 1.0;
}

/** The unseen cards under the k-th lowest of a suit's holding; -1 when it is shorter. */
function under(held: u64, k: i32, unseen: u64): i32 {
  for (let i = 0; i < k; i++) held &= held - 1;
  return held == 0 ? -1 : size(below(bottom(held)) & unseen);
}

function readMisereSuit(held: u64, unseen: u64): void {
  const lowest = under(held, 0, unseen);
  const second = under(held, 1, unseen);
  const third = under(held, 2, unseen);
  add(7, lowest >= 1);
  add(8, lowest >= 2);
  add(9, lowest >= 4);
  add(10, lowest >= 6);
  add(11, second >= 3);
  add(12, second >= 5);
  add(13, second >= 7);
  add(14, third >= 4);
  add(15, third >= 7);
  features[16] = Math.min(features[16], <f64>lowest);
  features[17] = Math.max(features[17], <f64>lowest);
  add(18, size(held) == 1 && rankOf(bottom(held)) >= TEN);
}

/** The features of a hand for misère. */
export function readMisere(hand: u64): void {
  features.fill(0);
  const unseen = pack & ~hand;
  features[0] = 1.0;
  features[16] = 13.0;
  for (let suit = 0; suit < 4; suit++) {
    const held = hand & suitSet(suit);
    if (held == 0) features[1] += 1.0;
    else readMisereSuit(held, unseen);
  }
  for (let rest = hand; rest != 0; rest &= rest - 1) {
    const card = <i32>ctz(rest);
    const lower = size(below(card) & unseen);
    features[2] += <f64>lower;
    add(3, lower >= 3);
    add(4, lower >= 5);
    add(5, lower >= 7);
    add(6, rankOf(card) >= JACK);
    const lead = none[size(above(card) & unseen)] + (lower >= 3 ? 0.3 : 0.0) + 0.06 * <f64>lower;
    features[19] = Math.max(features[19], lead);
  }
}
