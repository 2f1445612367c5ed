// Patiensernas sidor på svenska.

import { figuresIn } from '../../help/figures';
import type { HelpGame, Piece, Section } from '../../help/shape';
import { sv } from '../page';

const f = figuresIn('sv');
const { commands } = sv;
const { percent, number, lines } = f;

const titles = {
  rules: 'Så spelas den',
  strategy: 'Att spela bra',
  mistakes: 'Vanliga missförstånd',
  history: 'Var den kommer ifrån',
  names: 'I andra samlingar',
} as const;

function section(id: keyof typeof titles, body: readonly Piece[]): Section {
  return { id, title: titles[id], body };
}

const oneByOne: Piece = {
  picture: 'one-by-one',
  says: 'Följden från klöver 8 kan inte flyttas till klöver 9 på en gång. Med två tomma kolumner att parkera i går de tre korten över ett i taget, i fem drag.',
};
const waste: Piece = {
  picture: 'waste',
  says: 'Av kasthögen kan bara ruter 3 spelas. Klöver 7 under den skulle passa på klöver 8, men får vänta tills trean är borta.',
};
const anyCard: Piece = {
  picture: 'any-to-empty',
  says: 'Ruter 5 får läggas i den tomma kolumnen, som vilket annat kort som helst.',
};

const emptyColumns =
  'En tom kolumn är en verkstad, inte ett hål som ska fyllas. Där korten flyttas ett i taget låter en tom kolumn dig flytta en följd på två, två tomma kolumner en på fyra och tre en på åtta: var och en fördubblar. Ska följden till en *tom* kolumn blir det bara hälften, för den går ju då inte längre att parkera i.';
const turnSlowly =
  'Vänd talongen långsamt. Ett drag på bordet kan oftast vänta och görs lika bra efter nästa kort. Det som inte kan vänta är kortet du just har vänt: antingen spelas det nu, eller så täcks det.';
const wasteOrder =
  'Håll ögonen på ordningen i kasthögen. Den kommer av bakifrån, det sista kortet först: ett lågt kort på ett högt gör inte mycket skada, men en kung på en trea kan hålla fast trean ända till slutet.';
const twins =
  'Leta efter tvillingen. Det finns två av varje kort; medan det ena ligger djupt är det andra kanske nära till hands, och platsen som den ena har tagit är stängd för den andra.';

function measured(game: 'forty-thieves' | 'josephine' | 'streets' | 'rank-and-file' | 'limited'): string {
  const { deals, lines: won, moves, emptied, emptiedAt, emptiedTurned, atOnce, waste: most } = lines[game];
  const all = emptied === won ? 'dem alla' : `${number(emptied)} av dem`;
  return `Uppmätt: vi följde lösningarna som sökningen fann till giv 1–${number(deals)}, sammanlagt ${number(won)}; hälften hade färre än ${number(moves + 1)} drag. I ${all} tömdes en kolumn på vägen; i den mittersta lösningen skedde det efter ${number(emptiedAt)} drag, då ${number(emptiedTurned)} av talongens kort var vända. ${percent(atOnce)} av korten spelades i samma stund som de vändes, och kasthögen växte i den mittersta lösningen till ${number(most)} kort. (${f.lineDate}. Det är sökningens lösningar, inte människors.)`;
}

