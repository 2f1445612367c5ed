// A page of the help as an article, and the contents.

import { fill } from '../i18n/format';
import { h } from '../shared/ui/dom';
import {
  gameSections,
  type HelpPage,
  type HelpPlace,
  helpAddress,
  helpGames,
  helpTopics,
} from '../shared/ui/helpAddress';
import type { HelpBook, Piece, Section } from './book';
import { type HelpUi, isPatience } from './context';
import { made } from './made';
import { pictureFigure } from './pictures';
import { proseNodes } from './prose';
import { makingFor } from './tables';

/** The help, opened in a language on a page. */
export interface OpenBook {
  readonly ui: HelpUi;
  readonly book: HelpBook;
}

/** A page's name in the language of the page. */
export function pageName({ ui, book }: OpenBook, page: HelpPage): string {
  if (isPatience(page)) return ui.games.name(page, ui.lang());
  return page === 'nap' ? book.texts.words.napName : book.texts[page].title;
}

function isGame(page: HelpPage): page is (typeof helpGames)[number] {
  return helpGames.some((game) => game === page);
}

function pieceNodes(opened: OpenBook, page: HelpPage, piece: Piece): Node[] {
  const { ui, book } = opened;
  if (typeof piece === 'string') return [h('p', {}, ...proseNodes(piece))];
  if ('list' in piece) {
    return [h('ul', {}, ...piece.list.map((text) => h('li', {}, ...proseNodes(text))))];
  }
  if ('ask' in piece) {
    const heading = isGame(page) ? 'h5' : 'h4';
    return [h(heading, { class: 'ask' }, ...proseNodes(piece.ask)), h('p', {}, ...proseNodes(piece.answer))];
  }
  if ('picture' in piece)
    return [pictureFigure(ui, book.texts.picture, piece.picture, proseNodes(piece.says))];
  return made(piece.made, makingFor(ui, book, page));
}

function sectionElement(opened: OpenBook, page: HelpPage, section: Section): HTMLElement {
  const place = placeOf(page, section.id);
  const link = h(
    'a',
    {
      class: 'section-link',
      attrs: {
        href: helpAddress(place),
        'aria-label': fill(opened.book.texts.words.linkTo, { title: section.title }),
      },
    },
    '#',
  );
  const heading = h('h4', { attrs: { id: `help-${section.id}`, tabindex: '-1' } }, section.title, ' ', link);
  const body = section.body.flatMap((piece) => pieceNodes(opened, page, piece));
  if (!isGame(page)) return h('div', {}, ...body);
  return h('section', { attrs: { 'aria-labelledby': `help-${section.id}` } }, heading, ...body);
}

/** Where a section is found. */
export function placeOf(page: HelpPage, section: string): HelpPlace {
  const known = gameSections.find((id) => id === section);
  return known === undefined ? { page } : { page, section: known };
}

function hasHouseRules({ games, rules }: HelpUi, page: HelpPage): boolean {
  return isPatience(page) && JSON.stringify(rules(page)) !== JSON.stringify(games.rules(page));
}

/** A page as an article. */
export function article(opened: OpenBook, page: HelpPage): HTMLElement {
  const { ui, book } = opened;
  const sections = book.pages[page];
  const others = isPatience(page) ? ui.games.otherNames(page, ui.lang()) : [];
  const names = new Intl.ListFormat(ui.lang(), { type: 'conjunction' }).format(others);
  const parts =
    isGame(page) &&
    h(
      'nav',
      { class: 'page-parts', attrs: { 'aria-label': pageName(opened, page) } },
      h(
        'ul',
        {},
        ...sections.map(({ id, title }) =>
          h('li', {}, h('a', { attrs: { href: helpAddress(placeOf(page, id)) } }, title)),
        ),
      ),
    );
  return h(
    'article',
    { class: 'page', attrs: { 'data-page': page } },
    h('h3', { class: 'page-name', attrs: { tabindex: '-1' } }, pageName(opened, page)),
    others.length > 0 && h('p', { class: 'also' }, fill(book.texts.words.also, { names })),
    hasHouseRules(ui, page) && h('p', { class: 'note house' }, book.texts.words.house),
    parts,
    ...sections.map((section) => sectionElement(opened, page, section)),
    ...(ui.more?.(page) ?? []),
  );
}

/** Links to every page. */
export function contents(opened: OpenBook, current: HelpPage): HTMLElement[] {
  const { words } = opened.book.texts;
  const list = (title: string, pages: readonly HelpPage[]) => [
    h('h3', {}, title),
    h(
      'ul',
      {},
      ...pages.map((page) => {
        const link = h('a', { attrs: { href: helpAddress({ page }) } }, pageName(opened, page));
        if (page === current) link.setAttribute('aria-current', 'page');
        return h('li', {}, link);
      }),
    ),
  ];
  return [h('div', {}, ...list(words.games, helpGames)), h('div', {}, ...list(words.topics, helpTopics))];
}
