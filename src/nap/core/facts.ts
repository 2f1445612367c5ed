import { NAP_NO_TRUMP, NapFact } from '../../../assembly/abi';
import type { NapExports } from '../../shared/core/open';
import {
  type NapBid,
  type NapFacts,
  type NapPhase,
  type NapRecord,
  type NapResult,
  type NapTrick,
  napCalls,
} from './types';

/** A position or a view that cannot be: abi.NapFault and its detail. */
export class BadNap extends Error {
  override name = 'BadNap';
  constructor(
    readonly fault: number,
    readonly detail: number,
  ) {
    super(`not a state of this game (fault ${fault}, ${detail})`);
  }
}

const phases: readonly NapPhase[] = ['bidding', 'playing', 'done', 'passed'];
export const napResults: readonly NapResult[] = ['open', 'made', 'lost'];

/** How the table stands, asked fact by fact; `played` are the cards of the record that the core read last. */
export function readFacts(
  exports: NapExports,
  ask: (which: NapFact) => number,
  players: number,
  { played }: NapRecord,
): NapFacts {
  const seat = (which: NapFact): number | null => (ask(which) < 0 ? null : ask(which));
  const bid = napCalls[ask(NapFact.Bid)] ?? 'pass';
  const trump = ask(NapFact.Trump);
  return {
    phase: phases[ask(NapFact.Phase)] ?? 'bidding',
    turn: seat(NapFact.Turn),
    declarer: seat(NapFact.Declarer),
    bid: bid === 'pass' ? null : (bid as NapBid),
    trump: trump < 0 ? null : trump === NAP_NO_TRUMP ? 'none' : trump,
    taken: ask(NapFact.Taken),
    left: ask(NapFact.Left),
    result: napResults[ask(NapFact.Result)] ?? 'open',
    tricks: readTricks(exports, players, played),
  };
}

function readTricks(exports: NapExports, players: number, played: readonly number[]): NapTrick[] {
  const tricks: NapTrick[] = [];
  for (let first = 0; first < played.length; first += players) {
    const cards = played.slice(first, first + players);
    tricks.push({
      plays: cards.map((card, i) => ({ seat: exports.napPlayer(first + i), card })),
      winner: cards.length === players ? exports.napPlayer(first + players) : null,
    });
  }
  return tricks;
}
