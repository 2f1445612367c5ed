// The page's end of a worker that searches.
import { type AskingClient, openAsker, type WorkerLike } from '../../shared/solver/client';
import type { After } from '../../shared/solver/protocol';
import type { Info, Verdict, Work } from './protocol';

export type Client = AskingClient<Work, Info, Verdict>;

const stoppedVerdict = (work: Work): Verdict => ({
  ticket: work.ticket,
  status: 'unknown',
  line: new Uint32Array(0),
  nodes: 0,
  milliseconds: 0,
  why: 'stopped',
});

/** A client of a worker that searches, as `openAsker` has it. */
export const openClient = (
  start: () => WorkerLike,
  module: WebAssembly.Module,
  megabytes: number,
  after?: After,
): Client => openAsker<Work, Info, Verdict>(start, module, megabytes, stoppedVerdict, after);
