// The line of a win that the proof came upon: from root to root, each step searched for once more.

import { MAX_LINE, STOCK, WASTE } from '../../../abi';
import { arrayAt, RawArray } from '../../../raw';
import { packMove } from '../../move';
import { beginLine, lineLength, writeMove, writeSafe } from '../beams/line';
import { Node, nodeAt, nodeKey } from '../stock/node';
import { isIdle } from './idle';
import { Root, unpackRoot } from './root';
import { findSuccessor, walkPath } from './tableau';

/** Longest chain of roots: every card turned in every pass, and played. */
const MAX_CHAIN: i32 = 512;
const chain: StaticArray<u64> = new StaticArray<u64>(512);

/**
 * Writes core moves to `out` (MAX_LINE) from `start` to the win found at `last` (none: by safe cards alone);
 * `key` names the winning successor, 0 a win inside the tableau. `start` changes. Returns the length; -1: too long.
 */
export function writeWin(out: RawArray<u32>, start: Node, last: Root | null, key: u64, safe: bool): i32 {
  beginLine(start, out);
  const room = changetype<usize>(out) + ((<usize>MAX_LINE) << 2);
  const path = arrayAt<u32>(room);
  if (safe) writeSafe();
  let count = 0;
  if (last !== null) chain[count++] = key;
  let root = last;
  while (root !== null && root.parent() !== null) {
    if (count == MAX_CHAIN) return -1;
    unpackRoot(root, nodeAt(room));
    chain[count++] = nodeKey(nodeAt(room));
    root = root.parent();
  }
  while (--count >= 0) {
    if (!findSuccessor(start, chain[count])) return -1;
    const moves = walkPath(path);
    for (let i = 0; i < moves; i++) writeMove(path[i]);
    if (safe) writeSafe();
    while (isIdle(start)) {
      writeMove(packMove(STOCK, WASTE, 1));
      if (safe) writeSafe();
    }
    if (lineLength() > MAX_LINE) return -1;
  }
  return lineLength();
}
