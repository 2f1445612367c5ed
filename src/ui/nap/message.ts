// The sentence by the contract: a refusal, what the first lead means. It goes at the next input; behind it a note may
// stand as long as it is true.
import { h } from '../dom';

export interface NapMessage {
  readonly element: HTMLElement;
  show(text: string): void;
  clear(): void;
  note(text: string): void;
}

export function createNapMessage(): NapMessage {
  const element = h('div', { class: 'message' });
  let shown = '';
  let note = '';
  let drawn = '';
  const draw = () => {
    const text = shown || note;
    if (text === drawn) return;
    drawn = text;
    element.dataset.shown = String(text !== '');
    // readers hear it through the live region
    element.replaceChildren(h('p', { class: 'message-text', attrs: { 'aria-hidden': 'true' } }, text));
  };
  return {
    element,
    show(text) {
      shown = text;
      draw();
    },
    clear() {
      shown = '';
      draw();
    },
    note(text) {
      note = text;
      draw();
    },
  };
}
