import { describe, expect, it } from 'vitest';
import { napExample, napStakes } from '../../../src/nap/game/example/exampleDeal';
import { faces, openTestNap, tableWith, texts } from '../../support/nap';

const { table, adviser } = await openTestNap();

describe('the example of the help', () => {
  it('is dealt by its seed and played by the rules, card by card', () => {
    tableWith(table, { players: napExample.players });
    table.deal(napExample.seed);
    expect(table.position().hands.map((hand) => texts(hand).sort())).toEqual(
      napExample.hands.map((hand) => [...hand].sort()),
    );
    for (const call of napExample.calls) expect(table.call(call)).toBeNull();
    expect(table.facts()).toMatchObject({ declarer: napExample.declarer, bid: napExample.bid });
    const atLead = table.view(napExample.declarer);
    for (const { leader, cards } of napExample.tricks) {
      expect(table.facts().turn).toBe(leader);
      for (const card of faces(cards.join(' '))) expect(table.play(card)).toBeNull();
    }
    expect(table.facts().tricks.map(({ winner }) => winner)).toEqual(napExample.tricks.map((t) => t.winner));
    expect(table.facts().result).toBe('made');
    expect(table.chips()).toEqual(napExample.chips);
    expect(atLead.hand.length).toBe(5);
  });

  it('could be made with all cards seen, and its trumps are as told', () => {
    tableWith(table, { players: napExample.players });
    table.deal(napExample.seed);
    for (const call of napExample.calls) table.call(call);
    expect(table.solve(1_000_000)).toBe('made');
    expect(texts(table.undealt())).toContain('AD');
  });

  it('has the hint’s figures within what chance allows', () => {
    adviser.setSettings(tableWith(table, { players: napExample.players }));
    table.deal(napExample.seed);
    table.call('pass');
    table.call('two');
    const { bid, pass, leads } = napExample.advice;
    adviser.begin(table.view(napExample.declarer), 5);
    adviser.step(4000);
    const { calls } = adviser.advice();
    const three = calls.find(({ call }) => call === 'three')!;
    expect(three.made!.share).toBeCloseTo(bid.made / 100, 1);
    expect(three.chips).toBeCloseTo(bid.chips, 0);
    expect(calls.find(({ call }) => call === 'pass')!.chips).toBeCloseTo(pass, 0);
    table.call('three');
    table.call('pass');
    adviser.begin(table.view(napExample.declarer), 5);
    adviser.step(4000);
    for (const { cards, made } of adviser.advice().cards) {
      for (const card of texts(cards))
        expect(Math.abs(made.share - leads[card]! / 100), card).toBeLessThan(0.08);
    }
  });
});

it('the table of bids is the core’s', () => {
  tableWith(table, {});
  for (const { bid, tricks, won, lost } of napStakes) {
    expect(table.stakes(bid)).toEqual({ tricks, won, lost });
  }
});