const hidden: Piece = {
  ask: '”Några av korten i kolumnerna ligger dolda.”',
  answer:
    'Nej. Alla ligger med bildsidan upp från början; bara talongen är dold. Därför kan du bedöma en giv före första draget.',
};
const kings: Piece = {
  ask: '”Bara en kung får läggas i en tom kolumn.”',
  answer:
    'Nej, vilket kort som helst får. Kungregeln hör till Harpan. Husregler kan införa den; reglerna överst säger alltid vad som gäller på ditt bord.',
};
const runs: Piece = {
  ask: '”Kort i perfekt ordning får flyttas tillsammans.”',
  answer:
    'Inte här: ett kort i taget, alltid. Drar du en följd spelar bordet de enskilda dragen åt dig där det finns plats, men det visar och räknar vart och ett. Hela följder är regeln i [Rank and File](rank-and-file).',
};
const once: Piece = {
  ask: '”Man går igenom talongen två gånger.”',
  answer:
    'En gång. När det sista kortet är vänt kan du fortfarande ta från kasthögens topp, men den vänds inte om. En genomgång till är just vad [Josephine](josephine) ger.',
};
const goesUp: Piece = {
  ask: '”Ett kort som kan gå upp ska gå upp.”',
  answer:
    'För det mesta, men inte alltid: ett kort på en grundhög kommer aldrig tillbaka och kan inte längre ta emot andra. [Vad som går upp av sig självt](auto), och var det stannar, är valt så att det aldrig kostar en vinst.',
};
const sameTwins: Piece = {
  ask: '”Det spelar ingen roll vilket av två lika kort jag tar.”',
  answer:
    'För reglerna är de lika, men de ligger på olika ställen, och det kan avgöra allt. Därför nämner ett tips högen och inte bara kortet.',
};
const notKnown: Piece = {
  ask: '”’Okänt’ är bara ett artigt ord för förlorat.”',
  answer:
    'Nej. Det säger att sökningen varken fann en lösning eller ett bevis för att det inte finns någon. Mer står under [Vad utslaget betyder](verdict).',
};
const loses: Piece = {
  picture: 'twin-place',
  says: 'Här kan patiensen ännu gå ut, men inte om spader 6 i första kolumnen skickas upp. Den andra sexan ligger på just den femma som den andra grundhögen väntar på, och behöver själv platsen.',
};

