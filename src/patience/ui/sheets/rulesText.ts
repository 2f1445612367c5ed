// The rules of the game on the table, as sentences chosen by its rule record.
import { FACES, SUITS } from '../../../../assembly/abi';
import type { Texts } from '../../../i18n/index';
import type { RuleRecord } from '../../core/types';

function dealText(texts: Texts, rules: RuleRecord): string {
  const { help, cards } = texts;
  const all = FACES * rules.decks;
  const said: string[] = [];
  if (rules.rows > 0) {
    const stock = cards.count(all - rules.columns * rules.rows);
    said.push(help.dealRows(rules.decks, rules.columns, rules.rows, stock));
  } else {
    said.push(help.dealAll(rules.decks, rules.columns));
    const longer = all % rules.columns;
    if (longer > 0) said.push(help.longer(longer));
  }
  said.push(rules.faceDown > 0 ? help.faceDown(rules.faceDown) : help.allOpen);
  return said.join(' ');
}

/** How many cards go together: where only kings may go to an empty column, it is no place to park other cards. */
function carryText({ help }: Texts, { carry, fill, cells }: RuleRecord): string {
  if (carry !== 'spaces' || fill !== 'king') return help.carry[carry];
  return cells > 0 ? help.carryKings : help.carry.one;
}

/** What may come back from a foundation, and where to. */
function returnText({ help }: Texts, rules: RuleRecord): string {
  if (!rules.return) return help.final;
  return rules.cells > 0 ? help.return : help.returnColumn;
}

/** The rules in paragraphs: aim, deal, building, spaces, stock, foundations, counting. */
export function rulesText(texts: Texts, rules: RuleRecord): readonly string[] {
  const { help } = texts;
  const spaces = [help.fill[rules.fill]];
  if (rules.cells > 0) spaces.push(help.cells(rules.cells));
  const paragraphs = [
    help.aim(FACES * rules.decks, SUITS * rules.decks),
    dealText(texts, rules),
    `${help.build[rules.build]} ${carryText(texts, rules)}`,
    spaces.join(' '),
  ];
  if (rules.passes > 0) paragraphs.push(`${help.stock} ${help.passes(rules.passes)}`);
  const counts = rules.carry === 'one' ? help.countsOne : help.countsRun;
  paragraphs.push(`${returnText(texts, rules)} ${counts} ${help.countsUp} ${help.undo}`);
  return paragraphs;
}
