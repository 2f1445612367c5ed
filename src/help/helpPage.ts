// The help's own page, inside its sheet: search on top, contents, and one article at a time. Loaded when first opened.
import { counter, fill } from '../i18n/format';
import { type HelpTexts, loadHelp } from '../i18n/help';
import type { Lang } from '../i18n/index';
import { h } from '../shared/ui/dom';
import { type HelpPlace, helpAddress, readHelpAddress } from '../shared/ui/helpAddress';
import { icon } from '../shared/ui/icons';
import { scrolledBy, scrollSheet } from '../shared/ui/sheet';
import { article, contents, type OpenBook, pageName, placeOf } from './article';
import { bookOf } from './book';
import type { HelpUi } from './context';
import { madeText } from './made';
import { type Found, type HelpSearch, markedParts, openSearch, snippet } from './search';
import { makingFor } from './tables';
import './help.css';

const mostFound = 12;

function markedNodes(text: string, terms: readonly string[]): (Node | string)[] {
  return markedParts(text, terms).map(({ text: part, marked }) => (marked ? h('mark', {}, part) : part));
}

function foundItem(found: Found): HTMLElement {
  const { page, section, pageTitle, title, text, terms } = found;
  const where = title === pageTitle ? title : `${pageTitle}: ${title}`;
  return h(
    'li',
    {},
    h('a', { attrs: { href: helpAddress(placeOf(page, section)) } }, ...markedNodes(where, terms)),
    h('p', {}, ...markedNodes(snippet(text, terms), terms)),
  );
}

/** Marks the words found in what is shown. */
function markWithin(root: Element, terms: readonly string[]): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
  for (const text of texts) {
    const parts = markedParts(text.data, terms);
    if (parts.some(({ marked }) => marked)) text.replaceWith(...markedNodes(text.data, terms));
  }
}

function countText({ words }: HelpTexts, lang: Lang, query: string, found: number): string {
  if (found === 0) return fill(words.nothing, { query });
  const forms = { one: words['found.one'], other: words['found.other'] };
  return fill(counter(lang)(found, forms), { n: found });
}

interface View {
  readonly host: HTMLElement;
  readonly field: HTMLInputElement;
  readonly clear: HTMLButtonElement;
  readonly contents: HTMLElement;
  readonly toggle: HTMLButtonElement;
  readonly results: HTMLElement;
  readonly count: HTMLElement;
  readonly page: HTMLElement;
}

function createView({ words }: HelpTexts): View {
  const field = h('input', {
    attrs: {
      type: 'search',
      id: 'help-search',
      autocomplete: 'off',
      enterkeyhint: 'search',
      placeholder: words.search,
      'aria-label': words.search,
    },
  });
  const clear = h(
    'button',
    { class: 'icon-button', attrs: { type: 'button', 'aria-label': words.clear, title: words.clear } },
    icon('close'),
  );
  clear.hidden = true;
  const toggle = h(
    'button',
    {
      class: 'text-button',
      attrs: { type: 'button', 'aria-expanded': 'false', 'aria-controls': 'help-contents' },
    },
    words.contents,
  );
  const nav = h('nav', {
    class: 'help-contents',
    attrs: { id: 'help-contents', 'aria-label': words.contents },
  });
  nav.hidden = true;
  const count = h('p', { class: 'note', attrs: { role: 'status' } });
  const results = h('ol', { class: 'help-found' });
  const page = h('div');
  const tools = h('div', { class: 'help-tools', attrs: { role: 'search' } }, field, clear, toggle);
  const host = h('div', {}, tools, nav, count, results, page);
  return { host, field, clear, contents: nav, toggle, results, count, page };
}

/** Moves between the search field and what it found; true when the key was one of those. */
function walk(view: View, event: KeyboardEvent): boolean {
  const links = [...view.results.querySelectorAll('a')];
  const at = links.indexOf(event.target as HTMLAnchorElement);
  const typing = event.target === view.field;
  if (event.key === '/' && !typing) view.field.focus();
  else if (event.key === 'ArrowDown' && (typing || at >= 0)) (links[at + 1] ?? links[at])?.focus();
  else if (event.key === 'ArrowUp' && at >= 0) (links[at - 1] ?? view.field).focus();
  else if (event.key === 'Enter' && typing) links[0]?.click();
  else return false;
  return true;
}

