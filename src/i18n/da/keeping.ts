// What is kept, the statistics, and games that come and go: in Danish.

import type { keepingEn } from '../en/keeping';
import { counter } from '../format';

const count = counter('da');

export const keepingDa: typeof keepingEn = {
  troubles: {
    unreadable: 'Et gemt spil kunne ikke læses og er udeladt; statistikken er urørt.',
    later: 'En nyere udgave af programmet har gemt spil her: denne spiller videre uden at gemme.',
    refused: 'Browseren tillader ikke, at spil gemmes; de varer, til siden lukkes.',
    full: 'Browserens lager er fuldt: spillet går videre, men bliver ikke gemt.',
    elsewhere: 'Kabalen er åben i et andet vindue, som gemmer den; hvad der spilles her, bliver ikke gemt.',
  },

  continue: 'Fortsæt',
  inProgress: (number, moves) => `I gang: ${number}, ${moves}`,
  dailyLooking: 'Leder efter dagens kabale, en der kan gå op …',
  dailyDealt: (date) => `Dagens kabale, ${date}.`,
  dailyRun: (n) => count(n, { one: 'Én dag i træk.', other: '# dage i træk.' }),
  dailyWaits: 'Dagens kabale er fundet og ligger klar, når du beder om den igen.',
  dailyFailed: 'Dagens kabale kunne ikke findes.',

  statistics: {
    title: 'Statistik',
    patience: 'Kabale',
    none: 'Ingen udlægning af denne kabale er spillet til ende endnu.',
    played: 'Spillet',
    won: 'Vundet',
    percent: 'Vundet af spillede',
    helped: 'Vundet med hjælp',
    run: 'Sejre i træk nu',
    longestRun: 'Flest i træk',
    fewestMoves: 'Færrest træk',
    bestTime: 'Bedste tid',
    medianTime: 'Mediantid',
    note: 'Hver udlægning tæller én gang, når den er vundet eller forladt efter et træk. En sejr med hjælp tæller som spillet, ikke som vundet; den bryder ingen stime og forlænger den ikke.',
    daily: 'Dagens kabale',
    dailyNow: 'Dage i træk',
    dailyLongest: 'Flest dage i træk',
    dailyToday: 'Dagens er vundet',
    picture: 'Over tid',
    pictureNote: (n) => `Vundet uden hjælp, i procent af de seneste ${n} udlægninger.`,
    pictureLabel: (deals, rate) => `Billede af ${deals}; til sidst ${rate}.`,
    deals: (n) => count(n, { one: '# udlægning', other: '# udlægninger' }),
    history: 'Spillede udlægninger',
    outcomes: { won: 'vundet', helped: 'vundet med hjælp', lost: 'tabt' },
    replay: (number) => `Gennemgå ${number}`,
    replayGone: 'Trækkene i den udlægning er ikke gemt.',
    replayed: 'Sådan gik det spil; det, der er i gang, venter under »Fortsæt«.',
    more: (n) => count(n, { one: 'Vis én til', other: 'Vis # til' }),
  },

  share: {
    title: 'Del og hent ind',
    link: 'Link til dette spil',
    linkMoves: 'Med trækkene indtil nu',
    linkNote: 'Det nævner kabalen, dens regler og udlægningen og behøver ingen server.',
    copy: 'Kopiér',
    copied: 'Kopieret',
    send: 'Send til …',
    text: 'Stillingen som tekst',
    paste: 'Hent et spil ind',
    pasteNote:
      'En stilling som tekst, et link, et spil eller trækkene i udlægningen på bordet: sæt det ind her.',
    pasteAs: 'Læs som',
    lay: 'Læg det ud',
    listRead: (n) => count(n, { one: '# træk læst.', other: '# træk læst.' }),
    listUp: (n) => count(n, { one: '# kort går op af sig selv', other: '# kort går op af sig selv' }),
    listBy: { horne: ' efter Hornes regel', safe: ' som ved dette bord' },
    wrong: (fault) => `Det kan ikke lægges ud: ${fault}.`,
    empty: 'Der er endnu intet at læse.',
    all: 'Alt, hvad der er gemt her',
    allNote:
      'Spil i gang, resultater og deres træk, husregler, kort, der er ved at blive lagt ind, og indstillingerne som én fil, der er din egen.',
    save: 'Gem i en fil',
    read: 'Læs fra en fil',
    readDone: (what) => `Læst: ${what}. Intet, der var her, er gået tabt.`,
    games: (n) => count(n, { one: '# spil i gang', other: '# spil i gang' }),
    house: (n) => count(n, { one: '# sæt husregler', other: '# sæt husregler' }),
    damaged: (n) => count(n, { one: 'Én post kunne ikke læses.', other: '# poster kunne ikke læses.' }),
    notOurs: 'Den fil rummer ikke, hvad der gemmes her.',
    failed: 'Det kunne ikke skrives her.',
  },
};
