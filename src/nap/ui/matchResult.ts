// The end of a match, set like a title page: who has won it, how all stand, and how it went.

import { runCommand } from '../../shared/ui/commands';
import { h } from '../../shared/ui/dom';
import { icon } from '../../shared/ui/icons';
import { laurel } from '../../shared/ui/laurel';
import type { Chair } from '../game/session/intents';
import { placesOf } from '../game/session/matchEnd';
import type { NapState } from '../game/session/state';
import { napCommand } from './commands';
import { chipsText, isYou, type NapUi, nameOf } from './context';

export interface MatchResult {
  readonly element: HTMLDialogElement;
  /** Comes by itself with the match's last deal, and goes with the next one. */
  render(state: NapState): void;
  show(): void;
}

/** Who has won the match; empty while it goes on. */
export function winnerText(ui: NapUi, { matchOver }: NapState): string {
  if (matchOver === null) return '';
  const { match } = ui.texts();
  const [first, ...others] = matchOver.winners;
  if (others.length === 0 && first !== undefined)
    return isYou(ui, first) ? match.youWon : match.won(nameOf(ui, first));
  const list = new Intl.ListFormat(ui.lang(), { type: 'conjunction' });
  return match.shared(list.format(matchOver.winners.map((chair) => nameOf(ui, chair))));
}

function endText(ui: NapUi, { table, matchOver }: NapState): string {
  const { match } = ui.texts();
  if (table.ends === undefined || matchOver === null) return '';
  if (table.ends.by === 'deals') return match.toDeals(table.ends.count);
  return `${match.toChips(table.ends.count)}, ${match.after(matchOver.deals)}`;
}

function standingRow(ui: NapUi, state: NapState, chair: Chair, place: number): HTMLElement {
  const own = state.sheet.filter(({ declarer }) => declarer === chair);
  const made = own.filter(({ result }) => result === 'made').length;
  const total = state.totals[chair] ?? 0;
  const chips = h('td', { class: 'standing-chips' }, chipsText(ui.lang(), total));
  chips.dataset.sign = total > 0 ? 'plus' : total < 0 ? 'minus' : 'none';
  const row = h(
    'tr',
    {},
    h('td', { class: 'standing-place' }, String(place)),
    h('th', { attrs: { scope: 'row' } }, nameOf(ui, chair)),
    chips,
    h('td', {}, own.length === 0 ? '–' : ui.texts().match.ofBids(made, own.length)),
  );
  row.dataset.first = String(place === 1);
  return row;
}

/** How all stand, the winner first. */
function standing(ui: NapUi, state: NapState): HTMLElement {
  const { match, sheet } = ui.texts();
  const places = placesOf(state.totals);
  const rows = places
    .map((place, chair) => ({ place, chair }))
    .sort((a, b) => a.place - b.place || a.chair - b.chair)
    .map(({ place, chair }) => standingRow(ui, state, chair, place));
  const heads = [match.place, '', match.chips, match.bids].map((label, i) =>
    h('th', { attrs: { scope: 'col' } }, i === 1 ? h('span', { class: 'unseen' }, sheet.deal) : label),
  );
  const caption = h('caption', {}, match.standing);
  return h(
    'table',
    { class: 'standing' },
    caption,
    h('thead', {}, h('tr', {}, ...heads)),
    h('tbody', {}, ...rows),
  );
}

/** Everybody's chips after each deal, as lines. */
function course(ui: NapUi, state: NapState): HTMLElement | null {
  if (state.sheet.length < 2) return null;
  const { match, statistics } = ui.texts();
  const label = match.course(statistics.count(state.sheet.length));
  const host = h('div', { class: 'match-course', attrs: { role: 'img', 'aria-label': label } });
  const lines = state.totals.map((_, chair) => ({
    name: nameOf(ui, chair),
    values: [0, ...state.sheet.map(({ totals }) => totals[chair] ?? 0)],
    isFirst: state.matchOver?.winners.includes(chair) ?? false,
  }));
  import('../../shared/ui/sheets/chart').then(
    ({ drawCourse }) => host.isConnected && drawCourse(host, lines, (n) => chipsText(ui.lang(), n)),
    () => host.remove(),
  );
  return host;
}

function button(ui: NapUi, id: 'rematch' | 'sheet', primary: boolean): HTMLElement {
  const { icon: name } = napCommand(id);
  return h(
    'button',
    {
      class: primary ? 'button primary' : 'button',
      attrs: { type: 'button', 'data-command': id },
      on: { click: () => runCommand(ui, napCommand(id)) },
    },
    icon(name),
    h('span', {}, ui.texts().commands[id]),
  );
}

function page(ui: NapUi, state: NapState, hide: () => void): HTMLElement {
  const { match, name } = ui.texts();
  const wreath = laurel();
  wreath.dataset.state = 'won';
  return h(
    'div',
    { class: 'result-page' },
    h(
      'div',
      { class: 'match-title' },
      wreath,
      h('p', { class: 'result-game' }, name),
      h('h2', { attrs: { id: 'match-title' } }, winnerText(ui, state)),
      h('p', { class: 'result-number' }, endText(ui, state)),
    ),
    h('div', { class: 'match-figures' }, standing(ui, state), course(ui, state)),
    h(
      'div',
      { class: 'result-buttons' },
      button(ui, 'rematch', true),
      button(ui, 'sheet', false),
      h('button', { class: 'text-button', attrs: { type: 'button' }, on: { click: hide } }, match.close),
    ),
  );
}

export function createMatchResult(ui: NapUi): MatchResult {
  const element = h('dialog', { class: 'result match-result', attrs: { 'aria-labelledby': 'match-title' } });
  let shown = '';
  let drawn = '';
  const hide = () => {
    if (element.open) element.close();
  };
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    hide();
  });
  const show = () => {
    const { state } = ui.session;
    if (state.matchOver === null) return;
    drawn = ui.lang();
    element.replaceChildren(page(ui, state, hide));
    if (!element.open) element.show();
    element.querySelector<HTMLElement>('.primary')?.focus({ preventScroll: true });
  };
  return {
    element,
    show,
    render(state) {
      const key = state.matchOver === null ? '' : `${state.seed} ${state.sheet.length}`;
      const isNew = key !== shown;
      shown = key;
      if (key === '') hide();
      else if (isNew || (element.open && drawn !== ui.lang())) show();
    },
  };
}
