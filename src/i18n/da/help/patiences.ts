// Kabalernes sider på dansk.

import { figuresIn } from '../../help/figures';
import type { HelpGame, Piece, Section } from '../../help/shape';
import { da } from '../page';

const f = figuresIn('da');
const { commands } = da;
const { percent, number, lines } = f;

const titles = {
  rules: 'Sådan spilles den',
  strategy: 'At spille godt',
  mistakes: 'Almindelige misforståelser',
  history: 'Hvor den kommer fra',
  names: 'I andre samlinger',
} as const;

function section(id: keyof typeof titles, body: readonly Piece[]): Section {
  return { id, title: titles[id], body };
}

const oneByOne: Piece = {
  picture: 'one-by-one',
  says: 'Rækken fra klør 8 kan ikke flyttes samlet hen på klør 9. Med to tomme kolonner at parkere i går de tre kort over ét ad gangen, i fem træk.',
};
const waste: Piece = {
  picture: 'waste',
  says: 'I aflægsbunken kan kun ruder 3 spilles. Klør 7 under den ville passe på klør 8, men må vente, til treeren er væk.',
};
const anyCard: Piece = {
  picture: 'any-to-empty',
  says: 'Ruder 5 må lægges i den tomme kolonne, som ethvert andet kort må.',
};

const emptyColumns =
  'En tom kolonne er et værksted, ikke et hul, der skal fyldes. Hvor kortene flyttes enkeltvis, lader én tom kolonne dig flytte en række på to, to tomme kolonner en på fire, og tre en på otte: hver af dem fordobler. Skal rækken hen i en *tom* kolonne, er det kun halvt så mange, for den er jo så ikke længere til at parkere i.';
const turnSlowly =
  'Vend bunken langsomt. Et træk på bordet kan for det meste vente og gøres lige så godt efter næste kort. Det, der ikke kan vente, er kortet, du lige har vendt: enten spilles det nu, eller det bliver dækket.';
const wasteOrder =
  'Hold øje med rækkefølgen i aflægsbunken. Den kommer af bagfra, det sidste kort først: et lavt kort oven på et højt gør ikke megen skade, men en konge oven på en treer kan holde treeren fast til det sidste.';
const twins =
  'Led efter tvillingen. Der er to af hvert kort; mens det ene ligger dybt, er det andet måske lige ved hånden, og den plads, den ene har taget, er lukket for den anden.';

function measured(game: 'forty-thieves' | 'josephine' | 'streets' | 'rank-and-file' | 'limited'): string {
  const { deals, lines: won, moves, emptied, emptiedAt, emptiedTurned, atOnce, waste: most } = lines[game];
  const all = emptied === won ? 'dem alle' : `${number(emptied)} af dem`;
  return `Målt: vi fulgte de løsninger, som søgningen fandt til udlægning 1–${number(deals)}, i alt ${number(won)}; halvdelen var på under ${number(moves + 1)} træk. I ${all} blev en kolonne tømt undervejs; i den midterste løsning skete det efter ${number(emptiedAt)} træk, da ${number(emptiedTurned)} af bunkens kort var vendt. ${percent(atOnce)} af kortene blev spillet, straks de var vendt, og aflægsbunken voksede i den midterste løsning til ${number(most)} kort. (${f.lineDate}. Det er søgningens løsninger, ikke menneskers.)`;
}

