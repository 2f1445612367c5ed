// The sentence by the badge: a refusal, a hint, what the verdict means. It goes at the next input. Behind it
// may stand a note that stays as long as it is true, with something to press. Each game's bar has one, with
// commands of its own.

import type { Rect } from '../table/pose';
import { h, setText } from './dom';
import { type IconName, icon } from './icons';

export interface Note<Id> {
  readonly text: string;
  readonly commands: readonly Id[];
}

/** What on the table a sentence is about, as long as it lies there; CSS px. */
export type Near = () => Rect | null;

/** What a button under a sentence needs of its command. */
export interface MessageParts<Id> {
  lang(): string;
  label(id: Id): string;
  icon(id: Id): IconName;
  run(id: Id): void;
  /** puts the sentence where it covers least, if it lies on the table as a slip */
  place(element: HTMLElement, near: Rect | null): void;
}

export interface Messages<Id> {
  readonly element: HTMLElement;
  /** Shows a sentence until the next input, with what may be pressed for it. */
  show(text: string, commands?: readonly Id[], near?: Near): void;
  /** Puts another sentence in the place of this one, if it is still shown; whether it was. */
  replace(text: string, by: string): boolean;
  /** Takes the sentence away; a note behind it shows again. */
  clear(): void;
  /** The standing note, or none. */
  note(note: Note<Id> | null): void;
  /** Things lie elsewhere now: a slip is put in its place anew. */
  place(): void;
}

function noteButton<Id>(parts: MessageParts<Id>, id: Id): HTMLElement {
  return h(
    'button',
    { class: 'text-button', attrs: { type: 'button' }, on: { click: () => parts.run(id) } },
    icon(parts.icon(id)),
    parts.label(id),
  );
}

export function createMessages<Id>(parts: MessageParts<Id>): Messages<Id> {
  const element = h('div', { class: 'message' });
  let shown: Note<Id> | null = null;
  let note: Note<Id> | null = null;
  let near: Near = () => null;
  const place = () => parts.place(element, near());
  let drawn = '';
  let buttonsDrawn = '';
  const draw = () => {
    const { text, commands: ids } = shown ?? note ?? { text: '', commands: [] };
    const key = [parts.lang(), text, ...ids].join('|');
    if (key === drawn) return;
    drawn = key;
    const pressed = [parts.lang(), ...ids].join('|');
    const there = element.querySelector('.message-text');
    // a progress that counts on must not take a button away from under the finger
    if (there && text !== '' && ids.length > 0 && pressed === buttonsDrawn) return setText(there, text);
    buttonsDrawn = pressed;
    element.dataset.shown = String(text !== '');
    // readers hear it through the live region; the buttons are theirs as well
    const words = h('p', { class: 'message-text', attrs: { 'aria-hidden': 'true' } }, text);
    const buttons =
      ids.length > 0 && h('div', { class: 'message-buttons' }, ...ids.map((id) => noteButton(parts, id)));
    element.replaceChildren(...(text ? [words] : []), ...(buttons ? [buttons] : []));
    place();
  };
  // also when its letters have come, or have another size
  new ResizeObserver(place).observe(element);
  return {
    element,
    show(text, ids = [], about = () => null) {
      near = about;
      shown = { text, commands: ids };
      draw();
    },
    replace(text, by) {
      if (shown?.text !== text) return false;
      shown = { ...shown, text: by };
      draw();
      return true;
    },
    clear() {
      near = () => null;
      shown = null;
      draw();
    },
    note(next) {
      note = next;
      draw();
    },
    place,
  };
}
