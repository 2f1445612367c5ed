// The page's end of the trick game's worker.
import { type AskingClient, openAsker, type WorkerLike } from '../../shared/solver/client';
import type { After } from '../../shared/solver/protocol';
import type { NapAnswer, NapInfo, NapWork } from './protocol';

export type NapClient = AskingClient<NapWork, NapInfo, NapAnswer>;

/** A client of the trick game's worker, as `openAsker` has it. */
export const openNapClient = (
  start: () => WorkerLike,
  module: WebAssembly.Module,
  after?: After,
): NapClient => openAsker(start, module, 0, ({ ticket }) => ({ ticket, why: 'stopped' }), after);
