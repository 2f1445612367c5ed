// Regelsidan på svenska.
import type { Texts } from './catalogue';
import { counter } from './format';
import { capital, numberWord } from './words';

const count = counter('sv');
const word = (n: number) => numberWord(n, 'ett', 'sv');

export const helpSv: Texts['help'] = {
  title: 'Regler och tangenter',
  rules: 'Så spelas den',
  keys: 'Tangenter',
  more: 'Värt att veta',
  tips: 'Att spela väl',
  verdict: 'Lagerkransen',
  credits: 'Gjord med',

  aim: (cards, foundations) =>
    `Alla ${cards} kort ska upp på de ${word(foundations)} grundhögarna, var och en från ess till kung i en färg.`,
  dealRows: (packs, columns, rows, stock) =>
    `${packs === 2 ? 'Två lekar' : 'En lek'} blandas. ${capital(word(columns))} kolumner med ${word(rows)} kort i varje läggs upp; övriga ${stock} är talongen.`,
  dealAll: (packs, columns) =>
    `${packs === 2 ? 'Två lekar' : 'En lek'} blandas och läggs ut helt i ${word(columns)} kolumner, rad för rad.`,
  longer: (n) =>
    n === 1
      ? 'Den första kolumnen får ett kort mer än de andra.'
      : `De ${word(n)} första kolumnerna får ett kort mer än de andra.`,
  allOpen: 'Alla kort i kolumnerna ligger med bildsidan upp.',
  faceDown: (rows) =>
    count(rows, {
      one: 'Den första raden ligger med bildsidan ner; ett kort vänds så snart det blir fritt.',
      other: 'De # första raderna ligger med bildsidan ner; ett kort vänds så snart det blir fritt.',
    }),
  build: {
    suit: 'I kolumnerna bygger man nedåt i samma färg: klöver 7 läggs på klöver 8 och ingen annanstans.',
    alternate: 'I kolumnerna bygger man nedåt, omväxlande rött och svart: en svart 7 läggs på en röd 8.',
    any: 'I kolumnerna bygger man nedåt i alla färger: en 7 läggs på vilken 8 som helst.',
  },
  carry: {
    one: 'Bara det översta kortet i en kolumn får flyttas, ett i taget, även när korten redan ligger i ordning.',
    run: 'Kort som redan ligger i ordning får flyttas tillsammans, hur många som helst.',
    spaces:
      'Kort i ordning får flyttas tillsammans när de också kunde flyttas ett och ett: antalet fria celler plus ett, fördubblat för varje tom kolumn. Kolumnen som de flyttas till räknas inte.',
    cells:
      'Kort i ordning får flyttas tillsammans när det finns minst lika många lediga fria platser som kort. Tomma kolumner hjälper inte. Ett ensamt kort får alltid flyttas.',
  },
  fill: {
    any: 'Vilket kort som helst får läggas i en tom kolumn.',
    king: 'Bara en kung, eller en följd som börjar med en kung, får läggas i en tom kolumn.',
  },
  cells: (n) =>
    n === 1
      ? 'Det finns en fri cell; den rymmer ett kort, så länge du vill.'
      : `Var och en av de ${word(n)} fria cellerna rymmer ett kort, så länge du vill.`,
  stock: 'Talongen vänds ett kort i taget till kasthögen, och bara kasthögens översta kort kan spelas.',
  passes: (n) =>
    n === 1
      ? 'Talongen gås igenom bara en gång.'
      : `Talongen får gås igenom ${word(n)} gånger; kasthögen vänds som helhet, så att korten kommer igen i samma ordning.`,
  final: 'Ett kort på en grundhög kommer aldrig tillbaka.',
  return:
    'Grundhögens översta kort får komma tillbaka till en kolumn som tar emot det, eller till en fri cell.',
  countsRun: 'Kort som flyttas tillsammans räknas som ett drag.',
  countsOne: 'Varje kort som flyttas räknas som ett drag, också när bordet spelar en hel följd åt dig.',
  countsUp:
    'Kort som går upp av sig själva räknas också som drag, och ångras tillsammans med draget som utlöste dem.',
  undo: 'Du kan ångra obegränsat, och det kostar inget.',

  verdicts: {
    winnable: 'en lösning har hittats, och varje drag i den har kontrollerats.',
    'no-longer': 'den kunde gå ut, men inte längre härifrån; det är bevisat.',
    cannot: 'given går inte ut, hur den än spelas; det är bevisat.',
    looking: 'sökningen pågår.',
    unknown: 'sökningen slutade utan vare sig lösning eller bevis. Den gissar aldrig.',
    odds: 'med råd som inte läser talongen: ordningar av de osedda korten prövas, och här står i hur många av dem en lösning hittades.',
  },
  verdictSight:
    'Sökningen och dess tips läser alla kort, även de som ännu ligger dolda i talongen, om inte inställningarna säger annat.',

  tipsStock: [
    'Värna en tom kolumn: den är det enda utrymmet att ordna om i. Fyll den bara som led i en plan.',
    'Frilägg ess och låga kort först; utan dem kommer inget upp.',
    'Det finns två av varje kort. Ligger det ena djupt, leta efter dess tvilling.',
    'Vänd talongen långsamt: se alla drag på bordet innan nästa kort täcker kasthögen.',
  ],
  tipsCells: [
    'Hitta ess och tvåor före första draget, och se vad som ligger på dem.',
    'Håll cellerna fria: varje upptagen cell förkortar alla följder som du kan flytta.',
    'En tom kolumn är mer värd än en fri cell.',
    'Innan du fyller den sista cellen, tänk ut hur den ska bli tom igen.',
  ],
  notes: {
    'forty-thieves': [
      'Man får ut ungefär var tionde giv. Långt fler går att få ut: det är det som lagerkransen är till för.',
      'Kungar har ingen särskild rätt till en tom kolumn: den står öppen för varje kort.',
    ],
    josephine: [
      'I andra samlingar flyttar Josephine hela följder, och Maria Luisa är ett annat namn på Streets. Här är bara den andra genomgången ny.',
    ],
    streets: ['På andra håll kallas den här patiensen också Maria Luisa.'],
    'rank-and-file': [
      'Andra samlingar bygger Rank and File omväxlande rött och svart över dolda rader. Här är den Napoleon på Sankt Helena med hela följder.',
    ],
    limited: ['Trettiosex kort ligger i kolumnerna och sextioåtta i talongen.'],
    'free-cells': ['Numren ger samma givar som FreeCell i Windows. Nästan alla går ut.'],
    'free-places': [
      'Numren ger samma givar som FreeCell i Windows.',
      'En följd som är för lång att flytta på en gång kan ändå tas kort för kort, när det finns plats.',
    ],
  },
  also: (names) => `Kallas också ${names}.`,

  keyRows: {
    arrows: 'Gå mellan högar och kort',
    pick: 'Ta upp, lägg ner',
    count: 'Ett kort mer eller mindre i handen',
    cancel: 'Lägg tillbaka, lämna',
    jump: 'därefter en kolumns nummer; s är talongen, w kasthögen, f grundhögarna, a–d de fria cellerna',
    space: 'Vänd ett kort när inget eller talongen är i fokus',
  },
  pointer: [
    'Dra ett kort, eller tryck på det och sedan där det ska ligga. Två tryck skickar det dit det ligger bäst.',
    'Tryck länge, eller högerklicka, för att se ett täckt kort.',
  ],
  creditList: [
    'Kortbilder av Adrian Kennard (fria från upphovsrätt)',
    'EB Garamond och Inter (SIL Open Font License)',
    'Ikoner från Lucide (ISC)',
  ],
};
