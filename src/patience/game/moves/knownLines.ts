import { CELL, MAX_COLUMNS, MAX_KNOWN, STOCK } from '../../../../assembly/abi';
import { faceOf } from '../../../shared/core/cards';
import { moveParts, packMove } from '../../core/buffers';
import type { Move, PatienceCore, Pile, Played, Position } from '../../core/types';
import type { Odds } from '../../solver/odds';
import { playWithAutomatic } from './autoplay';
import type { Path } from './history';
import { leadsTo, playLegal, takeBack, visit, wins } from './tryMoves';

// Lines that win from positions of a game, and whatever else is known of its positions.

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

/**
 * What is known of the positions of one game, by key: kept for the whole game, so that undo answers at once.
 */
export interface Known {
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

export function nothingKnown(): Known {
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

/**
 * Remembers a line that wins, by the keys of all positions along it; where a shorter way
 * is known, that one stays.
 */
function note(known: Known, line: Line, keys: readonly bigint[]): void {
  for (const [at, key] of keys.entries()) {
    const passing = known.won.get(key);
    if (passing === undefined || passing.line.moves.length - passing.at > line.moves.length - at)
      known.won.set(key, { line, at });
  }
}

/**
 * Replays a line from a position and, if it truly wins, remembers every position along it. Where
 * a shorter way is known already, that one stays. Returns the line, `null` if it did not win;
 * the core is left as it was.
 */
export function rememberLine(
  known: Known,
  core: PatienceCore,
  start: Position,
  moves: readonly Move[],
): Line | null {
  const line = { start, moves };
  return visit(core, start, () => {
    const keys = [core.key()];
    const won = playLegal(core, moves, () => keys.push(core.key())) && core.status() === 'won';
    if (won) note(known, line, keys);
    return won ? line : null;
  });
}

/**
 * Replays a line that was found from the end of a path. It may end in a position known winnable, whose line
 * then goes on. If it wins, it is remembered together with the path, its `automatic` moves put in; `false` if
 * it does not, which proves nothing. The core is left as it was.
 */
export function learnLine(
  known: Known,
  core: PatienceCore,
  path: Path,
  found: Iterable<Move>,
  automatic: boolean,
): boolean {
  return visit(core, path.start, () => {
    const before = [core.key()];
    if (!playLegal(core, path.moves, () => before.push(core.key()))) return false;
    let keys: bigint[] = [];
    let line: Played[] = [];
    const add = (step: Played): void => {
      line.push(step);
      keys.push(core.key());
    };
    if (!playLegal(core, found, add)) return false;
    if (core.status() !== 'won' && !playLegal(core, knownMoves(known, core) ?? [], add)) return false;
    if (core.status() !== 'won') return false;
    if (automatic) {
      takeBack(core, line);
      const keysOfWhole: bigint[] = [];
      const whole = playWithAutomatic(core, line, path.returned, () => keysOfWhole.push(core.key()));
      if (whole !== null) [line, keys] = [whole, keysOfWhole];
    }
    const moves = [...path.moves, ...line.map(({ move }) => move)];
    note(known, { start: path.start, moves }, [...before, ...keys]);
    return true;
  });
}

/**
 * The keys of positions known winnable, ascending, the newest of them when there are
 * too many; for `Work.known`.
 */
export function knownKeys(known: Known): BigUint64Array {
  return BigUint64Array.from([...known.won.keys()].slice(-MAX_KNOWN)).sort();
}

/** Moves in the shortest line known from a position, or `null`. */
export function knownLength(known: Known, key: bigint): number | null {
  const passing = known.won.get(key);
  return passing === undefined ? null : passing.line.moves.length - passing.at;
}

/** A pile's cards as the key sees them: faces, and how many lie face down. */
function looks(position: Position, pile: Pile): string {
  return `${position.faceDown[pile] ?? 0}:${(position.piles[pile] ?? []).map(faceOf).join()}`;
}

/**
 * For each pile of one position its like in another with the same key; `null` when there is none after all.
 */
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

/**
 * The moves that a line makes after passing here, in piles of the core's position, which
 * may lie in another order.
 */
function movesFrom({ line, at }: Passing, core: PatienceCore): readonly Move[] | null {
  const there = visit(core, line.start, () => {
    playLegal(core, line.moves.slice(0, at), () => {});
    return core.position();
  });
  const match = matchPiles(there, core.position());
  return match === null ? null : line.moves.slice(at).map((move) => translate(move, match));
}

/**
 * The shortest line known from the position in the core, in moves of that position: it may have its columns
 * and cells in another order than when the line was found. `null` when none is known. Not replayed here: for
 * somebody who does.
 */
export function knownMoves(known: Known, core: PatienceCore): readonly Move[] | null {
  const passing = known.won.get(core.key());
  return passing === undefined ? null : movesFrom(passing, core);
}

/** The same line once it has been replayed, and wins. */
export function lineFrom(known: Known, core: PatienceCore): readonly Move[] | null {
  const moves = knownMoves(known, core);
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
    playLegal(core, moves.slice(0, -1), () => ways.set(core.key(), { line, at: ++at }));
  });
}

/** Remembers the way to the best position that a search saw without deciding; the newest stands. */
export function rememberGuess(
  known: Known,
  core: PatienceCore,
  start: Position,
  moves: readonly Move[],
): void {
  rememberWay(known.guesses, core, start, moves);
}

/** Remembers a line that wins from the core's position as the one that hints follow. */
export function rememberFollowed(known: Known, core: PatienceCore, moves: readonly Move[]): void {
  known.followed.clear();
  rememberWay(known.followed, core, core.position(), moves);
}

/**
 * The shortest line known from the position in the core that leads through none of these positions; failing
 * that the one that hints follow, failing that the shortest of all.
 */
export function newLineFrom(
  known: Known,
  core: PatienceCore,
  been: ReadonlySet<bigint>,
): readonly Move[] | null {
  const shortest = lineFrom(known, core);
  if (shortest === null || !leadsTo(core, shortest, been)) return shortest;
  const passing = known.followed.get(core.key());
  const followed = passing === undefined ? null : movesFrom(passing, core);
  return followed !== null && wins(core, followed) ? followed : shortest;
}

/**
 * The moves of a search's best way from the position in the core; none where no way is
 * known, or it does not fit.
 */
export function guessFrom(known: Known, core: PatienceCore): readonly Move[] {
  const passing = known.guesses.get(core.key());
  const moves = passing === undefined ? [] : (movesFrom(passing, core) ?? []);
  const [first] = moves;
  return first !== undefined && core.refusal(first) === null ? moves : [];
}
