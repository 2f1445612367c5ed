import { Fault } from '../../assembly/abi';
import { cardSign, type Lang, numberWord, pileName } from './words';

export interface FaultValues {
  /** a line of the text, from 1 */
  readonly line?: number;
  /** the word at fault */
  readonly text?: string;
  readonly face?: number;
  readonly pile?: number;
  readonly count?: number;
  readonly limit?: number;
}

type Sentence = (values: Required<FaultValues>) => string;

const en = {
  [Fault.Rule]: ({ text }) => `the rule "${text}" is out of range, or does not fit the others`,
  [Fault.DealNumber]: ({ text }) => `deals are numbered from 1 to 2147483647, not ${text}`,
  [Fault.UnknownCard]: ({ face }) => `${cardSign(face)} of a second pack does not belong to this game`,
  [Fault.DoubleCard]: ({ face }) => `${cardSign(face)} lies in two places`,
  [Fault.MissingCard]: ({ face }) => `${cardSign(face)} is missing`,
  [Fault.NoSuchPile]: ({ pile }) => `this game has no ${pileName(pile, 'en')}`,
  [Fault.TooMany]: ({ pile }) => `too many cards lie on ${pileName(pile, 'en')}`,
  [Fault.Foundation]: ({ pile }) => `${pileName(pile, 'en')} does not go up from the ace in suit`,
  [Fault.FaceDown]: ({ pile }) => `${pileName(pile, 'en')}: no card can lie face down there`,
  [Fault.Pass]: ({ text }) => `there is no pass ${text} in this game`,
  'no-card': ({ line, text }) => `line ${line}: "${text}" is no card`,
  'no-heading': ({ line, text }) => `line ${line}: "${text}:" is no heading`,
  'heading-twice': ({ line, text }) => `line ${line}: "${text}:" for the second time`,
  'heading-not-here': ({ line, text }) => `line ${line}: "${text}:" has no meaning in this game`,
  'too-many-columns': ({ line, limit }) =>
    `line ${line}: this game has only ${numberWord(limit, 'one', 'en')} columns`,
  'too-many-cells': ({ line, limit }) =>
    `line ${line}: this game has only ${numberWord(limit, 'one', 'en')} ${limit === 1 ? 'cell' : 'cells'}`,
  'column-number': ({ line, text }) => `line ${line}: column ${text} cannot come here`,
  'not-empty': ({ line }) => `line ${line}: "-" is a column without cards, not a card`,
  'no-foundation': ({ line, text }) => `line ${line}: "${text}" is no foundation`,
  'foundation-twice': ({ line, text, limit }) =>
    `line ${line}: foundation "${text}" more than ${limit === 1 ? 'once' : 'twice'}`,
  'no-pass': ({ line, text, limit }) => `line ${line}: "${text}" is no pass from 1 to ${limit}`,
  'face-down-here': ({ line, text }) => `line ${line}: ${text} cannot lie face down there`,
  'too-many-of-card': ({ face, count, limit }) =>
    `${numberWord(count, 'one', 'en')} ${cardSign(face)}, but ${limit === 1 ? 'one pack has one' : 'two packs have two'}`,
  'no-move': ({ text }) => `"${text}" is no move`,
  'illegal-move': ({ text, count }) => `move ${count}, ${text}, is not legal`,
  'no-transcript': () => 'this is no game that can be read',
  'bad-field': ({ text }) => `in this game, ${text} cannot be right`,
} satisfies Record<Exclude<Fault, Fault.None>, Sentence> & Record<string, Sentence>;

/**
 * Every code that text, a setup, a record or a number at fault can have: the core's, and the notation's, which
 * `core/notationFault.ts` explains. One that had no sentence would not compile in `game/faults.ts`.
 */
export type FaultCode = keyof typeof en;

