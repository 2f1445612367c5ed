// Which language, and its texts.

import type { Texts } from './catalogue';
import { da } from './da/page';
import { en } from './en/page';
import { withPlaces } from './places';
import { sv } from './sv/page';
import type { Lang } from './words';

export type { Texts } from './catalogue';
export { clockText, durationText } from './format';
export { cardName, pileFrom, pileLabel, pileTo } from './names';
export { type ReasonCode, reasonText } from './reasons';
export { capital, cardSign, type Lang } from './words';

export const languages: readonly Lang[] = ['en', 'da', 'sv'];

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

/** Whether a stored word names a language that we speak. */
export function isLang(word: unknown): word is Lang {
  return languages.some((lang) => lang === word);
}

/**
 * The language to speak: the stored choice, else the first of the browser's list that we know, else English.
 * `preferred` are language tags such as `sv-FI`. Norwegian readers, whom we do not serve yet, get Danish.
 */
export function pickLanguage(stored: unknown, preferred: readonly string[]): Lang {
  if (isLang(stored)) return stored;
  for (const tag of preferred) {
    const base = tag.toLowerCase().split('-')[0];
    if (isLang(base)) return base;
    if (base === 'nb' || base === 'nn' || base === 'no') return 'da';
  }
  return 'en';
}
