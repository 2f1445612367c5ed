import { expect, test } from 'vitest';
import { keepingDa } from '../../src/i18n/da/keeping';
import { damagedList } from '../../src/i18n/damaged';
import { keepingEn } from '../../src/i18n/en/keeping';
import { keepingSv } from '../../src/i18n/sv/keeping';

const entries = [
  { kind: 'game', of: 'streets', number: '0', field: 'transcript.number' },
  { kind: 'result', of: 'spi\u0007der', number: null, field: 'won' },
  { kind: 'rules', of: 'Nine', number: null, field: 'rules.build' },
  { kind: 'cards', of: 'free-cells', number: null, field: 'piles.0' },
  { kind: 'deal', of: null, number: '3', field: 'bid' },
  { kind: 'result', of: null, number: null, field: '' },
  { kind: 'match', of: null, number: null, field: '' },
] as const;
const patience = (id: string) => ({ streets: 'Streets', 'free-cells': 'Free cells' })[id] ?? null;

test.each([
  [
    'en',
    keepingEn,
    'the game of Streets no. 0 (transcript.number), a result of “spi�der” (won), house rules “Nine” (rules.build), ' +
      'the cards being entered (piles.0), a deal of Nap no. 3 (bid), and 2 more',
  ],
  [
    'da',
    keepingDa,
    'spillet i gang i Streets nr. 0 (transcript.number), et resultat i “spi�der” (won), husreglerne “Nine” ' +
      '(rules.build), kortene, der er ved at blive indtastet (piles.0), en giv i Nap nr. 3 (bid) og 2 til',
  ],
  [
    'sv',
    keepingSv,
    'det pågående spelet i Streets nr 0 (transcript.number), ett resultat i “spi�der” (won), husreglerna “Nine” ' +
      '(rules.build), korten som håller på att matas in (piles.0), en giv i Nap nr 3 (bid) och 2 till',
  ],
] as const)('%s: what cannot be read is named', (lang, { damaged }, said) => {
  expect(damagedList(entries, damaged, lang, patience)).toBe(said);
});
