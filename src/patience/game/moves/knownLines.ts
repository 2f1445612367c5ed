import { CELL, MAX_COLUMNS, STOCK } from '../../../../assembly/abi';
import { faceOf } from '../../../shared/core/cards';
import { moveParts, packMove } from '../../core/buffers';
import type { Move, PatienceCore, Pile, Played, Position } from '../../core/types';
import type { Odds } from '../../solver/odds';
import { takeBack } from './autoplay';

/** Legal moves from a position: to the end, or for a guess to the best that was seen. */
export interface Line {
  readonly start: Position;
  readonly moves: readonly Move[];
}

/** A line through a position, and how far along it lies. */
interface Passing {
  readonly line: Line;
  readonly at: number;
}

/** What is proved about positions of one game, by key: kept for the whole game, so that undo answers at once. */
export interface Memory {
  /** the shortest line known through a position, and how far along it lies */
  readonly won: Map<bigint, Passing>;
  readonly lost: Set<bigint>;
  /** positions that a whole search left undecided, and how many nodes it looked at */
  readonly undecided: Map<bigint, number>;
  /** positions that a brief search left undecided: a longer one may be worth while */
  readonly brief: Set<bigint>;
  /** the ways to the best positions seen by searches that did not decide */
  readonly guesses: Map<bigint, Passing>;
  /** the line that hints follow: it stays theirs where a shorter one would lead back */
  readonly followed: Map<bigint, Passing>;
  /** lines that no shorter one was found for */
  readonly settled: WeakSet<Line>;
  /** what a whole sampling said, under fair sight */
  readonly odds: Map<bigint, Odds>;
}

export function emptyMemory(): Memory {
  return {
    won: new Map(),
    lost: new Set(),
    undecided: new Map(),
    brief: new Set(),
    guesses: new Map(),
    followed: new Map(),
    settled: new WeakSet(),
    odds: new Map(),
  };
}

/** Does something with another position in the core, and puts the present one back. */
export function visit<T>(core: PatienceCore, position: Position, action: () => T): T {
  const here = core.position();
  core.load(position);
  try {
    return action();
  } finally {
    core.load(here);
  }
}

/** Plays moves that may turn out illegal; `false` at the first that does. */
function playAll(core: PatienceCore, moves: readonly Move[], onPlayed: (played: Played) => void): boolean {
  for (const move of moves) {
    if (core.refusal(move) !== null) return false;
    onPlayed(core.play(move));
  }
  return true;
}

/**
 * Replays a line from a position and, if it truly wins, remembers every position along it. Where a shorter way is
 * known already, that one stays. Returns the line, `null` if it did not win; the core is left as it was.
 */
export function rememberLine(
  memory: Memory,
  core: PatienceCore,
  start: Position,
  moves: readonly Move[],
): Line | null {
  const keys = visit(core, start, () => {
    const passed = [core.key()];
    const legal = playAll(core, moves, () => passed.push(core.key()));
    return legal && core.status() === 'won' ? passed : null;
  });
  if (keys === null) return null;
  const line = { start, moves };
  for (const [at, key] of keys.entries()) {
    const known = memory.won.get(key);
    if (known === undefined || known.line.moves.length - known.at > moves.length - at)
      memory.won.set(key, { line, at });
  }
  return line;
}

/** Moves in the shortest line known from a position, or `null`. */
export function knownLength(memory: Memory, key: bigint): number | null {
  const known = memory.won.get(key);
  return known === undefined ? null : known.line.moves.length - known.at;
}

/** A pile's cards as the key sees them: faces, and how many lie face down. */
function looks(position: Position, pile: Pile): string {
  return `${position.faceDown[pile] ?? 0}:${(position.piles[pile] ?? []).map(faceOf).join()}`;
}

