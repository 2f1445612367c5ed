// The texts of the page and of the patiences, by language.

import type { Texts } from './catalogue';
import { da } from './da/page';
import { en } from './en/page';
import type { Lang } from './lang';
import { withPlaces } from './places';
import { sv } from './sv/page';

export type { Texts } from './catalogue';
export { clockText, durationText } from './format';
export { isLang, type Lang, languages, pickLanguage } from './lang';
export { pileFrom, pileLabel, pileTo } from './names';
export { type ReasonCode, reasonText } from './reasons';
export { capital, cardName, cardSign } from './words';

const catalogues: Record<Lang, Texts> = { en, da, sv };

const withFreePlaces: Record<Lang, Texts> = { en: withPlaces(en), da: withPlaces(da), sv: withPlaces(sv) };

/** The texts of a language. */
export function textsOf(lang: Lang): Texts {
  return catalogues[lang];
}

/** The texts of a language for a game: what single cards are parked in is a free place or a free cell. */
export function textsFor(lang: Lang, rules: { readonly carry: string }): Texts {
  return rules.carry === 'cells' ? withFreePlaces[lang] : catalogues[lang];
}
