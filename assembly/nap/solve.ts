import { NAP_NO_TRUMP, NapCall, NapPhase, NapResult } from './abi';
import { hands, readPosition } from './position';
import { tricksOf } from './rules';
import { phase, result, table } from './state';
import { canTake, Solved, solvedNodes, takeHands } from './tricks/tricks';

// The position's double dummy, for the review and the command line: it reads all hands.

/** Whether the contract is made with all cards visible (NapResult); Open when the nodes did not do, or nobody plays. */
export function napSolve(nodes: i32): i32 {
  readPosition();
  const where = phase();
  if (where != NapPhase.Playing) return where == NapPhase.Done ? result() : NapResult.Open;
  const stands = result();
  if (stands != NapResult.Open) return stands;
  takeHands(hands);
  const misere = table.bid == NapCall.Misere;
  const solved = canTake(misere ? 1 : tricksOf(table.bid) - table.taken, nodes);
  if (solved == Solved.Stopped) return NapResult.Open;
  return (solved == Solved.Yes) != misere ? NapResult.Made : NapResult.Lost;
}

/** Takes the position as the question; the trump suit is set if no card was led (-1: the declarer's choice). */
function take(suit: i32): bool {
  readPosition();
  if (phase() != NapPhase.Playing) return false;
  if (table.trump < 0 && suit >= 0 && suit <= NAP_NO_TRUMP) table.trump = suit;
  takeHands(hands);
  return true;
}

/** Whether the declarer can take at least k of the tricks left (in misère: must take one): 0, 1, or -1 for not known. */
export function napTakes(suit: i32, k: i32, nodes: i32): i32 {
  if (!take(suit)) return -1;
  const solved = canTake(k, nodes);
  return solved == Solved.Stopped ? -1 : solved;
}

/** How many of the tricks left the declarer takes (in misère: 1 for "some"); -1 for not known within the nodes. */
export function napTricks(suit: i32, nodes: i32): i32 {
  if (!take(suit)) return -1;
  let least = 0;
  let most = table.bid == NapCall.Misere ? 1 : table.left;
  while (least < most) {
    const k = (least + most + 1) >> 1;
    const solved = canTake(k, nodes);
    if (solved == Solved.Stopped) return -1;
    if (solved == Solved.Yes) least = k;
    else most = k - 1;
  }
  return least;
}

/** Trick starts that the last question looked at. */
export function napSolvedNodes(): i32 {
  return solvedNodes();
}
