// Why a call or a card is advised, in sentences.
import { napReasonsDa } from './da/napReasons';
import { napReasonsEn } from './en/napReasons';
import type { Lang } from './lang';
import type { NapReason, NapReasonCode, ReasonTexts } from './napReasonValues';
import { napReasonsSv } from './sv/napReasons';

export type { NapReason } from './napReasonValues';

const texts: Record<Lang, ReasonTexts> = { en: napReasonsEn, da: napReasonsDa, sv: napReasonsSv };

/** A reason as a whole sentence. */
export function napReasonText(lang: Lang, reason: NapReason): string {
  // The table has for each code a function of that code's own values.
  const say = texts[lang][reason.code] as (values: NapReason) => string;
  return say(reason);
}

/** What the counsel tells in fields of its own: proofs, and that there is no difference. */
const toldApart: readonly NapReasonCode[] = ['certain-made', 'certain-lost', 'all-same'];

/** The weightiest reasons as running text, `most` sentences; those that the counsel tells apart are left out. */
export function napReasonsText(lang: Lang, reasons: readonly NapReason[], most = 2): string {
  const own = reasons.filter(({ code }) => !toldApart.includes(code));
  return own
    .slice(0, most)
    .map((reason) => napReasonText(lang, reason))
    .join(' ');
}
