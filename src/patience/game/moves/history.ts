import { FOUNDATION } from '../../../../assembly/abi';
import type { CardId } from '../../../shared/core/types';
import { moveParts } from '../../core/buffers';
import type { Move, PatienceCore, Played, Position, TableEvent } from '../../core/types';
import { takeBack } from './tryMoves';

/** One player action with the automatic moves that it set off: one undo. */
export interface Entry {
  readonly steps: readonly Played[];
  /** the position's key afterwards */
  readonly key: bigint;
  /** cards brought back from a foundation that stay where they were put, afterwards */
  readonly returned: ReadonlySet<CardId>;
}

/** A game's moves from its first position; `at` entries are on the table, those after it can be redone. */
export interface History {
  readonly start: Position;
  readonly startKey: bigint;
  readonly entries: readonly Entry[];
  readonly at: number;
}

/** The history of a game whose first position lies in the core. */
export function beginHistory(core: PatienceCore): History {
  return { start: core.position(), startKey: core.key(), entries: [], at: 0 };
}

/** The key of the position after `at` entries. */
export function keyAt(history: History, at: number): bigint {
  return at === 0 ? history.startKey : (history.entries[at - 1]?.key ?? history.startKey);
}

/** The keys of all positions on the way to the one on the table, which is the last. */
export function keysSoFar(history: History): bigint[] {
  return [history.startKey, ...history.entries.slice(0, history.at).map((entry) => entry.key)];
}

const nothingReturned: ReadonlySet<CardId> = new Set();

/** Cards brought back from a foundation that stay where they are after `at` entries. */
export function returnedAt(history: History, at: number): ReadonlySet<CardId> {
  return history.entries[at - 1]?.returned ?? nothingReturned;
}

/** The rule moves of the first `at` entries, in order. */
export function movesUpTo(history: History, at: number): Move[] {
  return history.entries.slice(0, at).flatMap((entry) => entry.steps.map((step) => step.move));
}

/** How a game came to a position: by moves from its first one. */
export interface Path {
  readonly start: Position;
  readonly moves: readonly Move[];
  /** cards brought back from a foundation that stay where they were put */
  readonly returned: ReadonlySet<CardId>;
}

export function pathOf(history: History): Path {
  const { start, at } = history;
  return { start, moves: movesUpTo(history, at), returned: returnedAt(history, at) };
}

/** How many rule moves are on the table: the counter. */
export function countMoves(history: History): number {
  return history.entries.slice(0, history.at).reduce((sum, entry) => sum + entry.steps.length, 0);
}

/** Which cards stay where they were brought back to once these moves are made too. */
export function stillReturned(returned: ReadonlySet<CardId>, played: readonly Played[]): ReadonlySet<CardId> {
  const now = new Set(returned);
  for (const { move, events } of played) {
    const { from, to } = moveParts(move);
    const card = events[0]?.card;
    if (card === undefined) continue;
    if (from >= FOUNDATION) now.add(card);
    else if (to >= FOUNDATION) now.delete(card);
  }
  return now;
}

/** The history with what was just played in the core as its newest entry; what could be redone is gone. */
export function addEntry(history: History, core: PatienceCore, played: readonly Played[]): History {
  const entry: Entry = {
    steps: played,
    key: core.key(),
    returned: stillReturned(returnedAt(history, history.at), played),
  };
  const entries = [...history.entries.slice(0, history.at), entry];
  return { ...history, entries, at: entries.length };
}

/** Takes the newest entry off the table; `null` when there is none. */
export function undoEntry(history: History, core: PatienceCore): History | null {
  const entry = history.entries[history.at - 1];
  if (entry === undefined) return null;
  takeBack(core, entry.steps);
  return { ...history, at: history.at - 1 };
}

/** Plays the entry that was undone last once more; `null` when there is none. */
export function redoEntry(history: History, core: PatienceCore): History | null {
  const entry = history.entries[history.at];
  if (entry === undefined) return null;
  for (const { move } of entry.steps) core.play(move);
  return { ...history, at: history.at + 1 };
}

/** Goes back or on along the history until `at` entries are on the table. */
export function goTo(history: History, core: PatienceCore, at: number): History {
  let here = history;
  for (let next: History | null = here; next !== null && here.at !== at; ) {
    next = here.at > at ? undoEntry(here, core) : redoEntry(here, core);
    here = next ?? here;
  }
  return here;
}

/** What the player saw of some moves, one list a move. */
export function shownSteps(played: readonly Played[]): readonly (readonly TableEvent[])[] {
  return played.map(({ events }) => events);
}
