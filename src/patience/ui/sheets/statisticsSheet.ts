// The statistics as a sheet: figures by patience and rules, a picture, and the deals played.

import { clockText } from '../../../i18n/index';
import { type GameId, gameIds } from '../../../shared/core/types';
import { dressedList, figure, listOptions } from '../../../shared/ui/controls';
import { h, setText } from '../../../shared/ui/dom';
import { icon } from '../../../shared/ui/icons';
import { laurel } from '../../../shared/ui/laurel';
import type { SheetSpec } from '../../../shared/ui/sheet';
import type { RuleRecord } from '../../core/types';
import type { DealResult } from '../../game/keeping/dealResult';
import { dailyRun, endOf, figuresOf, outcomeOf, timeline } from '../../game/keeping/statistics';
import { recordKey } from '../../game/text/dealKey';
import type { Ui } from '../base/context';
import { recordName } from './houseWords';

/** The picture's line is of so many deals at each point. */
const pictureWindow = 20;
const historyPage = 20;

/** Results that stand together: of a patience under one rule record. */
interface Group {
  readonly key: string;
  readonly game: GameId;
  readonly rules: RuleRecord;
  readonly results: readonly DealResult[];
}

function groupsOf(ui: Ui, results: readonly DealResult[]): Group[] {
  const { game, rules } = ui.session.state;
  const records = [
    ...gameIds.map((id) => ({ game: id, rules: ui.games.rules(id) })),
    { game, rules },
    ...results,
  ];
  const groups = new Map<string, Group>();
  for (const record of records) {
    const key = recordKey(record.game, record.rules);
    if (groups.has(key)) continue;
    const own = results.filter((result) => recordKey(result.game, result.rules) === key);
    groups.set(key, { key, game: record.game, rules: record.rules, results: own });
  }
  return [...groups.values()].sort((a, b) => gameIds.indexOf(a.game) - gameIds.indexOf(b.game));
}

function figureList(ui: Ui, results: readonly DealResult[]): HTMLElement {
  const texts = ui.texts().keeping.statistics;
  const numbers = new Intl.NumberFormat(ui.lang());
  const figures = figuresOf(results);
  const number = (n: number | null) => (n === null ? '–' : numbers.format(n));
  const time = (n: number | null) => (n === null ? '–' : clockText(n));
  const percent = figures.percent === null ? '–' : percentText(ui, figures.percent);
  return h(
    'dl',
    { class: 'figures' },
    figure(texts.played, number(figures.played), true),
    figure(texts.won, number(figures.won), true),
    figure(texts.percent, percent, true),
    figure(texts.helped, number(figures.helped)),
    figure(texts.run, number(figures.run)),
    figure(texts.longestRun, number(figures.longestRun)),
    figure(texts.fewestMoves, number(figures.fewestMoves)),
    figure(texts.bestTime, time(figures.bestTime)),
    figure(texts.medianTime, time(figures.medianTime)),
  );
}

function percentText(ui: Ui, n: number): string {
  return new Intl.NumberFormat(ui.lang(), { style: 'percent' }).format(n / 100);
}

function dailyList(ui: Ui, results: readonly DealResult[]): Node[] {
  const texts = ui.texts().keeping.statistics;
  const { run, longest, today } = dailyRun(results, ui.savedGames.today());
  if (longest === 0) return [];
  const list = h(
    'dl',
    { class: 'figures' },
    figure(texts.dailyNow, String(run)),
    figure(texts.dailyLongest, String(longest)),
  );
  return [h('h3', {}, texts.daily), list, ...(today ? [h('p', { class: 'note' }, texts.dailyToday)] : [])];
}

function picture(ui: Ui, results: readonly DealResult[]): Node[] {
  const texts = ui.texts().keeping.statistics;
  const points = timeline(results, pictureWindow);
  const last = points.at(-1);
  if (last === undefined || points.length < 2) return [];
  const label = texts.pictureLabel(texts.deals(points.length), percentText(ui, Math.round(last.rate)));
  const host = h('div', { class: 'chart', attrs: { role: 'img', 'aria-label': label } });
  const dates = new Intl.DateTimeFormat(ui.lang(), { day: 'numeric', month: 'short' });
  const chartTexts = { date: (at: number) => dates.format(at), percent: (n: number) => percentText(ui, n) };
  import('../../../shared/ui/sheets/chart').then(
    ({ drawChart }) => host.isConnected && drawChart(host, points, chartTexts),
    () => host.remove(),
  );
  const note = h('p', { class: 'note' }, texts.pictureNote(String(pictureWindow)));
  return [h('h3', {}, texts.picture), host, note];
}