const hidden: Piece = {
  ask: '»Nogle af kortene i kolonnerne ligger skjult.«',
  answer:
    'Nej. De ligger alle med billedsiden opad fra starten; kun bunken er skjult. Derfor kan du bedømme en udlægning før første træk.',
};
const kings: Piece = {
  ask: '»Kun en konge må lægges i en tom kolonne.«',
  answer:
    'Nej, ethvert kort må. Kongereglen hører til 7-kabalen. Husregler kan indføre den; reglerne øverst siger altid, hvad der gælder på dit bord.',
};
const runs: Piece = {
  ask: '»Kort i perfekt rækkefølge må flyttes samlet.«',
  answer:
    'Ikke her: ét kort ad gangen, altid. Trækker du en række, spiller bordet de enkelte træk for dig, hvor der er plads til dem, men det viser og tæller hvert eneste. Hele rækker er reglen i [Rank and File](rank-and-file).',
};
const once: Piece = {
  ask: '»Man går bunken igennem to gange.«',
  answer:
    'Én gang. Når det sidste kort er vendt, kan du stadig tage fra toppen af aflægsbunken, men den vendes ikke om. En omgang til er netop det, [Josephine](josephine) giver.',
};
const goesUp: Piece = {
  ask: '»Et kort, der kan gå op, bør gå op.«',
  answer:
    'Som regel, men ikke altid: et kort på et fundament kommer aldrig tilbage og kan ikke længere tage imod andre. [Det, der går op af sig selv](auto), og hvor det standser, er valgt sådan, at det aldrig koster en sejr.',
};
const sameTwins: Piece = {
  ask: '»Det er lige meget, hvilket af to ens kort jeg tager.«',
  answer:
    'For reglerne er de ens, men de ligger forskellige steder, og det kan afgøre det hele. Derfor nævner et tip bunken og ikke kun kortet.',
};
const notKnown: Piece = {
  ask: '»‘Vides ikke’ er bare en pæn måde at sige tabt på.«',
  answer:
    'Nej. Det siger, at søgningen hverken fandt en løsning eller et bevis for, at der ingen er. Under [Hvad dommen betyder](verdict) kan du læse mere.',
};
const loses: Piece = {
  picture: 'twin-place',
  says: 'Her kan kabalen stadig gå op, men ikke hvis spar 6 fra første kolonne sendes op. Den anden 6’er ligger på netop den 5’er, som det andet fundament venter på, og får selv brug for pladsen.',
};

const fortyThieves: readonly Section[] = [
  section('rules', [
    { made: 'rules' },
    {
      picture: 'suit',
      says: 'Klør 7 må lægges på klør 8. På spar 8 må den ikke: samme farve er ikke nok, det skal være samme kulør.',
    },
    oneByOne,
    waste,
  ]),
  section('strategy', [
    {
      list: [
        'Læs udlægningen først. Alt undtagen bunken ligger åbent: find esser og toere, og se, hvor mange kort der ligger på dem. Ligger flere esser i bunden af deres kolonner, ser det skidt ud.',
        'Vælg én kolonne, der skal tømmes, og arbejd på den, i stedet for at pille lidt ved alle ti.',
        emptyColumns,
        turnSlowly,
        wasteOrder,
        twins,
        'Før et kort går op, så spørg, hvad der endnu kan få brug for at ligge på det. Er spar 6 væk fra bordet, har en spar 5 én plads mindre.',
      ],
    },
    measured('forty-thieves'),
  ]),
  section('mistakes', [
    hidden,
    kings,
    anyCard,
    runs,
    {
      ask: '»Rødt lægges på sort og sort på rødt.«',
      answer: 'Nej, kun i samme kulør. Skiftende farve er [Streets](streets).',
    },
    once,
    goesUp,
    loses,
    sameTwins,
    {
      ask: '»Kun hver tiende udlægning kan gå op.«',
      answer: `Én ud af ti er, hvad de gamle beskrivelser siger, og omtrent det, folk får til at gå op. Langt flere *kan* gå op: af udlægning 1–${f.survey('forty-thieves').deals} fandt vores søgning en løsning til ${f.survey('forty-thieves').winnable} og beviste, at ${f.survey('forty-thieves').cannot} er umulige; om de sidste ${f.survey('forty-thieves').open} [vides det ikke](verdict).`,
    },
    notKnown,
  ]),
  section('history', [
    'Internationalt hedder den Forty Thieves, de fyrre tyve, efter de fyrre kort, der lægges ud; i Danmark og Sverige bærer den Napoleons navn. Fortællingen er, at han lagde den under sit eksil på Sankt Helena efter 1815. Den holder [næppe](legend).',
    'Det, der gør den svær, er tre enkle regler i forening: samme kulør giver få træk, ét kort ad gangen giver ringe plads til at ordne noget, og én omgang i bunken giver ingen chance til.',
  ]),
  section('names', [
    'Også *Napoleon at St Helena*, *Big Forty* og *Le Cadran*. I PySolFC giver spilnummeret »ms« med samme tal de samme kort; dér vendes bunkens første kort allerede ved udlægningen, her vender du det selv.',
    'Familien er stor. Her spilles Josephine, Streets, Rank and File og Limited; PySolFC har flere, blandt andre Emperor, Number Ten, Maria, Forty and Eight, Busy Aces og Napoleon’s Square.',
  ]),
];

