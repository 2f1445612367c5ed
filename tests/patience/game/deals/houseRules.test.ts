import { describe, expect, test } from 'vitest';
import { FACES } from '../../../../assembly/abi';
import { languages, textsOf } from '../../../../src/i18n/index';
import { refusedRule } from '../../../../src/patience/core/rules';
import type { RuleRecord } from '../../../../src/patience/core/types';
import {
  type HouseRules,
  houseRulesField,
  openHouseRules,
  settleRules,
  tidyName,
} from '../../../../src/patience/game/deals/houseRules';
import { houseWords } from '../../../../src/patience/ui/sheets/houseWords';
import { gameIds } from '../../../../src/shared/core/types';
import { readable } from '../../../../src/shared/storage/fields';
import { passingNotes } from '../../../shared/storage/browser';
import { openTestCore } from '../../../support/core';

const core = await openTestCore();
const streets = core.gameRules('streets');
const mine = (name: string, changes: Partial<RuleRecord> = {}): HouseRules => ({
  name,
  game: 'streets',
  rules: { ...streets, ...changes },
});

describe('house rules', () => {
  test('are kept under their name, by name, and come back', async () => {
    const notes = passingNotes();
    const shelf = await openHouseRules(notes);
    expect(await shelf.save(mine('Zulu', { columns: 9 }))).toBe(true);
    await shelf.save(mine('Alpha', { passes: 3 }));
    await shelf.save(mine('Zulu', { columns: 11 }));
    const again = await openHouseRules(notes);
    expect(again.list.map(({ name, rules }) => [name, rules.columns])).toEqual([
      ['Alpha', 10],
      ['Zulu', 11],
    ]);
    expect(again.nameOf('streets', { ...streets, columns: 11 })).toBe('Zulu');
    expect(again.nameOf('streets', { ...streets, columns: 9 })).toBe(null);
    await again.remove('Zulu');
    expect((await openHouseRules(notes)).list.map(({ name }) => name)).toEqual(['Alpha']);
  });

  test('last as long as the page where the storage is full or refuses', async () => {
    const refuse = async () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const shelf = await openHouseRules({ note: refuse, putNote: refuse, changeNote: refuse });
    expect(shelf.list).toEqual([]);
    expect(await shelf.save(mine('Alpha'))).toBe(false);
    expect(shelf.list.map(({ name }) => name)).toEqual(['Alpha']);
  });

  test('of two windows are all kept', async () => {
    const notes = passingNotes();
    const [one, two] = [await openHouseRules(notes), await openHouseRules(notes)];
    await one.save(mine('Alpha'));
    await two.save(mine('Beta'));
    await one.remove('Beta');
    await two.save(mine('Gamma'));
    expect(two.list.map(({ name }) => name)).toEqual(['Alpha', 'Gamma']);
    expect((await openHouseRules(notes)).list).toEqual(two.list);
  });

  test('from elsewhere stand beside those that are here, once', async () => {
    const shelf = await openHouseRules(passingNotes());
    await shelf.save(mine('Alpha', { columns: 9 }));
    const more = [mine('Alpha', { columns: 9 }), mine('Alpha', { columns: 8 }), mine('Beta')];
    expect(await shelf.add(more)).toEqual({ count: 2, kept: true });
    expect(await shelf.add(more)).toEqual({ count: 0, kept: true });
    expect(shelf.list.map(({ name, rules }) => [name, rules.columns])).toEqual([
      ['Alpha', 9],
      ['Alpha (2)', 8],
      ['Beta', 10],
    ]);
    const long = 'x'.repeat(40);
    await shelf.add([mine(long), mine(long, { passes: 2 })]);
    const names = shelf.list.map(({ name }) => name);
    expect(names).toContain(`${'x'.repeat(36)} (2)`);
    expect(new Set(names).size).toBe(5);
  });

  test('that cannot be read are named, and lie there still when others are saved', async () => {
    const notes = passingNotes();
    const later = { name: 'Later', game: 'streets', rules: { ...streets, build: 'sideways' } };
    await notes.putNote('house', [later, mine('Alpha'), 7]);
    const shelf = await openHouseRules(notes);
    expect(shelf.damaged).toEqual([
      { kind: 'rules', of: 'Later', number: null, field: 'rules.build' },
      { kind: 'rules', of: null, number: null, field: '' },
    ]);
    await shelf.save(mine('Beta'));
    await shelf.remove('Alpha');
    expect(await notes.note('house')).toEqual([mine('Beta'), later, 7]);
    expect((await openHouseRules(notes)).list).toEqual([mine('Beta')]);
  });

  test('are read as far as they are whole', () => {
    const whole = mine('Whole');
    const damaged = [
      null,
      7,
      { ...whole, name: '  ' },
      { ...whole, game: 'spider' },
      { ...whole, rules: { ...streets, build: 'sideways' } },
      { ...whole, rules: { ...streets, magic: 1 } },
      { ...whole, rules: null },
    ];
    expect(readable(houseRulesField, [...damaged, whole])).toEqual([whole]);
    for (const note of [undefined, null, 'x', {}, 3]) expect(readable(houseRulesField, note)).toEqual([]);
  });

  test('have tidy names', () => {
    expect(tidyName('  my   nine ')).toBe('my nine');
    expect(tidyName('x'.repeat(99))).toHaveLength(40);
  });
});

