// What the trick game's page does by itself: its sheets, the last trick, the example, cards by their place in
// the hand.

import type { Messages } from '../../shared/ui/messages';
import type { SheetSpec, Sheets } from '../../shared/ui/sheet';
import { menuSheet } from '../../shared/ui/sheets/menu';
import { settingsSheet } from '../../shared/ui/sheets/settingsSheet';
import { runNapCommand } from './bar';
import { type NapCommandId, type NapPageAction, napCommand, napMenuGroups } from './commands';
import { commandLabel, type NapUi, nameOf } from './context';
import type { Example } from './example';
import { napHelpSheet } from './sheets/help';
import { reviewSheet } from './sheets/reviewSheet';
import { scoreSheet } from './sheets/scoreSheet';
import { napSettingsSheet } from './sheets/settingsSheet';
import { napStatisticsSheet } from './sheets/statisticsSheet';

export interface ActionComponents {
  readonly sheets: Sheets;
  readonly messages: Pick<Messages<NapCommandId>, 'show'>;
  readonly example: Example;
}

/** The menu: everything that the bar leaves out. */
function menu(ui: NapUi, close: () => void): SheetSpec {
  const ready: readonly (readonly NapCommandId[])[] = [
    ...(ui.updateReady() ? [['update'] as const] : []),
    ...(ui.pictureLost() ? [['reload'] as const] : []),
  ];
  const isThere = (id: NapCommandId) => id !== 'earlier' || ui.earlierWaits();
  const groups = [...ready, ...napMenuGroups].map((ids) => ids.filter(isThere));
  return menuSheet<NapCommandId>(groups, {
    texts: ui.pageTexts(),
    command: napCommand,
    label: (id) => commandLabel(ui, id),
    isEnabled: (id) => napCommand(id).enabled(ui.session.state),
    run: (id) => runNapCommand(ui, id),
    close,
  });
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
  if (id === 'settings') return settingsSheet({ ...ui, texts: ui.pageTexts });
  return menu(ui, close);
}

/** How long the last trick stays when looked at, milliseconds. */
const lastTrickTime = 3200;

interface PageActionParts {
  /** opens the chooser, where patiences stand as well */
  readonly choose: () => void;
  readonly renew: () => void;
  /** goes back to the match that was left for this one */
  readonly earlier: () => void;
}

/** The actions by name. */
export function createPageActions(
  ui: NapUi,
  { choose, renew, earlier }: PageActionParts,
  components: () => ActionComponents,
): (action: NapPageAction) => void {
  const open = (id: string) => () => {
    const { sheets } = components();
    sheets.open(sheetOf(ui, id, sheets));
  };
  const card = (n: number) => () => {
    const id = ui.table.hand()[n - 1];
    if (id !== undefined) ui.send({ kind: 'play', card: id });
  };
  let looking: ReturnType<typeof setTimeout> | undefined;
  const actions: Record<NapPageAction, () => void> = {
    lastTrick() {
      clearTimeout(looking);
      ui.lookBack(true);
      const last = ui.session.state.tricks.findLast(({ winner }) => winner !== null);
      const said = last ? nameOf(ui, last.winner!) : '';
      components().messages.show(`${ui.texts().table.lastTrick}: ${said}`);
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
      components()
        .example.begin()
        .catch(() => ui.tell(ui.pageTexts().help.failed)),
    earlier,
    update: renew,
    reload: renew,
    card1: card(1),
    card2: card(2),
    card3: card(3),
    card4: card(4),
    card5: card(5),
  };
  return (action) => actions[action]();
}
