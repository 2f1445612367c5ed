// The sentence by the badge: a refusal, a hint, what the verdict means. It goes at the next input. Behind it may
// stand a note that stays as long as it is true, with something to press.
import { type CommandId, command } from './commands';
import type { Ui } from './context';
import { h, setText } from './dom';
import { icon } from './icons';

export interface Note {
  readonly text: string;
  readonly commands: readonly CommandId[];
}

export interface Messages {
  readonly element: HTMLElement;
  /** Shows a sentence until the next input, with what may be pressed for it. */
  show(text: string, commands?: readonly CommandId[]): void;
  /** Puts another sentence in the place of this one, if it is still shown; whether it was. */
  replace(text: string, by: string): boolean;
  /** Takes the sentence away; a note behind it shows again. */
  clear(): void;
  /** The standing note, or none. */
  note(note: Note | null): void;
}

function noteButton(ui: Ui, id: CommandId): HTMLElement {
  const { does } = command(id);
  const run = () => (typeof does === 'string' ? ui.act(does) : ui.send(does(ui.session.state)));
  return h(
    'button',
    { class: 'text-button', attrs: { type: 'button' }, on: { click: run } },
    icon(command(id).icon),
    ui.texts().commands[id],
  );
}

export function createMessages(ui: Ui): Messages {
  const element = h('div', { class: 'message' });
  let shown: Note | null = null;
  let note: Note | null = null;
  let drawn = '';
  let buttonsDrawn = '';
  const draw = () => {
    const { text, commands: ids } = shown ?? note ?? { text: '', commands: [] };
    const key = [ui.lang(), text, ...ids].join('|');
    if (key === drawn) return;
    drawn = key;
    const pressed = [ui.lang(), ...ids].join('|');
    const there = element.querySelector('.message-text');
    // a progress that counts on must not take a button away from under the finger
    if (there && text !== '' && ids.length > 0 && pressed === buttonsDrawn) return setText(there, text);
    buttonsDrawn = pressed;
    element.dataset.shown = String(text !== '');
    // readers hear it through the live region; the buttons are theirs as well
    const words = h('p', { class: 'message-text', attrs: { 'aria-hidden': 'true' } }, text);
    const buttons =
      ids.length > 0 && h('div', { class: 'message-buttons' }, ...ids.map((id) => noteButton(ui, id)));
    element.replaceChildren(...(text ? [words] : []), ...(buttons ? [buttons] : []));
  };
  return {
    element,
    show(text, ids = []) {
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
      shown = null;
      draw();
    },
    note(next) {
      note = next;
      draw();
    },
  };
}
