// What the page does by itself, beyond the session's intents.

import { toggleFullScreen } from '../../../shared/ui/fullScreen';
import type { Sheets } from '../../../shared/ui/sheet';
import type { Position, RuleRecord } from '../../core/types';
import { emptyEntry } from '../../game/deals/entry';
import { recordKey } from '../../game/text/dealKey';
import type { PageAction } from '../base/commands';
import type { Ui } from '../base/context';
import { dealDaily } from '../base/daily';
import { agreedRules, agreeSheet, mustAgree } from '../sheets/agree';
import { draftOf } from '../sheets/houseSheet';
import { type Components, openHelp, sheetOf } from './components';
import type { Keys } from './keys';

interface PageActionParts {
  readonly components: () => Components;
  readonly keys: () => Keys;
  readonly renew: () => void;
}

/** A new deal by the rules on the table; where something must be agreed before the game, it is asked now. */
function newDeal(ui: Ui, sheets: Sheets): void {
  const { game, rules } = ui.session.state;
  const own = recordKey(game, rules) === recordKey(game, ui.games.rules(game));
  const start = (of: RuleRecord) => ui.dealing().start({ game, rules: of });
  const close = () => sheets.close();
  if (!own || !mustAgree(ui, game)) start(rules);
  else sheets.open(agreeSheet(ui, close, () => start(agreedRules(ui, game))));
}

/**
 * Plays to the end: everything up where that is enough, else by the line that is known, which is asked first; the same
 * key again says yes.
 */
function createFinish(ui: Ui): () => void {
  let asked: Position | null = null;
  return () => {
    const { canFinish, lineLength, position } = ui.session.state;
    if (canFinish || lineLength === null) return void ui.send({ kind: 'finish' });
    if (asked === position) return void ui.send({ kind: 'playLine' });
    asked = position;
    ui.tell(ui.texts().line.ask(lineLength), ['playLine', 'showLine']);
  };
}

/** Each action by its name; a sheet is opened, or done at once. */
export function createPageActions(
  ui: Ui,
  { components, keys, renew }: PageActionParts,
): (action: PageAction) => void {
  const step = (by: number) => {
    const { game, rules, number } = ui.session.state;
    if (number !== null) ui.deal(game, Math.max(1, Math.min(2 ** 31 - 1, number + by)), rules);
  };
  const open = (id: string) => () => {
    components().sheets.open(sheetOf(ui, id, components()));
  };
  const finish = createFinish(ui);
  const actions: Record<PageAction, () => void> = {
    new: () => newDeal(ui, components().sheets),
    skip: () => ui.dealing().skip(),
    next: () => step(1),
    previous: () => step(-1),
    daily: () => void dealDaily(ui),
    calendar: open('calendar'),
    finish,
    showMoves: () => keys().hold('moves'),
    showRank: () => keys().hold('rank'),
    enter() {
      const { entry: draft } = components().drafts;
      const { game, rules } = ui.session.state;
      // with nothing entered yet, the game on the table is the one that is meant
      if (draft.entry.done.length === 0) draft.entry = emptyEntry(game, rules);
      open('entry')();
    },
    jump: () => keys().jump(),
    sight: () => {
      const fairSight = !ui.settings.value.fairSight;
      ui.settings.change({ fairSight });
      const { badge } = ui.texts();
      components().messages.show(fairSight ? badge.fairSight : badge.sight);
    },
    choose: open('choose'),
    house() {
      components().drafts.house = draftOf(ui);
      open('house')();
    },
    statistics: open('statistics'),
    share: open('share'),
    settings: open('settings'),
    fullScreen: toggleFullScreen,
    nap: () => void ui.rooms.go('nap'),
    help: open('help'),
    helpVerdict: () => openHelp(ui, components().sheets, { page: 'verdict' }),
    helpRefusal: () =>
      openHelp(ui, components().sheets, { page: ui.session.state.game, section: 'mistakes' }),
    menu: open('menu'),
    update: renew,
    reload: renew,
  };
  return (action) => {
    // A hint goes at the next input, also at one that is no intent of the session.
    if (ui.session.state.hint) ui.send({ kind: 'deselect' });
    actions[action]();
  };
}
