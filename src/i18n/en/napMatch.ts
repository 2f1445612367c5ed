// What is played for at the trick game, in English: matches with an end, results to be beaten, deals gone through.
import { counter } from '../format';

const count = counter('en');

export const napMatchEn = {
  /** the end of a match */
  match: {
    won: (name: string) => `${name} wins the match`,
    youWon: 'You win the match',
    shared: (names: string) => `${names} share the match`,
    after: (deals: number) => count(deals, { one: 'after # deal', other: 'after # deals' }),
    toDeals: (n: number) => count(n, { one: 'a match of # deal', other: 'a match of # deals' }),
    toChips: (n: number) => count(n, { one: 'a match to # chip', other: 'a match to # chips' }),
    standing: 'Final standing',
    place: 'Place',
    chips: 'Chips',
    bids: 'Bids made',
    ofBids: (made: number, bids: number) => `${made} of ${bids}`,
    course: (deals: string) => `Picture of everybody’s chips over ${deals}.`,
    close: 'Look at the table',
  },

  /** a deal as a link, with a result to be beaten */
  challenge: {
    title: 'A result to beat',
    intro: (chips: string) =>
      `Whoever opens the link gets these very cards in your chair, and your ${chips} to beat.`,
    name: 'Your name, if you like',
    none: 'The link carries your result once the deal has been played to its end.',
    several: 'A result can be sent from a table with one person.',
    link: 'The link',
    copy: 'Copy',
    copied: 'Copied',
    send: 'Send…',
    sender: 'the sender',
    toBeat: (name: string, chips: string) => `To beat: ${chips}, by ${name}`,
    results: 'The same cards',
    computers: 'A computer, hard',
    computersNote: 'In your chair, with the others as they sit there.',
    working: 'A computer plays the same cards…',
    failed: 'What a computer makes of it could not be worked out.',
    beaten: (name: string) => `You have beaten ${name}`,
    equal: (name: string) => `As much as ${name}`,
    notBeaten: (name: string) => `${name} keeps the lead`,
  },

  /** a finished deal, gone through on the table */
  replay: {
    at: (at: string, length: string) => `${at} of ${length}`,
    first: 'To the beginning',
    back: 'One step back',
    next: 'One step on',
    last: 'To the end',
    leave: 'Put the replay away',
    dealt: (name: string) => `${name} dealt. All hands lie open.`,
    took: (name: string) => `${name} took the trick.`,
    tookYou: 'You took the trick.',
    odds: 'By what the seat knew then',
    made: (share: string) => `made ${share}`,
    beaten: (share: string) => `beaten ${share}`,
    working: 'Still being worked out…',
    claimed: 'The rest was claimed.',
    on: 'Play on',
    onCalls: 'Play on from the bidding',
    onTrick: (n: number) => `Play on from trick ${n}`,
    mistake: 'To the next one that cost chips',
    open: (what: string) => `${what}: show it on the table`,
  },
};
