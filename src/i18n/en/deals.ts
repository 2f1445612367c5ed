// New deals that can be won, and how hard they are: in English.
import { counter } from '../format';

const count = counter('en');

export const dealsEn = {
  looking: (tried: number) =>
    tried === 0
      ? 'Looking for a deal that can be won…'
      : count(tried, {
          one: 'Looking for a deal that can be won… # looked at.',
          other: 'Looking for a deal that can be won… # looked at.',
        }),
  unchecked: 'Dealt unchecked: nobody has looked whether this one can be won.',
  failed: 'The search does not work here, so this deal is unchecked.',

  winnableOnly: 'New deals can be won',
  winnableNote: 'A line that wins has been found for each. A number that you choose is dealt whatever it is.',

  level: 'Difficulty of new deals',
  levels: { any: 'Any', easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  levelWords: { easy: 'easy', medium: 'medium', hard: 'hard' },
  levelSentences: {
    easy: 'An easy deal: of three winnable ones, the one that forgives most.',
    medium: 'A deal of medium difficulty: of three winnable ones, the middle one.',
    hard: 'A hard deal: of three winnable ones, the one that forgives least.',
  },
  levelNote: 'How much carelessness a deal forgives. Each level is a third of the deals that can be won.',
};
