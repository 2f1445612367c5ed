import { CELL, FOUNDATION, MAX_COLUMNS, RANKS, STOCK, WASTE } from '../../../../assembly/abi';
import { faceOf } from '../../../shared/core/cards';
import type { CardId } from '../../../shared/core/types';
import { moveParts, packMove } from '../../core/buffers';
import { turnMove } from '../../core/notation';
import type { Move, PatienceCore, Pile, Played } from '../../core/types';
import { isTurn, playToEnd } from './autoplay';
import { type History, keyAt, pathOf } from './history';
import { type Known, learnLine, lineFrom } from './knownLines';
import { takeBack } from './tryMoves';

// A line that was left by another move is often still good: the same cards go to the same places, only
// sooner, later or from elsewhere. Here it is told by its cards instead of its piles, and played as far as it
// fits. Whether it wins then, the core says.

/**
 * One move of a line by its cards: `card` is the lowest of those carried, `null` for a turn or a new pass.
 */
interface CardStep {
  readonly card: CardId | null;
  readonly count: number;
  readonly to: 'stock' | 'home' | 'cell' | 'empty' | { readonly onto: CardId };
}

/** The cards by piles, kept in step with the core by the events of its moves. */
type Board = readonly CardId[][];

/** So many moves that did not fit yet are tried again after each one that did. */
const mostLate = 24;

const range = (from: Pile, end: Pile): readonly Pile[] =>
  Array.from({ length: end - from }, (_, i) => from + i);
const columns = range(0, MAX_COLUMNS);
const cells = range(CELL, STOCK);
const sources = [...columns, ...cells, WASTE];

function boardOf(core: PatienceCore): Board {
  return core.position().piles.map((pile) => [...pile]);
}

function applyEvents(board: Board, { events }: Played): void {
  for (const { kind, card, from, to } of events) {
    if (kind === 'turn') continue;
    const pile = board[from];
    pile?.splice(pile.lastIndexOf(card), 1);
    board[to]?.push(card);
  }
}

function stepOf(board: Board, move: Move, card: CardId | undefined): CardStep {
  const { to, count } = moveParts(move);
  if (isTurn(move) || card === undefined) return { card: null, count, to: 'stock' };
  if (to >= FOUNDATION) return { card, count, to: 'home' };
  if (to >= CELL) return { card, count, to: 'cell' };
  const onto = board[to]?.at(-1);
  return { card, count, to: onto === undefined ? 'empty' : { onto } };
}

/** The moves of a line from the core's position by their cards. The core is left as it was. */
export function stepsOf(core: PatienceCore, line: readonly Move[]): readonly CardStep[] {
  const board = boardOf(core);
  const played: Played[] = [];
  const steps = line.map((move) => {
    const done = core.play(move);
    const step = stepOf(board, move, done.events[0]?.card);
    applyEvents(board, done);
    played.push(done);
    return step;
  });
  takeBack(core, played);
  return steps;
}

/** The piles whose card, `count` from the top, is this one; else those where its twin lies so. */
function sourcesOf(board: Board, card: CardId, count: number): readonly Pile[] {
  const same = sources.filter((pile) => board[pile]?.at(-count) === card);
  if (same.length > 0) return same;
  return sources.filter((pile) => {
    const there = board[pile]?.at(-count);
    return there !== undefined && faceOf(there) === faceOf(card);
  });
}

/** The piles where a step's card could go, the likeliest first. */
function targetsOf(board: Board, step: CardStep): readonly Pile[] {
  const empty = (pile: Pile): boolean => board[pile]?.length === 0;
  if (step.to === 'home') return [FOUNDATION + 2 * Math.floor(faceOf(step.card ?? 0) / RANKS)];
  if (step.to === 'cell') return cells.filter(empty).slice(0, 1);
  if (step.to === 'empty') return columns.filter(empty).slice(0, 1);
  if (step.to === 'stock') return [];
  const { onto } = step.to;
  const tops = columns.filter((pile) => board[pile]?.at(-1) === onto);
  if (tops.length > 0) return tops;
  return columns.filter((pile) => {
    const top = board[pile]?.at(-1);
    return top !== undefined && faceOf(top) === faceOf(onto);
  });
}

/** A legal move of the core's position that does what a step does, or 0. */
function moveFor(core: PatienceCore, board: Board, step: CardStep): Move {
  if (step.card === null) {
    const move = turnMove({ piles: board, faceDown: [], pass: 0 });
    return core.refusal(move) === null ? move : 0;
  }
  const targets = targetsOf(board, step);
  if (targets.length === 0) return 0;
  for (const from of sourcesOf(board, step.card, step.count)) {
    for (const to of targets) {
      const move = packMove(from, to, step.count);
      if (from !== to && core.refusal(move) === null) return move;
    }
  }
  return 0;
}

interface Repair {
  readonly core: PatienceCore;
  readonly board: Board;
  readonly played: Played[];
}

function tryStep({ core, board, played }: Repair, step: CardStep): boolean {
  const move = moveFor(core, board, step);
  if (move === 0) return false;
  const done = core.play(move);
  applyEvents(board, done);
  played.push(done);
  return true;
}

/** Those of the late steps that still do not fit, after all that did were played. */
function catchUp(repair: Repair, late: readonly CardStep[]): readonly CardStep[] {
  let left = late;
  for (let before = -1; before !== left.length; ) {
    before = left.length;
    left = left.filter((step) => !tryStep(repair, step));
  }
  return left;
}

/**
 * Plays a line's steps from the core's position, each as soon as it fits, the rest to the end; returns the
 * moves when that wins, else `null`. The core is left as it was.
 */
export function repairLine(core: PatienceCore, steps: readonly CardStep[]): readonly Move[] | null {
  const repair: Repair = { core, board: boardOf(core), played: [] };
  let late: readonly CardStep[] = [];
  for (const step of steps) {
    if (tryStep(repair, step)) late = catchUp(repair, late);
    else if (step.card !== null) late = [...late, step].slice(-mostLate);
  }
  const { played } = repair;
  const rest = playToEnd(core);
  if (rest !== null) played.push(...rest);
  const won = core.status() === 'won';
  takeBack(core, played);
  return won ? played.map(({ move }) => move) : null;
}

/** The line known at the last position of the game that has one, by its cards; `null` when there is none. */
function lastSteps(core: PatienceCore, known: Known, history: History): readonly CardStep[] | null {
  let at = history.at;
  while (at >= 0 && !known.won.has(keyAt(history, at))) at--;
  if (at < 0) return null;
  const since = history.entries.slice(at, history.at).flatMap(({ steps }) => steps);
  takeBack(core, since);
  const line = lineFrom(known, core);
  const steps = line === null ? null : stepsOf(core, line);
  for (const { move } of since) core.play(move);
  return steps;
}

/**
 * Tries whether the line that the game was on still wins when its moves are made as the position allows; if
 * so, it is remembered, its `automatic` moves put in. Returns whether. The core holds the game's position,
 * and is left as it was.
 */
export function repairLast(core: PatienceCore, known: Known, history: History, automatic: boolean): boolean {
  const steps = lastSteps(core, known, history);
  const repaired = steps === null ? null : repairLine(core, steps);
  if (repaired === null) return false;
  return learnLine(known, core, pathOf(history), repaired, automatic);
}
