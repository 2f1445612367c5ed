import { describe, expect, test } from 'vitest';
import { advisedNow } from '../../../../src/nap/game/session/advised';
import { sortHand } from '../../../../src/nap/game/session/publish';
import type { NapStore } from '../../../../src/nap/game/session/store';
import { cardText, readFace } from '../../../../src/shared/core/cardText';
import { aloneAmong, openNapScene, tableOf } from '../fakes';

const hand = ['2C', 'AH', 'KD', 'QS', '3S', 'TC'].map(readFace);

describe('the order of the suits', () => {
  test.each([
    ['shcd', 'QS 3S AH TC 2C KD'],
    ['shdc', 'QS 3S AH KD TC 2C'],
    ['sdch', 'QS 3S KD TC 2C AH'],
    ['hscd', 'AH QS 3S TC 2C KD'],
    ['cdhs', 'TC 2C KD AH QS 3S'],
  ] as const)('%s: %s', (suits, text) => {
    expect(sortHand(hand, suits).map(cardText).join(' ')).toBe(text);
  });

  test('takes hold at once', async () => {
    const { match, habits } = await openNapScene({ table: tableOf(aloneAmong(4)), seed: 17 });
    const before = match.state.hand;
    habits.suits = 'cdhs';
    match.habitsChanged();
    expect(match.state.hand).toEqual(sortHand(before, 'cdhs'));
    expect(match.state.hand).not.toEqual(before);
  });
});

describe('a hint that was used', () => {
  const asked = (advice: object) =>
    advisedNow({
      advice,
      advising: { view: { seat: 0 }, worlds: 1 },
      advised: [false, false, false],
      dealer: 2,
      table: tableOf(aloneAmong(3)),
    } as unknown as NapStore);
  const cards = [{}, {}];

  test('is one that tells one choice from another', () => {
    expect(asked({ status: 'settled', calls: [{}, {}], cards: [] })).toEqual([true, false, false]);
    expect(asked({ status: 'settled', calls: [], cards, indifferent: false })).toEqual([true, false, false]);
    expect(asked({ status: 'advising', calls: [], cards, indifferent: false })).toEqual([true, false, false]);
    expect(asked({ status: 'settled', calls: [], cards, indifferent: true })).toEqual([false, false, false]);
    expect(asked({ status: 'settled', calls: [], cards: [{}], indifferent: false })[0]).toBe(false);
    expect(asked({ status: 'looking', calls: [], cards: [] })[0]).toBe(false);
    expect(asked({ status: 'failed', calls: [], cards: [] })[0]).toBe(false);
  });

  test('“no difference” is none, over whole deals', async () => {
    let indifferent = 0;
    let telling = 0;
    for (let seed = 1; indifferent < 3 || telling < 3; seed++) {
      if (seed > 60) throw new Error('too few of either');
      const { match, pass } = await openNapScene({ table: tableOf(aloneAmong(3), { playOn: true }), seed });
      while (match.state.opened === null) {
        const { state } = match;
        if (state.legalCards.length > 0) {
          match.dispatch({ kind: 'advice' });
          await pass(0);
          const { advice, advised } = match.state;
          expect(advice?.status).toBe('settled');
          const was = state.advised[0];
          const tells = advice!.cards.length > 1 && !advice!.indifferent;
          if (!was && tells) telling++;
          if (!was && advice!.indifferent) indifferent++;
          expect(advised[0]).toBe(was || tells);
          match.dispatch({ kind: 'play', card: state.legalCards[0]! });
          expect(match.state.advised[0]).toBe(was || tells);
        } else if (state.legalCalls.length > 0) match.dispatch({ kind: 'call', call: state.legalCalls[0]! });
        else await pass(1300);
      }
    }
  });
});
