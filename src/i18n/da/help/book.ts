// Hjælpen på dansk. Formen står i `shape.ts`; siderne ligger ved siden af.

import type { HelpBook } from '../../help/shape';
import { napDa } from './nap';
import { patiencesDa } from './patiences';
import { topicsDa } from './topics';

const words: HelpBook['words'] = {
  contents: 'Indhold',
  games: 'Spil',
  topics: 'For alle spil',
  search: 'Søg i hjælpen',
  clear: 'Ryd søgningen',
  found: (n) => (n === 1 ? 'Ét sted' : `${n} steder`),
  nothing: (query) => `Intet om »${query}«. Prøv et andet ord, eller se i indholdet.`,
  linkTo: (title) => `Link til »${title}«`,
  also: (names) => `Kaldes også ${names}.`,
  house: 'På dit bord gælder husregler. Reglerne herunder er dine; resten handler om det sædvanlige spil.',
  napName: 'Nap',
  picture: {
    pile: (pile, cards) => `${pile}: ${cards}`,
    empty: 'tom',
    allowed: 'Tilladt',
    refused: 'Ikke tilladt',
  },
  survey: {
    caption: (date, nodes) =>
      `Udlægninger fra nummer 1, op til ${nodes} stillinger gennemsøgt for hver; ${date}.`,
    head: ['Kabale', 'Udlægninger', 'Kan gå op', 'Kan ikke', 'Sand andel'],
    range: (low, high) => `${low}–${high} %`,
  },
  limits: {
    caption: 'Så mange kort må flyttes samlet',
    head: ['Frie celler', 'Tomme kolonner foruden målet', 'Kort'],
  },
  napBids: {
    caption: 'Meldingerne, fra den laveste til den højeste; jetoner fra eller til hver af de andre',
    head: ['Melding', 'Stik', 'Klaret: får', 'Tabt: betaler'],
    names: {
      two: 'To',
      three: 'Tre',
      misere: 'Misère',
      four: 'Fire',
      nap: 'Nap',
      wellington: 'Wellington',
      blucher: 'Blücher',
    },
    tricks: (n) => (n === 5 ? 'alle fem' : `mindst ${n}`),
    none: 'ingen, uden trumf',
  },
  napOdds: {
    caption: (date, hands) =>
      `Meldingen tre: hvor ofte den klares med disse trumfer og resten af hånden trukket tilfældigt. ${hands} hænder af hver, spillet af vores spillere; ${date}.`,
    holding: 'Trumf',
    players: (n) => `${n} spillere`,
    worth:
      '✓: meldt af den første til at tale giver tre flere jetoner end at passe. Et lille x er et kort fra to til otte.',
    low: 'x',
  },
  example: {
    caption: 'Fire spillere; plads 4 giver, så plads 1 taler først',
    player: 'Spiller',
    seat: (n) => `Plads ${n}`,
    hands: 'Kort',
    auction: 'Melding',
    chips: 'Jetoner',
    dealer: 'giver',
    pass: 'Pas',
    trick: (n) => `Stik ${n}:`,
    takes: (seat) => `${seat} tager det.`,
    calls: [
      'Plads 1 har intet over en nier og passer. Plads 2 har et es og melder to. Plads 3 har konge, seks og tre i ruder foruden en dame og en knægt: det er dristigt til tre, men at passe koster også, når en anden spiller. Tippet giver meldingen tre 57 ud af 100, en halv jeton værd, og anslår, at et pas taber syv tiendedele. Plads 4 passer, og plads 3 spiller tre.',
    ],
    tricks: [
      'Kongen gør ruder til trumf og trækker femmeren og nieren ud; kun esset kunne slå den, og det er ikke givet. At spille sekseren ud ville have sparet kongen, men det gav tippet 41 ud af 100 mod 56.',
      'Så hjerter dame, for at se, hvad der sker. Plads 4 har kongen.',
      'Plads 4 fortsætter med hjerter es. Plads 3 har ikke flere hjerter og trumfer med treeren: to stik.',
      'Spar knægt falder for esset. Alt hænger på det sidste kort, og plads 3 har stadig trumf seks.',
      'Plads 2 spiller en klør ud, plads 3 trumfer, og det er det tredje stik: den lille trumf, der blev gemt til sidst, var lige så god som et es.',
    ],
    end: [
      'Hver af de andre betaler 3 jetoner. Med alle kort åbne kunne meldingen også klares, siger gennemgangen bagefter; den kunne lige så vel være tabt, hvis ruder es havde været med.',
    ],
  },
  verdicts: {
    winnable: 'en løsning er fundet, og hvert træk i den er efterprøvet.',
    'no-longer': 'den kunne gå op, men kan det ikke længere herfra; det er bevist.',
    cannot: 'udlægningen kan ikke gå op, hvordan den end spilles; det er bevist.',
    looking: 'søgningen er i gang.',
    unknown: 'søgningen holdt op uden hverken løsning eller bevis. Den gætter aldrig.',
    odds: 'med råd, der ikke læser bunken: rækkefølger af de usete kort prøves, og her står, i hvor mange af dem der blev fundet en løsning.',
  },
  keyRows: {
    arrows: 'Gå mellem bunker og kort',
    pick: 'Tag op, læg ned',
    count: 'Ét kort mere eller mindre i hånden',
    cancel: 'Læg tilbage, forlad',
    space: 'Vend et kort, når intet eller bunken er valgt',
    jump: 'derefter en kolonnes nummer; s er bunken, w aflægsbunken, f fundamenterne, a–d de frie celler',
    search: 'I hjælpen: søg',
  },
};

export const book: HelpBook = { words, games: { ...patiencesDa, nap: napDa }, topics: topicsDa };
