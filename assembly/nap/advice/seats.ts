import {
  NAP_CALLS,
  NAP_HAND,
  NapCall,
  NapCallRow,
  NapCardRow,
  NapFault,
  NapHead,
  NapLevel,
  NapPhase,
} from '../abi';
import { bit } from '../cards';
import { legalCards, refuseCall } from '../movegen';
import { pickBelow, seedFrom, share } from '../random';
import { players } from '../rules';
import { phase, table } from '../state';
import { napAdvice, rowAt } from './advice';
import { bestCall, gains, readHand } from './bidding';
import { adviseCalls, prepareCalls } from './calls';
import { adviseCards, prepareCards } from './cards';
import { ruleBid } from './ruleBid';
import { ruleCard, takeOver } from './rulePlay';
import { prepareSampling } from './sample';
import { dealt, me, mine, napTakeView } from './view';

// The computer's seats. Each is given a view and a seed, as a person sees a hand and the table.

const SEATING: u32 = 3;

/** How often easy plays another card than its best; how far medium misjudges what a bid brings from each other. */
const SECOND_BEST: f64 = 0.2;
const MISJUDGES: f64 = 1.7;
const MEDIUM_WORLDS: i32 = 10;
const HARD_WORLDS: i32 = 200;

/** Cards within this of the best are as good: the rule player's is preferred among them. */
const POINT: f64 = 0.01;

function ready(seed: u32, when: i32): bool {
  if (napTakeView() != NapFault.None || phase() != when || table.turn != me) return false;
  seedFrom(seed, SEATING);
  return true;
}

/** The rule of thumb's call if it may be made; where passing is not allowed, the lowest that may. */
function ruleCall(): i32 {
  const best = ruleBid(dealt);
  if (best != NapCall.Pass && refuseCall(me, best, table.bid) == 0) return best;
  for (let call = 0; call < NAP_CALLS; call++) if (refuseCall(me, call, table.bid) == 0) return call;
  return NapCall.Pass;
}

function mediumCall(): i32 {
  readHand(dealt);
  const most = MISJUDGES * <f64>(players - 1);
  for (let call: i32 = NapCall.Two; call < NAP_CALLS; call++) gains[call] += most * (2.0 * share() - 1.0);
  return bestCall(me, table.bid);
}

function hardCall(): i32 {
  napAdvice.fill(0);
  prepareSampling();
  prepareCalls();
  adviseCalls(HARD_WORLDS);
  let best: i32 = -1;
  let most = 0.0;
  for (let call: i32 = NapCall.Pass; call < NAP_CALLS; call++) {
    const at = rowAt(call);
    if (napAdvice[at + NapCallRow.Legal] == 0.0) continue;
    const chips = napAdvice[at + NapCallRow.Chips];
    if (best < 0 || chips > most) {
      best = call;
      most = chips;
    }
  }
  return best;
}

/** The call of a computer seat (NapLevel) in the view; -1 when it is not its turn to call. */
export function napSeatCall(level: i32, seed: u32): i32 {
  if (!ready(seed, NapPhase.Bidding)) return -1;
  if (level == NapLevel.Hard) return hardCall();
  return level == NapLevel.Medium ? mediumCall() : ruleCall();
}

function easyCard(): i32 {
  const ruled = ruleCard(mine);
  const others = legalCards(mine, table.led) & ~bit(ruled);
  if (others == 0 || share() >= SECOND_BEST) return ruled;
  let rest = others;
  for (let skip = pickBelow(<i32>popcnt(others)); skip > 0; skip--) rest &= rest - 1;
  return <i32>ctz(rest);
}

/**
 * The best card of play-outs in that many worlds; of equal ones the rule player's, else the lowest. A trick that stands as
 * a defender wants it is left alone: play-outs by rule of thumb see something in taking it over that hard seats do not
 * get (docs/nap.md, Plays that look wasted).
 */
function sampledCard(worlds: i32): i32 {
  const legal = legalCards(mine, table.led);
  if ((legal & (legal - 1)) == 0) return <i32>ctz(legal);
  napAdvice.fill(0);
  prepareSampling();
  prepareCards();
  adviseCards(worlds, 0, 0);
  const sign = me == table.declarer ? 1.0 : -1.0;
  const margin = POINT * napAdvice[NapHead.Weight];
  const over = takeOver(legal);
  let best = -1;
  for (let i = 0; i < NAP_HAND; i++) {
    if (!isCard(i) || (over & bit(<i32>napAdvice[rowAt(i) + NapCardRow.Card])) != 0) continue;
    if (best < 0 || worthOf(i) * sign > worthOf(best) * sign) best = i;
  }
  for (let i = 0; i < NAP_HAND; i++) {
    const ruled = isCard(i) && napAdvice[rowAt(i) + NapCardRow.Rule] != 0.0;
    if (ruled && worthOf(i) * sign >= worthOf(best) * sign - margin) best = i;
  }
  return <i32>napAdvice[rowAt(best) + NapCardRow.Card];
}

function isCard(row: i32): bool {
  return napAdvice[rowAt(row) + NapCardRow.Card] >= 0.0;
}

function worthOf(row: i32): f64 {
  return napAdvice[rowAt(row) + NapCardRow.Made];
}

/** The card of a computer seat (NapLevel) in the view; -1 when it is not its turn to play. */
export function napSeatCard(level: i32, seed: u32): i32 {
  if (!ready(seed, NapPhase.Playing)) return -1;
  if (level == NapLevel.Rule) return ruleCard(mine);
  if (level == NapLevel.Easy) return easyCard();
  return sampledCard(level == NapLevel.Medium ? MEDIUM_WORLDS : HARD_WORLDS);
}
