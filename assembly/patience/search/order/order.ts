// Is there an order in which the cards can leave their places? If there is none, the game is lost.
//
// Forget positions. Each card that is not home has one moment when it first leaves its place in the position asked about (column, waste or
// stock): its departure. A win gives a total order of all departures, and directly after each of them there is room: see `formula.ts`. So if
// no order makes the formula true, there is no win. An order says nothing: room at each moment is not yet a way from one to the next.
//
// It needs two packs built in suit, a single pass and no return from foundations. It looks at a game that allows more: a line that is legal
// in the game asked about is legal there, so what has no win there has none here.
//   - Cards that lie face down at first lie face up there: to be face down forbids moves, and allows none.
//   - Any card may go to an empty column, also where only kings may.
//   - A cell is one more column, empty or with one card. What moves through cells and spaces moves there card by card.
// Alternating colours would need hosts of two faces, a second pass two moments for each card of the stock, and what comes back from the
// foundations a home that does not only grow. It does not work there.

import { Build, FACES, Prune, Rule, Verdict } from '../../../abi';
import { furtherPiece } from '../../../arena';
import { layFrom } from '../../../raw';
import { rule } from '../../rules';
import { uses } from '../switches';
import { certificateBegin, certifies } from './certificate';
import { cardCount, NOBODY, readElements, turnCount } from './elements';
import { addDelays, addHomes, addRoom, MOMENT_VARIABLES } from './formula';
import { addRules, close, findLandmarks, layLandmarks, makeOrderVariables } from './landmarks';
import { propagations } from './propagate';
import { offerAll, settleFormula, solverBegin, solverStep } from './solver';

/** What is being done: relaxed play, then the formula's parts, each card by card, then the search. */
enum Stage {
  Landmarks = 0,
  Variables = 1,
  Homes = 2,
  Room = 3,
  Delays = 4,
  Search = 5,
}

/** What a step of preparation costs, and a node, in propagations. */
const STEP: u64 = 200;
const NODE: u64 = 2;
const ORDER_MEGABYTES: i32 = 16;

let stage: i32 = Stage.Landmarks;
let card: i32 = NOBODY;
let verdict: i32 = Verdict.Unknown;
let steps: u64 = 0;
/** nodes that have been asked for */
let granted: u64 = 0;

export function orderHandles(): bool {
  return (
    uses(Prune.Order) &&
    rule(Rule.Decks) == 2 &&
    rule(Rule.Build) == Build.Suit &&
    rule(Rule.Passes) == 1 &&
    rule(Rule.Return) == 0
  );
}

/** Begins at the core's position. */
export function orderBegin(): void {
  readElements();
  stage = Stage.Landmarks;
  card = NOBODY;
  steps = 0;
  granted = 0;
  const at = furtherPiece(ORDER_MEGABYTES);
  if (certifies) certificateBegin();
  verdict = at > 0 && layOut(at) ? Verdict.Running : Verdict.Unknown;
}

function layOut(at: usize): bool {
  layFrom(at);
  layLandmarks();
  return solverBegin(at + ((<usize>ORDER_MEGABYTES) << 20), mostVariables());
}

function mostVariables(): i32 {
  const pairs = ((cardCount * (cardCount - 1)) >> 1) + cardCount * (turnCount() + 2 * FACES);
  return 1 + pairs + cardCount * MOMENT_VARIABLES;
}

function work(): u64 {
  return steps * STEP + propagations;
}

/** Nodes of work done: never more than have been asked for, though what is begun is brought to its end. */
export function orderNodes(): u64 {
  return min(granted, (work() + NODE - 1) / NODE);
}

/** Works for about so many nodes; abi.Verdict: Unwinnable, or Unknown when there is an order or no more memory. */
export function orderStep(nodes: i32): i32 {
  granted += nodes;
  while (verdict == Verdict.Running && work() < NODE * granted) {
    if (stage == Stage.Search) verdict = solverStep(NODE * granted - work());
    else prepare();
  }
  // the answer is given when its work has been asked for, however it is sliced
  if (work() > NODE * granted) return Verdict.Running;
  return verdict == Verdict.Winnable ? Verdict.Unknown : verdict;
}

function prepare(): void {
  steps++;
  switch (stage) {
    case Stage.Landmarks:
      if (!findLandmarks(card)) verdict = Verdict.Unwinnable;
      break;
    case Stage.Variables:
      addRules();
      if (!close()) verdict = Verdict.Unwinnable;
      else if (!makeOrderVariables()) verdict = Verdict.Unknown;
      stage = Stage.Homes;
      card = 0;
      return;
    case Stage.Homes:
      addHomes(card);
      verdict = settleFormula();
      break;
    case Stage.Room:
      addRoom(card);
      verdict = settleFormula();
      break;
    default:
      addDelays(card);
      verdict = settleFormula();
  }
  if (++card < cardCount) return;
  card = 0;
  stage++;
  if (stage == Stage.Search) offerAll();
}
