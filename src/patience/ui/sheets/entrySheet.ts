// Entering a deal from real cards: the piles, all the cards with how many are left, a field for those who
// type.
import { CELL, FOUNDATION, STOCK, WASTE } from '../../../../assembly/abi';
import { excerpt } from '../../../i18n/excerpt';
import { faultSentence } from '../../../i18n/faults';
import { capital, cardName, pileLabel, pileTo, textsFor } from '../../../i18n/index';
import { cardSign } from '../../../i18n/words';
import type { GameId } from '../../../shared/core/types';
import { button, dressedList, listOptions } from '../../../shared/ui/controls';
import { h, setAttr, setText } from '../../../shared/ui/dom';
import type { SheetSpec } from '../../../shared/ui/sheet';
import type { Pile, RuleRecord } from '../../core/types';
import {
  cardsLeft,
  countLeft,
  type Entry,
  emptyEntry,
  entryFor,
  entryPiles,
  entryTranscript,
  placeForced,
  putCard,
  putTyped,
  restUp,
  takeBack,
} from '../../game/deals/entry';
import { faultOf } from '../../game/text/faults';
import type { Ui } from '../base/context';
import { choicesOf } from './chooserList';
import { cardGrid, signOf } from './entryCards';

/** The entry being made; kept over the sheet's being closed and the page's being left. */
export interface EntryDraft {
  entry: Entry;
}

interface Part {
  readonly element: HTMLElement;
  update(): void;
}

interface EntryEditor {
  readonly ui: Ui;
  readonly draft: EntryDraft;
  /** takes a changed entry, and says what there is to say of it */
  take(entry: Entry, said: string): void;
  tell(text: string, wrong?: boolean): void;
}

/** What typed cards look like, in every language. */
const typedLike = 'AS 10H 7C';
/** So few missing cards are named. */
const fewMissing = 6;

function textsOf({ ui, draft }: EntryEditor) {
  return textsFor(ui.lang(), draft.entry.rules);
}

function pileName(editor: EntryEditor, pile: Pile): string {
  const texts = textsOf(editor);
  return pile === FOUNDATION ? texts.entry.foundations : pileLabel(texts, pile);
}

function shortName(editor: EntryEditor, pile: Pile): string {
  const { short } = editor.ui.texts().entry;
  if (pile === FOUNDATION) return short.foundations;
  if (pile === STOCK) return short.stock;
  if (pile === WASTE) return short.waste;
  return pile >= CELL ? 'abcd'.charAt(pile - CELL) : String(pile + 1);
}

function lengthOf(entry: Entry, pile: Pile): number {
  const piles = pile === FOUNDATION ? entry.piles.slice(FOUNDATION) : [entry.piles[pile] ?? []];
  return piles.reduce((sum, { length }) => sum + length, 0);
}

function pilePart(editor: EntryEditor): Part {
  const { ui, draft } = editor;
  const texts = textsOf(editor);
  const rows = entryPiles(draft.entry).map((pile) => {
    const count = h('span', { class: 'entry-count', attrs: { 'aria-hidden': 'true' } });
    const radio = h('input', {
      attrs: { type: 'radio', name: 'entry-pile', id: `entry-pile-${pile}`, value: String(pile) },
      on: { change: () => editor.take({ ...draft.entry, pile }, '') },
    });
    const label = h(
      'label',
      { class: 'entry-pile' },
      radio,
      h('span', { class: 'entry-name', attrs: { 'aria-hidden': 'true' } }, shortName(editor, pile)),
      count,
    );
    return { pile, radio, label, count };
  });
  const shown = h('p', { class: 'entry-shown', attrs: { 'aria-live': 'off' } });
  const element = h(
    'fieldset',
    { class: 'entry-piles' },
    h('legend', {}, texts.entry.piles),
    h('div', { class: 'entry-pile-row' }, ...rows.map(({ label }) => label)),
    shown,
  );
  const showPile = ({ piles, pile }: Entry) => {
    const faces =
      pile === FOUNDATION ? piles.slice(FOUNDATION).flatMap((p) => p.slice(-1)) : (piles[pile] ?? []);
    const signs = faces.flatMap((face) => [signOf(face), ' ']);
    shown.replaceChildren(...(signs.length > 0 ? signs : [ui.texts().entry.empty]));
  };
  return {
    element,
    update() {
      for (const { pile, radio, count } of rows) {
        const n = lengthOf(draft.entry, pile);
        radio.checked = draft.entry.pile === pile;
        setText(count, String(n));
        setAttr(radio, 'aria-label', texts.entry.pile(pileName(editor, pile), texts.cards.count(n)));
      }
      showPile(draft.entry);
    },
  };
}

