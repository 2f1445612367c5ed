// What the help's pages are made of, once for all languages: sections, lists, questions, pictures, and what is made from
// figures. Texts are named as in each language's `help.json`: by their name in the page's group there, or in the group
// `shared`. Something asked has two of them, as `runs.ask` and `runs.answer`.
import type { HelpTexts } from '../i18n/help';
import type { GameSection, HelpGame, HelpTopic } from '../shared/ui/helpAddress';
import type { PictureId } from './positions';

/** What is made by itself: rules from the record, tables from measured figures, keys from the commands. */
export type Made =
  | 'rules'
  | 'verdicts'
  | 'keys'
  | 'survey'
  | 'nap-bids'
  | 'nap-odds'
  | 'nap-example'
  | 'limits';

type Group = 'shared' | HelpGame | HelpTopic;
type Key<G extends Group> = keyof HelpTexts[G] & string;
type Asked<G extends Group> = Key<G> extends infer K ? (K extends `${infer Name}.ask` ? Name : never) : never;
type Plain<G extends Group> = Exclude<Key<G>, `${string}.ask` | `${string}.answer`>;

/** A paragraph, a list, questions, a picture with what stands below it, or something made. */
export type Part<Text extends string = string, Ask extends string = string> =
  | Text
  | { readonly list: readonly Text[] }
  | { readonly asked: readonly Ask[] }
  /** below it stands what `pictures` has for it, or another text */
  | { readonly picture: PictureId; readonly says?: Text }
  | { readonly made: Made };

type Parts<G extends Group> = readonly Part<
  Plain<G> | `shared.${Plain<'shared'>}`,
  Asked<G> | `shared.${Asked<'shared'>}`
>[];

/** A game's sections in their order. */
type GamePage<G extends HelpGame> = Readonly<Partial<Record<GameSection, Parts<G>>>>;

const fortyThieves: GamePage<'forty-thieves'> = {
  rules: [{ made: 'rules' }, { picture: 'suit' }, { picture: 'one-by-one' }, { picture: 'waste' }],
  strategy: [
    {
      list: [
        'read',
        'aces',
        'choose',
        'shared.emptyColumns',
        'shared.turnSlowly',
        'shared.wasteOrder',
        'shared.twins',
        'before',
      ],
    },
    'shared.measured',
  ],
  mistakes: [
    { asked: ['klondike', 'direction', 'shared.hidden', 'shared.kings'] },
    { picture: 'any-to-empty' },
    { asked: ['shared.runs', 'colours', 'shared.once', 'shared.goesUp'] },
    { picture: 'twin-place' },
    { asked: ['shared.sameTwins', 'oneInTen', 'shared.notKnown'] },
  ],
  history: ['name', 'hard'],
  names: ['also', 'family'],
};

const josephine: GamePage<'josephine'> = {
  rules: [{ made: 'rules' }, { picture: 'new-pass' }, { picture: 'one-by-one' }],
  strategy: [
    'second',
    { list: ['first', 'closer', 'turn', 'shared.emptyColumns', 'shared.twins'] },
    'share',
    'shared.measured',
  ],
  mistakes: [
    {
      asked: [
        'pass',
        'shuffled',
        'shared.runs',
        'shared.hidden',
        'shared.kings',
        'shared.goesUp',
        'shared.notKnown',
      ],
    },
  ],
  history: ['name'],
  names: ['also'],
};

const streets: GamePage<'streets'> = {
  rules: [{ made: 'rules' }, { picture: 'alternate' }, { picture: 'waste' }],
  strategy: [
    'apart',
    { list: ['lock', 'shared.emptyColumns', 'inStep', 'shared.turnSlowly', 'shared.twins'] },
    'share',
    'shared.measured',
  ],
  mistakes: [
    {
      asked: [
        'carried',
        'foundations',
        'shared.hidden',
        'shared.kings',
        'shared.once',
        'shared.goesUp',
        'shared.sameTwins',
      ],
    },
  ],
  history: ['name'],
  names: ['also'],
};

const rankAndFile: GamePage<'rank-and-file'> = {
  rules: [{ made: 'rules' }, { picture: 'run' }, { picture: 'waste' }],
  strategy: [
    { list: ['long', 'place', 'empty', 'shared.turnSlowly', 'shared.wasteOrder', 'shared.twins'] },
    'share',
    'shared.measured',
  ],
  mistakes: [
    { asked: ['any', 'five', 'whole', 'shared.hidden', 'shared.kings', 'shared.once', 'shared.goesUp'] },
  ],
  history: ['name'],
  names: ['also'],
};

