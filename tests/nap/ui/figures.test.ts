import { expect, test } from 'vitest';
import { oddsText } from '../../../src/nap/ui/context';
import { chanceText } from '../../../src/nap/ui/hintSlip';
import { eachOnce } from '../../../src/shared/ui/sheets/chart';

const plain = (text: string) => text.replace(/\s/g, ' ');

test('what was counted and not proved is never said to be none or all', () => {
  const said = [0, 0.004, 0.006, 0.62, 0.994, 0.9999, 1].map((share) => oddsText('en', share));
  expect(said).toEqual(['<1%', '<1%', '1%', '62%', '99%', '>99%', '>99%']);
  expect(plain(oddsText('da', 0))).toBe('<1 %');
  expect(plain(oddsText('sv', 1))).toBe('>99 %');
});

test('a chance has its interval, unless that is narrower than a point or the chance is proved', () => {
  expect(chanceText('en', { share: 0.62, low: 0.552, high: 0.688 })).toBe('62% (55–69)');
  expect(chanceText('en', { share: 0, low: 0, high: 0.0001 })).toBe('<1%');
  expect(chanceText('en', { share: 1, low: 0.98, high: 1 }, true)).toBe('100%');
  expect(chanceText('en', { share: 0.003, low: 0, high: 0.02 })).toBe('<1% (0–2)');
});

test('three deals of one day have its date once', () => {
  expect(eachOnce(['Nov 30', '', 'Nov 30', 'Dec 1', '', 'Dec 1'])).toEqual([
    'Nov 30',
    '',
    '',
    'Dec 1',
    '',
    '',
  ]);
});