/** `again`: begins a new search. */
function listenToKeys(host: HTMLElement, view: View, again: () => void): void {
  // the focus begins on the sheet's body, which is new with each opening
  (host.closest<HTMLElement>('.sheet-body') ?? host).addEventListener('keydown', (event) => {
    const clears = event.key === 'Escape' && view.field.value !== '';
    if (clears) again();
    if (clears || walk(view, event)) event.preventDefault();
  });
}

/** The place in the help that a click on a link leads to; null where the browser is to follow it. */
function placeBehind(link: HTMLAnchorElement | null, event: MouseEvent): HelpPlace | null {
  const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
  const to = readHelpAddress(link?.getAttribute('href') ?? '');
  return elsewhere || to === 'help' ? null : to;
}

/** The search, made ready when it is first asked. */
function searchOnce(opened: OpenBook): () => HelpSearch {
  const { ui, book } = opened;
  let search: HelpSearch | null = null;
  return () => {
    search ??= openSearch(
      book,
      (page) => pageName(opened, page),
      (page, what) => madeText(what, makingFor(ui, book, page)),
    );
    return search;
  };
}

/** Puts the help into `host`, open at a place, and answers its links, search and keys from then on. */
export async function fillHelp(host: HTMLElement, ui: HelpUi, place: HelpPlace): Promise<void> {
  const book = bookOf(await loadHelp(ui.lang()), ui.lang());
  const opened: OpenBook = { ui, book };
  const view = createView(book.texts);
  const search = searchOnce(opened);
  let current = place.page;
  let found: readonly Found[] = [];
  const showContents = (open: boolean) => {
    view.contents.hidden = !open;
    view.toggle.setAttribute('aria-expanded', String(open));
    view.contents.replaceChildren(...(open ? contents(opened, current) : []));
  };
  const find = () => {
    const query = view.field.value.trim();
    found = query === '' ? [] : search().find(query, current, mostFound);
    view.count.textContent = query === '' ? '' : countText(book.texts, ui.lang(), query, found.length);
    view.results.replaceChildren(...found.map(foundItem));
    for (const part of [view.clear, view.count, view.results]) part.hidden = query === '';
    view.page.hidden = query !== '';
    if (query !== '') showContents(false);
    scrollSheet(host, 0);
  };
  const clear = () => {
    view.field.value = '';
    find();
  };
  const show = (to: HelpPlace, terms: readonly string[] = []): HTMLElement | null => {
    current = to.page;
    view.page.replaceChildren(article(opened, to.page));
    clear();
    showContents(false);
    const at = to.section === undefined ? null : view.page.querySelector<HTMLElement>(`#help-${to.section}`);
    if (terms.length > 0) markWithin(at?.parentElement ?? view.page, terms);
    if (at) at.scrollIntoView({ block: 'start' });
    else scrollSheet(host, 0);
    return at ?? view.page.querySelector<HTMLElement>('.page-name');
  };
  /** Leads back to what is read now: the page or what was found, as far as it was read. */
  const wayBack = () => {
    const page = current;
    const query = view.field.value;
    const read = scrolledBy(host.closest('dialog') ?? host);
    return () => {
      show({ page });
      view.field.value = query;
      find();
      scrollSheet(host, read);
    };
  };
  view.field.addEventListener('input', find);
  const again = () => {
    clear();
    view.field.focus();
  };
  view.clear.addEventListener('click', again);
  view.toggle.addEventListener('click', () => showContents(view.contents.hidden !== false));
  view.host.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const to = placeBehind(link, event);
    if (link === null || to === null) return;
    event.preventDefault();
    const item = [...view.results.children].findIndex((one) => one.contains(link));
    ui.back.enter(wayBack());
    show(to, found[item]?.terms)?.focus({ preventScroll: true });
  });
  listenToKeys(host, view, again);
  host.replaceChildren(view.host);
  show(place);
}
