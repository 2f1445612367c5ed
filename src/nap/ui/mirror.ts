// The hand and the trick for those who do not see them: a button over each card of the hand, a list of what
// was thrown. The picture's focus ring follows the focus here.

import { cardName } from '../../i18n/words';
import type { CardId } from '../../shared/core/types';
import { h, setAttr, setText } from '../../shared/ui/dom';
import { createOverlay, keepPointersOff, sizeOverlay } from '../../shared/ui/overlay';
import type { NapState } from '../game/session/state';
import { alone, type NapUi, nameOf } from './context';

export interface NapMirror {
  readonly element: HTMLElement;
  /** whether a card of the hand has the focus */
  readonly focused: boolean;
  render(state: NapState): void;
  /** Focuses a card by its place from the left. */
  focusCard(index: number): void;
  /** One card to the left (-1) or right (1). */
  step(by: number): void;
}

/** What a reader says of a card of the hand. */
export function handCardLabel(ui: NapUi, state: NapState, card: CardId, index: number): string {
  const { mirror } = ui.texts();
  let label = mirror.card(cardName(card, ui.lang()), index + 1);
  if (state.trump === Math.floor(card / 13)) label = mirror.trump(label);
  const mine = state.phase === 'playing' && state.turn !== null && state.turn === state.looker;
  const illegal = mine && !state.legalCards.some((legal) => legal === card);
  return illegal ? mirror.illegal(label) : label;
}

/** What was thrown, as a list. */
function drawTrick(ui: NapUi, trick: HTMLElement, state: NapState): void {
  const { mirror } = ui.texts();
  const last = state.tricks.at(-1);
  // between two people's turns it lies there too
  const lies = last !== undefined && (last.winner === null || state.phase === 'trick');
  const plays = lies ? last.plays : [];
  const rows = plays.map(({ chair, card }) =>
    h('li', {}, mirror.thrown(nameOf(ui, chair), cardName(card, ui.lang()))),
  );
  trick.replaceChildren(...(rows.length > 0 ? rows : [h('li', {}, mirror.noTrick)]));
  setAttr(trick, 'aria-label', mirror.trick);
}

/** The mirror of the hand and the trick; `play` is called with the card whose button was pressed. */
export function createNapMirror(ui: NapUi, play: (card: CardId) => void): NapMirror {
  const hand = h('div', { attrs: { role: 'group' } });
  const trick = h('ul', {});
  const element = h(
    'div',
    { class: 'mirror', attrs: { role: 'application', 'data-cards': '' } },
    hand,
    trick,
  );
  const overlay = createOverlay();
  keepPointersOff(element);
  let cards: readonly CardId[] = [];
  let buttons: HTMLButtonElement[] = [];
  let at = 0;
  const enter = (index: number) => {
    at = index;
    ui.table.focus(cards[index] ?? null);
    buttons.forEach((button, i) => {
      setAttr(button, 'tabindex', i === at ? '0' : '-1');
    });
  };
  const isIn = () => hand.contains(document.activeElement);
  hand.addEventListener('focusin', (event) => enter(buttons.indexOf(event.target as HTMLButtonElement)));
  hand.addEventListener('focusout', () => ui.table.focus(null));
  const rebuild = (count: number) => {
    const had = isIn();
    at = Math.max(0, Math.min(at, count - 1));
    buttons = Array.from({ length: count }, (_, i) =>
      h('button', {
        attrs: { type: 'button', tabindex: i === at ? '0' : '-1' },
        on: { click: () => cards[i] !== undefined && play(cards[i]) },
      }),
    );
    hand.replaceChildren(...buttons);
    if (had) buttons[at]?.focus({ preventScroll: true });
  };
  const focusCard = (index: number) => buttons[index]?.focus({ preventScroll: true });
  const lay = () => {
    const { card } = ui.table.layout();
    sizeOverlay(element, card.width, card.height);
    buttons.forEach((button, i) => {
      overlay.lay(button, cards[i] === undefined ? null : ui.table.rectOf(cards[i]));
    });
  };
  ui.table.onLayout(lay);
  return {
    element,
    get focused() {
      return isIn();
    },
    focusCard,
    step: (by) => focusCard((at + by + buttons.length) % Math.max(1, buttons.length)),
    render(state) {
      const { mirror, seat } = ui.texts();
      const next = ui.table.hand();
      const changed = next.length !== buttons.length;
      cards = next;
      if (changed) rebuild(next.length);
      cards.forEach((card, i) => {
        setText(buttons[i]!, handCardLabel(ui, state, card, i));
      });
      lay();
      if (isIn()) ui.table.focus(cards[at] ?? null);
      const count = seat.cards(cards.length);
      const name = nameOf(ui, ui.table.bottom());
      setAttr(hand, 'aria-label', alone(state) ? mirror.hand(count) : mirror.handOf(name, count));
      setAttr(element, 'aria-label', mirror.table);
      drawTrick(ui, trick, state);
    },
  };
}
