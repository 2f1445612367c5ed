// Regelsidan på svenska.
import type { Texts } from '../catalogue';
import { counter } from '../format';
import { capital, numberWord } from '../words';

const count = counter('sv');
const word = (n: number) => numberWord(n, 'sv', 'ett');

export const helpSv: Texts['help'] = {
  title: 'Hjälp',
  failed: 'Resten av hjälpen kunde inte hämtas. Här är reglerna.',
  first: 'Ny här? Så spelas den',
  firstNote: 'Lagerkransen säger om patiensen fortfarande kan gå ut; lampan ger ett tips.',

  aim: (cards, foundations) =>
    `Alla ${cards} kort ska upp på de ${word(foundations)} grundhögarna, var och en från ess till kung i en färg.`,
  dealRows: (packs, columns, rows, stock) =>
    `${packs === 2 ? 'Två lekar' : 'En lek'} blandas. ${capital(word(columns))} kolumner med ${word(rows)} kort i varje läggs ut; övriga ${stock} är talongen.`,
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
    any: 'I kolumnerna bygger man nedåt oavsett färg: en 7 läggs på vilken 8 som helst.',
  },
  carry: {
    one: 'Bara det översta kortet i en kolumn får flyttas, ett i taget, även när korten redan ligger i ordning.',
    run: 'Kort som redan ligger i ordning får flyttas tillsammans, hur många som helst.',
    spaces:
      'Kort i ordning får flyttas tillsammans när de också kunde flyttas ett och ett: antalet fria celler plus ett, fördubblat för varje tom kolumn. Kolumnen som de flyttas till räknas inte.',
    cells:
      'Kort i ordning får flyttas tillsammans när det finns minst lika många lediga fria platser som kort. Tomma kolumner hjälper inte. Ett ensamt kort får alltid flyttas.',
  },
  carryKings:
    'Kort i ordning får flyttas tillsammans när de också kunde flyttas ett och ett: så många som det finns fria celler, plus ett. En tom kolumn hjälper inte, för där får bara en kung vänta.',
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
  returnColumn: 'Grundhögens översta kort får komma tillbaka till en kolumn som tar emot det.',
  countsRun: 'Kort som flyttas tillsammans räknas som ett drag.',
  countsOne: 'Varje kort som flyttas räknas som ett drag, också när bordet spelar en hel följd åt dig.',
  countsUp:
    'Kort som går upp av sig själva räknas också som drag, och ångras tillsammans med draget som utlöste dem.',
  undo: 'Du kan ångra obegränsat, och det kostar inget.',
};
