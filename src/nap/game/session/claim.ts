import type { CardId } from '../../../shared/core/types';
import { luckOf } from '../../core/luck';
import type { NapAdvice, NapFacts, NapView } from '../../core/types';
import type { NapLimits } from '../../solver/protocol';
import type { NapStore } from './store';

// The rest is claimed: where the result is proved from what the person on turn sees, against every holding that
// fits, the cards play themselves. His own are those that the proof names; for the others it makes no difference.

/** A proof needs no worlds; so many are the fewest that advice comes with. */
export const PROOF: NapLimits = { worlds: 1, milliseconds: Number.POSITIVE_INFINITY };

export interface Proved {
  readonly card: CardId;
  readonly result: 'made' | 'lost';
}

/**
 * The card after which the result is certain, the one that its seat would rather have: `made` for the declarer.
 * The other one is certain only if every card leads to it. Null where nothing is proved.
 */
export function claimedCard({ cards }: NapAdvice, { turn, declarer }: NapFacts): Proved | null {
  const wish = turn === declarer ? 'made' : 'lost';
  const good = cards.find(({ certain }) => certain === wish);
  const first = good ?? cards[0];
  const card = first?.cards[0];
  if (first === undefined || card === undefined || first.certain === 'open') return null;
  const isBound = good !== undefined || cards.every(({ certain }) => certain === first.certain);
  return isBound ? { card, result: first.certain } : null;
}

/** Asks whether the rest is certain for the seat of the view; null: it is not; undefined: other questions came first. */
export async function askProof(store: NapStore, view: NapView): Promise<Proved | null | undefined> {
  const { core, solver } = store.parts;
  const facts = core.facts();
  const seed = luckOf(store.seed, view.calls.length + view.played.length);
  const work = { want: 'advice', view, seed, limits: PROOF, settings: store.table.settings } as const;
  const answer = await solver.ask({ ...work, ticket: ++store.tickets }, () => {});
  if (answer?.advice === undefined || answer.why === 'stopped') return undefined;
  return claimedCard(answer.advice, facts);
}