const da: Record<FaultCode, Sentence> = {
  [Fault.Rule]: ({ text }) => `reglen "${text}" er uden for sit område eller passer ikke til de andre`,
  [Fault.DealNumber]: ({ text }) => `udlægninger har numre fra 1 til 2147483647, ikke ${text}`,
  [Fault.UnknownCard]: ({ face }) => `${cardSign(face)} fra et andet spil kort hører ikke til denne kabale`,
  [Fault.DoubleCard]: ({ face }) => `${cardSign(face)} ligger to steder`,
  [Fault.MissingCard]: ({ face }) => `${cardSign(face)} mangler`,
  [Fault.NoSuchPile]: ({ pile }) => `kabalen har ikke ${pileName(pile, 'da')}`,
  [Fault.TooMany]: ({ pile }) => `for mange kort: ${pileName(pile, 'da')}`,
  [Fault.Foundation]: ({ pile }) => `${pileName(pile, 'da')} går ikke op fra esset i kulør`,
  [Fault.FaceDown]: ({ pile }) => `${pileName(pile, 'da')}: intet kort kan ligge med billedsiden nedad dér`,
  [Fault.Pass]: ({ text }) => `kabalen har ingen omgang ${text}`,
  'no-card': ({ line, text }) => `linje ${line}: "${text}" er ikke et kort`,
  'no-heading': ({ line, text }) => `linje ${line}: "${text}:" er ikke en overskrift`,
  'heading-twice': ({ line, text }) => `linje ${line}: "${text}:" for anden gang`,
  'heading-not-here': ({ line, text }) => `linje ${line}: "${text}:" har ingen mening i denne kabale`,
  'too-many-columns': ({ line, limit }) =>
    `linje ${line}: kabalen har kun ${numberWord(limit, 'én', 'da')} kolonner`,
  'too-many-cells': ({ line, limit }) =>
    `linje ${line}: kabalen har kun ${numberWord(limit, 'én', 'da')} ${limit === 1 ? 'celle' : 'celler'}`,
  'column-number': ({ line, text }) => `linje ${line}: kolonne ${text} kan ikke komme her`,
  'not-empty': ({ line }) => `linje ${line}: "-" er en kolonne uden kort, ikke et kort`,
  'no-foundation': ({ line, text }) => `linje ${line}: "${text}" er ikke et fundament`,
  'foundation-twice': ({ line, text, limit }) =>
    `linje ${line}: fundamentet "${text}" mere end ${limit === 1 ? 'én gang' : 'to gange'}`,
  'no-pass': ({ line, text, limit }) => `linje ${line}: "${text}" er ikke en omgang fra 1 til ${limit}`,
  'face-down-here': ({ line, text }) => `linje ${line}: ${text} kan ikke ligge med billedsiden nedad dér`,
  'too-many-of-card': ({ face, count, limit }) =>
    `${numberWord(count, 'én', 'da')} ${cardSign(face)}, men ${limit === 1 ? 'ét spil kort har én' : 'to spil kort har to'}`,
  'no-move': ({ text }) => `"${text}" er ikke et træk`,
  'illegal-move': ({ text, count }) => `træk ${count}, ${text}, er ikke lovligt`,
  'no-transcript': () => 'dette er ikke et spil, der kan læses',
  'bad-field': ({ text }) => `i dette spil kan ${text} ikke være rigtigt`,
};

const sv: Record<FaultCode, Sentence> = {
  [Fault.Rule]: ({ text }) =>
    `regeln "${text}" ligger utanför sina gränser eller passar inte ihop med de andra`,
  [Fault.DealNumber]: ({ text }) => `givarna har nummer från 1 till 2147483647, inte ${text}`,
  [Fault.UnknownCard]: ({ face }) => `${cardSign(face)} ur en andra kortlek hör inte till den här patiensen`,
  [Fault.DoubleCard]: ({ face }) => `${cardSign(face)} ligger på två ställen`,
  [Fault.MissingCard]: ({ face }) => `${cardSign(face)} saknas`,
  [Fault.NoSuchPile]: ({ pile }) => `patiensen har inte ${pileName(pile, 'sv')}`,
  [Fault.TooMany]: ({ pile }) => `för många kort: ${pileName(pile, 'sv')}`,
  [Fault.Foundation]: ({ pile }) => `${pileName(pile, 'sv')} går inte upp från esset i färgen`,
  [Fault.FaceDown]: ({ pile }) => `${pileName(pile, 'sv')}: där kan inget kort ligga med bildsidan ner`,
  [Fault.Pass]: ({ text }) => `patiensen har ingen genomgång ${text}`,
  'no-card': ({ line, text }) => `rad ${line}: "${text}" är inget kort`,
  'no-heading': ({ line, text }) => `rad ${line}: "${text}:" är ingen rubrik`,
  'heading-twice': ({ line, text }) => `rad ${line}: "${text}:" för andra gången`,
  'heading-not-here': ({ line, text }) => `rad ${line}: "${text}:" betyder inget i den här patiensen`,
  'too-many-columns': ({ line, limit }) =>
    `rad ${line}: patiensen har bara ${numberWord(limit, 'en', 'sv')} kolumner`,
  'too-many-cells': ({ line, limit }) =>
    `rad ${line}: patiensen har bara ${numberWord(limit, 'en', 'sv')} ${limit === 1 ? 'cell' : 'celler'}`,
  'column-number': ({ line, text }) => `rad ${line}: kolumn ${text} kan inte komma här`,
  'not-empty': ({ line }) => `rad ${line}: "-" är en kolumn utan kort, inte ett kort`,
  'no-foundation': ({ line, text }) => `rad ${line}: "${text}" är ingen grundhög`,
  'foundation-twice': ({ line, text, limit }) =>
    `rad ${line}: grundhögen "${text}" mer än ${limit === 1 ? 'en gång' : 'två gånger'}`,
  'no-pass': ({ line, text, limit }) => `rad ${line}: "${text}" är ingen genomgång från 1 till ${limit}`,
  'face-down-here': ({ line, text }) => `rad ${line}: ${text} kan inte ligga med bildsidan ner där`,
  'too-many-of-card': ({ face, count, limit }) =>
    `${numberWord(count, 'en', 'sv')} ${cardSign(face)}, men ${limit === 1 ? 'en kortlek har en' : 'två lekar har två'}`,
  'no-move': ({ text }) => `"${text}" är inget drag`,
  'illegal-move': ({ text, count }) => `drag ${count}, ${text}, är inte tillåtet`,
  'no-transcript': () => 'det här är inget spel som går att läsa',
  'bad-field': ({ text }) => `i det här spelet kan ${text} inte stämma`,
};

export const faults = { en, da, sv } satisfies Record<Lang, Record<FaultCode, Sentence>>;

/** What is wrong with a text, a record or a number: a sentence without capital and full stop, to stand after a colon. */
export function faultSentence(code: FaultCode, values: FaultValues, lang: Lang): string {
  return faults[lang][code]({ line: 0, text: '', face: 0, pile: 0, count: 0, limit: 0, ...values });
}
