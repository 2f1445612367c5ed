// Clauses, and for each literal the clauses that watch it. A clause is a header (how many literals; for a learned one also over how many
// decisions it spread, and whether it was of use lately) and its literals, of which the first two are watched. Of two-literal clauses
// only the watches are kept.

import { isTrue } from './state';

export const BINARY: u32 = 0xffffffff;
export const NO_ROOM: u32 = 0xfffffffe;

/** Learned clauses that spread over no more decisions are never forgotten, or not as long as they are of use. */
const KEPT: i32 = 2;
const KEPT_USED: i32 = 6;

const LENGTH_BITS: i32 = 12;
const LENGTH_MASK: u32 = (1 << LENGTH_BITS) - 1;
const SPREAD_MASK: u32 = 0xff;
const USED: u32 = 1 << 31;

// A watcher: u32 the clause (an offset, or BINARY), u32 one of its other literals. By literal: u32 address, u32 count, u32 room.
let heads: usize = 0;
let literals: i32 = 0;

let bottom: usize = 0;
let top: usize = 0;
/** watchers grow from the bottom up, clauses from the top of the other part */
let watchEnd: usize = 0;
let watchLimit: usize = 0;
let firstClause: usize = 0;
let clauseEnd: usize = 0;
/** learned clauses begin here */
let firstLearned: usize = 0;
/** by size class: the first free piece of that many watchers */
const freePieces: StaticArray<usize> = new StaticArray<usize>(32);
export let learnedCount: i32 = 0;
const tally: StaticArray<i32> = new StaticArray<i32>(256);

/** Uses the memory from `at` to `end` for watches and clauses of so many literals; the first third of it for watches. */
export function layClauses(at: usize, end: usize, mostLiterals: i32): bool {
  heads = at;
  literals = mostLiterals;
  bottom = at + 12 * <usize>mostLiterals;
  if (bottom + (1 << 16) > end) return false;
  memory.fill(heads, 0, bottom - heads);
  memory.fill(changetype<usize>(freePieces), 0, 32 * sizeof<usize>());
  watchEnd = bottom;
  watchLimit = (bottom + ((end - bottom) * 2) / 5) & ~7;
  firstClause = watchLimit;
  clauseEnd = firstClause;
  firstLearned = firstClause;
  top = end;
  learnedCount = 0;
  return true;
}

export function watchersAt(literal: u32): usize {
  return load<usize>(heads + <usize>literal * 12);
}

export function watcherCount(literal: u32): i32 {
  return load<i32>(heads + <usize>literal * 12, 4);
}

export function setWatcherCount(literal: u32, count: i32): void {
  store<i32>(heads + <usize>literal * 12, count, 4);
}

/** A piece for 2 << size watchers; 0 when there is none. */
function takePiece(size: i32): usize {
  const free = freePieces[size];
  if (free != 0) {
    freePieces[size] = load<usize>(free);
    return free;
  }
  const bytes = (<usize>16) << size;
  if (watchEnd + bytes > watchLimit) return 0;
  watchEnd += bytes;
  return watchEnd - bytes;
}

/** The clause is to be looked at when the literal becomes false. False when there is no room. */
export function watch(literal: u32, clause: u32, other: u32): bool {
  const head = heads + <usize>literal * 12;
  const count = load<u32>(head, 4);
  let room = load<u32>(head, 8);
  if (count == room) {
    const size = room == 0 ? 0 : <i32>ctz(room);
    const piece = takePiece(size);
    if (piece == 0) return false;
    const old = load<usize>(head);
    if (room > 0) {
      memory.copy(piece, old, (<usize>count) << 3);
      store<usize>(old, freePieces[size - 1]);
      freePieces[size - 1] = old;
    }
    room = 2 << size;
    store<usize>(head, piece);
    store<u32>(head, room, 8);
  }
  const at = load<usize>(head) + ((<usize>count) << 3);
  store<u32>(at, clause);
  store<u32>(at, other, 4);
  store<u32>(head, count + 1, 4);
  return true;
}

export function clauseAt(clause: u32): usize {
  return firstClause + ((<usize>clause) << 2);
}

export function lengthOfClause(at: usize): i32 {
  return load<u32>(at) & LENGTH_MASK;
}

export function literalIn(at: usize, i: i32): u32 {
  return load<u32>(at + ((<usize>i) << 2), 4);
}

export function setLiteralIn(at: usize, i: i32, literal: u32): void {
  store<u32>(at + ((<usize>i) << 2), literal, 4);
}

