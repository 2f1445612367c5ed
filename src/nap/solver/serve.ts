// The trick game's worker at its end of the channel.
import type { Endpoint } from 'comlink';
import { serveWith } from '../../shared/solver/serveWith';
import { answerNap, type NapCounter, openCounter } from './answer';
import type { NapAnswer, NapInfo, NapWork } from './protocol';

/** Answers on one endpoint. `now` in milliseconds. */
export const serveNap = (endpoint: Endpoint, now: () => number): void => {
  serveWith<NapCounter, NapWork, NapInfo, NapAnswer>(endpoint, openCounter, now, answerNap);
};
