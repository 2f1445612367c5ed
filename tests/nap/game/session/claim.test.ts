import { describe, expect, test } from 'vitest';
import type { NapAdvice, NapCardAdvice, NapFacts } from '../../../../src/nap/core/types';
import { claimedCard } from '../../../../src/nap/game/session/claim';
import {
  aloneAmong,
  computer,
  type NapScene,
  nearSolver,
  openNapScene,
  person,
  settle,
  tableOf,
} from '../fakes';

const half = { share: 0.5, low: 0.4, high: 0.6 };
const group = (card: number, certain: NapCardAdvice['certain']): NapCardAdvice => ({
  cards: [card],
  made: half,
  makeable: null,
  certain,
  rule: false,
});
const advised = (...cards: NapCardAdvice[]): NapAdvice => ({
  worlds: 1,
  calls: [],
  cards,
  makeable: null,
  indifferent: false,
});
const declaring = { turn: 1, declarer: 1 } as NapFacts;
const defending = { turn: 2, declarer: 1 } as NapFacts;

describe('what is proved', () => {
  test('is taken where one card makes it certain; what nobody wants, only where every card does', () => {
    const one = advised(group(3, 'open'), group(4, 'made'));
    expect(claimedCard(one, declaring)).toEqual({ card: 4, result: 'made' });
    expect(claimedCard(one, defending)).toBeNull();
    const mixed = advised(group(3, 'lost'), group(4, 'open'));
    expect(claimedCard(mixed, declaring)).toBeNull();
    expect(claimedCard(mixed, defending)).toEqual({ card: 3, result: 'lost' });
    const all = advised(group(3, 'lost'), group(4, 'lost'));
    expect(claimedCard(all, declaring)).toEqual({ card: 3, result: 'lost' });
    expect(claimedCard(advised(), declaring)).toBeNull();
  });
});

/** Plays on until the person is to play a card, claiming each time; true once the claim is taken. */
async function claimSoon(scene: NapScene, bold = true): Promise<boolean> {
  const { match, pass } = scene;
  while (match.state.opened === null) {
    const { state } = match;
    if (state.phase === 'cover') match.dispatch({ kind: 'ready' });
    else if (state.legalCards.length > 0) {
      match.dispatch({ kind: 'claim' });
      await settle();
      if (match.state.claimed !== null) return true;
      const { outcome } = scene.told.at(-1)!;
      expect(outcome).toMatchObject({ kind: 'refused', refusal: { reason: 'not-certain' } });
      expect(match.state.legalCards).toEqual(state.legalCards);
      match.dispatch({ kind: 'play', card: state.legalCards[0]! });
    } else if (state.legalCalls.length > 0)
      match.dispatch({ kind: 'call', call: state.legalCalls.at(bold ? -1 : 1) ?? 'pass' });
    else await pass(1300);
  }
  return false;
}

describe('the rest is claimed', () => {
  test('where it is certain: it plays itself, and comes out as was proved, at tables of every kind', async () => {
    const seen: Record<string, number> = {};
    for (let seed = 1; seed <= 60; seed++) {
      const players = 3 + (seed % 4);
      const chairs =
        seed % 5 === 0
          ? [person, computer('easy'), person, ...aloneAmong(players).slice(3)]
          : aloneAmong(players);
      const misere = seed % 2 === 0 ? 'plain' : 'trumps';
      const table = tableOf(chairs, { playOn: seed % 3 === 0, misere });
      const scene = await openNapScene({ table, seed }, nearSolver(10));
      if (!(await claimSoon(scene, seed % 4 === 0))) continue;
      const { match, pass, told } = scene;
      const claimed = told
        .flatMap(({ outcome }) => (outcome.kind === 'happened' ? outcome.events : []))
        .find(({ kind }) => kind === 'claimed');
      for (let i = 0; match.state.opened === null; i++) {
        if (i > 200) throw new Error('the rest goes on for ever');
        expect(match.state).toMatchObject({ legalCards: [] });
        expect(match.state.phase).not.toBe('cover');
        await pass(500);
      }
      expect(match.state.opened.score.result).toBe(claimed?.kind === 'claimed' && claimed.result);
      const kind = `${claimed?.kind === 'claimed' && claimed.result} ${match.state.bid}`;
      seen[kind] = (seen[kind] ?? 0) + 1;
    }
    // won and lost, misères among them
    expect(Object.values(seen).reduce((sum, n) => sum + n, 0)).toBeGreaterThan(20);
    expect(Object.keys(seen).some((kind) => kind.startsWith('made'))).toBe(true);
    expect(Object.keys(seen).some((kind) => kind.startsWith('lost'))).toBe(true);
  });

  test('and the review blames nobody for it', async () => {
    for (let seed = 1; ; seed++) {
      const scene = await openNapScene(
        { table: tableOf(aloneAmong(4), { playOn: true }), seed },
        nearSolver(10),
      );
      if (!(await claimSoon(scene))) continue;
      const { match, pass } = scene;
      const before = match.state.tricks.flatMap(({ plays }) => plays).length;
      while (match.state.opened === null) await pass(500);
      const played = match.state.tricks.flatMap(({ plays }) => plays).length;
      if (played - before < 5) continue;
      const kept = match.transcript();
      expect(kept.claimed).toBe(before);
      const again = await openNapScene(JSON.parse(JSON.stringify(kept)));
      expect(again.match.transcript()).toEqual(kept);
      again.match.dispatch({ kind: 'review' });
      const rest = again.match.state.review!.decisions.filter(
        (decision) => 'card' in decision.made && decision.before >= before,
      );
      expect(rest).toHaveLength(played - before);
      expect(rest.every(({ forced, cost }) => forced && cost === 0)).toBe(true);
      return;
    }
  });

  test('a hint that is asked for before the proof has come is given, and the claim is forgotten', async () => {
    const scene = await openNapScene({ table: tableOf(aloneAmong(4)), seed: 17 }, nearSolver(10));
    const { match, pass, told } = scene;
    while (match.state.legalCards.length === 0) {
      if (match.state.legalCalls.length > 0) match.dispatch({ kind: 'call', call: 'nap' });
      await pass(1300);
    }
    told.length = 0;
    match.dispatch({ kind: 'claim' });
    match.dispatch({ kind: 'advice' });
    await pass(0);
    expect(match.state).toMatchObject({ claimed: null, advice: { status: 'settled' } });
    expect(told.every(({ outcome }) => outcome.kind !== 'refused')).toBe(true);
  });
});
