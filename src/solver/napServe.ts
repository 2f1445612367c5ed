// The trick game's worker at its end of the channel.
import type { Endpoint } from 'comlink';
import { answerNap, type NapCounter, openCounter } from './napAnswer';
import type { NapAnswer, NapInfo, NapWork } from './napProtocol';
import { serveWith } from './serve';

/** Answers on one endpoint. `now` in milliseconds. */
export const serveNap = (endpoint: Endpoint, now: () => number): void => {
  serveWith<NapCounter, NapWork, NapInfo, NapAnswer>(endpoint, openCounter, now, answerNap);
};
