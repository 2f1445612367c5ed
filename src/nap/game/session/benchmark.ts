import type { NapLevel } from '../../core/types';
import type { NapComputersDeal } from '../../solver/protocol';
import type { NapOutcome } from './intents';
import { publish, refuse } from './publish';
import { byChair, chairOf } from './seats';
import type { Benchmark } from './state';
import type { NapStore } from './store';

// What computers make of the deal that is done, one of the strongest in each person's chair and the others as they
// sit there: with the luck that they had, so that everybody who plays the deal is measured by the same.

const nothing = { declarer: null, bid: null, result: 'passed', chips: [] } as const;

function isReviewWorking({ reviewing, review }: NapStore): boolean {
  return reviewing && review?.status === 'working';
}

function read({ dealer, table }: NapStore, { declarer, bid, result, chips }: NapComputersDeal): Benchmark {
  const chair = declarer === null ? null : chairOf(declarer, dealer, table.settings.players);
  return Object.freeze({ status: 'done', declarer: chair, bid, result, chips: byChair(chips, dealer) });
}

/** Asks the worker; where that is stopped it stays `working`, until somebody asks again. */
export async function workOutBenchmark(store: NapStore): Promise<void> {
  const { parts, table, turn, dealer, seed } = store;
  const { hands } = parts.core.position();
  const levels = table.chairs.map((sitter): NapLevel => (sitter.kind === 'person' ? 'hard' : sitter.level));
  const bySeat = levels.map((_, seat) => levels[chairOf(seat, dealer, levels.length)]!);
  const question = { want: 'deal', hands, levels: bySeat, seed, settings: table.settings } as const;
  let found: Benchmark | null;
  try {
    const answer = await parts.solver.ask({ ...question, ticket: ++store.tickets }, () => {});
    found = answer?.deal === undefined ? null : read(store, answer.deal);
  } catch {
    found = { ...nothing, status: 'failed' };
  }
  if (found === null || store.turn !== turn || store.closed || store.benchmark?.status !== 'working') return;
  store.benchmark = found;
  publish(store, { kind: 'changed' });
}

/** Goes on with it where it is wanted and nothing else is being worked out: of a deal with a challenge always. */
export function goOnWithBenchmark(store: NapStore): void {
  if (store.stage !== 'done' || store.trial !== null) return;
  if (store.challenge !== null) store.benchmark ??= { ...nothing, status: 'working' };
  if (store.benchmark?.status === 'working' && !isReviewWorking(store)) void workOutBenchmark(store);
}

/** Somebody wants to know; the answer comes with a later state. */
export function askBenchmark(store: NapStore): NapOutcome {
  if (store.stage !== 'done' || store.trial !== null) return refuse('not-finished');
  if (store.benchmark === null || store.benchmark.status === 'failed') {
    store.benchmark = { ...nothing, status: 'working' };
    goOnWithBenchmark(store);
  }
  return publish(store, { kind: 'changed' });
}
