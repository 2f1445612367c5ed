// The page's end of the trick game's worker.
import { type AskingClient, openAsker, type WorkerLike } from './client';
import type { NapAnswer, NapInfo, NapWork } from './napProtocol';
import type { After } from './protocol';

export type NapClient = AskingClient<NapWork, NapInfo, NapAnswer>;

/** A client of the trick game's worker, as `openAsker` has it. */
export const openNapClient = (
  start: () => WorkerLike,
  module: WebAssembly.Module,
  after: After | null = null,
): NapClient => openAsker(start, module, 0, ({ ticket }) => ({ ticket, why: 'stopped' }), after);