/** For each pile of one position its like in another with the same key; `null` when there is none after all. */
function matchPiles(from: Position, to: Position): Map<Pile, Pile> | null {
  const match = new Map<Pile, Pile>();
  for (const [first, end] of [
    [0, MAX_COLUMNS],
    [CELL, STOCK],
  ] as const) {
    const piles = Array.from({ length: end - first }, (_, i) => first + i);
    const free = new Set(piles);
    // A pile that has not changed its place keeps it; only the others are looked for.
    const still = piles.filter((pile) => looks(from, pile) === looks(to, pile));
    for (const pile of still) {
      match.set(pile, pile);
      free.delete(pile);
    }
    for (const pile of piles.filter((other) => !match.has(other))) {
      const like = [...free].find((other) => looks(to, other) === looks(from, pile));
      if (like === undefined) return null;
      match.set(pile, like);
      free.delete(like);
    }
  }
  return match;
}

function translate(move: Move, match: ReadonlyMap<Pile, Pile>): Move {
  const { from, to, count } = moveParts(move);
  return packMove(match.get(from) ?? from, match.get(to) ?? to, count);
}

/** Do these moves win from the position in the core? It is left as it was. */
export function wins(core: PatienceCore, moves: readonly Move[]): boolean {
  const played: Played[] = [];
  const legal = playAll(core, moves, (step) => played.push(step));
  const won = legal && core.status() === 'won';
  takeBack(core, played);
  return won;
}

/** The moves that a line makes after passing here, in piles of the core's position, which may lie in another order. */
function movesFrom({ line, at }: Passing, core: PatienceCore): readonly Move[] | null {
  const there = visit(core, line.start, () => {
    playAll(core, line.moves.slice(0, at), () => {});
    return core.position();
  });
  const match = matchPiles(there, core.position());
  return match === null ? null : line.moves.slice(at).map((move) => translate(move, match));
}

/**
 * The shortest line known from the position in the core, in moves of that position: it may have its columns and cells
 * in another order than when the line was found. `null` when none is known.
 */
export function lineFrom(memory: Memory, core: PatienceCore): readonly Move[] | null {
  const known = memory.won.get(core.key());
  const moves = known === undefined ? null : movesFrom(known, core);
  return moves !== null && wins(core, moves) ? moves : null;
}

function rememberWay(
  ways: Map<bigint, Passing>,
  core: PatienceCore,
  start: Position,
  moves: readonly Move[],
): void {
  const line = { start, moves };
  visit(core, start, () => {
    let at = 0;
    ways.set(core.key(), { line, at });
    playAll(core, moves.slice(0, -1), () => ways.set(core.key(), { line, at: ++at }));
  });
}

/** Remembers the way to the best position that a search saw without deciding; the newest stands. */
export function rememberGuess(
  memory: Memory,
  core: PatienceCore,
  start: Position,
  moves: readonly Move[],
): void {
  rememberWay(memory.guesses, core, start, moves);
}

/** Remembers a line that wins from the core's position as the one that hints follow. */
export function rememberFollowed(memory: Memory, core: PatienceCore, moves: readonly Move[]): void {
  memory.followed.clear();
  rememberWay(memory.followed, core, core.position(), moves);
}

/** Do these legal moves lead through one of the positions? The core is left as it was. */
export function leadsTo(core: PatienceCore, moves: readonly Move[], keys: ReadonlySet<bigint>): boolean {
  const played: Played[] = [];
  const leads = moves.some((move) => {
    played.push(core.play(move));
    return keys.has(core.key());
  });
  takeBack(core, played);
  return leads;
}

/**
 * The shortest line known from the position in the core that leads through none of these positions; failing that the
 * one that hints follow, failing that the shortest of all.
 */
export function newLineFrom(
  memory: Memory,
  core: PatienceCore,
  been: ReadonlySet<bigint>,
): readonly Move[] | null {
  const shortest = lineFrom(memory, core);
  if (shortest === null || !leadsTo(core, shortest, been)) return shortest;
  const passing = memory.followed.get(core.key());
  const followed = passing === undefined ? null : movesFrom(passing, core);
  return followed !== null && wins(core, followed) ? followed : shortest;
}

/** The moves of a search's best way from the position in the core; none where no way is known, or it does not fit. */
export function guessFrom(memory: Memory, core: PatienceCore): readonly Move[] {
  const known = memory.guesses.get(core.key());
  const moves = known === undefined ? [] : (movesFrom(known, core) ?? []);
  const [first] = moves;
  return first !== undefined && core.refusal(first) === null ? moves : [];
}
