// Entering a deal from real cards: in Swedish.
import type { entryEn } from '../en/entry';
import { counter } from '../format';

const count = counter('sv');

export const entrySv: typeof entryEn = {
  title: 'Kort från ditt eget bord',
  game: 'Patiens',
  note: 'Välj en hög och tryck sedan på dess kort i ordning, det understa först; talongens kort i den ordning de vänds.',
  piles: 'Högar',
  cards: 'Kort',
  pile: (name, cards) => `${name}, ${cards}`,
  foundations: 'Grundhögar',
  short: { stock: 'Talong', waste: 'Kast', foundations: 'Upp' },
  empty: 'Inget kort ännu',
  card: (name, left) => `${name}, ${left}`,
  left: (n) => (n === 0 ? 'inga kvar' : count(n, { one: '# kvar', other: '# kvar' })),
  toPlace: (n) =>
    n === 0
      ? 'Alla kort är lagda.'
      : count(n, { one: '# kort återstår att lägga.', other: '# kort återstår att lägga.' }),
  only: (cards) => `Saknas ännu: ${cards}.`,
  type: 'Skriv kort',
  add: 'Lägg',
  put: (card, pile) => `${card} ${pile}`,
  forced: (n) =>
    count(n, { one: 'Det sista kortet lade sig självt.', other: 'De sista # korten lade sig själva.' }),
  back: 'Ta tillbaka',
  clear: 'Börja om',
  rest: 'Resten ligger på grundhögarna',
  noCard: (word) => `”${word}” är inget kort.`,
  noneLeft: (card) => `Det finns ingen ${card} kvar, eller ingen plats där.`,
  check: 'Kan den gå ut?',
  checking: 'Söker …',
  stopped: 'Sökningen avbröts; fråga igen.',
  failed: 'Sökningen fungerar inte här.',
  play: 'Spela',
  wrong: (fault) => `Det går inte att lägga ut: ${fault}.`,
};
