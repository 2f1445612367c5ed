// Many questions, answered in their order: by this thread, or by several side by side.
import { openSearch } from '../../patience/core/search';
import { coreModule, searchMegabytes } from '../core';
import { openBatchThreads } from './batchThreads';
import { type BatchSolver, solveAll } from './solveAll';

/**
 * Opens `jobs` solvers (1 or more). One works in this thread, since most answers cost less than a message.
 */
export function openBatchSolver(jobs: number): BatchSolver {
  return jobs === 1 ? openHere() : openBatchThreads(jobs);
}

function openHere(): BatchSolver {
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
