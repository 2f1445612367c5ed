// The patiences' pages, in English.

import { figuresIn } from '../../help/figures';
import type { HelpGame, Piece, Section } from '../../help/shape';
import { en } from '../page';

const f = figuresIn('en');
const { commands } = en;
const { percent, number, lines } = f;

const titles = {
  rules: 'How it is played',
  strategy: 'Playing well',
  mistakes: 'Common misunderstandings',
  history: 'Where it comes from',
  names: 'In other collections',
} as const;

function section(id: keyof typeof titles, body: readonly Piece[]): Section {
  return { id, title: titles[id], body };
}

const oneByOne: Piece = {
  picture: 'one-by-one',
  says: 'The run from the 8 of clubs cannot be carried to the 9 in one go. With two empty columns to park in, its three cards go one by one, in five moves.',
};
const waste: Piece = {
  picture: 'waste',
  says: 'Of the waste only the 3 of diamonds can be played. The 7 of clubs under it would fit on the 8, but waits until the 3 has gone.',
};
const anyCard: Piece = {
  picture: 'any-to-empty',
  says: 'The 5 of diamonds may go to the empty column, as any card may.',
};

const emptyColumns =
  'An empty column is a workshop, not a hole to be filled. Where cards go one at a time, one empty column lets you move a run of two, two let you move four, and three move eight: each doubles what went before. To an *empty* column it is half as many, since that one is no longer there to park in.';
const turnSlowly =
  'Turn the stock slowly. A move on the table can mostly wait and be made after the next card as well. What cannot wait is the card just turned: either it is played now, or it is covered.';
const wasteOrder =
  'Watch the order of the waste. It comes off backwards, the last card first: a low card on a high one does little harm, a king on a three may hold the three until the end.';
const twins =
  'Look for the twin. There are two of every card; while one lies deep the other may be at hand, and a place that one of them has taken is closed to the other.';

function measured(game: 'forty-thieves' | 'josephine' | 'streets' | 'rank-and-file' | 'limited'): string {
  const { deals, lines: won, moves, emptied, emptiedAt, emptiedTurned, atOnce, waste: most } = lines[game];
  const all = emptied === won ? 'every one of them' : `${number(emptied)} of them`;
  return `Measured: we followed the winning lines that the search found for deals 1 to ${number(deals)}, ${number(won)} lines, half of them shorter than ${number(moves + 1)} moves. In ${all} a column was emptied on the way; in the middle line that came after ${number(emptiedAt)} moves, with ${number(emptiedTurned)} cards of the stock turned. ${percent(atOnce)} of the cards were played the moment they were turned, and the waste of the middle line grew to ${number(most)} cards. (${f.lineDate}. These are the search’s lines, not people’s.)`;
}

const hidden: Piece = {
  ask: '“Some of the cards in the columns are hidden.”',
  answer:
    'No. All of them lie face up from the start; only the stock is face down. So you can judge a deal before the first move.',
};
const kings: Piece = {
  ask: '“Only a king may go to an empty column.”',
  answer:
    'No, any card may. The rule about kings belongs to Klondike. House rules can ask for it; the rules above always tell what holds on your table.',
};
const runs: Piece = {
  ask: '“Cards in perfect order may be moved together.”',
  answer:
    'Not here: one card at a time, always. When you drag a run the table plays the single moves for you where there is room for them, but it shows each one and counts each one. Whole runs are the rule of [Rank and File](rank-and-file).',
};
const once: Piece = {
  ask: '“You go through the stock twice.”',
  answer:
    'Once. When the last card is turned, what lies in the waste can still be taken from its top, but it is not turned over. A second time round is what [Josephine](josephine) adds.',
};
const goesUp: Piece = {
  ask: '“A card that can go up should go up.”',
  answer:
    'Mostly, not always: a card on a foundation never comes back, and cannot serve as a place any more. [What goes up by itself](auto), and where that stops, is chosen so that it never costs a win.',
};
const sameTwins: Piece = {
  ask: '“It does not matter which of two equal cards I take.”',
  answer:
    'To the rules they are equal, but they lie in different places, and that can be the whole game. A hint therefore names the pile as well as the card.',
};
const notKnown: Piece = {
  ask: '“‘Not known’ is a polite word for lost.”',
  answer:
    'It is not. It says that the search found neither a line that wins nor a proof that there is none. [What the verdict means](verdict) tells how often more searching still found a win.',
};
const loses: Piece = {
  picture: 'twin-place',
  says: 'This can still be won, but not after sending up the 6 of spades from the first column. The other 6 lies on the very 5 that the second foundation waits for, and will need the place itself.',
};

