// Is there an order in which the cards can leave their places? If there is none, the game is lost.
//
// Forget positions. Each card that is not home has one moment when it first leaves its place in the position asked about (column, waste or
// stock): its departure. A win gives a total order of all departures, and directly after each of them there is room: see `formula.ts`. So if
// no order makes the formula true, there is no win. An order says nothing: room at each moment is not yet a way from one to the next.
//
// It needs two packs built in suit, cards carried one by one, the last pass, no return from foundations and no cells.

import { Build, Carry, Fill, Rule, Verdict } from '../../../abi';
import { rule } from '../../rules';
import { cardCount, NOBODY, readElements, turnCount } from './elements';
import { addDelays, addHomes, addRoom, MOMENT_VARIABLES } from './formula';
import { addRules, close, findLandmarks, layLandmarks, makeOrderVariables } from './landmarks';
import { conflicts, offerAll, settleFormula, solverBegin, solverStep } from './solver';

/** What is being done: relaxed play, then the formula's parts, each card by card, then the search. */
enum Stage {
  Landmarks = 0,
  Variables = 1,
  Homes = 2,
  Room = 3,
  Delays = 4,
  Search = 5,
}

/** What a step of preparation costs, in propagations. */
const STEP: i32 = 1000;

let stage: i32 = Stage.Landmarks;
let card: i32 = NOBODY;
let verdict: i32 = Verdict.Unknown;
let arena: usize = 0;
let arenaEnd: usize = 0;

export function orderHandles(): bool {
  return (
    rule(Rule.Decks) == 2 &&
    rule(Rule.Build) == Build.Suit &&
    rule(Rule.Carry) == Carry.One &&
    rule(Rule.Fill) == Fill.Any &&
    rule(Rule.FaceDown) == 0 &&
    rule(Rule.Cells) == 0 &&
    rule(Rule.Passes) == 1 &&
    rule(Rule.Return) == 0
  );
}

/** Begins at the core's position, in this memory. */
export function orderBegin(at: usize, bytes: usize): void {
  readElements();
  stage = Stage.Landmarks;
  card = NOBODY;
  verdict = Verdict.Running;
  arena = layLandmarks(at);
  arenaEnd = at + bytes;
  const pairs = (cardCount * (cardCount - 1)) / 2 + cardCount * (turnCount() + 104);
  if (!solverBegin((arena + 7) & ~7, arenaEnd, 1 + pairs + cardCount * MOMENT_VARIABLES))
    verdict = Verdict.Unknown;
}

/** Works for about so many propagations; abi.Verdict, of which Winnable means that there is an order. */
export function orderStep(budget: i32): i32 {
  if (verdict != Verdict.Running) return verdict;
  if (stage == Stage.Search) verdict = solverStep(budget);
  else {
    for (let left = budget; left > 0 && stage != Stage.Search && verdict == Verdict.Running; left -= STEP)
      prepare();
  }
  return verdict;
}

function prepare(): void {
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

export function orderConflicts(): i32 {
  return conflicts;
}

export function orderStage(): i32 {
  return stage;
}
