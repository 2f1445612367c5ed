// A deal of the trick game to be told card by card: in the help, and on the table by whoever lays it there.
// Seats count from 0, the dealer's left. A test deals it anew and plays it through the core.
import type { NapBid, NapCall, NapSeat } from '../../core/types';

export interface NapExample {
  readonly players: number;
  readonly seed: number;
  /** as they are held, suits together and each from the top, in written cards */
  readonly hands: readonly (readonly string[])[];
  readonly calls: readonly NapCall[];
  readonly declarer: NapSeat;
  readonly bid: NapBid;
  /** trick by trick, each from its leader */
  readonly tricks: readonly {
    readonly leader: NapSeat;
    readonly cards: readonly string[];
    readonly winner: NapSeat;
  }[];
  /** each seat's, at the end */
  readonly chips: readonly number[];
  /** what the hint says to the declarer: per cent made, and chips, over so many deals of the hidden cards */
  readonly advice: {
    readonly worlds: number;
    readonly bid: { readonly made: number; readonly chips: number };
    readonly pass: number;
    readonly leads: Readonly<Record<string, number>>;
  };
}

const cards = (text: string): readonly string[] => text.split(' ');

/** Under the default settings. */
export const napExample: NapExample = {
  players: 4,
  seed: 719,
  hands: ['9S 9H 4H 9C 5D', 'AS 2S JH 5C 9D', 'JS QH KD 6D 3D', 'TS 5S AH KH 8C'].map(cards),
  calls: ['pass', 'two', 'three', 'pass'],
  declarer: 2,
  bid: 'three',
  tricks: [
    { leader: 2, cards: cards('KD 5S 5D 9D'), winner: 2 },
    { leader: 2, cards: cards('QH KH 4H JH'), winner: 3 },
    { leader: 3, cards: cards('AH 9H 2S 3D'), winner: 2 },
    { leader: 2, cards: cards('JS TS 9S AS'), winner: 1 },
    { leader: 1, cards: cards('5C 6D 8C 9C'), winner: 2 },
  ],
  chips: [-3, -3, 9, -3],
  advice: {
    worlds: 20_000,
    bid: { made: 61, chips: 1 },
    pass: -1.1,
    leads: { KD: 61, '6D': 45, '3D': 44, JS: 9, QH: 6 },
  },
};

/** What the core's table makes of each bid by default: chips from each, to each, and tricks promised. */
export const napStakes: readonly {
  readonly bid: NapBid;
  readonly tricks: number;
  readonly won: number;
  readonly lost: number;
}[] = [
  { bid: 'two', tricks: 2, won: 2, lost: 2 },
  { bid: 'three', tricks: 3, won: 3, lost: 3 },
  { bid: 'misere', tricks: 0, won: 3, lost: 3 },
  { bid: 'four', tricks: 4, won: 4, lost: 4 },
  { bid: 'nap', tricks: 5, won: 10, lost: 5 },
  { bid: 'wellington', tricks: 5, won: 20, lost: 10 },
  { bid: 'blucher', tricks: 5, won: 30, lost: 15 },
];
