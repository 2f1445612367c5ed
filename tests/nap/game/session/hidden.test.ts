import { describe, expect, test } from 'vitest';
import type { NapPosition } from '../../../../src/nap/core/types';
import { seatOf } from '../../../../src/nap/game/session/seats';
import { randomTable } from '../../../referee/napRandom';
import { type Random, seededRandom, shuffled } from '../../../referee/random';
import { computer, type NapScene, nearSolver, openNapScene, person } from '../fakes';

/** The same deal as a seat sees it, with every unseen card dealt anew; null where that cannot be. */
function redealt({ core }: NapScene, seat: number, random: Random): NapPosition | null {
  const position = core.position();
  const own = position.hands[seat]!;
  const hidden = shuffled(random, core.pack()).filter(
    (card) => !own.includes(card) && !position.played.includes(card),
  );
  const hands = position.hands.map((hand, other) => {
    if (other === seat) return own;
    const shown = hand.filter((card) => position.played.includes(card));
    return [...shown, ...hidden.splice(0, hand.length - shown.length)];
  });
  try {
    core.load({ ...position, hands });
    return { ...position, hands };
  } catch {
    return null;
  }
}

/** Plays until it is the person's turn after so many of his decisions, or the deal is done. */
async function until(scene: NapScene, decisions: number, random: Random): Promise<boolean> {
  const { match, pass } = scene;
  for (let made = 0; match.state.opened === null; ) {
    const { state } = match;
    if (state.turn !== state.looker || state.phase === 'trick') {
      await pass(1300);
      continue;
    }
    if (made++ === decisions) return true;
    const card = state.legalCards[Math.floor(random() * state.legalCards.length)];
    const call = state.legalCalls[Math.floor(random() * state.legalCalls.length)];
    match.dispatch(card === undefined ? { kind: 'call', call: call! } : { kind: 'play', card });
  }
  return false;
}

/** All that the person at the screen is shown and told, and what was asked on the way. */
async function seen(scene: NapScene): Promise<string> {
  const { match, solver, pass } = scene;
  const before = solver.asked.length;
  match.habitsChanged();
  match.dispatch({ kind: 'advice' });
  await pass(0);
  expect(match.state.advice?.status).toBe('settled');
  const said = JSON.stringify([
    match.state,
    solver.asked.slice(before).map(({ ticket: _, ...work }) => work),
  ]);
  match.dispatch({ kind: 'noAdvice' });
  return said;
}

describe('what a person’s screen shows', () => {
  test('is the same, advice and reasons included, however the cards that he has not seen lie', async () => {
    let compared = 0;
    let moved = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const random = seededRandom(seed);
      const settings = randomTable(random);
      const chairs = Array.from({ length: settings.players }, (_, i) =>
        i === 0 ? person : computer('easy'),
      );
      const scene = await openNapScene({ table: { settings, chairs }, seed }, nearSolver(25));
      if (!(await until(scene, seed % 5, random))) continue;
      const seat = seatOf(0, scene.match.state.dealer, settings.players);
      const truth = scene.core.position();
      const said = await seen(scene);
      for (let i = 0; i < 3; i++) {
        const other = redealt(scene, seat, random);
        if (other === null) continue;
        if (JSON.stringify(other.hands) !== JSON.stringify(truth.hands)) moved++;
        expect(await seen(scene)).toBe(said);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(60);
    expect(moved).toBeGreaterThan(60);
  });

  test('of several persons only his in whose hands the screen is', async () => {
    const settings = randomTable(() => 0.9, 4);
    const chairs = [person, computer('easy'), person, computer('easy')];
    const { match, pass } = await openNapScene({ table: { settings, chairs }, seed: 11 });
    expect(match.state).toMatchObject({ phase: 'cover', turn: 0, looker: null, hand: [], legalCalls: [] });
    const hand = match.state.hand;
    expect(match.dispatch({ kind: 'call', call: 'pass' })).toMatchObject({ refusal: { reason: 'covered' } });
    expect(match.dispatch({ kind: 'advice' })).toMatchObject({ refusal: { reason: 'covered' } });
    match.dispatch({ kind: 'ready' });
    expect(match.state).toMatchObject({ phase: 'bidding', looker: 0 });
    expect(match.state.hand).toHaveLength(5);
    match.dispatch({ kind: 'call', call: 'pass' });
    expect(match.state).toMatchObject({ phase: 'bidding', turn: 1, looker: null, hand });
    expect(match.dispatch({ kind: 'ready' })).toMatchObject({ kind: 'refused' });
    await pass(600);
    expect(match.state).toMatchObject({ phase: 'cover', turn: 2, looker: null, hand: [] });
  });

  test('a person who takes a trick keeps the screen for his lead', async () => {
    const settings = { ...randomTable(() => 0.9, 3), playOn: true } as const;
    let kept = 0;
    let passed = 0;
    for (let seed = 1; seed <= 8; seed++) {
      const table = { settings, chairs: [person, person, person] };
      const { match, pass } = await openNapScene({ table, seed });
      let last = -1;
      while (match.state.opened === null) {
        if (match.state.phase === 'trick') {
          await pass(1300);
          const { turn, phase, opened } = match.state;
          if (opened !== null) break;
          expect(phase).toBe(turn === last ? 'playing' : 'cover');
          if (turn === last) kept++;
          else passed++;
          continue;
        }
        if (match.state.phase === 'cover') match.dispatch({ kind: 'ready' });
        last = match.state.turn!;
        const [card, call] = [match.state.legalCards.at(-1), match.state.legalCalls.at(-1)];
        match.dispatch(card === undefined ? { kind: 'call', call: call! } : { kind: 'play', card });
      }
    }
    expect(kept).toBeGreaterThan(3);
    expect(passed).toBeGreaterThan(3);
  });
});