const josephine: readonly Section[] = [
  section('rules', [
    { made: 'rules' },
    {
      picture: 'new-pass',
      says: 'Bunken er tom, og der er en omgang tilbage: aflægsbunken må vendes om. Hjerter konge, som kom først i første omgang, kommer først igen.',
    },
    oneByOne,
  ]),
  section('strategy', [
    'Reglerne er [Napoleonkabalens](forty-thieves) med en omgang mere i bunken, og det ændrer alt: det, du ikke kan bruge nu, kommer forbi én gang til, i en orden, du har set.',
    {
      list: [
        'Brug første omgang til at tømme kolonner og lære rækkefølgen. Et kort, der bliver liggende i aflægsbunken, koster ikke meget, så længe anden omgang er i vente.',
        'Det, du tager fra aflægsbunken i første omgang, mangler i anden, så kortene bag det rykker sammen. Regn med det.',
        'Vend først aflægsbunken om, når der ikke er mere at hente i dens top.',
        emptyColumns,
        twins,
      ],
    },
    `Alle ${f.survey('josephine').deals} udlægninger, vi har undersøgt, kan gå op.`,
    measured('josephine'),
  ]),
  section('mistakes', [
    {
      ask: '»Hvad tæller som en omgang?«',
      answer:
        'At gå bunken igennem én gang, fra første kort til sidste. Anden omgang begynder, når aflægsbunken vendes om; det er et træk, tæller som ét og fortrydes som ét. Når anden omgang er slut, kan aflægsbunkens øverste kort stadig spilles.',
    },
    {
      ask: '»Aflægsbunken blandes, før den kommer igen.«',
      answer: 'Nej. Den vendes samlet, så kortene kommer i samme orden som før.',
    },
    runs,
    hidden,
    kings,
    goesUp,
    notKnown,
  ]),
  section('history', [
    'Navnet er Napoleons første kones; hvem der har givet kabalen det, siger vores kilder ikke. Det er den mildeste måde at gøre Napoleonkabalen overkommelig på og den, man bør begynde med: der er ikke noget nyt at lære. Om Napoleon og kabaler, se [myten](legend).',
  ]),
  section('names', [
    'Også *Maria Luisa*, efter hans anden kone; andre steder er det et navn for [Streets](streets). I PySolFC flytter Josephine hele rækker. Her flyttes enkelte kort, som vores kilde har det, og kun den ekstra omgang er ny.',
  ]),
];

const streets: readonly Section[] = [
  section('rules', [
    { made: 'rules' },
    {
      picture: 'alternate',
      says: 'Klør 7 må lægges på hjerter 8, sort på rødt. På spar 8 må den ikke, for det er sort på sort.',
    },
    waste,
  ]),
  section('strategy', [
    'Hvert kort har dobbelt så mange pladser som i Napoleonkabalen, så det er let at bygge. Det svære er at skille ad, hvad du har bygget: en række i rødt og sort skal op i flere kulører, ikke i én.',
    {
      list: [
        'Byg ikke, bare fordi du kan. En lang række oven på et lavt kort, du skal bruge, er en lås.',
        emptyColumns,
        'Lad kulørerne følges ad. Er to af dem langt foran, ligger de to andre i vejen mellem deres kort.',
        turnSlowly,
        twins,
      ],
    },
    `Af ${f.survey('streets').deals} undersøgte udlægninger kan ${f.survey('streets').winnable} gå op; ingen er bevist umulig.`,
    measured('streets'),
  ]),
  section('mistakes', [
    {
      ask: '»Rækker i skiftende farve flyttes samlet, som i FreeCell.«',
      answer:
        'Ikke her: ét kort ad gangen. Bordet spiller de enkelte træk for dig, hvor der er plads, og tæller dem alle.',
    },
    {
      ask: '»Fundamenterne skifter også farve.«',
      answer: 'Nej. Kolonnerne bygges nedad i skiftende farve, fundamenterne opad i én kulør.',
    },
    hidden,
    kings,
    once,
    goesUp,
    sameTwins,
  ]),
  section('history', [
    'En blidere søster til Napoleonkabalen: alt er ens undtagen, hvad du må bygge på. Napoleons navn hænger ved hele familien; [hvor meget der er i det](legend), fortælles for sig.',
  ]),
  section('names', [
    'Andre steder hedder denne kabale også *Maria Luisa*. Her er det [Josephine](josephine), som i vores kilde.',
  ]),
];

