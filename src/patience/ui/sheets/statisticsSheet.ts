// The statistics as a sheet: figures by patience and rules, a picture, and the deals played.

import { clockText } from '../../../i18n/index';
import { localeOf } from '../../../i18n/lang';
import { type GameId, gameIds } from '../../../shared/core/types';
import { button, dressedList, figure, listOptions } from '../../../shared/ui/controls';
import { h, setText } from '../../../shared/ui/dom';
import { icon } from '../../../shared/ui/icons';
import { laurel } from '../../../shared/ui/laurel';
import type { SheetSpec } from '../../../shared/ui/sheet';
import type { RuleRecord } from '../../core/types';
import type { DealResult } from '../../game/keeping/dealResult';
import {
  type DailyRun,
  dailyRun,
  endOf,
  figuresOf,
  outcomeOf,
  timeline,
  type Wins,
} from '../../game/keeping/statistics';
import { recordKey } from '../../game/text/dealKey';
import { damagedNames, type Ui } from '../base/context';
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

/** A figure without help, and beside it the same with the wins counted that help was used in. */
type Row = readonly [label: string, of: (wins: Wins) => string];

function figureTable(ui: Ui, results: readonly DealResult[]): HTMLElement[] {
  const texts = ui.texts().keeping.statistics;
  const numbers = new Intl.NumberFormat(ui.lang());
  const figures = figuresOf(results, ui.savedGames.now());
  const number = (n: number | null) => (n === null ? '–' : numbers.format(n));
  const time = (n: number | null) => (n === null ? '–' : clockText(n));
  const rows: readonly Row[] = [
    [texts.won, ({ won }) => number(won)],
    [texts.percent, ({ percent }) => (percent === null ? '–' : percentText(ui, percent))],
    [texts.run, ({ run }) => number(run)],
    [texts.longestRun, ({ longestRun }) => number(longestRun)],
    [texts.fewestMoves, ({ fewestMoves }) => number(fewestMoves)],
    [texts.bestTime, ({ bestTime }) => time(bestTime)],
    [texts.medianTime, ({ medianTime }) => time(medianTime)],
  ];
  const large = [
    figure(texts.played, number(figures.played), true),
    figure(texts.won, number(figures.won), true),
    figure(texts.helped, number(figures.helped), true),
  ];
  return [h('dl', { class: 'figures' }, ...large), besideTable<Wins>(ui, rows, figures, figures.withHelp)];
}

/** Figures in two columns. */
function besideTable<T>(
  ui: Ui,
  rows: readonly (readonly [label: string, of: (wins: T) => string])[],
  unaided: T,
  withHelp: T,
): HTMLElement {
  const texts = ui.texts().keeping.statistics;
  const column = (text: string) => h('th', { attrs: { scope: 'col' } }, text);
  const head = h('tr', {}, h('td', {}), column(texts.unaided), column(texts.withHelp));
  const body = rows.map(([label, of]) =>
    h(
      'tr',
      {},
      h('th', { attrs: { scope: 'row' } }, label),
      h('td', {}, of(unaided)),
      h('td', {}, of(withHelp)),
    ),
  );
  return h('table', { class: 'beside' }, h('thead', {}, head), h('tbody', {}, ...body));
}

function percentText(ui: Ui, n: number): string {
  return new Intl.NumberFormat(ui.lang(), { style: 'percent' }).format(n / 100);
}

function dailyList(ui: Ui, results: readonly DealResult[], calendar: () => void): Node[] {
  const texts = ui.texts().keeping.statistics;
  const runs = dailyRun(results, ui.savedGames.today());
  const open = button('calendar', ui.texts().commands.calendar, calendar);
  const rows = [
    [texts.dailyNow, ({ run }: DailyRun) => String(run)],
    [texts.dailyLongest, ({ longest }: DailyRun) => String(longest)],
  ] as const;
  const series = runs.longest === 0 ? [] : [besideTable<DailyRun>(ui, rows, runs.unaided, runs)];
  const today = runs.today ? [h('p', { class: 'note' }, texts.dailyToday)] : [];
  return [h('h3', {}, texts.daily), ...series, ...today, open];
}

function picture(ui: Ui, results: readonly DealResult[]): Node[] {
  const texts = ui.texts().keeping.statistics;
  const points = timeline(results, pictureWindow);
  const last = points.at(-1);
  if (last === undefined || points.length < 2) return [];
  const [rate, withHelp] = [last.rate, last.withHelp].map((share) => percentText(ui, Math.round(share)));
  const label = texts.pictureLabel(texts.deals(points.length), rate!, withHelp!);
  const host = h('div', { class: 'chart', attrs: { role: 'img', 'aria-label': label } });
  const dates = new Intl.DateTimeFormat(localeOf(ui.lang()), { day: 'numeric', month: 'short' });
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
  return new Intl.DateTimeFormat(localeOf(ui.lang()), shape).format(at);
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
export function statisticsSheet(ui: Ui, close: () => void, calendar: () => void): SheetSpec {
  const texts = ui.texts().keeping.statistics;
  const { game, rules } = ui.session.state;
  const body = h('div', { class: 'statistics' });
  const fault = h('p', { class: 'note wrong', attrs: { role: 'status' } });
  const unread = h('p', { class: 'note wrong', attrs: { hidden: '' } });
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
        ? [h('p', { class: 'statistics-none' }, texts.none), ...dailyList(ui, own, calendar)]
        : [
            ...picture(ui, own),
            ...dailyList(ui, own, calendar),
            ...historyList(ui, own, (one) => void replay(one)),
          ];
    const choice = chooseGroup(ui, groups, group, (next) => {
      fill(results, next);
      body.querySelector('select')?.focus();
    });
    body.replaceChildren(
      choice,
      ...figureTable(ui, own),
      h('p', { class: 'note' }, texts.note),
      fault,
      ...rest,
    );
  };
  const key = recordKey(game, rules);
  fill([], key);
  ui.savedGames.damagedResults().then(
    (damaged) => {
      if (damaged.length === 0) return;
      setText(unread, ui.texts().keeping.damaged.inFile(damaged.length, damagedNames(ui, damaged)));
      unread.hidden = false;
    },
    () => undefined,
  );
  ui.savedGames.results().then(
    (results) => fill(results, key),
    () => undefined,
  );
  return { id: 'statistics', title: texts.title, side: 'end', body: [unread, body] };
}
