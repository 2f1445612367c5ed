// The shape of the help: what each language's book must hold. Prose is data; what the renderer makes by itself (rules
// from the record, tables from measured figures, keys from the commands) stands in it by name.

/** The games that the help has a page for, in its order. */
export const helpGames = [
  'forty-thieves',
  'josephine',
  'streets',
  'rank-and-file',
  'limited',
  'free-cells',
  'free-places',
  'nap',
] as const;
export type HelpGame = (typeof helpGames)[number];

/** What the help tells of all games together, in its order. */
export const helpTopics = [
  'verdict',
  'hints',
  'auto',
  'numbers',
  'keeping',
  'offline',
  'legend',
  'keys',
  'credits',
] as const;
export type HelpTopic = (typeof helpTopics)[number];
export type HelpPage = HelpGame | HelpTopic;

/** The sections of a game's page; a patience lacks the example and where tables differ. */
export const gameSections = [
  'rules',
  'example',
  'strategy',
  'tables',
  'mistakes',
  'history',
  'names',
] as const;
export type GameSection = (typeof gameSections)[number];

/** Positions that are drawn; what each holds is in `src/help/positions.ts`. */
export type PictureId =
  | 'suit'
  | 'alternate'
  | 'one-by-one'
  | 'run'
  | 'any-to-empty'
  | 'waste'
  | 'new-pass'
  | 'safe-twin'
  | 'twin-place'
  | 'spaces'
  | 'spaces-empty'
  | 'places'
  | 'king-option'
  | 'comes-back';

/** What the renderer makes by itself. */
export type Made =
  | 'rules'
  | 'verdicts'
  | 'keys'
  | 'survey'
  | 'nap-bids'
  | 'nap-odds'
  | 'nap-example'
  | 'limits';

/** A paragraph, a list, something asked and answered, a picture with what it says, or something made. */
export type Piece =
  | string
  | { readonly list: readonly string[] }
  | { readonly ask: string; readonly answer: string }
  | { readonly picture: PictureId; readonly says: string }
  | { readonly made: Made };

/**
 * A part of a page with a name of its own in links. In its texts `*…*` is emphasis and `[words](page)` or
 * `[words](page/section)` leads elsewhere in the help.
 */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly body: readonly Piece[];
}

/** The words around the pages. */
export interface HelpWords {
  readonly contents: string;
  readonly games: string;
  readonly topics: string;
  readonly search: string;
  readonly clear: string;
  readonly found: (n: number) => string;
  readonly nothing: (query: string) => string;
  readonly linkTo: (title: string) => string;
  readonly also: (names: string) => string;
  /** above the page of a game that lies on the table with other rules than its own */
  readonly house: string;
  readonly napName: string;
  readonly picture: {
    readonly pile: (pile: string, cards: string) => string;
    readonly empty: string;
    readonly allowed: string;
    readonly refused: string;
  };
  readonly survey: {
    readonly caption: (date: string, nodes: string) => string;
    readonly head: readonly [string, string, string, string, string];
    readonly range: (low: string, high: string) => string;
  };
  readonly limits: { readonly caption: string; readonly head: readonly [string, string, string] };
  readonly napBids: {
    readonly caption: string;
    readonly head: readonly [string, string, string, string];
    readonly names: Readonly<
      Record<'two' | 'three' | 'misere' | 'four' | 'nap' | 'wellington' | 'blucher', string>
    >;
    readonly tricks: (n: number) => string;
    readonly none: string;
  };
  readonly napOdds: {
    readonly caption: (date: string, hands: string) => string;
    readonly holding: string;
    readonly players: (n: number) => string;
    readonly worth: string;
    readonly low: string;
  };
  readonly example: {
    readonly caption: string;
    readonly player: string;
    readonly seat: (n: number) => string;
    readonly hands: string;
    readonly auction: string;
    readonly chips: string;
    readonly dealer: string;
    readonly pass: string;
    readonly trick: (n: number) => string;
    readonly takes: (seat: string) => string;
    /** what is told of the auction, of each trick, and at the end */
    readonly calls: readonly string[];
    readonly tricks: readonly string[];
    readonly end: readonly string[];
  };
  readonly verdicts: Readonly<
    Record<'winnable' | 'no-longer' | 'cannot' | 'looking' | 'unknown' | 'odds', string>
  >;
  readonly keyRows: {
    readonly arrows: string;
    readonly pick: string;
    readonly count: string;
    readonly cancel: string;
    readonly space: string;
    readonly jump: string;
    readonly search: string;
  };
}

export interface HelpBook {
  readonly words: HelpWords;
  readonly games: Readonly<Record<HelpGame, readonly Section[]>>;
  readonly topics: Readonly<Record<HelpTopic, { readonly title: string; readonly body: readonly Piece[] }>>;
}