const rankAndFile: readonly Section[] = [
  section('rules', [
    { made: 'rules' },
    {
      picture: 'run',
      says: 'Rækken fra klør 8 til klør 6 går hen på klør 9 i ét træk. I Napoleonkabalen ville det kræve to tomme kolonner og fem træk.',
    },
    waste,
  ]),
  section('strategy', [
    {
      list: [
        'Lange rækker koster ikke noget at flytte, så lav dem: to rækker i samme kulør, der mødes, bliver til én.',
        'Læg en række sådan, at dens øverste værdi rammer det kort, der fortsætter den; så er det rækkens sidste kort, der tager imod det næste.',
        'En tom kolonne tager en hel række. Den er mest værd, så længe der er en række at lægge til side, som dækker noget, du skal bruge.',
        turnSlowly,
        wasteOrder,
        twins,
      ],
    },
    `Af ${f.survey('rank-and-file').deals} undersøgte udlægninger kan ${f.survey('rank-and-file').winnable} gå op, ${f.survey('rank-and-file').cannot} er bevist umulige, og om ${f.survey('rank-and-file').open} vides det ikke: hele rækker hjælper mindre end en omgang til.`,
    measured('rank-and-file'),
  ]),
  section('mistakes', [
    {
      ask: '»Alle kort, der ligger oven på hinanden, må flyttes samlet.«',
      answer: 'Kun kort i samme kulør og i faldende orden. Spar 7 på klør 8 er ingen række.',
    },
    {
      ask: '»En række på fem tæller som fem træk.«',
      answer: 'Som ét: det, reglerne lader dig flytte samlet, er ét træk og fortrydes på én gang.',
    },
    {
      ask: '»En række skal flyttes hel.«',
      answer:
        'Du må tage så meget af den, du vil: det øverste kort, eller fra et hvilket som helst kort og op.',
    },
    hidden,
    kings,
    once,
    goesUp,
  ]),
  section('history', [
    'Her er den Napoleonkabalen med hele rækker, sådan som vores kilde beskriver den. Navnet er soldaternes, geled og række, og familiens er [Napoleons](legend); intet i vores kilder binder de to sammen.',
  ]),
  section('names', [
    'I PySolFC bygger *Rank and File* i skiftende farve over tre rækker med billedsiden nedad. Det er en anden kabale med samme navn.',
  ]),
];

const limited: readonly Section[] = [
  section('rules', [
    { made: 'rules' },
    {
      picture: 'suit',
      says: 'Som i Napoleonkabalen: klør 7 lægges på klør 8 og ikke på spar 8.',
    },
    oneByOne,
  ]),
  section('strategy', [
    'Tolv kolonner med tre kort begraver færre kort og giver tolv toppe i stedet for ti; til gengæld er bunken fire kort længere. Under hver top ligger kun to kort, så en kolonne er snart tømt.',
    {
      list: [
        'Tøm den første kolonne tidligt; med tre kort i hver er der næsten altid en, det kan lade sig gøre med.',
        emptyColumns,
        turnSlowly,
        wasteOrder,
        twins,
      ],
    },
    `Af ${f.survey('limited').deals} undersøgte udlægninger kan ${f.survey('limited').winnable} gå op; ingen er bevist umulig.`,
    measured('limited'),
  ]),
  section('mistakes', [hidden, kings, anyCard, runs, once, goesUp, sameTwins, notKnown]),
  section('history', [
    'En af de mange udgaver, der gør Napoleonkabalen mildere: her er det udlægningen, 36 kort i tolv kolonner og 68 i bunken. Om Napoleons del i det, se [myten](legend).',
  ]),
  section('names', [
    'PySolFC lægger Limited ud på samme måde, tolv kolonner med tre kort; dens »ms«-numre giver de samme kort.',
  ]),
];

