// The parts of the page, and what each of its sheets shows.

import type { Back } from '../../../shared/ui/back';
import { runCommand } from '../../../shared/ui/commands';
import { h, setText } from '../../../shared/ui/dom';
import { atFoot, placeFreely } from '../../../shared/ui/freePlace';
import { createMessages, type Messages } from '../../../shared/ui/messages';
import { settingsSheet } from '../../../shared/ui/settingsSheet';
import { createSheets, type SheetSpec, type Sheets } from '../../../shared/ui/sheet';
import { createSpeech, type Speech } from '../../../shared/ui/speech';
import { layWayIn, type WayIn } from '../../../shared/ui/wayIn';
import { type Entry, emptyEntry } from '../../game/deals/entry';
import type { Finder } from '../../game/deals/finder';
import { helpSheet } from '../help/help';
import type { HelpPlace } from '../help/helpAddress';
import { helpUi } from '../help/helpUi';
import { agreeSheet } from '../sheets/agree';
import { chooserSheet } from '../sheets/chooser';
import { createDealing, type Dealing } from '../sheets/dealing';
import { type EntryDraft, entrySheet } from '../sheets/entrySheet';
import { draftOf, type HouseDraft, houseSheet } from '../sheets/houseSheet';
import { shareSheet } from '../sheets/shareSheet';
import { statisticsSheet } from '../sheets/statisticsSheet';
import { verdictNote } from './announcer';
import { type Bar, createBar } from './bar';
import { type CommandId, command } from './commands';
import type { Ui } from './context';
import { createLinePlayer, type LinePlayer } from './line';
import { menuSheet } from './menu';
import { createMirror, type Mirror } from './mirror';
import { takenTable } from './occupied';
import { createResult, type Result } from './result';
import { createReview, type Review } from './review';

export interface Pieces {
  readonly bar: Bar;
  readonly messages: Messages<CommandId>;
  readonly line: LinePlayer;
  readonly mirror: Mirror;
  readonly sheets: Sheets;
  readonly result: Result;
  readonly review: Review;
  readonly live: HTMLElement;
  readonly speech: Speech;
  readonly dealing: Dealing;
  /** what is being made in a sheet */
  readonly drafts: Drafts;
}

/** What is being made in a sheet outlasts the sheet. */
export interface Drafts {
  house: HouseDraft;
  readonly entry: EntryDraft;
}

interface PieceParts {
  /** the element that the table draws in */
  readonly host: HTMLElement;
  readonly finder: Finder;
  readonly back: Back;
  /** what was entered from real cards the last time */
  readonly entry: Entry | null;
}

/** Makes the parts of a page; `changed` is called when a new deal is looked for or told of. */
export function createPieces(ui: Ui, { host, finder, entry, back }: PieceParts, changed: () => void): Pieces {
  const { game, rules } = ui.session.state;
  const messages = createMessages<CommandId>({
    lang: ui.lang,
    label: (id) => ui.texts().commands[id],
    icon: (id) => command(id).icon,
    run: (id) => runCommand(ui, command(id)),
    place: (slip) => placeFreely(slip, host, { margin: 8, wished: atFoot, taken: () => takenTable(ui) }),
  });
  ui.table.onLayout(messages.place);
  const line = createLinePlayer(ui);
  const onVerdict = () => {
    const note = verdictNote(ui, ui.session.state);
    messages.show(note.text, note.commands);
  };
  const live = h('div', {
    class: 'live',
    attrs: { role: 'status', 'aria-live': 'polite', 'aria-atomic': 'true' },
  });
  return {
    messages,
    line,
    bar: createBar(ui, { middle: [line.element, messages.element], onVerdict }),
    mirror: createMirror(ui),
    sheets: createSheets(ui.texts, () => ui.settings.value.leftHanded, back),
    result: createResult(ui),
    review: createReview(ui),
    live,
    speech: createSpeech(
      (text) => setText(live, text),
      (run, milliseconds) => void setTimeout(run, milliseconds),
    ),
    dealing: createDealing(ui, finder, changed),
    drafts: { house: draftOf(ui), entry: { entry: entry ?? emptyEntry(game, rules) } },
  };
}

/** The way in at the patiences, for somebody who has not been here. */
export function showWayIn(ui: Ui, host: HTMLElement): WayIn {
  const { session, settings } = ui;
  if (settings.value.welcomed || session.state.moves > 0) return { render() {} };
  return layWayIn({
    host,
    words: () => [ui.texts().help.first, ui.texts().help.firstNote],
    go: () => ui.act('help'),
    welcome: () => settings.change({ welcomed: true }),
    onBegun: (leave) => session.subscribe(({ moves }) => moves > 0 && leave()),
  });
}

/** Opens the help at a place, or at the game on the table. */
export function openHelp(ui: Ui, sheets: Sheets, place: HelpPlace | 'help'): void {
  sheets.open(helpSheet(helpUi(ui), place === 'help' ? { page: ui.session.state.game } : place));
}

/** A sheet by its id, as it stands now. */
export function sheetOf(ui: Ui, id: string, pieces: Pieces): SheetSpec {
  const { sheets, drafts } = pieces;
  const close = () => sheets.close();
  const agree = (then: () => void) => sheets.open(agreeSheet(ui, close, then));
  if (id === 'choose')
    return chooserSheet(ui, { close, agree, help: (game) => openHelp(ui, sheets, { page: game }) });
  const redraw = () => sheets.redraw(sheetOf(ui, id, pieces));
  if (id === 'house') return houseSheet(ui, drafts.house, close, redraw);
  if (id === 'entry') return entrySheet(ui, drafts.entry, close, redraw);
  if (id === 'settings') return settingsSheet(ui);
  if (id === 'statistics') return statisticsSheet(ui, close);
  if (id === 'share') return shareSheet(ui, drafts.entry, close);
  return id === 'help' ? helpSheet(helpUi(ui), { page: ui.session.state.game }) : menuSheet(ui, close);
}
