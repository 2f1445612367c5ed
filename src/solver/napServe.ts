// The trick game's two ends of the channel.
import type { Endpoint } from 'comlink';
import { type AskingClient, openAsker, type WorkerLike } from './client';
import { answerNap, type NapCounter, openCounter } from './napAnswer';
import type { NapAnswer, NapInfo, NapWork } from './napProtocol';
import type { After } from './protocol';
import { serveWith } from './serve';

export type NapClient = AskingClient<NapWork, NapInfo, NapAnswer>;

/** Answers on one endpoint. `now` in milliseconds. */
export const serveNap = (endpoint: Endpoint, now: () => number): void => {
  serveWith<NapCounter, NapWork, NapInfo, NapAnswer>(endpoint, openCounter, now, answerNap);
};

/** A client of the trick game's worker, as `openAsker` has it. */
export const openNapClient = (
  start: () => WorkerLike,
  module: WebAssembly.Module,
  after: After | null = null,
): NapClient => openAsker(start, module, 0, ({ ticket }) => ({ ticket, why: 'stopped' }), after);
