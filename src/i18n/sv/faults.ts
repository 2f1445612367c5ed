// What is wrong with a text, a record or a number, in Swedish.
import { Fault } from '../../../assembly/abi';
import type { faultsEn } from '../en/faults';

export const faultsSv: typeof faultsEn = {
  [Fault.Rule]: 'regeln "{text}" ligger utanför sina gränser eller passar inte ihop med de andra',
  [Fault.DealNumber]: 'givarna har nummer från 1 till 2147483647, inte {text}',
  [Fault.UnknownCard]: '{card} ur en andra kortlek hör inte till den här patiensen',
  [Fault.DoubleCard]: '{card} ligger på två ställen',
  [Fault.MissingCard]: '{card} saknas',
  [Fault.NoSuchPile]: 'patiensen har inte {pile}',
  [Fault.TooMany]: 'för många kort: {pile}',
  [Fault.Foundation]: '{pile} byggs inte upp från esset i samma färg',
  [Fault.FaceDown]: '{pile}: där kan inget kort ligga med bildsidan ner',
  [Fault.Pass]: 'patiensen har ingen genomgång {text}',
  'no-card': 'rad {line}: "{text}" är inget kort',
  'no-heading': 'rad {line}: "{text}:" är ingen rubrik',
  'heading-twice': 'rad {line}: "{text}:" för andra gången',
  'heading-not-here': 'rad {line}: "{text}:" betyder inget i den här patiensen',
  'too-many-columns': 'rad {line}: patiensen har bara {limitWord} kolumner',
  'too-many-cells': {
    one: 'rad {line}: patiensen har bara {limitWord} cell',
    other: 'rad {line}: patiensen har bara {limitWord} celler',
  },
  'column-number': 'rad {line}: kolumn {text} kan inte komma här',
  'not-empty': 'rad {line}: "-" är en kolumn utan kort, inte ett kort',
  'no-foundation': 'rad {line}: "{text}" är ingen grundhög',
  'foundation-twice': {
    one: 'rad {line}: grundhögen "{text}" mer än en gång',
    other: 'rad {line}: grundhögen "{text}" mer än två gånger',
  },
  'no-pass': 'rad {line}: "{text}" är ingen genomgång från 1 till {limit}',
  'face-down-here': 'rad {line}: {text} kan inte ligga med bildsidan ner där',
  'one-line':
    'rad {line}: {count} kort på en och samma rad; skriv en rad för varje kolumn, eller för varje rad kort',
  'in-rows':
    'rad {line}: det här är rader med {limitWord} kort; skriv en rad för varje kolumn, och talongen efter "Stock:"',
  'too-many-of-card': {
    one: '{countWord} {card}, men en kortlek har en',
    other: '{countWord} {card}, men två lekar har två',
  },
  'no-move': '"{text}" är inget drag',
  'illegal-move': 'drag {count}, {text}, är inte tillåtet',
  'no-transcript': 'det här är inget spel som går att läsa',
  'bad-field': 'i det här spelet kan {text} inte stämma',
};
