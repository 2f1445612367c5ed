import { describe, expect, test } from 'vitest';
import { NapRefusal } from '../../assembly/abi';
import { textsOf } from '../../src/i18n/index';
import { napRefusal, napTexts } from '../../src/i18n/nap';
import { napCommands, napMenuGroups } from '../../src/nap/ui/commands';
import { commandLabel } from '../../src/nap/ui/context';
import { leaves } from '../support/texts';

const en = new Map(leaves(napTexts('en')));
/** Names, signs, and words that the languages share. */
const sameByRight =
  /^(name|help\.title|company\.\d|(calls|bids)\.(pass|misere|nap|wellington|blucher)|commands\.menu|settings\.(misere|wellington|blucher|paces\.normal)|review\.pending)$/;

describe.each(['da', 'sv'] as const)('the trick game in %s', (lang) => {
  const texts = new Map(leaves(napTexts(lang)));

  test('has every text, and leaves no English', () => {
    expect([...texts.keys()]).toEqual([...en.keys()]);
    for (const [path, text] of texts) {
      expect(text, path).toBeTruthy();
      if (typeof text !== 'string' || sameByRight.test(path)) continue;
      expect(text, path).not.toBe(en.get(path));
      expect(text, path).not.toMatch(/\b(the|and|with|card|deal|trick|from the)\b/i);
    }
  });

  test('says every name that English says', () => {
    const words = ['Ωa', 'Ωb', 'Ωc'];
    for (const [path, text] of en) {
      if (typeof text !== 'function') continue;
      const say = (one: unknown) => String((one as (...values: string[]) => unknown)(...words));
      for (const word of words) {
        expect(say(texts.get(path)).includes(word), path).toBe(say(text).includes(word));
      }
    }
  });
});

test('each command has its label, and each key means one thing at a time', () => {
  for (const lang of ['en', 'da', 'sv'] as const) {
    const ui = { texts: () => napTexts(lang), pageTexts: () => textsOf(lang) };
    for (const { id } of napCommands) expect(commandLabel(ui, id), id).toBeTruthy();
  }
  // bids come before cards, and a match that is over has no next deal
  const other = /^(two|three|four|nap|misere|card\d|rematch)$/;
  const keyed = napCommands.filter(({ id }) => !other.test(id));
  const keys = keyed.flatMap((command) => command.keys);
  expect(new Set(keys).size).toBe(keys.length);
  const listed = napMenuGroups.flat();
  expect(new Set(listed).size).toBe(listed.length);
});

test('a refusal names what was tried and what stands in its way', () => {
  const say = (reason: number, detail: number, call?: 'two' | 'blucher') =>
    napRefusal('en', { reason, detail }, call);
  expect(say(NapRefusal.NotAbove, 2, 'two')).toBe('A bid must be above Three.');
  expect(say(NapRefusal.Only, 6, 'blucher')).toBe('Blücher may only be bid over Wellington.');
  expect(say(NapRefusal.Off, 0, 'two')).toBe('Two is not played at this table.');
  expect(say(NapRefusal.Follow, 3)).toBe('You have spades and must follow.');
  expect(napRefusal('da', { reason: NapRefusal.Follow, detail: 0 })).toBe('Du har klør og skal bekende.');
  expect(napRefusal('sv', { reason: 'not-your-turn', detail: 0 })).toBe('Det är inte din tur.');
});
