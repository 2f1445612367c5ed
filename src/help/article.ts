// A page of the help as an article, and the contents.
import {
  gameSections,
  type HelpBook,
  type HelpPage,
  helpGames,
  helpTopics,
  type Piece,
  type Section,
} from '../i18n/help/shape';
import { h } from '../shared/ui/dom';
import { type HelpPlace, helpAddress } from '../shared/ui/helpAddress';
import { type HelpUi, isPatience } from './context';
import { made, makingFor } from './made';
import { pictureFigure } from './pictures';
import { proseNodes } from './prose';

export interface Desk {
  readonly ui: HelpUi;
  readonly book: HelpBook;
}

/** A page's name in the language of the page. */
export function pageName({ ui, book }: Desk, page: HelpPage): string {
  if (isPatience(page)) return ui.games.name(page, ui.lang());
  return page === 'nap' ? book.words.napName : book.topics[page].title;
}

function isGame(page: HelpPage): page is (typeof helpGames)[number] {
  return helpGames.some((game) => game === page);
}

/** A page's parts; a topic is one part that bears the page's own name. */
export function sectionsOf(book: HelpBook, page: HelpPage): readonly Section[] {
  if (isGame(page)) return book.games[page];
  const { title, body } = book.topics[page];
  return [{ id: page, title, body }];
}

function pieceNodes(desk: Desk, page: HelpPage, piece: Piece): Node[] {
  const { ui, book } = desk;
  if (typeof piece === 'string') return [h('p', {}, ...proseNodes(piece))];
  if ('list' in piece) {
    return [h('ul', {}, ...piece.list.map((text) => h('li', {}, ...proseNodes(text))))];
  }
  if ('ask' in piece) {
    const heading = isGame(page) ? 'h5' : 'h4';
    return [h(heading, { class: 'ask' }, ...proseNodes(piece.ask)), h('p', {}, ...proseNodes(piece.answer))];
  }
  if ('picture' in piece) return [pictureFigure(ui, book.words, piece.picture, proseNodes(piece.says))];
  return made(piece.made, makingFor(ui, book, page));
}

function sectionElement(desk: Desk, page: HelpPage, section: Section): HTMLElement {
  const place = placeOf(page, section.id);
  const link = h(
    'a',
    {
      class: 'section-link',
      attrs: { href: helpAddress(place), 'aria-label': desk.book.words.linkTo(section.title) },
    },
    '#',
  );
  const heading = h('h4', { attrs: { id: `help-${section.id}`, tabindex: '-1' } }, section.title, ' ', link);
  const body = section.body.flatMap((piece) => pieceNodes(desk, page, piece));
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
export function article(desk: Desk, page: HelpPage): HTMLElement {
  const { ui, book } = desk;
  const sections = sectionsOf(book, page);
  const others = isPatience(page) ? ui.games.otherNames(page, ui.lang()) : [];
  const names = new Intl.ListFormat(ui.lang(), { type: 'conjunction' }).format(others);
  const parts =
    isGame(page) &&
    h(
      'nav',
      { class: 'page-parts', attrs: { 'aria-label': pageName(desk, page) } },
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
    h('h3', { class: 'page-name', attrs: { tabindex: '-1' } }, pageName(desk, page)),
    others.length > 0 && h('p', { class: 'also' }, book.words.also(names)),
    hasHouseRules(ui, page) && h('p', { class: 'note house' }, book.words.house),
    parts,
    ...sections.map((section) => sectionElement(desk, page, section)),
    ...(ui.more?.(page) ?? []),
  );
}

/** Links to every page. */
export function contents(desk: Desk, current: HelpPage): HTMLElement[] {
  const { words } = desk.book;
  const list = (title: string, pages: readonly HelpPage[]) => [
    h('h3', {}, title),
    h(
      'ul',
      {},
      ...pages.map((page) => {
        const link = h('a', { attrs: { href: helpAddress({ page }) } }, pageName(desk, page));
        if (page === current) link.setAttribute('aria-current', 'page');
        return h('li', {}, link);
      }),
    ),
  ];
  return [h('div', {}, ...list(words.games, helpGames)), h('div', {}, ...list(words.topics, helpTopics))];
}
