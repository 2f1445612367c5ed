// The help's tables of figures, and the example deal of the trick game.
import { fill } from '../i18n/format';
import type { HelpTexts } from '../i18n/help';
import { cardSign, type Texts, textsFor } from '../i18n/index';
import { napExample, napStakes } from '../nap/game/example/exampleDeal';
import { readFace } from '../patience/core/notation';
import type { RuleRecord } from '../patience/core/types';
import type { GameId } from '../shared/core/types';
import { h } from '../shared/ui/dom';
import type { HelpPage } from '../shared/ui/helpAddress';
import type { HelpBook } from './book';
import { cardLetters, type HelpUi, isPatience } from './context';
import { dateText } from './figures';
import odds from './napOdds.json';
import survey from './survey.json';

/** What a made piece is made from. */
export interface Making {
  readonly ui: HelpUi;
  readonly help: HelpTexts;
  readonly page: HelpPage;
  /** the rules of the page's patience, as played here; of a page that is none, those of Forty Thieves */
  readonly rules: RuleRecord;
  readonly texts: Texts;
}

export function makingFor(ui: HelpUi, book: HelpBook, page: HelpPage): Making {
  const rules = ui.rules(isPatience(page) ? page : 'forty-thieves');
  return { ui, help: book.texts, page, rules, texts: textsFor(ui.lang(), rules) };
}

interface TableShape {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly (Node | string)[])[];
  readonly class: string;
}

function table({ caption, head, rows, class: name }: TableShape): HTMLElement {
  const heads = head.map((text) => h('th', { attrs: { scope: 'col' } }, text));
  const lines = rows.map(([first = '', ...rest]) =>
    h('tr', {}, h('th', { attrs: { scope: 'row' } }, first), ...rest.map((cell) => h('td', {}, cell))),
  );
  return h(
    'div',
    { class: 'table-room', attrs: { tabindex: '0', role: 'region', 'aria-label': caption } },
    h(
      'table',
      { class: name },
      h('caption', {}, caption),
      h('thead', {}, h('tr', {}, ...heads)),
      h('tbody', {}, ...lines),
    ),
  );
}

export function surveyTable({ ui, help }: Making): HTMLElement[] {
  const lang = ui.lang();
  const number = (n: number, digits = 0) =>
    new Intl.NumberFormat(lang, { maximumFractionDigits: digits }).format(n);
  const rows = survey.rows.map(({ game, deals, winnable, cannot, low, high }) => [
    ui.games.name(game as GameId, lang),
    number(deals),
    number(winnable),
    number(cannot),
    fill(help.survey.range, { low: number(low, 2), high: number(high, 2) }),
  ]);
  const { survey: text } = help;
  const head = [text.patience, text.deals, text.winnable, text.cannot, text.share];
  const caption = fill(text.caption, {
    date: dateText(survey.measured, lang),
    nodes: number(survey.nodes),
  });
  return [table({ caption, head, rows, class: 'figure-table' })];
}

export const limitRows = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [4, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [4, 1],
  [0, 2],
] as const;

export function limitTable({ help }: Making): HTMLElement[] {
  const rows = limitRows.map(([cells, columns]) => [
    String(cells),
    String(columns),
    String((cells + 1) * 2 ** columns),
  ]);
  const { caption, cells, columns, cards } = help.limits;
  return [table({ caption, head: [cells, columns, cards], rows, class: 'figure-table' })];
}

export function bidTable({ help }: Making): HTMLElement[] {
  const { napBids } = help;
  const promised = (tricks: number) =>
    tricks === 5 ? napBids['tricks.all'] : fill(napBids['tricks.least'], { n: tricks });
  const rows = napStakes.map(({ bid, tricks, won, lost }) => [
    napBids[`names.${bid}`],
    bid === 'misere' ? napBids['tricks.none'] : promised(tricks),
    String(won),
    String(lost),
  ]);
  const head = [napBids.bid, napBids.tricks, napBids.made, napBids.lost];
  return [table({ caption: napBids.caption, head, rows, class: 'figure-table' })];
}

const RANK_SIGNS = 'A23456789TJQK';

export function oddsTable({ ui, help, texts }: Making): HTMLElement[] {
  const { napOdds } = help;
  const percent = new Intl.NumberFormat(ui.lang(), { style: 'percent' });
  const seats = [...new Set(odds.rows.map(({ players }) => players))];
  const holdings = [...new Set(odds.rows.map(({ holding }) => holding))];
  const ranks = cardLetters(ui, texts);
  const letters = (holding: string) =>
    [...holding].map((rank) => (rank === 'x' ? napOdds.low : ranks[RANK_SIGNS.indexOf(rank)])).join(' ');
  const cell = (holding: string, players: number) => {
    const row = odds.rows.find((one) => one.holding === holding && one.players === players)!;
    const share = percent.format(row.made);
    return row.gain > row.gainMargin ? h('b', {}, `${share} ✓`) : share;
  };
  const rows = holdings.map((holding) => [
    letters(holding),
    ...seats.map((players) => cell(holding, players)),
  ]);
  const head = [napOdds.holding, ...seats.map((n) => fill(napOdds.players, { n }))];
  const hands = new Intl.NumberFormat(ui.lang()).format(odds.hands);
  const caption = fill(napOdds.caption, { date: dateText(odds.measured, ui.lang()), hands });
  return [table({ caption, head, rows, class: 'figure-table' }), h('p', { class: 'note' }, napOdds.worth)];
}

export function exampleDeal({ ui, help, texts }: Making): HTMLElement[] {
  const ranks = cardLetters(ui, texts);
  const sign = (card: string) =>
    cardSign(readFace(card)).replace(/^./, (rank) => ranks[RANK_SIGNS.indexOf(rank)] ?? rank);
  const signs = (cards: readonly string[]) => cards.map(sign).join(' ');
  const { example, napBids } = help;
  const { hands, calls, tricks, chips, players } = napExample;
  const seatName = (n: number) => fill(example.seat, { n: n + 1 });
  const seat = (n: number) => (n === players - 1 ? `${seatName(n)} (${example.dealer})` : seatName(n));
  const plus = new Intl.NumberFormat(ui.lang(), { signDisplay: 'exceptZero' });
  const rows = hands.map((hand, n) => {
    const call = calls[n]!;
    return [
      seat(n),
      signs(hand),
      call === 'pass' ? example.pass : napBids[`names.${call}`],
      plus.format(chips[n]!),
    ];
  });
  const told = tricks.map(({ leader, cards, winner }, i) => {
    const plays = cards.map((card, k) =>
      h(
        'span',
        { class: 'play' },
        h('span', { class: 'play-seat' }, String(((leader + k) % players) + 1)),
        ` ${signs([card])}`,
      ),
    );
    return h(
      'li',
      {},
      h(
        'p',
        { class: 'trick' },
        h('b', {}, fill(example.trick, { n: i + 1 })),
        ...plays.flatMap((play) => [' ', play]),
        ` – ${fill(example.takes, { seat: seatName(winner) })}`,
      ),
      h('p', {}, example.tricks[i] ?? ''),
    );
  });
  const head = [example.player, example.hands, example.auction, example.chips];
  return [
    table({ caption: example.caption, head, rows, class: 'figure-table deal-table' }),
    h('p', {}, example.calls),
    h('ol', { class: 'tricks' }, ...told),
    h('p', {}, example.end),
  ];
}
