// Svenska.

import type { Texts } from '../catalogue';
import { counter, secondsText } from '../format';
import { numberWord, shareWords } from '../words';
import { appSv } from './app';
import { dealsSv } from './deals';
import { entrySv } from './entry';
import { helpSv } from './helpSheet';
import { houseSv } from './house';
import { keepingSv } from './keeping';
import { reasonsSv } from './reasons';
import { reviewSv } from './review';

const count = counter('sv');

export const sv: Texts = {
  lang: 'sv',
  language: 'Svenska',
  title: 'Napoleon',

  cards: {
    letters: 'E 2 3 4 5 6 7 8 9 10 Kn D K'.split(' '),
    faceDown: 'kort med bildsidan ner',
    count: (n) => count(n, { one: '# kort', other: '# kort' }),
  },

  piles: {
    column: (n) => `kolumn ${n}`,
    cell: (letter) => `fri cell ${letter}`,
    stock: 'talong',
    waste: 'kasthög',
    foundation: (suit) => `grundhög i ${suit}`,
  },
  to: {
    column: (n) => `till kolumn ${n}`,
    cell: (letter) => `till cell ${letter}`,
    stock: 'till talongen',
    waste: 'till kasthögen',
    foundation: 'till grundhögen',
  },
  from: {
    column: (n) => `från kolumn ${n}`,
    cell: (letter) => `från cell ${letter}`,
    stock: 'från talongen',
    waste: 'från kasthögen',
    foundation: 'från grundhögen',
  },

  commands: {
    new: 'Ny giv',
    skip: 'Lägg ut en som inte är undersökt',
    again: 'Samma giv igen',
    choose: 'Välj patiens och nummer',
    house: 'Husregler …',
    enter: 'Mata in riktiga kort …',
    next: 'Nästa nummer',
    previous: 'Föregående nummer',
    undo: 'Ångra',
    redo: 'Gör om',
    undoAll: 'Tillbaka till början',
    backToWinnable: 'Tillbaka dit där den kunde gå ut',
    hint: 'Tips',
    showLine: 'Visa hela lösningen',
    sendAll: 'Lägg upp det som är säkert',
    finish: 'Spela till slutet',
    playLine: 'Spela lösningen till slutet',
    turn: 'Vänd ett kort',
    jump: 'Hoppa till en hög',
    showMoves: 'Visa vart ett kort får gå (håll nere)',
    showRank: 'Visa alla kort av samma valör (håll nere)',
    daily: 'Dagens patiens',
    calendar: 'Kalender över dagens patienser',
    goBack: 'Gå tillbaka till den',
    statistics: 'Statistik',
    share: 'Dela och hämta in',
    sight: 'Råd: med eller utan talongen',
    settings: 'Inställningar',
    fullScreen: 'Helskärm',
    nap: 'Spela Nap, stickspelet',
    help: 'Hjälp och regler',
    helpVerdict: 'Vad utslaget betyder',
    helpRefusal: 'Varför inte?',
    menu: 'Meny',
    lineBack: 'Föregående drag',
    lineStep: 'Nästa drag',
    linePlay: 'Spela upp',
    linePause: 'Paus',
    lineFaster: 'Snabbare',
    lineSlower: 'Långsammare',
    takeLine: 'Spela vidare härifrån',
    leaveLine: 'Tillbaka till spelet',
    review: 'Genomgång',
    reviewBack: 'Föregående ställning',
    reviewStep: 'Nästa ställning',
    reviewFirst: 'Första ställningen',
    reviewLast: 'Sista ställningen',
    reviewTurning: 'Där den sist kunde gå ut',
    playOn: 'Spela vidare härifrån',
    leaveReview: 'Lämna genomgången',
    otherWay: 'Tillbaka till vägen som spelades förut',
    update: 'Byt till den nya versionen',
    reload: 'Försök igen',
  },

  bar: {
    number: (n) => `Nr ${n}`,
    custom: 'egen ställning',
    moves: (n) => count(n, { one: '# drag', other: '# drag' }),
    left: (n) => count(n, { one: '# kort kvar', other: '# kort kvar' }),
    undoHold: 'Ångra (håll nere: tillbaka till början)',
  },

  badge: {
    words: {
      winnable: 'kan gå ut',
      'no-longer': 'kan inte längre gå ut',
      cannot: 'kan inte gå ut',
      looking: 'söker …',
      unknown: 'okänt',
      won: 'har gått ut',
      odds: 'chanser',
    },
    sentences: {
      winnable: 'Ställningen kan gå ut: en hel lösning har hittats och kontrollerats.',
      'no-longer':
        'Bevisat: härifrån kan patiensen inte längre gå ut. Ångra leder tillbaka dit där den ännu kunde gå ut.',
      cannot: 'Bevisat: den här given kan inte gå ut, hur den än spelas.',
      looking: 'Sökningen pågår fortfarande.',
      unknown: 'Sökningen fann varken en lösning eller ett bevis för att det inte finns någon.',
      won: 'Patiensen har gått ut.',
      odds: 'I så många av de prövade ordningarna av de osedda korten hittades en lösning.',
    },
    activities: { hunting: 'söker lösning …', proving: 'söker bevis …', both: 'lösning eller bevis …' },
    activitySentences: {
      hunting:
        'Den letar växelvis efter en lösning och efter ett bevis för att det inte finns någon; just nu efter en lösning.',
      proving:
        'Den letar växelvis efter en lösning och efter ett bevis för att det inte finns någon; just nu efter ett bevis.',
      both: 'Den letar på samma gång efter en lösning och efter ett bevis för att det inte finns någon.',
    },
    resistance: (seconds, factor, won, sample) =>
      `Av givar som står emot sökningen i ${secondsText('sv', seconds)} gick ${shareWords(won, sample, 'sv')} ändå ut när den fick ${numberWord(factor, 'sv')} gånger så lång tid.`,
    sight: 'Sökningen läser alla kort, även de dolda.',
    fairSight: 'De kort som du inte har sett läses inte.',
    chance: (won, worlds) => `går ut i ${won} av ${worlds}`,
    verdict: (word) => `Utslag: ${word}`,
    lineLength: (n) =>
      count(n, {
        one: 'Den kortaste kända lösningen är på # drag.',
        other: 'Den kortaste kända lösningen är på # drag.',
      }),
  },

  chooser: {
    title: 'Patiens och nummer',
    families: { two: 'Två lekar', one: 'En lek', tricks: 'Ett stickspel' },
    nap: 'Nap',
    napLine:
      'Bjud, spela ut den färg som ska bli trumf och ta dina stick: tre till sex spelare, mot datorn eller med folk bredvid.',
    back: (game, number) => `Tillbaka till ${game}, ${number}`,
    number: 'Givens nummer',
    placeholder: 'valfritt',
    deal: 'Lägg ut',
    invalid: 'Ett nummer är ett heltal från 1 till 2147483647.',
    note: 'Samma nummer är alltid samma giv.',
    rules: 'Patiensens regler',
    lines: {
      'forty-thieves': 'Den stränga klassikern: i samma färg, ett kort i taget, en genomgång av talongen.',
      josephine: 'Samma patiens med en andra genomgång av talongen.',
      streets: 'Rött på svart och svart på rött: mycket lättare att bygga.',
      'rank-and-file': 'I samma färg, och en hel följd får flyttas på en gång.',
      limited: 'Tolv korta kolumner, så att färre kort ligger begravda.',
      'free-cells': 'Allt ligger öppet, fyra fria celler, följder så långa som utrymmet tillåter.',
      'free-places': 'Allt ligger öppet, fyra fria platser; en följd är aldrig längre än antalet lediga.',
    },
  },

  menu: { title: 'Meny', groups: ['Givar', 'Under spelet', 'Annat'] },

  line: {
    label: 'Lösningen',
    ask: (n) =>
      count(n, {
        one: 'Det räcker inte att lägga upp; en lösning på # drag är känd. Ska den spelas till slutet? Det räknas som hjälp.',
        other:
          'Det räcker inte att lägga upp; en lösning på # drag är känd. Ska den spelas till slutet? Det räknas som hjälp.',
      }),
    at: (at, length) => `Drag ${at} av ${length}`,
    speed: (n) => `${n} drag i sekunden`,
  },

  hint: {
    move: (card, from, to) => `${card} ${from} ${to}.`,
    run: (cards, card, from, to) => `${cards} från och med ${card} ${from} ${to}.`,
    toCell: 'till en fri cell',
    fromCell: 'från cellen',
    turn: 'Vänd ett kort från talongen.',
    pass: 'Vänd kasthögen: en ny genomgång.',
    odds: (won, worlds, low, high) =>
      `Den går ut i ${won} av ${worlds} prövade ordningar av de osedda korten (${low}–${high}\u00a0%).`,
    guess: 'Bara en gissning: det är okänt om patiensen kan gå ut.',
    lost: 'Inget drag hjälper: det är bevisat att ställningen inte kan gå ut.',
    back: 'Du kan gå tillbaka till den sista ställning som kunde gå ut.',
    looking: 'Sökningen pågår; tipset kommer så snart ett är funnet.',
    none: 'Inget drag hittades.',
  },

  spoken: {
    move: (card, to) => `${card} ${to}`,
    run: (cards, card, to) => `${cards} från och med ${card} ${to}`,
    turned: (card, left) => `${card} vändes, ${left} i talongen`,
    pass: 'Kasthögen är vänd och är talong igen',
    sentUp: (cards) => `${cards} lades upp`,
    uncovered: (card) => `${card} vändes upp`,
    dealt: (game, number) => `${game}, ${number}: korten är utlagda`,
    undone: (moves) => `Ångrat; ${moves}`,
    redone: (moves) => `Gjort om; ${moves}`,
    selected: (card, places) => `${card} i handen, ${places}`,
    selectedRun: (cards, card, places) => `${cards} från och med ${card} i handen, ${places}`,
    places: (n) => count(n, { one: '# möjlig plats', other: '# möjliga platser' }),
    nowhere: 'ingen möjlig plats',
    dropped: 'Tillbakalagt',
    canFinish: 'Allt det övriga kan läggas upp.',
    kept: (game) => `${game} är sparad.`,
    noCard: 'Peka på ett kort, eller gå till ett med piltangenterna, och håll tangenten nere.',
    jump: 'Hoppa: en kolumns nummer, s för talongen, w kasthögen, f grundhögarna, a till d de fria cellerna',
  },

  result: {
    won: 'Patiensen har gått ut',
    in: (moves, time) => `på ${moves}, ${time}`,
    inMoves: (moves) => `på ${moves}`,
    helped: 'med hjälp',
    stuck: 'Inget mer kan flyttas.',
    dead: 'Inget kort kan komma upp längre, vad som än flyttas.',
    close: 'Se på bordet',
  },

  mirror: {
    table: 'Bord',
    pile: (name, cards) => `${name}, ${cards}`,
    pileTop: (name, cards, card) => `${name}, ${cards}, överst ${card}`,
    empty: (name) => `${name}, tom`,
    card: (card, place, of) => `${card}, ${place} av ${of}`,
    turn: (left) => `Vänd ett kort, ${left} kvar`,
    newPass: 'Vänd kasthögen',
    nothingToTurn: 'Talongen är tom',
    canGo: (label) => `${label}, kan läggas här`,
    pickedUp: (label) => `${label}, i handen`,
  },

  settings: {
    title: 'Inställningar',
    language: 'Språk',
    browser: 'Som webbläsaren',
    theme: 'Duk',
    themes: {
      longwood: 'Longwoodgrön',
      marine: 'Marinblå',
      bordeaux: 'Bordeauxröd',
      slate: 'Skiffergrå',
      linen: 'Linne',
    },
    back: 'Kortens baksida',
    backs: { bees: 'Bin', trellis: 'Spaljé', rosette: 'Rosett' },
    cards: 'Kort',
    play: 'Spelet',
    hands: 'Styrning',
    fourColours: 'Fyra färger',
    fourColoursNote: 'Klöver är grön, ruter orange.',
    letters: 'Svenska bokstäver',
    lettersNote: 'E K D Kn i stället för A K Q J.',
    largeFaces: 'Stora tecken',
    leftHanded: 'Vänsterhänt',
    leftHandedNote: 'Bordet spegelvänds.',
    stockPlace: 'Talongen och den öppna högen',
    stockPlaces: { above: 'Överst', 'lower-left': 'Nere till vänster', 'lower-right': 'Nere till höger' },
    fairSight: 'Råd utan talongen',
    fairSightNote: 'Tips och utslag vet inte mer än du: chanser ur prövade ordningar av de osedda korten.',
    oneTap: 'Ett tryck flyttar',
    oneTapNote: 'Ett tryck skickar genast kortet dit det ligger bäst.',
    autoMoves: 'Säkra kort läggs upp av sig själva',
    singleKeys: 'Tangenter med en bokstav',
    clock: 'Visa klockan',
    motion: 'Rörelse',
    motions: { system: 'Som systemet', full: 'Full', reduced: 'Dämpad' },
    speed: 'Kortens fart',
    speeds: { slow: 'Lugn', normal: 'Normal', fast: 'Rask', off: 'Ingen' },
    notKept: 'Webbläsaren tillåter inte att inställningar sparas; de gäller tills sidan stängs.',
  },

  faults: {
    address: 'Adressen pekar inte på någon giv; patiensen på bordet ligger kvar.',
    addressAtStart: 'Adressen pekar inte på någon giv; här är en annan.',
    addressMoves: 'Dragen i adressen passar inte till den här given; här är den från början.',
    nap: 'Stickspelet kunde inte hämtas.',
    start: 'Spelet kunde inte starta i den här webbläsaren.',
    starts: {
      missing:
        'En av spelets filer kunde inte hämtas. Se efter anslutningen och ladda om sidan; det som är sparat här finns kvar.',
      old: 'Den här webbläsaren är för gammal för spelet. Uppdatera den, eller öppna adressen i en annan; det som är sparat här finns kvar.',
      policy:
        'En regel i webbläsaren eller på den här platsen låter inte spelets regler och sökning köra (WebAssembly). Tillåt det för den här sidan, eller öppna adressen i en annan webbläsare.',
      broken:
        'Spelets filer passar inte ihop. Ladda om sidan: då hämtas de på nytt, och det som är sparat här finns kvar.',
      framed: 'Spelet får inte köras i ramen som det visas i. Öppna det för sig.',
    },
    startAgain: 'Ladda om sidan',
    startAlone: 'Öppna spelet',
  },

  close: 'Stäng',
  keys: {
    ctrl: 'Ctrl',
    shift: 'Skift',
    space: 'Mellanslag',
    enter: 'Enter',
    escape: 'Esc',
    backspace: 'Backsteg',
    arrows: 'Piltangenter',
    tab: 'Tabb',
  },
  help: helpSv,
  keeping: keepingSv,
  deals: dealsSv,
  house: houseSv,
  entry: entrySv,
  app: appSv,
  reasons: reasonsSv,
  review: reviewSv,
};
