import type { GameId } from '../../../shared/core/types';
import { fields, isRecord, nullOr, oneOf, readable } from '../../../shared/storage/fields';
import type { RuleRecord } from '../../core/types';
import { recordKey } from '../text/dealKey';
import { numberField } from '../text/fields';
import { type Level, levels } from './difficulty';

// Deals known to be winnable that wait to be dealt: a supply for each game and rule record.

/** A deal that a line has been found for; its level where there is a scale for it. */
export interface WinnableDeal {
  readonly number: number;
  readonly level: Level | null;
}

/** So many of each level are held ready, and so many where there are no levels. */
const ofEachLevel = 3;
const withoutLevels = 6;

/** The name that the supply of a rule record is noted under. */
export function supplyNote(game: GameId, rules: RuleRecord): string {
  return `deals/${recordKey(game, rules)}`;
}

function count(supply: readonly WinnableDeal[], level: Level | null): number {
  return supply.filter((deal) => deal.level === level).length;
}

/** Is there room for one more of that level? */
export function hasRoom(supply: readonly WinnableDeal[], level: Level | null): boolean {
  return count(supply, level) < (level === null ? withoutLevels : ofEachLevel);
}

/** Is everything there that there is room for? */
export function isFull(supply: readonly WinnableDeal[], scaled: boolean): boolean {
  return scaled ? levels.every((level) => !hasRoom(supply, level)) : !hasRoom(supply, null);
}

/** Takes the first deal of a level (`null`: any) that is not on the table; `null` when there is none. */
export function takeFrom(
  supply: readonly WinnableDeal[],
  wish: Level | null,
  onTable: number | null,
): { readonly deal: WinnableDeal; readonly rest: readonly WinnableDeal[] } | null {
  const at = supply.findIndex(({ number, level }) => number !== onTable && (wish === null || level === wish));
  const deal = supply[at];
  return deal === undefined ? null : { deal, rest: supply.toSpliced(at, 1) };
}

const winnableDealField = fields<WinnableDeal>({ number: numberField, level: nullOr(oneOf(levels)) });

/** A kept note as a supply; what is damaged in it is left out. */
export function readSupply(note: unknown): readonly WinnableDeal[] {
  return isRecord(note) ? readable(winnableDealField, note.deals) : [];
}

/** A supply as it is kept. */
export function writeSupply(deals: readonly WinnableDeal[]): unknown {
  return { kept: 1, deals };
}
