// The editor of house rules: begin from a game, change what the table can lay out, read how it is then
// played.
import { Fault } from '../../../../assembly/abi';
import { faultSentence } from '../../../i18n/faults';
import { textsFor } from '../../../i18n/index';
import { type GameId, gameIds } from '../../../shared/core/types';
import {
  button,
  copyText,
  dressedList,
  iconButton,
  listOptions,
  options,
  switchRow,
} from '../../../shared/ui/controls';
import { h, setAttr, setText } from '../../../shared/ui/dom';
import type { SheetSpec } from '../../../shared/ui/sheet';
import { ruleWords } from '../../core/rules';
import type { RuleRecord } from '../../core/types';
import { settleRules, tidyName } from '../../game/deals/houseRules';
import { linkTranscript, writeLink } from '../../game/text/link';
import { damagedNames, type Ui } from '../base/context';
import { houseWords } from './houseWords';
import { rulesText } from './rulesText';

/** Rules being made; kept while the sheet is drawn anew. */
export interface HouseDraft {
  game: GameId;
  rules: RuleRecord;
  name: string;
}

/** The record on the table as the draft to begin with. */
export function draftOf(ui: Ui): HouseDraft {
  const { game, rules } = ui.session.state;
  return { game, rules, name: ui.houseRules.nameOf(game, rules) ?? '' };
}

type Count = 'columns' | 'rows' | 'faceDown' | 'cells' | 'passes';

interface Field {
  readonly element: HTMLElement;
  update(rules: RuleRecord): void;
}

interface Editor {
  readonly ui: Ui;
  readonly draft: HouseDraft;
  change(part: Partial<RuleRecord>): void;
}

/** One more or fewer of something, as far as the core allows it. */
function stepper({ ui, draft, change }: Editor, key: Count): Field {
  const { house } = ui.texts();
  const label = house.labels[key];
  const next = (by: number): RuleRecord | null => {
    const rules = settleRules({ ...draft.rules, [key]: draft.rules[key] + by });
    return rules[key] === draft.rules[key] + by && ui.ruleFault(rules) === null ? rules : null;
  };
  const step = (by: number) => () => {
    const rules = next(by);
    if (rules !== null) change(rules);
  };
  const fewer = iconButton('slower', house.fewer(label), step(-1));
  const more = iconButton('faster', house.more(label), step(1));
  fewer.id = `house-${key}-fewer`;
  more.id = `house-${key}-more`;
  const value = h('output', { class: 'stepper-value', attrs: { 'aria-live': 'polite' } });
  const element = h(
    'div',
    { class: 'setting', attrs: { role: 'group', 'aria-label': label } },
    h('span', { class: 'setting-label' }, label),
    h('div', { class: 'stepper' }, fewer, value, more),
  );
  return {
    element,
    update(rules) {
      setText(value, key === 'rows' && rules.rows === 0 ? house.all : String(rules[key]));
      setAttr(fewer, 'aria-disabled', next(-1) === null ? 'true' : null);
      setAttr(more, 'aria-disabled', next(1) === null ? 'true' : null);
    },
  };
}

/** One of a few words. */
function choice<K extends 'build' | 'carry' | 'fill'>({ ui, draft, change }: Editor, key: K): Field {
  const { house } = ui.texts();
  const labels: Readonly<Record<string, string>> = house.values[key];
  const choices = ruleWords[key].map((value: string) => ({ value, label: labels[value] ?? value }));
  const choose = (value: string) => change({ [key]: value });
  const element = options<string>(`house-${key}`, house.labels[key], choices, draft.rules[key], choose);
  return {
    element,
    update(rules) {
      for (const input of element.querySelectorAll('input')) input.checked = input.value === rules[key];
    },
  };
}

function packs({ ui, draft, change }: Editor): Field {
  const { house } = ui.texts();
  const choices = ['1', '2'].map((value) => ({ value, label: value }));
  const choose = (value: string) => change({ decks: value === '2' ? 2 : 1 });
  const element = options('house-decks', house.labels.decks, choices, String(draft.rules.decks), choose);
  return {
    element,
    update(rules) {
      for (const input of element.querySelectorAll('input'))
        input.checked = input.value === String(rules.decks);
    },
  };
}

function comesBack({ ui, draft, change }: Editor): Field {
  const label = ui.texts().house.labels.return;
  const { element, input } = switchRow('house-return', label, draft.rules.return, (isOn) =>
    change({ return: isOn }),
  );
  return {
    element,
    update(rules) {
      input.checked = rules.return;
    },
  };
}

function beginWith(ui: Ui, draft: HouseDraft, load: (draft: HouseDraft) => void): HTMLElement {
  const { house } = ui.texts();
  const games = listOptions(gameIds.map((id) => ({ value: id, label: ui.games.name(id, ui.lang()) })));
  const saved = listOptions(ui.houseRules.list.map(({ name }, i) => ({ value: String(i), label: name })));
  const select = h('select', { attrs: { id: 'house-begin', 'aria-label': house.begin } }, ...games);
  if (saved.length > 0) select.append(h('optgroup', { attrs: { label: house.saved } }, ...saved));
  const at = ui.houseRules.list.findIndex(({ name }) => name === draft.name);
  select.value = at >= 0 ? String(at) : draft.game;
  select.addEventListener('change', () => {
    const one = ui.houseRules.list[Number(select.value)];
    const game = gameIds.find((id) => id === select.value);
    if (game !== undefined) load({ game, rules: ui.games.rules(game), name: '' });
    else if (one !== undefined) load(one);
  });
  return h(
    'div',
    { class: 'house-begin' },
    h('label', { attrs: { for: 'house-begin' } }, house.begin),
    dressedList(select),
  );
}

