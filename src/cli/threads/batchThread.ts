// A thread of many: questions come in batches, and answers go back before every pause.
import { parentPort, workerData } from 'node:worker_threads';
import { openSearch } from '../../patience/core/search';
import type { Verdict, Work } from '../../patience/solver/protocol';
import type { Report } from './batchThreads';
import { solveAll } from './solveAll';

const { module, megabytes } = workerData as { module: WebAssembly.Module; megabytes: number };
const core = await openSearch(module, megabytes);
let stopped = false;

async function answer(works: readonly Work[]): Promise<void> {
  let answers: Verdict[] = [];
  const tell = (ended: boolean): void => {
    if (ended || answers.length > 0) parentPort?.postMessage({ answers, ended } satisfies Report);
    answers = [];
  };
  for await (const verdict of solveAll(
    core,
    works,
    () => stopped,
    () => tell(false),
  ))
    answers.push(verdict);
  tell(true);
}

parentPort?.on('message', (message: readonly Work[] | 'stop') => {
  if (message === 'stop') stopped = true;
  else void answer(message);
});
