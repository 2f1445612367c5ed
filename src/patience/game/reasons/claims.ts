import { CELL, FOUNDATION, RANKS, STOCK, WASTE } from '../../../../assembly/abi';
import { rankOf, suitOf } from '../../../shared/core/cards';
import type { CardId } from '../../../shared/core/types';
import { moveParts, packMove } from '../../core/buffers';
import { isColumn } from '../../core/piles';
import type { Pile } from '../../core/types';
import { isTurn } from '../moves/autoplay';
import { safeMoves } from '../moves/moveOrder';
import { afterMove } from '../moves/tryMoves';
import { areTwins, type Case, goesUp, isAwaited, openCase, otherMoves, upFrom } from './case';

// What may be said of a move from the position alone. Each claim is `null` where it does not hold.

/** The cards, piles and number that a claim names. */
export interface Named {
  readonly cards: readonly CardId[];
  readonly piles: readonly Pile[];
  readonly n: number;
}

export type ClaimTest = (its: Case) => Named | null;

/** Deeper than this under others a card is not yet a reason. */
const deepest = 3;

export function named(cards: readonly CardId[] = [], piles: readonly Pile[] = [], n = 0): Named {
  return { cards, piles, n };
}

export const toColumn = ({ to }: Case): boolean => to < CELL;
export const goesHome = ({ to }: Case): boolean => to >= FOUNDATION;
const topOf = ({ after }: Case, pile: Pile): CardId | undefined => after.piles[pile]?.at(-1);

/** No other move leads anywhere. */
export const forced: ClaimTest = ({ core, move }) => (otherMoves(core, move).size === 0 ? named() : null);

/** Every other move is proved lost. */
export const only: ClaimTest = (its) => {
  if (!its.wins || !its.open) return null;
  const keys = [...otherMoves(its.core, its.move).keys()];
  return keys.length > 0 && keys.every(its.isLost) ? named([], [], keys.length) : null;
};

/** A face-down card is turned up. */
export const uncovers: ClaimTest = ({ uncovered, from }) => (uncovered === null ? null : named([], [from]));

/** The card beneath goes up now. What it is, is not read where it lay face down. */
export const frees: ClaimTest = (its) => {
  const { core, move, after, from, turns, uncovered } = its;
  const beneath = topOf(its, from);
  if (turns || beneath === undefined || uncovered !== null || from >= FOUNDATION) return null;
  return afterMove(core, move, () => goesUp(core, after, from)) ? named([beneath], [from]) : null;
};

/** The card laid on could go up instead, but this one would then have no place at all. */
export const strands: ClaimTest = (its) => {
  const { core, to, onto, cards, move } = its;
  const [lowest] = cards;
  if (!toColumn(its) || onto === null || lowest === undefined) return null;
  const up = upFrom(to, onto);
  if (core.refusal(up) !== null) return null;
  const { from, count } = moveParts(move);
  const isPlaced = afterMove(core, up, () =>
    core.moves().some((other) => moveParts(other).from === from && moveParts(other).count === count),
  );
  return isPlaced ? null : named([onto, lowest], [to]);
};

/** It goes up, and by the rules' own table nothing can need it here. */
export const upSafe: ClaimTest = ({ core, move }) => (safeMoves(core).has(move) ? named() : null);

/** It goes up, and so can the next of its suit, which lies open elsewhere. */
export const upThen: ClaimTest = (its) => {
  const { core, move, before, after, cards, from } = its;
  const [card] = cards;
  if (!goesHome(its) || card === undefined) return null;
  const follows = (pile: Pile): boolean => {
    const top = after.piles[pile]?.at(-1);
    return pile !== from && top !== undefined && suitOf(top) === suitOf(card) && !goesUp(core, before, pile);
  };
  const piles = after.piles.map((_, pile) => pile).filter((pile) => pile < FOUNDATION && pile !== STOCK);
  const waiting = piles.filter(follows);
  const next = afterMove(core, move, () => waiting.find((pile) => goesUp(core, after, pile)));
  const top = next === undefined ? undefined : topOf(its, next);
  return next === undefined || top === undefined ? null : named([top], [next]);
};

/** A column is emptied, and no other one filled for it. */
export const empties: ClaimTest = (its) => {
  const { before, after, from, to } = its;
  const fills = isColumn(to) && before.piles[to]?.length === 0;
  return isColumn(from) && after.piles[from]?.length === 0 && !fills ? named([], [from]) : null;
};

/** A free cell is open again. */
export const freesCell: ClaimTest = ({ from, to }) =>
  from >= CELL && from < STOCK && (to < CELL || to > STOCK) ? named([], [from]) : null;

