// What goes out and comes in: a link, a position as text, a pasted game, and everything kept as one file.

import { faultSentence } from '../../../i18n/faults';
import { type GameId, gameIds } from '../../../shared/core/types';
import { BadBackup } from '../../../shared/storage/backup';
import type { Damaged } from '../../../shared/storage/damaged';
import { button, copyText, dressedList, listOptions, switchRow } from '../../../shared/ui/controls';
import { h, setText } from '../../../shared/ui/dom';
import { icon } from '../../../shared/ui/icons';
import { readSettings } from '../../../shared/ui/settings';
import type { SheetSpec } from '../../../shared/ui/sheet';
import type { Restored } from '../../game/keeping/savedGames';
import { faultOf } from '../../game/text/faults';
import { writeLink } from '../../game/text/link';
import { gameNamed, type PastedMoves, pastedMoves, positionText, readPasted } from '../../game/text/pasted';
import type { Transcript } from '../../game/text/transcript';
import { damagedNames, type Ui } from '../base/context';
import type { EntryDraft } from './entrySheet';

/** Copies what a field holds; where the browser refuses, that is said, and the text is selected, ready to be copied. */
function copyButton(ui: Ui, field: HTMLInputElement | HTMLTextAreaElement): HTMLButtonElement {
  const texts = ui.texts().keeping.share;
  const copy = async () => {
    if (!(await copyText(field.value))) {
      ui.tell(texts.notCopied);
      return field.select();
    }
    setText(one.querySelector('span')!, texts.copied);
    ui.say(texts.copied);
  };
  const one = button('copy', texts.copy, () => void copy());
  return one;
}

function heading(text: string): HTMLElement {
  return h('h3', {}, text);
}

function linkPart(ui: Ui): Node[] {
  const texts = ui.texts().keeping.share;
  const transcript = ui.session.transcript();
  const field = h('input', {
    class: 'share-link',
    attrs: { type: 'text', readonly: '', 'aria-label': texts.link, id: 'share-link' },
    on: { focus: () => field.select() },
  });
  const write = (withMoves: boolean) => {
    field.value = ui.base() + writeLink(transcript, ui.games.rules(transcript.game), withMoves);
  };
  const moved = transcript.at > 0;
  const moves = switchRow('share-moves', texts.linkMoves, moved, write);
  moves.input.disabled = !moved;
  write(moved);
  const send =
    typeof navigator.share === 'function' &&
    button('send', texts.send, () => void navigator.share({ url: field.value }).catch(() => undefined));
  return [
    h('h3', { class: 'first' }, texts.link),
    field,
    moves.element,
    h('div', { class: 'share-buttons' }, copyButton(ui, field), send),
    h('p', { class: 'note' }, texts.linkNote),
  ];
}

function textPart(ui: Ui): Node[] {
  const texts = ui.texts().keeping.share;
  const field = h('textarea', {
    attrs: {
      readonly: '',
      rows: '6',
      spellcheck: 'false',
      wrap: 'off',
      'aria-label': texts.text,
      id: 'share-text',
    },
  });
  field.value = positionText(ui.session.state);
  return [heading(texts.text), field, h('div', { class: 'share-buttons' }, copyButton(ui, field))];
}

/** The game that a list of moves begins from: the deal that it names, else the one on the table. */
function listStart({ session, games }: Ui, game: GameId, number: number | null): Transcript {
  const here = session.transcript();
  const rules = game === here.game ? here.rules : games.rules(game);
  if (number === null && game === here.game) return here;
  const begun = { ...here, game, rules, moves: [], at: 0 };
  return number === null ? begun : { ...begun, number, position: null };
}

/** Lays out the game that a list of moves makes, and says how it was read. */
function layMoves(ui: Ui, { tokens, number }: PastedMoves, game: GameId): void {
  const { transcript, read } = ui.listedGame(listStart(ui, game, number), tokens);
  ui.session.open(transcript);
  const up = read.entries.flat().length - read.entries.length;
  const { listRead, listUp, listBy } = ui.texts().keeping.share;
  const { automatic } = read.reading;
  const by = automatic === 'horne' || automatic === 'safe' ? listBy[automatic] : '';
  const more = up > 0 ? ` ${listUp(up)}${by}.` : '';
  ui.tell(listRead(read.entries.length) + more);
}

/** Lays a pasted text out; the fault's sentence where it cannot be. */
function layPasted(ui: Ui, text: string, game: GameId): string | null {
  try {
    const moves = pastedMoves(text, ui.games.rules(game));
    if (moves === null) ui.session.open(readPasted(text, game, ui.games.rules));
    else layMoves(ui, moves, game);
    return null;
  } catch (error) {
    const fault = faultOf(error);
    if (fault === null) throw error;
    return ui.texts().keeping.share.wrong(faultSentence(fault.code, fault.values, ui.lang()));
  }
}

