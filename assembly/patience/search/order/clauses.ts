// Clauses, and for each literal the clauses that watch it. A clause is a header (how many literals; for a learned one also over how many
// decisions it spread, and whether it was of use lately) and its literals, of which the first two are watched. Of two-literal clauses
// only the watches are kept.

import { arrayAt, RawArray, RawRecords, recordsAt } from '../../../raw';
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

/** A clause to be looked at when a literal becomes false: an offset, or BINARY; and one of its other literals. */
@unmanaged
export class Watcher {
  clause: u32;
  other: u32;
}

/** The watchers of a literal, and room for how many there is. */
@unmanaged
class WatchList {
  watchers: RawRecords<Watcher>;
  count: u32;
  room: u32;
}

/** Behind this field its literals. */
@unmanaged
export class Clause {
  header: u32;

  literals(): RawArray<u32> {
    return arrayAt<u32>(changetype<usize>(this) + offsetof<Clause>());
  }

  length(): i32 {
    return this.header & LENGTH_MASK;
  }

  spread(): i32 {
    return (this.header >> LENGTH_BITS) & SPREAD_MASK;
  }

  /** A learned clause took part in a conflict. */
  use(spread: i32): void {
    const now = <u32>min(this.spread(), spread);
    this.header = (this.header & LENGTH_MASK) | (now << LENGTH_BITS) | USED;
  }

  next(): Clause {
    return changetype<Clause>(changetype<usize>(this) + clauseBytes(this.length()));
  }
}

function clauseBytes(length: i32): usize {
  return offsetof<Clause>() + ((<usize>length) << 2);
}

/** by literal */
let lists = changetype<RawRecords<WatchList>>(0);
let literals: i32 = 0;

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
  const bottom = at + offsetof<WatchList>() * <usize>mostLiterals;
  lists = recordsAt<WatchList>(at);
  literals = mostLiterals;
  if (bottom + (1 << 16) > end) return false;
  memory.fill(at, 0, bottom - at);
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

export function watchersOf(literal: u32): RawRecords<Watcher> {
  return lists[literal].watchers;
}

export function watcherCount(literal: u32): i32 {
  return lists[literal].count;
}

export function setWatcherCount(literal: u32, count: i32): void {
  lists[literal].count = count;
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
  const list = lists[literal];
  if (list.count == list.room && !enlarge(list)) return false;
  const watcher = list.watchers[list.count++];
  watcher.clause = clause;
  watcher.other = other;
  return true;
}

/** Moves a full list to a piece twice as large. */
function enlarge(list: WatchList): bool {
  const size = list.room == 0 ? 0 : <i32>ctz(list.room);
  const piece = takePiece(size);
  if (piece == 0) return false;
  if (list.room > 0) {
    const old = changetype<usize>(list.watchers);
    memory.copy(piece, old, <usize>list.count * offsetof<Watcher>());
    store<usize>(old, freePieces[size - 1]);
    freePieces[size - 1] = old;
  }
  list.watchers = recordsAt<Watcher>(piece);
  list.room = 2 << size;
  return true;
}

export function clauseAt(clause: u32): Clause {
  return changetype<Clause>(firstClause + ((<usize>clause) << 2));
}

function offsetOf(clause: usize): u32 {
  return <u32>((clause - firstClause) >> 2);
}

export function isLearned(clause: u32): bool {
  return changetype<usize>(clauseAt(clause)) >= firstLearned;
}

/** Keeps a clause of two literals or more; the first two are watched. Returns its offset, BINARY or NO_ROOM. */
export function addClause(from: RawArray<u32>, length: i32, spread: i32): u32 {
  const one = from[0];
  const two = from[1];
  if (length == 2) return watch(one, BINARY, two) && watch(two, BINARY, one) ? BINARY : NO_ROOM;
  const bytes = clauseBytes(length);
  if (length > <i32>LENGTH_MASK || clauseEnd + bytes > top) return NO_ROOM;
  const offset = offsetOf(clauseEnd);
  const clause = clauseAt(offset);
  clause.header = length | (min(spread, <i32>SPREAD_MASK) << LENGTH_BITS) | (spread > 0 ? USED : 0);
  memory.copy(changetype<usize>(clause.literals()), changetype<usize>(from), (<usize>length) << 2);
  clauseEnd += bytes;
  if (spread > 0) learnedCount++;
  else firstLearned = clauseEnd;
  return watch(one, offset, two) && watch(two, offset, one) ? offset : NO_ROOM;
}

/** Whether a clause of so many literals may not find room. */
export function isTight(length: i32): bool {
  return clauseEnd + clauseBytes(length) > top || watchEnd + (1 << 15) > watchLimit;
}

/** A learned clause is kept if it spreads over few decisions, fewer yet if it was of no use lately. */
function stays(clause: Clause, cut: i32): bool {
  const spread = clause.spread();
  return spread <= KEPT || (spread <= KEPT_USED && (clause.header & USED) != 0) || spread < cut;
}

/** The spread from which on learned clauses go, so that about half of them stay. */
function halfSpread(): i32 {
  tally.fill(0);
  let clause = changetype<Clause>(firstLearned);
  for (; changetype<usize>(clause) < clauseEnd; clause = clause.next()) tally[clause.spread()]++;
  let sum = 0;
  for (let spread = 0; spread <= <i32>SPREAD_MASK; spread++) {
    sum += tally[spread];
    if (2 * sum > learnedCount) return spread;
  }
  return SPREAD_MASK;
}

function isSatisfied(clause: Clause): bool {
  const literals = clause.literals();
  for (let i = clause.length() - 1; i >= 0; i--) if (isTrue(literals[i])) return true;
  return false;
}

function unwatchLearned(): void {
  const first = offsetOf(firstLearned);
  for (let literal = 0; literal < literals; literal++) {
    const list = lists[literal];
    let kept = 0;
    for (let i: u32 = 0; i < list.count; i++) {
      const watcher = list.watchers[i];
      if (watcher.clause != BINARY && watcher.clause >= first) continue;
      list.watchers[kept].clause = watcher.clause;
      list.watchers[kept].other = watcher.other;
      kept++;
    }
    list.count = kept;
  }
}

/** Forgets about half of the learned clauses. Only without decisions. */
export function reduceLearned(): void {
  const cut = halfSpread();
  unwatchLearned();
  let to = firstLearned;
  learnedCount = 0;
  for (let at = firstLearned; at < clauseEnd; ) {
    const clause = changetype<Clause>(at);
    const bytes = clauseBytes(clause.length());
    at += bytes;
    if (!stays(clause, cut) || isSatisfied(clause)) continue;
    memory.copy(to, changetype<usize>(clause), bytes);
    const kept = changetype<Clause>(to);
    const literals = kept.literals();
    kept.header &= ~USED;
    watch(literals[0], offsetOf(to), literals[1]);
    watch(literals[1], offsetOf(to), literals[0]);
    to += bytes;
    learnedCount++;
  }
  clauseEnd = to;
}
