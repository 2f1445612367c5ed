import type { SearchCore } from '../../patience/core/search';
import type { Verdict, Work } from '../../patience/solver/protocol';
import { solveWork } from '../../patience/solver/solve';
import { openBreath } from '../../shared/solver/serveWith';

/** Answers many questions in their order. */
export interface BatchSolver {
  /**
   * Answers questions as they come; ends early when stopped. A question is read before the next one is asked
   * for, and an answer's line holds until then: both may be views.
   */
  answers(works: Iterable<Work>): AsyncGenerator<Verdict, void, void>;
  /** Cuts short what runs (`why: 'stopped'`); what waits gets no answer. */
  stop(): void;
  close(): void;
}

/** Other messages, an interruption among them, are heard at least so often, in milliseconds. */
const breathMs = 15;

/**
 * Answers questions one after the other on one core; the one that is cut short is the last. `onBreath` is
 * called before every pause in which messages are heard.
 */
export async function* solveAll(
  opened: SearchCore | Promise<SearchCore>,
  works: Iterable<Work>,
  stopped: () => boolean,
  onBreath: () => void = () => {},
): AsyncGenerator<Verdict, void, void> {
  const core = await opened;
  const breath = openBreath();
  const now = () => performance.now();
  let breathed = now();
  const breathe = async (): Promise<void> => {
    onBreath();
    await breath();
    breathed = now();
  };
  const hooks = { now, breathe, stopped, onInfo: () => {} };
  for (const work of works) {
    yield solveWork(core, work, hooks);
    if (now() - breathed > breathMs) await breathe();
    if (stopped()) return;
  }
}
