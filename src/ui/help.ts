// Help: the rules of the game on the table, what the laurel says, and every key.
import { capital, type Texts, textsFor } from '../i18n/index';
import { laurel, showVerdict } from './badge';
import { type Command, commands } from './commands';
import type { Ui } from './context';
import { h } from './dom';
import { keyText } from './keyText';
import { rulesText } from './rulesText';
import type { SheetSpec } from './sheet';

const STATES = ['winnable', 'no-longer', 'cannot', 'looking', 'unknown', 'odds'] as const;

function verdictList(texts: Texts): HTMLElement {
  const rows = STATES.map((state) => {
    const wreath = laurel();
    showVerdict(wreath, state);
    const words = h('span', {}, h('b', {}, texts.badge.words[state]), ` – ${texts.help.verdicts[state]}`);
    return h('li', {}, wreath, words);
  });
  return h('ul', { class: 'verdicts' }, ...rows);
}

function keyRow(keys: readonly string[], does: string): HTMLElement {
  const caps = keys.map((key) => h('kbd', {}, key));
  const cells = caps.flatMap((cap, i) => (i === 0 ? [cap] : [' ', cap]));
  return h('tr', {}, h('th', { attrs: { scope: 'row' } }, ...cells), h('td', {}, capital(does)));
}

/** The line player's own commands, whose keys mean something else at the table. */
function isOfLine({ id }: Command): boolean {
  return id.startsWith('line') || id === 'leaveLine';
}

/** Those of the review, likewise. */
function isOfReview({ id }: Command): boolean {
  return (id.startsWith('review') && id !== 'review') || id === 'playOn' || id === 'leaveReview';
}

/** A row for each command with keys; two that share theirs, as play and pause do, share the row. */
function commandRows(texts: Texts, list: readonly Command[]): HTMLElement[] {
  const { jump } = texts.help.keyRows;
  const what = ({ id }: Command) => (id === 'jump' ? `${texts.commands.jump}: ${jump}` : texts.commands[id]);
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

function table(rows: readonly HTMLElement[]): HTMLElement {
  return h('table', { class: 'key-table' }, h('tbody', {}, ...rows));
}

function keyTables(texts: Texts): HTMLElement[] {
  const { keyRows } = texts.help;
  const { keys } = texts;
  const hand = [
    keyRow([keys.arrows, keys.tab], keyRows.arrows),
    keyRow([keys.enter, keys.space], keyRows.pick),
    keyRow(['+', '−'], keyRows.count),
    keyRow([keys.escape], keyRows.cancel),
    keyRow([keys.space], keyRows.space),
  ];
  const atTable = commands.filter((c) => !isOfLine(c) && !isOfReview(c));
  return [
    table([...hand, ...commandRows(texts, atTable)]),
    h('h4', {}, texts.line.label),
    table(commandRows(texts, commands.filter(isOfLine))),
    h('h4', {}, texts.review.label),
    table(commandRows(texts, commands.filter(isOfReview))),
  ];
}

function paragraphs(texts: readonly string[]): HTMLElement[] {
  return texts.map((text) => h('p', {}, text));
}

function bullets(texts: readonly string[]): HTMLElement {
  return h('ul', {}, ...texts.map((text) => h('li', {}, text)));
}

/** Help as a sheet: of the game on the table, or of another one. */
export function helpSheet(ui: Ui, game = ui.session.state.game): SheetSpec {
  const { state } = ui.session;
  const rules = game === state.game ? state.rules : ui.games.rules(game);
  const texts = textsFor(ui.lang(), rules);
  const { help } = texts;
  const others = ui.games.otherNames(game, ui.lang());
  const notes: readonly string[] = help.notes[game];
  const list = new Intl.ListFormat(ui.lang(), { type: 'conjunction' });
  const page = h(
    'article',
    { class: 'page' },
    h('h3', { class: 'page-name' }, ui.games.name(game, ui.lang())),
    others.length > 0 && h('p', { class: 'also' }, help.also(list.format(others))),
    ...paragraphs(rulesText(texts, rules)),
    h('h3', {}, help.tips),
    bullets(rules.cells > 0 ? help.tipsCells : help.tipsStock),
    h('h3', {}, help.more),
    ...paragraphs(notes),
    h('h3', {}, help.verdict),
    verdictList(texts),
    h('p', {}, help.verdictSight),
    h('h3', {}, help.keys),
    ...paragraphs(help.pointer),
    ...keyTables(texts),
    h('h3', {}, help.credits),
    bullets(help.creditList),
  );
  return { id: 'help', title: help.title, side: 'end', body: [page] };
}
