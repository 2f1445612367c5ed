import { MAX_LINE } from '../../abi';
import { doMove } from '../play';
import {
  isWon,
  keepKey,
  key,
  restoreCards,
  restorePosition,
  SNAPSHOT_BYTES,
  saveCards,
  savePosition,
} from '../position';
import { refusal } from '../refusal';
import { isKnown } from './walk/rejoin';

// The position that the question is about, and what a line played from it comes to.

/** A line from the question's position: the winning one, when there is one. */
export const line: StaticArray<u32> = new StaticArray<u32>(MAX_LINE);

const snapshot: StaticArray<u8> = new StaticArray<u8>(SNAPSHOT_BYTES);
/** `snapshot` is complete: without a method that moves the position about, its cards and key will do */
let whole: bool = false;

/** Takes the core's position as the question. */
export function takeQuestion(): void {
  saveCards(changetype<usize>(snapshot));
  whole = false;
}

/** The position is the question's: from now on `restoreQuestion` can bring it back. */
export function completeQuestion(): void {
  if (!whole) savePosition(changetype<usize>(snapshot));
  whole = true;
}

export function restoreQuestion(): void {
  restorePosition(changetype<usize>(snapshot));
}

/** The question's snapshot, once it is complete. */
export function questionSnapshot(): usize {
  return changetype<usize>(snapshot);
}

/** Plays the first moves of `line` from the question's position as far as they are legal; returns how many. */
function replay(length: i32): i32 {
  let played = 0;
  while (played < length && refusal(line[played]) == 0) doMove(line[played++]);
  return played;
}

/** Whether the line that was tried last ended won. */
export let endedWon: bool = false;

/** How many moves of the line are legal, and by `endedWon` what they come to; the position stays the question's. */
export function tryLine(length: i32): i32 {
  keepKey(false);
  const played = replay(length);
  endedWon = isWon();
  restoreCards(changetype<usize>(snapshot));
  keepKey(true);
  return played;
}

/** Whether the line is legal and wins. */
export function isWin(length: i32): bool {
  return tryLine(length) == length && endedWon;
}

/** Whether the line is legal and ends in a position known to be winnable. The question must be complete. */
export function endsKnown(length: i32): bool {
  const isLegal = replay(length) == length;
  const known = isLegal && isKnown(key());
  restoreQuestion();
  return known;
}
