// What each reason of a hint claims, said once more in the referee's words: names of cards and piles, plain positions.
import type { ReasonCode } from '../../src/i18n/reasons';
import { cardOf, kingRank, rankOf, suitOf } from '../referee/cards';
import { canonicalKey } from '../referee/exhaust';
import { follows } from '../referee/legal';
import { isLegal, refereeMoves, refereePlay, refereeSafe } from '../referee/moves';
import type { Position } from '../referee/position';
import type { RuleRecord } from '../referee/rules';
import { type Carried, cellIndex, columnIndex, columnName, readToken } from '../referee/tokens';

/** A hint as the referee sees it. */
export interface Trial {
  readonly record: RuleRecord;
  readonly before: Position;
  /** the advised move, and what the line does next */
  readonly token: string;
  readonly ahead: readonly string[];
  /** what the reason names: cards as `8C`, piles as in tokens */
  readonly cards: readonly string[];
  readonly piles: readonly string[];
  readonly n: number;
  readonly isLost: (position: Position) => boolean;
}

type Place = { readonly pile: string; readonly at: number };

const carriedOf = (token: string): Carried | null => {
  const move = readToken(token);
  return move === null || move === 'turn' ? null : move;
};
const after = ({ record, before, token }: Trial): Position => refereePlay(record, before, token);
const has = ({ record }: Trial, position: Position, token: string): boolean =>
  isLegal(record, position, token);

/** The cards of a pile that moves name, the top card last. */
export function cardsOn(record: RuleRecord, position: Position, pile: string): readonly string[] {
  if (pile === 'w') return position.waste;
  const column = columnIndex(record, pile);
  if (column !== null) return (position.columns[column] ?? []).map(({ card }) => card);
  const cell = cellIndex(record, pile);
  const card = cell === null ? null : position.cells[cell];
  return card === null || card === undefined ? [] : [card];
}

const topOn = ({ record }: Trial, position: Position, pile: string): string | undefined =>
  cardsOn(record, position, pile).at(-1);

/** The positions from the one after the advised move on, and the tokens that lead from each to the next. */
function* walk(trial: Trial): Generator<{ position: Position; token: string; k: number }> {
  let position = after(trial);
  for (const [i, token] of trial.ahead.entries()) {
    yield { position, token, k: i + 1 };
    position = refereePlay(trial.record, position, token);
  }
}

/** Where a card that lies at a place comes to lie by a move; `null`: out of sight. */
function moved(record: RuleRecord, position: Position, token: string, place: Place): Place | null {
  const move = carriedOf(token);
  if (move === null) return position.stock.length > 0 || place.pile !== 'w' ? place : null;
  const height = cardsOn(record, position, move.from).length;
  if (move.from !== place.pile || place.at < height - move.count) return place;
  if (move.to === 'f') return null;
  return { pile: move.to, at: cardsOn(record, position, move.to).length + place.at - (height - move.count) };
}

/** When the line first carries the card that lies at a place after the advised move; 0: never. */
function whenCarried(trial: Trial, place: Place): number {
  for (const { position, token, k } of walk(trial)) {
    const move = carriedOf(token);
    const height = move === null ? 0 : cardsOn(trial.record, position, move.from).length;
    if (move?.from === place.pile && place.at >= height - move.count) return k;
    if (move === null && position.stock.length === 0 && place.pile === 'w') return 0;
  }
  return 0;
}

/** Where the carried cards lie after the advised move: the lowest and the uppermost. */
function landed(trial: Trial): { low: Place; top: Place } | null {
  const move = carriedOf(trial.token);
  if (move === null || move.to === 'f') return null;
  const height = cardsOn(trial.record, after(trial), move.to).length;
  return { low: { pile: move.to, at: height - move.count }, top: { pile: move.to, at: height - 1 } };
}

const lowestOf = (trial: Trial, move: Carried): string | undefined =>
  cardsOn(trial.record, trial.before, move.from).at(-move.count);

function otherOutcomes(trial: Trial): Position[] {
  const own = [canonicalKey(after(trial)), canonicalKey(trial.before)];
  return refereeMoves(trial.record, trial.before)
    .map((token) => refereePlay(trial.record, trial.before, token))
    .filter((position) => !own.includes(canonicalKey(position)));
}

