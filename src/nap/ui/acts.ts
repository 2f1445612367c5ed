// What the trick game's page does by itself: its sheets, the last trick, the example, cards by their place in the hand.

import type { Messages } from '../../shared/ui/messages';
import { settingsSheet } from '../../shared/ui/settingsSheet';
import type { SheetSpec, Sheets } from '../../shared/ui/sheet';
import type { NapCommandId, NapPageAction } from './commands';
import { type NapUi, nameOf } from './context';
import type { Example } from './sheets/example';
import { napHelpSheet } from './sheets/help';
import { napMenuSheet } from './sheets/menu';
import { reviewSheet } from './sheets/reviewSheet';
import { scoreSheet } from './sheets/scoreSheet';
import { napSettingsSheet } from './sheets/settingsSheet';
import { napStatisticsSheet } from './sheets/statisticsSheet';

export interface ActPieces {
  readonly sheets: Sheets;
  readonly messages: Pick<Messages<NapCommandId>, 'show'>;
  readonly example: Example;
}

/** A sheet by its id; the menu where there is none. */
export function sheetOf(ui: NapUi, id: string, sheets: Sheets): SheetSpec {
  const close = () => sheets.close();
  const redraw = (spec: SheetSpec) => sheets.redraw(spec);
  if (id === 'score') return scoreSheet(ui);
  if (id === 'nap-settings') return napSettingsSheet(ui, { close, redraw });
  if (id === 'review') return reviewSheet(ui);
  if (id === 'statistics') return napStatisticsSheet(ui);
  if (id === 'help') return napHelpSheet(ui, close);
  if (id === 'settings') return settingsSheet({ ...ui, texts: ui.house });
  return napMenuSheet(ui, close);
}

/** How long the last trick stays when looked at, milliseconds. */
const lastTrickTime = 3200;

interface Acting {
  /** opens the chooser, where patiences stand as well */
  readonly choose: () => void;
  readonly renew: () => void;
  /** goes back to the match that was left for this one */
  readonly earlier: () => void;
}

/** The acts by name. */
export function createActs(
  ui: NapUi,
  { choose, renew, earlier }: Acting,
  pieces: () => ActPieces,
): (act: NapPageAction) => void {
  const open = (id: string) => () => {
    const { sheets } = pieces();
    sheets.open(sheetOf(ui, id, sheets));
  };
  const card = (n: number) => () => {
    const id = ui.table.hand()[n - 1];
    if (id !== undefined) ui.send({ kind: 'play', card: id });
  };
  let looking: ReturnType<typeof setTimeout> | undefined;
  const acts: Record<NapPageAction, () => void> = {
    lastTrick() {
      clearTimeout(looking);
      ui.lookBack(true);
      const last = ui.session.state.tricks.findLast(({ winner }) => winner !== null);
      const said = last ? nameOf(ui, last.winner!) : '';
      pieces().messages.show(`${ui.texts().table.lastTrick}: ${said}`);
      looking = setTimeout(() => ui.lookBack(false), lastTrickTime);
    },
    sheet: open('score'),
    match: open('nap-settings'),
    reviewSheet() {
      ui.send({ kind: 'review' });
      open('review')();
    },
    choose,
    statistics: open('statistics'),
    settings: open('nap-settings'),
    house: open('settings'),
    help: open('help'),
    menu: open('menu'),
    example: () =>
      pieces()
        .example.begin()
        .catch(() => ui.tell(ui.house().help.failed)),
    earlier,
    update: renew,
    reload: renew,
    card1: card(1),
    card2: card(2),
    card3: card(3),
    card4: card(4),
    card5: card(5),
  };
  return (act) => acts[act]();
}
