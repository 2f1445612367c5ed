// The positions that the help draws, as position text, and what it claims of each. A text names only what is shown;
// the cards that it leaves out lie in the columns that are not shown, and where there is one in the stock.

import { FACES, RANKS, STOCK } from '../../assembly/abi';
import { readPosition } from '../patience/core/notation';
import type { Pile, Position, RuleRecord } from '../patience/core/types';
import type { GameId } from '../shared/core/types';

/** What the core must say of a move: it may be played, it is refused, or it may be played but never by itself. */
export interface Claim {
  readonly move: string;
  readonly is: 'allowed' | 'refused' | 'not-by-itself';
}

export interface HelpPosition {
  readonly game: GameId;
  /** what a house rule changes */
  readonly rules?: Partial<RuleRecord>;
  readonly text: string;
  /** drawn as arcs, in this order */
  readonly claims: readonly Claim[];
  /** moves that lead one after another, all allowed; not drawn */
  readonly series?: string;
  /** piles above the columns that are drawn, by the words of position text */
  readonly above: readonly ('cells' | 'foundations' | 'stock' | 'waste')[];
}

const positions = {
  suit: {
    game: 'forty-thieves',
    text: '4H 8C\nJD 7C\n5D 8S',
    claims: [
      { move: '2-1', is: 'allowed' },
      { move: '2-3', is: 'refused' },
    ],
    above: [],
  },
  alternate: {
    game: 'streets',
    text: '4C 8H\nJD 7C\n5D 8S',
    claims: [
      { move: '2-1', is: 'allowed' },
      { move: '2-3', is: 'refused' },
    ],
    above: [],
  },
  'one-by-one': {
    game: 'forty-thieves',
    text: 'KD 9C\n4H 8C 7C 6C\n-\n-',
    claims: [{ move: '2-1x3', is: 'refused' }],
    series: '2-3 2-4 2-1 4-1 3-1',
    above: [],
  },
  run: {
    game: 'rank-and-file',
    text: 'KD 9C\n4H 8C 7C 6C\nQS 3D',
    claims: [{ move: '2-1x3', is: 'allowed' }],
    above: [],
  },
  'any-to-empty': {
    game: 'forty-thieves',
    text: 'QS 9H\n-\n2D 5D',
    claims: [{ move: '3-2', is: 'allowed' }],
    above: [],
  },
  waste: {
    game: 'forty-thieves',
    text: 'Waste: KH 7C 3D\nQS 8C\n2H 9D\n5S JH',
    claims: [{ move: 'w-1', is: 'refused' }],
    above: ['stock', 'waste'],
  },
  'new-pass': {
    game: 'josephine',
    text: 'Stock: -\nWaste: KH 7C 3D 9S\nQS 8C\n2H 9D\n5S JH',
    claims: [{ move: 's', is: 'allowed' }],
    above: ['stock', 'waste'],
  },
  'safe-twin': {
    game: 'forty-thieves',
    text: 'Foundations: S-8 S-7\n4H 9S\n2D 8D\nKC JC',
    claims: [{ move: '1-f', is: 'not-by-itself' }],
    above: ['foundations'],
  },
  'twin-place': {
    game: 'forty-thieves',
    text: [
      'Foundations: C-13 C-13 D-6 D-6 H-7 H-7 S-5 S-4',
      'JS 7S JD JH QS 6S',
      '5S 6S',
      '9H KS 8D KH KH',
      '9S 7S QD KD TS',
      'KS TH 8S JS 9H',
      '8H 7D TD QS',
      '9D 8H 8S 8D',
      'TD 9D 9S TH',
      'KD QH 7D JD',
      'QD JH TS QH',
    ].join('\n'),
    claims: [{ move: '1-f', is: 'not-by-itself' }],
    above: ['foundations'],
  },
  spaces: {
    game: 'free-cells',
    text: 'Freecells: KH QD JC -\n2C 9S\n3D 8H 7C 6D 5S\n-',
    claims: [{ move: '2-1x4', is: 'allowed' }],
    above: ['cells'],
  },
  'spaces-empty': {
    game: 'free-cells',
    text: 'Freecells: KH QD JC -\n2C 9C\n3D 8H 7C 6D 5S\n-',
    claims: [
      { move: '2-3x4', is: 'refused' },
      { move: '2-3x2', is: 'allowed' },
    ],
    above: ['cells'],
  },
  places: {
    game: 'free-places',
    text: 'Freecells: KH - - -\n2C 9S\n3D 8H 7C 6D 5S\nAC 8D\n-',
    claims: [
      { move: '2-1x4', is: 'refused' },
      { move: '2-3x3', is: 'allowed' },
    ],
    above: ['cells'],
  },
  'king-option': {
    game: 'free-places',
    rules: { fill: 'king' },
    text: 'Freecells: - - - -\n2C KS\n-\n3D 5D',
    claims: [
      { move: '1-2', is: 'allowed' },
      { move: '3-2', is: 'refused' },
    ],
    above: [],
  },
  'comes-back': {
    game: 'free-cells',
    text: 'Foundations: C-5 D-3 H-4 S-5\n9C 6H\nJS 4D\nKC TD',
    claims: [{ move: 'fS-1', is: 'allowed' }],
    series: 'fS-1 2-1',
    above: ['foundations'],
  },
} satisfies Record<string, HelpPosition>;

export type PictureId = keyof typeof positions;

export const helpPositions: Readonly<Record<PictureId, HelpPosition>> = positions;

/** How many columns a position text names. */
export function columnsShown(text: string): number {
  return text.split('\n').filter((line) => !/^[A-Z][a-z]+:/.test(line)).length;
}

const perColumn = 4;

/** The whole position that a text stands for: the cards that it leaves out go where they are not seen. */
export function wholePosition({ text }: HelpPosition, rules: RuleRecord): Position {
  const named = readPosition(text, rules);
  const piles = named.piles.map((cards) => [...cards]);
  const there = new Set(piles.flat());
  const missing = Array.from({ length: FACES * rules.decks }, (_, card) => card).filter(
    (card) => !there.has(card),
  );
  // kings first, so that what lies on top could not go up or take the shown cards in by chance
  missing.sort((a, b) => (b % RANKS) - (a % RANKS) || a - b);
  const shown = columnsShown(text);
  const hidden: Pile[] = Array.from({ length: rules.columns - shown }, (_, i) => shown + i);
  const stocked = rules.passes > 0 && !/^Stock:/m.test(text);
  while (missing.length > 0) {
    const shortest = hidden.reduce<Pile | null>(
      (best, pile) => (best === null || piles[pile]!.length < piles[best]!.length ? pile : best),
      null,
    );
    const full = shortest === null || (stocked && piles[shortest]!.length >= perColumn);
    piles[full ? STOCK : shortest]!.push(missing.shift()!);
  }
  return { ...named, piles };
}
