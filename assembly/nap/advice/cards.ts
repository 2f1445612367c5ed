import { NAP_HAND, NapCall, NapCardRow, NapHead, NapResult } from '../abi';
import { above, below, bit } from '../cards';
import { legalCards } from '../movegen';
import { tricksOf } from '../rules';
import { restoreTable, result, saveTable, table } from '../state';
import { canTake, Solved, takeHands } from '../tricks/tricks';
import { addTo, countWorld, napAdvice, rowAt } from './advice';
import { certainAfter } from './certain';
import { inPlay, playIn, playOut, takeWorld } from './playout';
import { ruleCard } from './rulePlay';
import { sampleWorld } from './sample';
import { me, mine, unseen } from './view';

// What each card is worth: in every sampled world it is played, and the hand played out by the rule player. In some of
// the worlds the same is asked with all cards visible.

const card: StaticArray<i32> = new StaticArray<i32>(NAP_HAND);
const group: StaticArray<i32> = new StaticArray<i32>(NAP_HAND);
let cards: i32 = 0;

/** The lowest of my cards that this one is as good as: no card that may be elsewhere lies between them. */
function lowestEqual(one: i32): i32 {
  let others = unseen;
  if (table.count > 0) others |= bit(table.bestCard);
  let lowest = one;
  for (let rest = mine & below(one); rest != 0; ) {
    const next = 63 - <i32>clz(rest);
    rest ^= bit(next);
    if ((others & above(next) & below(lowest)) != 0) break;
    lowest = next;
  }
  return lowest;
}

export function prepareCards(): void {
  cards = 0;
  const ruled = ruleCard(mine);
  for (let rest = legalCards(mine, table.led); rest != 0; rest &= rest - 1) {
    const one = <i32>ctz(rest);
    const at = rowAt(cards);
    card[cards] = one;
    group[cards] = lowestEqual(one);
    napAdvice[at + NapCardRow.Card] = <f64>one;
    napAdvice[at + NapCardRow.Group] = <f64>group[cards];
    napAdvice[at + NapCardRow.Certain] = <f64>certainAfter(one);
    napAdvice[at + NapCardRow.Rule] = one == ruled ? 1.0 : 0.0;
    cards++;
  }
  for (let i = cards; i < NAP_HAND; i++) napAdvice[rowAt(i) + NapCardRow.Card] = -1.0;
}

/** Adds to the rows of all cards of a group. */
function addToGroup(lowest: i32, place: i32, weight: f64): void {
  for (let i = 0; i < cards; i++) if (group[i] == lowest) addTo(rowAt(i) + place, weight);
}

function tryCards(weight: f64): void {
  for (let i = 0; i < cards; i++) {
    if (group[i] != card[i]) continue;
    takeWorld();
    playIn(card[i]);
    if (playOut()) addToGroup(card[i], NapCardRow.Made, weight);
    restoreTable();
  }
}

/** Solved.Yes: the declarer can still make it after this card with all cards visible. */
function makeable(one: i32, nodes: i32): i32 {
  takeWorld();
  playIn(one);
  const stands = table.count == 0 ? result() : <i32>NapResult.Open;
  if (stands != NapResult.Open) return stands == NapResult.Made ? Solved.Yes : Solved.No;
  takeHands(inPlay);
  const misere = table.bid == NapCall.Misere;
  const solved = canTake(misere ? 1 : tricksOf(table.bid) - table.taken, nodes);
  if (!misere || solved == Solved.Stopped) return solved;
  return solved == Solved.Yes ? Solved.No : Solved.Yes;
}

/** Asks all cards of the world with all cards visible; a world that is too much for the nodes is left out. */
function solveCards(weight: f64, nodes: i32): void {
  let good: i32 = 0;
  let bad: i32 = 0;
  for (let i = 0; i < cards; i++) {
    if (group[i] != card[i]) continue;
    const solved = makeable(card[i], nodes);
    restoreTable();
    if (solved == Solved.Stopped) return;
    if (solved == Solved.Yes) good |= 1 << i;
    else bad |= 1 << i;
  }
  countWorld(NapHead.SolvedWeight, weight);
  for (let i = 0; i < cards; i++)
    if (((good >> i) & 1) != 0) addToGroup(card[i], NapCardRow.Makeable, weight);
  const open = me == table.declarer ? good != 0 : bad == 0;
  if (open) addTo(NapHead.Makeable, weight);
}

/** Tries every legal card in that many more worlds, in the first `solved` of them with all cards visible too. */
export function adviseCards(worlds: i32, solved: i32, nodes: i32): void {
  for (let i = 0; i < worlds; i++) {
    const weight = sampleWorld();
    if (weight == 0.0) continue;
    napAdvice[NapHead.Worlds] += 1.0;
    countWorld(NapHead.Weight, weight);
    saveTable();
    tryCards(weight);
    if (i < solved) solveCards(weight, nodes);
  }
}
