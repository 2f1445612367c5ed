import { describe, expect, test } from 'vitest';
import { linkTable, type NapLink, readNapLink, writeNapLink } from '../../../../src/nap/game/text/link';
import { randomTable } from '../../../referee/napRandom';
import { seededRandom } from '../../../referee/random';
import { computer, openNapCore, openNapScene, person, plainSettings, tableOf } from '../fakes';

describe('a deal’s address', () => {
  test('names the game, the deal, and the table', () => {
    expect(readNapLink('#/nap')).toEqual({ seed: null });
    expect(readNapLink('#/nap/17?players=5')).toEqual({ seed: 17, players: 5 });
    expect(readNapLink('#/NAP/4294967295')).toEqual({ seed: 4294967295 });
    expect(readNapLink('#/nap/0?dealer=2&seats=person,hard,easy&rules=lowest:three,blucherWon:40')).toEqual({
      seed: 0,
      dealer: 2,
      seats: [person, computer('hard'), computer('easy')],
      rules: { lowest: 'three', blucherWon: 40 },
    });
  });

  test('a table without Wellington has no Blücher', async () => {
    const core = await openNapCore();
    const link = readNapLink('#/nap/5?rules=wellington:false') as NapLink;
    const { settings } = linkTable(link, core.defaults());
    expect(settings).toEqual({ ...core.defaults(), wellington: false, blucher: false });
    core.setSettings(settings);
    expect(core.settings.blucher).toBe(false);
  });

  test.each([
    '#/nap/4294967296',
    '#/nap/-1',
    '#/nap/x',
    '#/nap/1/2',
    '#/nap/1?players=7',
    '#/nap/1?players=3&players=4',
    '#/nap/1?dealer=4',
    '#/nap/1?players=5&dealer=5',
    '#/nap/1?seats=hard,hard,hard',
    '#/nap/1?seats=person,rule,hard',
    '#/nap/1?players=4&seats=person,hard,hard',
    '#/nap/1?rules=players:3',
    '#/nap/1?rules=hands:open',
    '#/nap/1?foo=1',
    '#/nap/1?players=4=5',
    '#/nap/%',
    '#/napoleon/1',
  ])('%s cannot be read', (fragment) => {
    expect(readNapLink(fragment)).toBe('bad');
  });

  test('opens the same deal at the same table, whatever it is', async () => {
    for (let seed = 1; seed <= 60; seed++) {
      const random = seededRandom(seed);
      const settings = randomTable(random);
      const chairs = Array.from({ length: settings.players }, (_, chair) => {
        const level = (['easy', 'medium', 'hard'] as const)[Math.floor(random() * 3)]!;
        return chair === seed % settings.players || random() < 0.2 ? person : computer(level);
      });
      const table = { settings, chairs };
      const dealer = Math.floor(random() * settings.players);
      const core = await openNapCore();
      const fragment = writeNapLink(table, seed * 71_000_000, dealer, core.defaults());
      const link = readNapLink(fragment) as NapLink;
      const first = await openNapScene({ table, seed: seed * 71_000_000, dealer });
      const again = linkTable(link, core.defaults());
      const shared = await openNapScene({
        table: again,
        seed: link.seed!,
        ...(link.dealer !== undefined && { dealer: link.dealer }),
      });
      expect(shared.match.transcript()).toEqual(first.match.transcript());
      expect(shared.match.state.dealer).toBe(dealer);
      expect(shared.core.position()).toEqual(first.core.position());
      expect(shared.core.settings).toEqual(settings);
    }
  });

  test('says no more than it must', () => {
    const table = tableOf([person, computer('medium'), computer('medium'), computer('medium')]);
    expect(writeNapLink(table, 17, 3, plainSettings)).toBe('#/nap/17?players=4');
    expect(writeNapLink(table, 17, 1, { ...plainSettings, misere: 'off' })).toBe(
      '#/nap/17?players=4&dealer=1&rules=misere:plain',
    );
  });
});

describe('a table that cannot be', () => {
  test.each([
    ['rules=misere:sometimes'],
    ['rules=allPass:never'],
    ['rules=misereLost:4'],
    ['rules=wellington:false,blucher:true'],
    ['rules=blucher:maybe'],
    ['rules=blucherWon:0'],
    ['players=6&rules=pack:stripped'],
  ])('%s is refused, and what lies there stays', async (query) => {
    const scene = await openNapScene({
      table: tableOf([person, computer('easy'), computer('easy')]),
      seed: 3,
    });
    const before = scene.match.transcript();
    const link = readNapLink(`#/nap/8?${query}`) as NapLink;
    const table = linkTable(link, plainSettings);
    expect(scene.match.dispatch({ kind: 'match', table, seed: 8 })).toMatchObject({
      kind: 'refused',
      refusal: { reason: 'bad-table' },
    });
    expect(scene.match.transcript()).toEqual(before);
    expect(scene.match.state).toMatchObject({ seed: 3, phase: 'bidding' });
  });
});
