// What is played for at the trick game, in Danish.
import type { napMatchEn } from '../en/napMatch';
import { counter } from '../format';

const count = counter('da');

export const napMatchDa: typeof napMatchEn = {
  match: {
    won: (name) => `${name} vinder partiet`,
    youWon: 'Du vinder partiet',
    shared: (names) => `${names} deler sejren`,
    after: (deals) => count(deals, { one: 'efter # giv', other: 'efter # givninger' }),
    toDeals: (n) => count(n, { one: 'et parti på # giv', other: 'et parti på # givninger' }),
    toChips: (n) => count(n, { one: 'et parti til # jeton', other: 'et parti til # jetoner' }),
    standing: 'Slutstilling',
    place: 'Plads',
    chips: 'Jetoner',
    bids: 'Klaret',
    ofBids: (made, bids) => `${made} af ${bids}`,
    course: (deals) => `Billede af alles jetoner over ${deals}.`,
    close: 'Se på bordet',
  },

  challenge: {
    title: 'Et resultat at slå',
    intro: (chips) => `Den, der åbner linket, får netop disse kort på din plads og dine ${chips} at slå.`,
    name: 'Dit navn, hvis du vil',
    none: 'Linket får dit resultat med, når given er spillet til ende.',
    several: 'Et resultat kan sendes fra et bord med ét menneske.',
    link: 'Linket',
    copy: 'Kopiér',
    copied: 'Kopieret',
    send: 'Send …',
    sender: 'afsenderen',
    toBeat: (name, chips) => `At slå: ${chips} af ${name}`,
    results: 'De samme kort',
    computers: 'En computer, stærk',
    computersNote: 'På din plads, med de andre, som de sidder.',
    working: 'En computer spiller de samme kort …',
    failed: 'Det kunne ikke regnes ud, hvad en computer får ud af det.',
    beaten: (name) => `Du har slået ${name}`,
    equal: (name) => `Lige så meget som ${name}`,
    notBeaten: (name) => `${name} fører stadig`,
  },

  replay: {
    at: (at, length) => `${at} af ${length}`,
    first: 'Til begyndelsen',
    back: 'Et trin tilbage',
    next: 'Et trin frem',
    last: 'Til slutningen',
    leave: 'Læg gennemspillet væk',
    dealt: (name) => `${name} gav. Alle hænder ligger åbne.`,
    took: (name) => `${name} tog stikket.`,
    tookYou: 'Du tog stikket.',
    odds: 'Efter hvad spilleren vidste da',
    made: (share) => `klares ${share}`,
    beaten: (share) => `væltes ${share}`,
    working: 'Bliver stadig regnet ud …',
    claimed: 'Resten blev krævet.',
    on: 'Spil videre',
    onCalls: 'Spil videre fra meldingerne',
    onTrick: (n) => `Spil videre fra ${n}. stik`,
    mistake: 'Til det næste, der kostede jetoner',
    open: (what) => `${what}: vis det på bordet`,
  },
};
