// Regelsiden på dansk.
import type { Texts } from '../catalogue';
import { counter } from '../format';
import { numberWord } from '../words';

const count = counter('da');
const word = (n: number) => numberWord(n, 'da', 'ét');

export const helpDa: Texts['help'] = {
  title: 'Hjælp',
  failed: 'Resten af hjælpen kunne ikke hentes. Her er reglerne.',
  first: 'Ny her? Sådan spilles den',
  firstNote: 'Laurbærkransen siger, om kabalen stadig kan gå op; pæren giver et tip.',

  aim: (cards, foundations) =>
    `Alle ${cards} kort skal op på de ${word(foundations)} fundamenter, hvert fra es til konge i én kulør.`,
  dealRows: (packs, columns, rows, stock) =>
    `${packs === 2 ? 'To spil kort' : 'Et spil kort'} blandes. Der lægges ${word(columns)} kolonner med ${word(rows)} kort i hver; de øvrige ${stock} er bunken.`,
  dealAll: (packs, columns) =>
    `${packs === 2 ? 'To spil kort' : 'Et spil kort'} blandes og lægges alle ud i ${word(columns)} kolonner, række for række.`,
  longer: (n) =>
    n === 1
      ? 'Den første kolonne får ét kort mere end de andre.'
      : `De ${word(n)} første kolonner får ét kort mere end de andre.`,
  allOpen: 'Alle kort i kolonnerne ligger med billedsiden opad.',
  faceDown: (rows) =>
    count(rows, {
      one: 'Den første række ligger med billedsiden nedad; et kort vendes, så snart det bliver frit.',
      other: 'De # første rækker ligger med billedsiden nedad; et kort vendes, så snart det bliver frit.',
    }),
  build: {
    suit: 'I kolonnerne bygges nedad i samme kulør: klør 7 lægges på klør 8 og ingen andre steder.',
    alternate: 'I kolonnerne bygges nedad i skiftende farve: en sort 7 lægges på en rød 8.',
    any: 'I kolonnerne bygges nedad uanset kulør: en 7 lægges på enhver 8.',
  },
  carry: {
    one: 'Kun det øverste kort i en kolonne må flyttes, ét ad gangen, også når kortene allerede ligger i orden.',
    run: 'Kort, der allerede ligger i orden, må flyttes samlet, så mange det skal være.',
    spaces:
      'Kort i orden må flyttes samlet, når de også kunne flyttes ét ad gangen: antallet af frie celler plus én, fordoblet for hver tom kolonne. Kolonnen, de flyttes til, tæller ikke med.',
    cells:
      'Kort i orden må flyttes samlet, når der er mindst lige så mange ledige fripladser som kort. Tomme kolonner hjælper ikke. Et enkelt kort må altid flyttes.',
  },
  carryKings:
    'Kort i orden må flyttes samlet, når de også kunne flyttes ét ad gangen: så mange, som der er frie celler, plus ét. En tom kolonne hjælper ikke, for dér må kun en konge vente.',
  fill: {
    any: 'Et hvilket som helst kort må lægges i en tom kolonne.',
    king: 'Kun en konge, eller en sekvens, der begynder med en konge, må lægges i en tom kolonne.',
  },
  cells: (n) =>
    n === 1
      ? 'Der er én fri celle; den rummer ét kort, så længe du vil.'
      : `Hver af de ${word(n)} frie celler rummer ét kort, så længe du vil.`,
  stock: 'Bunken vendes ét kort ad gangen til aflægsbunken, og kun aflægsbunkens øverste kort kan spilles.',
  passes: (n) =>
    n === 1
      ? 'Bunken gennemspilles kun én gang.'
      : `Bunken må gennemspilles ${word(n)} gange; aflægsbunken vendes samlet, så kortene kommer igen i samme orden.`,
  final: 'Et kort på et fundament kommer aldrig tilbage.',
  return:
    'Et fundaments øverste kort må komme tilbage til en kolonne, der kan tage det, eller til en fri celle.',
  returnColumn: 'Et fundaments øverste kort må komme tilbage til en kolonne, der kan tage det.',
  countsRun: 'Kort, der flyttes samlet, tæller som ét træk.',
  countsOne: 'Hvert kort, der flyttes, tæller som ét træk, også når bordet spiller en hel sekvens for dig.',
  countsUp:
    'Kort, der går op af sig selv, tæller også som træk og fortrydes sammen med det træk, der udløste dem.',
  undo: 'Du kan fortryde ubegrænset, og det koster intet.',
};
