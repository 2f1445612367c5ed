// What holds for all the games, in English.

import { figuresIn } from '../../help/figures';
import type { HelpBook } from '../../help/shape';
import { en } from '../page';

const { survey } = figuresIn('en');
const { badge, commands, settings } = en;

export const topicsEn: HelpBook['topics'] = {
  verdict: {
    title: 'What the verdict means',
    body: [
      'The laurel in the bar says whether the position on the table can still be won. It is worked out while you play, and a word is only given when it is certain.',
      { made: 'verdicts' },
      {
        ask: 'Why is the search allowed to see the stock?',
        answer: `Because the question is whether the *deal* can be won, and the deal has its order from the start. If you would rather have advice that knows no more than you do, choose *${settings.fairSight}* in the settings: see [fair sight](hints).`,
      },
      {
        ask: 'What does “not known” mean?',
        answer:
          'That the search stopped, after twenty seconds at most, without a line and without a proof. Such a position may be either. With the verdict stands how many deals that resisted as long were still won by a longer search.',
      },
      {
        ask: 'How sure is “cannot be won”?',
        answer:
          'It is proved: every way to play on has been ruled out. “Winnable” is as sure: a whole line has been found, and played to its end by the rules. Nothing in between is ever rounded up.',
      },
      {
        ask: 'It was winnable, and now it can no longer be won. What did I do?',
        answer: `Your last move gave it away, or one before it that the search judged only now. Undo brings the earlier verdict back at once, and *${commands.backToWinnable}* takes you to the last position that is known to be winnable.`,
      },
      {
        ask: 'How many deals can be won at all?',
        answer: `More than people win. Of the deals surveyed Forty Thieves has ${survey('forty-thieves').winnable} wins in ${survey('forty-thieves').deals}; what is not known may be either, so only bounds can be given.`,
      },
      { made: 'survey' },
    ],
  },
  hints: {
    title: 'Hints and fair sight',
    body: [
      {
        ask: 'What does a hint show?',
        answer: `The next move of a line that wins, where one is known. Follow the hints from a winnable position and you win; they never go in a circle. *${commands.showLine}* plays it before your eyes, and you can stop anywhere and play on yourself.`,
      },
      {
        ask: 'And where nothing is known?',
        answer:
          'Then the hint is a guess and says so. Where the position is proved lost, it says that no move helps, and offers the way back to where the game could still be won.',
      },
      {
        ask: 'Does a hint cost anything?',
        answer:
          'A win with help is a win with help: it is kept apart in the [statistics](keeping). A hint that found nothing does not count as help. Undo is never help and costs nothing.',
      },
      {
        ask: 'What is fair sight?',
        answer: `Advice that does not read cards you have not seen. The unseen cards are put in many orders that are all possible, each is searched, and you are told in how many of them a win was found, with the margin that such a sample has. The laurel then shows *${badge.words.odds}* in place of a verdict. It is a setting, *${settings.fairSight}*, and can be changed in the middle of a game.`,
      },
      {
        ask: 'Why does the hint name the pile?',
        answer: 'Because with two packs there are two of every card, and which of them you take may matter.',
      },
    ],
  },
  auto: {
    title: 'What goes up by itself',
    body: [
      `After your move, cards that no line can need any more go up to the foundations by themselves. They count as moves, and go back with the move that set them off. The settings switch it off; *${commands.sendAll}* (the key A) does it when you ask.`,
      {
        ask: 'Why does it stop at a card that fits?',
        answer:
          'Because the card might still be needed as a place, or its place on the foundation by its twin. Where you build in one suit with two packs, a card goes up by itself only when *both* foundations of its suit have reached the card below it.',
      },
      {
        picture: 'safe-twin',
        says: 'The 9 of spades may go up, but does not by itself: one foundation has reached the 8, the other only the 7.',
      },
      {
        picture: 'twin-place',
        says: 'What that caution is for: send the 6 of spades up from the first column, and this position is lost. The other 6 lies on the 5 that the second foundation needs.',
      },
      {
        ask: 'And in alternating colour?',
        answer:
          'There a card is safe when nothing is left that could want to lie on it: both suits of the other colour have come to the card below it. In some cases one less is enough, and with two packs all copies count.',
      },
      {
        ask: 'A card I brought back from a foundation: does it spring up again?',
        answer: 'No. What you put down stays down until you move it, or ask for all that is safe.',
      },
      {
        ask: `When is “${commands.finish}” offered?`,
        answer:
          'When trying it out reaches the end, and only then. It can be skipped, and the win counts whether you press it or not.',
      },
    ],
  },
  numbers: {
    title: 'Numbers and the daily deal',
    body: [
      {
        ask: 'What is a deal’s number?',
        answer:
          'A whole number from 1 to 2,147,483,647 that always gives the same cards, so that you can play a deal again or tell it to a friend. In the one-pack games it is the number of Windows FreeCell, in those with two packs PySolFC’s “ms” number.',
      },
      {
        ask: 'Which deal is today’s?',
        answer:
          'Each patience has one for every date, the same for everybody: from a number that the date gives, the first that the search wins. “Today” is your own calendar’s. Days in a row are counted for each patience.',
      },
      {
        ask: 'Can I give somebody the very position I am looking at?',
        answer: `Yes: *${commands.share}* gives a link with the patience, its rules and the deal, with your moves if you wish, and the position as text. It takes in the same, and says what is wrong where something is.`,
      },
      {
        ask: 'What if I lay out my own cards?',
        answer:
          'A position taken in from text has no number and is called your own. Cards missing or doubled are named.',
      },
    ],
  },
  keeping: {
    title: 'Statistics and kept games',
    body: [
      {
        ask: 'When does a deal count?',
        answer:
          'Once, when it is won, or left after a move. A deal that was not touched does not count. The same deal again is neither a second loss nor a second win.',
      },
      {
        ask: 'What about wins with help?',
        answer:
          'They count as played and are listed apart. They neither break a run of wins nor make it longer.',
      },
      {
        ask: 'Where are my games kept?',
        answer: `In this browser, after every move, one game of each patience. Close the page when you like and go on another time; under *${commands.share}* everything can be written to a file of your own and read from it again.`,
      },
      {
        ask: 'When does the clock run?',
        answer:
          'From the first move on, and only while the page can be seen. It stands still at the end, and the settings can hide it.',
      },
      {
        ask: 'What counts as a move?',
        answer:
          'Each card moved or turned; a run that the rules carry together counts once. A run that the table plays for you card by card counts every card, and cards that go up by themselves count too.',
      },
    ],
  },
  offline: {
    title: 'Offline and private',
    body: [
      {
        ask: 'Does it need the net?',
        answer:
          'Once. After one visit the browser has all of it, and it starts and plays without a network. Dealing, searching, hints and statistics happen on your own device; while you play nothing is asked of anybody. A newer version is offered, not forced.',
      },
      {
        ask: 'What is sent about me?',
        answer:
          'Nothing. There is no account, no counting of visitors, no advertisement, and no other site is called.',
      },
      {
        ask: 'How do I get rid of everything that is kept?',
        answer:
          'It lies in this browser’s storage for this page. Delete that, and it is gone; nobody has a copy unless you saved one.',
      },
    ],
  },
  legend: {
    title: 'The legend: did Napoleon play patience?',
    body: [
      'The story is told of more than one game: beaten and banished, the emperor whiled away his evenings on Saint Helena, from 1815 to his death in 1821, laying out cards alone.',
      'It probably did not happen. Contemporary accounts of the exile speak of whist, piquet and vingt-et-un, games with other people; of patience they say nothing. Those who have studied the history of games take the name for nineteenth-century salesmanship: to call a game after the most famous prisoner of the century was good business.',
      'It is a pattern, too. Several patiences got Napoleon’s name at about that time, Napoleon’s Square and Little Napoleon among them, and none can be traced to him.',
      'So we keep the name, which is a good one, and leave the emperor his whist. The trick game of the same name has [its own story](nap/history).',
    ],
  },
  keys: {
    title: 'Hands and keys',
    body: [
      'Drag a card, or tap it and then tap where it goes. Tap it twice to send it to its best place. Press long, or click with the right button, to look at a covered card.',
      'The whole game can be played without a pointer. Single letters can be switched off in the settings.',
      { made: 'keys' },
    ],
  },
  credits: {
    title: 'Made with',
    body: [
      {
        list: [
          'Card faces by Adrian Kennard (public domain)',
          'EB Garamond and Inter (SIL Open Font License)',
          'Icons from Lucide (ISC), charts by uPlot and search by MiniSearch (MIT)',
        ],
      },
      'The rules as told here were written from four old descriptions, three Danish and one Swedish; where those are silent, the help says what we chose.',
    ],
  },
};