/** A card that a foundation waits for lies a few cards deep in the column, and nearer than before. */
export const digs: ClaimTest = (its) => {
  const { after, from, ahead } = its;
  if (!isColumn(from)) return null;
  const faceUp = (after.piles[from] ?? []).slice(after.faceDown[from] ?? 0).toReversed();
  const depth = faceUp.findIndex((card, n) => n > 0 && n <= deepest && isAwaited(after, card));
  const card = faceUp[depth];
  if (card === undefined) return null;
  const isMeant = ahead.length === 0 || ahead.some(({ cards, to }) => to >= FOUNDATION && cards[0] === card);
  return isMeant ? named([card], [from], depth) : null;
};

/** A king begins an empty column: nothing else can take it but its foundation. */
export const fillsKing: ClaimTest = (its) => {
  const { before, to, cards, onto, from } = its;
  const [lowest] = cards;
  if (!toColumn(its) || onto !== null || lowest === undefined || rankOf(lowest) !== RANKS - 1) return null;
  const wasBottom = isColumn(from) && before.piles[from]?.[0] === lowest;
  return wasBottom ? null : named([lowest], [to]);
};

/** The other card of the same face lies open. */
export const twin: ClaimTest = (its) => {
  const { after, cards, onto, from } = its;
  const one = goesHome(its) ? cards[0] : onto;
  if (one === undefined || one === null || from >= FOUNDATION) return null;
  const pile = after.piles.findIndex((_, at) => {
    const top = isColumn(at) ? topOf(its, at) : undefined;
    return top !== undefined && areTwins(top, one);
  });
  const other = pile < 0 ? undefined : topOf(its, pile);
  return other === undefined ? null : named([other], [pile]);
};

/** The same cards could go to an empty column, which stays empty. */
export const keepsEmpty: ClaimTest = (its) => {
  const { core, before, to, move, turns } = its;
  const { from, count } = moveParts(move);
  if (turns || to >= STOCK || (toColumn(its) && its.onto === null)) return null;
  const empty = before.piles.findIndex(
    (pile, at) =>
      isColumn(at) && pile.length === 0 && at !== from && core.refusal(packMove(from, at, count)) === null,
  );
  const isWhole = isColumn(from) && before.piles[from]?.length === count;
  return empty < 0 || isWhole ? null : named([], [empty]);
};

/** The waste is not turned over again: the next card that is turned lies on this one. */
export const lastCall: ClaimTest = ({ core, before, from, turns }) =>
  !turns && from === WASTE && before.pass === core.rules.passes && (before.piles[STOCK]?.length ?? 0) > 0
    ? named()
    : null;

/** It is laid on a card of the next rank, and did not lie on one before. */
function builds(its: Case, isSuit: boolean): Named | null {
  const { core, before, from, cards, onto } = its;
  const [lowest] = cards;
  if (!toColumn(its) || onto === null || lowest === undefined || from >= FOUNDATION) return null;
  const beneath = isColumn(from) ? before.piles[from]?.at(-cards.length - 1) : undefined;
  const mayLie = beneath !== undefined && (core.rules.build !== 'suit' || suitOf(beneath) === suitOf(lowest));
  const wasInOrder = mayLie && rankOf(beneath) === rankOf(lowest) + 1;
  const inSuit = suitOf(onto) === suitOf(lowest);
  return wasInOrder || inSuit !== isSuit ? null : named([onto]);
}
export const buildsSuit: ClaimTest = (its) => builds(its, true);
export const buildsOrder: ClaimTest = (its) => builds(its, false);

/** One card more is home. */
export const up: ClaimTest = (its) => (goesHome(its) ? named() : null);

/** A new pass begins, and it is the last. */
export const passLast: ClaimTest = ({ core, after, cards, turns }) =>
  turns && cards.length === 0 && after.pass === core.rules.passes
    ? named([], [], after.piles[STOCK]?.length ?? 0)
    : null;

/** A new pass begins, and another is left. */
export const passNew: ClaimTest = ({ core, after, cards, turns }) =>
  turns && cards.length === 0 && after.pass < core.rules.passes
    ? named([], [], after.piles[STOCK]?.length ?? 0)
    : null;

/** The card that comes can go up. */
export const turnUp: ClaimTest = ({ core, move, after, turns, cards, open }) =>
  open && turns && cards.length > 0 && afterMove(core, move, () => goesUp(core, after, WASTE))
    ? named()
    : null;

/** What a move of the table can gain at once. */
const gains: readonly ClaimTest[] = [up, uncovers, frees, empties];

/** A card is turned, and no move of the table sends a card up, uncovers or frees one, or empties a column. */
export const turnNothing: ClaimTest = ({ core, turns, cards, open, wins, isLost }) => {
  if (!turns || cards.length === 0) return null;
  const gain = core.moves().some((other) => {
    const its = isTurn(other) ? null : openCase(core, { line: [other], open, wins, best: false, isLost });
    return its !== null && gains.some((test) => test(its) !== null);
  });
  return gain ? null : named();
};

/** A search that did not decide saw its best position this way. */
export const best: ClaimTest = (its) => (its.best ? named() : null);
