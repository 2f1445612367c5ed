// Something that is gone through on the table, step by step, while the match waits out of sight: the help's example
// deal, or a deal that is done. One at a time.

import { h, setAttr, setText } from '../../shared/ui/dom';
import { type IconName, icon } from '../../shared/ui/icons';
import type { NapShown } from '../game/session/state';
import type { NapUi } from './context';
import { placeReplay, placeSlip, replayHeight } from './slips';

/** What is shown, and what is said of it. */
export interface Show {
  readonly kind: 'example' | 'replay';
  readonly length: number;
  state(at: number): NapShown;
  /** what the slip says of a step */
  words(at: number): readonly Node[];
  /** what can be done from a step, besides going on */
  readonly buttons: (at: number) => readonly HTMLElement[];
  /** the steps at which something begins, such as a trick: the arrows up and down go from one to the next */
  readonly marks: readonly number[];
  count(at: string, length: string): string;
  readonly labels: ExhibitLabels;
  /** lays what belongs to a step over the table */
  lay?(at: number): void;
  ended(): void;
}

export interface ExhibitLabels {
  readonly first?: string;
  readonly back: string;
  readonly next: string;
  readonly last?: string;
  readonly leave: string;
}

export interface Exhibit {
  readonly element: HTMLElement;
  /** the state that the table shows instead of the match's; null while nothing is exhibited */
  readonly state: NapShown | null;
  readonly kind: Show['kind'] | null;
  /** the step that is shown; 0 without one */
  readonly at: number;
  begin(show: Show, at?: number): void;
  /** What is known of the steps has changed. */
  renew(show: Show): void;
  step(by: 1 | -1): void;
  /** To the next mark, or back to the one before. */
  jump(by: 1 | -1): void;
  to(at: number): void;
  end(): void;
  place(): void;
}

interface Slip {
  readonly element: HTMLElement;
  draw(show: Show, at: number): void;
}

interface Moves {
  readonly step: (by: 1 | -1) => void;
  readonly to: (at: number) => void;
  readonly end: () => void;
}

function createSlip(ui: NapUi, { step, to, end }: Moves): Slip {
  const words = h('div', { class: 'exhibit-words', attrs: { role: 'status' } });
  const count = h('span', { class: 'exhibit-count' });
  const button = (name: IconName, click: () => void) =>
    h('button', { class: 'icon-button', attrs: { type: 'button' }, on: { click } }, icon(name));
  const first = button('back', () => to(0));
  const back = button('stepBack', () => step(-1));
  const next = button('step', () => step(1));
  const last = button('finish', () => to(Number.POSITIVE_INFINITY));
  const close = button('close', end);
  const more = h('div', { class: 'exhibit-more' });
  const steps = h('div', { class: 'exhibit-steps' }, first, back, count, next, last);
  const element = h(
    'div',
    { class: 'hint-slip exhibit-slip' },
    h('div', { class: 'hint-page' }, words, h('div', { class: 'exhibit-foot' }, steps, more)),
    close,
  );
  const name = (one: HTMLElement, label: string | undefined, isOver: boolean) => {
    one.hidden = label === undefined;
    setAttr(one, 'aria-label', label ?? null);
    setAttr(one, 'title', label ?? null);
    setAttr(one, 'aria-disabled', isOver ? 'true' : null);
  };
  return {
    element,
    draw(show, at) {
      const end = show.length - 1;
      const { labels } = show;
      const number = new Intl.NumberFormat(ui.lang());
      element.dataset.of = show.kind;
      // what is said already is not said to readers again
      const said = h('div', {}, ...show.words(at));
      if (said.innerHTML !== words.innerHTML) words.replaceChildren(...said.childNodes);
      setText(count, show.count(number.format(at + 1), number.format(show.length)));
      name(first, labels.first, at === 0);
      name(back, labels.back, at === 0);
      name(next, labels.next, at === end);
      name(last, labels.last, at === end);
      name(close, labels.leave, false);
      const buttons = show.buttons(at);
      const focused = more.contains(document.activeElement) ? document.activeElement : null;
      more.replaceChildren(...buttons);
      more.hidden = buttons.length === 0;
      // what was pressed there is another button now
      if (focused !== null) (buttons.find(({ dataset }) => sameKey(dataset, focused)) ?? next).focus();
    },
  };
}

function sameKey({ key }: DOMStringMap, other: Element): boolean {
  return key !== undefined && other instanceof HTMLElement && other.dataset.key === key;
}

/** The next mark, or the one before; where there is none, the end or the beginning. */
function markFrom(marks: readonly number[], at: number, by: 1 | -1): number {
  const beyond = by > 0 ? Number.POSITIVE_INFINITY : 0;
  return (by > 0 ? marks.find((mark) => mark > at) : marks.findLast((mark) => mark < at)) ?? beyond;
}

/** `host`: the element that the table lies in. `changed` is called after each step and at the end. */
export function createExhibit(ui: NapUi, host: HTMLElement, changed: () => void): Exhibit {
  let show: Show | null = null;
  let at = 0;
  const place = () => {
    if (show?.kind === 'replay') placeReplay(ui, slip.element);
    else placeSlip(ui, slip.element, host);
    show?.lay?.(at);
  };
  const draw = () => {
    if (!show) return;
    ui.table.exhibit(show.state(at), show.kind === 'replay' ? replayHeight : 0);
    changed();
    slip.draw(show, at);
    place();
  };
  const to = (wanted: number) => {
    if (!show) return;
    const end = Math.max(0, Math.min(show.length - 1, wanted));
    if (end === at) return;
    at = end;
    draw();
  };
  const end = () => {
    if (!show) return;
    const { ended } = show;
    show = null;
    slip.element.hidden = true;
    ui.table.exhibit(null);
    ended();
    changed();
  };
  const slip = createSlip(ui, { step: (by) => to(at + by), to, end });
  slip.element.hidden = true;
  return {
    element: slip.element,
    get state() {
      return show?.state(at) ?? null;
    },
    get kind() {
      return show?.kind ?? null;
    },
    get at() {
      return at;
    },
    begin(wanted, from = 0) {
      show?.ended();
      show = wanted;
      at = Math.max(0, Math.min(wanted.length - 1, from));
      slip.element.hidden = false;
      draw();
    },
    renew(wanted) {
      if (show?.kind !== wanted.kind || show.length !== wanted.length) return;
      show = wanted;
      draw();
    },
    step: (by) => to(at + by),
    jump: (by) => to(markFrom(show?.marks ?? [], at, by)),
    to,
    end,
    place,
  };
}
