// New deals that can be won, and how hard they are: in Swedish.
import type { dealsEn } from '../en/deals';
import { counter } from '../format';

const count = counter('sv');

export const dealsSv: typeof dealsEn = {
  looking: (tried) =>
    tried === 0
      ? 'Letar efter en giv som kan gå ut …'
      : count(tried, {
          one: 'Letar efter en giv som kan gå ut … # undersökt.',
          other: 'Letar efter en giv som kan gå ut … # undersökta.',
        }),
  unchecked: 'Inte undersökt: ingen har sett efter om den här given kan gå ut.',
  failed: 'Sökningen fungerar inte här, så den här given är inte undersökt.',

  winnableOnly: 'Nya givar kan gå ut',
  winnableNote:
    'För var och en har en lösning hittats. Ett nummer som du själv väljer läggs ut vare sig det kan gå ut eller inte.',

  level: 'Svårighetsgrad för nya givar',
  levels: { any: 'Alla', easy: 'Lätt', medium: 'Medel', hard: 'Svår' },
  levelWords: { easy: 'lätt', medium: 'medelsvår', hard: 'svår' },
  levelSentences: {
    easy: 'En lätt giv: av tre som kan gå ut den som förlåter mest.',
    medium: 'En medelsvår giv: av tre som kan gå ut den mittersta.',
    hard: 'En svår giv: av tre som kan gå ut den som förlåter minst.',
  },
  levelNote: 'Hur mycket slarv en giv förlåter. Varje nivå är en tredjedel av dem som kan gå ut.',
};
