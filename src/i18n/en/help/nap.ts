// The trick game's page, in English.
import type { Section } from '../../help/shape';

export const napEn: readonly Section[] = [
  {
    id: 'rules',
    title: 'How it is played',
    body: [
      'Three to six players, one pack of fifty-two cards, the ace high. Each gets five cards; the rest lie aside unseen. In every deal one player, the declarer, plays against all the others.',
      '*Bidding.* Once round the table, from the dealer’s left: each passes or bids how many tricks he will take, and each bid must beat the last. Nobody speaks twice.',
      { made: 'nap-bids' },
      '*Trumps.* The declarer leads, and the suit of his first card is trumps. There is no other way of naming them. In misère there are none.',
      '*Play.* Follow suit if you can; otherwise play anything. You need neither trump nor win. The highest trump takes the trick, or else the highest card of the suit led; whoever takes it leads next. The others play together against the declarer, without a word.',
      '*Paying.* If the bid is made, each of the others pays the declarer; if not, he pays each of them. Four players, a bid of three: with three tricks he gains 9, with two he loses 9, three to each. Tricks beyond the bid are worth nothing, and a bid missed by three costs no more than one missed by a single trick. The hand ends as soon as it is decided. The deal passes to the left.',
    ],
  },
  { id: 'example', title: 'A deal told card by card', body: [{ made: 'nap-example' }] },
  {
    id: 'strategy',
    title: 'Playing well',
    body: [
      {
        list: [
          '*Count trumps before tricks.* Three good trumps are mostly enough for a bid of three at a small table. The table below says how often: with four players, three trumps to the king just pay; with five it takes an ace or king and jack, with six ace and jack.',
          '*Lead your longest suit*, since leading it makes it trumps, and lead it from the top: high trumps draw the others’ while they still have to follow.',
          '*Keep a small trump for the end* once theirs are gone: then it is worth a trick like an ace.',
          '*A side ace* is nearly a trick of its own. A side king is better than it looks: with four players thirty-two cards lie aside, and often the ace among them.',
          '*Nap pays 10 and costs 5.* No other bid is so kind to the bold: one that comes in more than once in three pays in the long run.',
          '*Against the declarer*, take a trick cheaply when he cannot, do not beat a colleague who is winning, and keep an ace for the suit he has to lead.',
          '*In misère* high single cards are the danger, not high cards as such: what you can throw away on another suit does no harm.',
          '*The last to speak* after three passes need not be brave: if he passes too, nobody pays.',
        ],
      },
      { made: 'nap-odds' },
    ],
  },
  {
    id: 'tables',
    title: 'Where tables differ',
    body: [
      'Agree on these before you begin. The first of each is what we play unless you choose otherwise.',
      {
        list: [
          '*All pass:* the next dealer deals anew · the dealer must make the lowest bid.',
          '*Lowest bid:* two · three.',
          '*Misère:* without trumps, 3 won and 3 lost · not played · with trumps, the suit of the first card. Lost, it may cost 6.',
          '*Wellington,* only over a nap: 20 and 10 · not played, and then no Blücher either.',
          '*Blücher,* only over a Wellington: 30 and 15 · other stakes, as the table agrees · not played.',
          '*The hand ends* as soon as the bid is made or can no longer be made · all five tricks are played.',
          '*Pack:* all fifty-two cards · stripped of the low ones, 24 cards for three, 28 for four and 32 for five. Six need the whole pack.',
        ],
      },
      'Elsewhere one also meets a joker, a blind card to be bought, a pool, and stakes doubled after a round of passes. They are not played here.',
    ],
  },
  {
    id: 'mistakes',
    title: 'Common misunderstandings',
    body: [
      {
        ask: '“The declarer names trumps.”',
        answer: 'He leads them. Until his first card lies on the table nobody knows the suit for certain.',
      },
      { ask: '“If you cannot follow, you must trump.”', answer: 'No: play whatever you like.' },
      {
        ask: '“Misère is the lowest bid.”',
        answer: 'It ranks between three and four: it beats three and is beaten by four.',
      },
      {
        ask: '“A lost nap costs as much as it wins.”',
        answer:
          'Won it brings 10 from each, lost it costs 5 to each. It is the one bid, with those built on it, that is not even.',
      },
      {
        ask: '“Extra tricks are worth something.”',
        answer: 'Nothing at all. Two bid and four taken pays two.',
      },
      {
        ask: '“The computer players see my cards.”',
        answer:
          'They cannot: each is given only what its own seat may see, by the same door as yours, and each of their plays passes the same judge as yours. After the deal all hands lie open, and its number, by which anybody can deal it again.',
      },
      {
        ask: '“‘Could be made’ and ‘made’ are the same.”',
        answer:
          'A hint tells both: how often the bid could be made with all cards open, and how often it is made with hands hidden, when nobody sees the others’. In misère they are far apart.',
      },
    ],
  },
  {
    id: 'history',
    title: 'The name',
    body: [
      'Nap is short for Napoleon, and the bids go on from there: above a nap, all five tricks, stand Wellington and then Blücher, the two commanders who beat him at Waterloo in 1815.',
      'The English rule books of Hoffmann and Peel describe the game, and so does the Encyclopædia Britannica of 1911, with the stakes of nap, Wellington and Blücher that we use. That the emperor played it nobody claims in what we have read; as with [the patiences](legend), the name came later than the man. In English, to *go nap* has come to mean to stake everything.',
    ],
  },
  {
    id: 'names',
    title: 'In other collections',
    body: [
      'Also *Napoleon*. A Japanese game of that name, with a secret ally, is another one. Pool Nap, Peep Nap and Sir Garnet are relations with a pool or with cards to be bought.',
    ],
  },
];
