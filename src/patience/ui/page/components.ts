// The components of the page, and what each of its sheets shows.

import type { Back } from '../../../shared/ui/back';
import { runCommand } from '../../../shared/ui/commands';
import { atFoot, below, placeFreely, pulls } from '../../../shared/ui/freePlace';
import type { HelpPlace } from '../../../shared/ui/helpAddress';
import { createMessages, type Messages } from '../../../shared/ui/messages';
import { createSheets, type SheetSpec, type Sheets } from '../../../shared/ui/sheet';
import { menuSheet } from '../../../shared/ui/sheets/menu';
import { settingsSheet } from '../../../shared/ui/sheets/settingsSheet';
import { createLiveSpeech, type Speech } from '../../../shared/ui/speech';
import { layWelcome, type Welcome } from '../../../shared/ui/welcome';
import { type Entry, emptyEntry } from '../../game/deals/entry';
import type { Finder } from '../../game/deals/finder';
import { type CommandId, command, menuGroups } from '../base/commands';
import type { Dealing, Ui } from '../base/context';
import { agreeSheet } from '../sheets/agree';
import { calendarSheet } from '../sheets/calendarSheet';
import { chooserSheet } from '../sheets/chooser';
import { type EntryDraft, entrySheet } from '../sheets/entrySheet';
import { draftOf, type HouseDraft, houseSheet } from '../sheets/houseSheet';
import { shareSheet } from '../sheets/shareSheet';
import { statisticsSheet } from '../sheets/statisticsSheet';
import { verdictNote } from './announcer';
import { type Bar, createBar } from './bar';
import { createDealing } from './dealing';
import { createLinePlayer, type LinePlayer } from './linePlayer';
import { createMirror, type Mirror } from './mirror';
import { freeBelow, occupiedTable } from './occupied';
import { createResult, type Result } from './result';
import { createReview, type Review } from './review';

export interface Components {
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

interface ComponentParts {
  /** the element that the table draws in */
  readonly host: HTMLElement;
  readonly finder: Finder;
  readonly back: Back;
  /** what was entered from real cards the last time */
  readonly entry: Entry | null;
}

/** Makes the components of a page; `changed` is called when a new deal is looked for or told of. */
export function createComponents(
  ui: Ui,
  { host, finder, entry, back }: ComponentParts,
  changed: () => void,
): Components {
  const { game, rules } = ui.session.state;
  const messages = createMessages<CommandId>({
    lang: ui.lang,
    label: (id) => ui.texts().commands[id],
    icon: (id) => command(id).icon,
    run: (id) => runCommand(ui, command(id)),
    place: (slip, near) =>
      placeFreely(slip, host, {
        margin: 8,
        ...(near === null ? { wished: atFoot } : { wished: below(near), pull: pulls.near }),
        occupied: () => occupiedTable(ui),
      }),
  });
  ui.table.onLayout(messages.place);
  const line = createLinePlayer(ui);
  const onVerdict = () => {
    const note = verdictNote(ui, ui.session.state);
    messages.show(note.text, note.commands);
  };
  return {
    messages,
    line,
    bar: createBar(ui, { middle: [line.element, messages.element], onVerdict }),
    mirror: createMirror(ui),
    sheets: createSheets(ui.texts, () => ui.settings.value.leftHanded, back, ui.table.letGo),
    result: createResult(ui),
    review: createReview(ui),
    ...createLiveSpeech(),
    dealing: createDealing(ui, finder, changed),
    drafts: { house: draftOf(ui), entry: { entry: entry ?? emptyEntry(game, rules) } },
  };
}

/** The welcome for somebody who has not been here. */
export function showWelcome(ui: Ui, host: HTMLElement): Welcome {
  const { session, settings } = ui;
  if (settings.value.welcomed || session.state.moves > 0) return { render() {}, place() {} };
  const welcome = layWelcome({
    host,
    room: () => freeBelow(ui, host),
    words: () => [ui.texts().help.first, ui.texts().help.firstNote],
    go: () => ui.act('help'),
    welcome: () => settings.change({ welcomed: true }),
    onBegun: (leave) => session.subscribe(({ moves }) => moves > 0 && leave()),
  });
  ui.table.onLayout(welcome.place);
  return welcome;
}

/** Opens the help at a place, or at the game on the table. */
export function openHelp(ui: Ui, sheets: Sheets, place: HelpPlace | 'help'): void {
  sheets.open(ui.help(place === 'help' ? { page: ui.session.state.game } : place));
}

/** The one menu: everything that the bar leaves out. */
function menu(ui: Ui, close: () => void): SheetSpec {
  const ready: readonly (readonly CommandId[])[] = ui.updateReady() ? [['update']] : [];
  return menuSheet<CommandId>([...ready, ...menuGroups], {
    texts: ui.texts(),
    command,
    titles: [...ready.map(() => ''), ...ui.texts().menu.groups],
    label: (id) => ui.texts().commands[id],
    isEnabled: (id) => command(id).enabled(ui.session.state),
    run: (id) => runCommand(ui, command(id)),
    close,
  });
}

/** A sheet by its id, as it stands now. */
export function sheetOf(ui: Ui, id: string, components: Components): SheetSpec {
  const { sheets, drafts } = components;
  const close = () => sheets.close();
  const agree = (then: () => void) => sheets.open(agreeSheet(ui, close, then));
  if (id === 'choose')
    return chooserSheet(ui, { close, agree, help: (game) => openHelp(ui, sheets, { page: game }) });
  const redraw = () => sheets.redraw(sheetOf(ui, id, components));
  if (id === 'house') return houseSheet(ui, drafts.house, close, redraw);
  if (id === 'entry') return entrySheet(ui, drafts.entry, close, redraw);
  if (id === 'settings') return settingsSheet(ui);
  if (id === 'calendar') return calendarSheet(ui, close);
  if (id === 'statistics')
    return statisticsSheet(ui, close, () => sheets.open(sheetOf(ui, 'calendar', components)));
  if (id === 'share') return shareSheet(ui, drafts.entry, close);
  return id === 'help' ? ui.help({ page: ui.session.state.game }) : menu(ui, close);
}
