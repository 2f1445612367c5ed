import { expect, test } from 'vitest';
import { napExample } from '../../../../src/nap/game/example/exampleDeal';
import { exampleSteps } from '../../../../src/nap/game/example/exampleSteps';
import { sortHand } from '../../../../src/nap/game/session/publish';
import { chairOf } from '../../../../src/nap/game/session/seats';
import { bottomOf, pictureOf } from '../../../../src/nap/table/picture';
import { openNapCore, plainSettings } from '../fakes';

const names = ['A', 'B', 'C', 'D'];

test('the example is stepped through as the rules have it: calls, cards, turns, tricks, chips', async () => {
  const core = await openNapCore();
  core.setSettings({ ...plainSettings, players: napExample.players });
  core.deal(napExample.seed);
  const steps = exampleSteps(plainSettings, names);
  expect(
    steps.map(({ event }) => event.kind).filter((kind) => kind === 'played' || kind === 'taken'),
  ).toHaveLength(20);
  for (const { state, event } of steps) {
    if (event.kind === 'called') expect(core.call(event.call)).toBeNull();
    const last = state.tricks.at(-1)?.plays.at(-1);
    if (event.kind === 'played' || event.kind === 'taken') expect(core.play(last!.card)).toBeNull();
    const facts = core.facts();
    const chair = (seat: number | null) =>
      seat === null ? null : chairOf(seat, state.dealer, napExample.players);
    expect(state.bid).toBe(facts.bid);
    expect(state.declarer).toBe(chair(facts.declarer));
    expect(state.taken).toBe(facts.taken);
    expect(state.trump).toBe(facts.trump);
    if (state.phase !== 'trick') expect(state.turn).toBe(chair(facts.turn));
    const bySeat = facts.tricks.map(({ plays, winner }) => ({
      plays: plays.map(({ seat, card }) => ({ chair: chair(seat), card })),
      winner: chair(winner),
    }));
    expect(state.tricks).toEqual(bySeat);
    const position = core.position();
    const thrown = new Set(position.played);
    expect(state.held).toEqual(position.hands.map((hand) => hand.filter((card) => !thrown.has(card)).length));
  }
  const end = steps.at(-1)!.state;
  expect(end.opened!.hands).toEqual(core.position().hands.map((hand) => sortHand(hand, 'shcd')));
  expect(end.totals).toEqual(core.chips());
  expect(end.result).toBe(core.facts().result);
});

test('the hand is held as a person holds it: suits together, each from the top', () => {
  for (const { state } of exampleSteps(plainSettings, names))
    expect(state.hand).toEqual(sortHand(state.hand, 'shcd'));
});

test('nobody else’s cards are to be seen before the end', () => {
  const steps = exampleSteps(plainSettings, names);
  for (const { state } of steps.slice(0, -1)) {
    const picture = pictureOf(state, { bottom: bottomOf(state, null), lastTrick: false });
    expect(picture.bottom).toBe(napExample.declarer);
    const known = new Set([
      ...state.hand,
      ...state.tricks.flatMap(({ plays }) => plays.map(({ card }) => card)),
    ]);
    const seen = [...picture.hand, ...picture.before.flat(), ...picture.middle.map(({ card }) => card)];
    expect(seen.every((card) => known.has(card))).toBe(true);
  }
});
