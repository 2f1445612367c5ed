import { describe, expect, test } from 'vitest';
import { CELL, FOUNDATION, STOCK, WASTE } from '../../../../assembly/abi';
import { readFace, readPosition } from '../../../../src/patience/core/notation';
import type { RuleRecord } from '../../../../src/patience/core/types';
import {
  cardsLeft,
  countLeft,
  dealtTo,
  type Entry,
  emptyEntry,
  entryField,
  entryFor,
  entryPiles,
  entryTranscript,
  placeForced,
  putCard,
  putTyped,
  restUp,
  takeBack,
} from '../../../../src/patience/game/deals/entry';
import { faceOf } from '../../../../src/shared/core/cards';
import { type GameId, gameIds } from '../../../../src/shared/core/types';
import { orNull } from '../../../../src/shared/storage/fields';
import { openTestCore } from '../../../support/core';

const core = await openTestCore();
const face = readFace;

function empty(game: GameId, changes: Partial<RuleRecord> = {}): Entry {
  return emptyEntry(game, { ...core.gameRules(game), ...changes });
}

/** A whole deal of a game, put card by card in the order of the piles. */
function enterDeal(game: GameId, number: number, changes: Partial<RuleRecord> = {}, but = 0): Entry {
  const start = empty(game, changes);
  core.setRules(start.rules);
  core.deal(number);
  const { piles } = core.position();
  const order = entryPiles(start).flatMap((pile) => {
    const faces = (piles[pile] ?? []).map(faceOf);
    return pile === STOCK ? faces.reverse() : faces;
  });
  let entry = start;
  for (const one of order.slice(0, order.length - but)) {
    const next = putCard(entry, one);
    if (next === null) throw new Error(`no room for ${one}`);
    entry = next;
  }
  return entry;
}

describe('a deal entered card by card', () => {
  test.each(gameIds)('%s is that deal, and goes from pile to pile by itself', (game) => {
    const { rules, position } = entryTranscript(enterDeal(game, 617));
    core.setRules(rules);
    core.load(readPosition(position ?? '', rules));
    const key = core.key();
    core.deal(617);
    expect(key).toBe(core.key());
  });

  test('by house rules with face-down rows, too', () => {
    const changes = { rows: 5, faceDown: 2 };
    const { rules, position } = entryTranscript(enterDeal('streets', 3, changes));
    core.setRules(rules);
    core.load(readPosition(position ?? '', rules));
    const key = core.key();
    core.deal(3);
    expect(key).toBe(core.key());
  });

  test.each(gameIds)('%s: the last card places itself, earlier ones do not', (game) => {
    const lacking = enterDeal(game, 7, {}, 1);
    expect(countLeft(placeForced(lacking))).toBe(0);
    expect(entryTranscript(placeForced(lacking))).toEqual(entryTranscript(enterDeal(game, 7)));
    const two = enterDeal(game, 7, {}, 2);
    if (cardsLeft(two).includes(2)) return;
    expect(placeForced(two)).toBe(two);
  });

  test('twins that are the last two place themselves', () => {
    let entry = empty('forty-thieves');
    for (let twice = 0; twice < 2; twice++)
      for (let one = 0; one < 51; one++) entry = putCard(entry, one) ?? entry;
    expect(countLeft(entry)).toBe(2);
    expect(countLeft(placeForced(entry))).toBe(0);
  });
});

