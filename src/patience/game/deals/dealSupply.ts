import type { GameId, RuleRecord } from '../../core/types';
import { recordKey } from '../keeping/kept';
import { MAX_NUMBER } from '../text/link';
import { type Level, levels } from './difficulty';

// Deals known to be winnable that wait to be dealt, for each game and rule record a stock of their own.

/** A deal that a line has been found for; its level where there is a scale for it. */
export interface Checked {
  readonly number: number;
  readonly level: Level | null;
}

/** Which level the next deal should have; `null`: any. */
export type Wish = Level | null;

/** So many of each level are held ready, and so many where there are no levels. */
const ofEachLevel = 3;
const withoutLevels = 6;

/** The name that the stock of a rule record is noted under. */
export function stockNote(game: GameId, rules: RuleRecord): string {
  return `deals/${recordKey(game, rules)}`;
}

function count(stock: readonly Checked[], level: Level | null): number {
  return stock.filter((deal) => deal.level === level).length;
}

/** Is there room for one more of that level? */
export function hasRoom(stock: readonly Checked[], level: Level | null): boolean {
  return count(stock, level) < (level === null ? withoutLevels : ofEachLevel);
}

/** Is everything there that there is room for? */
export function isFull(stock: readonly Checked[], scaled: boolean): boolean {
  return scaled ? levels.every((level) => !hasRoom(stock, level)) : !hasRoom(stock, null);
}

/** Takes the first deal that is as wished for, and not the one on the table; `null` when there is none. */
export function takeFrom(
  stock: readonly Checked[],
  wish: Wish,
  lying: number | null,
): { readonly deal: Checked; readonly rest: readonly Checked[] } | null {
  const at = stock.findIndex(({ number, level }) => number !== lying && (wish === null || level === wish));
  const deal = stock[at];
  return deal === undefined ? null : { deal, rest: stock.toSpliced(at, 1) };
}

/** A kept note as a stock; what is damaged in it is left out. */
export function readStock(note: unknown): readonly Checked[] {
  if (typeof note !== 'object' || note === null || !('deals' in note) || !Array.isArray(note.deals))
    return [];
  return note.deals.flatMap((deal: unknown): Checked[] => {
    if (typeof deal !== 'object' || deal === null || !('number' in deal) || !('level' in deal)) return [];
    const { number } = deal;
    const level = levels.find((word) => word === deal.level) ?? null;
    const known = level !== null || deal.level === null;
    const legal =
      typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= MAX_NUMBER;
    return known && legal ? [{ number, level }] : [];
  });
}

/** A stock as it is kept. */
export function writeStock(deals: readonly Checked[]): unknown {
  return { kept: 1, deals };
}
