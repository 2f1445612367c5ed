// Regelsiden på dansk.
import type { Texts } from './catalogue';
import { counter } from './format';
import { numberWord } from './words';

const count = counter('da');
const word = (n: number) => numberWord(n, 'ét', 'da');

export const helpDa: Texts['help'] = {
  title: 'Regler og taster',
  rules: 'Sådan spilles den',
  keys: 'Taster',
  more: 'Værd at vide',
  tips: 'At spille godt',
  verdict: 'Laurbærkransen',
  credits: 'Lavet med',

  aim: (cards, foundations) =>
    `Alle ${cards} kort skal op på de ${word(foundations)} fundamenter, hvert fra es til konge i én kulør.`,
  dealRows: (packs, columns, rows, stock) =>
    `${packs === 2 ? 'To spil kort' : 'Et spil kort'} blandes. Der lægges ${word(columns)} kolonner med ${word(rows)} kort i hver; de øvrige ${stock} er bunken.`,
  dealAll: (packs, columns) =>
    `${packs === 2 ? 'To spil kort' : 'Et spil kort'} blandes og lægges helt ud i ${word(columns)} kolonner, række for række.`,
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
    any: 'I kolonnerne bygges nedad i alle kulører: en 7 lægges på enhver 8.',
  },
  carry: {
    one: 'Kun det øverste kort i en kolonne må flyttes, ét ad gangen, også når kortene allerede ligger i orden.',
    run: 'Kort, der allerede ligger i orden, må flyttes samlet, så mange det skal være.',
    spaces:
      'Kort i orden må flyttes samlet, når de også kunne flyttes ét ad gangen: antallet af frie celler plus én, fordoblet for hver tom kolonne. Kolonnen, de flyttes til, tæller ikke med.',
    cells:
      'Kort i orden må flyttes samlet, når der er mindst lige så mange ledige fripladser som kort. Tomme kolonner hjælper ikke. Et enkelt kort må altid flyttes.',
  },
  fill: {
    any: 'Et hvilket som helst kort må lægges i en tom kolonne.',
    king: 'Kun en konge, eller en række, der begynder med en konge, må lægges i en tom kolonne.',
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
  countsRun: 'Kort, der flyttes samlet, tæller som ét træk.',
  countsOne: 'Hvert kort, der flyttes, tæller som ét træk, også når bordet spiller en hel række for dig.',
  countsUp:
    'Kort, der går op af sig selv, tæller også som træk og fortrydes sammen med det træk, der udløste dem.',
  undo: 'Du kan fortryde ubegrænset, og det koster intet.',

  verdicts: {
    winnable: 'en løsning er fundet, og hvert træk i den er efterprøvet.',
    'no-longer': 'den kunne gå op, men kan det ikke længere herfra; det er bevist.',
    cannot: 'udlægningen kan ikke gå op, hvordan den end spilles; det er bevist.',
    looking: 'søgningen er i gang.',
    unknown: 'søgningen holdt op uden hverken løsning eller bevis. Den gætter aldrig.',
    odds: 'med råd, der ikke læser bunken: rækkefølger af de usete kort prøves, og her står, i hvor mange af dem der blev fundet en løsning.',
  },
  verdictSight:
    'Søgningen og dens tip læser alle kort, også dem, der endnu ligger skjult i bunken, medmindre indstillingerne siger noget andet.',

  tipsStock: [
    'Værn om en tom kolonne: den er den eneste plads at ordne kort på. Fyld den kun som led i en plan.',
    'Få esser og lave kort fri først; uden dem kommer intet op.',
    'Der er to af hvert kort. Ligger det ene dybt, så led efter dets tvilling.',
    'Vend bunken langsomt: se alle træk på bordet igennem, før det næste kort dækker aflægsbunken.',
  ],
  tipsCells: [
    'Find esser og toere før det første træk, og se, hvad der ligger på dem.',
    'Hold cellerne fri: hver optaget celle gør alle dine rækker kortere.',
    'En tom kolonne er mere værd end en fri celle.',
    'Fylder du den sidste celle, så vid først, hvordan den bliver tom igen.',
  ],
  notes: {
    'forty-thieves': [
      'Folk får omkring hver tiende udlægning til at gå op. Langt flere kan gå op: det er det, laurbærkransen er til for.',
      'Konger har ingen forret til en tom kolonne: den står åben for ethvert kort.',
    ],
    josephine: [
      'I andre samlinger flytter Josephine hele rækker, og Maria Luisa er et andet navn for Streets. Her er kun den ekstra omgang ny.',
    ],
    streets: ['Andre steder hedder denne kabale også Maria Luisa.'],
    'rank-and-file': [
      'Andre samlinger bygger Rank and File i skiftende farve over skjulte rækker. Her er den som Napoleonkabalen, men med hele rækker.',
    ],
    limited: ['Der ligger 36 kort i kolonnerne og 68 i bunken.'],
    'free-cells': ['Numrene giver de samme udlægninger som FreeCell i Windows. Næsten alle kan gå op.'],
    'free-places': [
      'Numrene giver de samme udlægninger som FreeCell i Windows.',
      'En række, der er for lang til at flytte samlet, kan stadig tages kort for kort, når der er plads.',
    ],
  },
  also: (names) => `Kaldes også ${names}.`,

  keyRows: {
    arrows: 'Gå mellem bunker og kort',
    pick: 'Tag op, læg ned',
    count: 'Ét kort mere eller mindre i hånden',
    cancel: 'Læg tilbage, forlad',
    jump: 'derefter en kolonnes nummer; s er bunken, w aflægsbunken, f fundamenterne, a–d de frie celler',
    space: 'Vend et kort, når intet eller bunken er valgt',
  },
  pointer: [
    'Træk et kort, eller tryk på det og derefter på stedet, det skal hen. To tryk sender det hen, hvor det ligger bedst.',
    'Tryk længe, eller højreklik, for at se et dækket kort.',
  ],
  creditList: [
    'Kortbilleder af Adrian Kennard (fri af ophavsret)',
    'EB Garamond og Inter (SIL Open Font License)',
    'Ikoner fra Lucide (ISC)',
  ],
};