/** A day, its year only where that is not this one. */
function dateText(ui: Ui, at: number): string {
  const year = String(new Date(at).getFullYear()) !== ui.savedGames.today().slice(0, 4);
  const shape: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
  if (year) shape.year = 'numeric';
  return new Intl.DateTimeFormat(ui.lang(), shape).format(at);
}

function historyRow(ui: Ui, result: DealResult, replay: (result: DealResult) => void): HTMLElement {
  const texts = ui.texts();
  const { statistics } = texts.keeping;
  const outcome = outcomeOf(result);
  const wreath = laurel();
  wreath.dataset.state = { won: 'winnable', helped: 'helped', lost: 'no-longer' }[outcome];
  const number = texts.bar.number(String(result.number));
  const date = dateText(ui, endOf(result));
  const figures = outcome === 'lost' ? [] : [texts.bar.moves(result.moves), clockText(result.elapsed)];
  const words = [statistics.outcomes[outcome], ...figures, date].join(' · ');
  return h(
    'li',
    {},
    h(
      'button',
      {
        class: 'history-row',
        attrs: { type: 'button' },
        on: { click: () => replay(result) },
      },
      wreath,
      h('span', { class: 'history-number' }, number),
      h('span', { class: 'history-words' }, words),
      h('span', { class: 'history-does' }, statistics.replay(number)),
      icon('history'),
    ),
  );
}

function historyList(ui: Ui, results: readonly DealResult[], replay: (result: DealResult) => void): Node[] {
  const texts = ui.texts().keeping.statistics;
  const sorted = [...results].sort((a, b) => endOf(b) - endOf(a));
  const list = h('ol', { class: 'history' });
  const more = h('button', { class: 'text-button', attrs: { type: 'button' } });
  let shown = 0;
  const grow = () => {
    const next = sorted.slice(shown, shown + historyPage);
    const rows = next.map((result) => historyRow(ui, result, replay));
    list.append(...rows);
    if (shown > 0) rows[0]?.querySelector('button')?.focus();
    shown += next.length;
    const left = Math.min(historyPage, sorted.length - shown);
    more.hidden = left === 0;
    setText(more, texts.more(left));
  };
  more.addEventListener('click', grow);
  grow();
  return [h('h3', {}, texts.history), list, more];
}

function chooseGroup(ui: Ui, groups: readonly Group[], chosen: Group, choose: (key: string) => void) {
  const select = h(
    'select',
    { attrs: { id: 'statistics-of', 'aria-label': ui.texts().keeping.statistics.patience } },
    ...listOptions(
      groups.map(({ key, game, rules }) => ({ value: key, label: recordName(ui, game, rules) })),
    ),
  );
  select.value = chosen.key;
  select.addEventListener('change', () => choose(select.value));
  return dressedList(select);
}

/** The statistics as a sheet; it fills as soon as the results are read. */
export function statisticsSheet(ui: Ui, close: () => void): SheetSpec {
  const texts = ui.texts().keeping.statistics;
  const { game, rules } = ui.session.state;
  const body = h('div', { class: 'statistics' });
  const fault = h('p', { class: 'note wrong', attrs: { role: 'status' } });
  const replay = async (result: DealResult) => {
    if (!(await ui.savedGames.replay(result))) return setText(fault, texts.replayGone);
    close();
    ui.send({ kind: 'review' });
    ui.tell(texts.replayed);
  };
  const fill = (results: readonly DealResult[], key: string) => {
    const groups = groupsOf(ui, results);
    const group = groups.find((one) => one.key === key) ?? groups[0]!;
    const own = group.results;
    const rest =
      own.length === 0
        ? [h('p', { class: 'statistics-none' }, texts.none)]
        : [...picture(ui, own), ...dailyList(ui, own), ...historyList(ui, own, (one) => void replay(one))];
    const choice = chooseGroup(ui, groups, group, (next) => {
      fill(results, next);
      body.querySelector('select')?.focus();
    });
    body.replaceChildren(choice, figureList(ui, own), h('p', { class: 'note' }, texts.note), fault, ...rest);
  };
  const key = recordKey(game, rules);
  fill([], key);
  ui.savedGames.results().then(
    (results) => fill(results, key),
    () => undefined,
  );
  return { id: 'statistics', title: texts.title, side: 'end', body: [body] };
}
