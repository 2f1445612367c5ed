// What the one person at this screen made of it: chips, bids made and failed, and the chips over time.

import { localeOf } from '../../../i18n/lang';
import { figure, listOptions } from '../../../shared/ui/controls';
import { h } from '../../../shared/ui/dom';
import type { SheetSpec } from '../../../shared/ui/sheet';
import type { NapDealResult } from '../../game/keeping/dealResult';
import {
  type BidFigures,
  chipsOverTime,
  type NapFigures,
  napFigures,
  seriesOf,
} from '../../game/keeping/statistics';
import { chipsText, type NapUi, percentText } from '../context';

/** The mean of a deal; what it is worth stands with its name. */
function perDeal(ui: NapUi, { perDeal: mean, margin }: NapFigures): HTMLElement {
  const { statistics: texts } = ui.texts();
  const shape = { maximumFractionDigits: 1, minimumFractionDigits: 1 };
  const spread = margin === null ? '' : ` (±\u00a0${new Intl.NumberFormat(ui.lang(), shape).format(margin)})`;
  return figure(texts.perDeal + spread, mean === null ? '–' : chipsText(ui.lang(), mean, 1), true);
}

function figures(ui: NapUi, found: NapFigures): HTMLElement {
  const { statistics: texts } = ui.texts();
  const numbers = new Intl.NumberFormat(ui.lang());
  const { deals, beaten, chips } = found.defended;
  return h(
    'dl',
    { class: 'figures' },
    figure(texts.deals, numbers.format(found.deals), true),
    figure(texts.chips, chipsText(ui.lang(), found.chips), true),
    perDeal(ui, found),
    figure(texts.defended, numbers.format(deals)),
    figure(texts.beaten, deals === 0 ? '–' : `${beaten} · ${percentText(ui.lang(), beaten / deals)}`),
    figure(texts.defendedChips, chipsText(ui.lang(), chips)),
  );
}

/** Matches that came to their end; nothing where there was none. */
function series(ui: NapUi, deals: readonly NapDealResult[]): Node[] {
  const { statistics: texts } = ui.texts();
  const { played, won, run, longest } = seriesOf(deals);
  if (played === 0) return [];
  const share = percentText(ui.lang(), won / played);
  return [
    h('h3', {}, texts.series),
    h(
      'dl',
      { class: 'figures series' },
      figure(texts.matches, String(played)),
      figure(texts.won, `${won} · ${share}`),
      figure(texts.run, String(run)),
      figure(texts.longest, String(longest)),
    ),
  ];
}

function bidRow(ui: NapUi, { bid, played, made, chips, advised }: BidFigures): HTMLElement {
  const { calls } = ui.texts();
  const numbers = [made, played - made].map((n) => h('td', {}, String(n)));
  return h(
    'tr',
    {},
    h('th', { attrs: { scope: 'row' } }, calls[bid]),
    ...numbers,
    h('td', {}, percentText(ui.lang(), made / played)),
    h('td', {}, chipsText(ui.lang(), chips)),
    h('td', {}, advised === 0 ? '–' : String(advised)),
  );
}

function bidTable(ui: NapUi, { bids }: NapFigures): Node[] {
  if (bids.length === 0) return [];
  const { statistics: texts } = ui.texts();
  const heads = [texts.bids, texts.made, texts.failed, texts.share, texts.chips, texts.helped];
  const head = h(
    'tr',
    {},
    ...heads.map((label) => h('th', { class: 'score-head', attrs: { scope: 'col' } }, label)),
  );
  const rows = bids.map((found) => bidRow(ui, found));
  const table = h('table', { class: 'score bid-figures' }, h('thead', {}, head), h('tbody', {}, ...rows));
  return [h('h3', {}, texts.bids), h('div', { class: 'score-scroll' }, table)];
}

function picture(ui: NapUi, deals: readonly NapDealResult[]): Node[] {
  const { statistics: texts } = ui.texts();
  const points = chipsOverTime(deals);
  const last = points.at(-1);
  if (last === undefined || points.length < 2) return [];
  const label = texts.pictureLabel(texts.count(points.length), chipsText(ui.lang(), last.total));
  const host = h('div', { class: 'chart', attrs: { role: 'img', 'aria-label': label } });
  const dates = new Intl.DateTimeFormat(localeOf(ui.lang()), { day: 'numeric', month: 'short' });
  const words = {
    date: (at: number) => dates.format(at),
    chips: (n: number) => chipsText(ui.lang(), n),
  };
  import('../../../shared/ui/sheets/chart').then(
    ({ drawChips }) => host.isConnected && drawChips(host, points, words),
    () => host.remove(),
  );
  return [h('h3', {}, texts.over), host];
}

function seatsChoice(
  ui: NapUi,
  deals: readonly NapDealResult[],
  show: (players: number | null) => void,
): Node[] {
  const counts = [...new Set(deals.map(({ table }) => table.settings.players))].sort();
  if (counts.length < 2) return [];
  const { statistics: texts } = ui.texts();
  const select = h('select', { attrs: { 'aria-label': texts.seats } });
  select.append(
    ...listOptions([
      { value: '', label: texts.allSeats },
      ...counts.map((n) => ({ value: String(n), label: texts.seatCount(n) })),
    ]),
  );
  select.addEventListener('change', () => show(select.value === '' ? null : Number(select.value)));
  return [h('div', { class: 'seat-row' }, select)];
}

/** The statistics as a sheet; the figures come as soon as they are read. */
export function napStatisticsSheet(ui: NapUi): SheetSpec {
  const { statistics: texts } = ui.texts();
  const page = h('div', { class: 'statistics' });
  const fill = (all: readonly NapDealResult[], players: number | null) => {
    const deals = players === null ? all : all.filter(({ table }) => table.settings.players === players);
    const found = napFigures(deals);
    const body =
      found.deals === 0
        ? [h('p', { class: 'note' }, texts.none)]
        : [figures(ui, found), ...series(ui, deals), ...bidTable(ui, found), ...picture(ui, deals)];
    page.replaceChildren(
      ...seatsChoice(ui, all, (n) => fill(all, n)),
      ...body,
      h('p', { class: 'note' }, texts.note),
    );
  };
  ui.deals().then(
    (deals) => fill(deals, null),
    () => page.replaceChildren(h('p', { class: 'note' }, texts.none)),
  );
  return { id: 'statistics', title: texts.title, side: 'end', body: [page] };
}
