// Searching the help: every section of every page, and every question by itself.
import MiniSearch from 'minisearch';
import { type HelpPage, helpGames, helpTopics } from '../shared/ui/helpAddress';
import type { HelpBook, Piece, Section } from './book';
import { foldWord, wordForms, wordPattern } from './fold';
import type { Made } from './pages';
import { plainText } from './prose';

/** What the renderer makes by itself, as text to be searched. */
export type MadeText = (page: HelpPage, made: Made) => string;

export interface Found {
  readonly page: HelpPage;
  /** the section's id; of a topic the page's */
  readonly section: string;
  readonly pageTitle: string;
  readonly title: string;
  readonly text: string;
  /** the words that matched, folded */
  readonly terms: readonly string[];
}

interface Entry extends Omit<Found, 'terms'> {
  readonly id: number;
  /** the titles above it, searched but not shown */
  readonly above: string;
}

export interface HelpSearch {
  /** The best first, at most `most`; of parts that say the same the one of `page`, or the first. */
  find(query: string, page: HelpPage, most: number): readonly Found[];
}

function pieceText(piece: Piece, made: (name: Made) => string): string {
  if (typeof piece === 'string') return plainText(piece);
  if ('list' in piece) return piece.list.map(plainText).join(' ');
  if ('picture' in piece) return plainText(piece.says);
  return 'made' in piece ? made(piece.made) : '';
}

function entriesOf(page: HelpPage, pageTitle: string, section: Section, made: MadeText): Omit<Entry, 'id'>[] {
  const place = { page, section: section.id, pageTitle, above: `${pageTitle} ${section.title}` };
  const text = section.body.map((piece) => pieceText(piece, (name) => made(page, name))).join(' ');
  const asked = section.body.flatMap((piece) =>
    typeof piece === 'object' && 'ask' in piece
      ? [{ ...place, title: plainText(piece.ask), text: plainText(piece.answer) }]
      : [],
  );
  return [...(text.trim() === '' ? [] : [{ ...place, title: section.title, text }]), ...asked];
}

/** Every part of the book as it is looked up. */
export function entries(book: HelpBook, nameOf: (page: HelpPage) => string, made: MadeText): Entry[] {
  const all = [...helpGames, ...helpTopics].flatMap((page) =>
    book.pages[page].flatMap((section) => entriesOf(page, nameOf(page), section, made)),
  );
  return all.map((entry, id) => ({ ...entry, id }));
}

/** With fewer parts than these that hold every word asked for, parts that hold some of them come after. */
const enoughFound = 3;

/** Makes the book ready to be searched. */
export function openSearch(book: HelpBook, nameOf: (page: HelpPage) => string, made: MadeText): HelpSearch {
  const all = entries(book, nameOf, made);
  const index = new MiniSearch<Entry>({
    fields: ['title', 'above', 'text'],
    tokenize: (text) => text.match(wordPattern) ?? [],
    processTerm: wordForms,
    searchOptions: {
      processTerm: foldWord,
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      boost: { title: 3, above: 1.5 },
    },
  });
  index.addAll(all);
  return {
    find(query, page, most) {
      const boostDocument = (id: number): number => (all[id]!.page === page ? 1.4 : 1);
      const every = index.search(query, { combineWith: 'AND', boostDocument });
      const some = every.length < enoughFound ? index.search(query, { boostDocument }) : [];
      const known = new Set(every.map(({ id }) => id));
      const results = [...every, ...some.filter(({ id }) => !known.has(id))];
      const said = new Set<string>();
      const found: Found[] = [];
      for (const { id, terms } of results) {
        const { id: _, above: __, ...entry } = all[id as number]!;
        if (said.has(entry.title + entry.text)) continue;
        said.add(entry.title + entry.text);
        found.push({ ...entry, terms });
        if (found.length === most) break;
      }
      return found;
    },
  };
}

/** The text cut into parts, those true that hold a word found. */
export function markedParts(text: string, terms: readonly string[]): { text: string; marked: boolean }[] {
  const parts: { text: string; marked: boolean }[] = [];
  let at = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (!wordForms(word).some((form) => terms.includes(form))) continue;
    if (index > at) parts.push({ text: text.slice(at, index), marked: false });
    parts.push({ text: word, marked: true });
    at = index + word.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), marked: false });
  return parts;
}

/** A piece of the text, `room` letters or so, round the first word found. */
export function snippet(text: string, terms: readonly string[], room = 150): string {
  const first = [...text.matchAll(wordPattern)].find(({ 0: word }) =>
    wordForms(word).some((form) => terms.includes(form)),
  );
  const middle = first?.index ?? 0;
  if (text.length <= room) return text;
  const wish = Math.max(0, Math.min(middle - room / 3, text.length - room));
  const from = wish === 0 ? 0 : text.indexOf(' ', wish) + 1;
  const end = from + room >= text.length ? text.length : text.lastIndexOf(' ', from + room);
  return `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`;
}
