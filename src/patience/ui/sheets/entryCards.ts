// All the cards to pick from while a deal is entered, with how many of each are left.
import { FACES, RANKS, SUITS } from '../../../../assembly/abi';
import { cardName, type Texts } from '../../../i18n/index';
import { cardSign } from '../../../i18n/words';
import { h, setAttr, setText } from '../../../shared/ui/dom';

/** A sign in its colour. */
export function signOf(face: number): HTMLElement {
  const suit = Math.floor(face / RANKS);
  const rank = cardSign(face).slice(0, -1).replace('T', '10');
  return h(
    'span',
    { class: suit === 1 || suit === 2 ? 'sign red' : 'sign' },
    rank + cardSign(face).slice(-1),
  );
}

/** A sign that is drawn, not written: the button that bears it has the card's name. */
function faceOf(face: number): HTMLElement {
  const sign = signOf(face);
  setAttr(sign, 'data-sign', sign.textContent);
  sign.replaceChildren();
  return sign;
}

/** Arrows lead from card to card: one to the side, a suit up or down. */
function listenToArrows(grid: HTMLElement, buttons: readonly HTMLButtonElement[]): void {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -RANKS,
    ArrowDown: RANKS,
    Home: -FACES,
    End: FACES,
  };
  grid.addEventListener('keydown', (event) => {
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const step = steps[event.key];
    if (at < 0 || step === undefined) return;
    event.preventDefault();
    const to = Math.max(0, Math.min(FACES - 1, at + step));
    const next = Math.abs(step) === RANKS && (at + step < 0 || at + step >= FACES) ? at : to;
    for (const [i, one] of buttons.entries()) setAttr(one, 'tabindex', i === next ? '0' : '-1');
    buttons[next]?.focus();
  });
}

/** A button for each card; `put` is called with the one that is pressed. */
export function cardGrid(texts: Texts, put: (face: number) => void) {
  const buttons = Array.from({ length: FACES }, (_, face) =>
    h(
      'button',
      {
        class: 'entry-card',
        attrs: { type: 'button', id: `entry-card-${face}`, tabindex: face === 0 ? '0' : '-1' },
        on: { click: () => put(face) },
      },
      faceOf(face),
      h('span', { class: 'entry-twins', attrs: { 'aria-hidden': 'true' } }),
    ),
  );
  const suits = Array.from({ length: SUITS }, (_, suit) =>
    h('div', { class: 'entry-suit' }, ...buttons.slice(suit * RANKS, (suit + 1) * RANKS)),
  );
  const grid = h(
    'div',
    { class: 'entry-cards', attrs: { role: 'group', 'aria-label': texts.entry.cards } },
    ...suits,
  );
  listenToArrows(grid, buttons);
  return {
    element: grid,
    /** Shows how many of each are left of so many packs. */
    update(cards: readonly number[], packs: number) {
      cards.forEach((left, face) => {
        const one = buttons[face]!;
        setAttr(one, 'aria-label', texts.entry.card(cardName(face, texts.lang), texts.entry.left(left)));
        setAttr(one, 'aria-disabled', left === 0 ? 'true' : null);
        setText(one.querySelector('.entry-twins')!, packs === 2 && left === 2 ? '2' : '');
      });
    },
  };
}
