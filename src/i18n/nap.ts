// The trick game's texts: a catalogue of their own, so that players of patience do not load them.
import { NapRefusal } from '../../assembly/abi';
import { napDa } from './da/nap';
import { napEn } from './en/nap';
import type { Lang } from './lang';
import { napSv } from './sv/nap';
import { suitName } from './words';

/** What English has, each language must have. */
export type NapTexts = typeof napEn;

const catalogues: Record<Lang, NapTexts> = { en: napEn, da: napDa, sv: napSv };

/** The trick game's texts in a language. */
export function napTexts(lang: Lang): NapTexts {
  return catalogues[lang];
}

/** The calls in the order of their numbers. */
const calls = ['pass', 'two', 'three', 'misere', 'four', 'nap', 'wellington', 'blucher'] as const;

/** A bid within a sentence, by NapCall's number. */
export function bidName(call: number, lang: Lang): string {
  const name = calls[call] ?? 'pass';
  return name === 'pass' ? '' : catalogues[lang].bids[name];
}

type Words = Exclude<
  {
    [K in keyof NapTexts['refusals']]: NapTexts['refusals'][K] extends string ? K : never;
  }[keyof NapTexts['refusals']],
  'phase' | 'dealerMust' | 'notHeld'
>;

/** Why a call or a card was refused, in a sentence; `call` is the one that was tried. */
export function napRefusal(
  lang: Lang,
  { reason, detail }: { readonly reason: number | Words; readonly detail: number },
  call?: (typeof calls)[number],
): string {
  const { refusals, calls: names } = catalogues[lang];
  if (typeof reason === 'string') return refusals[reason];
  const tried = call ? names[call] : '';
  const other = names[calls[detail] ?? 'pass'];
  switch (reason) {
    case NapRefusal.Off:
    case NapRefusal.NoSuchCall:
      return refusals.off(tried);
    case NapRefusal.NotAbove:
      return refusals.notAbove(other);
    case NapRefusal.Only:
      return refusals.only(tried, other);
    case NapRefusal.DealerMust:
      return refusals.dealerMust;
    case NapRefusal.NotHeld:
      return refusals.notHeld;
    case NapRefusal.Follow:
      return refusals.follow(suitName(detail, lang));
    default:
      return refusals.phase;
  }
}
