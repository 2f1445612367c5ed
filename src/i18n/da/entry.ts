// Entering a deal from real cards: in Danish.
import type { entryEn } from '../en/entry';
import { counter } from '../format';

const count = counter('da');

export const entryDa: typeof entryEn = {
  title: 'Kort fra dit eget bord',
  game: 'Kabale',
  note: 'Vælg et sted, og tryk så på dets kort i rækkefølge, det nederste først; bunkens kort i den orden, de vendes.',
  piles: 'Steder',
  cards: 'Kort',
  pile: (name, cards) => `${name}, ${cards}`,
  foundations: 'Fundamenter',
  short: { stock: 'Bunke', waste: 'Aflæg', foundations: 'Op' },
  empty: 'Intet kort endnu',
  card: (name, left) => `${name}, ${left}`,
  left: (n) => (n === 0 ? 'ingen tilbage' : count(n, { one: '# tilbage', other: '# tilbage' })),
  toPlace: (n) =>
    n === 0
      ? 'Alle kort er lagt.'
      : count(n, { one: '# kort mangler at blive lagt.', other: '# kort mangler at blive lagt.' }),
  only: (cards) => `Mangler endnu: ${cards}.`,
  type: 'Skriv kort',
  add: 'Læg',
  put: (card, pile) => `${card} ${pile}`,
  forced: (n) =>
    count(n, { one: 'Det sidste kort lagde sig selv.', other: 'De sidste # kort lagde sig selv.' }),
  back: 'Tag tilbage',
  clear: 'Begynd forfra',
  rest: 'Resten ligger på fundamenterne',
  noCard: (word) => `»${word}« er ikke et kort.`,
  noneLeft: (card) => `Der er ikke flere af ${card}, eller ikke plads til den dér.`,
  check: 'Kan den gå op?',
  checking: 'Leder …',
  stopped: 'Søgningen blev afbrudt; spørg igen.',
  failed: 'Søgningen virker ikke her.',
  play: 'Spil',
  wrong: (fault) => `Det kan ikke lægges ud: ${fault}.`,
};
