// Dansk.

import type { Texts } from '../catalogue';
import { counter, secondsText } from '../format';
import { numberWord, shareWords } from '../words';
import { appDa } from './app';
import { dealsDa } from './deals';
import { entryDa } from './entry';
import { helpDa } from './helpSheet';
import { houseDa } from './house';
import { keepingDa } from './keeping';
import { reasonsDa } from './reasons';
import { reviewDa } from './review';

const count = counter('da');

export const da: Texts = {
  lang: 'da',
  language: 'Dansk',
  title: 'Napoleon',

  cards: {
    letters: 'E 2 3 4 5 6 7 8 9 10 B D K'.split(' '),
    faceDown: 'kort med billedsiden nedad',
    count: (n) => count(n, { one: '# kort', other: '# kort' }),
  },

  piles: {
    column: (n) => `kolonne ${n}`,
    cell: (letter) => `fri celle ${letter}`,
    stock: 'bunke',
    waste: 'aflægsbunke',
    foundation: (suit) => `fundament i ${suit}`,
  },
  to: {
    column: (n) => `til kolonne ${n}`,
    cell: (letter) => `til celle ${letter}`,
    stock: 'til bunken',
    waste: 'til aflægsbunken',
    foundation: 'til fundamentet',
  },
  from: {
    column: (n) => `fra kolonne ${n}`,
    cell: (letter) => `fra celle ${letter}`,
    stock: 'fra bunken',
    waste: 'fra aflægsbunken',
    foundation: 'fra fundamentet',
  },

  commands: {
    new: 'Ny udlægning',
    skip: 'Læg en ud, der ikke er undersøgt',
    again: 'Samme udlægning igen',
    choose: 'Vælg kabale og nummer',
    house: 'Husregler …',
    enter: 'Indtast rigtige kort …',
    next: 'Næste nummer',
    previous: 'Forrige nummer',
    undo: 'Fortryd',
    redo: 'Gentag',
    undoAll: 'Tilbage til begyndelsen',
    backToWinnable: 'Tilbage til hvor den kunne gå op',
    hint: 'Tip',
    showLine: 'Vis hele løsningen',
    sendAll: 'Læg op, hvad der er sikkert',
    finish: 'Spil til ende',
    playLine: 'Spil løsningen til ende',
    turn: 'Vend et kort',
    jump: 'Spring til et sted',
    showMoves: 'Vis, hvor et kort må lægges hen (hold nede)',
    showRank: 'Vis alle kort af samme værdi (hold nede)',
    daily: 'Dagens kabale',
    calendar: 'Kalender over dagens kabaler',
    goBack: 'Gå tilbage til den',
    statistics: 'Statistik',
    share: 'Del og hent ind',
    sight: 'Råd: med eller uden bunken',
    settings: 'Indstillinger',
    fullScreen: 'Fuld skærm',
    nap: 'Spil Nap, stikspillet',
    help: 'Hjælp og regler',
    helpVerdict: 'Hvad dommen betyder',
    helpRefusal: 'Hvorfor ikke?',
    menu: 'Menu',
    lineBack: 'Forrige træk',
    lineStep: 'Næste træk',
    linePlay: 'Afspil',
    linePause: 'Pause',
    lineFaster: 'Hurtigere',
    lineSlower: 'Langsommere',
    takeLine: 'Spil videre herfra',
    leaveLine: 'Tilbage til spillet',
    review: 'Gennemgang',
    reviewBack: 'Forrige stilling',
    reviewStep: 'Næste stilling',
    reviewFirst: 'Første stilling',
    reviewLast: 'Sidste stilling',
    reviewTurning: 'Hvor den sidst kunne gå op',
    playOn: 'Spil videre herfra',
    leaveReview: 'Forlad gennemgangen',
    otherWay: 'Tilbage til den vej, der blev spillet før',
    update: 'Skift til den nye version',
    reload: 'Prøv igen',
  },

  bar: {
    number: (n) => `Nr. ${n}`,
    custom: 'egen stilling',
    moves: (n) => count(n, { one: '# træk', other: '# træk' }),
    left: (n) => count(n, { one: '# kort tilbage', other: '# kort tilbage' }),
    undoHold: 'Fortryd (hold nede: tilbage til begyndelsen)',
  },

  badge: {
    words: {
      winnable: 'kan gå op',
      'no-longer': 'kan ikke længere gå op',
      cannot: 'kan ikke gå op',
      looking: 'leder …',
      unknown: 'vides ikke',
      won: 'gået op',
      odds: 'chancer',
    },
    sentences: {
      winnable: 'Stillingen kan gå op: en hel løsning er fundet og efterprøvet.',
      'no-longer':
        'Bevist: herfra kan kabalen ikke længere gå op. Fortryd fører tilbage til dér, hvor den kunne.',
      cannot: 'Bevist: denne udlægning kan ikke gå op, hvordan den end spilles.',
      looking: 'Søgningen er stadig i gang.',
      unknown: 'Søgningen fandt hverken en løsning eller et bevis for, at der ingen er.',
      won: 'Kabalen er gået op.',
      odds: 'I så mange af de prøvede rækkefølger af de usete kort blev der fundet en løsning.',
    },
    activities: {
      hunting: 'leder efter løsning …',
      proving: 'leder efter bevis …',
      both: 'løsning eller bevis …',
    },
    activitySentences: {
      hunting:
        'Den leder skiftevis efter en løsning og efter et bevis for, at der ingen er; lige nu efter en løsning.',
      proving:
        'Den leder skiftevis efter en løsning og efter et bevis for, at der ingen er; lige nu efter et bevis.',
      both: 'Den leder på samme tid efter en løsning og efter et bevis for, at der ingen er.',
    },
    resistance: (seconds, factor, won, sample) =>
      `Af udlægninger, der står imod søgningen i ${secondsText('da', seconds)}, gik ${shareWords(won, sample, 'da')} alligevel op, da den fik ${numberWord(factor, 'da')} gange så lang tid.`,
    sight: 'Søgningen læser alle kort, også de skjulte.',
    fairSight: 'De kort, du ikke har set, bliver ikke læst.',
    chance: (won, worlds) => `går op i ${won} af ${worlds}`,
    verdict: (word) => `Dom: ${word}`,
    lineLength: (n) =>
      count(n, {
        one: 'Den korteste kendte løsning er på # træk.',
        other: 'Den korteste kendte løsning er på # træk.',
      }),
  },

  chooser: {
    title: 'Kabale og nummer',
    families: { two: 'To spil kort', one: 'Et spil kort', tricks: 'Et stikspil' },
    nap: 'Nap',
    napLine:
      'Meld, spil den kulør ud, der skal være trumf, og tag dine stik: tre til seks spillere, mod computeren eller med folk ved siden af.',
    back: (game, number) => `Tilbage til ${game}, ${number}`,
    number: 'Udlægningens nummer',
    placeholder: 'vilkårligt',
    deal: 'Læg ud',
    invalid: 'Et nummer er et helt tal fra 1 til 2147483647.',
    note: 'Samme nummer er altid samme udlægning.',
    rules: 'Kabalens regler',
    lines: {
      'forty-thieves': 'Den strenge klassiker: i samme kulør, ét kort ad gangen, bunken igennem én gang.',
      josephine: 'Den samme, men bunken gennemspilles to gange.',
      streets: 'Rødt på sort og sort på rødt: langt lettere at bygge.',
      'rank-and-file': 'I samme kulør, og en hel sekvens må flyttes samlet.',
      limited: 'Tolv korte kolonner, så færre kort ligger begravet.',
      'free-cells': 'Alt ligger åbent, fire frie celler, sekvenser så lange, som der er plads til.',
      'free-places':
        'Alt ligger åbent, fire fripladser; en sekvens er aldrig længere end antallet af ledige.',
    },
  },

  menu: { title: 'Menu', groups: ['Udlægninger', 'Under spillet', 'Andet'] },

  line: {
    label: 'Løsningen',
    ask: (n) =>
      count(n, {
        one: 'Det er ikke nok at lægge op; en løsning på # træk kendes. Skal den spilles til ende? Det tæller som hjælp.',
        other:
          'Det er ikke nok at lægge op; en løsning på # træk kendes. Skal den spilles til ende? Det tæller som hjælp.',
      }),
    at: (at, length) => `Træk ${at} af ${length}`,
    speed: (n) => `${n} træk i sekundet`,
  },

  hint: {
    move: (card, from, to) => `${card} ${from} ${to}.`,
    run: (cards, card, from, to) => `${cards} fra og med ${card} ${from} ${to}.`,
    toCell: 'til en fri celle',
    fromCell: 'fra cellen',
    turn: 'Vend et kort fra bunken.',
    pass: 'Vend aflægsbunken: en ny omgang.',
    odds: (won, worlds, low, high) =>
      `Den går op i ${won} af ${worlds} prøvede rækkefølger af de usete kort (${low}–${high}\u00a0%).`,
    guess: 'Kun et gæt: det vides ikke, om kabalen kan gå op.',
    lost: 'Intet træk hjælper: det er bevist, at stillingen ikke kan gå op.',
    back: 'Du kan gå tilbage til den sidste stilling, der kunne gå op.',
    looking: 'Søgningen er stadig i gang; tippet kommer, så snart der er fundet et.',
    none: 'Der blev ikke fundet noget træk.',
  },

  spoken: {
    move: (card, to) => `${card} ${to}`,
    run: (cards, card, to) => `${cards} fra og med ${card} ${to}`,
    turned: (card, left) => `${card} vendt, ${left} i bunken`,
    pass: 'Aflægsbunken er vendt og er igen bunke',
    sentUp: (cards) => `${cards} lagt op`,
    uncovered: (card) => `${card} vendt med billedsiden opad`,
    dealt: (game, number) => `${game}, ${number}: kortene er lagt ud`,
    undone: (moves) => `Fortrudt; ${moves}`,
    redone: (moves) => `Gentaget; ${moves}`,
    selected: (card, places) => `${card} i hånden, ${places}`,
    selectedRun: (cards, card, places) => `${cards} fra og med ${card} i hånden, ${places}`,
    places: (n) => count(n, { one: '# mulig plads', other: '# mulige pladser' }),
    nowhere: 'ingen mulig plads',
    dropped: 'Lagt tilbage',
    canFinish: 'Alt det øvrige kan lægges op.',
    kept: (game) => `${game} er gemt.`,
    noCard: 'Peg på et kort, eller gå til et med piletasterne, og hold tasten nede.',
    jump: 'Spring: en kolonnes nummer, s for bunken, w aflægsbunken, f fundamenterne, a til d de frie celler',
  },

  result: {
    won: 'Kabalen er gået op',
    in: (moves, time) => `på ${moves}, ${time}`,
    inMoves: (moves) => `på ${moves}`,
    helped: 'med hjælp',
    stuck: 'Der kan ikke flyttes mere.',
    dead: 'Intet kort kan komme op mere, hvad der end flyttes.',
    close: 'Se bordet',
  },

  mirror: {
    table: 'Bord',
    pile: (name, cards) => `${name}, ${cards}`,
    pileTop: (name, cards, card) => `${name}, ${cards}, øverst ${card}`,
    empty: (name) => `${name}, tom`,
    card: (card, place, of) => `${card}, ${place} af ${of}`,
    turn: (left) => `Vend et kort, ${left} tilbage`,
    newPass: 'Vend aflægsbunken',
    nothingToTurn: 'Bunken er tom',
    canGo: (label) => `${label}, kan lægges her`,
    pickedUp: (label) => `${label}, i hånden`,
  },

  settings: {
    title: 'Indstillinger',
    language: 'Sprog',
    browser: 'Som browseren',
    theme: 'Klæde',
    themes: {
      longwood: 'Longwoodgrøn',
      marine: 'Marineblå',
      bordeaux: 'Bordeauxrød',
      slate: 'Skifergrå',
      linen: 'Hørlærred',
    },
    back: 'Kortenes bagside',
    backs: { bees: 'Bier', trellis: 'Gitter', rosette: 'Roset' },
    cards: 'Kort',
    play: 'Spillet',
    hands: 'Betjening',
    fourColours: 'Fire farver',
    fourColoursNote: 'Klør er grøn, ruder orange.',
    letters: 'Danske bogstaver',
    lettersNote: 'E K D B i stedet for A K Q J.',
    largeFaces: 'Store tegn',
    leftHanded: 'Venstrehåndet',
    leftHandedNote: 'Bordet spejlvendes.',
    stockPlace: 'Bunken og de vendte kort',
    stockPlaces: { above: 'Øverst', 'lower-left': 'Nederst til venstre', 'lower-right': 'Nederst til højre' },
    fairSight: 'Råd uden bunken',
    fairSightNote: 'Tip og dom ved ikke mere end du: chancer ud fra prøvede rækkefølger af de usete kort.',
    oneTap: 'Ét tryk flytter',
    oneTapNote: 'Et tryk sender straks kortet derhen, hvor det ligger bedst.',
    autoMoves: 'Sikre kort lægges op af sig selv',
    singleKeys: 'Taster med ét bogstav',
    clock: 'Vis uret',
    motion: 'Bevægelse',
    motions: { system: 'Som systemet', full: 'Fuld', reduced: 'Dæmpet' },
    speed: 'Kortenes fart',
    speeds: { slow: 'Rolig', normal: 'Normal', fast: 'Rask', off: 'Ingen' },
    notKept: 'Browseren tillader ikke, at indstillinger gemmes; de gælder, til siden lukkes.',
  },

  faults: {
    address: 'Adressen peger ikke på nogen udlægning; kabalen på bordet bliver liggende.',
    addressAtStart: 'Adressen peger ikke på nogen udlægning; her er en anden.',
    addressMoves: 'Trækkene i adressen passer ikke til denne udlægning; her er den fra begyndelsen.',
    nap: 'Stikspillet kunne ikke hentes.',
    start: 'Spillet kunne ikke starte i denne browser.',
    starts: {
      missing:
        'En af spillets filer kunne ikke hentes. Se efter forbindelsen, og hent siden igen; det, der er gemt her, bliver.',
      old: 'Denne browser er for gammel til spillet. Opdatér den, eller åbn adressen i en anden; det, der er gemt her, bliver.',
      policy:
        'En regel i browseren eller på stedet her lader ikke spillets regler og søgning køre (WebAssembly). Tillad det for denne side, eller åbn adressen i en anden browser.',
      broken:
        'Spillets filer passer ikke sammen. Hent siden igen: så hentes filerne på ny, og det, der er gemt her, bliver.',
      framed: 'Spillet må ikke køre i den ramme, det vises i. Åbn det for sig selv.',
    },
    startAgain: 'Hent siden igen',
    startAlone: 'Åbn spillet',
  },

  close: 'Luk',
  keys: {
    ctrl: 'Ctrl',
    shift: 'Skift',
    space: 'Mellemrum',
    enter: 'Enter',
    escape: 'Esc',
    backspace: 'Tilbage',
    arrows: 'Piletaster',
    tab: 'Tab',
  },
  help: helpDa,
  keeping: keepingDa,
  deals: dealsDa,
  house: houseDa,
  entry: entryDa,
  app: appDa,
  reasons: reasonsDa,
  review: reviewDa,
};
