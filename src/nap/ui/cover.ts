// Between two people's turns the screen is covered: nobody's hand is to be seen until the next one has it.

import { h, setText } from '../../shared/ui/dom';
import type { NapState } from '../game/session/state';
import { type NapUi, nameOf } from './context';
import { placeCover } from './slips';

export interface Cover {
  readonly element: HTMLElement;
  render(state: NapState): void;
  place(): void;
}

/** The player before may still press Enter: the button gets the focus after so many milliseconds. */
const focusDelay = 450;

/** The slip with the name of the next person, and the button that shows his hand; the table lies in `host`. */
export function createCover(ui: NapUi, host: HTMLElement): Cover {
  const title = h('h2', { attrs: { id: 'cover-title' } });
  const note = h('p', { class: 'note' });
  const ready = h('button', {
    class: 'button primary',
    attrs: { type: 'button' },
    on: { click: () => ui.send({ kind: 'ready' }) },
  });
  const element = h(
    'div',
    { class: 'slip cover', attrs: { role: 'group', 'aria-labelledby': 'cover-title' } },
    title,
    note,
    ready,
  );
  let shownFor: number | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const place = () => placeCover(ui, element, host);
  return {
    element,
    place,
    render(state) {
      const chair = state.phase === 'cover' ? state.turn : null;
      element.hidden = chair === null;
      // a browser takes the focus from a hidden button only later, perhaps when the next player sees it
      if (chair !== shownFor) ready.blur();
      if (chair !== null) {
        const { cover } = ui.texts();
        const name = nameOf(ui, chair);
        setText(title, cover.give(name));
        setText(note, cover.note);
        setText(ready, cover.ready(name));
        if (shownFor !== chair) {
          clearTimeout(waiting);
          waiting = setTimeout(() => !element.hidden && ready.focus({ preventScroll: true }), focusDelay);
        }
      }
      shownFor = chair;
      place();
    },
  };
}
