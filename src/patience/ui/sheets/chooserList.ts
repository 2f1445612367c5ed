// What there is to choose from: the games by their own rules, and house rules.

import { type GameId, gameIds } from '../../../shared/core/types';
import { h } from '../../../shared/ui/dom';
import type { RuleRecord } from '../../core/types';
import { recordKey } from '../../game/text/dealKey';
import type { Ui } from '../base/context';
import { agreedRules } from './agree';
import { houseWords } from './houseWords';

export interface Choice {
  /** of its row; a game's own is its id */
  readonly id: string;
  readonly game: GameId;
  /** by house rules, not by the game's own */
  readonly house: boolean;
  readonly name: string;
  readonly line: string;
  /** asked for when it is dealt, since what was agreed may have changed meanwhile */
  rules(): RuleRecord;
}

function gameChoices(ui: Ui): Choice[] {
  return gameIds.map((game) => ({
    id: game,
    game,
    house: false,
    name: ui.games.name(game, ui.lang()),
    line: ui.texts().chooser.lines[game],
    rules: () => agreedRules(ui, game),
  }));
}

function houseChoice(ui: Ui, id: string, name: string, game: GameId, rules: RuleRecord): Choice {
  const words = houseWords(ui.texts(), rules, ui.games.rules(game));
  const line = [ui.games.name(game, ui.lang()), words].filter((part) => part !== '').join(' – ');
  return { id, game, house: true, name, line, rules: () => rules };
}

/** All choices, and the one that is on the table. */
export function choicesOf(ui: Ui): { readonly all: readonly Choice[]; readonly here: Choice } {
  const { game, rules } = ui.session.state;
  const key = recordKey(game, rules);
  const games = gameChoices(ui);
  const saved = ui.houseRules.list.map((one, i) =>
    houseChoice(ui, `house-${i}`, one.name, one.game, one.rules),
  );
  const all = [...games, ...saved];
  const same = all.find((choice) => recordKey(choice.game, choice.rules()) === key);
  const plain = recordKey(game, ui.games.rules(game)) === key;
  const here =
    same ??
    (plain ? games.find((choice) => choice.game === game) : undefined) ??
    houseChoice(ui, 'house-here', ui.texts().house.onTable, game, rules);
  return { all: all.includes(here) ? all : [...all, here], here };
}

function row(choice: Choice, chosen: Choice, choose: (choice: Choice) => void): HTMLElement {
  const { id, name, line } = choice;
  const radio = h('input', {
    attrs: { type: 'radio', name: 'game', value: id, id: `game-${id}` },
    on: { change: () => choose(choice) },
  });
  radio.checked = choice === chosen;
  if (radio.checked) radio.setAttribute('autofocus', '');
  return h(
    'label',
    { class: 'game-row' },
    radio,
    h('span', { class: 'game-name' }, name),
    h('span', { class: 'game-line' }, line),
  );
}

/** The choices as rows, by families. */
export function choiceList(
  ui: Ui,
  all: readonly Choice[],
  chosen: Choice,
  choose: (choice: Choice) => void,
): HTMLElement[] {
  const { chooser, house } = ui.texts();
  const packs = (n: number) => all.filter((choice) => !choice.house && choice.rules().decks === n);
  const families = [
    { title: chooser.families.two, choices: packs(2) },
    { title: chooser.families.one, choices: packs(1) },
    { title: house.family, choices: all.filter((choice) => choice.house) },
  ];
  return families
    .filter(({ choices }) => choices.length > 0)
    .map(({ title, choices }) =>
      h(
        'fieldset',
        { class: 'games' },
        h('legend', {}, title),
        ...choices.map((choice) => row(choice, chosen, choose)),
      ),
    );
}
