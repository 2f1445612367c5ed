// Searching again: from a point of the line, with another bank vector or another stage of the portfolio, for a shorter
// way to the end.

import { MAX_LINE, Method, Verdict } from '../../../abi';
import { mix } from '../../../zobrist';
import { BEAMS_BYTES, beamsBegin, beamsBeginWith, beamsEnded } from '../beams/beams';
import { freeCellsBegin, freeCellsStartAt } from '../freecells/freecells';
import { STAGE, STAGES } from '../freecells/weights';
import { handles, lineOf, nodesOf, stepMethod } from '../methods';
import { generalBegin } from '../walk/general';

/** The way found, as core moves. */
export const again: StaticArray<u32> = new StaticArray<u32>(MAX_LINE);

/** A try's nodes at the most, and how many are looked at before it is asked whether it may go on. */
const MOST_BEAMS: u64 = 60_000;
const MOST_FREE_CELLS: u64 = 2_000;
const MOST_GENERAL: u64 = 10_000;
const STEP: u64 = 1_000;
/** The first tries go from the line's beginning, one with each vector of the bank. */
const FROM_START: i32 = 8;
const ROOM: usize = 1 << 22;

export const AGAIN_BYTES: usize = max(ROOM, BEAMS_BYTES);

/** Not known yet. */
export const AGAIN_RUNNING: i32 = -2;

/** Positions looked at. */
export let againWork: i64 = 0;

let most: u64 = 0;
/** of the try at work, counted in againWork */
let counted: u64 = 0;

/** The point of a line of `length` moves from which try number `which` begins. */
export function pointOf(which: i32, length: i32): i32 {
  if (which < FROM_START) return 0;
  return <i32>((mix(<u64>which) >> 32) % <u64>max(1, length - (length >> 4)));
}

function method(): i32 {
  if (handles(Method.FreeCells)) return Method.FreeCells;
  return handles(Method.Beams) ? Method.Beams : Method.General;
}

function begin(which: i32, arena: usize): u64 {
  switch (method()) {
    case Method.FreeCells:
      freeCellsBegin(arena, ROOM);
      freeCellsStartAt((which % (STAGES.length / STAGE)) * STAGE);
      return MOST_FREE_CELLS;
    case Method.Beams:
      beamsBegin(arena, BEAMS_BYTES);
      beamsBeginWith(which);
      return MOST_BEAMS;
    default:
      generalBegin(which, arena, ROOM);
      return MOST_GENERAL;
  }
}

/** Begins try number `which` from the core's position, in AGAIN_BYTES at `arena`. */
export function againBegin(which: i32, arena: usize): void {
  most = begin(which, arena);
  counted = 0;
}

/**
 * Goes on for a step: the length of the way, -1 when there is none, or AGAIN_RUNNING. The core's position may be moved;
 * the next step has to find it where this one left it.
 */
export function againStep(): i32 {
  const at = method();
  const found = stepMethod(at, STEP, u64.MAX_VALUE >> 1);
  againWork += <i64>(nodesOf(at) - counted);
  counted = nodesOf(at);
  if (found == Verdict.Winnable) return lineOf(at, again);
  const isOver = found != Verdict.Running || counted >= most || (at == Method.Beams && beamsEnded());
  return isOver ? -1 : AGAIN_RUNNING;
}
