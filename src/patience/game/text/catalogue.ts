import type { GameId } from '../../../shared/core/types';

export type Language = 'da' | 'sv' | 'en';

/** What the rule table does not say of a game: its names, the usual one first, and its source. */
export interface CatalogueEntry {
  readonly id: GameId;
  readonly names: Readonly<Record<Language, readonly [string, ...string[]]>>;
  /** names for a narrow screen, where the usual ones are too long */
  readonly short?: Readonly<Partial<Record<Language, string>>>;
  /** `forty-thieves`: the family of two packs and a stock; `free-cells`, `free-places`: one pack, all open */
  readonly source: 'forty-thieves' | 'free-cells' | 'free-places';
  /** its source leaves to the table what may go to an empty column */
  readonly asks?: true;
}

function sameInAll(...names: [string, ...string[]]): CatalogueEntry['names'] {
  return { da: names, sv: names, en: names };
}

export const catalogue = {
  'forty-thieves': {
    id: 'forty-thieves',
    names: {
      da: ['Napoleon kabale', 'De fyrre tyve'],
      sv: ['Napoleon på Sankt Helena'],
      en: ['Forty Thieves', 'Napoleon at St Helena', 'Big Forty', 'Le Cadran'],
    },
    short: { da: 'Napoleon', sv: 'Sankt Helena' },
    source: 'forty-thieves',
  },
  josephine: { id: 'josephine', names: sameInAll('Josephine', 'Maria Luisa'), source: 'forty-thieves' },
  streets: { id: 'streets', names: sameInAll('Streets'), source: 'forty-thieves' },
  'rank-and-file': { id: 'rank-and-file', names: sameInAll('Rank and File'), source: 'forty-thieves' },
  limited: { id: 'limited', names: sameInAll('Limited'), source: 'forty-thieves' },
  'free-cells': {
    id: 'free-cells',
    names: {
      da: ['Napoleon med frie celler'],
      sv: ['Napoleon med fria celler'],
      en: ['Napoleon (FreeCell rules)'],
    },
    short: { da: 'Frie celler', sv: 'Fria celler', en: 'FreeCell rules' },
    source: 'free-cells',
  },
  'free-places': {
    id: 'free-places',
    names: {
      da: ['Napoleon med fripladser'],
      sv: ['Napoleon med fria platser'],
      en: ['Napoleon (strict rows)'],
    },
    short: { da: 'Fripladser', sv: 'Fria platser', en: 'Strict rows' },
    source: 'free-places',
    asks: true,
  },
} as const satisfies { readonly [Id in GameId]: CatalogueEntry & { readonly id: Id } };

/** A game's name for a narrow screen: the usual one where that is short enough. */
export function shortName(game: GameId, language: Language): string {
  const entry: CatalogueEntry = catalogue[game];
  return entry.short?.[language] ?? entry.names[language][0];
}

/** Must it be agreed before the game what may go to an empty column? */
export function asksFirst(game: GameId): boolean {
  const entry: CatalogueEntry = catalogue[game];
  return entry.asks === true;
}