describe('cards', () => {
  test('are there once for each pack, and no more', () => {
    let entry = empty('free-cells');
    entry = putCard(entry, face('KH'))!;
    expect(putCard(entry, face('KH'))).toBe(null);
    let two = empty('streets');
    two = putCard(putCard(two, face('KH'))!, face('KH'))!;
    expect(putCard(two, face('KH'))).toBe(null);
    expect(cardsLeft(two)[face('KH')]).toBe(0);
  });

  test('one in a cell; a foundation takes all up to the card, with two packs the second as well', () => {
    const cell = putCard({ ...empty('free-cells'), pile: CELL }, face('4H'))!;
    expect(putCard(cell, face('5H'))).toBe(null);
    const up = putCard({ ...empty('free-cells'), pile: FOUNDATION }, face('5H'))!;
    expect(up.piles[FOUNDATION + 4]).toHaveLength(5);
    expect(putCard(up, face('3H'))).toBe(null);
    expect(putCard(up, face('7H'))!.piles[FOUNDATION + 4]).toHaveLength(7);
    const two = putCard(putCard({ ...empty('streets'), pile: FOUNDATION }, face('5H'))!, face('3H'))!;
    expect([two.piles[FOUNDATION + 4]!.length, two.piles[FOUNDATION + 5]!.length]).toEqual([5, 3]);
    expect(takeBack(two)!.piles[FOUNDATION + 5]).toHaveLength(0);
  });

  test('are taken back one by one, to nothing', () => {
    let entry: Entry | null = putTyped(empty('free-cells'), 'KH QS 10D').entry;
    for (let left = 2; left >= 0; left--) {
      entry = takeBack(entry!);
      expect(entry!.done).toHaveLength(left);
    }
    expect(takeBack(entry!)).toBe(null);
    expect(countLeft(entry!)).toBe(52);
  });

  test('typed: signs, 10 and small letters are read, the first wrong word is named, what came before stays', () => {
    const { entry, wrong } = putTyped(empty('free-cells'), 'as 10♥, 7C;QD 5X KS');
    expect(entry.piles[0]).toEqual(['AS', 'TH', '7C', 'QD'].map(face));
    expect(wrong).toEqual({ word: '5X', face: -1 });
    const again = putTyped(entry, 'TH');
    expect(again.wrong).toEqual({ word: 'TH', face: face('TH') });
    expect(again.entry).toBe(entry);
    expect(putTyped(entry, '  ').wrong).toBe(null);
  });
});

describe('a game half played', () => {
  test('has the rest put on the foundations where that goes', () => {
    let entry = empty('free-cells');
    entry = putTyped(entry, 'KH KS QH').entry;
    entry = { ...entry, pile: 1 };
    const up = restUp(putTyped(entry, 'QS').entry)!;
    expect(countLeft(up)).toBe(0);
    const { rules, position } = entryTranscript(up);
    core.setRules(rules);
    core.load(readPosition(position ?? '', rules));
    expect(
      core
        .position()
        .piles.map((pile) => pile.length)
        .slice(FOUNDATION),
    ).toEqual([13, 0, 13, 0, 11, 0, 11, 0]);
    expect(restUp(putTyped(empty('free-cells'), '3H').entry)).toBe(null);
    expect(restUp(up)).toBe(null);
  });

  test('with two packs: the one suit further than the other, and the waste kept', () => {
    const entry = { ...empty('forty-thieves'), pile: WASTE };
    const up = restUp(putTyped(entry, 'KH QH KC').entry)!;
    expect(up.piles.map((pile) => pile.length).slice(FOUNDATION)).toEqual([13, 12, 13, 13, 13, 11, 13, 13]);
    expect(up.piles[WASTE]).toEqual(['KH', 'QH', 'KC'].map(face));
  });
});

describe('what was entered', () => {
  test('comes back as it was, from what is kept', () => {
    const entry = putTyped(empty('streets'), 'KH KH QS 2C 3D').entry;
    const back = orNull(entryField, structuredClone(entry))!;
    expect(back.piles).toEqual(entry.piles);
    expect(back.done).toEqual(entry.done);
    expect(entryTranscript(back)).toEqual(entryTranscript(entry));
  });

  test('is left out when it is damaged', () => {
    const entry = putTyped(empty('free-cells'), 'KH QS').entry;
    const damaged = [
      null,
      3,
      {},
      { ...entry, game: 'spider' },
      { ...entry, rules: { columns: 3 } },
      { ...entry, piles: [[99, 98]] },
      { ...entry, piles: [[51, 51]] },
      { ...entry, done: [{ pile: 77, count: 1 }] },
      { ...entry, done: [{ pile: 0, count: 9 }] },
      { ...entry, done: [null] },
    ];
    for (const value of damaged) expect(orNull(entryField, value), JSON.stringify(value)).toBe(null);
  });

  test('stays for another game as far as that has such a pile and such a card', () => {
    const two = putTyped({ ...empty('limited'), pile: 0 }, 'KH KH QS 3D 3D 4C').entry;
    const one = entryFor(two, 'free-cells', core.gameRules('free-cells'));
    expect(one.piles[0]).toEqual(['KH', 'QS'].map(face));
    expect(countLeft(one)).toBeLessThan(52);
    expect(Math.max(...one.piles.flat().map((f) => one.piles.flat().filter((g) => g === f).length))).toBe(1);
  });

  test('is a whole deal by the sizes of the piles', () => {
    for (const game of gameIds) {
      const entry = empty(game);
      const sum = entryPiles(entry).reduce((all, pile) => all + dealtTo(entry.rules, pile), 0);
      expect(sum).toBe(52 * entry.rules.decks);
    }
  });
});
