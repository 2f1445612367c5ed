import { FOUNDATION } from '../../../../assembly/abi';
import type { CardId } from '../../../shared/core/types';
import { moveParts } from '../../core/buffers';
import type { Move, PatienceCore, Played, Position, TableEvent } from '../../core/types';

/** A rule move that was made, with what takes it back. */
export interface Step {
  readonly move: Move;
  readonly undo: number;
}

/** One player action with the automatic moves that it set off: one undo. */
export interface Entry {
  readonly steps: readonly Step[];
  /** the position's key afterwards */
  readonly key: bigint;
  /** cards brought back from a foundation that stay where they were put, afterwards */
  readonly kept: ReadonlySet<CardId>;
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

const nothingKept: ReadonlySet<CardId> = new Set();

/** Cards brought back from a foundation that stay where they are after `at` entries. */
export function keptAt(history: History, at: number): ReadonlySet<CardId> {
  return history.entries[at - 1]?.kept ?? nothingKept;
}

export function keptNow(history: History): ReadonlySet<CardId> {
  return keptAt(history, history.at);
}

/** The rule moves of the first `at` entries, in order. */
export function movesUpTo(history: History, at: number): Move[] {
  return history.entries.slice(0, at).flatMap((entry) => entry.steps.map((step) => step.move));
}

/** The rule moves on the table, in order. */
export function movesSoFar(history: History): Move[] {
  return movesUpTo(history, history.at);
}

/** How many rule moves are on the table: the counter. */
export function countMoves(history: History): number {
  return history.entries.slice(0, history.at).reduce((sum, entry) => sum + entry.steps.length, 0);
}

/** Which cards are kept from going up by themselves once these moves are made too. */
export function keepReturned(kept: ReadonlySet<CardId>, played: readonly Played[]): ReadonlySet<CardId> {
  const now = new Set(kept);
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
    steps: played.map(({ move, undo }) => ({ move, undo })),
    key: core.key(),
    kept: keepReturned(keptNow(history), played),
  };
  const entries = [...history.entries.slice(0, history.at), entry];
  return { ...history, entries, at: entries.length };
}

/** Takes the newest entry off the table; `null` when there is none. */
export function undoEntry(history: History, core: PatienceCore): History | null {
  const entry = history.entries[history.at - 1];
  if (entry === undefined) return null;
  for (const { move, undo } of entry.steps.toReversed()) core.undo(move, undo);
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
