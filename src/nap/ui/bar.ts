// The slim bar at the trick game: the deal on the left, the contract in the middle, commands on the right.

import { suitName } from '../../i18n/words';
import { runCommand } from '../../shared/ui/commands';
import { h, setAttr, setText } from '../../shared/ui/dom';
import { icon } from '../../shared/ui/icons';
import type { NapState } from '../game/session/state';
import { type NapCommandId, napCommand } from './commands';
import { isRed, type NapUi, nameOf, suitSign } from './context';

export interface NapBar {
  readonly element: HTMLElement;
  render(state: NapState): void;
}

const BUTTONS = ['lastTrick', 'sheet', 'advice', 'menu'] as const;

/** Runs a command of the table if it can be done. */
export function runNapCommand(ui: NapUi, id: NapCommandId): void {
  ui.leaveExample();
  if (napCommand(id).enabled(ui.session.state)) runCommand(ui, napCommand(id));
}

/** The contract, or how the bidding stands. */
export function contractText(ui: NapUi, state: NapState): string {
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

function progressText(ui: NapUi, state: NapState): string {
  const { bar } = ui.texts();
  if (state.stakes === null || state.tricks.length === 0) return '';
  const { tricks } = state.stakes;
  // nothing is to come any more
  if (tricks === 0 && state.taken === 0 && state.opened !== null) return '';
  return tricks === 0 ? bar.noTricks(state.taken) : bar.progress(state.taken, tricks);
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
  const buttons = BUTTONS.map((id) =>
    h(
      'button',
      {
        class: 'icon-button',
        attrs: { type: 'button', 'data-command': id },
        on: { click: () => runNapCommand(ui, id) },
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
  return {
    element,
    render(state) {
      const texts = ui.texts();
      const done = state.opened !== null;
      setText(name, texts.name);
      setAttr(choose, 'title', texts.commands.choose);
      setText(deal, texts.bar.deal(String(state.sheet.length + (done ? 0 : 1))));
      suit.hidden = typeof state.trump !== 'number';
      if (typeof state.trump === 'number') {
        setText(suit, suitSign(state.trump));
        suit.dataset.red = String(isRed(state.trump));
      }
      setText(words, contractText(ui, state));
      setText(progress, progressText(ui, state));
      BUTTONS.forEach((id, i) => {
        setAttr(buttons[i]!, 'aria-label', texts.commands[id]);
        setAttr(buttons[i]!, 'title', texts.commands[id]);
        setAttr(
          buttons[i]!,
          'aria-disabled',
          napCommand(id).enabled(state) && (id === 'menu' || state === ui.session.state) ? null : 'true',
        );
        if (id === 'advice') setAttr(buttons[i]!, 'aria-pressed', String(state.advice !== null));
      });
    },
  };
}
