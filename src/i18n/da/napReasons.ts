// Hvorfor en melding eller et kort anbefales: på dansk.
import type { ReasonTexts } from '../napReasonValues';
import { capital, cardName, numberWord, suitName } from '../words';

const list = new Intl.ListFormat('da', { type: 'conjunction' });
const card = (id: number): string => cardName(id, 'da');
const suitOf = (id: number): string => suitName(Math.floor(id / 13), 'da');
const suit = (number: number): string => suitName(number, 'da');
const neuter = (n: number): string => (n === 0 ? 'intet' : numberWord(n, 'da', 'ét'));
const common = (n: number): string => (n === 0 ? 'ingen' : numberWord(n, 'da'));

/** Meldingerne inde i en sætning. */
const calls = ['pas', 'to', 'tre', 'misère', 'fire', 'nap', 'wellington', 'blücher'];

export const napReasonsDa: ReasonTexts = {
  trumps: ({ suit: of, count, high }) =>
    count === 1
      ? `Kun én trumf, ${card(high)}.`
      : `${capital(neuter(count))} ${suit(of)} som trumf med ${card(high)} som højeste.`,
  'sure-trumps': ({ suit: of, count }) =>
    count === 1
      ? `Én sikker trumf: intet uset kort i ${suit(of)} slår den.`
      : `${capital(common(count))} sikre trumfer: intet uset kort i ${suit(of)} slår dem.`,
  'side-sure': ({ cards: sure }) => `Desuden ${list.format(sure.map(card))}, som kun en trumf kan slå.`,
  'few-sure': ({ sure, needs }) =>
    sure === 0
      ? `Hånden har intet sikkert kort, og den laveste melding kræver ${neuter(needs)} stik.`
      : `Højst ${neuter(sure)} ${sure === 1 ? 'sikkert' : 'sikre'} kort, og den laveste melding kræver ${neuter(needs)} stik.`,
  'no-bid-pays': ({ call }) =>
    `Selv den bedste melding, ${calls[call]}, giver i gennemsnit mindre end at passe.`,
  'must-bid': () => 'Alle andre har passet, og giveren skal melde.',
  'low-hand': ({ high }) => `Intet kort på hånden er højere end ${card(high)}.`,
  'holds-lowest': ({ suits }) =>
    `Intet uset kort er lavere end håndens laveste i ${list.format(suits.map(suit))}.`,
  exposed: ({ card: id, below }) =>
    `Faren er ${card(id)}: ${neuter(below)} ${below === 1 ? 'uset' : 'usete'} kort i ${suitOf(id)} er lavere.`,
  only: () => 'Det er det eneste kort, der må spilles.',
  'all-same': () => 'Alle kort, der må spilles, er lige gode.',
  'certain-made': () => 'Meldingen er vundet med sikkerhed, hvordan kortene end sidder.',
  'certain-lost': () => 'Meldingen er tabt med sikkerhed, hvordan kortene end sidder.',
  'names-trumps': ({ suit: of, count }) =>
    count === 1
      ? `Det gør ${suit(of)} til trumf, og hånden har ikke flere.`
      : `Det gør ${suit(of)} til trumf, og hånden har ${neuter(count)}.`,
  'draws-trumps': ({ out }) =>
    `Det trækker trumf ud: ${common(out)} ${out === 1 ? 'er endnu uset' : 'er endnu usete'}.`,
  'sure-trick': () => 'Det tager stikket, hvad der end bliver spillet.',
  'highest-left': ({ card: id }) => `Intet højere kort er tilbage i ${suitOf(id)}; kun en trumf kan slå det.`,
  beats: ({ over }) => `Det slår ${card(over)}; andre skal stadig spille.`,
  'trumps-in': ({ suit: of }) => `Det trumfer, for hånden har ingen ${suit(of)}.`,
  'cannot-beat': ({ over }) => `Intet kort, der må spilles, slår ${card(over)}.`,
  lowest: ({ card: id }) => `Det er håndens laveste kort i ${suitOf(id)}.`,
  'from-shortest': ({ suit: of }) => `Det kastes fra den korteste sidekulør, ${suit(of)}.`,
  keeps: ({ card: id }) => `Det gemmer ${card(id)} til senere.`,
  ours: ({ card: id }) => `Melderen har allerede tabt stikket: ${card(id)} er højest.`,
  'bidder-free': ({ card: id }) => `Melderen går fri i dette stik: ${card(id)} er højest.`,
  'bidder-to-come': () => 'Melderen skal stadig spille.',
  'bidder-void': ({ suit: of }) => `Melderen har vist, at han ingen ${suit(of)} har.`,
  'stays-under': ({ over }) => `Det bliver under ${card(over)}.`,
  'leads-under': ({ higher }) =>
    `${capital(neuter(higher))} ${higher === 1 ? 'uset' : 'usete'} kort i kuløren er højere.`,
  'leaves-bidder': ({ over }) => `Det lader melderens ${card(over)} få stikket.`,
  'throws-high': ({ card: id }) => `Det skaffer ${card(id)} af vejen, det højeste, der må spilles.`,
};
