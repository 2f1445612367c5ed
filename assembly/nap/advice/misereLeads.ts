import { NAP_HAND, NapCall, NapCallRow, NapHead } from '../abi';
import { above, below, suitOf } from '../cards';
import { isTrumpless, lostBy, players, wonBy } from '../rules';
import { beginPlay, restoreTable } from '../state';
import { addTo, napAdvice, rowAt } from './advice';
import { playIn, playOut, takeWorld } from './playout';
import { dealt, me, unseen } from './view';

// My misère, played out from each of my leads: whoever bids it will weigh the lead, and with a thoughtless one it is made
// some four times in a hundred less. The best lead of many, taken from the worlds that judge it, would look better than
// it is; so the worlds fall by turns into two halves, and each half judges the lead that did best in the other.

const leads: StaticArray<i32> = new StaticArray<i32>(NAP_HAND);
/** Weight of the worlds of each half in which the misère is made after each lead. */
const madeBy: StaticArray<f64> = new StaticArray<f64>(2 * NAP_HAND);
let count: i32 = 0;
/** What is in the row already of the misère that was made. */
let counted: f64 = 0.0;
let plays: f64 = 0.0;

/** Takes one lead of each sort: of touching cards any is as good. */
export function beginLeads(): void {
  madeBy.fill(0.0);
  count = 0;
  counted = 0.0;
  plays = 0.0;
  let last: i32 = -1;
  for (let rest = dealt; rest != 0; rest &= rest - 1) {
    const card = <i32>ctz(rest);
    const touches = last >= 0 && suitOf(last) == suitOf(card) && (unseen & above(last) & below(card)) == 0;
    last = card;
    if (!touches) leads[count++] = card;
  }
}

/** My misère has become the contract in this world: plays it out from each lead. */
export function tryLeads(weight: f64): void {
  const half = <i32>napAdvice[NapHead.Worlds] & 1;
  for (let i = 0; i < count; i++) {
    beginPlay(me, NapCall.Misere);
    takeWorld();
    playIn(leads[i]);
    if (playOut()) madeBy[half * NAP_HAND + i] += weight;
    restoreTable();
  }
  addTo(rowAt(NapCall.Misere) + NapCallRow.Plays, weight);
}

function bestIn(half: i32): i32 {
  let best = 0;
  for (let i = 1; i < count; i++) if (madeBy[half * NAP_HAND + i] > madeBy[half * NAP_HAND + best]) best = i;
  return best;
}

function bestLead(): i32 {
  let best = 0;
  for (let i = 1; i < count; i++)
    if (madeBy[i] + madeBy[NAP_HAND + i] > madeBy[best] + madeBy[NAP_HAND + best]) best = i;
  return leads[best];
}

/** Brings the misère's row up to what the halves say now. */
export function settleLeads(): void {
  const at = rowAt(NapCall.Misere);
  const made = madeBy[bestIn(1)] + madeBy[NAP_HAND + bestIn(0)];
  const won = <f64>(wonBy(NapCall.Misere) * (players - 1));
  const lost = <f64>(lostBy(NapCall.Misere) * (players - 1));
  const more = made - counted;
  const fewer = napAdvice[at + NapCallRow.Plays] - plays - more;
  addTo(at + NapCallRow.Chips, won * more - lost * fewer);
  addTo(at + NapCallRow.Squares, won * won * more + lost * lost * fewer);
  napAdvice[at + NapCallRow.Made] = made;
  counted = made;
  plays = napAdvice[at + NapCallRow.Plays];
  if (!isTrumpless(NapCall.Misere)) napAdvice[at + NapCallRow.Suit] = <f64>suitOf(bestLead());
}