const fortyThieves: readonly Section[] = [
  section('rules', [
    { made: 'rules' },
    {
      picture: 'suit',
      says: 'The 7 of clubs may go on the 8 of clubs. On the 8 of spades it may not: the same colour is not enough.',
    },
    oneByOne,
    waste,
  ]),
  section('strategy', [
    {
      list: [
        'Read the deal first. Everything but the stock is in sight: find the aces and twos, and see under how many cards they lie. Several aces at the bottom of their columns make a poor deal.',
        'Choose one column to empty and work at that one, rather than a little at all ten.',
        emptyColumns,
        turnSlowly,
        wasteOrder,
        twins,
        'Before a card goes up, ask what might still need to lie on it. With the 6 of spades gone from the table, a 5 of spades has one place fewer.',
      ],
    },
    measured('forty-thieves'),
  ]),
  section('mistakes', [
    hidden,
    kings,
    anyCard,
    runs,
    {
      ask: '“Red goes on black and black on red.”',
      answer: 'No: in the same suit only. Alternating colour is [Streets](streets).',
    },
    once,
    goesUp,
    loses,
    sameTwins,
    {
      ask: '“Only one deal in ten can be won.”',
      answer: `One in ten is what the old descriptions say, and about what people win. What can be won is far more: of deals 1 to ${f.survey('forty-thieves').deals} our search won ${f.survey('forty-thieves').winnable} and proved ${f.survey('forty-thieves').cannot} to be lost; the other ${f.survey('forty-thieves').open} are [not known](verdict).`,
    },
    notKnown,
  ]),
  section('history', [
    'It is called Forty Thieves after the forty cards that are laid out; Denmark and Sweden know it by Napoleon’s name. The story goes that he played it in exile on Saint Helena after 1815. It is probably [not true](legend).',
    'What makes it hard is three plain rules that meet: the same suit leaves few moves, single cards leave little room to put things in order, and one time through the stock leaves no second chance.',
  ]),
  section('names', [
    'Also *Napoleon at St Helena*, *Big Forty* and *Le Cadran*. In PySolFC, game number “ms” and the same figure gives the same cards; there the first card of the stock is turned by the deal, here you turn it yourself.',
    'The family is large. Josephine, Streets, Rank and File and Limited are played here; PySolFC has more of them, among them Emperor, Number Ten, Maria, Forty and Eight, Busy Aces and Napoleon’s Square.',
  ]),
];

const josephine: readonly Section[] = [
  section('rules', [
    { made: 'rules' },
    {
      picture: 'new-pass',
      says: 'The stock is empty and a pass is left: the waste may be turned over. The king of hearts, turned first the first time, will be turned first again.',
    },
    oneByOne,
  ]),
  section('strategy', [
    'The rules are those of [Forty Thieves](forty-thieves) with a second time through the stock, and that changes everything: whatever you cannot use now comes by once more, in an order that you have seen.',
    {
      list: [
        'Use the first pass to empty columns and to learn the order. A card left in the waste costs little as long as the second pass is to come.',
        'What you play from the waste in the first pass is missing in the second, so the cards after it come closer together. Plan for that.',
        'Turn the waste over only when nothing more can be gained from its top: the turn cannot be put off once the stock is empty, but it can be prepared.',
        emptyColumns,
        twins,
      ],
    },
    `All ${f.survey('josephine').deals} deals that we surveyed can be won.`,
    measured('josephine'),
  ]),
  section('mistakes', [
    {
      ask: '“What counts as a pass?”',
      answer:
        'Going once through the stock, from its first card to its last. Turning the waste over begins the second pass; it is a move, counted as one and undone as one. When the second pass is over, the top of the waste may still be played.',
    },
    {
      ask: '“The waste is shuffled before it comes round again.”',
      answer: 'No. It is turned over as a whole, so the cards come in the same order as before.',
    },
    runs,
    hidden,
    kings,
    goesUp,
    notKnown,
  ]),
  section('history', [
    'The name is that of Napoleon’s first wife; who gave it, the descriptions we have do not say. It is the mildest way to make Forty Thieves manageable, and the one to begin with: there is nothing new to learn. About Napoleon and patience, see [the legend](legend).',
  ]),
  section('names', [
    'Also *Maria Luisa*, after his second wife; elsewhere that is another name of [Streets](streets). PySolFC’s Josephine moves whole runs. Here single cards move, as our source has it, and only the second pass is new.',
  ]),
];

