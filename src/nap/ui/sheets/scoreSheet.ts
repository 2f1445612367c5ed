// The score sheet: a row for each deal with its bid, what each seat got or paid and how it then stood, and
// the totals.

import { h } from '../../../shared/ui/dom';
import type { SheetSpec } from '../../../shared/ui/sheet';
import type { NapScore } from '../../game/session/intents';
import type { NapState } from '../../game/session/state';
import { chipsText, type NapUi, nameOf } from '../context';

/** `Betsy: three, made`. */
export function bidText(ui: NapUi, score: NapScore): string {
  const { bids, sheet } = ui.texts();
  if (score.declarer === null || score.bid === null) return sheet.allPassed;
  return `${nameOf(ui, score.declarer)}: ${bids[score.bid]}`;
}

function chipCell(ui: NapUi, chips: number, declares: boolean): HTMLElement {
  const cell = h('td', {}, chipsText(ui.lang(), chips));
  cell.dataset.sign = chips > 0 ? 'plus' : chips < 0 ? 'minus' : 'none';
  cell.dataset.declares = String(declares);
  return cell;
}

/** What a seat got or paid, and below it how it stood after the deal. */
function dealCell(ui: NapUi, score: NapScore, chair: number): HTMLElement {
  const cell = chipCell(ui, score.chips[chair] ?? 0, chair === score.declarer);
  const sum = chipsText(ui.lang(), score.totals[chair] ?? 0);
  const label = `${ui.texts().sheet.total} ${sum}`;
  cell.append(h('span', { class: 'score-sum', attrs: { role: 'img', 'aria-label': label } }, sum));
  return cell;
}

function scoreRow(ui: NapUi, score: NapScore, n: number): HTMLElement {
  const { sheet } = ui.texts();
  const result = score.result === 'passed' ? '' : ` ${score.result === 'made' ? '✓' : '✕'}`;
  const said = score.result === 'passed' ? '' : sheet.results[score.result];
  const bid = h(
    'td',
    { class: 'score-bid' },
    bidText(ui, score),
    h('span', { attrs: { 'aria-label': said, role: 'img' } }, result),
  );
  return h(
    'tr',
    {},
    h('th', { attrs: { scope: 'row', title: sheet.dealt(nameOf(ui, score.dealer)) } }, String(n)),
    bid,
    ...score.chips.map((_, chair) => dealCell(ui, score, chair)),
  );
}

function scoreTable(ui: NapUi, state: NapState): HTMLElement {
  const { sheet } = ui.texts();
  const chairs = state.totals.map((_, chair) => chair);
  const head = h(
    'tr',
    {},
    h('th', { class: 'score-head', attrs: { scope: 'col' } }, sheet.deal),
    h('th', { class: 'score-head', attrs: { scope: 'col' } }, sheet.bid),
    ...chairs.map((chair) =>
      h('th', { class: 'score-head', attrs: { scope: 'col' } }, h('span', {}, nameOf(ui, chair))),
    ),
  );
  const rows = state.sheet.map((score, i) => scoreRow(ui, score, i + 1)).reverse();
  const total = h(
    'tr',
    { class: 'score-total' },
    h('th', { attrs: { scope: 'row', colspan: '2' } }, sheet.total),
    ...state.totals.map((chips) => chipCell(ui, chips, false)),
  );
  return h(
    'div',
    { class: 'score-scroll' },
    h('table', { class: 'score' }, h('thead', {}, head, total), h('tbody', {}, ...rows)),
  );
}

/** The score sheet, the newest deal on top. */
export function scoreSheet(ui: NapUi): SheetSpec {
  const { sheet } = ui.texts();
  const { state } = ui.session;
  const body = state.sheet.length > 0 ? scoreTable(ui, state) : h('p', { class: 'note' }, sheet.none);
  return { id: 'score', title: sheet.title, side: 'end', body: [body] };
}
