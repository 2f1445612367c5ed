import { generateAt, moves } from './movegen';
import { doMove, undoMove } from './play';

/** Counts the move sequences of exactly `depth` moves from the position. */
export function perft(depth: i32): f64 {
  return depth <= 0 ? 1 : leaves(0, depth);
}

// The plies' lists lie one after the other in `moves`, which has room for four of the longest.
function leaves(start: i32, depth: i32): f64 {
  const end = generateAt(start);
  if (depth == 1) return <f64>(end - start);
  let sum: f64 = 0;
  for (let i = start; i < end; i++) {
    const move = moves[i];
    const undo = doMove(move);
    sum += leaves(end, depth - 1);
    undoMove(move, undo);
  }
  return sum;
}