function pastePart(ui: Ui, close: () => void): Node[] {
  const texts = ui.texts().keeping.share;
  const field = h('textarea', {
    attrs: {
      rows: '6',
      spellcheck: 'false',
      autocapitalize: 'off',
      wrap: 'off',
      id: 'paste-text',
      'aria-label': texts.paste,
      'aria-describedby': 'paste-note',
    },
  });
  const note = h('p', { class: 'note', attrs: { id: 'paste-note', 'aria-live': 'polite' } }, texts.pasteNote);
  const select = h(
    'select',
    { attrs: { id: 'paste-game', 'aria-label': texts.pasteAs } },
    ...listOptions(gameIds.map((id) => ({ value: id, label: ui.games.name(id, ui.lang()) }))),
  );
  select.value = ui.session.state.game;
  field.addEventListener('input', () => {
    const named = gameNamed(field.value);
    if (named !== null) select.value = named;
    note.classList.remove('wrong');
    setText(note, texts.pasteNote);
  });
  const lay = button('lay', texts.lay, () => {
    const game = gameIds.find((id) => id === select.value) ?? ui.session.state.game;
    const fault = field.value.trim() === '' ? texts.empty : layPasted(ui, field.value, game);
    if (fault === null) return close();
    note.classList.add('wrong');
    setText(note, fault);
  });
  lay.classList.add('primary');
  return [heading(texts.paste), field, note, h('div', { class: 'share-buttons' }, dressedList(select), lay)];
}

function saveFile(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  h('a', { attrs: { href: url, download: name } }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Settings that a file does not name, as an older one does not, or that cannot be, stay as they are. */
function takeSettings(ui: Ui, settings: unknown): readonly Damaged[] {
  const { read, damaged } = readSettings(settings);
  ui.settings.change(read);
  return damaged;
}

/** Takes in what the page itself holds of a file, and says what the file has brought. */
async function takeIn(ui: Ui, draft: EntryDraft, restored: Restored): Promise<string> {
  const { results, games, settings, house, entry } = restored;
  const damaged = [...restored.damaged, ...takeSettings(ui, settings)];
  const added = await ui.houseRules.add(house);
  // cards that are being entered here are not given up for others
  if (entry !== null && draft.entry.done.length === 0) {
    draft.entry = entry;
    ui.keepEntry(entry);
  }
  const { share, statistics, damaged: texts } = ui.texts().keeping;
  const read = [statistics.deals(results), share.games(games)];
  if (added.count > 0) read.push(share.house(added.count));
  const said = [share.readDone(read.join(', '))];
  if (damaged.length > 0) said.push(texts.inFile(damaged.length, damagedNames(ui, damaged)));
  if (!added.kept) said.push(share.failed);
  return said.join(' ');
}

function allPart(ui: Ui, draft: EntryDraft): Node[] {
  const texts = ui.texts().keeping.share;
  const note = h('p', { class: 'note', attrs: { 'aria-live': 'polite', id: 'all-note' } }, texts.allNote);
  const tell = (text: string, wrong: boolean) => {
    // settings that were read may have changed the language, and with it the whole sheet
    const shown = document.getElementById('all-note') ?? note;
    shown.classList.toggle('wrong', wrong);
    setText(shown, text);
  };
  const save = async () => {
    const name = `napoleon-${ui.savedGames.today()}.json`;
    saveFile(await ui.savedGames.exportAll(ui.settings.value), name);
  };
  const file = h('input', {
    attrs: { type: 'file', accept: '.json,application/json', id: 'all-file', 'aria-label': texts.read },
  });
  const read = async () => {
    const text = await file.files?.[0]?.text();
    if (text === undefined) return;
    file.value = '';
    try {
      tell(await takeIn(ui, draft, await ui.savedGames.importAll(text)), false);
    } catch (error) {
      tell(error instanceof BadBackup ? texts.notOurs : texts.failed, true);
    }
  };
  file.addEventListener('change', () => void read());
  return [
    heading(texts.all),
    note,
    h(
      'div',
      { class: 'share-buttons' },
      button('save', texts.save, () => void save().catch(() => tell(texts.failed, true))),
      h('label', { class: 'button file-button' }, icon('read'), h('span', {}, texts.read), file),
    ),
  ];
}

/** Sharing, taking in and backing up as a sheet. */
export function shareSheet(ui: Ui, draft: EntryDraft, close: () => void): SheetSpec {
  const body = [...linkPart(ui), ...textPart(ui), ...pastePart(ui, close), ...allPart(ui, draft)];
  return { id: 'share', title: ui.texts().keeping.share.title, side: 'end', body };
}