const streets: readonly Section[] = [
  section('rules', [
    { made: 'rules' },
    {
      picture: 'alternate',
      says: 'The 7 of clubs may go on the 8 of hearts, red under black. On the 8 of spades it may not, black under black.',
    },
    waste,
  ]),
  section('strategy', [
    'There are twice as many places for each card as in Forty Thieves, so building is easy. What is hard is taking apart again what you have built: a red and black run goes up in four suits, not in one.',
    {
      list: [
        'Do not build merely because you can. A long run on a low card of a suit you need is a lock.',
        emptyColumns,
        'Keep the suits in step. Where two suits run far ahead, the other two lie between their cards.',
        turnSlowly,
        twins,
      ],
    },
    `Of ${f.survey('streets').deals} deals surveyed ${f.survey('streets').winnable} can be won; none was proved lost.`,
    measured('streets'),
  ]),
  section('mistakes', [
    {
      ask: '“Runs in alternating colour are carried together, as in FreeCell.”',
      answer:
        'Not here: one card at a time. The table plays the single moves for you where there is room, and counts each.',
    },
    {
      ask: '“The foundations alternate as well.”',
      answer: 'No. Columns go down in alternating colour, foundations go up in one suit.',
    },
    hidden,
    kings,
    once,
    goesUp,
    sameTwins,
  ]),
  section('history', [
    'A softer sister of Forty Thieves: everything is the same but the colour of what you may build on. Napoleon’s name clings to the whole family; [how far that is true](legend) is told elsewhere.',
  ]),
  section('names', [
    'Elsewhere this game is also called *Maria Luisa*. Here that is [Josephine](josephine), as in our source.',
  ]),
];

const rankAndFile: readonly Section[] = [
  section('rules', [
    { made: 'rules' },
    {
      picture: 'run',
      says: 'The run from the 8 to the 6 of clubs goes on the 9 in one move. In Forty Thieves it would need two empty columns and five moves.',
    },
    waste,
  ]),
  section('strategy', [
    {
      list: [
        'Long runs cost nothing to move, so make them: two runs of a suit that meet are one.',
        'Place a run so that its head lands on the card that continues it; the run’s last card is then what receives the next.',
        'An empty column takes a whole run. It is worth most while there is a run to be put aside that frees something under it.',
        turnSlowly,
        wasteOrder,
        twins,
      ],
    },
    `Of ${f.survey('rank-and-file').deals} deals surveyed ${f.survey('rank-and-file').winnable} can be won, ${f.survey('rank-and-file').cannot} are proved lost and ${f.survey('rank-and-file').open} are not known: carrying runs helps less than a second pass does.`,
    measured('rank-and-file'),
  ]),
  section('mistakes', [
    {
      ask: '“Any cards that lie on one another may be carried.”',
      answer: 'Only cards of one suit in falling order. A 7 of spades on an 8 of clubs is no run.',
    },
    {
      ask: '“A run of five counts as five moves.”',
      answer: 'As one: what the rules carry together is one move, and one undo.',
    },
    {
      ask: '“A run must be moved whole.”',
      answer: 'You may take as much of it as you like: the top card, or from any card upwards.',
    },
    hidden,
    kings,
    once,
    goesUp,
  ]),
  section('history', [
    'Here it is Forty Thieves with whole runs, as our source describes it. Its name is a soldier’s, and the family’s is [Napoleon’s](legend); nothing in our sources connects the two.',
  ]),
  section('names', [
    'PySolFC’s *Rank and File* builds in alternating colour over three rows that lie face down. It is another game by the same name.',
  ]),
];

