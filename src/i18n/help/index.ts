// The help's books, one a language, each loaded when it is first opened in that language.
import type { Lang } from '../words';
import type { HelpBook } from './shape';

const books: Readonly<Record<Lang, () => Promise<{ readonly book: HelpBook }>>> = {
  en: () => import('../en/help/book'),
  da: () => import('../da/help/book'),
  sv: () => import('../sv/help/book'),
};

/** The help in a language. Rejects where it cannot be fetched. */
export async function loadHelp(lang: Lang): Promise<HelpBook> {
  return (await books[lang]()).book;
}