const fortyThieves: readonly Section[] = [
  section('rules', [
    { made: 'rules' },
    {
      picture: 'suit',
      says: 'Klöver 7 får läggas på klöver 8. På spader 8 får den inte ligga: det räcker inte att båda är svarta.',
    },
    oneByOne,
    waste,
  ]),
  section('strategy', [
    {
      list: [
        'Läs given först. Allt utom talongen ligger öppet: hitta ess och tvåor och se hur många kort som ligger på dem. Ligger flera ess längst ner i sina kolumner är utsikterna dåliga.',
        'Välj en kolumn att tömma och arbeta med den, i stället för att pilla lite på alla tio.',
        emptyColumns,
        turnSlowly,
        wasteOrder,
        twins,
        'Innan ett kort går upp, fråga dig vad som ännu kan behöva ligga på det. Är spader 6 borta från bordet har en spader 5 en plats mindre.',
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
      ask: '”Rött läggs på svart och svart på rött.”',
      answer: 'Nej, bara i samma färg. Omväxlande rött och svart är [Streets](streets).',
    },
    once,
    goesUp,
    loses,
    sameTwins,
    {
      ask: '”Bara var tionde giv går ut.”',
      answer: `En av tio är vad de gamla beskrivningarna säger, och ungefär vad folk får ut. Långt fler *kan* gå ut: av giv 1–${f.survey('forty-thieves').deals} fann vår sökning en lösning till ${f.survey('forty-thieves').winnable} och bevisade att ${f.survey('forty-thieves').cannot} är omöjliga; de övriga ${f.survey('forty-thieves').open} är [okända](verdict).`,
    },
    notKnown,
  ]),
  section('history', [
    'På engelska heter den Forty Thieves, de fyrtio rövarna, efter de fyrtio kort som läggs ut; i Sverige och Danmark bär den Napoleons namn. Det berättas att han lade den under sin landsflykt på Sankt Helena efter 1815. Det är [knappast sant](legend).',
    'Det som gör den svår är tre enkla regler i förening: samma färg ger få drag, ett kort i taget ger lite utrymme att ordna något i, och en enda genomgång av talongen ger ingen andra chans.',
  ]),
  section('names', [
    'Också *Napoleon at St Helena*, *Big Forty* och *Le Cadran*. I PySolFC ger spelnumret ”ms” med samma tal samma kort; där vänds talongens första kort redan i given, här vänder du det själv.',
    'Familjen är stor. Här spelas Josephine, Streets, Rank and File och Limited; PySolFC har fler, bland andra Emperor, Number Ten, Maria, Forty and Eight, Busy Aces och Napoleon’s Square.',
  ]),
];

const josephine: readonly Section[] = [
  section('rules', [
    { made: 'rules' },
    {
      picture: 'new-pass',
      says: 'Talongen är tom och en genomgång återstår: kasthögen får vändas om. Hjärter kung, som kom först i den första, kommer först igen.',
    },
    oneByOne,
  ]),
  section('strategy', [
    'Reglerna är desamma som i [Napoleon på Sankt Helena](forty-thieves) med en genomgång till, och det förändrar allt: det du inte kan använda nu kommer förbi ännu en gång, i en ordning som du har sett.',
    {
      list: [
        'Använd den första genomgången till att tömma kolumner och lära dig ordningen. Ett kort som blir kvar i kasthögen kostar inte mycket så länge den andra återstår.',
        'Det du tar ur kasthögen i den första genomgången saknas i den andra, så korten bakom rycker närmare varandra. Räkna med det.',
        'Vänd inte om kasthögen förrän det inte finns mer att hämta på dess topp.',
        emptyColumns,
        twins,
      ],
    },
    `Alla ${f.survey('josephine').deals} givar som vi har undersökt går ut.`,
    measured('josephine'),
  ]),
  section('mistakes', [
    {
      ask: '”Vad räknas som en genomgång?”',
      answer:
        'Att gå igenom talongen en gång, från första kortet till sista. Den andra börjar när kasthögen vänds om; det är ett drag, räknas som ett och ångras som ett. När den är slut kan kasthögens översta kort fortfarande spelas.',
    },
    {
      ask: '”Kasthögen blandas innan den kommer igen.”',
      answer: 'Nej. Den vänds som helhet, så korten kommer i samma ordning som förut.',
    },
    runs,
    hidden,
    kings,
    goesUp,
    notKnown,
  ]),
  section('history', [
    'Namnet är Napoleons första hustrus; vem som gav patiensen det säger våra källor inte. Den är det mildaste sättet att göra Napoleon på Sankt Helena hanterlig, och den man bör börja med: det finns inget nytt att lära. Om Napoleon och patiens, se [sägnen](legend).',
  ]),
  section('names', [
    'Också *Maria Luisa*, efter hans andra hustru; på andra håll är det ett namn på [Streets](streets). I PySolFC flyttar Josephine hela följder. Här flyttas enskilda kort, som vår källa har det, och bara den andra genomgången är ny.',
  ]),
];

const streets: readonly Section[] = [
  section('rules', [
    { made: 'rules' },
    {
      picture: 'alternate',
      says: 'Klöver 7 får läggas på hjärter 8, svart på rött. På spader 8 får den inte, för det är svart på svart.',
    },
    waste,
  ]),
  section('strategy', [
    'Varje kort har dubbelt så många platser som i Napoleon på Sankt Helena, så det är lätt att bygga. Det svåra är att ta isär det man har byggt: en följd i rött och svart ska upp i flera färger, inte i en.',
    {
      list: [
        'Bygg inte bara för att du kan. En lång följd ovanpå ett lågt kort som du behöver är ett lås.',
        emptyColumns,
        'Låt färgerna följas åt. Är två av dem långt före ligger de andra två i vägen mellan deras kort.',
        turnSlowly,
        twins,
      ],
    },
    `Av ${f.survey('streets').deals} undersökta givar går ${f.survey('streets').winnable} ut; ingen har bevisats omöjlig.`,
    measured('streets'),
  ]),
  section('mistakes', [
    {
      ask: '”Följder i omväxlande rött och svart flyttas tillsammans, som i FreeCell.”',
      answer:
        'Inte här: ett kort i taget. Bordet spelar de enskilda dragen åt dig där det finns plats, och räknar alla.',
    },
    {
      ask: '”Grundhögarna växlar också mellan rött och svart.”',
      answer: 'Nej. Kolumnerna byggs nedåt omväxlande i rött och svart, grundhögarna uppåt i en enda färg.',
    },
    hidden,
    kings,
    once,
    goesUp,
    sameTwins,
  ]),
  section('history', [
    'En mildare syster till Napoleon på Sankt Helena: allt är lika utom vad man får bygga på. Napoleons namn följer hela familjen; [hur mycket det ligger i det](legend) berättas för sig.',
  ]),
  section('names', [
    'På andra håll kallas patiensen också *Maria Luisa*. Här är det [Josephine](josephine), som i vår källa.',
  ]),
];

const rankAndFile: readonly Section[] = [
  section('rules', [
    { made: 'rules' },
    {
      picture: 'run',
      says: 'Följden från klöver 8 till klöver 6 går till klöver 9 i ett enda drag. I Napoleon på Sankt Helena skulle det kräva två tomma kolumner och fem drag.',
    },
    waste,
  ]),
  section('strategy', [
    {
      list: [
        'Långa följder kostar inget att flytta, så gör dem: två följder i samma färg som möts blir en.',
        'Lägg en följd så att dess högsta kort möter kortet som fortsätter den; då är det följdens sista kort som tar emot nästa.',
        'En tom kolumn tar en hel följd. Den är mest värd så länge det finns en följd att lägga undan som täcker något du behöver.',
        turnSlowly,
        wasteOrder,
        twins,
      ],
    },
    `Av ${f.survey('rank-and-file').deals} undersökta givar går ${f.survey('rank-and-file').winnable} ut, ${f.survey('rank-and-file').cannot} har bevisats omöjliga och ${f.survey('rank-and-file').open} är okända: hela följder hjälper mindre än en genomgång till.`,
    measured('rank-and-file'),
  ]),
  section('mistakes', [
    {
      ask: '”Alla kort som ligger på varandra får flyttas tillsammans.”',
      answer: 'Bara kort i samma färg och i fallande ordning. Spader 7 på klöver 8 är ingen följd.',
    },
    {
      ask: '”En följd på fem räknas som fem drag.”',
      answer: 'Som ett: det som reglerna låter dig flytta tillsammans är ett drag och ångras på en gång.',
    },
    {
      ask: '”En följd måste flyttas hel.”',
      answer:
        'Du får ta så mycket av den du vill: det översta kortet, eller från vilket kort som helst och uppåt.',
    },
    hidden,
    kings,
    once,
    goesUp,
  ]),
  section('history', [
    'Här är den Napoleon på Sankt Helena med hela följder, så som vår källa beskriver den. Namnet är soldaternas, led och rote, och familjens är [Napoleons](legend); inget i våra källor binder ihop de två.',
  ]),
  section('names', [
    'I PySolFC bygger *Rank and File* omväxlande rött och svart över tre rader med bildsidan ner. Det är en annan patiens med samma namn.',
  ]),
];

const limited: readonly Section[] = [
  section('rules', [
    { made: 'rules' },
    {
      picture: 'suit',
      says: 'Som i Napoleon på Sankt Helena: klöver 7 läggs på klöver 8 och inte på spader 8.',
    },
    oneByOne,
  ]),
  section('strategy', [
    'Tolv kolumner med tre kort begraver färre kort och ger tolv toppar i stället för tio; i gengäld är talongen fyra kort längre. Under varje topp ligger bara två kort, så en kolumn är snart tömd.',
    {
      list: [
        'Töm den första kolumnen tidigt; med tre kort i varje finns det nästan alltid någon som det går med.',
        emptyColumns,
        turnSlowly,
        wasteOrder,
        twins,
      ],
    },
    `Av ${f.survey('limited').deals} undersökta givar går ${f.survey('limited').winnable} ut; ingen har bevisats omöjlig.`,
    measured('limited'),
  ]),
  section('mistakes', [hidden, kings, anyCard, runs, once, goesUp, sameTwins, notKnown]),
  section('history', [
    'En av de många upplagor som gör Napoleon på Sankt Helena mildare: här är det given, 36 kort i tolv kolumner och 68 i talongen. Om Napoleons del i saken, se [sägnen](legend).',
  ]),
  section('names', [
    'PySolFC lägger ut Limited på samma sätt, tolv kolumner med tre kort; dess ”ms”-nummer ger samma kort.',
  ]),
];

const backAgain: Piece = {
  picture: 'comes-back',
  says: 'Spader 5 får komma tillbaka från sin grundhög till hjärter 6, och då finner ruter 4 en plats på den.',
};

function cellsMeasured(game: 'free-cells' | 'free-places', places: string): string {
  const { deals, lines: won, moves, taken, peak, longest, emptiedAt } = lines[game];
  const few = percent(taken[0]! + taken[1]!);
  return `Uppmätt: vi följde lösningarna som sökningen fann till giv 1–${number(deals)}, sammanlagt ${number(won)}; hälften hade färre än ${number(moves + 1)} drag. Före ${few} av dragen var högst en av de fyra ${places} upptagen, och före ${percent(taken[4]!)} var alla fyra det. Ändå fyllde ${percent(peak[4]!)} av lösningarna någon gång den sista; resten klarade sig med tre. I den mittersta lösningen var den första kolumnen tom efter ${number(emptiedAt)} drag, och den längsta följd som flyttades på en gång hade ${number(longest)} kort. (${f.lineDate}. Det är sökningens lösningar, inte människors.)`;
}

const freeCells: readonly Section[] = [
  section('rules', [
    { made: 'rules' },
    {
      picture: 'spaces',
      says: 'En cell är fri och en kolumn tom, så upp till fyra kort får flyttas tillsammans: de fyra från hjärter 8 får läggas på spader 9.',
    },
    {
      picture: 'spaces-empty',
      says: 'Till själva den tomma kolumnen får bara två av dem gå: den hjälper inte det drag som går till den.',
    },
    { made: 'limits' },
    backAgain,
  ]),
  section('strategy', [
    {
      list: [
        'Hitta ess och tvåor före första draget, och se vad som ligger på dem. Det avgör vilka kolumner du ska gräva i.',
        'Håll cellerna fria. Varje upptagen cell förkortar följderna som du kan flytta, och den sista binder dig till händer och fötter.',
        'En tom kolumn är mer värd än en fri cell: cellen ger dig ett kort till, kolumnen dubbelt så många.',
        'Innan du fyller den sista cellen, tänk ut hur den ska bli tom igen.',
        'Bygg långa följder på höga kort, helst på en kung längst ner i en kolumn: de flyttas tillsammans och är inte i vägen för något.',
        'Tänk på vad du bygger in. En följd som gömmer de nästa två korten till en grundhög mitt i sig tar lång tid att plocka isär.',
      ],
    },
    cellsMeasured('free-cells', 'cellerna'),
    `Giv 1–${f.survey('free-cells').deals} går alla ut. Den första numrerade given som inte gör det är 11982.`,
  ]),
  section('mistakes', [
    {
      ask: '”Bordet lät mig flytta fem kort, så fem är alltid tillåtet.”',
      answer:
        'Fem är vad fyra fria celler ger. Gränsen är det som kunde göras kort för kort: antalet fria celler plus ett, fördubblat för varje tom kolumn som inte är målet. Avvisas en följd säger bordet hur många celler som fattas.',
    },
    {
      ask: '”Kolumnen som jag tömmer räknas.”',
      answer: 'Inte för det drag som tömmer den: den är tom först efteråt.',
    },
    {
      ask: '”Det som har gått upp är borta.”',
      answer:
        'Inte i den här upplagan: grundhögens översta kort får komma tillbaka till en kolumn som tar emot det, eller till en cell. Utslaget räknar med det.',
    },
    {
      ask: '”Bara en kung får läggas i en tom kolumn.”',
      answer: 'Nej, vilket kort och vilken följd som helst.',
    },
    {
      ask: '”Alla givar går ut.”',
      answer:
        'Nästan alla. 11982 gör det inte, och det är bevisat, också när kort får komma tillbaka från grundhögarna.',
    },
    {
      ask: '”Så länge något kan flyttas är patiensen inte förlorad.”',
      answer:
        'Kort kan gå fram och tillbaka mellan celler och kolumner i evighet. Om något av det ännu leder till målet säger [utslaget](verdict).',
    },
  ]),
  section('history', [
    'En dansk beskrivning kallar spelet Napoleon; överallt annars heter det FreeCell. Varför Napoleon säger den inte, och om något samband med kejsaren [vet man ingenting](legend).',
    'Givarna har haft nummer sedan Windows: nummer 1 här är nummer 1 där, kort för kort.',
  ]),
  section('names', ['*FreeCell* i Windows, PySolFC och KPatience.']),
];

const freePlaces: readonly Section[] = [
  section('rules', [
    { made: 'rules' },
    {
      picture: 'places',
      says: 'Tre fria platser är lediga, så en följd på tre får flyttas, här från klöver 7 till ruter 8. Fyra kort får inte, och den tomma kolumnen hjälper inte.',
    },
    backAgain,
  ]),
  section('strategy', [
    {
      list: [
        'Hitta först ess och tvåor, och se vad som ligger på dem.',
        'Håll de fria platserna tomma: är bara två lediga måste redan en följd på tre tas isär.',
        'En tom kolumn gör ingen följd längre, men där vilket kort som helst får läggas tar den emot varje följd som får flyttas. Lägg ena änden av en lång följd där och hämta resten sedan.',
        'En följd som är för lång att flytta på en gång kan ändå tas kort för kort, när det finns plats. Vart och ett är då ett drag.',
        'Innan du fyller den sista fria platsen, tänk ut hur den ska bli tom igen.',
      ],
    },
    cellsMeasured('free-places', 'fria platserna'),
    `Där vilket kort som helst får läggas i en tom kolumn är det samma givar som går ut som med [fria celler](free-cells), eftersom allt som flyttas tillsammans också kunde gå kort för kort; bara antalet drag är ett annat. Giv 1–${f.survey('free-places').deals} går alla ut. Med kungregeln går av giv 1–2000 alla ut utom nummer 617.`,
  ]),
  section('mistakes', [
    {
      ask: '”En tom kolumn fördubblar följden, som i FreeCell.”',
      answer:
        'Inte i den här upplagan. Med tre fria platser går högst tre kort tillsammans, hur många kolumner som än är tomma.',
    },
    { ask: '”Utan en ledig plats kan inget flyttas.”', answer: 'Ett ensamt kort kan alltid flyttas.' },
    {
      ask: '”Måste en tom kolumn börja med en kung?”',
      answer: `Den gamla beskrivningen lämnar det öppet och säger att man ska komma överens före spelet. Därför får du frågan före ditt första spel och kan ändra det senare under *${commands.choose}*; vad som gäller nu står i reglerna överst.`,
    },
    {
      picture: 'king-option',
      says: 'Med kungregeln: spader kung får läggas i den tomma kolumnen, ruter 5 får inte.',
    },
    {
      ask: '”Det som har gått upp är borta.”',
      answer:
        'Nej: grundhögens översta kort får komma tillbaka till en kolumn som tar emot det, eller till en fri plats.',
    },
  ]),
  section('history', [
    'Ännu en dansk beskrivning av Napoleon, med fyra fria platser: den säger hur många kort som får flyttas tillsammans, och inget om tomma kolumner. Vi spelar den efter bokstaven. Vad den har med Napoleon att göra [berättar den inte](legend).',
  ]),
  section('names', [
    'Vi känner inte till någon annan samling med dessa stränga följder; FreeCell är den närmaste släktingen. Numren är de som FreeCell i Windows har.',
  ]),
];

export const patiencesSv: Readonly<Record<Exclude<HelpGame, 'nap'>, readonly Section[]>> = {
  'forty-thieves': fortyThieves,
  josephine,
  streets,
  'rank-and-file': rankAndFile,
  limited,
  'free-cells': freeCells,
  'free-places': freePlaces,
};