function cardPart(editor: EntryEditor): Part {
  const { draft } = editor;
  const texts = textsOf(editor);
  const grid = cardGrid(texts, (face) => {
    const next = putCard(draft.entry, face);
    const name = cardName(face, texts.lang);
    if (next === null) return editor.tell(texts.entry.noneLeft(name), true);
    const to = draft.entry.pile === FOUNDATION ? texts.to.foundation : pileTo(texts, draft.entry.pile);
    editor.take(next, capital(texts.entry.put(name, to)));
  });
  return {
    element: grid.element,
    update: () => grid.update(cardsLeft(draft.entry), draft.entry.rules.decks),
  };
}

function typePart(editor: EntryEditor): Part {
  const { draft, ui } = editor;
  const { entry: texts } = ui.texts();
  const field = h('input', {
    class: 'text-field',
    attrs: {
      id: 'entry-type',
      type: 'text',
      autocomplete: 'off',
      autocapitalize: 'characters',
      spellcheck: 'false',
      placeholder: typedLike,
      'aria-label': texts.type,
      'aria-describedby': 'entry-note',
    },
  });
  const form = h(
    'form',
    { class: 'entry-type' },
    field,
    h('button', { class: 'button', attrs: { type: 'submit' } }, texts.add),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { entry, wrong } = putTyped(draft.entry, field.value);
    const typed = field.value;
    const put = entry.done.length - draft.entry.done.length;
    editor.take(entry, put > 0 ? textsOf(editor).cards.count(put) : '');
    field.value = wrong === null ? '' : typed.slice(typed.lastIndexOf(wrong.word));
    if (wrong === null) return;
    const card = wrong.face < 0 ? '' : cardName(wrong.face, textsOf(editor).lang);
    editor.tell(card === '' ? texts.noCard(excerpt(wrong.word)) : texts.noneLeft(card), true);
  });
  return { element: form, update: () => {} };
}

function gamePart(editor: EntryEditor, redraw: () => void): HTMLElement {
  const { ui, draft } = editor;
  const { all } = choicesOf(ui);
  const select = h(
    'select',
    { attrs: { id: 'entry-game', 'aria-label': ui.texts().entry.game } },
    ...listOptions(all.map(({ id, name }) => ({ value: id, label: name }))),
  );
  const isHere = (game: GameId, rules: RuleRecord) =>
    game === draft.entry.game && JSON.stringify(rules) === JSON.stringify(draft.entry.rules);
  const here = all.find(({ game, rules }) => isHere(game, rules()));
  if (here === undefined) select.selectedIndex = -1;
  else select.value = here.id;
  select.addEventListener('change', () => {
    const chosen = all.find(({ id }) => id === select.value);
    if (chosen === undefined) return;
    editor.take(entryFor(draft.entry, chosen.game, chosen.rules()), '');
    redraw();
  });
  return dressedList(select);
}

/** What is still missing, in words. */
function missingText(editor: EntryEditor): string {
  const { entry } = editor.draft;
  const { entry: texts } = editor.ui.texts();
  const count = countLeft(entry);
  if (count === 0 || count > fewMissing) return texts.toPlace(count);
  const faces = cardsLeft(entry).flatMap((left, face) => new Array<number>(left).fill(face));
  return texts.only(faces.map((face) => cardSign(face).replace('T', '10')).join(' '));
}

