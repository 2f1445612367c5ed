// What the help makes by itself: rules from the record, verdicts, keys from the commands, and measured tables.
import { capital } from '../i18n/index';
import { showVerdict } from '../patience/ui/base/badge';
import { commands, type PatienceCommand } from '../patience/ui/base/commands';
import { rulesText } from '../patience/ui/sheets/rulesText';
import { h } from '../shared/ui/dom';
import { keyText } from '../shared/ui/keyboard';
import { laurel } from '../shared/ui/laurel';
import type { Made } from './pages';
import { bidTable, exampleDeal, limitTable, type Making, oddsTable, surveyTable } from './tables';

const states = ['winnable', 'no-longer', 'cannot', 'looking', 'unknown', 'odds'] as const;

function verdicts({ texts, help }: Making): HTMLElement[] {
  const rows = states.map((state) => {
    const wreath = laurel();
    showVerdict(wreath, state);
    const said = h('span', {}, h('b', {}, texts.badge.words[state]), ` – ${help.verdicts[state]}`);
    return h('li', {}, wreath, said);
  });
  return [h('ul', { class: 'verdicts' }, ...rows)];
}

function keyRow(keys: readonly string[], does: string): HTMLElement {
  const caps = keys.map((key) => h('kbd', {}, key));
  const cells = caps.flatMap((cap, i) => (i === 0 ? [cap] : [' ', cap]));
  return h('tr', {}, h('th', { attrs: { scope: 'row' } }, ...cells), h('td', {}, capital(does)));
}

/** The line player's own commands, whose keys mean something else at the table. */
function isOfLine({ id }: PatienceCommand): boolean {
  return id.startsWith('line') || id === 'leaveLine' || id === 'takeLine';
}

/** Those of the review, likewise. */
function isOfReview({ id }: PatienceCommand): boolean {
  return (id.startsWith('review') && id !== 'review') || id === 'playOn' || id === 'leaveReview';
}

/** A row for each command with keys; two that share theirs, as play and pause do, share the row. */
function commandRows({ texts, help }: Making, list: readonly PatienceCommand[]): HTMLElement[] {
  const what = ({ id }: PatienceCommand) =>
    id === 'jump' ? `${texts.commands.jump}: ${help.keyRows.jump}` : texts.commands[id];
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
  const { texts, help } = making;
  const { keys } = texts;
  const { keyRows } = help;
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
  return made(what, making).map(textOf).join(' ');
}

/** The words of an element, those of one cell of a table apart from the next one's. */
function textOf(node: Node): string {
  if (node.childNodes.length === 0) return node.textContent ?? '';
  return [...node.childNodes].map(textOf).join(' ');
}
