// Whether there can be room for what lies on the waste. In the last pass each card of the waste is reached only when all that lie on it
// are gone at the same time: on foundations or in columns. The columns have little room for them.
//
// Take a way that wins, and on it the moment when the waste has been cleared down to a certain card, so many cards having been turned by
// then. Every column is then what is left of it now (its lower cards, unmoved), and on that cards that were moved. Each moved card lies
// on a card that it may be laid on, or in a column that was emptied. So of the moved cards that are not home no more may be without a
// host (one host for each, an unmoved card only if nothing unmoved lies on it) than there are emptied columns and cells. Which cards can
// be home at the most is told by what lies in the waste below and in the stock. All that is left open is how deep each column has been
// dug: if no choice leaves room, for any number of turned cards, the game is lost.
//
// Digging deeper brings hosts and emptied columns, but more cards to lay down. The search for a choice digs only for hosts that are
// wanted, and else empties columns that do not bring a card that must lie in an emptied one itself.

import { Build, SUITS } from '../../../abi';
import { rankOf, suitOf } from '../../../card';
import { EMPTY_CELL, Node, nodeAt } from '../stock/node';
import { build, cells, columns, faceInOrder, passes, turning, twoPacks } from '../stock/record';

/** Choices that are tried for one moment, before it counts as one with room. */
const MOST_CHOICES: i32 = 100;
/** Moments that are looked at: most of what can be found is found near the waste's top. */
const MOST_MOMENTS: i32 = 20;
/** What it costs to lay a root, in choices. */
const LAYING: i32 = 2;
const NONE: i32 = -1;
const ALL_KINDS: usize = 52 << 2;

// Faces that may be laid on the same ones are one kind; kinds are numbered so that the ranks are those modulo 13.
const kindOf: StaticArray<i32> = new StaticArray<i32>(52);
/** the kind that each may be laid on */
const hostOf: StaticArray<i32> = new StaticArray<i32>(52);
let kinds: i32 = 0;

// ---- By kind, at the moment looked at ----
/** cards that are moved or home */
const gone: StaticArray<i32> = new StaticArray<i32>(52);
/** the most that can be home */
const home: StaticArray<i32> = new StaticArray<i32>(52);
/** cards that can be hosts */
const hosts: StaticArray<i32> = new StaticArray<i32>(52);
/** unmoved cards below unmoved ones */
const buried: StaticArray<i32> = new StaticArray<i32>(52);
/** kinds for which no more hosts are dug up */
const resigned: StaticArray<u8> = new StaticArray<u8>(52);

/** by face: cards that are neither in the waste below nor in the stock */
const reached: StaticArray<i32> = new StaticArray<i32>(52);
/** by suit: how high the one foundation can be, then the other */
const heights: StaticArray<i32> = new StaticArray<i32>(8);
/** by column: unmoved cards, and how many of them have to stay in this choice */
const kept: StaticArray<i32> = new StaticArray<i32>(12);
const floor: StaticArray<i32> = new StaticArray<i32>(12);
/** emptied columns and free cells */
let spaces: i32 = 0;
let choices: i32 = 0;
let node = nodeAt(0);
/** the place in turning order down to which the waste could not be cleared at the root dropped last */
let killer: i32 = NONE;
/** what judging the last root cost, in configurations */
export let roomWork: i32 = 0;

/** Before a proof: which faces are of one kind. */
export function roomBegin(): void {
  killer = NONE;
  kinds = build == Build.Suit ? 52 : build == Build.Any ? 13 : 26;
  for (let face = 0; face < 52; face++) {
    const suit = suitOf(face);
    const isRed = suit == 1 || suit == 2;
    kindOf[face] = rankOf(face) + 13 * (build == Build.Suit ? suit : build == Build.Any ? 0 : isRed ? 1 : 0);
  }
  for (let kind = 0; kind < kinds; kind++) {
    const other = kinds == 26 ? (kind + 13) % 26 : kind;
    hostOf[kind] = kind % 13 == 12 ? NONE : other + 1;
  }
}

