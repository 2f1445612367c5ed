// What the help makes by itself: rules from the record, verdicts, keys from the commands, and measured tables.

import odds from '../../../i18n/help/napOdds.json';
import type { HelpBook, HelpPage, HelpWords, Made } from '../../../i18n/help/shape';
import survey from '../../../i18n/help/survey.json';
import { capital, cardSign, type Texts, textsFor } from '../../../i18n/index';
import { napExample, napStakes } from '../../../nap/game/example/exampleDeal';
import { h } from '../../../shared/ui/dom';
import { keyText } from '../../../shared/ui/keyText';
import { readFace } from '../../core/notation';
import type { GameId, RuleRecord } from '../../core/types';
import { laurel, showVerdict } from '../base/badge';
import { commands, type PatienceCommand } from '../base/commands';
import { rulesText } from '../sheets/rulesText';
import { type HelpUi, isPatience } from './helpUi';

/** What a made piece is made from. */
export interface Making {
  readonly ui: HelpUi;
  readonly words: HelpWords;
  readonly page: HelpPage;
  /** the rules of the page's patience, as played here; of a page that is none, those of Forty Thieves */
  readonly rules: RuleRecord;
  readonly texts: Texts;
}

export function makingFor(ui: HelpUi, book: HelpBook, page: HelpPage): Making {
  const rules = ui.rules(isPatience(page) ? page : 'forty-thieves');
  return { ui, words: book.words, page, rules, texts: textsFor(ui.lang(), rules) };
}

const states = ['winnable', 'no-longer', 'cannot', 'looking', 'unknown', 'odds'] as const;