export function isLearned(clause: u32): bool {
  return clauseAt(clause) >= firstLearned;
}

/** A learned clause took part in a conflict. */
export function setUsed(at: usize, spread: i32): void {
  const header = load<u32>(at);
  const old = (header >> LENGTH_BITS) & SPREAD_MASK;
  const now = min(old, <u32>spread);
  store<u32>(at, (header & LENGTH_MASK) | (now << LENGTH_BITS) | USED);
}

export function spreadOf(at: usize): i32 {
  return (load<u32>(at) >> LENGTH_BITS) & SPREAD_MASK;
}

/** Keeps a clause of two literals or more, from `from`; the first two are watched. Returns its offset, BINARY or NO_ROOM. */
export function addClause(from: usize, length: i32, spread: i32): u32 {
  const one = load<u32>(from);
  const two = load<u32>(from, 4);
  if (length == 2) return watch(one, BINARY, two) && watch(two, BINARY, one) ? BINARY : NO_ROOM;
  const bytes = ((<usize>length) << 2) + 4;
  if (length > <i32>LENGTH_MASK || clauseEnd + bytes > top) return NO_ROOM;
  const clause = <u32>((clauseEnd - firstClause) >> 2);
  store<u32>(clauseEnd, length | (min(spread, <i32>SPREAD_MASK) << LENGTH_BITS) | (spread > 0 ? USED : 0));
  memory.copy(clauseEnd + 4, from, (<usize>length) << 2);
  clauseEnd += bytes;
  if (spread > 0) learnedCount++;
  else firstLearned = clauseEnd;
  return watch(one, clause, two) && watch(two, clause, one) ? clause : NO_ROOM;
}

/** Bytes in use for watches and clauses. */
export function clauseBytes(): usize {
  return watchEnd - heads + clauseEnd - firstClause;
}

/** Whether a clause of so many literals may not find room. */
export function isTight(length: i32): bool {
  return clauseEnd + ((<usize>length) << 2) + 4 > top || watchEnd + (1 << 15) > watchLimit;
}

/** A learned clause is kept if it spreads over few decisions, fewer yet if it was of no use lately. */
function stays(at: usize, cut: i32): bool {
  const spread = spreadOf(at);
  return spread <= KEPT || (spread <= KEPT_USED && (load<u32>(at) & USED) != 0) || spread < cut;
}

/** The spread from which on learned clauses go, so that about half of them stay. */
function halfSpread(): i32 {
  tally.fill(0);
  for (let at = firstLearned; at < clauseEnd; at = nextClause(at)) tally[spreadOf(at)]++;
  let sum = 0;
  for (let spread = 0; spread <= <i32>SPREAD_MASK; spread++) {
    sum += tally[spread];
    if (2 * sum > learnedCount) return spread;
  }
  return SPREAD_MASK;
}

function nextClause(at: usize): usize {
  return at + 4 + ((<usize>lengthOfClause(at)) << 2);
}

function isSatisfied(at: usize): bool {
  for (let i = lengthOfClause(at) - 1; i >= 0; i--) if (isTrue(literalIn(at, i))) return true;
  return false;
}

function unwatchLearned(): void {
  const first = <u32>((firstLearned - firstClause) >> 2);
  for (let literal = 0; literal < literals; literal++) {
    const from = watchersAt(literal);
    const count = watcherCount(literal);
    let kept = 0;
    for (let i = 0; i < count; i++) {
      const watcher = load<u64>(from + ((<usize>i) << 3));
      const clause = <u32>watcher;
      if (clause != BINARY && clause >= first) continue;
      store<u64>(from + <usize>(kept++ << 3), watcher);
    }
    setWatcherCount(literal, kept);
  }
}

/** Forgets about half of the learned clauses. Only without decisions. */
export function reduceLearned(): void {
  const cut = halfSpread();
  unwatchLearned();
  let to = firstLearned;
  learnedCount = 0;
  for (let at = firstLearned; at < clauseEnd; ) {
    const next = nextClause(at);
    if (stays(at, cut) && !isSatisfied(at)) {
      memory.copy(to, at, next - at);
      store<u32>(to, load<u32>(to) & ~USED);
      const clause = <u32>((to - firstClause) >> 2);
      watch(literalIn(to, 0), clause, literalIn(to, 1));
      watch(literalIn(to, 1), clause, literalIn(to, 0));
      to += next - at;
      learnedCount++;
    }
    at = next;
  }
  clauseEnd = to;
}
