// The trick game's worker at its end of the channel.
import type { Endpoint } from 'comlink';
import { serveWith } from '../../shared/solver/serveWith';
import { answerNap, type NapCores, openNapCores } from './answer';
import type { NapAnswer, NapInfo, NapWork } from './protocol';

/** Answers on one endpoint. `now` in milliseconds. */
export const serveNap = (endpoint: Endpoint, now: () => number): void => {
  serveWith<NapCores, NapWork, NapInfo, NapAnswer>(endpoint, openNapCores, now, answerNap);
};