test('whatever one column of a game becomes, what follows it is a record that the core takes', () => {
  for (const game of gameIds) {
    const own = core.gameRules(game);
    const changes: Partial<RuleRecord>[] = [
      { decks: own.decks === 1 ? 2 : 1 },
      ...[4, 8, 12].map((columns) => ({ columns })),
      ...[0, 1, 6, 13].map((rows) => ({ rows })),
      ...[0, 1, 12].map((faceDown) => ({ faceDown })),
      ...([0, 1, 3] as const).map((passes) => ({ passes })),
      ...[0, 4].map((cells) => ({ cells })),
      ...(['one', 'run', 'spaces', 'cells'] as const).map((carry) => ({ carry })),
    ];
    for (const change of changes) {
      const rules = settleRules({ ...own, ...change });
      expect(refusedRule(core, rules), `${game} ${JSON.stringify(change)}`).toBe(null);
      expect(rules.columns * rules.rows).toBeLessThan(FACES * rules.decks);
    }
  }
});

test('the core names the rule at fault', () => {
  expect(refusedRule(core, { ...streets, columns: 13 })).toBe('columns');
  expect(refusedRule(core, { ...streets, rows: 11 })).toBe('rows');
  expect(refusedRule(core, { ...streets, passes: 0 })).toBe('passes');
  expect(refusedRule(core, { ...streets, faceDown: 4 })).toBe('faceDown');
});

describe('in words', () => {
  test('only what differs is told, in every language', () => {
    expect(houseWords(textsOf('en'), streets, streets)).toBe('');
    const changed: RuleRecord = {
      decks: 1,
      columns: 9,
      rows: 0,
      faceDown: 0,
      build: 'any',
      carry: 'run',
      fill: 'king',
      cells: 1,
      passes: 0,
      return: true,
    };
    expect(houseWords(textsOf('en'), changed, { ...streets, faceDown: 1 })).toBe(
      'one pack, nine columns, all cards dealt, all face up, built in any suit, whole runs carried, only kings to an empty column, one free cell, no stock, cards may come back',
    );
    expect(houseWords(textsOf('da'), { ...streets, columns: 9, passes: 2 }, streets)).toBe(
      'ni kolonner, to omgange',
    );
    expect(houseWords(textsOf('sv'), { ...streets, rows: 3, faceDown: 2 }, streets)).toBe(
      'tre kort i varje kolumn, två rader med bildsidan ner',
    );
    const free: RuleRecord = { ...streets, build: 'any', fill: 'king' };
    expect(houseWords(textsOf('da'), free, streets)).toBe('bygges uanset kulør, kun konger i en tom kolonne');
    expect(houseWords(textsOf('sv'), free, streets)).toBe('byggs oavsett färg, bara kungar i en tom kolumn');
    for (const lang of languages) {
      const said = houseWords(textsOf(lang), changed, { ...streets, faceDown: 1 });
      expect(said.split(', ')).toHaveLength(10);
      expect(said).not.toMatch(/undefined|\[object/);
    }
  });
});
