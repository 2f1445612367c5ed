// Sheets lie over the table, which stays visible. One at a time; the focus goes back where it came from.
import type { Texts } from '../../i18n/index';
import type { Back } from './back';
import { h } from './dom';
import { icon } from './icons';

export interface SheetSpec {
  readonly id: string;
  readonly title: string;
  /** the side of a wide screen on which it lies; a phone has it at the bottom */
  readonly side: 'start' | 'end';
  readonly body: readonly Node[];
  /** stands below the body and does not scroll away */
  readonly foot?: readonly Node[];
  /** called when what is shown here goes: the sheet is closed, or shows something else */
  readonly left?: () => void;
}

export interface Sheets {
  readonly element: HTMLElement;
  /** the open sheet's id */
  readonly openId: string | null;
  open(spec: SheetSpec): void;
  /** Draws an open sheet anew, its place on the page and its focus kept. */
  redraw(spec: SheetSpec): void;
  close(): void;
}

function head(texts: Texts, title: string, close: () => void): HTMLElement {
  const button = h(
    'button',
    {
      class: 'icon-button',
      attrs: { type: 'button', 'aria-label': texts.close, title: texts.close },
      on: { click: close },
    },
    icon('close'),
  );
  return h('header', { class: 'sheet-head' }, h('h2', { attrs: { id: 'sheet-title' } }, title), button);
}

/** What of a sheet may be scrolled: its body, or with large text on little room the whole of it. */
const scrollers = '.sheet-body, .sheet-page';

/** How far the sheet around an element, or in it, is scrolled. */
export function scrolledBy(dialog: Element): number {
  return Math.max(0, ...[...dialog.querySelectorAll(scrollers)].map(({ scrollTop }) => scrollTop));
}

/** Scrolls the sheet that an element lies in. */
export function scrollSheet(within: Element, top: number): void {
  for (const part of within.closest('dialog')?.querySelectorAll(scrollers) ?? []) part.scrollTop = top;
}

/** Of a row of choices the one that stands. */
const firstControl = '.sheet-body button, .sheet-body input:not([type="radio"]), .sheet-body input:checked';

/** Where the focus begins. */
function firstIn(dialog: HTMLElement): HTMLElement | null {
  const choices = ['[autofocus]', firstControl, '.sheet-body'];
  return choices.reduce<HTMLElement | null>((found, choice) => found ?? dialog.querySelector(choice), null);
}

/** Calls what was given the last time, and keeps what is given now for the next one. */
function createShown(): (left: SheetSpec['left']) => void {
  let before: SheetSpec['left'];
  return (left) => {
    before?.();
    before = left;
  };
}

/** Something about the focused control that finds its like after a redraw. */
function mark(element: Element | null): string | null {
  if (!(element instanceof HTMLElement) || !element.closest('.sheet')) return null;
  if (element.id) return `#${element.id}`;
  const { key } = element.dataset;
  return key ? `[data-key="${key}"]` : null;
}

/** `mirrored`: the page lies for a left hand. `opens` is called before a sheet comes to lie over the table. */
export function createSheets(
  texts: () => Texts,
  mirrored: () => boolean,
  back: Pick<Back, 'enter' | 'leave'>,
  opens: () => void,
): Sheets {
  let openId: string | null = null;
  const show = createShown();
  let opener: Element | null = null;
  const dialog = h('dialog', { class: 'sheet', attrs: { 'aria-labelledby': 'sheet-title' } });
  // not left to the dialog's own `close` event alone: that comes late, when another sheet may be open already
  const closed = () => {
    if (openId === null || dialog.open) return;
    openId = null;
    show(undefined);
    back.leave();
    dialog.replaceChildren();
    const from = opener;
    opener = null;
    if (from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
  };
  const close = () => {
    dialog.close();
    closed();
  };
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) close();
  });
  dialog.addEventListener('close', closed);
  // by hand, so that the next key is the table's already; a file chooser's own `cancel` comes through here
  // too
  dialog.addEventListener('cancel', (event) => {
    if (event.target !== dialog) return;
    event.preventDefault();
    close();
  });
  const fill = (spec: SheetSpec) => {
    show(spec.left);
    const scroll = scrolledBy(dialog);
    const body = h('div', { class: 'sheet-body', attrs: { tabindex: '-1' } }, ...spec.body);
    // a page to be read is scrolled by the keyboard; where there are controls they take the focus through it
    if (!body.querySelector('a, button, input, select, textarea')) body.tabIndex = 0;
    const foot = spec.foot && h('footer', { class: 'sheet-foot' }, ...spec.foot);
    dialog.dataset.side = (spec.side === 'end') === mirrored() ? 'left' : 'right';
    dialog.dataset.sheet = spec.id;
    dialog.replaceChildren(
      h('div', { class: 'sheet-page' }, head(texts(), spec.title, close), body, ...(foot ? [foot] : [])),
    );
    scrollSheet(dialog, scroll);
    openId = spec.id;
  };
  return {
    element: dialog,
    get openId() {
      return dialog.open ? openId : null;
    },
    open(spec) {
      opens();
      if (!dialog.open) opener = document.activeElement;
      scrollSheet(dialog, 0);
      fill(spec);
      if (!dialog.open) {
        dialog.showModal();
        back.enter(close);
      }
      firstIn(dialog)?.focus({ preventScroll: true });
    },
    redraw(spec) {
      const focused = mark(document.activeElement);
      fill(spec);
      // it lies there already: it does not come in again
      dialog.querySelector<HTMLElement>('.sheet-page')!.dataset.still = '';
      if (focused) dialog.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
    },
    close,
  };
}