const limited: GamePage<'limited'> = {
  rules: [{ made: 'rules' }, { picture: 'suit', says: 'suit' }, { picture: 'one-by-one' }],
  strategy: [
    'tops',
    { list: ['early', 'shared.emptyColumns', 'shared.turnSlowly', 'shared.wasteOrder', 'shared.twins'] },
    'share',
    'shared.measured',
  ],
  mistakes: [
    { asked: ['shared.hidden', 'shared.kings'] },
    { picture: 'any-to-empty' },
    { asked: ['shared.runs', 'shared.once', 'shared.goesUp', 'shared.sameTwins', 'shared.notKnown'] },
  ],
  history: ['name'],
  names: ['also'],
};

const freeCells: GamePage<'free-cells'> = {
  rules: [
    { made: 'rules' },
    { picture: 'spaces' },
    { picture: 'spaces-empty' },
    { made: 'limits' },
    { picture: 'comes-back' },
  ],
  strategy: [{ list: ['find', 'keep', 'column', 'last', 'long', 'suits'] }, 'shared.measuredCells', 'share'],
  mistakes: [{ asked: ['shared.klondikeCells', 'five', 'helper', 'gone', 'king', 'every', 'movable'] }],
  history: ['name', 'numbers'],
  names: ['also'],
};

const freePlaces: GamePage<'free-places'> = {
  rules: [{ made: 'rules' }, { picture: 'places' }, { picture: 'comes-back' }],
  strategy: [{ list: ['find', 'keep', 'column', 'long', 'last'] }, 'shared.measuredCells', 'share'],
  mistakes: [
    { asked: ['shared.klondikeCells', 'doubles', 'none', 'king'] },
    { picture: 'king-option' },
    { asked: ['gone'] },
  ],
  history: ['name'],
  names: ['also'],
};

const nap: GamePage<'nap'> = {
  rules: ['players', 'bidding', { made: 'nap-bids' }, 'trumps', 'play', 'paying'],
  example: [{ made: 'nap-example' }],
  strategy: [
    { list: ['count', 'longest', 'small', 'sideAce', 'bold', 'against', 'inMisere', 'last'] },
    { made: 'nap-odds' },
  ],
  tables: [
    'agree',
    { list: ['allPass', 'lowest', 'misere', 'wellington', 'blucher', 'ends', 'pack', 'match'] },
    'elsewhere',
  ],
  mistakes: [
    {
      asked: [
        'names',
        'mustTrump',
        'lowestBid',
        'lostNap',
        'extra',
        'see',
        'couldBe',
        'back',
        'rest',
        'again',
        'beat',
      ],
    },
  ],
  history: ['name', 'books'],
  names: ['also'],
};

export const gamePages: { readonly [G in HelpGame]: GamePage<G> } = {
  'forty-thieves': fortyThieves,
  josephine,
  streets,
  'rank-and-file': rankAndFile,
  limited,
  'free-cells': freeCells,
  'free-places': freePlaces,
  nap,
};

export const topicPages: { readonly [T in HelpTopic]: Parts<T> } = {
  verdict: [
    'laurel',
    { made: 'verdicts' },
    { asked: ['stock', 'notKnown', 'sure', 'lost', 'many'] },
    { made: 'survey' },
  ],
  hints: [{ asked: ['shows', 'guess', 'cost', 'fair', 'pile'] }],
  auto: [
    'after',
    { asked: ['stops'] },
    { picture: 'safe-twin' },
    { picture: 'twin-place', says: 'caution' },
    { asked: ['colours', 'again', 'finish'] },
  ],
  numbers: [{ asked: ['number', 'difficulty', 'daily', 'give', 'own'] }],
  keeping: [{ asked: ['counts', 'help', 'where', 'clock', 'move'] }],
  offline: [{ asked: ['net', 'sent', 'rid'] }],
  legend: ['story', 'probably', 'pattern', 'keep'],
  keys: ['drag', 'pointer', { made: 'keys' }],
  credits: [{ list: ['faces', 'fonts', 'icons'] }, 'sources'],
};
