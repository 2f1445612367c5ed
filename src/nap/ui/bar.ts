// The slim bar at the trick game: the deal on the left, the contract in the middle, commands on the right.

import { suitName } from '../../i18n/words';
import { runCommand } from '../../shared/ui/commands';
import { h, setAttr, setText } from '../../shared/ui/dom';
import { keepFitting } from '../../shared/ui/fitBar';
import { icon } from '../../shared/ui/icons';
import type { NapShown } from '../game/session/state';
import { type NapCommandId, napCommand } from './commands';
import { commandLabel, isRed, type NapUi, nameOf, suitSign } from './context';

export interface NapBar {
  readonly element: HTMLElement;
  render(state: NapShown): void;
}

const BUTTONS = ['lastTrick', 'sheet', 'advice', 'menu'] as const;

/** A misclick is taken back where the last trick is looked at else: there is none to be looked at just then. */
function commandAt(place: (typeof BUTTONS)[number], state: NapShown): NapCommandId {
  return place === 'lastTrick' && state.canUndo ? 'undo' : place;
}

/** Which deal of the match lies there. */
export function dealText(ui: NapUi, state: NapShown): string {
  const { bar } = ui.texts();
  if (state.trial !== null) return bar.trial;
  const { ends } = state.table;
  const n = String(state.sheet.length + (state.opened === null ? 1 : 0));
  if (ends === undefined) return bar.deal(n);
  return ends.by === 'deals' ? bar.dealOf(n, ends.count) : bar.dealTo(n, ends.count);
}

/** Runs a command of the table if it can be done. */
export function runNapCommand(ui: NapUi, id: NapCommandId): void {
  // it is the deal gone through that it plays on
  if (id !== 'playOn') ui.leaveExhibit();
  if (napCommand(id).enabled(ui.session.state)) runCommand(ui, napCommand(id));
}

/** The contract, or how the bidding stands. */
export function contractText(ui: NapUi, state: NapShown): string {
  const { bar, bids, table } = ui.texts();
  if (state.declarer === null || state.bid === null) return bar.bidding;
  const name = nameOf(ui, state.declarer);
  if (state.calls.length < state.table.settings.players && state.tricks.length === 0) {
    return bar.highest(name, bids[state.bid]);
  }
  const suit = typeof state.trump === 'number' ? suitName(state.trump, ui.lang()) : '';
  const none = state.trump === 'none' && state.bid !== 'misere' ? ` (${table.noTrumps})` : '';
  return bar.contract(name, bids[state.bid], suit) + none;
}

function progressText(ui: NapUi, state: NapShown): string {
  const { bar } = ui.texts();
  if (state.stakes === null || state.tricks.length === 0) return '';
  const { tricks } = state.stakes;
  // nothing is to come any more
  if (tricks === 0 && state.taken === 0 && state.phase === 'finished') return '';
  return tricks === 0 ? bar.noTricks(state.taken) : bar.progress(state.taken, tricks);
}

function renderButton(ui: NapUi, state: NapShown, button: HTMLButtonElement, id: NapCommandId): void {
  const label = commandLabel(ui, id);
  const { enabled, icon: name } = napCommand(id);
  if (button.dataset.command !== id) {
    button.dataset.command = id;
    button.replaceChildren(icon(name));
  }
  setAttr(button, 'aria-label', label);
  setAttr(button, 'title', label);
  const { session } = ui;
  const isTheMatch = id === 'menu' || state === session.state;
  setAttr(button, 'aria-disabled', isTheMatch && enabled(session.state) ? null : 'true');
  if (id === 'advice') setAttr(button, 'aria-pressed', String(session.state.advice !== null && isTheMatch));
}

/** `middle`: what may take the contract's place, a message. */
export function createNapBar(ui: NapUi, middle: HTMLElement): NapBar {
  const name = h('span', { class: 'bar-name' });
  const deal = h('span', { class: 'bar-moves' });
  const choose = h(
    'button',
    { class: 'bar-game', attrs: { type: 'button' }, on: { click: () => ui.act('choose') } },
    name,
  );
  const suit = h('span', { class: 'contract-suit', attrs: { 'aria-hidden': 'true' } });
  const words = h('span', { class: 'contract-words' });
  const progress = h('span', { class: 'contract-progress' });
  const contract = h('div', { class: 'contract' }, suit, words, progress);
  let drawn: NapShown = ui.session.state;
  const buttons = BUTTONS.map((id) =>
    h(
      'button',
      {
        class: 'icon-button',
        attrs: { type: 'button', 'data-command': id },
        on: { click: () => runNapCommand(ui, commandAt(id, drawn)) },
      },
      icon(napCommand(id).icon),
    ),
  );
  const element = h(
    'header',
    { class: 'bar nap-bar' },
    h(
      'div',
      { class: 'bar-start' },
      h('h1', { class: 'bar-title' }, choose),
      h('span', { class: 'bar-figures' }, deal),
    ),
    h('div', { class: 'bar-middle' }, contract, middle),
    h('div', { class: 'bar-end' }, ...buttons),
  );
  const refit = keepFitting(element);
  let fitted = '';
  return {
    element,
    render(state) {
      const texts = ui.texts();
      setText(name, texts.name);
      setAttr(choose, 'title', texts.commands.choose);
      setText(deal, dealText(ui, state));
      suit.hidden = typeof state.trump !== 'number';
      if (typeof state.trump === 'number') {
        setText(suit, suitSign(state.trump));
        suit.dataset.red = String(isRed(state.trump));
      }
      setText(words, contractText(ui, state));
      setText(progress, progressText(ui, state));
      const wide = [texts.name, deal.textContent, contract.textContent, ui.settings.value.textSize].join();
      if (wide !== fitted) refit();
      fitted = wide;
      drawn = state;
      BUTTONS.forEach((place, i) => {
        renderButton(ui, state, buttons[i]!, commandAt(place, state));
      });
    },
  };
}
