// What is kept, the statistics, and games that come and go: in Swedish.

import type { keepingEn } from '../en/keeping';
import { counter } from '../format';

const count = counter('sv');

export const keepingSv: typeof keepingEn = {
  troubles: {
    unreadable: 'Ett sparat spel gick inte att läsa och har utelämnats; statistiken är orörd.',
    later: 'En senare version av programmet har sparat spel här: den här spelar vidare utan att spara.',
    refused: 'Webbläsaren tillåter inte att spel sparas; de finns kvar tills sidan stängs.',
    full: 'Webbläsarens lagring är full: spelet går vidare men sparas inte.',
    elsewhere: 'Patiensen är öppen i ett annat fönster, som sparar den; det som spelas här sparas inte.',
  },

  continue: 'Fortsätt',
  inProgress: (number, moves) => `Pågår: ${number}, ${moves}`,
  dailyLooking: 'Letar efter dagens patiens, en som kan gå ut …',
  dailyDealt: (date) => `Dagens patiens, ${date}.`,
  dailyRun: (n) => count(n, { one: 'En dag i rad.', other: '# dagar i rad.' }),
  dailyWaits: 'Dagens patiens är hittad och ligger klar när du ber om den igen.',
  dailyFailed: 'Dagens patiens gick inte att hitta.',

  statistics: {
    title: 'Statistik',
    patience: 'Patiens',
    none: 'Ingen giv av den här patiensen har spelats till slut ännu.',
    played: 'Spelade',
    won: 'Vunna',
    percent: 'Vunna av spelade',
    helped: 'Vunna med hjälp',
    run: 'Vinster i rad nu',
    longestRun: 'Flest i rad',
    fewestMoves: 'Minst antal drag',
    bestTime: 'Bästa tid',
    medianTime: 'Mediantid',
    note: 'Varje giv räknas en gång, när den är vunnen eller har lämnats efter ett drag. En vinst med hjälp räknas som spelad, inte som vunnen; den bryter ingen svit och förlänger den inte.',
    daily: 'Dagens patiens',
    dailyNow: 'Dagar i rad',
    dailyLongest: 'Flest dagar i rad',
    dailyToday: 'Dagens är vunnen',
    picture: 'Över tid',
    pictureNote: (n) => `Vunna utan hjälp, i procent av de senaste ${n} givarna.`,
    pictureLabel: (deals, rate) => `Bild av ${deals}; till sist ${rate}.`,
    deals: (n) => count(n, { one: '# giv', other: '# givar' }),
    history: 'Spelade givar',
    outcomes: { won: 'vunnen', helped: 'vunnen med hjälp', lost: 'förlorad' },
    replay: (number) => `Gå igenom ${number}`,
    replayGone: 'Dragen i den given är inte sparade.',
    replayed: 'Så gick det spelet; det som pågår väntar under ”Fortsätt”.',
    more: (n) => count(n, { one: 'Visa en till', other: 'Visa # till' }),
  },

  share: {
    title: 'Dela och hämta in',
    link: 'Länk till det här spelet',
    linkMoves: 'Med dragen hittills',
    linkNote: 'Den anger patiensen, dess regler och given, och behöver ingen server.',
    copy: 'Kopiera',
    copied: 'Kopierad',
    send: 'Skicka …',
    text: 'Ställningen som text',
    paste: 'Hämta in ett spel',
    pasteNote: 'En ställning som text, en länk, ett spel eller dragen i given på bordet: klistra in det här.',
    pasteAs: 'Läs som',
    lay: 'Lägg ut det',
    listRead: (moves, up, automatic) => {
      const read = count(moves, { one: '# drag läst.', other: '# drag lästa.' });
      if (up === 0) return read;
      const rule = automatic === 'horne' ? ' enligt Hornes regel' : '';
      const by = automatic === 'safe' ? ' som vid det här bordet' : rule;
      const cards = count(up, { one: '# kort går upp av sig självt', other: '# kort går upp av sig själva' });
      return `${read} ${cards}${by}.`;
    },
    wrong: (fault) => `Det går inte att lägga ut: ${fault}.`,
    empty: 'Det finns ännu inget att läsa.',
    all: 'Allt som är sparat här',
    allNote:
      'Pågående spel, resultat och deras drag, husregler, kort som håller på att läggas in och inställningarna, som en egen fil.',
    save: 'Spara till en fil',
    read: 'Läs från en fil',
    readDone: (what) => `Läst: ${what}. Inget som fanns här har gått förlorat.`,
    games: (n) => count(n, { one: '# pågående spel', other: '# pågående spel' }),
    house: (n) => count(n, { one: '# uppsättning husregler', other: '# uppsättningar husregler' }),
    damaged: (n) => count(n, { one: 'En post gick inte att läsa.', other: '# poster gick inte att läsa.' }),
    notOurs: 'Den filen innehåller inte det som sparas här.',
    failed: 'Det gick inte att skriva här.',
  },
};
