// Which patience, and which of its deals.
import { type GameId, gameIds } from '../core/types';
import { dealKey, type KeptTable } from '../game/kept';
import { MAX_NUMBER, parseNumber } from './address';
import type { Ui } from './context';
import { dealDaily } from './daily';
import { h, setText } from './dom';
import { type IconName, icon } from './icons';
import { backRow, napRow } from './roomRows';
import type { SheetSpec } from './sheet';

function gameRow(ui: Ui, id: GameId, chosen: GameId, choose: (id: GameId) => void): HTMLElement {
  const radio = h('input', {
    attrs: { type: 'radio', name: 'game', value: id, id: `game-${id}` },
    on: { change: () => choose(id) },
  });
  radio.checked = id === chosen;
  if (id === chosen) radio.setAttribute('autofocus', '');
  return h(
    'label',
    { class: 'game-row' },
    radio,
    h('span', { class: 'game-name' }, ui.games.name(id, ui.lang())),
    h('span', { class: 'game-line' }, ui.texts().chooser.lines[id]),
  );
}

function gameList(ui: Ui, chosen: GameId, choose: (id: GameId) => void): Node[] {
  const texts = ui.texts().chooser;
  const family = (title: string, decks: number) =>
    h(
      'fieldset',
      { class: 'games' },
      h('legend', {}, title),
      ...gameIds
        .filter((id) => ui.games.rules(id).decks === decks)
        .map((id) => gameRow(ui, id, chosen, choose)),
    );
  return [family(texts.families.two, 2), family(texts.families.one, 1)];
}

function iconButton(name: IconName, label: string, click: () => void): HTMLButtonElement {
  return h(
    'button',
    { class: 'icon-button', attrs: { type: 'button', 'aria-label': label, title: label }, on: { click } },
    icon(name),
  );
}

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

function button(name: IconName, label: string, click: () => void): HTMLButtonElement {
  return h(
    'button',
    { class: 'button', attrs: { type: 'button' }, on: { click } },
    icon(name),
    h('span', {}, label),
  );
}

interface GoOn {
  readonly element: HTMLElement;
  choose(game: GameId): void;
  /** Writes beside each patience which game of it is in progress, once that is known. */
  fill(list: readonly Node[]): void;
}

/** Going on with a patience's game in progress, offered for all but the one on the table. */
function goOn(ui: Ui, left: (run: () => void) => () => void): GoOn {
  const texts = ui.texts();
  let waiting = new Map<GameId, KeptTable>();
  let chosen = ui.session.state.game;
  const element = button(
    'play',
    texts.keeping.continue,
    left(() => void ui.keeping.resume(chosen)),
  );
  element.classList.add('go-on');
  element.hidden = true;
  const choose = (game: GameId) => {
    chosen = game;
    element.hidden = !waiting.has(game);
  };
  const fill = (list: readonly Node[], tables: readonly KeptTable[]) => {
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
      void ui.keeping.inProgress().then(
        (tables) => fill(list, tables),
        () => undefined,
      ),
  };
}

/** The chooser as a sheet. */
export function chooserSheet(ui: Ui, close: () => void, help: (game: GameId) => void): SheetSpec {
  const texts = ui.texts();
  const { state } = ui.session;
  let game = state.game;
  const start = (number: number) => {
    close();
    ui.deal(game, number);
  };
  const field = numberField(ui, state.number);
  const left = (run: () => void) => () => {
    close();
    void ui.rooms.go('patience');
    run();
  };
  const go = goOn(ui, left);
  const buttons = h(
    'div',
    { class: 'deal-buttons' },
    go.element,
    button('deal', texts.commands.new, () => start(ui.anyNumber())),
    button(
      'daily',
      texts.commands.daily,
      left(() => void dealDaily(ui, game)),
    ),
  );
  const form = h('form', { class: 'deal-form' }, field.element, buttons);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const number = field.read();
    if (number !== null) start(number);
  });
  const list = gameList(ui, game, (id) => {
    game = id;
    go.choose(id);
  });
  go.fill(list);
  const rules = h(
    'button',
    { class: 'text-button', attrs: { type: 'button' }, on: { click: () => help(game) } },
    icon('help'),
    texts.chooser.rules,
  );
  return {
    id: 'choose',
    title: texts.chooser.title,
    side: 'start',
    body: [...backRow(ui, close), napRow(ui, close), ...list, rules],
    foot: [form],
  };
}
