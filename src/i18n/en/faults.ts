// What is wrong with a text, a record or a number, in English: to stand after a colon. `one` and `other` are for a limit.
import { Fault } from '../../../assembly/abi';
import type { Phrase } from '../format';

const texts = {
  [Fault.Rule]: 'the rule "{text}" is out of range, or does not fit the others',
  [Fault.DealNumber]: 'deals are numbered from 1 to 2147483647, not {text}',
  [Fault.UnknownCard]: '{card} of a second pack does not belong to this game',
  [Fault.DoubleCard]: '{card} lies in two places',
  [Fault.MissingCard]: '{card} is missing',
  [Fault.NoSuchPile]: 'this game has no {pile}',
  [Fault.TooMany]: 'too many cards lie on {pile}',
  [Fault.Foundation]: '{pile} does not go up from the ace in suit',
  [Fault.FaceDown]: '{pile}: no card can lie face down there',
  [Fault.Pass]: 'there is no pass {text} in this game',
  'no-card': 'line {line}: "{text}" is no card',
  'no-heading': 'line {line}: "{text}:" is no heading',
  'heading-twice': 'line {line}: "{text}:" for the second time',
  'heading-not-here': 'line {line}: "{text}:" has no meaning in this game',
  'too-many-columns': 'line {line}: this game has only {limitWord} columns',
  'too-many-cells': {
    one: 'line {line}: this game has only {limitWord} cell',
    other: 'line {line}: this game has only {limitWord} cells',
  },
  'column-number': 'line {line}: column {text} cannot come here',
  'not-empty': 'line {line}: "-" is a column without cards, not a card',
  'no-foundation': 'line {line}: "{text}" is no foundation',
  'foundation-twice': {
    one: 'line {line}: foundation "{text}" more than once',
    other: 'line {line}: foundation "{text}" more than twice',
  },
  'no-pass': 'line {line}: "{text}" is no pass from 1 to {limit}',
  'face-down-here': 'line {line}: {text} cannot lie face down there',
  'one-line': 'line {line}: {count} cards on one line; write a line for each column, or for each row',
  'in-rows':
    'line {line}: these are rows of {limitWord} cards; write a line for each column, and the stock after "Stock:"',
  'too-many-of-card': {
    one: '{countWord} {card}, but one pack has one',
    other: '{countWord} {card}, but two packs have two',
  },
  'no-move': '"{text}" is no move',
  'illegal-move': 'move {count}, {text}, is not legal',
  'no-transcript': 'this is no game that can be read',
  'bad-field': 'in this game, {text} cannot be right',
} satisfies Record<Exclude<Fault, Fault.None>, Phrase> & Record<string, Phrase>;

/**
 * Every code that text, a setup, a record or a number at fault can have: the core's, and the notation's, which
 * `patience/core/notationFault.ts` explains.
 */
export type FaultCode = keyof typeof texts;

export const faultsEn: Readonly<Record<FaultCode, Phrase>> = texts;
