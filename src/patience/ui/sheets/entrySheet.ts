// Entering a deal from real cards: the piles, all the cards with how many are left, a field for those who type.
import { CELL, FOUNDATION, STOCK, WASTE } from '../../../../assembly/abi';
import { faultSentence } from '../../../i18n/faults';
import { capital, cardName, pileLabel, pileTo, textsFor } from '../../../i18n/index';
import { cardSign } from '../../../i18n/words';
import { button } from '../../../shared/ui/buttons';
import { h, setAttr, setText } from '../../../shared/ui/dom';
import { icon } from '../../../shared/ui/icons';
import type { SheetSpec } from '../../../shared/ui/sheet';
import type { GameId, Pile, RuleRecord } from '../../core/types';
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

interface Desk {
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

function textsOf({ ui, draft }: Desk) {
  return textsFor(ui.lang(), draft.entry.rules);
}

function pileName(desk: Desk, pile: Pile): string {
  const texts = textsOf(desk);
  return pile === FOUNDATION ? texts.entry.foundations : pileLabel(texts, pile);
}

function shortName(desk: Desk, pile: Pile): string {
  const { short } = desk.ui.texts().entry;
  if (pile === FOUNDATION) return short.foundations;
  if (pile === STOCK) return short.stock;
  if (pile === WASTE) return short.waste;
  return pile >= CELL ? 'abcd'.charAt(pile - CELL) : String(pile + 1);
}

function lengthOf(entry: Entry, pile: Pile): number {
  const piles = pile === FOUNDATION ? entry.piles.slice(FOUNDATION) : [entry.piles[pile] ?? []];
  return piles.reduce((sum, { length }) => sum + length, 0);
}

function pilePart(desk: Desk): Part {
  const { ui, draft } = desk;
  const texts = textsOf(desk);
  const rows = entryPiles(draft.entry).map((pile) => {
    const count = h('span', { class: 'entry-count', attrs: { 'aria-hidden': 'true' } });
    const radio = h('input', {
      attrs: { type: 'radio', name: 'entry-pile', id: `entry-pile-${pile}`, value: String(pile) },
      on: { change: () => desk.take({ ...draft.entry, pile }, '') },
    });
    const label = h(
      'label',
      { class: 'entry-pile' },
      radio,
      h('span', { class: 'entry-name', attrs: { 'aria-hidden': 'true' } }, shortName(desk, pile)),
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
        setAttr(radio, 'aria-label', texts.entry.pile(pileName(desk, pile), texts.cards.count(n)));
      }
      showPile(draft.entry);
    },
  };
}

function cardPart(desk: Desk): Part {
  const { draft } = desk;
  const texts = textsOf(desk);
  const grid = cardGrid(texts, (face) => {
    const next = putCard(draft.entry, face);
    const name = cardName(texts, face);
    if (next === null) return desk.tell(texts.entry.noneLeft(name), true);
    const to = draft.entry.pile === FOUNDATION ? texts.to.foundation : pileTo(texts, draft.entry.pile);
    desk.take(next, capital(texts.entry.put(name, to)));
  });
  return {
    element: grid.element,
    update: () => grid.update(cardsLeft(draft.entry), draft.entry.rules.decks),
  };
}

function typePart(desk: Desk): Part {
  const { draft, ui } = desk;
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
    desk.take(entry, put > 0 ? textsOf(desk).cards.count(put) : '');
    field.value = wrong === null ? '' : typed.slice(typed.lastIndexOf(wrong.word));
    if (wrong === null) return;
    const card = wrong.face < 0 ? '' : cardName(textsOf(desk), wrong.face);
    desk.tell(card === '' ? texts.noCard(wrong.word) : texts.noneLeft(card), true);
  });
  return { element: form, update: () => {} };
}

function gamePart(desk: Desk, redraw: () => void): HTMLElement {
  const { ui, draft } = desk;
  const { all } = choicesOf(ui);
  const select = h(
    'select',
    { attrs: { id: 'entry-game', 'aria-label': ui.texts().entry.game } },
    ...all.map(({ id, name }) => h('option', { attrs: { value: id } }, name)),
  );
  const isHere = (game: GameId, rules: RuleRecord) =>
    game === draft.entry.game && JSON.stringify(rules) === JSON.stringify(draft.entry.rules);
  const here = all.find(({ game, rules }) => isHere(game, rules()));
  if (here === undefined) select.selectedIndex = -1;
  else select.value = here.id;
  select.addEventListener('change', () => {
    const chosen = all.find(({ id }) => id === select.value);
    if (chosen === undefined) return;
    desk.take(entryFor(draft.entry, chosen.game, chosen.rules()), '');
    redraw();
  });
  return h('div', { class: 'select' }, select, icon('unfold'));
}

/** What is still missing, in words. */
function missingText(desk: Desk): string {
  const { entry } = desk.draft;
  const { entry: texts } = desk.ui.texts();
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

function footPart(desk: Desk, note: HTMLElement, close: () => void): Part {
  const { ui, draft } = desk;
  const { entry: texts, badge } = ui.texts();
  const back = button('undo', texts.back, () => {
    const before = takeBack(draft.entry);
    if (before !== null) desk.take(before, texts.back);
  });
  const clear = button('again', texts.clear, () =>
    desk.take(emptyEntry(draft.entry.game, draft.entry.rules), texts.clear),
  );
  const rest = button('sendAll', texts.rest, () => {
    const up = restUp(draft.entry);
    if (up !== null) desk.take(up, texts.rest);
  });
  const judge = async () => {
    const asked = draft.entry;
    desk.tell(texts.checking);
    try {
      const verdict = await ui.judge(entryTranscript(asked));
      if (draft.entry !== asked) return;
      const state = { winnable: 'winnable', unwinnable: 'cannot', unknown: 'unknown' } as const;
      desk.tell(verdict === 'stopped' ? texts.stopped : badge.sentences[state[verdict]]);
    } catch {
      desk.tell(texts.failed, true);
    }
  };
  const check = button('check', texts.check, () => void judge());
  const play = button('play', texts.play, () => {
    const fault = faultText(ui, () => ui.session.open(entryTranscript(draft.entry)));
    if (fault === null) close();
    else desk.tell(fault, true);
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
      if (fault !== null) desk.tell(fault, true);
      play.disabled = check.disabled = fault !== null;
    },
  };
}

/** The entry as a sheet; `redraw` draws it anew for another game. */
export function entrySheet(ui: Ui, draft: EntryDraft, close: () => void, redraw: () => void): SheetSpec {
  const { entry: texts } = ui.texts();
  const note = h('p', { class: 'note', attrs: { id: 'entry-note', 'aria-live': 'polite' } });
  const desk: Desk = {
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
      desk.tell(
        [said && `${said}.`, more > 0 && texts.forced(more), missingText(desk)].filter(Boolean).join(' '),
      );
      for (const part of parts) part.update();
    },
  };
  const parts = [pilePart(desk), cardPart(desk), typePart(desk), footPart(desk, note, close)];
  desk.tell(missingText(desk));
  for (const part of parts) part.update();
  const [piles, cards, type, foot] = parts.map(({ element }) => element);
  const body = [gamePart(desk, redraw), h('p', { class: 'note' }, texts.note), piles!, cards!, type!];
  return { id: 'entry', title: texts.title, side: 'end', body, foot: [foot!] };
}