function kindAt(column: i32, at: i32): i32 {
  return kindOf[node.column(column).faces()[at]];
}

/** The root itself, nothing moved. */
function lay(): void {
  roomWork += LAYING;
  memory.fill(changetype<usize>(gone), 0, ALL_KINDS);
  memory.fill(changetype<usize>(home), 0, ALL_KINDS);
  memory.fill(changetype<usize>(hosts), 0, ALL_KINDS);
  memory.fill(changetype<usize>(buried), 0, ALL_KINDS);
  memory.fill(changetype<usize>(heights), 0, 8 << 2);
  for (let face = 0; face < 52; face++) {
    const rank = rankOf(face);
    const suit = suitOf(face);
    const up = (rank < node.high(suit) ? 1 : 0) + (twoPacks && rank < node.low(suit) ? 1 : 0);
    reached[face] = up;
    gone[kindOf[face]] += up;
  }
  spaces = cells;
  for (let column = 0; column < columns; column++) {
    const length = node.length(column);
    kept[column] = length;
    for (let i = 0; i < length; i++) {
      reached[node.column(column).faces()[i]]++;
      buried[kindAt(column, i)]++;
    }
    if (length == 0) spaces++;
    else uncover(column, length - 1, 1);
  }
  for (let suit = 0; suit < SUITS; suit++) raise(suit);
  for (let i = 0; i < cells; i++) if (node.cell(i) != EMPTY_CELL) move(node.cell(i));
}

/** An unmoved card is no longer below others (1), or is again (-1). */
function uncover(column: i32, at: i32, by: i32): void {
  buried[kindAt(column, at)] -= by;
  hosts[kindAt(column, at)] += by;
}

/** Brings up to date how high a suit's foundations can be. */
function raise(suit: i32): void {
  for (let copy = twoPacks ? 1 : 0; copy >= 0; copy--) {
    let rank = heights[4 * copy + suit];
    for (; rank < 13 && reached[13 * suit + rank] > copy; rank++) home[kindOf[13 * suit + rank]]++;
    heights[4 * copy + suit] = rank;
  }
}

/** A card of the waste, the stock or a cell is moved. */
function move(face: i32): void {
  gone[kindOf[face]]++;
  hosts[kindOf[face]]++;
  reached[face]++;
  raise(suitOf(face));
}

/** Cards of the kind that are moved, not home and without a host. */
function homeless(kind: i32): i32 {
  const out = gone[kind] - home[kind];
  const host = hostOf[kind];
  return out <= 0 || host == NONE ? max(out, 0) : max(out - hosts[host], 0);
}

/** Moves the upper cards of a column until so many are left, or takes that back. */
function dig(column: i32, to: i32): void {
  const from = kept[column];
  const by = to < from ? 1 : -1;
  const least = min(from, to);
  const most = max(from, to);
  for (let i = least; i < most; i++) gone[kindAt(column, i)] += by;
  for (let i = max(least - 1, 0); i < most - 1; i++) uncover(column, i, by);
  if (least == 0) spaces += by;
  kept[column] = to;
}

/** Whether emptying the column brings no card that must lie in an emptied column itself. */
function isGain(column: i32): bool {
  for (let i = kept[column] - 1; i >= 0; i--) {
    const kind = kindAt(column, i);
    const out = gone[kind] + 1 - home[kind];
    if (out <= 0) continue;
    const host = hostOf[kind];
    if (host == NONE || out > hosts[host] + (resigned[kind] != 0 ? 0 : buried[host])) return false;
  }
  return true;
}

