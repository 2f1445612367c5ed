import type { DealResult } from './dealResult';

// Figures from results. A deal counts once: as won, as won with help, or as lost. A loss that was made good
// later is a win, but the run that it broke stays broken.

/** What wins come to, of those without help or of all. */
export interface Wins {
  readonly won: number;
  /** of those played how many were won, 0..100; `null` when none was played */
  readonly percent: number | null;
  readonly run: number;
  readonly longestRun: number;
  readonly fewestMoves: number | null;
  /** milliseconds */
  readonly bestTime: number | null;
  readonly medianTime: number | null;
}

/** The wins without help, and beside them the same figures with the wins counted that help was used in. */
export interface Figures extends Wins {
  readonly played: number;
  /** won with help */
  readonly helped: number;
  readonly lost: number;
  readonly withHelp: Wins;
}

export type DealOutcome = 'won' | 'helped' | 'lost';

export interface Ended {
  readonly at: number;
  readonly outcome: DealOutcome;
}

/** What a deal counts as. */
export function outcomeOf({ won, helped }: DealResult): DealOutcome {
  if (won === null) return 'lost';
  return helped ? 'helped' : 'won';
}

/** When a deal came to what it counts as, in milliseconds since 1970. */
export function endOf({ won, lost }: DealResult): number {
  return won ?? lost ?? 0;
}

/** Every win and every loss in the order in which it came; a deal lost and won later is both. */
function endsOf(results: readonly DealResult[]): Ended[] {
  const all = results.flatMap((result): Ended[] => {
    const { lost, won } = result;
    const before = lost !== null && (won === null || lost < won);
    return [
      ...(before ? [{ at: lost, outcome: 'lost' } as const] : []),
      ...(won === null ? [] : [{ at: won, outcome: outcomeOf(result) }]),
    ];
  });
  return all.sort((a, b) => a.at - b.at);
}

/**
 * The run at the end and the longest one. Unless it counts, a win with help neither lengthens nor breaks one.
 */
function runsOf(
  results: readonly DealResult[],
  helpCounts: boolean,
  now: number,
): { run: number; longestRun: number } {
  let run = 0;
  let longestRun = 0;
  for (const { outcome, at } of endsOf(results)) {
    // from when the clock was wrong: nobody knows what came before it and after it
    if (at > now) continue;
    if (outcome === 'lost') run = 0;
    if (outcome === 'won' || (helpCounts && outcome === 'helped')) run++;
    longestRun = Math.max(longestRun, run);
  }
  return { run, longestRun };
}

/** Whole per cent; all and none are said only of all and none. */
function percentOf(part: number, whole: number): number | null {
  if (whole === 0) return null;
  if (part === 0 || part === whole) return part === 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round((100 * part) / whole)));
}

function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
}

/**
 * The figures of results that stand together, usually those of one rule record. `now`, in milliseconds since 1970: what
 * is dated later is no part of a run.
 */
export function figuresOf(results: readonly DealResult[], now = Number.POSITIVE_INFINITY): Figures {
  const won = results.filter((result) => result.won !== null).length;
  const unaided = winsOf(results, false, now);
  return {
    played: results.length,
    helped: won - unaided.won,
    lost: results.length - won,
    ...unaided,
    withHelp: winsOf(results, true, now),
  };
}

function winsOf(results: readonly DealResult[], helpCounts: boolean, now: number): Wins {
  const wins = results.filter(({ won, helped }) => won !== null && (helpCounts || !helped));
  const moves = wins.map((win) => win.moves);
  const times = wins.map((win) => win.elapsed);
  return {
    won: wins.length,
    percent: percentOf(wins.length, results.length),
    ...runsOf(results, helpCounts, now),
    fewestMoves: moves.length === 0 ? null : Math.min(...moves),
    bestTime: times.length === 0 ? null : Math.min(...times),
    medianTime: median(times),
  };
}

/** One deal of the picture of results over time. */
export interface Point extends Ended {
  /** of this deal and those before it, `window` at the most, how many per cent were won without help */
  readonly rate: number;
  /** the same with wins with help counted */
  readonly withHelp: number;
}

/** The results as a line over time, the oldest first. */
export function timeline(results: readonly DealResult[], window: number): Point[] {
  const ends = results
    .map((result) => ({ at: endOf(result), outcome: outcomeOf(result) }))
    .sort((a, b) => a.at - b.at);
  return ends.map((end, i) => {
    const near = ends.slice(Math.max(0, i + 1 - window), i + 1);
    const share = (counts: (outcome: Ended['outcome']) => boolean) =>
      (100 * near.filter(({ outcome }) => counts(outcome)).length) / near.length;
    return {
      ...end,
      rate: share((outcome) => outcome === 'won'),
      withHelp: share((outcome) => outcome !== 'lost'),
    };
  });
}

export interface DailyRun {
  /** days in a row up to today, or up to yesterday while today's deal is not won yet */
  readonly run: number;
  readonly longest: number;
  readonly today: boolean;
}

/** Days in a row, those that were won without help beside those that were won at all. */
export interface DailyRuns extends DailyRun {
  readonly unaided: DailyRun;
}

const day = 86_400_000;

function runOfDays(results: readonly DealResult[], now: number): DailyRun {
  const dates = results.map(({ daily }) => Date.parse(daily ?? '') / day);
  // a clock that was set back leaves days that have yet to come
  const days = [...new Set(dates)].filter((date) => date <= now);
  days.sort((a, b) => a - b);
  let [length, longest, last] = [0, 0, Number.NaN];
  for (const date of days) {
    length = date === last + 1 ? length + 1 : 1;
    longest = Math.max(longest, length);
    last = date;
  }
  return { run: last >= now - 1 ? length : 0, longest, today: days.includes(now) };
}

/**
 * Days in a row on which the daily deal was won; one of a past day that is made up for counts for none. `today` as
 * `2025-08-01`.
 */
export function dailyRun(results: readonly DealResult[], today: string): DailyRuns {
  const now = Date.parse(today) / day;
  const onTime = results.filter(({ daily, late, won }) => daily !== null && !late && won !== null);
  const unaided = onTime.filter(({ helped }) => !helped);
  return { ...runOfDays(onTime, now), unaided: runOfDays(unaided, now) };
}
