// The daily deals of a patience by days: what came of each, the series, and what is missing. A day that has come can be
// dealt from here, however long it is past.

import { localeOf } from '../../../i18n/lang';
import { type GameId, gameIds } from '../../../shared/core/types';
import { button, dressedList, figure, iconButton, listOptions } from '../../../shared/ui/controls';
import { h, setText } from '../../../shared/ui/dom';
import { laurel } from '../../../shared/ui/laurel';
import type { SheetSpec } from '../../../shared/ui/sheet';
import { type DailyBook, loadDailyBook } from '../../game/deals/dailyBook';
import { type CalendarDay, type CalendarMonth, monthOf } from '../../game/keeping/calendar';
import type { DealResult } from '../../game/keeping/dealResult';
import { dailyRun } from '../../game/keeping/statistics';
import { recordKey } from '../../game/text/dealKey';
import type { Ui } from '../base/context';
import { dayText, dealDaily } from '../base/daily';

interface Shown {
  readonly game: GameId;
  readonly year: number;
  /** 1 .. 12 */
  readonly month: number;
}

/** What is read before there is anything to show. */
interface Sources {
  readonly book: DailyBook;
  readonly results: readonly DealResult[];
}

const laurels = { won: 'winnable', helped: 'helped', lost: 'no-longer' } as const;

/** 4 January 2021 was a Monday. */
const monday = Date.UTC(2021, 0, 4);

function weekdays(ui: Ui): HTMLElement[] {
  const name = (weekday: 'narrow' | 'long') =>
    new Intl.DateTimeFormat(localeOf(ui.lang()), { weekday, timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, i) => {
    const at = monday + i * 86_400_000;
    return h('th', { attrs: { scope: 'col', abbr: name('long').format(at) } }, name('narrow').format(at));
  });
}

function dayCell(ui: Ui, { date, day, mark, late }: CalendarDay, deal: (date: string) => void): HTMLElement {
  const { marks, madeUp } = ui.texts().keeping.calendar;
  const said = [dayText(ui, date), marks[mark], ...(late ? [madeUp] : [])].join(', ');
  const wreath = laurel();
  if (mark === 'won' || mark === 'helped' || mark === 'lost') wreath.dataset.state = laurels[mark];
  else wreath.dataset.state = mark;
  const one = h(
    'button',
    {
      class: 'calendar-day',
      attrs: { type: 'button', 'data-mark': mark, 'data-key': date, 'aria-label': said, title: said },
      on: { click: () => deal(date) },
    },
    h('span', {}, String(day)),
    wreath,
  );
  if (date === ui.savedGames.today()) one.setAttribute('aria-current', 'date');
  one.disabled = mark === 'ahead';
  return h('td', {}, one);
}

/** The days in weeks, each of seven cells. */
function weeks(ui: Ui, { days, before }: CalendarMonth, deal: (date: string) => void): HTMLElement[] {
  const cells = [
    ...Array.from({ length: before }, () => h('td', {})),
    ...days.map((day) => dayCell(ui, day, deal)),
  ];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    h('tr', {}, ...cells.slice(7 * week, 7 * week + 7)),
  );
}

function series(ui: Ui, month: CalendarMonth, own: readonly DealResult[]): HTMLElement {
  const { calendar, statistics } = ui.texts().keeping;
  const { run, longest, unaided } = dailyRun(own, ui.savedGames.today());
  const beside = (all: number, alone: number) =>
    all === alone ? String(all) : `${all} (${calendar.alone(alone)})`;
  return h(
    'dl',
    { class: 'figures' },
    figure(calendar.won, String(month.won), true),
    figure(calendar.missing, String(month.missing), true),
    figure(statistics.dailyNow, beside(run, unaided.run)),
    figure(statistics.dailyLongest, beside(longest, unaided.longest)),
  );
}

/** The month `by` months on. */
function monthsOn(shown: Shown, by: number): Shown {
  const at = shown.year * 12 + shown.month - 1 + by;
  return { ...shown, year: Math.floor(at / 12), month: (at % 12) + 1 };
}

const monthText = ({ year, month }: Shown) => `${year}-${String(month).padStart(2, '0')}`;

function chooseGame(ui: Ui, chosen: GameId, choose: (game: GameId) => void): HTMLElement {
  const choices = gameIds.map((id) => ({ value: id, label: ui.games.name(id, ui.lang()) }));
  const attrs = { id: 'calendar-of', 'aria-label': ui.texts().keeping.statistics.patience };
  const select = h('select', { attrs }, ...listOptions(choices));
  select.value = chosen;
  select.addEventListener('change', () => choose(gameIds.find((id) => id === select.value) ?? chosen));
  return dressedList(select);
}

function draw(ui: Ui, body: HTMLElement, shown: Shown, sources: Sources, close: () => void): void {
  const { book, results } = sources;
  const texts = ui.texts().keeping.calendar;
  const today = ui.savedGames.today();
  const own = results.filter(
    ({ game, rules }) =>
      game === shown.game && recordKey(game, rules) === recordKey(game, ui.games.rules(game)),
  );
  const month = monthOf(own, shown, today, (date) => book.number(shown.game, date));
  const deal = (date: string) => {
    close();
    void ui.rooms.go('patience');
    void dealDaily(ui, shown.game, date);
  };
  const go = (to: Shown, focus: string) => {
    draw(ui, body, to, sources, close);
    body.querySelector<HTMLElement>(focus)?.focus();
  };
  const step = (by: -1 | 1, label: string, isThere: boolean) => {
    const key = by < 0 ? 'earlier' : 'later';
    const one = iconButton(by < 0 ? 'previous' : 'next', label, () =>
      go(monthsOn(shown, by), `[data-key=${key}]`),
    );
    one.dataset.key = key;
    one.disabled = !isThere;
    return one;
  };
  const name = new Intl.DateTimeFormat(localeOf(ui.lang()), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const title = h('h3', { attrs: { 'aria-live': 'polite' } });
  setText(title, name.format(Date.UTC(shown.year, shown.month - 1, 1)));
  const head = h(
    'div',
    { class: 'calendar-head' },
    step(-1, texts.earlier, monthText(shown) > book.first.slice(0, 7)),
    title,
    step(1, texts.later, monthText(shown) < today.slice(0, 7)),
  );
  const table = h(
    'table',
    { class: 'calendar' },
    h('thead', {}, h('tr', {}, ...weekdays(ui))),
    h('tbody', {}, ...weeks(ui, month, deal)),
  );
  const gap = month.days.findLast(({ mark, date }) => mark === 'missing' && date < today);
  const next = gap && button('daily', texts.makeUp(dayText(ui, gap.date)), () => deal(gap.date));
  const choice = chooseGame(ui, shown.game, (game) => go({ ...shown, game }, 'select'));
  const note = h('p', { class: 'note' }, texts.note);
  body.replaceChildren(choice, head, table, ...(next ? [next] : []), series(ui, month, own), note);
}

/** The calendar as a sheet; it fills as soon as the results are read. */
export function calendarSheet(ui: Ui, close: () => void): SheetSpec {
  const body = h('div', { class: 'statistics calendar-sheet' });
  const [year = 0, month = 1] = ui.savedGames.today().split('-').map(Number);
  const shown = { game: ui.session.state.game, year, month };
  const results = ui.savedGames.results().catch((): readonly DealResult[] => []);
  void Promise.all([loadDailyBook(), results]).then(([book, found]) =>
    draw(ui, body, shown, { book, results: found }, close),
  );
  return { id: 'calendar', title: ui.texts().commands.calendar, side: 'end', body: [body] };
}
