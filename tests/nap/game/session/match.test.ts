import { describe, expect, test } from 'vitest';
import type { Sitter } from '../../../../src/nap/game/session/intents';
import { seatOf } from '../../../../src/nap/game/session/seats';
import type { NapState } from '../../../../src/nap/game/session/state';
import { cardText } from '../../../../src/shared/core/cardText';
import { type NapDeal, napChips, napContract, napPhase, napResult, napTricks } from '../../../referee/nap';
import { randomCall, randomTable } from '../../../referee/napRandom';
import { type Random, seededRandom } from '../../../referee/random';
import { computer, type NapScene, nearSolver, openNapScene, person } from '../fakes';

const deals = 240;

/** The deal as the referee takes one, from what the state shows at its end. */
function refereeDeal({ table, dealer, opened, calls, tricks }: NapState): NapDeal {
  const { players } = table.settings;
  const hands = Array.from({ length: players }, (_, seat) => {
    const chair = opened!.hands.findIndex((_, each) => seatOf(each, dealer, players) === seat);
    return opened!.hands[chair]!.map(cardText);
  });
  const played = tricks.flatMap(({ plays }) => plays.map(({ card }) => cardText(card)));
  return { table: table.settings, hands, calls: calls.map(({ call }) => call), played };
}

/** Score sheet and referee say the same of the deal that is done. */
function compare(state: NapState): void {
  const deal = refereeDeal(state);
  const { score } = state.opened!;
  const { players } = state.table.settings;
  const contract = napContract(deal);
  expect(['done', 'passed']).toContain(napPhase(deal));
  const bySeat = (chair: number): number => seatOf(chair, state.dealer, players);
  expect(score.bid).toBe(contract?.bid ?? null);
  expect(score.declarer === null ? null : bySeat(score.declarer)).toBe(contract?.declarer ?? null);
  expect(score.result).toBe(contract === null ? 'passed' : napResult(deal));
  const chips = napChips(deal);
  expect(score.chips).toEqual(score.chips.map((_, chair) => chips[bySeat(chair)]));
  expect(score.chips.reduce((sum, each) => sum + each, 0)).toBe(0);
  const won = napTricks(deal).filter(({ winner }) => winner === contract?.declarer).length;
  expect(score.taken).toBe(contract === null ? 0 : won);
}

/** No card of another's lies in the state of a deal that goes on. */
function checkNothingShown(scene: NapScene, state: NapState): void {
  if (state.opened !== null) return;
  const { players } = state.table.settings;
  const open = new Set(state.tricks.flatMap(({ plays }) => plays.map(({ card }) => card)));
  const own =
    state.looker === null ? [] : scene.core.position().hands[seatOf(state.looker, state.dealer, players)]!;
  const shown = [...state.hand, ...state.legalCards];
  if (!shown.every((card) => own.includes(card) && !open.has(card)))
    throw new Error(`a card of another: ${JSON.stringify(state)}`);
  const alone = state.table.chairs.filter(({ kind }) => kind === 'person').length === 1;
  if (!alone && state.looker !== null && state.looker !== state.turn) throw new Error('a hand out of turn');
}

async function step(scene: NapScene, random: Random): Promise<void> {
  const { match, pass } = scene;
  const { state } = match;
  if (state.phase === 'cover') match.dispatch({ kind: 'ready' });
  else if (state.legalCalls.length > 0)
    match.dispatch({ kind: 'call', call: randomCall(random, state.legalCalls) as 'pass' });
  else if (state.legalCards.length > 0)
    match.dispatch({ kind: 'play', card: state.legalCards[Math.floor(random() * state.legalCards.length)]! });
  else if (random() < 0.3) match.dispatch({ kind: 'skip' });
  await pass(random() < 0.5 ? 300 : 1300);
}

