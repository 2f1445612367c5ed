// What the trick game's page does by itself: its sheets, the last trick, the example, cards by their place in
// the hand.

import { toggleFullScreen } from '../../shared/ui/fullScreen';
import type { Messages } from '../../shared/ui/messages';
import type { SheetSpec, Sheets } from '../../shared/ui/sheet';
import { menuSheet } from '../../shared/ui/sheets/menu';
import { settingsSheet } from '../../shared/ui/sheets/settingsSheet';
import { runNapCommand } from './bar';
import { type NapCommandId, type NapPageAction, napCommand, napMenuGroups } from './commands';
import { commandLabel, type NapUi, nameOf } from './context';
import { exampleShow } from './example';
import type { Exhibit } from './exhibit';
import type { MatchResult } from './matchResult';
import { replayShow, stepOf, trickAt } from './replay';
import { type ChallengeDraft, challengeSheet } from './sheets/challengeSheet';
import { napHelpSheet } from './sheets/help';
import { reviewSheet } from './sheets/reviewSheet';
import { scoreSheet } from './sheets/scoreSheet';
import { napSettingsSheet } from './sheets/settingsSheet';
import { napStatisticsSheet } from './sheets/statisticsSheet';

export interface ActionComponents {
  readonly sheets: Sheets;
  readonly messages: Pick<Messages<NapCommandId>, 'show'>;
  readonly exhibit: Exhibit;
  readonly tags: HTMLElement;
  readonly matchResult: MatchResult;
  readonly challenge: ChallengeDraft;
}

/** The menu: everything that the bar leaves out. */
function menu(ui: NapUi, close: () => void): SheetSpec {
  const ready: readonly (readonly NapCommandId[])[] = [
    ...(ui.updateReady() ? [['update'] as const] : []),
    ...(ui.pictureLost() ? [['reload'] as const] : []),
  ];
  const { state } = ui.session;
  const isThere = (id: NapCommandId): boolean => {
    if (id === 'earlier') return ui.earlierWaits();
    if (id === 'next') return state.matchOver === null;
    // what belongs to a match that is over, and to a deal on trial, is nothing else
    return (id !== 'rematch' && id !== 'matchResult' && id !== 'endTrial') || napCommand(id).enabled(state);
  };
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
export function sheetOf(ui: NapUi, id: string, { sheets, ...others }: ActionComponents): SheetSpec {
  const close = () => sheets.close();
  const redraw = (spec: SheetSpec) => sheets.redraw(spec);
  if (id === 'score') return scoreSheet(ui);
  if (id === 'nap-settings') return napSettingsSheet(ui, { close, redraw });
  if (id === 'review') {
    return reviewSheet(ui, (decision) => {
      close();
      beginReplay(ui, others, decision);
    });
  }
  if (id === 'challenge') return challengeSheet(ui, others.challenge);
  if (id === 'statistics') return napStatisticsSheet(ui);
  if (id === 'help') return napHelpSheet(ui, close);
  if (id === 'settings') return settingsSheet({ ...ui, texts: ui.pageTexts });
  return menu(ui, close);
}

type Replaying = Pick<ActionComponents, 'exhibit' | 'tags'>;

/** Goes through the deal that is done, on the table: from its beginning, or from a decision of the review. */
function beginReplay(ui: NapUi, { exhibit, tags }: Replaying, decision = -1): void {
  if (ui.session.state.review === null) ui.send({ kind: 'review' });
  const show = replayShow(ui, tags, exhibit.to);
  if (show !== null) exhibit.begin(show, decision < 0 ? 0 : stepOf(ui.session.replay(), decision));
}

/** More is known of the deal that is gone through. */
export function renewReplay(ui: NapUi, { exhibit, tags }: Replaying): void {
  if (exhibit.kind !== 'replay') return;
  const show = replayShow(ui, tags, exhibit.to);
  if (show === null) exhibit.end();
  else exhibit.renew(show);
}

/** Plays on from the trick that is shown, or from where the deal on trial began. */
function playOn(ui: NapUi, { exhibit }: Replaying): void {
  const { trial } = ui.session.state;
  const shown = exhibit.kind === 'replay' ? trickAt(ui.session.replay(), exhibit.at) : 0;
  const from = trial?.from ?? shown;
  exhibit.end();
  const outcome = ui.send({ kind: 'playOn', from });
  // all passed: there is no trick to begin with
  if (outcome.kind === 'refused') ui.send({ kind: 'playOn', from: 'calls' });
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
    components().sheets.open(sheetOf(ui, id, components()));
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
    replay: () => beginReplay(ui, components()),
    playOn: () => playOn(ui, components()),
    challenge() {
      const { opened, trial } = ui.session.state;
      if (opened !== null && trial === null) ui.send({ kind: 'benchmark' });
      open('challenge')();
    },
    matchResult: () => components().matchResult.show(),
    choose,
    statistics: open('statistics'),
    settings: open('nap-settings'),
    house: open('settings'),
    fullScreen: toggleFullScreen,
    help: open('help'),
    menu: open('menu'),
    example: () =>
      exampleShow(ui).then(
        (show) => {
          ui.session.setVisible(false);
          components().exhibit.begin(show);
        },
        () => ui.tell(ui.pageTexts().help.failed),
      ),
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
