// Many questions, answered in their order: by this thread, or by several side by side.
import { openSearch } from '../../patience/core/search';
import type { Verdict, Work } from '../../patience/solver/protocol';
import { coreModule, searchMegabytes } from '../core';
import { openThreadCrew } from './batchThreads';
import { solveAll } from './solveAll';

export interface Crew {
  /**
   * Answers questions as they come; ends early when stopped. A question is read before the next one is asked for, and
   * an answer's line holds until then: both may be views.
   */
  answers(works: Iterable<Work>): AsyncGenerator<Verdict, void, void>;
  /** Cuts short what runs (`why: 'stopped'`); what waits gets no answer. */
  stop(): void;
  close(): void;
}

/** A crew of `jobs` (1 or more). One works in this thread, since most answers cost less than a message. */
export function openCrew(jobs: number): Crew {
  return jobs === 1 ? openAlone() : openThreadCrew(jobs);
}

function openAlone(): Crew {
  let stopped = false;
  return {
    answers(works) {
      const opened = openSearch(coreModule(), searchMegabytes);
      const viewing = opened.then((core) => ({ ...core, line: core.lineView }));
      return solveAll(viewing, works, () => stopped);
    },
    stop() {
      stopped = true;
    },
    close() {},
  };
}
