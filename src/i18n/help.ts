// The texts of the help, one file a language, which is loaded when it is first opened in that language. What English
// has, each must have; `src/help/pages.ts` says where on the pages they stand.
import type en from './en/help.json';
import type { Lang } from './lang';

export type HelpTexts = typeof en;

const files: Readonly<Record<Lang, () => Promise<{ readonly default: HelpTexts }>>> = {
  en: () => import('./en/help.json'),
  da: () => import('./da/help.json'),
  sv: () => import('./sv/help.json'),
};

/** The texts of the help in a language. Rejects where they cannot be fetched. */
export async function loadHelp(lang: Lang): Promise<HelpTexts> {
  return (await files[lang]()).default;
}
