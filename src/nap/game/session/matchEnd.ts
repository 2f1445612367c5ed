// When a match is over, and who has won it.
import type { Chair, MatchEnd, MatchOver, NapScore } from './intents';

/** What a match may be played to, by what ends it. */
export const mostDeals = 200;
export const mostMatchChips = 1000;

/** Deals and chips that a match can end by; anything else can be no match. */
export function isMatchEnd({ by, count }: MatchEnd): boolean {
  return Number.isInteger(count) && count >= 1 && count <= (by === 'deals' ? mostDeals : mostMatchChips);
}

/**
 * How the match ended with the last line of its sheet; null while it goes on. Deals in which all passed count as
 * deals, since each passes the deal to the left.
 */
export function matchOverOf(ends: MatchEnd | undefined, sheet: readonly NapScore[]): MatchOver | null {
  const totals = sheet.at(-1)?.totals;
  if (ends === undefined || totals === undefined) return null;
  const most = Math.max(...totals);
  const isOver = ends.by === 'deals' ? sheet.length >= ends.count : most >= ends.count;
  if (!isOver) return null;
  const winners = totals.flatMap((total, chair): Chair[] => (total === most ? [chair] : []));
  return { winners, deals: sheet.length };
}

/** A seat's place by its chips, from 1; those with as many share it. */
export function placesOf(totals: readonly number[]): readonly number[] {
  return totals.map((total) => 1 + totals.filter((other) => other > total).length);
}
