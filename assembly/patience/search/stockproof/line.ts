// The line of a win that the proof came upon: from root to root, each step searched for once more.

import { MAX_LINE, STOCK, WASTE } from '../../../abi';
import { beginLine, lineLength, writeMove, writeSafe } from '../beams/line';
import { packMove } from '../stock/play';
import { nodeKey } from '../stock/state';
import { parentOf, unpackRoot } from './roots';
import { findSuccessor, isIdle, walkPath } from './tableau';

/** Longest chain of roots: every card turned in every pass, and played. */
const MAX_CHAIN: i32 = 512;
const chain: StaticArray<u64> = new StaticArray<u64>(512);

/**
 * Writes core moves to `out` (u32[MAX_LINE]) from `start` to the win found at `last` (0: by safe cards alone);
 * `key` names the winning successor, 0 a win inside the tableau. `start` changes. Returns the length; -1: too long.
 */
export function writeWin(out: usize, start: usize, last: usize, key: u64, safe: bool): i32 {
  beginLine(start, out);
  const room = out + ((<usize>MAX_LINE) << 2);
  if (safe) writeSafe();
  let count = 0;
  if (last != 0) chain[count++] = key;
  for (let root = last; root != 0 && parentOf(root) != 0; root = parentOf(root)) {
    if (count == MAX_CHAIN) return -1;
    unpackRoot(root, room);
    chain[count++] = nodeKey(room);
  }
  while (--count >= 0) {
    if (!findSuccessor(start, chain[count])) return -1;
    const moves = walkPath(room);
    for (let i = 0; i < moves; i++) writeMove(load<u32>(room + ((<usize>i) << 2)));
    if (safe) writeSafe();
    while (isIdle(start)) {
      writeMove(packMove(STOCK, WASTE, 1));
      if (safe) writeSafe();
    }
    if (lineLength() > MAX_LINE) return -1;
  }
  return lineLength();
}
