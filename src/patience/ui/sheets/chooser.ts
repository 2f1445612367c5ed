// Which patience, and which of its deals.

import type { GameId } from '../../../shared/core/types';
import { button, iconButton, options, switchRow } from '../../../shared/ui/controls';
import { h, setText } from '../../../shared/ui/dom';
import { icon } from '../../../shared/ui/icons';
import { levelWishes } from '../../../shared/ui/settings';
import type { SheetSpec } from '../../../shared/ui/sheet';
import { hasScale } from '../../game/deals/finderQuestions';
import type { SavedGame } from '../../game/keeping/savedGame';
import { dealKey } from '../../game/text/dealKey';
import { MAX_NUMBER } from '../../game/text/fields';
import { parseNumber } from '../../game/text/link';
import { gameName, type Ui } from '../base/context';
import { dealDaily } from '../base/daily';
import { agreeOptions, mustAgree } from './agree';
import { type Choice, choiceList, choicesOf } from './chooserList';

interface NumberField {
  readonly element: HTMLElement;
  /** the number typed; null when empty or none */
  read(): number | null;
}

function numberField(ui: Ui, start: number | null): NumberField {
  const texts = ui.texts();
  const deal = h('button', { class: 'button primary', attrs: { type: 'submit' } }, texts.chooser.deal);
  const input = h('input', {
    attrs: {
      id: 'deal-number',
      type: 'text',
      inputmode: 'numeric',
      autocomplete: 'off',
      placeholder: texts.chooser.placeholder,
      'aria-describedby': 'deal-note',
    },
  });
  input.value = start === null ? '' : String(start);
  const note = h(
    'p',
    { class: 'note', attrs: { id: 'deal-note', 'aria-live': 'polite' } },
    texts.chooser.note,
  );
  const check = () => {
    const number = parseNumber(input.value);
    const wrong = number === null && input.value.trim() !== '';
    input.setAttribute('aria-invalid', String(wrong));
    note.classList.toggle('wrong', wrong);
    setText(note, wrong ? texts.chooser.invalid : texts.chooser.note);
    deal.disabled = number === null;
  };
  const step = (by: number) => {
    const from = parseNumber(input.value) ?? (by > 0 ? 0 : 2);
    input.value = String(Math.min(MAX_NUMBER, Math.max(1, from + by)));
    check();
  };
  input.addEventListener('input', check);
  deal.disabled = start === null;
  const previous = iconButton('previous', texts.commands.previous, () => step(-1));
  const next = iconButton('next', texts.commands.next, () => step(1));
  return {
    element: h(
      'div',
      { class: 'number-field' },
      h('label', { attrs: { for: 'deal-number' } }, texts.chooser.number),
      h('div', { class: 'number-row' }, previous, input, next, deal),
      note,
    ),
    read: () => parseNumber(input.value),
  };
}

interface GoOn {
  readonly element: HTMLElement;
  choose(choice: Choice): void;
  /** Writes beside each patience which game of it is in progress, once that is known. */
  fill(list: readonly Node[]): void;
}

/** Going on with a patience's game in progress, offered for all but the one on the table. */
function goOn(ui: Ui, first: Choice, left: (run: () => void) => () => void): GoOn {
  const texts = ui.texts();
  let waiting = new Map<GameId, SavedGame>();
  let chosen = first;
  const element = button(
    'play',
    texts.keeping.continue,
    left(() => void ui.savedGames.resume(chosen.game)),
  );
  element.classList.add('go-on');
  element.hidden = true;
  const choose = (choice: Choice) => {
    chosen = choice;
    element.hidden = choice.house || !waiting.has(choice.game);
  };
  const fill = (list: readonly Node[], tables: readonly SavedGame[]) => {
    const here = dealKey(ui.session.transcript());
    waiting = new Map(tables.filter(({ deal }) => deal !== here).map((table) => [table.game, table]));
    for (const { game, transcript } of waiting.values()) {
      const { number, at } = transcript;
      const name = number === null ? texts.bar.custom : texts.bar.number(String(number));
      const line = h(
        'span',
        { class: 'game-line in-progress' },
        texts.keeping.inProgress(name, texts.bar.moves(at)),
      );
      for (const node of list) {
        if (node instanceof HTMLElement) node.querySelector(`[value="${game}"]`)?.parentElement?.append(line);
      }
    }
    choose(chosen);
  };
  return {
    element,
    choose,
    fill: (list) =>
      void ui.savedGames.inProgress().then(
        (tables) => fill(list, tables),
        () => undefined,
      ),
  };
}

interface NewDeals {
  readonly element: HTMLElement;
  /** Whether there are levels to choose from. */
  scaled(isScaled: boolean): void;
}

