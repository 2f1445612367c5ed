import { beforeAll, describe, expect, test } from 'vitest';
import { CELL, FOUNDATION, STOCK, WASTE } from '../../../../assembly/abi';
import { textsOf } from '../../../../src/i18n/index';
import type { OpenCore } from '../../../../src/patience/core/patience';
import type { GameState, Hint } from '../../../../src/patience/game/session/intents';
import { hintText, playedText, selectionText } from '../../../../src/patience/ui/base/narrate';
import { groupLabel, placeLabel } from '../../../../src/patience/ui/page/mirror';
import { rulesText } from '../../../../src/patience/ui/sheets/rulesText';
import { gameIds } from '../../../../src/shared/core/types';
import { openTestCore } from '../../../support/core';
import { openScene } from '../../game/fakes';

let core: OpenCore;
beforeAll(async () => {
  core = await openTestCore();
});

const en = textsOf('en');
const da = textsOf('da');
describe('what is said of the table', () => {
  const hint = (part: Partial<Hint>): Hint => ({
    move: 1,
    kind: 'line',
    card: 7,
    from: 2,
    to: 6,
    count: 1,
    ...part,
  });

  test('hints name the card and both piles', () => {
    expect(hintText(en, hint({}))).toBe('8 of clubs from column 3 to column 7.');
    expect(hintText(da, hint({ to: FOUNDATION }))).toBe('Klør 8 fra kolonne 3 til fundamentet.');
    expect(hintText(en, hint({ count: 3 }))).toBe('3 cards from 8 of clubs down, from column 3 to column 7.');
    expect(hintText(en, hint({ from: STOCK, to: WASTE, card: null }))).toBe('Turn a card from the stock.');
    expect(hintText(en, hint({ from: WASTE, to: STOCK, card: null, count: 64 }))).toMatch(/new pass/);
    expect(hintText(en, hint({ kind: 'guess' }))).toMatch(/^8 of clubs .* guess/);
    expect(hintText(en, hint({ kind: 'lost', move: 0, card: null }))).toBe(en.hint.lost);
  });

  test('moves: a turned card, a carried run, what goes up by itself', async () => {
    const { session } = await openScene('free-cells', 1);
    const { state } = session;
    const step = (card: number, from: number, to: number) => ({ kind: 'move' as const, card, from, to });
    expect(playedText(en, [[step(7, 2, 6)]], state)).toBe('8 of clubs to column 7');
    expect(playedText(en, [[step(7, 2, 6), step(32, 2, 6)]], state)).toBe(
      '2 cards from 8 of clubs down, to column 7',
    );
    expect(playedText(en, [[step(7, 2, CELL)], [step(0, 4, FOUNDATION)]], state)).toBe(
      '8 of clubs to cell a, 1 card sent up',
    );
    expect(playedText(en, [[step(7, STOCK, WASTE)]], state)).toBe('8 of clubs turned, 0 cards in the stock');
  });

  test('piles and cards have names and places', async () => {
    const { session } = await openScene('free-cells', 1);
    const { state } = session;
    expect(groupLabel(en, state, 0)).toBe('Column 1, 7 cards, top 6 of spades');
    expect(placeLabel(en, state, 0, 0)).toBe('6 of spades, 7 of 7');
    expect(placeLabel(en, state, 0, 6)).toBe('jack of diamonds, 1 of 7');
    expect(placeLabel(en, state, CELL, 0)).toBe('Free cell a, empty');
    const selection = { pile: 0, count: 1, targets: [CELL] };
    const held: GameState = { ...state, selection };
    expect(placeLabel(en, held, 0, 0)).toBe('6 of spades, 7 of 7, picked up');
    expect(placeLabel(en, held, CELL, 0)).toBe('Free cell a, empty, can go here');
    expect(selectionText(en, selection, held)).toBe('6 of spades picked up, 1 place to go');
  });
});

test('the rules of every game and of house rules can be told in every language', () => {
  for (const lang of ['en', 'da', 'sv'] as const) {
    for (const game of gameIds) {
      const said = rulesText(textsOf(lang), core.gameRules(game)).join(' ');
      expect(said).not.toMatch(/undefined|NaN|#/);
    }
  }
  const told = rulesText(en, {
    ...core.gameRules('forty-thieves'),
    faceDown: 2,
    passes: 3,
    build: 'any',
  }).join(' ');
  expect(told).toContain('The first 2 rows lie face down');
  expect(told).toContain('three times');
  const strict = rulesText(en, { ...core.gameRules('free-places'), fill: 'king' }).join(' ');
  expect(strict).toContain('Only a king');
});
