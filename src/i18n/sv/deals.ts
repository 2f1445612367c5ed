// New deals that can be won, and how hard they are: in Swedish.
import type { dealsEn } from '../en/deals';
import { counter } from '../format';

const count = counter('sv');

export const dealsSv: typeof dealsEn = {
  looking: (tried) =>
    tried === 0
      ? 'Letar efter en giv som kan gå ut …'
      : count(tried, {
          one: 'Letar efter en giv som kan gå ut … # genomgången.',
          other: 'Letar efter en giv som kan gå ut … # genomgångna.',
        }),
  unchecked: 'Given utan kontroll: ingen har sett efter om den kan gå ut.',
  failed: 'Sökningen fungerar inte här, så den här given är inte kontrollerad.',

  winnableOnly: 'Nya givar kan gå ut',
  winnableNote: 'För var och en har en väg till vinst hittats. Ett nummer som du själv väljer ges alltid.',

  level: 'Svårighetsgrad för nya givar',
  levels: { any: 'Alla', easy: 'Lätt', medium: 'Medel', hard: 'Svår' },
  levelWords: { easy: 'lätt', medium: 'medelsvår', hard: 'svår' },
  levelSentences: {
    easy: 'En lätt giv: av tre som kan gå ut den som förlåter mest.',
    medium: 'En medelsvår giv: av tre som kan gå ut den mellersta.',
    hard: 'En svår giv: av tre som kan gå ut den som förlåter minst.',
  },
  levelNote: 'Hur mycket slarv en giv förlåter. Varje nivå är en tredjedel av dem som kan gå ut.',
  levelOff: 'Svårighetsgrader kräver nya givar som kan gå ut: se inställningarna.',
};
