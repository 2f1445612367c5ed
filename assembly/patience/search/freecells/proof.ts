// The exhaustive search: every state that single moves can reach, depth first, each once. It ends with a win or
// with the proof that there is none. Group moves are series of single ones, so they add no states, except where
// the record carries runs of any length; cards come back from home where the record lets them.

import { Carry, Prune } from '../../../abi';
import { arrayAt, RawArray } from '../../../raw';
import { uses } from '../switches';
import {
  CELL,
  carry,
  cells,
  columns,
  FLOOR,
  HOME,
  homeOf,
  KINGS,
  kingsOnly,
  PACK,
  parents,
  returns,
  takenBy,
} from './cards';
import { hasKey, keepKey, keyCount, openKeys } from './keys';
import {
  copyState,
  homeCount,
  keyAfter,
  place,
  readyCards,
  STATE_BYTES,
  State,
  safeCard,
  stateAt,
} from './state';

export enum Proof {
  Running = 0,
  Won = 1,
  Lost = 2,
  Memory = 3,
  /** the most states allowed have been seen */
  Spent = 4,
}

/** What led from one state to the next; behind these fields its changes, then the moves from there. */
@unmanaged
class Frame {
  before: Frame | null;
  changeCount: u16;
  /** moves not tried yet */
  moveCount: u16;

  /** card | from << 8 | to << 16 each */
  changes(): RawArray<u32> {
    return arrayAt<u32>(changetype<usize>(this) + offsetof<Frame>());
  }

  /** card | target << 6 each, the last one tried first */
  moves(): RawArray<u16> {
    return arrayAt<u16>(changetype<usize>(this) + offsetof<Frame>() + (usize(this.changeCount) << 2));
  }

  /** Where a frame may begin behind this one's moves. */
  next(): Frame {
    return changetype<Frame>((changetype<usize>(this.moves()) + (usize(this.moveCount) << 1) + 3) & ~3);
  }
}

/** More than any frame has: 4 bytes each change and 2 each move. */
const FRAME_MOST: usize = 2048;

let state = stateAt(0);
let bottom = changetype<Frame>(0);
let end: usize = 0;
let frame = changetype<Frame>(0);
let most: i32 = 0;
/** the moves being listed */
let moves = changetype<RawArray<u16>>(0);
let count: i32 = 0;
/** The most cards seen home. */
export let proofHome: i32 = 0;

/** Begins from the question's state, in `bytes` at `arena`, with at most `states` states. */
export function beginProof(arena: usize, bytes: usize, root: State, states: i32): Proof {
  const keys = arena + STATE_BYTES;
  const frames = arena + bytes - (bytes >> 2);
  state = stateAt(arena);
  end = arena + bytes;
  bottom = changetype<Frame>(frames);
  most = states;
  proofHome = 0;
  copyState(state, root);
  if (!openKeys(keys, frames - keys)) return Proof.Memory;
  openFrame(bottom);
  return enter();
}

/** Works on for at most `budget` new states. */
export function stepProof(budget: i32): Proof {
  while (budget > 0) {
    if (frame.moveCount == 0) {
      const before = frame.before;
      takeBack();
      if (before === null) return Proof.Lost;
      frame = before;
      continue;
    }
    frame.moveCount--;
    const move = moveListed(frame.moveCount);
    const card = move & 63;
    if (hasKey(keyAfter(state, card, move >> 6))) continue;
    if (keyCount >= most) return Proof.Spent;
    openFrame(frame.next());
    change(card, move >> 6);
    budget--;
    const result = enter();
    if (result != Proof.Running) return result;
  }
  return Proof.Running;
}

// ---- What proofLine.ts needs, once a win is found ----

/** The state, changed by every frame. */
export function proofState(): State {
  return state;
}

/** Where the memory lies that held the keys; it ends where the frames begin. */
export function keysMemory(): usize {
  return changetype<usize>(state) + STATE_BYTES;
}

/** How many frames lead to the state. */
export function countFrames(): i32 {
  let count = 0;
  let here: Frame | null = frame;
  while (here !== null) {
    count++;
    here = here.before;
  }
  return count;
}

/** Takes the last frame's changes back and forgets it. */
export function dropFrame(): void {
  takeBack();
  const before = frame.before;
  if (before !== null) frame = before;
}

/** Begins a line anew: a first frame with what goes up by itself. */
export function firstFrame(): void {
  openFrame(bottom);
  settle();
}

