// Hjälpen på svenska. Formen står i `shape.ts`; sidorna ligger bredvid.

import type { HelpBook } from '../../help/shape';
import { napSv } from './nap';
import { patiencesSv } from './patiences';
import { topicsSv } from './topics';

const words: HelpBook['words'] = {
  contents: 'Innehåll',
  games: 'Spel',
  topics: 'För alla spel',
  search: 'Sök i hjälpen',
  clear: 'Rensa sökningen',
  found: (n) => (n === 1 ? 'Ett ställe' : `${n} ställen`),
  nothing: (query) => `Inget om ”${query}”. Pröva ett annat ord, eller se i innehållet.`,
  linkTo: (title) => `Länk till ”${title}”`,
  also: (names) => `Kallas också ${names}.`,
  house: 'På ditt bord gäller husregler. Reglerna här nedan är dina; resten handlar om det vanliga spelet.',
  napName: 'Nap',
  picture: {
    pile: (pile, cards) => `${pile}: ${cards}`,
    empty: 'tom',
    allowed: 'Tillåtet',
    refused: 'Inte tillåtet',
  },
  survey: {
    caption: (date, nodes) =>
      `Givar från nummer 1, upp till ${nodes} ställningar genomsökta för var och en; ${date}.`,
    head: ['Patiens', 'Givar', 'Går ut', 'Går inte ut', 'Sann andel'],
    range: (low, high) => `${low}–${high} %`,
  },
  limits: {
    caption: 'Så många kort får flyttas tillsammans',
    head: ['Fria celler', 'Tomma kolumner utöver målet', 'Kort'],
  },
  napBids: {
    caption: 'Buden, från det lägsta till det högsta; marker från eller till var och en av de andra',
    head: ['Bud', 'Stick', 'Klarat: får', 'Förlorat: betalar'],
    names: {
      two: 'Två',
      three: 'Tre',
      misere: 'Misère',
      four: 'Fyra',
      nap: 'Nap',
      wellington: 'Wellington',
      blucher: 'Blücher',
    },
    tricks: (n) => (n === 5 ? 'alla fem' : `minst ${n}`),
    none: 'inga, utan trumf',
  },
  napOdds: {
    caption: (date, hands) =>
      `Budet tre: hur ofta det klaras med de här trumfen och resten av handen slumpad. ${hands} händer av varje, spelade av våra spelare; ${date}.`,
    holding: 'Trumf',
    players: (n) => `${n} spelare`,
    worth:
      '✓: bjudet av den första att tala ger tre fler marker än att passa. Ett litet x är ett kort från två till åtta.',
    low: 'x',
  },
  example: {
    caption: 'Fyra spelare; plats 4 ger, så plats 1 talar först',
    player: 'Spelare',
    seat: (n) => `Plats ${n}`,
    hands: 'Kort',
    auction: 'Bud',
    chips: 'Marker',
    dealer: 'givare',
    pass: 'Pass',
    trick: (n) => `Stick ${n}:`,
    takes: (seat) => `${seat} tar det.`,
    calls: [
      'Plats 1 har inget över en nia och passar. Plats 2 har ett ess och bjuder två. Plats 3 har kung, sexa och trea i ruter jämte en dam och en knekt: det är djärvt för tre, men att passa kostar också när någon annan spelar. Tipset ger budet tre 57 av 100, värt en halv spelmark, och räknar med att en pass förlorar sju tiondelar. Plats 4 passar, och plats 3 spelar tre.',
    ],
    tricks: [
      'Kungen gör ruter till trumf och drar ut femman och nian; bara esset kunde slå den, och det delades inte ut. Att spela ut sexan hade sparat kungen, men det gav tipset 41 av 100 mot 56.',
      'Så hjärter dam, för att se vad som händer. Plats 4 har kungen.',
      'Plats 4 fortsätter med hjärter ess. Plats 3 har inga hjärter kvar och trumfar med trean: två stick.',
      'Spader knekt faller för esset. Allt hänger på det sista kortet, och plats 3 har ännu trumfsexan.',
      'Plats 2 spelar ut en klöver, plats 3 trumfar, och det är det tredje sticket: den lilla trumfen som sparades till slutet var lika bra som ett ess.',
    ],
    end: [
      'Var och en av de andra betalar 3 marker. Med alla kort öppna gick budet också att klara, säger genomgången efteråt; det kunde lika gärna ha varit förlorat om ruter ess hade varit med.',
    ],
  },
  verdicts: {
    winnable: 'en lösning har hittats, och varje drag i den har kontrollerats.',
    'no-longer': 'den kunde gå ut, men inte längre härifrån; det är bevisat.',
    cannot: 'given går inte ut, hur den än spelas; det är bevisat.',
    looking: 'sökningen pågår.',
    unknown: 'sökningen slutade utan vare sig lösning eller bevis. Den gissar aldrig.',
    odds: 'med råd som inte läser talongen: ordningar av de osedda korten prövas, och här står i hur många av dem en lösning hittades.',
  },
  keyRows: {
    arrows: 'Gå mellan högar och kort',
    pick: 'Ta upp, lägg ner',
    count: 'Ett kort mer eller mindre i handen',
    cancel: 'Lägg tillbaka, lämna',
    space: 'Vänd ett kort när inget eller talongen är i fokus',
    jump: 'därefter en kolumns nummer; s är talongen, w kasthögen, f grundhögarna, a–d de fria cellerna',
    search: 'I hjälpen: sök',
  },
};

export const book: HelpBook = { words, games: { ...patiencesSv, nap: napSv }, topics: topicsSv };