/** Why the entry cannot be laid out; `null` when it can. */
function faultText(ui: Ui, run: () => unknown): string | null {
  try {
    run();
    return null;
  } catch (error) {
    const fault = faultOf(error);
    if (fault === null) throw error;
    return ui.texts().entry.wrong(faultSentence(fault.code, fault.values, ui.lang()));
  }
}

function footPart(editor: EntryEditor, note: HTMLElement, close: () => void): Part {
  const { ui, draft } = editor;
  const { entry: texts, badge } = ui.texts();
  const back = button('undo', texts.back, () => {
    const before = takeBack(draft.entry);
    if (before !== null) editor.take(before, texts.back);
  });
  const clear = button('again', texts.clear, () =>
    editor.take(emptyEntry(draft.entry.game, draft.entry.rules), texts.clear),
  );
  const rest = button('sendAll', texts.rest, () => {
    const up = restUp(draft.entry);
    if (up !== null) editor.take(up, texts.rest);
  });
  const judge = async () => {
    const asked = draft.entry;
    editor.tell(texts.checking);
    try {
      const verdict = await ui.judge(entryTranscript(asked));
      if (draft.entry !== asked) return;
      const state = { winnable: 'winnable', unwinnable: 'cannot', unknown: 'unknown' } as const;
      editor.tell(verdict === 'stopped' ? texts.stopped : badge.sentences[state[verdict]]);
    } catch {
      editor.tell(texts.failed, true);
    }
  };
  const check = button('check', texts.check, () => void judge());
  const play = button('play', texts.play, () => {
    const fault = faultText(ui, () => ui.session.open(entryTranscript(draft.entry)));
    if (fault === null) close();
    else editor.tell(fault, true);
  });
  play.classList.add('primary');
  for (const [id, one] of Object.entries({ back, clear, rest, check, play })) one.id = `entry-${id}`;
  return {
    element: h('div', {}, note, h('div', { class: 'entry-buttons' }, back, clear, rest, check, play)),
    update() {
      const none = countLeft(draft.entry) > 0;
      back.disabled = clear.disabled = draft.entry.done.length === 0;
      rest.hidden = !none || restUp(draft.entry) === null;
      play.disabled = check.disabled = none;
      if (none) return;
      const fault = faultText(ui, () => ui.checkTranscript(entryTranscript(draft.entry)));
      if (fault !== null) editor.tell(fault, true);
      play.disabled = check.disabled = fault !== null;
    },
  };
}

/** The entry as a sheet; `redraw` draws it anew for another game. */
export function entrySheet(ui: Ui, draft: EntryDraft, close: () => void, redraw: () => void): SheetSpec {
  const { entry: texts } = ui.texts();
  const note = h('p', { class: 'note', attrs: { id: 'entry-note', 'aria-live': 'polite' } });
  const editor: EntryEditor = {
    ui,
    draft,
    tell(text, wrong = false) {
      note.classList.toggle('wrong', wrong);
      setText(note, text);
    },
    take(entry, said) {
      const forced = placeForced(entry);
      const placed = forced === entry || forced.done.length < draft.entry.done.length ? entry : forced;
      draft.entry = placed;
      ui.keepEntry(placed);
      const more = placed.done.length - entry.done.length;
      editor.tell(
        [said && `${said}.`, more > 0 && texts.forced(more), missingText(editor)].filter(Boolean).join(' '),
      );
      for (const part of parts) part.update();
    },
  };
  const parts = [pilePart(editor), cardPart(editor), typePart(editor), footPart(editor, note, close)];
  editor.tell(missingText(editor));
  for (const part of parts) part.update();
  const [piles, cards, type, foot] = parts.map(({ element }) => element);
  const body = [gamePart(editor, redraw), h('p', { class: 'note' }, texts.note), piles!, cards!, type!];
  return { id: 'entry', title: texts.title, side: 'end', body, foot: [foot!] };
}