const limited: readonly Section[] = [
  section('rules', [
    { made: 'rules' },
    {
      picture: 'suit',
      says: 'As in Forty Thieves: the 7 of clubs goes on the 8 of clubs and not on the 8 of spades.',
    },
    oneByOne,
  ]),
  section('strategy', [
    'Twelve columns of three bury fewer cards and offer twelve tops instead of ten; in return the stock is four cards longer. Under each top lie only two cards, so a column is soon emptied.',
    {
      list: [
        'Empty the first column early; with three cards each, some column nearly always can be.',
        emptyColumns,
        turnSlowly,
        wasteOrder,
        twins,
      ],
    },
    `Of ${f.survey('limited').deals} deals surveyed ${f.survey('limited').winnable} can be won; none was proved lost.`,
    measured('limited'),
  ]),
  section('mistakes', [hidden, kings, anyCard, runs, once, goesUp, sameTwins, notKnown]),
  section('history', [
    'One of the many editions that soften Forty Thieves: here by the deal, thirty-six cards in twelve columns and sixty-eight in the stock. For Napoleon’s part in it see [the legend](legend).',
  ]),
  section('names', [
    'PySolFC deals Limited in the same way, twelve columns of three; its “ms” numbers give the same cards.',
  ]),
];

const backAgain: Piece = {
  picture: 'comes-back',
  says: 'The 5 of spades may come back from its foundation to the 6 of hearts, and the 4 of diamonds then finds a place on it.',
};

function cellsMeasured(game: 'free-cells' | 'free-places', places: string): string {
  const { deals, lines: won, moves, taken, peak, longest, emptiedAt } = lines[game];
  const few = percent(taken[0]! + taken[1]!);
  return `Measured: we followed the winning lines that the search found for deals 1 to ${number(deals)}, ${number(won)} lines, half of them shorter than ${number(moves + 1)} moves. No more than one of the four ${places} was taken before ${few} of the moves, and all four before ${percent(taken[4]!)}. Yet ${percent(peak[4]!)} of the lines filled the last one at some time; the others got by with three. In the middle line the first column was empty after ${number(emptiedAt)} moves, and the longest run carried had ${number(longest)} cards. (${f.lineDate}. These are the search’s lines, not people’s.)`;
}