function verdicts({ texts, words }: Making): HTMLElement[] {
  const rows = states.map((state) => {
    const wreath = laurel();
    showVerdict(wreath, state);
    const said = h('span', {}, h('b', {}, texts.badge.words[state]), ` – ${words.verdicts[state]}`);
    return h('li', {}, wreath, said);
  });
  return [h('ul', { class: 'verdicts' }, ...rows)];
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

function keyRow(keys: readonly string[], does: string): HTMLElement {
  const caps = keys.map((key) => h('kbd', {}, key));
  const cells = caps.flatMap((cap, i) => (i === 0 ? [cap] : [' ', cap]));
  return h('tr', {}, h('th', { attrs: { scope: 'row' } }, ...cells), h('td', {}, capital(does)));
}

/** The line player's own commands, whose keys mean something else at the table. */
function isOfLine({ id }: PatienceCommand): boolean {
  return id.startsWith('line') || id === 'leaveLine';
}

/** Those of the review, likewise. */
function isOfReview({ id }: PatienceCommand): boolean {
  return (id.startsWith('review') && id !== 'review') || id === 'playOn' || id === 'leaveReview';
}

/** A row for each command with keys; two that share theirs, as play and pause do, share the row. */
function commandRows({ texts, words }: Making, list: readonly PatienceCommand[]): HTMLElement[] {
  const what = ({ id }: PatienceCommand) =>
    id === 'jump' ? `${texts.commands.jump}: ${words.keyRows.jump}` : texts.commands[id];
  const rows = new Map<string, string[]>();
  for (const found of list) {
    if (found.keys.length === 0) continue;
    const keys = found.keys.join(' ');
    rows.set(keys, [...(rows.get(keys) ?? []), what(found)]);
  }
  return [...rows].map(([keys, said]) =>
    keyRow(
      keys.split(' ').map((key) => keyText(texts, key)),
      said.join(' / '),
    ),
  );
}

function keyTables(making: Making): HTMLElement[] {
  const { texts, words } = making;
  const { keys } = texts;
  const { keyRows } = words;
  const hand = [
    keyRow([keys.arrows, keys.tab], keyRows.arrows),
    keyRow([keys.enter, keys.space], keyRows.pick),
    keyRow(['+', '−'], keyRows.count),
    keyRow([keys.escape], keyRows.cancel),
    keyRow([keys.space], keyRows.space),
    keyRow(['/'], keyRows.search),
  ];
  const body = (rows: readonly HTMLElement[]) => h('table', { class: 'key-table' }, h('tbody', {}, ...rows));
  return [
    body([
      ...hand,
      ...commandRows(
        making,
        commands.filter((c) => !isOfLine(c) && !isOfReview(c)),
      ),
    ]),
    h('h4', { class: 'ask' }, texts.line.label),
    body(commandRows(making, commands.filter(isOfLine))),
    h('h4', { class: 'ask' }, texts.review.label),
    body(commandRows(making, commands.filter(isOfReview))),
  ];
}

function surveyTable({ ui, words }: Making): HTMLElement[] {
  const lang = ui.lang();
  const number = (n: number, digits = 0) =>
    new Intl.NumberFormat(lang, { maximumFractionDigits: digits }).format(n);
  const rows = survey.rows.map(({ game, deals, winnable, cannot, low, high }) => [
    ui.games.name(game as GameId, lang),
    number(deals),
    number(winnable),
    number(cannot),
    words.survey.range(number(low, 2), number(high, 2)),
  ]);
  const caption = words.survey.caption(dateText(survey.measured, lang), number(survey.nodes));
  return [table({ caption, head: words.survey.head, rows, class: 'figure-table' })];
}

/** A measured date as the language writes it. */
export function dateText(date: string, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00Z`),
  );
}

const limitRows = [
  [0, 0],
  [1, 0],
  [2, 0],
  [4, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [4, 1],
  [0, 2],
] as const;

function limitTable({ words }: Making): HTMLElement[] {
  const rows = limitRows.map(([cells, columns]) => [
    String(cells),
    String(columns),
    String((cells + 1) * 2 ** columns),
  ]);
  return [table({ caption: words.limits.caption, head: words.limits.head, rows, class: 'figure-table' })];
}

function bidTable({ words }: Making): HTMLElement[] {
  const { napBids } = words;
  const rows = napStakes.map(({ bid, tricks, won, lost }) => [
    napBids.names[bid],
    bid === 'misere' ? napBids.none : napBids.tricks(tricks),
    String(won),
    String(lost),
  ]);
  return [table({ caption: napBids.caption, head: napBids.head, rows, class: 'figure-table' })];
}

function oddsTable({ ui, words, texts }: Making): HTMLElement[] {
  const { napOdds } = words;
  const percent = new Intl.NumberFormat(ui.lang(), { style: 'percent' });
  const seats = [...new Set(odds.rows.map(({ players }) => players))];
  const holdings = [...new Set(odds.rows.map(({ holding }) => holding))];
  const letters = (holding: string) =>
    [...holding]
      .map((rank) => (rank === 'x' ? napOdds.low : texts.cards.letters['A23456789TJQK'.indexOf(rank)]))
      .join(' ');
  const cell = (holding: string, players: number) => {
    const row = odds.rows.find((one) => one.holding === holding && one.players === players)!;
    const share = percent.format(row.made);
    return row.gain > row.gainMargin ? h('b', {}, `${share} ✓`) : share;
  };
  const rows = holdings.map((holding) => [
    letters(holding),
    ...seats.map((players) => cell(holding, players)),
  ]);
  const head = [napOdds.holding, ...seats.map(napOdds.players)];
  const hands = new Intl.NumberFormat(ui.lang()).format(odds.hands);
  const caption = napOdds.caption(dateText(odds.measured, ui.lang()), hands);
  return [table({ caption, head, rows, class: 'figure-table' }), h('p', { class: 'note' }, napOdds.worth)];
}

const signs = (cards: readonly string[]) =>
  cards.map((card) => cardSign(readFace(card)).replace('T', '10')).join(' ');

function exampleDeal({ ui, words }: Making): HTMLElement[] {
  const { example, napBids } = words;
  const { hands, calls, tricks, chips, players } = napExample;
  const seat = (n: number) =>
    n === players - 1 ? `${example.seat(n + 1)} (${example.dealer})` : example.seat(n + 1);
  const plus = new Intl.NumberFormat(ui.lang(), { signDisplay: 'exceptZero' });
  const rows = hands.map((hand, n) => {
    const call = calls[n]!;
    return [
      seat(n),
      signs(hand),
      call === 'pass' ? example.pass : napBids.names[call],
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
        h('b', {}, example.trick(i + 1)),
        ...plays.flatMap((play) => [' ', play]),
        ` – ${example.takes(example.seat(winner + 1))}`,
      ),
      h('p', {}, example.tricks[i] ?? ''),
    );
  });
  const head = [example.player, example.hands, example.auction, example.chips];
  return [
    table({ caption: example.caption, head, rows, class: 'figure-table deal-table' }),
    ...example.calls.map((text) => h('p', {}, text)),
    h('ol', { class: 'tricks' }, ...told),
    ...example.end.map((text) => h('p', {}, text)),
  ];
}

/** The elements of a made piece. */
export function made(what: Made, making: Making): HTMLElement[] {
  const makers: Record<Made, (making: Making) => HTMLElement[]> = {
    rules: ({ texts, rules }) => rulesText(texts, rules).map((text) => h('p', {}, text)),
    verdicts,
    keys: keyTables,
    survey: surveyTable,
    limits: limitTable,
    'nap-bids': bidTable,
    'nap-odds': oddsTable,
    'nap-example': exampleDeal,
  };
  return makers[what](making);
}

/** A made piece as text to be searched; tables of figures are left out. */
export function madeText(what: Made, making: Making): string {
  if (what === 'survey' || what === 'limits' || what === 'nap-odds') return '';
  return made(what, making)
    .map((element) => element.textContent)
    .join(' ');
}