/** Makes a move, and what goes up by itself after it, in a frame behind the last one's moves. */
export function pushMove(move: i32): void {
  openFrame(frame.next());
  change(move & 63, move >> 6);
  settle();
}

/** Makes a move as `pushMove` does, but in the first frame's place, whose changes stay. */
export function replaceFrame(move: i32): void {
  openFrame(bottom);
  change(move & 63, move >> 6);
  settle();
}

/** How many moves the last frame has listed, and how many changes. */
export function movesListed(): i32 {
  return frame.moveCount;
}

export function changesMade(): i32 {
  return frame.changeCount;
}

/** The last frame's move number i, as card | target << 6. */
export function moveListed(i: i32): i32 {
  return frame.moves()[i];
}

/** The last frame's change number i, as card | target << 6. */
export function changeMade(i: i32): i32 {
  const entry = frame.changes()[i];
  return i32((entry & 255) | ((entry >> 16) << 6));
}

function openFrame(next: Frame): void {
  next.before = next == bottom ? null : frame;
  next.changeCount = 0;
  next.moveCount = 0;
  frame = next;
}

function change(card: i32, target: i32): void {
  frame.changes()[frame.changeCount++] = card | (state.under(card) << 8) | (target << 16);
  place(state, card, target);
}

/** Takes this frame's changes back, the last one first. */
function takeBack(): void {
  const changes = frame.changes();
  for (let i = i32(frame.changeCount) - 1; i >= 0; i--) {
    place(state, i32(changes[i] & 255), i32((changes[i] >> 8) & 255));
  }
}

/** What may go up by itself does. */
function settle(): void {
  if (!uses(Prune.FreeCellsSafe)) return;
  for (let card = safeCard(state); card >= 0; card = safeCard(state)) change(card, HOME);
}

/** The state has just been changed: play on by itself, and if it is new, list its moves. */
function enter(): Proof {
  settle();
  const home = homeCount(state.home);
  if (home > proofHome) proofHome = home;
  if (home == PACK) return Proof.Won;
  if (hasKey(state.key)) return Proof.Running;
  if (!keepKey(state.key)) return Proof.Memory;
  if (changetype<usize>(frame) + FRAME_MOST > end) return Proof.Memory;
  openMoves();
  return Proof.Running;
}

/** Lists the last frame's moves. */
export function openMoves(): void {
  moves = frame.moves();
  count = 0;
  listMoves();
  frame.moveCount = u16(count);
}

function list(card: i32, target: i32): void {
  moves[count++] = u16(card | (target << 6));
}

/** Lists the moves; the last one is tried first. */
function listMoves(): void {
  const onTop = state.tops;
  const inCells = state.held;
  const taken = takenBy(onTop);
  const free = i32(popcnt(inCells)) < cells;
  const vacant = i32(popcnt(onTop)) < columns;
  const inColumns = carry == Carry.Run ? state.runs : onTop;
  if (returns) listReturns(onTop, taken, free, vacant);
  if (free) {
    for (let rest = onTop; rest != 0; rest &= rest - 1) list(i32(ctz(rest)), CELL);
  }
  if (vacant) {
    for (let rest = inColumns | inCells; rest != 0; rest &= rest - 1) toFloor(i32(ctz(rest)));
  }
  for (let rest = inColumns & taken; rest != 0; rest &= rest - 1) ontoCards(i32(ctz(rest)), onTop);
  for (let rest = inCells & taken; rest != 0; rest &= rest - 1) ontoCards(i32(ctz(rest)), onTop);
  for (let rest = readyCards(state); rest != 0; rest &= rest - 1) list(i32(ctz(rest)), HOME);
}

function toFloor(card: i32): void {
  if (state.under(card) != FLOOR && (!kingsOnly || card >= KINGS)) list(card, FLOOR);
}

function ontoCards(card: i32, onTop: u64): void {
  for (let rest = parents[card] & onTop; rest != 0; rest &= rest - 1) list(card, i32(ctz(rest)));
}

/** A card that has come home last comes back. */
function listReturns(onTop: u64, taken: u64, free: bool, vacant: bool): void {
  const home = state.home;
  for (let suit = 0; suit < 4; suit++) {
    const count = homeOf(home, suit);
    if (count == 0) continue;
    const card = (count - 1) * 4 + suit;
    if (free) list(card, CELL);
    if (vacant) toFloor(card);
    if (((taken >> u64(card)) & 1) != 0) ontoCards(card, onTop);
  }
}
