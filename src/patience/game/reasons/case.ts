import { FOUNDATION } from '../../../../assembly/abi';
import { faceOf, rankOf, suitOf } from '../../../shared/core/cards';
import type { CardId } from '../../../shared/core/types';
import { moveParts, packMove } from '../../core/buffers';
import type { Move, PatienceCore, Pile, Played, Position, TableEvent } from '../../core/types';
import { isTurn } from '../moves/autoplay';
import { keyAfter, takeBack } from '../moves/tryMoves';

// A move that is advised, with what is to be seen before and after it: what every
// claim about it is read from.

/** A move by its cards. */
export interface CardMove {
  /** the cards carried, the lowest first; the one turned; none for a new pass */
  readonly cards: readonly CardId[];
  /** the piles that they really lay on, and came to lie on */
  readonly from: Pile;
  readonly to: Pile;
  /** the card that they were laid on in a column, if any */
  readonly onto: CardId | null;
  readonly turns: boolean;
}

export interface Case extends CardMove {
  /** holds the position before the move */
  readonly core: PatienceCore;
  readonly move: Move;
  readonly before: Position;
  readonly after: Position;
  /** a face-down card of the column that the move turned up */
  readonly uncovered: CardId | null;
  /**
   * what the line does next, from the move after this one; empty where there is none, or it may not be read
   */
  readonly ahead: readonly CardMove[];
  /** cards that the player has not seen may be read */
  readonly open: boolean;
  /** the move keeps a proved win */
  readonly wins: boolean;
  /** a search that did not decide saw its best position this way */
  readonly best: boolean;
  /** is a position proved lost? By its key. */
  readonly isLost: (key: bigint) => boolean;
}

/** What is asked about a move. */
export interface Asking {
  /** the moves to be explained, the first of them now; only that one where there is no line */
  readonly line: readonly Move[];
  readonly open: boolean;
  readonly wins: boolean;
  readonly best: boolean;
  readonly isLost: (key: bigint) => boolean;
}

/** Further ahead nobody calls it a reason. */
const horizon = 40;

const carried = (events: readonly TableEvent[]): readonly TableEvent[] =>
  events.filter(({ kind }) => kind === 'move');

function cardMoveOf(before: Position, { move, events }: Played): CardMove {
  const moved = carried(events);
  const parts = moveParts(move);
  const { from, to } = moved[0] ?? parts;
  const turns = isTurn(move);
  const onto = turns || to >= FOUNDATION ? null : (before.piles[to]?.at(-1) ?? null);
  const isPass = turns && parts.count > 1;
  return { cards: isPass ? [] : moved.map(({ card }) => card), from, to, onto, turns };
}

/** The case of the line's first move in the core's position, which stays. `null` for an empty line. */
export function openCase(core: PatienceCore, asking: Asking): Case | null {
  const { line, ...known } = asking;
  const [move, ...rest] = line.slice(0, horizon);
  if (move === undefined) return null;
  const before = core.position();
  const first = core.play(move);
  const after = core.position();
  const played = [first];
  const ahead: CardMove[] = [];
  for (const next of rest) {
    if (core.refusal(next) !== null) break;
    const here = core.position();
    const step = core.play(next);
    played.push(step);
    ahead.push(cardMoveOf(here, step));
  }
  takeBack(core, played);
  const uncovered = first.events.find(({ kind }) => kind === 'turn')?.card ?? null;
  return { ...cardMoveOf(before, first), ...known, core, move, before, after, uncovered, ahead };
}

/**
 * The core's moves beside this one by the key of the position that each leads to; left out are those that
 * change nothing, and those that come to the same as another.
 */
export function otherMoves(core: PatienceCore, move: Move): ReadonlyMap<bigint, Move> {
  const others = new Map(core.moves().map((other) => [keyAfter(core, other), other]));
  others.delete(keyAfter(core, move));
  others.delete(core.key());
  return others;
}

/** The move that sends a pile's top card up, as the core names it; whether it is legal, the core says. */
export function upFrom(pile: Pile, card: CardId): Move {
  return packMove(pile, FOUNDATION + 2 * suitOf(card), 1);
}

/** May a pile's top card go up in the core's position? */
export function goesUp(core: PatienceCore, position: Position, pile: Pile): boolean {
  const top = position.piles[pile]?.at(-1);
  return top !== undefined && core.refusal(upFrom(pile, top)) === null;
}

/** Is this the next card of one of its suit's foundations? */
export function isAwaited(position: Position, card: CardId): boolean {
  const pile = FOUNDATION + 2 * suitOf(card);
  const heights = [position.piles[pile]?.length, position.piles[pile + 1]?.length];
  return heights.includes(rankOf(card)) && !isHome(position, card);
}

function isHome(position: Position, card: CardId): boolean {
  return position.piles.slice(FOUNDATION).some((pile) => pile.includes(card));
}

/** Two cards that the rules cannot tell apart. */
export function areTwins(a: CardId, b: CardId): boolean {
  return a !== b && faceOf(a) === faceOf(b);
}
