// Is there an order in which the cards can leave their places? If there is none, the game is lost.
//
// Forget positions. Each card that is not home has one moment when it first leaves its place in the position asked about (column, waste or
// stock): its departure. A win gives a total order of all departures, and directly after each of them there is room: see `formula.ts`. So if
// no order makes the formula true, there is no win. An order proves nothing, since room at each moment is not yet a way from one to the next;
// but it is a plan of the whole game, and is played (`play.ts`): by some the game is won.
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
import { layPlay, playOrder, positions, readOrder } from './play';
import { propagations } from './propagate';
import { anotherOrder, offerAll, settleFormula, solverBegin, solverStep } from './solver';

/** What is being done: relaxed play, then the formula's parts, each card by card, then the search; an order found is played. */
enum Stage {
  Landmarks = 0,
  Variables = 1,
  Homes = 2,
  Room = 3,
  Delays = 4,
  Search = 5,
  Play = 6,
}

/** What a step of preparation costs, and a node, in propagations. */
const STEP: u64 = 200;
const NODE: u64 = 2;
/** What a position of a play costs, in propagations. */
const PLAYED: u64 = 8;
/** An order is played with windows from so wide to so wide, each twice as wide as the last. */
const FIRST_WINDOW: i32 = 4;
const LAST_WINDOW: i32 = 32;
const ORDER_MEGABYTES: i32 = 16;

let stage: i32 = Stage.Landmarks;
let card: i32 = NOBODY;
let verdict: i32 = Verdict.Unknown;
let steps: u64 = 0;
/** nodes that have been asked for */
let granted: u64 = 0;
let window: i32 = 0;

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
  layPlay();
  layLandmarks();
  return solverBegin(at + ((<usize>ORDER_MEGABYTES) << 20), mostVariables());
}

function mostVariables(): i32 {
  const pairs = ((cardCount * (cardCount - 1)) >> 1) + cardCount * (turnCount() + 2 * FACES);
  return 1 + pairs + cardCount * MOMENT_VARIABLES;
}

function work(): u64 {
  return steps * STEP + propagations + positions * PLAYED;
}

/** Nodes of work done: never more than have been asked for, though what is begun is brought to its end. */
export function orderNodes(): u64 {
  return min(granted, (work() + NODE - 1) / NODE);
}

/** Works for about so many nodes; abi.Verdict: Winnable leaves the win as the way (walk/path.ts), Unknown when there is no more memory. */
export function orderStep(nodes: i32): i32 {
  granted += nodes;
  while (verdict == Verdict.Running && work() < NODE * granted) {
    if (stage == Stage.Search) search();
    else if (stage == Stage.Play) playOn();
    else prepare();
  }
  // the answer is given when its work has been asked for, however it is sliced
  if (work() > NODE * granted) return Verdict.Running;
  return verdict;
}

/** Looks for an order, and is then about to play it. A certificate is of orders alone. */
function search(): void {
  verdict = solverStep(NODE * granted - work());
  if (verdict != Verdict.Winnable) return;
  verdict = certifies ? Verdict.Unknown : Verdict.Running;
  readOrder();
  stage = Stage.Play;
  window = FIRST_WINDOW;
}

/** Plays the order once more, each time less strictly, and then looks for another one. */
function playOn(): void {
  if (playOrder(window) == Verdict.Winnable) verdict = Verdict.Winnable;
  window <<= 1;
  if (window <= LAST_WINDOW) return;
  anotherOrder();
  stage = Stage.Search;
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
