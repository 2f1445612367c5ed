// What is kept, the statistics, and games that come and go: in English.
import { counter } from '../format';

const count = counter('en');

export const keepingEn = {
  troubles: {
    unreadable: 'A kept game could not be read and was left out; the statistics are untouched.',
    later: 'A later version of this program has kept games here: this one plays on without keeping.',
    refused: 'The browser does not let games be kept; they last until the page is closed.',
    full: 'The browser’s storage is full: the game goes on, but is not kept.',
    elsewhere: 'This patience is open in another window, which keeps it; what is played here is not kept.',
  },

  continue: 'Continue',
  inProgress: (number: string, moves: string) => `In progress: ${number}, ${moves}`,
  dailyLooking: 'Looking for today’s deal, one that can be won…',
  dailyDealt: (date: string) => `Today’s deal, ${date}.`,
  dailyRun: (n: number) => count(n, { one: 'One day in a row.', other: '# days in a row.' }),
  dailyWaits: 'Today’s deal is found, and lies ready when you ask for it again.',
  dailyFailed: 'Today’s deal could not be found.',

  statistics: {
    title: 'Statistics',
    patience: 'Patience',
    none: 'No deal of this patience has been played to an end yet.',
    played: 'Played',
    won: 'Won',
    percent: 'Won of played',
    helped: 'Won with help',
    run: 'Run of wins now',
    longestRun: 'Longest run',
    fewestMoves: 'Fewest moves',
    bestTime: 'Best time',
    medianTime: 'Median time',
    note: 'Each deal counts once, when it is won or left after a move. A win with help counts as played, not as won; it neither breaks a run nor lengthens it.',
    daily: 'Daily deal',
    dailyNow: 'Days in a row',
    dailyLongest: 'Most in a row',
    dailyToday: 'Today’s is won',
    picture: 'Over time',
    pictureNote: (n: string) => `Won without help, in per cent of the last ${n} deals.`,
    pictureLabel: (deals: string, rate: string) => `Picture of ${deals}; at the end ${rate}.`,
    deals: (n: number) => count(n, { one: '# deal', other: '# deals' }),
    history: 'Deals played',
    outcomes: { won: 'won', helped: 'won with help', lost: 'lost' },
    replay: (number: string) => `Go through ${number}`,
    replayGone: 'The moves of that deal are not kept.',
    replayed: 'This is how that game went; the one in progress waits under “Continue”.',
    more: (n: number) => count(n, { one: 'Show one more', other: 'Show # more' }),
  },

  share: {
    title: 'Share and import',
    link: 'Link to this game',
    linkMoves: 'With the moves so far',
    linkNote: 'It names the patience, its rules and the deal, and needs no server.',
    copy: 'Copy',
    copied: 'Copied',
    send: 'Send…',
    text: 'The position as text',
    paste: 'Import a game',
    pasteNote: 'A position as text, a link, a game, or the moves of the deal on the table: paste it here.',
    pasteAs: 'Read as',
    lay: 'Lay it out',
    listRead: (moves: number, up: number, automatic: 'none' | 'horne' | 'safe' | 'all') => {
      const read = count(moves, { one: '# move read.', other: '# moves read.' });
      if (up === 0) return read;
      const rule = automatic === 'horne' ? ' by Horne’s rule' : '';
      const by = automatic === 'safe' ? ' as at this table' : rule;
      const cards = count(up, { one: '# card goes up by itself', other: '# cards go up by themselves' });
      return `${read} ${cards}${by}.`;
    },
    wrong: (fault: string) => `It cannot be laid out: ${fault}.`,
    empty: 'There is nothing to read yet.',
    all: 'Everything kept here',
    allNote:
      'Games in progress, results and their moves, house rules, cards being entered, and the settings, as one file of your own.',
    save: 'Save to a file',
    read: 'Read from a file',
    readDone: (what: string) => `Read: ${what}. Nothing that was here is lost.`,
    games: (n: number) => count(n, { one: '# game in progress', other: '# games in progress' }),
    house: (n: number) => count(n, { one: '# set of house rules', other: '# sets of house rules' }),
    damaged: (n: number) =>
      count(n, { one: 'One entry could not be read.', other: '# entries could not be read.' }),
    notOurs: 'That file does not hold what is kept here.',
    failed: 'That could not be written here.',
  },
};
