// The exhaustive search: every state that single moves can reach, depth first, each once. It ends with a win or
// with the proof that there is none. Group moves are series of single ones, so they add no states, except where
// the record carries runs of any length; cards come back from home where the record lets them.

import { Carry, Prune } from '../../../abi';
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
import { hasKey, keepKey, keysHeld, openKeys } from './keys';
import {
  copyState,
  held,
  homeBytes,
  homeCount,
  keyAfter,
  keyOf,
  nextCards,
  place,
  runs,
  STATE_BYTES,
  safeCard,
  tops,
  underOf,
} from './state';

export enum Proof {
  Running = 0,
  Won = 1,
  Lost = 2,
  Memory = 3,
  /** the most states allowed have been seen */
  Spent = 4,
}

// A frame: the frame before u32 | changes u16 | moves left u16 | changes, u32 each | moves, u16 each.
// A change is card | from << 8 | to << 16, a move card | target << 6.
const FRAME: usize = 8;
/** More than any state has: 4 bytes each change and 2 each move. */
const FRAME_MOST: usize = 2048;

let state: usize = 0;
let bottom: usize = 0;
let end: usize = 0;
let frame: usize = 0;
let moves: usize = 0;
let most: i32 = 0;
/** The most cards seen home. */
export let proofHome: i32 = 0;

/** Begins from the question's state, in `bytes` at `arena`, with at most `states` states. */
export function beginProof(arena: usize, bytes: usize, root: usize, states: i32): Proof {
  state = arena;
  end = arena + bytes;
  bottom = arena + bytes - (bytes >> 2);
  most = states;
  proofHome = 0;
  copyState(state, root);
  frame = 0;
  if (!openKeys(arena + STATE_BYTES, bottom - arena - STATE_BYTES)) return Proof.Memory;
  openFrame(bottom);
  return enter();
}

/** Works on for at most `budget` new states. */
export function stepProof(budget: i32): Proof {
  while (budget > 0) {
    const left = load<u16>(frame, 6);
    if (left == 0) {
      const before = load<u32>(frame);
      takeBack();
      if (before == 0) return Proof.Lost;
      frame = before;
      continue;
    }
    store<u16>(frame, left - 1, 6);
    const at = frame + FRAME + (usize(load<u16>(frame, 4)) << 2) + (usize(left - 1) << 1);
    const move = i32(load<u16>(at));
    const card = move & 63;
    if (hasKey(keyAfter(state, card, move >> 6))) continue;
    if (keysHeld >= most) return Proof.Spent;
    openFrame((at + 3) & ~3);
    change(card, move >> 6);
    budget--;
    const result = enter();
    if (result != Proof.Running) return result;
  }
  return Proof.Running;
}

// ---- What freecellsShorten.ts needs, once a win is found ----

/** The state, changed by every frame. */
export function proofState(): usize {
  return state;
}

/** Where the memory lies that held the keys; it ends where the frames begin. */
export function keysMemory(): usize {
  return state + STATE_BYTES;
}

/** How many frames lead to the state. */
export function countFrames(): i32 {
  let count = 0;
  for (let here = frame; here != 0; here = load<u32>(here)) count++;
  return count;
}

/** Takes the last frame's changes back and forgets it. */
export function dropFrame(): void {
  takeBack();
  frame = load<u32>(frame);
}

/** Begins a line anew: a first frame with what goes up by itself. */
export function firstFrame(): void {
  openFrame(bottom);
  settle();
}

/** Makes a move, and what goes up by itself after it, in a frame behind the last one's moves. */
export function pushMove(move: i32): void {
  const left = usize(load<u16>(frame, 6)) << 1;
  openFrame((frame + FRAME + (usize(load<u16>(frame, 4)) << 2) + left + 3) & ~3);
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
  return load<u16>(frame, 6);
}

export function changesMade(): i32 {
  return load<u16>(frame, 4);
}

