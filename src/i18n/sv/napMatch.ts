// What is played for at the trick game, in Swedish.
import type { napMatchEn } from '../en/napMatch';
import { counter } from '../format';

const count = counter('sv');

export const napMatchSv: typeof napMatchEn = {
  match: {
    won: (name) => `${name} vinner partiet`,
    youWon: 'Du vinner partiet',
    shared: (names) => `${names} delar segern`,
    after: (deals) => count(deals, { one: 'efter # giv', other: 'efter # givar' }),
    toDeals: (n) => count(n, { one: 'ett parti på # giv', other: 'ett parti på # givar' }),
    toChips: (n) => count(n, { one: 'ett parti till # mark', other: 'ett parti till # marker' }),
    standing: 'Slutställning',
    place: 'Plats',
    chips: 'Marker',
    bids: 'Bud hem',
    ofBids: (made, bids) => `${made} av ${bids}`,
    course: (deals) => `Bild av allas marker över ${deals}.`,
    close: 'Se på bordet',
  },

  challenge: {
    title: 'Ett resultat att slå',
    intro: (chips) => `Den som öppnar länken får just de här korten på din plats, och dina ${chips} att slå.`,
    name: 'Ditt namn, om du vill',
    none: 'Länken får med ditt resultat när given har spelats till slut.',
    several: 'Ett resultat kan skickas från ett bord med en enda människa.',
    link: 'Länken',
    copy: 'Kopiera',
    copied: 'Kopierad',
    send: 'Skicka …',
    sender: 'avsändaren',
    toBeat: (name, chips) => `Att slå: ${chips} av ${name}`,
    results: 'Samma kort',
    computers: 'En dator, stark',
    computersNote: 'På din plats, med de andra som de sitter.',
    working: 'En dator spelar samma kort …',
    failed: 'Det gick inte att räkna ut vad en dator får ut av det.',
    beaten: (name) => `Du har slagit ${name}`,
    equal: (name) => `Lika mycket som ${name}`,
    notBeaten: (name) => `${name} leder fortfarande`,
  },

  replay: {
    at: (at, length) => `${at} av ${length}`,
    first: 'Till början',
    back: 'Ett steg bakåt',
    next: 'Ett steg framåt',
    last: 'Till slutet',
    leave: 'Lägg undan genomspelningen',
    dealt: (name) => `${name} gav. Alla händer ligger öppna.`,
    took: (name) => `${name} tog sticket.`,
    tookYou: 'Du tog sticket.',
    odds: 'Efter vad spelaren visste då',
    made: (share) => `går hem ${share}`,
    beaten: (share) => `går bet ${share}`,
    working: 'Räknas fortfarande ut …',
    claimed: 'Resten krävdes.',
    on: 'Spela vidare',
    onCalls: 'Spela vidare från budgivningen',
    onTrick: (n) => `Spela vidare från stick ${n}`,
    mistake: 'Till nästa som kostade marker',
    open: (what) => `${what}: visa det på bordet`,
  },
};
