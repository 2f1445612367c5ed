// Which patience, and which of its deals.
import { type GameId, gameIds } from '../core/types';
import { MAX_NUMBER, parseNumber } from './address';
import type { Ui } from './context';
import { h, setText } from './dom';
import { type IconName, icon } from './icons';
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
  const fresh = h(
    'button',
    { class: 'button', attrs: { type: 'button' }, on: { click: () => start(ui.anyNumber()) } },
    icon('deal'),
    texts.commands.new,
  );
  const again = h(
    'button',
    {
      class: 'button',
      attrs: { type: 'button' },
      on: {
        click: () => {
          close();
          ui.send({ kind: 'again' });
        },
      },
    },
    icon('again'),
    texts.commands.again,
  );
  const form = h(
    'form',
    { class: 'deal-form' },
    field.element,
    h('div', { class: 'deal-buttons' }, fresh, again),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const number = field.read();
    if (number !== null) start(number);
  });
  const list = gameList(ui, game, (id) => {
    game = id;
  });
  const rules = h(
    'button',
    { class: 'text-button', attrs: { type: 'button' }, on: { click: () => help(game) } },
    icon('help'),
    texts.chooser.rules,
  );
  return { id: 'choose', title: texts.chooser.title, side: 'start', body: [...list, rules], foot: [form] };
}