const freeCells: readonly Section[] = [
  section('rules', [
    { made: 'rules' },
    {
      picture: 'spaces',
      says: 'One cell is free and one column is empty, so up to four cards move together: the four from the 8 of hearts may go on the 9 of spades.',
    },
    {
      picture: 'spaces-empty',
      says: 'To the empty column itself only two of them may go: it does not count as a helper for its own move.',
    },
    { made: 'limits' },
    backAgain,
  ]),
  section('strategy', [
    {
      list: [
        'Before the first move find the aces and twos, and what lies on them. That decides which columns to dig in.',
        'Keep the cells free. Each one taken makes every run that you can carry shorter, and the last one makes you a prisoner.',
        'An empty column is worth more than a free cell: a cell adds one card to your reach, a column doubles it.',
        'Before you fill the last cell, know how it will be emptied again.',
        'Build long runs on high cards, best on a king at the bottom of a column: they move as one and are not in the way of anything.',
        'Mind the suits that you build with. A run that holds the next two cards of a foundation deep inside is slow to take apart.',
      ],
    },
    cellsMeasured('free-cells', 'cells'),
    `Of deals 1 to ${f.survey('free-cells').deals} all can be won. The first numbered deal that cannot is 11982.`,
  ]),
  section('mistakes', [
    {
      ask: '“The table lets me move five cards, so five are always allowed.”',
      answer:
        'Five is what four free cells give. The limit is what could be done one by one: free cells plus one, doubled for each empty column that is not the target. A refused run says how many cells are missing.',
    },
    {
      ask: '“The column I empty counts as a helper.”',
      answer: 'Not for the move that empties it: it is empty only afterwards.',
    },
    {
      ask: '“What has gone up is gone.”',
      answer:
        'Not in this edition: the top card of a foundation may come back to a column that takes it, or to a cell. The verdict takes that into account.',
    },
    {
      ask: '“Only a king may go to an empty column.”',
      answer: 'No, any card or run may.',
    },
    {
      ask: '“Every deal can be won.”',
      answer:
        'Nearly every one. 11982 cannot, and that is proved, also with cards coming back from the foundations.',
    },
    {
      ask: '“As long as something can be moved, the game is not lost.”',
      answer:
        'Cards can go to and fro between cells and columns for ever. Whether anything still leads to the end is what [the verdict](verdict) says.',
    },
  ]),
  section('history', [
    'A Danish description calls this game Napoleon; everywhere else it is FreeCell. Why Napoleon, it does not say, and of a link to the emperor [nothing is known](legend).',
    'Its deals have had numbers since Windows: number 1 here is number 1 there, card by card.',
  ]),
  section('names', ['*FreeCell* in Windows, PySolFC and KPatience.']),
];

const freePlaces: readonly Section[] = [
  section('rules', [
    { made: 'rules' },
    {
      picture: 'places',
      says: 'Three places are free, so a run of three may be carried, here from the 7 of clubs to the 8 of diamonds. Four cards may not, and the empty column does not help.',
    },
    backAgain,
  ]),
  section('strategy', [
    {
      list: [
        'Find the aces and twos first, and what lies on them.',
        'Keep the places free: with two free, a run of three already has to be taken apart.',
        'An empty column makes no run longer, but where any card may go there it takes every run that may be carried. Put down one end of a long run there and fetch the rest after it.',
        'A run too long to be carried still goes card by card, where there is room. Each of those is then a move.',
        'Before you fill the last place, know how it will be emptied again.',
      ],
    },
    cellsMeasured('free-places', 'places'),
    `Where any card may go to an empty column, what can be won is the same as with [FreeCell rules](free-cells), since every carried run could also go card by card; only the number of moves differs. Of deals 1 to ${f.survey('free-places').deals} all can be won. With kings only, all of deals 1 to 2000 can but number 617.`,
  ]),
  section('mistakes', [
    {
      ask: '“An empty column doubles the run, as in FreeCell.”',
      answer:
        'Not in this edition. With three places free at most three cards go together, however many columns are empty.',
    },
    {
      ask: '“With no place free nothing can be moved.”',
      answer: 'A single card always can.',
    },
    {
      ask: '“Must an empty column begin with a king?”',
      answer: `The old description leaves it open and says to agree beforehand. So you are asked before your first game, and may change it later under *${commands.choose}*; what holds now is said in the rules above.`,
    },
    {
      picture: 'king-option',
      says: 'With kings only: the king of spades may go to the empty column, the 5 of diamonds may not.',
    },
    {
      ask: '“What has gone up is gone.”',
      answer: 'No: the top card of a foundation may come back to a column that takes it, or to a free place.',
    },
  ]),
  section('history', [
    'A second Danish description of Napoleon with four free places: it says how many cards may be carried and nothing about empty columns. We play it to the letter. What it has to do with Napoleon it [does not tell](legend).',
  ]),
  section('names', [
    'We know of no other collection with these strict rows; FreeCell is the nearest relative. The deal numbers are those of Windows FreeCell.',
  ]),
];

export const patiencesEn: Readonly<Record<Exclude<HelpGame, 'nap'>, readonly Section[]>> = {
  'forty-thieves': fortyThieves,
  josephine,
  streets,
  'rank-and-file': rankAndFile,
  limited,
  'free-cells': freeCells,
  'free-places': freePlaces,
};
