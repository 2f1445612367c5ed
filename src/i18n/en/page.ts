// English. The shape of this catalogue is what the other languages must fill.

import { counter, secondsText } from '../format';
import type { Lang } from '../lang';
import { numberWord, shareWords } from '../words';
import { appEn } from './app';
import { dealsEn } from './deals';
import { entryEn } from './entry';
import { helpEn } from './helpSheet';
import { houseEn } from './house';
import { keepingEn } from './keeping';
import { reasonsEn } from './reasons';
import { reviewEn } from './review';

const count = counter('en');

export const en = {
  lang: 'en' as Lang,
  language: 'English',
  title: 'Napoleon',

  cards: {
    /** on the cards themselves, ace first */
    letters: 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' '),
    faceDown: 'face-down card',
    count: (n: number) => count(n, { one: '# card', other: '# cards' }),
  },

  piles: {
    column: (n: number) => `column ${n}`,
    cell: (letter: string) => `free cell ${letter}`,
    stock: 'stock',
    waste: 'waste',
    foundation: (suit: string) => `foundation of ${suit}`,
  },
  to: {
    column: (n: number) => `to column ${n}`,
    cell: (letter: string) => `to cell ${letter}`,
    stock: 'to the stock',
    waste: 'to the waste',
    foundation: 'to the foundation',
  },
  from: {
    column: (n: number) => `from column ${n}`,
    cell: (letter: string) => `from cell ${letter}`,
    stock: 'from the stock',
    waste: 'from the waste',
    foundation: 'from the foundation',
  },

  commands: {
    new: 'New deal',
    skip: 'Deal one unchecked',
    again: 'Same deal again',
    choose: 'Choose game and number',
    house: 'House rules…',
    enter: 'Enter real cards…',
    next: 'Next number',
    previous: 'Previous number',
    undo: 'Undo',
    redo: 'Redo',
    undoAll: 'Back to the start',
    backToWinnable: 'Back to where it could be won',
    hint: 'Hint',
    showLine: 'Show the whole line',
    sendAll: 'Send up what is safe',
    finish: 'Play to the end',
    playLine: 'Play the line to the end',
    turn: 'Turn a card',
    jump: 'Jump to a pile',
    showMoves: 'Show where a card may go (hold)',
    showRank: 'Show all cards of a rank (hold)',
    daily: 'Today’s deal',
    calendar: 'Calendar of daily deals',
    goBack: 'Go back to it',
    statistics: 'Statistics',
    share: 'Share and import',
    sight: 'Advice: with or without the stock',
    settings: 'Settings',
    fullScreen: 'Full screen',
    nap: 'Play Nap, the trick game',
    help: 'Help and rules',
    helpVerdict: 'What the verdict means',
    helpRefusal: 'Why not?',
    menu: 'Menu',
    lineBack: 'Previous move',
    lineStep: 'Next move',
    linePlay: 'Play',
    linePause: 'Pause',
    lineFaster: 'Faster',
    lineSlower: 'Slower',
    takeLine: 'Play on from here',
    leaveLine: 'Back to the game',
    review: 'Review',
    reviewBack: 'Previous position',
    reviewStep: 'Next position',
    reviewFirst: 'First position',
    reviewLast: 'Last position',
    reviewTurning: 'Where it could last be won',
    playOn: 'Play on from here',
    leaveReview: 'Leave the review',
    otherWay: 'Back to the way played before',
    update: 'Use the new version',
    reload: 'Try again',
  },

  bar: {
    number: (n: string) => `No. ${n}`,
    custom: 'own position',
    moves: (n: number) => count(n, { one: '# move', other: '# moves' }),
    left: (n: number) => count(n, { one: '# card left', other: '# cards left' }),
    undoHold: 'Undo (hold: back to the start)',
  },

  badge: {
    words: {
      winnable: 'winnable',
      'no-longer': 'can no longer be won',
      cannot: 'cannot be won',
      looking: 'looking…',
      unknown: 'not known',
      won: 'won',
      odds: 'odds',
    },
    sentences: {
      winnable: 'This position can be won: a whole line has been found and checked.',
      'no-longer': 'Proved: from here no line wins any more. Undo leads back to where one did.',
      cannot: 'Proved: this deal cannot be won, however it is played.',
      looking: 'The search is still looking.',
      unknown: 'The search found neither a line that wins nor a proof that there is none.',
      won: 'The patience has come out.',
      odds: 'In so many of the sampled orders of the unseen cards a line that wins was found.',
    },
    /** in place of `looking` when the search has told what it is at */
    activities: {
      hunting: 'looking for a win…',
      proving: 'looking for a proof…',
      both: 'looking for either…',
    },
    activitySentences: {
      hunting: 'It is hunting for a line that wins, by turns with looking for a proof that there is none.',
      proving: 'It is looking for a proof that no line wins, by turns with hunting for one.',
      both: 'It is hunting for a line that wins and at the same time looking for a proof that there is none.',
    },
    /** of `sample` deals that a search of `seconds` left open, one `factor` times as long won `won` */
    resistance: (seconds: number, factor: number, won: number, sample: number) =>
      `Of deals that resist the search for ${secondsText('en', seconds)}, ${shareWords(won, sample, 'en')} still went out when it had ${numberWord(factor, 'en')} times as long.`,
    sight: 'The search reads every card, the hidden ones too.',
    fairSight: 'The cards that you have not seen are not read.',
    chance: (won: string, worlds: string) => `wins in ${won} of ${worlds}`,
    verdict: (word: string) => `Verdict: ${word}`,
    lineLength: (n: number) =>
      count(n, {
        one: 'The shortest line known takes # move.',
        other: 'The shortest line known takes # moves.',
      }),
  },

  chooser: {
    title: 'Game and number',
    families: { two: 'Two packs', one: 'One pack', tricks: 'A trick game' },
    nap: 'Nap',
    napLine:
      'Bid, lead the suit that is to be trumps, and take your tricks: three to six players, with computers or with people at your side.',
    back: (game: string, number: string) => `Back to ${game}, ${number}`,
    number: 'Deal number',
    placeholder: 'any',
    deal: 'Deal',
    invalid: 'A deal number is a whole number from 1 to 2147483647.',
    note: 'The same number is always the same deal.',
    rules: 'Rules of this game',
    lines: {
      'forty-thieves': 'The strict classic: in suit, one card at a time, once through the stock.',
      josephine: 'The same with a second time through the stock.',
      streets: 'Red on black and black on red: much easier to build.',
      'rank-and-file': 'In suit, and a whole run may be carried together.',
      limited: 'Twelve short columns, so that fewer cards lie buried.',
      'free-cells': 'All open, four free cells, runs as long as there is room for.',
      'free-places': 'All open, four free places; a run is never longer than the places that are free.',
    },
  },

  menu: { title: 'Menu', groups: ['Deals', 'In the game', 'Also'] },

  line: {
    label: 'The line that wins',
    ask: (n: number) =>
      count(n, {
        one: 'Going up alone is not enough; a line of # move is known. Play it to the end? It counts as help.',
        other:
          'Going up alone is not enough; a line of # moves is known. Play it to the end? It counts as help.',
      }),
    at: (at: string, length: string) => `Move ${at} of ${length}`,
    speed: (n: string) => `${n} moves a second`,
  },

  hint: {
    move: (card: string, from: string, to: string) => `${card} ${from} ${to}.`,
    run: (cards: string, card: string, from: string, to: string) =>
      `${cards} from ${card} down, ${from} ${to}.`,
    toCell: 'to a free cell',
    fromCell: 'from its cell',
    turn: 'Turn a card from the stock.',
    pass: 'Turn the waste over: a new pass.',
    odds: (won: string, worlds: string, low: string, high: string) =>
      `It wins in ${won} of ${worlds} sampled orders of the unseen cards (${low}–${high}%).`,
    guess: 'Only a guess: it is not known whether this can be won.',
    lost: 'No move helps: it is proved that this position cannot be won.',
    back: 'You can go back to the last position that could be won.',
    looking: 'Still looking; the hint comes as soon as one is found.',
    none: 'No move was found.',
  },

  spoken: {
    move: (card: string, to: string) => `${card} ${to}`,
    run: (cards: string, card: string, to: string) => `${cards} from ${card} down, ${to}`,
    turned: (card: string, left: string) => `${card} turned, ${left} in the stock`,
    pass: 'The waste is turned over and is the stock again',
    sentUp: (cards: string) => `${cards} sent up`,
    uncovered: (card: string) => `${card} turned face up`,
    dealt: (game: string, number: string) => `${game}, ${number}, dealt`,
    undone: (moves: string) => `Undone; ${moves}`,
    redone: (moves: string) => `Played again; ${moves}`,
    selected: (card: string, places: string) => `${card} picked up, ${places}`,
    selectedRun: (cards: string, card: string, places: string) =>
      `${cards} from ${card} picked up, ${places}`,
    places: (n: number) => count(n, { one: '# place to go', other: '# places to go' }),
    nowhere: 'nowhere to go',
    dropped: 'Put back',
    canFinish: 'All the rest can go up.',
    kept: (game: string) => `${game} is kept.`,
    noCard: 'Point at a card, or go to one with the arrow keys, and hold the key down.',
    jump: 'Jump: a column’s number, s for the stock, w the waste, f the foundations, a to d the free cells',
  },

  result: {
    won: 'The patience has come out',
    in: (moves: string, time: string) => `in ${moves}, ${time}`,
    inMoves: (moves: string) => `in ${moves}`,
    helped: 'with help',
    stuck: 'Nothing can be moved any more.',
    dead: 'No card can go up any more, whatever is moved.',
    close: 'Look at the table',
  },

  mirror: {
    table: 'Table',
    pile: (name: string, cards: string) => `${name}, ${cards}`,
    pileTop: (name: string, cards: string, card: string) => `${name}, ${cards}, top ${card}`,
    empty: (name: string) => `${name}, empty`,
    card: (card: string, place: string, of: string) => `${card}, ${place} of ${of}`,
    turn: (left: string) => `Turn a card, ${left} left`,
    newPass: 'Turn the waste over',
    nothingToTurn: 'Stock is empty',
    canGo: (label: string) => `${label}, can go here`,
    pickedUp: (label: string) => `${label}, picked up`,
  },

  settings: {
    title: 'Settings',
    language: 'Language',
    browser: 'As the browser',
    theme: 'Cloth',
    themes: {
      longwood: 'Longwood green',
      marine: 'Marine blue',
      bordeaux: 'Bordeaux',
      slate: 'Slate',
      linen: 'Linen',
    },
    back: 'Card backs',
    backs: { bees: 'Bees', trellis: 'Trellis', rosette: 'Rosette' },
    cards: 'Cards',
    play: 'Play',
    hands: 'Controls',
    fourColours: 'Four colours',
    fourColoursNote: 'Clubs green, diamonds orange.',
    letters: 'Letters of the language',
    lettersNote: 'A K Q J, as everywhere.',
    largeFaces: 'Large faces',
    leftHanded: 'Left-handed',
    leftHandedNote: 'The table is mirrored.',
    stockPlace: 'Stock and waste',
    stockPlaces: { above: 'Above', 'lower-left': 'Lower left', 'lower-right': 'Lower right' },
    fairSight: 'Advice without the stock',
    fairSightNote:
      'Hints and verdict know no more than you do: odds from sampled orders of the unseen cards.',
    oneTap: 'One tap moves',
    oneTapNote: 'A tap sends the card to its best place at once.',
    autoMoves: 'Safe cards go up by themselves',
    singleKeys: 'Single-letter keys',
    clock: 'Show the clock',
    motion: 'Motion',
    motions: { system: 'As the system', full: 'Full', reduced: 'Reduced' },
    speed: 'Speed of the cards',
    speeds: { slow: 'Calm', normal: 'Normal', fast: 'Brisk', off: 'None' },
    notKept: 'The browser does not let settings be kept; they last until the page is closed.',
  },

  faults: {
    address: 'That address names no deal; the game on the table stays.',
    addressAtStart: 'That address names no deal; here is another.',
    addressMoves: 'The moves in that address are no moves of this deal; here it is from its beginning.',
    nap: 'The trick game could not be loaded.',
    start: 'The game could not start in this browser.',
    starts: {
      missing:
        'A file of the game could not be loaded. Look at the connection, then load the page again; what is kept here stays.',
      old: 'This browser is too old for the game. Update it, or open the address in another one; what is kept here stays.',
      policy:
        'A policy of this browser or of this place does not let the game’s rules and search run (WebAssembly). Allow it for this page, or open the address in another browser.',
      broken:
        'The files of the game do not fit together. Load the page again: they are fetched anew, and what is kept here stays.',
      framed: 'The game may not run in the frame that it is shown in. Open it by itself.',
    },
    startAgain: 'Load the page again',
    startAlone: 'Open the game',
  },

  close: 'Close',
  keys: {
    ctrl: 'Ctrl',
    shift: 'Shift',
    space: 'Space',
    enter: 'Enter',
    escape: 'Esc',
    backspace: 'Backspace',
    arrows: 'Arrows',
    tab: 'Tab',
  },
  help: helpEn,
  keeping: keepingEn,
  deals: dealsEn,
  house: houseEn,
  entry: entryEn,
  app: appEn,
  reasons: reasonsEn,
  review: reviewEn,
};
