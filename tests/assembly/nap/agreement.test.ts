import { describe, expect, it } from 'vitest';
import type { NapCall } from '../../../src/nap/core/types';
import {
  type NapDeal,
  napCards,
  napChips,
  napContract,
  napPack,
  napPhase,
  napResult,
  napTricks,
  napTurn,
  napCalls as refereeCalls,
} from '../../referee/nap';
import { randomCall, randomTable } from '../../referee/napRandom';
import { type Random, seededRandom } from '../../referee/random';
import { asDeal, faces, openTestNap, texts } from '../../support/nap';

// How many random deals this run plays; `npm run agreement:nap -- N` sets it.
const deals = Number(process.env.PLAYS ?? 300);
const { table: core, adviser } = await openTestNap();

/** Every claim that both hold, of one position; throws with both readings. */
function compare(deal: NapDeal): void {
  const facts = core.facts();
  const contract = napContract(deal);
  const tricks = napTricks(deal);
  const claims: [string, unknown, unknown][] = [
    ['phase', facts.phase, napPhase(deal)],
    ['turn', facts.turn, napTurn(deal)],
    ['calls', core.calls(), refereeCalls(deal)],
    ['cards', texts(core.cards()).sort(), napCards(deal).sort()],
    ['chips', core.chips(), napChips(deal)],
    ['sum', core.chips().reduce((sum, chips) => sum + chips, 0), 0],
    ['result', facts.result, napResult(deal)],
    [
      'tricks',
      facts.tricks.map(({ plays, winner }) => [plays[0]!.seat, ...texts(plays.map((p) => p.card)), winner]),
      tricks.map(({ leader, cards, winner }) => [leader, ...cards, winner]),
    ],
  ];
  if (contract !== null) claims.push(['contract', { declarer: facts.declarer, bid: facts.bid }, contract]);
  for (const [what, ours, theirs] of claims) {
    if (JSON.stringify(ours) !== JSON.stringify(theirs))
      throw new Error(
        `${what}: core ${JSON.stringify(ours)}, referee ${JSON.stringify(theirs)}\n${JSON.stringify(deal)}`,
      );
  }
}

/** What a seat sees stands as the table stands. */
function compareView(seat: number): void {
  const seen = adviser.facts(core.view(seat));
  if (JSON.stringify(seen) !== JSON.stringify(core.facts()))
    throw new Error(`seat ${seat} sees ${JSON.stringify(seen)}, not ${JSON.stringify(core.facts())}`);
}

function refuseOthers(deal: NapDeal, random: Random): void {
  const calls = refereeCalls(deal);
  const wrong = (['pass', 'two', 'three', 'misere', 'four', 'nap', 'wellington', 'blucher'] as const).find(
    (call) => !calls.includes(call) && random() < 0.5,
  );
  if (wrong !== undefined && core.call(wrong) === null) throw new Error(`${wrong} was taken`);
  const cards = napCards(deal);
  const other = Math.floor(random() * 52);
  if (!cards.includes(texts([other])[0]!) && core.play(other) === null) throw new Error(`${other} was taken`);
}

function playOne(seed: number): number {
  const random = seededRandom(seed);
  const table = randomTable(random);
  core.setSettings(table);
  adviser.setSettings(table);
  core.deal(seed);
  let deal = asDeal(core.position(), table);
  const pack = napPack(table);
  if (
    new Set(deal.hands.flat()).size !== 5 * table.players ||
    deal.hands.flat().some((c) => !pack.includes(c))
  )
    throw new Error(`a bad deal ${JSON.stringify(deal)}`);
  for (let compared = 1; ; compared++) {
    compare(deal);
    compareView(Math.floor(random() * table.players));
    refuseOthers(deal, random);
    const phase = napPhase(deal);
    if (phase === 'done' || phase === 'passed') return compared;
    if (phase === 'bidding') {
      const call = randomCall(random, refereeCalls(deal));
      if (core.call(call as NapCall) !== null)
        throw new Error(`${call} was refused\n${JSON.stringify(deal)}`);
      deal = { ...deal, calls: [...deal.calls, call] };
    } else {
      const cards = napCards(deal);
      const card = cards[Math.floor(random() * cards.length)]!;
      if (core.play(faces(card)[0]!) !== null)
        throw new Error(`${card} was refused\n${JSON.stringify(deal)}`);
      deal = { ...deal, played: [...deal.played, card] };
    }
  }
}

describe('core and referee agree on the trick game', () => {
  it(`through ${deals} random deals with random settings`, () => {
    let positions = 0;
    const ends: Record<string, number> = {};
    for (let seed = 1; seed <= deals; seed++) {
      positions += playOne(seed);
      const { phase, bid, result } = core.facts();
      const end = phase === 'passed' ? 'passed' : `${bid} ${result}`;
      ends[end] = (ends[end] ?? 0) + 1;
    }
    if (process.env.PLAYS !== undefined)
      process.stdout.write(`${deals} deals, ${positions} positions: ${JSON.stringify(ends)}\n`);
    expect(positions).toBeGreaterThan(8 * deals);
    // All bids, made and lost, and all pass: a made Blücher is rare when cards are played at random.
    expect(Object.keys(ends).length).toBeGreaterThan(11);
  });

  it('takes back what was done, card by card', () => {
    core.setSettings(core.defaults());
    core.deal(5);
    const start = core.position();
    const before: string[] = [];
    const random = seededRandom(9);
    for (;;) {
      const { phase } = core.facts();
      if (phase === 'done') break;
      before.push(JSON.stringify(core.position()));
      if (phase === 'bidding') core.call(core.facts().bid === null ? 'three' : 'pass');
      else core.play(core.cards()[Math.floor(random() * core.cards().length)]!);
    }
    while (core.undo()) expect(JSON.stringify(core.position())).toBe(before.pop());
    expect(core.position()).toEqual(start);
    expect(before).toEqual([]);
  });

  it('deals the same by the same seed, and takes a position as it gives one', () => {
    core.setSettings(core.defaults());
    core.deal(17);
    const dealt = core.position();
    core.deal(18);
    expect(core.position()).not.toEqual(dealt);
    core.load(dealt);
    expect(core.position()).toEqual(dealt);
    core.deal(17);
    expect(core.position()).toEqual(dealt);
  });
});
