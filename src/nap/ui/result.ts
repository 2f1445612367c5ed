// How a deal ended, in the middle of the table: who made what, and what each one got or paid.

import { runCommand } from '../../shared/ui/commands';
import { h } from '../../shared/ui/dom';
import { icon } from '../../shared/ui/icons';
import type { NapState } from '../game/session/state';
import { napCommand } from './commands';
import { chipsText, isYou, type NapUi, nameOf } from './context';

export interface NapResult {
  readonly element: HTMLElement;
  render(state: NapState): void;
}

/** The end of the deal in a sentence. */
export function resultText(ui: NapUi, state: NapState): string {
  const score = state.opened?.score;
  const { result, bids } = ui.texts();
  if (!score) return '';
  if (score.result === 'passed' || score.bid === null || score.declarer === null) return result.passed;
  const bid = bids[score.bid];
  const made = score.result === 'made';
  if (isYou(ui, score.declarer)) return made ? result.youMade(bid) : result.youLost(bid);
  const name = nameOf(ui, score.declarer);
  return made ? result.made(name, bid) : result.lost(name, bid);
}

function detail(ui: NapUi, state: NapState): string {
  const score = state.opened?.score;
  const { result } = ui.texts();
  if (!score || score.result === 'passed') return result.passedNote;
  return score.bid === 'misere'
    ? result.tookMisere(score.taken)
    : result.took(score.taken, state.stakes?.tricks ?? 0);
}

function chipRows(ui: NapUi, state: NapState): HTMLElement {
  const chips = state.opened?.score.chips ?? [];
  const rows = chips.map((n, chair) => {
    const value = h('b', {}, chipsText(ui.lang(), n));
    value.dataset.sign = n > 0 ? 'plus' : n < 0 ? 'minus' : 'none';
    return h('li', {}, h('span', {}, nameOf(ui, chair)), value);
  });
  return h('ul', { class: 'result-chips' }, ...rows);
}

/** The slip with the result; it shows while the deal is done. */
export function createNapResult(ui: NapUi): NapResult {
  const element = h('div', { class: 'slip deal-result', attrs: { role: 'group' } });
  let drawn = '';
  const button = (id: 'next' | 'review' | 'sheet', primary: boolean) => {
    const { icon: name } = napCommand(id);
    const run = () => runCommand(ui, napCommand(id));
    return h(
      'button',
      {
        class: primary ? 'button primary' : 'text-button',
        attrs: { type: 'button', 'data-command': id },
        on: { click: run },
      },
      icon(name),
      h('span', {}, ui.texts().commands[id]),
    );
  };
  return {
    element,
    render(state) {
      const done = state.opened !== null;
      const key = done ? [ui.lang(), state.seed, state.sheet.length].join() : '';
      element.hidden = !done;
      if (key === drawn) return;
      drawn = key;
      if (!done) return;
      const text = resultText(ui, state);
      element.setAttribute('aria-label', text);
      const next = button('next', true);
      element.replaceChildren(
        h('h2', {}, text),
        h('p', { class: 'note' }, detail(ui, state)),
        ...(state.advised.includes(true) ? [h('p', { class: 'note' }, ui.texts().hint.advised)] : []),
        ...(state.opened?.score.result === 'passed' ? [] : [chipRows(ui, state)]),
        h('div', { class: 'slip-buttons' }, next, button('review', false), button('sheet', false)),
      );
      next.focus({ preventScroll: true });
    },
  };
}
