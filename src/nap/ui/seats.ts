// The name plates round the table: who sits there, what was bid, tricks, chips. To readers each is a labelled
// group.

import { cardName, suitName } from '../../i18n/words';
import { h, setAttr, setText } from '../../shared/ui/dom';
import type { Chair } from '../game/session/intents';
import type { NapShown } from '../game/session/state';
import { alone, chipsText, isRed, type NapUi, nameOf, suitSign } from './context';

export interface Seats {
  readonly element: HTMLElement;
  render(state: NapShown): void;
  /** Puts the plates where the table lies now. */
  place(): void;
}

/** Tricks that a chair has taken. */
export function tricksOf(state: NapShown, chair: Chair): number {
  const lying = state.phase === 'trick' ? 1 : 0;
  return state.tricks.slice(0, state.tricks.length - lying).filter(({ winner }) => winner === chair).length;
}

/** The call of a chair in this deal. */
function callOf(state: NapShown, chair: Chair) {
  return state.calls.find((one) => one.chair === chair)?.call ?? null;
}

/** What a reader says of a seat. */
export function seatLabel(ui: NapUi, state: NapShown, chair: Chair): string {
  const { seat, bids } = ui.texts();
  const call = callOf(state, chair);
  const declares = state.declarer === chair && state.phase !== 'bidding';
  const played = state.tricks.flatMap(({ plays }) => plays).filter((play) => play.chair === chair);
  const names = played.map(({ card }) => cardName(card, ui.lang()));
  const tricks = tricksOf(state, chair);
  const parts = [
    nameOf(ui, chair),
    chair === state.dealer && seat.dealer,
    call !== null && (call === 'pass' ? seat.passed : seat.bid(bids[call])),
    declares && seat.declarer,
    seat.cards(state.held[chair] ?? 0),
    (tricks > 0 || state.phase !== 'bidding') && seat.tricks(tricks),
    names.length > 0 && seat.played(names.join(' ')),
    seat.chips(chipsText(ui.lang(), state.totals[chair] ?? 0)),
    state.turn === chair && (state.thinking === 'yes' ? seat.thinking : seat.turn),
  ];
  return parts.filter((part) => typeof part === 'string').join(', ');
}

/** How strong a computer plays; stands where its call will stand. */
function levelText(ui: NapUi, state: NapShown, chair: Chair): string {
  const sitter = state.table.chairs[chair];
  return sitter?.kind === 'computer' ? ui.texts().levels[sitter.level] : '';
}

interface Plate {
  readonly element: HTMLElement;
  readonly mark: HTMLElement;
  readonly name: HTMLElement;
  readonly chips: HTMLElement;
  readonly call: HTMLElement;
  readonly suit: HTMLElement;
  readonly tricks: HTMLElement;
}

function createPlate(): Plate {
  const mark = h('span', { class: 'plate-dealer' });
  const name = h('span', { class: 'plate-name' });
  const chips = h('span', { class: 'plate-chips' });
  const call = h('span', { class: 'plate-call' });
  const suit = h('span', { class: 'plate-suit' });
  const tricks = h('span', { class: 'plate-tricks' });
  const element = h(
    'div',
    { class: 'plate', attrs: { role: 'group' } },
    h('div', { class: 'plate-row', attrs: { 'aria-hidden': 'true' } }, mark, name, chips),
    h('div', { class: 'plate-row low', attrs: { 'aria-hidden': 'true' } }, call, suit, tricks),
  );
  return { element, mark, name, chips, call, suit, tricks };
}

function renderPlate(ui: NapUi, state: NapShown, chair: Chair, plate: Plate): void {
  const texts = ui.texts();
  const call = callOf(state, chair);
  const declares = state.declarer === chair && state.phase !== 'bidding';
  const leading = state.declarer === chair;
  const { dataset } = plate.element;
  dataset.turn = String(state.turn === chair);
  dataset.thinking = String(state.turn === chair && state.thinking === 'yes');
  dataset.declares = String(leading);
  dataset.passed = String(call === 'pass');
  dataset.you = String(alone(state) && state.table.chairs[chair]?.kind === 'person');
  setAttr(plate.element, 'aria-label', seatLabel(ui, state, chair));
  plate.mark.hidden = chair !== state.dealer;
  setText(plate.mark, texts.seat.dealerMark);
  setText(plate.name, nameOf(ui, chair));
  setText(plate.chips, chipsText(ui.lang(), state.totals[chair] ?? 0));
  setText(plate.call, call === null ? levelText(ui, state, chair) : texts.calls[call]);
  dataset.called = String(call !== null);
  const { trump } = state;
  plate.suit.hidden = !declares || typeof trump !== 'number';
  if (typeof trump === 'number') {
    setText(plate.suit, suitSign(trump));
    plate.suit.dataset.red = String(isRed(trump));
    plate.suit.title = texts.table.trump(suitName(trump, ui.lang()));
  }
  renderTricks(state, chair, plate.tricks, declares);
}

/** A stroke for each trick taken; the declarer's still to be taken are hollow. */
function renderTricks(state: NapShown, chair: Chair, host: HTMLElement, declares: boolean): void {
  const taken = tricksOf(state, chair);
  const promised = declares ? (state.stakes?.tricks ?? 0) : 0;
  const strokes = Math.max(taken, promised);
  const key = `${taken}/${strokes}`;
  if (host.dataset.drawn === key) return;
  host.dataset.drawn = key;
  host.replaceChildren(
    ...Array.from({ length: strokes }, (_, i) => h('i', { class: i < taken ? 'stroke' : 'stroke hollow' })),
  );
}

/** The plates, laid over the table's picture. */
export function createSeats(ui: NapUi): Seats {
  const element = h('div', { class: 'seats' });
  let plates: Plate[] = [];
  const place = () => {
    const { seats, players, plateWords: words } = ui.table.layout();
    const bottom = ui.table.bottom();
    plates.forEach((plate, chair) => {
      const at = seats[(chair - bottom + players) % players]?.plate;
      if (!at) return;
      const { style } = plate.element;
      // lengths of an element that is drawn larger are larger too
      style.setProperty('zoom', String(words));
      style.setProperty('translate', `${at.x / words}px ${at.y / words}px`);
      style.setProperty('width', `${at.width / words}px`);
      style.setProperty('height', `${at.height / words}px`);
      plate.element.dataset.narrow = String(at.width / words < 124);
      plate.element.dataset.size = at.height / words < 39.5 ? 'low' : 'usual';
    });
  };
  return {
    element,
    place,
    render(state) {
      const { players } = state.table.settings;
      if (plates.length !== players) {
        plates = Array.from({ length: players }, createPlate);
        element.replaceChildren(...plates.map((plate) => plate.element));
      }
      plates.forEach((plate, chair) => {
        renderPlate(ui, state, chair, plate);
      });
      place();
    },
  };
}