const backAgain: Piece = {
  picture: 'comes-back',
  says: 'Spar 5 må komme tilbage fra sit fundament til hjerter 6, og så finder ruder 4 en plads på den.',
};

function cellsMeasured(game: 'free-cells' | 'free-places', places: string): string {
  const { deals, lines: won, moves, taken, peak, longest, emptiedAt } = lines[game];
  const few = percent(taken[0]! + taken[1]!);
  return `Målt: vi fulgte de løsninger, som søgningen fandt til udlægning 1–${number(deals)}, i alt ${number(won)}; halvdelen var på under ${number(moves + 1)} træk. Før ${few} af trækkene var højst én af de fire ${places} optaget, og før ${percent(taken[4]!)} var de det alle fire. Alligevel fyldte ${percent(peak[4]!)} af løsningerne på et tidspunkt den sidste; resten klarede sig med tre. I den midterste løsning var den første kolonne tom efter ${number(emptiedAt)} træk, og den længste række, der blev flyttet samlet, var på ${number(longest)} kort. (${f.lineDate}. Det er søgningens løsninger, ikke menneskers.)`;
}

const freeCells: readonly Section[] = [
  section('rules', [
    { made: 'rules' },
    {
      picture: 'spaces',
      says: 'Én celle er fri og én kolonne tom, så op til fire kort må flyttes samlet: de fire fra hjerter 8 må lægges på spar 9.',
    },
    {
      picture: 'spaces-empty',
      says: 'Hen i selve den tomme kolonne må kun to af dem: den tæller ikke som hjælp for det træk, der går til den.',
    },
    { made: 'limits' },
    backAgain,
  ]),
  section('strategy', [
    {
      list: [
        'Find esser og toere før det første træk, og se, hvad der ligger på dem. Det afgør, hvilke kolonner du skal grave i.',
        'Hold cellerne fri. Hver optaget celle gør de rækker, du kan flytte, kortere, og den sidste binder dig på hænder og fødder.',
        'En tom kolonne er mere værd end en fri celle: cellen giver dig ét kort mere, kolonnen dobbelt så mange.',
        'Fylder du den sidste celle, så vid først, hvordan den bliver tom igen.',
        'Byg lange rækker på høje kort, helst på en konge i bunden af en kolonne: de flyttes samlet og ligger ikke i vejen for noget.',
        'Tænk på, hvad du bygger ind. En række, der gemmer de næste to kort til et fundament midt i sig, er lang tid om at blive skilt ad.',
      ],
    },
    cellsMeasured('free-cells', 'celler'),
    `Udlægning 1–${f.survey('free-cells').deals} kan alle gå op. Den første nummererede udlægning, der ikke kan, er 11982.`,
  ]),
  section('mistakes', [
    {
      ask: '»Bordet lod mig flytte fem kort, så fem er altid tilladt.«',
      answer:
        'Fem er, hvad fire frie celler giver. Grænsen er det, der kunne gøres kort for kort: antallet af frie celler plus én, fordoblet for hver tom kolonne, som ikke er målet. Bliver en række afvist, siger bordet, hvor mange celler der mangler.',
    },
    {
      ask: '»Kolonnen, jeg tømmer, tæller med.«',
      answer: 'Ikke for det træk, der tømmer den: den er først tom bagefter.',
    },
    {
      ask: '»Det, der er gået op, er væk.«',
      answer:
        'Ikke i denne udgave: et fundaments øverste kort må komme tilbage til en kolonne, der kan tage det, eller til en celle. Dommen regner med det.',
    },
    { ask: '»Kun en konge må lægges i en tom kolonne.«', answer: 'Nej, ethvert kort og enhver række må.' },
    {
      ask: '»Alle udlægninger kan gå op.«',
      answer:
        'Næsten alle. 11982 kan ikke, og det er bevist, også når kort må komme tilbage fra fundamenterne.',
    },
    {
      ask: '»Så længe der kan flyttes noget, er kabalen ikke tabt.«',
      answer:
        'Kort kan gå frem og tilbage mellem celler og kolonner i det uendelige. Om noget af det stadig fører til målet, siger [dommen](verdict).',
    },
  ]),
  section('history', [
    'En dansk beskrivelse kalder dette spil Napoleon; alle andre steder hedder det FreeCell. Hvorfor Napoleon, siger den ikke, og om en forbindelse til kejseren [vides intet](legend).',
    'Udlægningerne har haft numre siden Windows: nummer 1 her er nummer 1 dér, kort for kort.',
  ]),
  section('names', ['*FreeCell* i Windows, PySolFC og KPatience.']),
];

