import { cardOf, kingRank, rankOf, suitOf } from '../cards';
import { allFaces, type Cards } from './cards';

/** By card: after how many turns relaxed play frees it; Infinity where it never does. */
export type FreeAfter = readonly number[];

/** What relaxed play has so far; nothing in it is ever used up. */
interface Play {
  readonly cards: Cards;
  readonly runs: boolean;
  /** never leaves its place */
  readonly stays: number | null;
  readonly columns: number[][];
  readonly waste: number[];
  readonly free: number[];
  /** by face: copies that are free, or were home from the start */
  readonly copies: Map<string, number>;
  turned: number;
  emptied: boolean;
  /** faces that have been on top of a column, or may lie in one */
  readonly landing: Set<string>;
  /** faces that left the waste when they could only go up */
  readonly waiting: Set<string>;
}

const above = (face: string): string | null =>
  rankOf(face) === kingRank ? null : cardOf(rankOf(face) + 1, suitOf(face));

function lands(play: Play, face: string): boolean {
  const host = above(face);
  return play.emptied || (host !== null && play.landing.has(host));
}

/** The foundation that has come less far where a copy is home from the start, else the one that has come further, has all below it. */
function rises(play: Play, face: string): boolean {
  const wanted = play.cards.homeAtStart(face) > 0 ? 2 : 1;
  for (let rank = 1; rank < rankOf(face); rank++)
    if ((play.copies.get(cardOf(rank, suitOf(face))) ?? 0) < wanted) return false;
  return true;
}

function leaves(play: Play, card: number): boolean {
  const face = play.cards.faces[card] ?? '';
  return card !== play.stays && (lands(play, face) || rises(play, face));
}

/** How many cards from the top of the column can leave it together. */
function leaving(play: Play, column: readonly number[]): number {
  const top = column.at(-1) ?? 0;
  if (leaves(play, top)) return 1;
  if (!play.runs) return 0;
  const face = (depth: number): string => play.cards.faces[column.at(-1 - depth) ?? 0] ?? '';
  for (let depth = 1; depth < column.length && above(face(depth - 1)) === face(depth); depth++) {
    if (!lands(play, face(depth))) continue;
    const stop = column.toReversed().indexOf(play.stays ?? -1);
    return stop >= 0 && stop <= depth ? stop : depth + 1;
  }
  return 0;
}

function freeCard(play: Play, card: number): string {
  const face = play.cards.faces[card] ?? '';
  play.free[card] = play.turned;
  play.copies.set(face, (play.copies.get(face) ?? 0) + 1);
  return face;
}

/** Takes what can leave the columns; whether anything did. */
function takeFromColumns(play: Play): boolean {
  let changed = false;
  for (const column of play.columns) {
    while (column.length > 0) {
      const count = leaving(play, column);
      if (count === 0) break;
      for (const card of column.splice(-count)) play.landing.add(freeCard(play, card));
      if (column.length === 0) play.emptied = true;
      else play.landing.add(play.cards.faces[column.at(-1) ?? 0] ?? '');
      changed = true;
    }
  }
  for (const face of play.waiting) {
    if (!lands(play, face)) continue;
    play.landing.add(face);
    play.waiting.delete(face);
    changed = true;
  }
  return changed;
}

function takeAll(play: Play): void {
  for (;;) {
    while (takeFromColumns(play));
    const card = play.waste.at(-1);
    if (card === undefined || !leaves(play, card)) return;
    const face = play.cards.faces[card] ?? '';
    (lands(play, face) ? play.landing : play.waiting).add(face);
    play.waste.pop();
    freeCard(play, card);
  }
}

/** Plays with nothing ever used up, the one card staying where it is. */
export function playRelaxed(cards: Cards, runs: boolean, stays: number | null): FreeAfter {
  const columns = cards.columns.map((column) => [...column]);
  const play: Play = {
    cards,
    runs,
    stays,
    columns,
    waste: [...cards.waste],
    free: cards.faces.map(() => Number.POSITIVE_INFINITY),
    copies: new Map(allFaces.map((face) => [face, cards.homeAtStart(face)])),
    turned: 0,
    emptied: columns.some((column) => column.length === 0),
    landing: new Set(columns.flatMap((column) => cards.faces[column.at(-1) ?? -1] ?? [])),
    waiting: new Set(),
  };
  takeAll(play);
  for (const card of cards.stock) {
    play.turned++;
    play.waste.push(card);
    takeAll(play);
  }
  return play.free;
}