const countDown = (position: Position): number => position.columns.flat().filter(({ down }) => down).length;

function uncovers(trial: Trial): boolean {
  return countDown(after(trial)) < countDown(trial.before);
}

/** Does the move bare a card that can go up, where it could not before? */
function bares(trial: Trial): string | null {
  const move = carriedOf(trial.token);
  if (move === null || move.from.startsWith('f') || uncovers(trial)) return null;
  const top = topOn(trial, after(trial), move.from);
  return top !== undefined && has(trial, after(trial), `${move.from}-f`) ? top : null;
}

function emptied(trial: Trial): string | null {
  const move = carriedOf(trial.token);
  if (move === null || columnIndex(trial.record, move.from) === null) return null;
  const fills =
    columnIndex(trial.record, move.to) !== null && topOn(trial, trial.before, move.to) === undefined;
  return topOn(trial, after(trial), move.from) === undefined && !fills ? move.from : null;
}

function builds(trial: Trial, suit: boolean): boolean {
  const move = carriedOf(trial.token);
  const [onto] = trial.cards;
  if (move === null || move.from.startsWith('f') || columnIndex(trial.record, move.to) === null) return false;
  const lowest = lowestOf(trial, move);
  if (onto === undefined || lowest === undefined || topOn(trial, trial.before, move.to) !== onto)
    return false;
  const beneath = cardsOn(trial.record, trial.before, move.from).at(-move.count - 1);
  const inOrder = beneath !== undefined && columnIndex(trial.record, move.from) !== null;
  if (inOrder && follows(trial.record, beneath, lowest)) return false;
  return follows(trial.record, onto, lowest) && (suitOf(onto) === suitOf(lowest)) === suit;
}

function makesPlace(trial: Trial): boolean {
  let place: Place | null = landed(trial)?.top ?? null;
  for (const { position, token, k } of walk(trial)) {
    if (place === null || k > trial.n) return false;
    const move = carriedOf(token);
    const isTop = place.at === cardsOn(trial.record, position, place.pile).length - 1;
    if (move !== null && move.to === place.pile && isTop)
      return k === trial.n && cardsOn(trial.record, position, move.from).at(-move.count) === trial.cards[0];
    place = moved(trial.record, position, token, place);
  }
  return false;
}

function opensWay(trial: Trial): boolean {
  const move = carriedOf(trial.token);
  if (move === null) return false;
  const left = cardsOn(trial.record, after(trial), move.from);
  return (
    left.at(-1) === trial.cards[0] &&
    whenCarried(trial, { pile: move.from, at: left.length - 1 }) === trial.n &&
    trial.n > 0
  );
}

function movesOn(trial: Trial, waits: boolean): boolean {
  const move = carriedOf(trial.token);
  const place = landed(trial)?.low;
  if (move === null || place === undefined) return false;
  const isFree = topOn(trial, trial.before, move.to) === undefined;
  return isFree === waits && whenCarried(trial, place) === trial.n && trial.n > 0;
}

function strands(trial: Trial): boolean {
  const move = carriedOf(trial.token);
  const [base, card] = trial.cards;
  if (move === null || topOn(trial, trial.before, move.to) !== base || lowestOf(trial, move) !== card)
    return false;
  if (!has(trial, trial.before, `${move.to}-f`)) return false;
  const sent = refereePlay(trial.record, trial.before, `${move.to}-f`);
  const left = refereeMoves(trial.record, sent).map(carriedOf);
  return !left.some((other) => other?.from === move.from && other.count === move.count);
}

function upThen(trial: Trial): boolean {
  const move = carriedOf(trial.token);
  const [next] = trial.cards;
  const [pile] = trial.piles;
  if (move?.to !== 'f' || next === undefined || pile === undefined || pile === move.from) return false;
  const own = topOn(trial, trial.before, move.from) ?? '';
  return (
    next === cardOf(rankOf(own) + 1, suitOf(own)) &&
    topOn(trial, trial.before, pile) === next &&
    !has(trial, trial.before, `${pile}-f`) &&
    has(trial, after(trial), `${pile}-f`)
  );
}