const freePlaces: readonly Section[] = [
  section('rules', [
    { made: 'rules' },
    {
      picture: 'places',
      says: 'Tre fripladser er ledige, så en række på tre må flyttes, her fra klør 7 hen på ruder 8. Fire kort må ikke, og den tomme kolonne hjælper ikke.',
    },
    backAgain,
  ]),
  section('strategy', [
    {
      list: [
        'Find først esser og toere, og se, hvad der ligger på dem.',
        'Hold fripladserne tomme: er kun to ledige, må en række på tre allerede skilles ad.',
        'En tom kolonne gør ingen række længere, men hvor ethvert kort må lægges dér, tager den enhver række, der må flyttes. Læg den ene ende af en lang række dér, og hent resten bagefter.',
        'En række, der er for lang til at flytte samlet, kan stadig tages kort for kort, når der er plads. Hvert af dem er så et træk.',
        'Fylder du den sidste friplads, så vid først, hvordan den bliver tom igen.',
      ],
    },
    cellsMeasured('free-places', 'fripladser'),
    `Hvor ethvert kort må lægges i en tom kolonne, er det de samme udlægninger, der kan gå op, som med [fri celler](free-cells), for alt, hvad der flyttes samlet, kunne også gå kort for kort; kun antallet af træk er et andet. Udlægning 1–${f.survey('free-places').deals} kan alle gå op. Med kongereglen kan af udlægning 1–2000 alle undtagen nummer 617.`,
  ]),
  section('mistakes', [
    {
      ask: '»En tom kolonne fordobler rækken, som i FreeCell.«',
      answer:
        'Ikke i denne udgave. Med tre ledige fripladser går højst tre kort samlet, uanset hvor mange kolonner der er tomme.',
    },
    { ask: '»Uden en ledig friplads kan intet flyttes.«', answer: 'Et enkelt kort kan altid.' },
    {
      ask: '»Skal en tom kolonne begynde med en konge?«',
      answer: `Den gamle beskrivelse lader det stå åbent og beder om, at man aftaler det før spillet. Derfor bliver du spurgt før dit første spil og kan ændre det senere under *${commands.choose}*; hvad der gælder nu, står i reglerne øverst.`,
    },
    {
      picture: 'king-option',
      says: 'Med kongereglen: spar konge må lægges i den tomme kolonne, ruder 5 må ikke.',
    },
    {
      ask: '»Det, der er gået op, er væk.«',
      answer:
        'Nej: et fundaments øverste kort må komme tilbage til en kolonne, der kan tage det, eller til en friplads.',
    },
  ]),
  section('history', [
    'Endnu en dansk beskrivelse af Napoleon, med fire fripladser: den siger, hvor mange kort der må flyttes samlet, og intet om tomme kolonner. Vi spiller den efter bogstaven. Hvad den har med Napoleon at gøre, [fortæller den ikke](legend).',
  ]),
  section('names', [
    'Vi kender ingen anden samling, der har disse strenge rækker; FreeCell er den nærmeste slægtning. Numrene er dem fra FreeCell i Windows.',
  ]),
];

export const patiencesDa: Readonly<Record<Exclude<HelpGame, 'nap'>, readonly Section[]>> = {
  'forty-thieves': fortyThieves,
  josephine,
  streets,
  'rank-and-file': rankAndFile,
  limited,
  'free-cells': freeCells,
  'free-places': freePlaces,
};
