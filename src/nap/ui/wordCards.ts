// Where the browser gives no picture: every card of the table as a word in its place, the hand's under their
// buttons. Readers have the hand, the trick and the plates already.
import { cardSign } from '../../i18n/words';
import { h } from '../../shared/ui/dom';
import { pictureIsLost } from '../../shared/ui/picture';
import { isRed, type NapUi } from './context';

export interface WordCards {
  readonly element: HTMLElement;
  render(): void;
}

/** `host`: the element that the table lies in. */
export function createWordCards(ui: NapUi, host: HTMLElement): WordCards {
  const element = h('div', { class: 'word-cards', attrs: { 'aria-hidden': 'true' } });
  return {
    element,
    render() {
      const cards = pictureIsLost(host) ? ui.table.cards() : [];
      element.replaceChildren(
        ...cards.map(({ card, rect, dim, taker }) => {
          const word = h('span', { class: 'word-card' }, card === null ? '' : cardSign(card));
          word.dataset.kind = card === null ? 'back' : 'face';
          word.dataset.red = String(card !== null && isRed(Math.floor(card / 13)));
          word.dataset.dim = String(dim);
          word.dataset.taker = String(taker);
          word.style.setProperty('translate', `${rect.x}px ${rect.y}px`);
          word.style.setProperty('--card-width', `${rect.width}px`);
          word.style.setProperty('height', `${rect.height}px`);
          return word;
        }),
      );
    },
  };
}