/** Why the draft cannot be played, as a sentence; '' when it can. */
function faultText(ui: Ui, rules: RuleRecord): string {
  const key = ui.ruleFault(rules);
  if (key === null) return '';
  return ui
    .texts()
    .house.cannot(faultSentence(Fault.Rule, { text: ui.texts().house.labels[key] }, ui.lang()));
}

function foot({ ui, draft }: Editor, close: () => void, redraw: () => void): Field {
  const { house } = ui.texts();
  const note = h('p', { class: 'note', attrs: { id: 'house-note', 'aria-live': 'polite' } });
  const tell = (text: string, wrong = false) => {
    note.classList.toggle('wrong', wrong);
    setText(note, text);
  };
  const name = h('input', {
    class: 'text-field',
    attrs: {
      id: 'house-name',
      type: 'text',
      maxlength: '40',
      placeholder: house.name,
      'aria-label': house.name,
    },
  });
  name.value = draft.name;
  const save = async () => {
    const tidy = tidyName(name.value);
    if (tidy === '') {
      name.focus();
      return tell(house.noName, true);
    }
    draft.name = tidy;
    const kept = await ui.houseRules.save({ name: tidy, game: draft.game, rules: draft.rules });
    redraw();
    const shown = document.getElementById('house-note');
    if (shown) setText(shown, kept ? house.savedAs(tidy) : `${house.savedAs(tidy)} ${house.notSaved}`);
  };
  const remove = async () => {
    await ui.houseRules.remove(draft.name);
    draft.name = '';
    redraw();
  };
  // it submits the form, as Enter does
  const saveButton = button('save', house.save, () => {});
  saveButton.id = 'house-save';
  const isSaved = ui.houseRules.list.some((one) => one.name === draft.name);
  const removeButton = iconButton('remove', house.remove(draft.name), () => void remove());
  const link = button('copy', house.link, () => {
    const { game, rules } = draft;
    const transcript = linkTranscript({ game, number: 1, rules }, ui.games.rules(game), () => 1);
    const text = ui.base() + writeLink(transcript, ui.games.rules(game)).replace(/\/1(?=\?|$)/, '');
    void copyText(text).then((isCopied) => tell(isCopied ? house.copied : text));
  });
  const play = button('play', house.play, () => {
    close();
    ui.dealing().start({ game: draft.game, rules: draft.rules });
  });
  play.classList.add('primary');
  play.id = 'house-play';
  const form = h('form', { class: 'house-name' }, name, saveButton, isSaved && removeButton);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void save();
  });
  saveButton.type = 'submit';
  return {
    element: h('div', {}, note, form, h('div', { class: 'deal-buttons' }, link, play)),
    update(rules) {
      const fault = faultText(ui, rules);
      tell(fault, fault !== '');
      play.disabled = saveButton.disabled = fault !== '';
    },
  };
}

/** Those that were kept and cannot be read. */
function unreadNote(ui: Ui): HTMLElement | null {
  const { damaged } = ui.houseRules;
  if (damaged.length === 0) return null;
  const { inFile } = ui.texts().keeping.damaged;
  return h('p', { class: 'note wrong' }, inFile(damaged.length, damagedNames(ui, damaged)));
}

/** The editor as a sheet; `redraw` draws it anew with what has become of the draft. */
export function houseSheet(ui: Ui, draft: HouseDraft, close: () => void, redraw: () => void): SheetSpec {
  const { house } = ui.texts();
  const own = () => ui.games.rules(draft.game);
  const effect = h('div', { class: 'house-effect', attrs: { 'aria-live': 'polite' } });
  const changed = h('p', { class: 'house-changed' });
  const editor: Editor = {
    ui,
    draft,
    change(part) {
      draft.rules = settleRules({ ...draft.rules, ...part });
      update();
    },
  };
  const fields = [
    packs(editor),
    ...(['columns', 'rows', 'faceDown', 'cells', 'passes'] as const).map((key) => stepper(editor, key)),
    ...(['build', 'carry', 'fill'] as const).map((key) => choice(editor, key)),
    comesBack(editor),
  ];
  const end = foot(editor, close, redraw);
  const update = () => {
    const { rules } = draft;
    for (const field of fields) field.update(rules);
    end.update(rules);
    const words = houseWords(ui.texts(), rules, own());
    setText(changed, words === '' ? house.own : house.changed(words));
    effect.replaceChildren(
      ...rulesText(textsFor(ui.lang(), rules), rules).map((paragraph) => h('p', {}, paragraph)),
    );
  };
  update();
  const load = (next: HouseDraft) => {
    Object.assign(draft, { game: next.game, rules: next.rules, name: next.name });
    redraw();
  };
  const unread = unreadNote(ui);
  const body = [
    beginWith(ui, draft, load),
    ...(unread === null ? [] : [unread]),
    h('div', { class: 'house-fields' }, ...fields.map(({ element }) => element)),
    h('h3', {}, house.effect),
    changed,
    effect,
  ];
  return { id: 'house', title: house.title, side: 'end', body, foot: [end.element] };
}
