// What goes through the queue: a job asks for the verdicts of some deals, and its result holds them.

import type { RuleRecord } from '../../patience/core/types';
import type { VerdictStatus, VerdictWhy } from '../../patience/solver/protocol';
import type { GameId } from '../../shared/core/types';

export const queueName = 'napoleon';

/** A job whose worker fails or dies is tried so often in all. */
export const tries = 3;

/** A limit in nodes, since what seconds decide hangs on the machine. */
export interface Job {
  /** what is asked; a worker refuses what it does not know */
  readonly kind: 'check';
  /** the program that must answer */
  readonly signature: string;
  readonly game: GameId;
  readonly rules: RuleRecord;
  readonly nodes: number;
  readonly deals: readonly number[];
}

/** What a survey's file tells of a deal, but for the game. */
export interface Found {
  readonly deal: number;
  readonly verdict: VerdictStatus;
  readonly moves: number | null;
  readonly nodes: number;
  readonly ms: number;
  readonly why: VerdictWhy;
}

/** Why a worker of this program does not take a job, in a sentence, or null when it does. */
export function refusal(job: Job, signature: string): string | null {
  if (job.signature !== signature)
    return `the queue asks for build ${job.signature} of the program, and this is ${signature}: start workers of that build, or use another database`;
  return job.kind === 'check' ? null : `the queue asks for "${job.kind}", which this program does not know`;
}

const verdicts: readonly unknown[] = ['winnable', 'unwinnable', 'unknown'] satisfies VerdictStatus[];
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

function readFound(value: unknown): Found | null {
  const { deal, verdict, moves, nodes, ms, why } = (value ?? {}) as Partial<Found>;
  const fits = isCount(deal) && verdicts.includes(verdict) && isCount(nodes) && isCount(ms);
  if (!fits || (moves !== null && !isCount(moves)) || typeof why !== 'string' || why === 'stopped')
    return null;
  return { deal, verdict, moves, nodes, ms, why } as Found;
}

/** The result of a job, by deal; null unless it has every one of the deals. */
export function readResult(value: unknown, deals: readonly number[]): Map<number, Found> | null {
  const rows = Array.isArray(value) ? value.map(readFound) : [];
  const byDeal = new Map(rows.flatMap((found) => (found === null ? [] : [[found.deal, found]])));
  return deals.every((deal) => byDeal.has(deal)) ? byDeal : null;
}