function digs(trial: Trial): boolean {
  const move = carriedOf(trial.token);
  const [card] = trial.cards;
  const position = after(trial);
  const column = move === null ? null : columnIndex(trial.record, move.from);
  if (move === null || column === null || card === undefined || trial.n < 1) return false;
  const lies = position.columns[column]?.at(-1 - trial.n);
  const waits = position.foundations[suitOf(card)].includes(rankOf(card) - 1);
  return lies?.card === card && !lies.down && waits;
}

function twin(trial: Trial): boolean {
  const move = carriedOf(trial.token);
  const [card] = trial.cards;
  const [pile] = trial.piles;
  if (move === null || pile === undefined || pile === move.to) return false;
  const one = topOn(trial, trial.before, move.to === 'f' ? move.from : move.to);
  return card !== undefined && one === card && topOn(trial, after(trial), pile) === card;
}

function turnsNothing(trial: Trial): boolean {
  return refereeMoves(trial.record, trial.before)
    .filter((token) => token !== 's')
    .every((token) => {
      const other = { ...trial, token };
      return !token.endsWith('-f') && !uncovers(other) && bares(other) === null && emptied(other) === null;
    });
}

function turnFor(trial: Trial): boolean {
  const turns = [trial.token, ...trial.ahead].findIndex((token) => token !== 's');
  return turns === trial.n && trial.n > 0 && trial.ahead[turns - 1]?.startsWith('w-') === true;
}

const isPass = ({ token, before }: Trial): boolean => token === 's' && before.stock.length === 0;
const isTurned = ({ token, before }: Trial): boolean => token === 's' && before.stock.length > 0;

/** Does what a reason says hold? One entry each. */
export const truths: Readonly<Record<ReasonCode, (trial: Trial) => boolean>> = {
  forced: (trial) => otherOutcomes(trial).length === 0,
  only: (trial) => otherOutcomes(trial).length > 0 && otherOutcomes(trial).every(trial.isLost),
  uncovers: (trial) => uncovers(trial) && carriedOf(trial.token)?.from === trial.piles[0],
  frees: (trial) => bares(trial) === trial.cards[0],
  strands,
  upSafe: (trial) => refereeSafe(trial.record, trial.before).includes(trial.token),
  upThen,
  empties: (trial) => emptied(trial) === trial.piles[0],
  passLast: (trial) =>
    isPass(trial) && after(trial).pass === trial.record.passes && after(trial).stock.length === trial.n,
  passNew: (trial) =>
    isPass(trial) && after(trial).pass < trial.record.passes && after(trial).stock.length === trial.n,
  turnUp: (trial) => isTurned(trial) && has(trial, after(trial), 'w-f'),
  turnNothing: (trial) => isTurned(trial) && turnsNothing(trial),
  turnFor: (trial) => isTurned(trial) && turnFor(trial),
  digs,
  fillsKing: (trial) => {
    const move = carriedOf(trial.token);
    const isEmpty = move !== null && topOn(trial, trial.before, move.to) === undefined;
    return (
      isEmpty && columnIndex(trial.record, move.to) !== null && rankOf(trial.cards[0] ?? '') === kingRank
    );
  },
  makesPlace,
  opensWay,
  twin,
  freesCell: (trial) => {
    const free = (position: Position): number => position.cells.filter((card) => card === null).length;
    return free(after(trial)) > free(trial.before);
  },
  keepsEmpty: (trial) => {
    const move = carriedOf(trial.token);
    const [pile] = trial.piles;
    if (move === null || pile === undefined || topOn(trial, after(trial), pile) !== undefined) return false;
    const other = `${move.from}-${pile}${move.count > 1 ? `x${move.count}` : ''}`;
    return move.to !== pile && has(trial, trial.before, other);
  },
  lastCall: ({ token, before, record }) =>
    token.startsWith('w-') && before.pass === record.passes && before.stock.length > 0,
  buildsSuit: (trial) => builds(trial, true),
  buildsOrder: (trial) => builds(trial, false),
  parks: (trial) => movesOn(trial, true),
  goesOn: (trial) => movesOn(trial, false),
  up: ({ token }) => token.endsWith('-f'),
  best: () => true,
};

/** The name of a column by its pile number, and of the other piles that moves name. */
export function pileToken(pile: number): string {
  if (pile < 12) return columnName(pile);
  if (pile < 16) return 'abcd'.charAt(pile - 12);
  return pile === 17 ? 'w' : 'f';
}
