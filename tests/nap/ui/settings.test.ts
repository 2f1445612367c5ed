import { expect, test } from 'vitest';
import { readStakes } from '../../../src/nap/ui/sheets/settingsSheet';

test.each([
  ['30', '15', { blucherWon: 30, blucherLost: 15 }],
  ['37', '1', { blucherWon: 37, blucherLost: 1 }],
  [' 100 ', '100', { blucherWon: 100, blucherLost: 100 }],
  ['101', '15', null],
  ['30', '0', null],
  ['', '15', null],
  ['-5', '15', null],
  ['2.5', '15', null],
  ['ten', '15', null],
] as const)('a Blücher for %j and %j', (won, lost, stakes) => {
  expect(readStakes({ won, lost })).toEqual(stakes);
});
