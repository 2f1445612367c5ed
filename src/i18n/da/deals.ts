// New deals that can be won, and how hard they are: in Danish.
import type { dealsEn } from '../en/deals';
import { counter } from '../format';

const count = counter('da');

export const dealsDa: typeof dealsEn = {
  looking: (tried) =>
    tried === 0
      ? 'Leder efter en udlægning, der kan gå op …'
      : count(tried, {
          one: 'Leder efter en udlægning, der kan gå op … # undersøgt.',
          other: 'Leder efter en udlægning, der kan gå op … # undersøgt.',
        }),
  unchecked: 'Ikke undersøgt: ingen har set efter, om denne udlægning kan gå op.',
  failed: 'Søgningen virker ikke her, så denne udlægning er ikke undersøgt.',

  winnableOnly: 'Nye udlægninger kan gå op',
  winnableNote:
    'Til hver er der fundet en løsning. Et nummer, du selv vælger, lægges ud, hvad enten det kan gå op eller ej.',

  level: 'Sværhedsgrad for nye udlægninger',
  levels: { any: 'Alle', easy: 'Let', medium: 'Middel', hard: 'Svær' },
  levelWords: { easy: 'let', medium: 'middelsvær', hard: 'svær' },
  levelSentences: {
    easy: 'En let udlægning: blandt tre, der kan gå op, den, der tilgiver mest.',
    medium: 'En middelsvær udlægning: blandt tre, der kan gå op, den midterste.',
    hard: 'En svær udlægning: blandt tre, der kan gå op, den, der tilgiver mindst.',
  },
  levelNote:
    'Hvor megen skødesløshed en udlægning tilgiver. Hvert trin er en tredjedel af dem, der kan gå op.',
};