/** What new deals are to be: ones that can be won, and how hard; levels are of deals that can be won. */
function newDeals(ui: Ui): NewDeals {
  const { deals } = ui.texts();
  const { level, winnableOnly } = ui.settings.value;
  const choices = levelWishes.map((value) => ({ value, label: deals.levels[value] }));
  const levels = options('level', deals.level, choices, level, (wish) => ui.settings.change({ level: wish }));
  levels.append(h('p', { class: 'note' }, deals.levelNote));
  levels.disabled = !winnableOnly;
  const set = (isOn: boolean) => {
    ui.settings.change({ winnableOnly: isOn });
    levels.disabled = !isOn;
  };
  const row = switchRow('choose-winnable', deals.winnableOnly, winnableOnly, set);
  return {
    element: h('div', { class: 'new-deals' }, row.element, levels),
    scaled(isScaled) {
      levels.hidden = !isScaled;
    },
  };
}

/** The trick game as a row of the chooser. */
function napRow(ui: Ui, close: () => void): HTMLElement {
  const texts = ui.texts().chooser;
  const here = ui.rooms.now === 'nap';
  const sitDown = () => {
    close();
    void ui.rooms.go('nap');
  };
  const row = h(
    'button',
    { class: 'game-row nap-row', attrs: { type: 'button', 'data-key': 'nap' }, on: { click: sitDown } },
    h('span', { class: 'game-name' }, texts.nap),
    h('span', { class: 'game-line' }, texts.napLine),
  );
  if (here) row.setAttribute('aria-current', 'true');
  return h('fieldset', { class: 'games' }, h('legend', {}, texts.families.tricks), row);
}

/** Back to the patience, offered at the trick game's table. */
function backRow(ui: Ui, close: () => void): HTMLElement[] {
  if (ui.rooms.now !== 'nap') return [];
  const { number } = ui.session.state;
  const { bar, chooser } = ui.texts();
  const said = number === null ? bar.custom : bar.number(String(number));
  const back = () => {
    close();
    void ui.rooms.go('patience');
  };
  const button = h(
    'button',
    {
      class: 'button primary back-row',
      attrs: { type: 'button', 'data-key': 'back', autofocus: '' },
      on: { click: back },
    },
    icon('play'),
    h('span', {}, chooser.back(gameName(ui), said)),
  );
  return [button];
}

export interface ChooserActions {
  readonly close: () => void;
  readonly help: (game: GameId) => void;
  /** asks what must be agreed before the game, and goes on with the answer */
  readonly agree: (then: () => void) => void;
}

/** The chooser as a sheet. */
export function chooserSheet(ui: Ui, { close, help, agree }: ChooserActions): SheetSpec {
  const texts = ui.texts();
  const { all, here } = choicesOf(ui);
  let choice = here;
  const left = (run: () => void) => () => {
    close();
    void ui.rooms.go('patience');
    run();
  };
  /** With an answer to what must be agreed before. */
  const agreed = (run: (choice: Choice) => void) => () => {
    const chosen = choice;
    if (!chosen.house && mustAgree(ui, chosen.game)) agree(() => run(chosen));
    else left(() => run(chosen))();
  };
  const field = numberField(ui, ui.session.state.number);
  const go = goOn(ui, here, left);
  const buttons = h(
    'div',
    { class: 'deal-buttons' },
    go.element,
    button(
      'deal',
      texts.commands.new,
      agreed(({ game, rules }) => ui.dealing().start({ game, rules: rules() })),
    ),
    button(
      'daily',
      texts.commands.daily,
      left(() => void dealDaily(ui, choice.game)),
    ),
  );
  const form = h('form', { class: 'deal-form' }, field.element, buttons);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const number = field.read();
    if (number !== null) agreed(({ game, rules }) => ui.deal(game, number, rules()))();
  });
  const asked = agreeOptions(ui);
  const wishes = newDeals(ui);
  const show = () => {
    asked.hidden = choice.house || !ui.games.asks(choice.game);
    const own = ui.games.rules(choice.game);
    wishes.scaled(hasScale({ game: choice.game, rules: choice.rules() }, own));
  };
  const list = choiceList(ui, all, here, (chosen) => {
    choice = chosen;
    go.choose(chosen);
    show();
  });
  show();
  go.fill(list);
  const rules = h(
    'button',
    { class: 'text-button', attrs: { type: 'button' }, on: { click: () => help(choice.game) } },
    icon('help'),
    texts.chooser.rules,
  );
  const body = [...backRow(ui, close), napRow(ui, close), ...list, rules, asked];
  return { id: 'choose', title: texts.chooser.title, side: 'start', body, foot: [wishes.element, form] };
}
