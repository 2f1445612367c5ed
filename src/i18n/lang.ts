// Which language.

export type Lang = 'en' | 'da' | 'sv';

export const languages: readonly Lang[] = ['en', 'da', 'sv'];

/** The tag by which dates and numbers are written; our English is British. */
export function localeOf(lang: Lang): string {
  return lang === 'en' ? 'en-GB' : lang;
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
