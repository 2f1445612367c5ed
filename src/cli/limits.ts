// How far a deal is searched.
import type { Limits } from '../patience/solver/protocol';
import type { Options } from './options';

/** Seconds a deal when neither nodes nor seconds are given. */
export const usualSeconds = 10;

export function limitsOf({ nodes, seconds }: Pick<Options, 'nodes' | 'seconds'>): Limits {
  const unlimited = Number.POSITIVE_INFINITY;
  return { nodes: nodes ?? unlimited, seconds: seconds ?? (nodes === null ? usualSeconds : unlimited) };
}
