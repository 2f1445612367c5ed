// How a survey's deals become jobs.
import { createHash } from 'node:crypto';
import type { SurveyFile } from '../patience/surveyFile';
import type { Found } from './job';

/** Some deals that are one job, and what became of it. */
export interface Batch {
  /** the job's name in the queue */
  readonly id: string;
  /** those of its deals that the survey's file does not hold yet */
  readonly deals: readonly number[];
  /** the answers, once they have come */
  found: Map<number, Found> | null;
  /** why they will not come */
  fault: string | null;
}

const usualSize = 20;
/** A small survey is cut finer, so that it keeps many workers busy. */
const fewestBatches = 100;

function digest(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 24);
}

/**
 * Names the jobs of a survey. They hang on nothing but the survey and their deals, so that one who asks again finds the jobs of
 * before; `place` tells surveys apart that ask the same for different files.
 */
export function batchId(place: string, deals: readonly number[]): string {
  return digest(place, deals);
}

/**
 * The jobs of a survey, in the order of its deals; those whose deals are all in the file are left out. The cuts are the same
 * whatever the file holds.
 */
export function* batchesOf(
  place: string,
  deals: readonly number[],
  answers: SurveyFile['answers'],
): Generator<Batch> {
  const size = Math.min(usualSize, Math.max(1, Math.floor(deals.length / fewestBatches)));
  for (let from = 0; from < deals.length; from += size) {
    const whole = deals.slice(from, from + size);
    const left = whole.filter((deal) => !answers.has(deal));
    if (left.length > 0) yield { id: batchId(place, whole), deals: left, found: null, fault: null };
  }
}

/** A job for each deal of one that failed, so that only the deals that are at fault fail again. */
export function singly(place: string, { deals }: Batch): Batch[] {
  return deals.map((deal) => ({
    id: batchId(`${place} singly`, [deal]),
    deals: [deal],
    found: null,
    fault: null,
  }));
}