/** The last frame's move number i, as card | target << 6. */
export function moveListed(i: i32): i32 {
  return load<u16>(frame + FRAME + (usize(load<u16>(frame, 4)) << 2) + (usize(i) << 1));
}

/** The last frame's change number i, as card | target << 6. */
export function changeMade(i: i32): i32 {
  const entry = load<u32>(frame + FRAME + (usize(i) << 2));
  return i32((entry & 255) | ((entry >> 16) << 6));
}

function openFrame(at: usize): void {
  store<u32>(at, at == bottom ? 0 : u32(frame));
  store<u32>(at, 0, 4);
  frame = at;
}

function change(card: i32, target: i32): void {
  const changes = load<u16>(frame, 4);
  store<u32>(frame + FRAME + (usize(changes) << 2), card | (underOf(state, card) << 8) | (target << 16));
  store<u16>(frame, changes + 1, 4);
  place(state, card, target);
}

/** Takes this frame's changes back, the last one first. */
function takeBack(): void {
  let at = frame + FRAME + (usize(load<u16>(frame, 4)) << 2);
  while (at > frame + FRAME) {
    at -= 4;
    const entry = load<u32>(at);
    place(state, i32(entry & 255), i32((entry >> 8) & 255));
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
  const home = homeCount(homeBytes(state));
  if (home > proofHome) proofHome = home;
  if (home == PACK) return Proof.Won;
  if (hasKey(keyOf(state))) return Proof.Running;
  if (!keepKey(keyOf(state))) return Proof.Memory;
  if (frame + FRAME_MOST > end) return Proof.Memory;
  openMoves();
  return Proof.Running;
}

/** Lists the last frame's moves. */
export function openMoves(): void {
  const first = frame + FRAME + (usize(load<u16>(frame, 4)) << 2);
  moves = first;
  listMoves();
  store<u16>(frame, u16((moves - first) >> 1), 6);
}

function list(card: i32, target: i32): void {
  store<u16>(moves, u16(card | (target << 6)));
  moves += 2;
}

/** Lists the moves; the last one is tried first. */
function listMoves(): void {
  const onTop = tops(state);
  const inCells = held(state);
  const taken = takenBy(onTop);
  const free = i32(popcnt(inCells)) < cells;
  const vacant = i32(popcnt(onTop)) < columns;
  const inColumns = carry == Carry.Run ? runs(state) : onTop;
  if (returns) listReturns(onTop, taken, free, vacant);
  if (free) {
    for (let rest = onTop; rest != 0; rest &= rest - 1) list(i32(ctz(rest)), CELL);
  }
  if (vacant) {
    for (let rest = inColumns | inCells; rest != 0; rest &= rest - 1) toFloor(i32(ctz(rest)));
  }
  for (let rest = inColumns & taken; rest != 0; rest &= rest - 1) ontoCards(i32(ctz(rest)), onTop);
  for (let rest = inCells & taken; rest != 0; rest &= rest - 1) ontoCards(i32(ctz(rest)), onTop);
  for (let rest = nextCards(homeBytes(state)) & (onTop | inCells); rest != 0; rest &= rest - 1) {
    list(i32(ctz(rest)), HOME);
  }
}

function toFloor(card: i32): void {
  if (underOf(state, card) != FLOOR && (!kingsOnly || card >= KINGS)) list(card, FLOOR);
}

function ontoCards(card: i32, onTop: u64): void {
  for (let rest = parents[card] & onTop; rest != 0; rest &= rest - 1) list(card, i32(ctz(rest)));
}

/** A card that has come home last comes back. */
function listReturns(onTop: u64, taken: u64, free: bool, vacant: bool): void {
  const home = homeBytes(state);
  for (let suit = 0; suit < 4; suit++) {
    const count = homeOf(home, suit);
    if (count == 0) continue;
    const card = (count - 1) * 4 + suit;
    if (free) list(card, CELL);
    if (vacant) toFloor(card);
    if (((taken >> u64(card)) & 1) != 0) ontoCards(card, onTop);
  }
}
