// Why a call or a card is advised, in sentences.
import { RANKS } from '../../assembly/abi';
import { napReasonsDa } from './da/napReasons';
import { napReasonsEn } from './en/napReasons';
import { fill, plural } from './format';
import type { Lang } from './lang';
import { bidName } from './nap';
import type { NapReason, NapReasonCode, NapReasonTexts } from './napReasonValues';
import { napReasonsSv } from './sv/napReasons';
import { capital, cardName, numberWord, suitName } from './words';

export type { NapReason } from './napReasonValues';

const texts: Readonly<Record<Lang, NapReasonTexts>> = {
  en: napReasonsEn,
  da: napReasonsDa,
  sv: napReasonsSv,
};

type Value =
  | 'card'
  | 'high'
  | 'over'
  | 'suit'
  | 'call'
  | 'needs'
  | 'count'
  | 'sure'
  | 'below'
  | 'out'
  | 'higher';
/** A reason as any of them may be. */
type Named = { readonly code: NapReasonCode } & { readonly [V in Value]?: number } & {
  readonly [V in 'cards' | 'suits']?: readonly number[];
};

/** A reason as a whole sentence. */
export function napReasonText(lang: Lang, reason: NapReason): string {
  const { code, high, over, cards = [], suits = [], call = 0, needs = 0, ...named }: Named = reason;
  const card = named.card ?? high ?? over ?? 0;
  const suit = named.suit ?? Math.floor(card / RANKS);
  const n = named.count ?? named.sure ?? named.below ?? named.out ?? named.higher ?? 0;
  const list = new Intl.ListFormat(lang, { type: 'conjunction' });
  return fill(plural(texts[lang][code], n, lang), {
    n: numberWord(n, lang),
    N: capital(numberWord(n, lang)),
    needs: numberWord(needs, lang),
    card: cardName(card, lang),
    suit: suitName(suit, lang),
    cards: list.format(cards.map((one) => cardName(one, lang))),
    suits: list.format(suits.map((one) => suitName(one, lang))),
    bid: bidName(call, lang),
  });
}

/** What the advice tells in fields of its own: proofs, and that there is no difference. */
const toldApart: readonly NapReasonCode[] = ['certain-made', 'certain-lost', 'all-same'];

/** The weightiest reasons as running text, `most` sentences; those that the advice tells apart are left out. */
export function napReasonsText(lang: Lang, reasons: readonly NapReason[], most = 2): string {
  const own = reasons.filter(({ code }) => !toldApart.includes(code));
  return own
    .slice(0, most)
    .map((reason) => napReasonText(lang, reason))
    .join(' ');
}