/** Tries the choice at hand and deeper ones; true if one leaves room, or if none may be tried any more. */
function hasRoom(): bool {
  if (++choices > MOST_CHOICES) return true;
  let all = 0;
  let hard = 0;
  let wanting = NONE;
  let fewest = 99;
  for (let kind = 0; kind < kinds; kind++) {
    const count = homeless(kind);
    if (count == 0) continue;
    const more = hostOf[kind] == NONE || resigned[kind] != 0 ? 0 : buried[hostOf[kind]];
    all += count;
    hard += max(count - more, 0);
    if (more == 0 || more >= fewest) continue;
    wanting = kind;
    fewest = more;
  }
  if (all <= spaces) return true;
  let gains = 0;
  for (let column = 0; column < columns; column++) {
    if (kept[column] > 0 && floor[column] == 0 && isGain(column)) gains++;
  }
  if (hard > spaces + gains) return false;
  return wanting == NONE ? hasRoomEmptied() : hasRoomFor(wanting);
}

/** One more host for the kind, from one column or the other, or none. */
function hasRoomFor(kind: i32): bool {
  const host = hostOf[kind];
  const first = taken;
  let room: bool = false;
  for (let column = 0; column < columns && !room; column++) {
    let at = kept[column] - 2;
    while (at >= 0 && kindAt(column, at) != host) at--;
    if (at < 0 || at + 1 < floor[column]) continue;
    room = hasRoomDug(column, at + 1);
    bar(column, at + 2);
  }
  if (!room) {
    resigned[kind] = 1;
    room = hasRoom();
    resigned[kind] = 0;
  }
  unbar(first);
  return room;
}

function hasRoomEmptied(): bool {
  const first = taken;
  let room: bool = false;
  for (let column = 0; column < columns && !room; column++) {
    if (kept[column] == 0 || floor[column] > 0 || !isGain(column)) continue;
    room = hasRoomDug(column, 0);
    bar(column, 1);
  }
  unbar(first);
  return room;
}

function hasRoomDug(column: i32, to: i32): bool {
  const before = kept[column];
  dig(column, to);
  const room = hasRoom();
  dig(column, before);
  return room;
}

// What has been tried need not be tried again beside other choices: floors that have been raised, to be taken back.
const takenBack: StaticArray<i32> = new StaticArray<i32>(2048);
let taken: i32 = 0;

function bar(column: i32, to: i32): void {
  takenBack[taken++] = column | (floor[column] << 4);
  floor[column] = to;
}

function unbar(first: i32): void {
  while (taken > first) {
    const back = takenBack[--taken];
    floor[back & 15] = back >> 4;
  }
}

/** Clears the waste down to this place in turning order. */
function clear(place: i32): void {
  lay();
  const index: i32 = node.index;
  for (let i = place; i < index; i++) if (!node.isPlayed(i)) move(faceInOrder(i));
}

function isRoomy(): bool {
  choices = 0;
  const room = hasRoom();
  roomWork += choices;
  return room;
}

/** The same now or after any of the turns to come; each turned card lies on the waste, so it is gone as well. */
function isRoomyEver(): bool {
  if (isRoomy()) return true;
  for (let i: i32 = node.index; i < turning; i++) {
    if (node.isPlayed(i)) continue;
    move(faceInOrder(i));
    if (isRoomy()) return true;
  }
  return false;
}

/**
 * Whether the waste can never be cleared, for want of room. `thoroughly`: not only at the moment that told so the
 * last time.
 */
export function hasNoRoom(at: Node, thoroughly: bool): bool {
  roomWork = 0;
  if (<i32>at.pass < passes) return false;
  node = at;
  const index: i32 = at.index;
  if (killer != NONE && killer < index) {
    clear(killer);
    if (!isRoomyEver()) return true;
  }
  if (!thoroughly) return false;
  let moments = 0;
  clear(index);
  for (let i = index - 1; i >= 0 && moments < MOST_MOMENTS; i--) {
    if (node.isPlayed(i)) continue;
    moments++;
    move(faceInOrder(i));
    if (isRoomy()) continue;
    if (!isRoomyEver()) {
      killer = i;
      return true;
    }
    clear(i);
  }
  return false;
}
