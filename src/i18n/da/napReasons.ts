// Why a call or a card is advised, in Danish.
import type { NapReasonTexts } from '../napReasonValues';

export const napReasonsDa: NapReasonTexts = {
  trumps: { one: 'Kun én trumf, {card}.', other: '{N} {suit} som trumf med {card} som højeste.' },
  'sure-trumps': {
    one: 'Én sikker trumf: intet uset kort i {suit} slår den.',
    other: '{N} sikre trumfer: intet uset kort i {suit} slår dem.',
  },
  'side-sure': 'Desuden {cards}, som kun en trumf kan slå.',
  'few-sure': {
    zero: 'Hånden har intet sikkert kort, og den laveste melding kræver {needs} stik.',
    one: 'Højst ét sikkert kort, og den laveste melding kræver {needs} stik.',
    other: 'Højst {n} sikre kort, og den laveste melding kræver {needs} stik.',
  },
  'no-bid-pays': 'Selv den bedste melding, {bid}, giver i gennemsnit mindre end at passe.',
  'must-bid': 'Alle andre har passet, og giveren skal melde.',
  'low-hand': 'Intet kort på hånden er højere end {card}.',
  'holds-lowest': 'Intet uset kort er lavere end håndens laveste i {suits}.',
  exposed: {
    one: 'Faren er {card}: ét uset kort i {suit} er lavere.',
    other: 'Faren er {card}: {n} usete kort i {suit} er lavere.',
  },
  only: 'Det er det eneste kort, der må spilles.',
  'all-same': 'Alle kort, der må spilles, er lige gode.',
  'certain-made': 'Meldingen klares med sikkerhed, hvordan kortene end sidder.',
  'certain-lost': 'Meldingen tabes med sikkerhed, hvordan kortene end sidder.',
  'names-trumps': {
    one: 'Det gør {suit} til trumf, og hånden har ikke flere.',
    other: 'Det gør {suit} til trumf, og hånden har {n}.',
  },
  'draws-trumps': {
    one: 'Det trækker trumf ud: én er endnu uset.',
    other: 'Det trækker trumf ud: {n} er endnu usete.',
  },
  'sure-trick': 'Det tager stikket, hvad der end bliver spillet.',
  'highest-left': 'Intet højere kort er tilbage i {suit}; kun en trumf kan slå det.',
  beats: 'Det slår {card}; andre skal stadig spille.',
  'trumps-in': 'Det trumfer, for hånden har ingen {suit}.',
  'cannot-beat': 'Intet kort, der må spilles, slår {card}.',
  lowest: 'Det er håndens laveste kort i {suit}.',
  'from-shortest': 'Det kastes fra den korteste sidekulør, {suit}.',
  keeps: 'Det gemmer {card} til senere.',
  ours: 'Melderen har allerede tabt stikket: {card} er højest.',
  'bidder-free': 'Melderen går fri i dette stik: {card} er højest.',
  'bidder-to-come': 'Melderen skal stadig spille.',
  'bidder-void': 'Melderen har vist, at han ingen {suit} har.',
  'stays-under': 'Det bliver under {card}.',
  'leads-under': { one: 'Ét uset kort i kuløren er højere.', other: '{N} usete kort i kuløren er højere.' },
  'leaves-bidder': 'Det lader melderens {card} få stikket.',
  'throws-high': 'Det skaffer {card} af vejen, det højeste, der må spilles.',
};