function randomChairs(random: Random, players: number): Sitter[] {
  const chairs = Array.from({ length: players }, () => {
    return random() < 0.35 ? person : computer(random() < 0.7 ? 'easy' : 'medium');
  });
  chairs[Math.floor(random() * players)] = person;
  return chairs;
}

describe('a match', () => {
  test(`of ${deals} deals at random tables: every score is the referee's, and nothing is shown too soon`, async () => {
    const random = seededRandom(7);
    const table = () => {
      const settings = randomTable(random);
      return { settings, chairs: randomChairs(random, settings.players) };
    };
    const scene = await openNapScene({ table: table(), seed: 1 }, nearSolver(5));
    const { match, told, habits } = scene;
    const results: Record<string, number> = {};
    let totals = match.state.totals;
    for (let deal = 1; deal <= deals; deal++) {
      habits.pace = (['slow', 'normal', 'fast', 'instant'] as const)[deal % 4]!;
      habits.playOnly = deal % 3 === 0;
      const { dealer } = match.state;
      for (let i = 0; match.state.opened === null; i++) {
        if (i > 500) throw new Error(`for ever: ${JSON.stringify(match.transcript())}`);
        await step(scene, random);
      }
      for (const { state } of told.splice(0)) checkNothingShown(scene, state);
      const { score } = match.state.opened!;
      compare(match.state);
      results[score.result] = (results[score.result] ?? 0) + 1;
      totals = totals.map((total, chair) => total + score.chips[chair]!);
      expect(match.state.totals).toEqual(totals);
      expect(score.totals).toEqual(totals);
      const { players } = match.state.table.settings;
      if (deal % 8 !== 0) {
        match.dispatch({ kind: 'next' });
        expect(match.state.dealer).toBe((dealer + 1) % players);
      } else {
        match.dispatch({ kind: 'match', table: table(), seed: 100_000 * deal });
        totals = match.state.totals;
        expect([totals.every((total) => total === 0), match.state.sheet]).toEqual([true, []]);
      }
      told.length = 0;
    }
    expect(Object.keys(results).sort()).toEqual(['lost', 'made', 'passed']);
    expect(results.passed).toBeGreaterThan(3);
  });

  test('when all pass the next chair deals, and the sheet has a line without chips', async () => {
    const chairs = [person, person, person];
    const settings = { ...randomTable(() => 0.9, 3), allPass: 'redeal', playOn: false } as const;
    const { match } = await openNapScene({ table: { settings, chairs }, seed: 5 });
    for (let i = 0; i < 3; i++) {
      match.dispatch({ kind: 'ready' });
      match.dispatch({ kind: 'call', call: 'pass' });
    }
    expect(match.state).toMatchObject({ phase: 'finished', dealer: 2, totals: [0, 0, 0] });
    expect(match.state.sheet).toMatchObject([
      { result: 'passed', bid: null, declarer: null, chips: [0, 0, 0] },
    ]);
    match.dispatch({ kind: 'next' });
    expect(match.state).toMatchObject({ phase: 'cover', dealer: 0, turn: 1, opened: null });
  });

  test('where the dealer must bid he may not pass', async () => {
    const chairs = [person, person, person];
    const settings = { ...randomTable(() => 0.9, 3), allPass: 'dealer', lowest: 'three' } as const;
    const { match } = await openNapScene({ table: { settings, chairs }, seed: 5 });
    for (let i = 0; i < 2; i++) {
      match.dispatch({ kind: 'ready' });
      match.dispatch({ kind: 'call', call: 'pass' });
    }
    match.dispatch({ kind: 'ready' });
    expect(match.state.legalCalls).not.toContain('pass');
    expect(match.dispatch({ kind: 'call', call: 'pass' })).toMatchObject({ kind: 'refused' });
    expect(match.state.legalCalls[0]).toBe('three');
    match.dispatch({ kind: 'call', call: 'three' });
    expect(match.state).toMatchObject({ phase: 'playing', declarer: 2, bid: 'three', turn: 2 });
  });
});
