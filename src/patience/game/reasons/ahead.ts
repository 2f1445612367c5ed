import { CELL, FOUNDATION, WASTE } from '../../../../assembly/abi';
import type { CardId } from '../../../shared/core/types';
import type { CardMove, Case } from './case';
import { type ClaimTest, type Named, named } from './claims';

// What may be said of a move from the line that it begins: which card goes on afterwards, and how soon. A
// number of moves counts from the next one, which is 1.

/** A card that goes on later than this is named only when nothing nearer can be said. */
const soon = 8;

function whenCarried(ahead: readonly CardMove[], card: CardId): number {
  return 1 + ahead.findIndex(({ cards }) => cards.includes(card));
}

/** The line lays a card on what was carried. */
function makesPlace({ cards, to, ahead }: Case, limit: number): Named | null {
  const top = cards.at(-1);
  if (to >= CELL || top === undefined) return null;
  const at = 1 + ahead.findIndex(({ onto, turns }) => !turns && onto === top);
  const [lowest] = ahead[at - 1]?.cards ?? [];
  return at > 0 && at <= limit && lowest !== undefined ? named([lowest], [to], at) : null;
}
export const makesPlaceSoon: ClaimTest = (its) => makesPlace(its, soon);
export const makesPlaceLater: ClaimTest = (its) => makesPlace(its, Number.POSITIVE_INFINITY);

/** The line carries the card that lay beneath. */
function opensWay({ after, from, turns, uncovered, ahead }: Case, limit: number): Named | null {
  const beneath = after.piles[from]?.at(-1);
  const isPlace = from < CELL || from === WASTE;
  if (turns || !isPlace || beneath === undefined || uncovered !== null) return null;
  const at = whenCarried(ahead, beneath);
  return at > 0 && at <= limit ? named([beneath], [from], at) : null;
}
export const opensWaySoon: ClaimTest = (its) => opensWay(its, soon);
export const opensWayLater: ClaimTest = (its) => opensWay(its, Number.POSITIVE_INFINITY);

/** The line carries the card on from where it waits: a cell, or an empty column. */
export const parks: ClaimTest = ({ to, onto, cards, turns, ahead }) => {
  const [lowest] = cards;
  if (turns || to >= FOUNDATION || lowest === undefined || onto !== null) return null;
  const at = whenCarried(ahead, lowest);
  return at > 0 ? named([lowest], [to], at) : null;
};

/** The line carries the card on from the column where it was laid. */
export const goesOn: ClaimTest = ({ to, onto, cards, turns, ahead }) => {
  const [lowest] = cards;
  if (turns || to >= CELL || lowest === undefined || onto === null) return null;
  const at = whenCarried(ahead, lowest);
  return at > 0 ? named([lowest], [to], at) : null;
};

/** The line turns so many cards, this one counted, and plays the last of them from the waste. */
export const turnFor: ClaimTest = ({ turns, cards, ahead }) => {
  if (!turns || cards.length === 0) return null;
  const at = ahead.findIndex((move) => !move.turns);
  const next = ahead[at];
  return next !== undefined && next.from === WASTE ? named([], [], at + 1) : null;
};
