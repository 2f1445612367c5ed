// Varför ett bud eller ett kort rekommenderas: på svenska.
import type { ReasonTexts } from '../napReasonValues';
import { capital, cardName, numberWord, suitName } from '../words';

const list = new Intl.ListFormat('sv', { type: 'conjunction' });
const card = (id: number): string => cardName(id, 'sv');
const suitOf = (id: number): string => suitName(Math.floor(id / 13), 'sv');
const suit = (number: number): string => suitName(number, 'sv');
const neuter = (n: number): string => (n === 0 ? 'inget' : numberWord(n, 'sv', 'ett'));
const common = (n: number): string => (n === 0 ? 'ingen' : numberWord(n, 'sv'));

/** Buden inne i en mening. */
const calls = ['pass', 'två', 'tre', 'misère', 'fyra', 'nap', 'wellington', 'blücher'];

export const napReasonsSv: ReasonTexts = {
  trumps: ({ suit: of, count, high }) =>
    count === 1
      ? `Bara en trumf, ${card(high)}.`
      : `${capital(common(count))} ${suit(of)} som trumf med ${card(high)} som högsta.`,
  'sure-trumps': ({ suit: of, count }) =>
    count === 1
      ? `En säker trumf: inget osett kort i ${suit(of)} slår den.`
      : `${capital(common(count))} säkra trumf: inget osett kort i ${suit(of)} slår dem.`,
  'side-sure': ({ cards: sure }) => `Dessutom ${list.format(sure.map(card))}, som bara en trumf kan slå.`,
  'few-sure': ({ sure, needs }) =>
    sure === 0
      ? `Handen har inget säkert kort, och det lägsta budet kräver ${neuter(needs)} stick.`
      : `Högst ${neuter(sure)} ${sure === 1 ? 'säkert' : 'säkra'} kort, och det lägsta budet kräver ${neuter(needs)} stick.`,
  'no-bid-pays': ({ call }) => `Även det bästa budet, ${calls[call]}, ger i genomsnitt mindre än att passa.`,
  'must-bid': () => 'Alla andra har passat, och givaren måste bjuda.',
  'low-hand': ({ high }) => `Inget kort på handen är högre än ${card(high)}.`,
  'holds-lowest': ({ suits }) =>
    `Inget osett kort är lägre än handens lägsta i ${list.format(suits.map(suit))}.`,
  exposed: ({ card: id, below }) =>
    `Faran är ${card(id)}: ${neuter(below)} ${below === 1 ? 'osett' : 'osedda'} kort i ${suitOf(id)} är lägre.`,
  only: () => 'Det är det enda kort som får spelas.',
  'all-same': () => 'Alla kort som får spelas är lika bra.',
  'certain-made': () => 'Budet går säkert hem, hur korten än sitter.',
  'certain-lost': () => 'Budet går säkert bet, hur korten än sitter.',
  'names-trumps': ({ suit: of, count }) =>
    count === 1
      ? `Det gör ${suit(of)} till trumf, och handen har inga fler.`
      : `Det gör ${suit(of)} till trumf, och handen har ${common(count)}.`,
  'draws-trumps': ({ out }) =>
    `Det drar ut trumf: ${common(out)} ${out === 1 ? 'är ännu osedd' : 'är ännu osedda'}.`,
  'sure-trick': () => 'Det tar sticket, vad som än spelas.',
  'highest-left': ({ card: id }) => `Inget högre kort finns kvar i ${suitOf(id)}; bara en trumf kan slå det.`,
  beats: ({ over }) => `Det slår ${card(over)}; andra ska ännu spela.`,
  'trumps-in': ({ suit: of }) => `Det trumfar, för handen har ingen ${suit(of)}.`,
  'cannot-beat': ({ over }) => `Inget kort som får spelas slår ${card(over)}.`,
  lowest: ({ card: id }) => `Det är handens lägsta kort i ${suitOf(id)}.`,
  'from-shortest': ({ suit: of }) => `Det kastas från den kortaste sidofärgen, ${suit(of)}.`,
  keeps: ({ card: id }) => `Det sparar ${card(id)} till senare.`,
  ours: ({ card: id }) => `Spelföraren har redan förlorat sticket: ${card(id)} är högst.`,
  'bidder-free': ({ card: id }) => `Spelföraren går fri i det här sticket: ${card(id)} är högst.`,
  'bidder-to-come': () => 'Spelföraren ska ännu spela.',
  'bidder-void': ({ suit: of }) => `Spelföraren har visat att han saknar ${suit(of)}.`,
  'stays-under': ({ over }) => `Det håller sig under ${card(over)}.`,
  'leads-under': ({ higher }) =>
    `${capital(neuter(higher))} ${higher === 1 ? 'osett' : 'osedda'} kort i färgen är högre.`,
  'leaves-bidder': ({ over }) => `Det lämnar sticket till spelförarens ${card(over)}.`,
  'throws-high': ({ card: id }) => `Det gör av med ${card(id)}, det högsta som får spelas.`,
};
