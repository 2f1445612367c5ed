// What is wrong with a text, a record or a number, in Danish.
import { Fault } from '../../../assembly/abi';
import type { faultsEn } from '../en/faults';

export const faultsDa: typeof faultsEn = {
  [Fault.Rule]: 'reglen "{text}" er uden for sit område eller passer ikke til de andre',
  [Fault.DealNumber]: 'udlægninger har numre fra 1 til 2147483647, ikke {text}',
  [Fault.UnknownCard]: '{card} fra et andet spil kort hører ikke til denne kabale',
  [Fault.DoubleCard]: '{card} ligger to steder',
  [Fault.MissingCard]: '{card} mangler',
  [Fault.NoSuchPile]: 'kabalen har ikke {pile}',
  [Fault.TooMany]: 'for mange kort: {pile}',
  [Fault.Foundation]: '{pile} bygges ikke op fra esset i samme kulør',
  [Fault.FaceDown]: '{pile}: intet kort kan ligge med billedsiden nedad dér',
  [Fault.Pass]: 'kabalen har ingen omgang {text}',
  'no-card': 'linje {line}: "{text}" er ikke et kort',
  'no-heading': 'linje {line}: "{text}:" er ikke en overskrift',
  'heading-twice': 'linje {line}: "{text}:" for anden gang',
  'heading-not-here': 'linje {line}: "{text}:" betyder ikke noget i denne kabale',
  'too-many-columns': 'linje {line}: kabalen har kun {limitWord} kolonner',
  'too-many-cells': {
    one: 'linje {line}: kabalen har kun {limitWord} celle',
    other: 'linje {line}: kabalen har kun {limitWord} celler',
  },
  'column-number': 'linje {line}: kolonne {text} kan ikke komme her',
  'not-empty': 'linje {line}: "-" er en kolonne uden kort, ikke et kort',
  'no-foundation': 'linje {line}: "{text}" er ikke et fundament',
  'foundation-twice': {
    one: 'linje {line}: fundamentet "{text}" mere end én gang',
    other: 'linje {line}: fundamentet "{text}" mere end to gange',
  },
  'no-pass': 'linje {line}: "{text}" er ikke en omgang fra 1 til {limit}',
  'face-down-here': 'linje {line}: {text} kan ikke ligge med billedsiden nedad dér',
  'one-line': 'linje {line}: {count} kort på én linje; skriv en linje for hver kolonne, eller for hver række',
  'in-rows':
    'linje {line}: det er rækker med {limitWord} kort; skriv en linje for hver kolonne, og bunken efter "Stock:"',
  'too-many-of-card': {
    one: '{countWord} {card}, men ét spil kort har én',
    other: '{countWord} {card}, men to spil kort har to',
  },
  'no-move': '"{text}" er ikke et træk',
  'illegal-move': 'træk {count}, {text}, er ikke lovligt',
  'no-transcript': 'dette er ikke et spil, der kan læses',
  'bad-field': 'i dette spil kan {text} ikke være rigtigt',
};
