// The trick game's table where the browser cannot draw: everything has its place, and nothing is drawn.

import { standardOptions, type TableOptions } from '../../shared/table/options';
import { listenToHost } from '../../shared/table/wordHost';
import type { NapOutcome } from '../game/session/intents';
import type { NapSession, NapState } from '../game/session/state';
import { hurry } from './grip';
import { handCardAt, napCardRect, napHomes } from './homes';
import type { NapTable } from './table';
import {
  createTableState,
  exhibitState,
  lyingCards,
  measureAgain,
  showLastTrick,
  showState,
  tellLayout,
} from './tableState';

/** Lays a table without a picture into a host element, which it fills, and follows its size. */
export function createNapWordTable(
  host: HTMLElement,
  session: NapSession,
  partial: Partial<TableOptions> = {},
): NapTable {
  const table = createTableState(host, session, { ...standardOptions, ...partial });
  let homes = napHomes(table.layout, table.picture);
  const relayout = () => {
    measureAgain(table);
    homes = napHomes(table.layout, table.picture);
    tellLayout(table);
  };
  const follow = (state: NapState, outcome: NapOutcome) => {
    if (outcome.kind === 'refused' || table.exhibit) return;
    if (outcome.kind !== 'changed') table.lastTrick = false;
    showState(table, state);
    relayout();
  };
  const leave = listenToHost(host, {
    // a room that is not looked at has no size
    relayout: () => host.clientWidth > 0 && relayout(),
    tap(x, y) {
      if (table.exhibit) return;
      const card = handCardAt(table.layout, homes, table.picture.hand, x, y);
      if (card === null || session.state.phase === 'trick') hurry(table);
      else session.dispatch({ kind: 'play', card });
    },
  });
  const unsubscribe = session.subscribe(follow);
  return {
    setOptions(changed) {
      table.options = { ...table.options, ...changed };
      relayout();
    },
    focus: () => {},
    lastTrick: (shown) => showLastTrick(table, shown) && relayout(),
    exhibit(state, kept = 0) {
      exhibitState(table, state, kept);
      relayout();
    },
    bottom: () => table.bottom,
    layout: () => table.layout,
    rectOf: (card) => napCardRect(table.layout, homes, card),
    hand: () => table.picture.hand,
    cards: () => lyingCards(table, homes),
    onLayout(heard) {
      table.layoutListeners.add(heard);
      return () => table.layoutListeners.delete(heard);
    },
    onPicture: (heard) => heard(false),
    letGo: () => {},
    busy: () => false,
    settle: () => {},
    framesDrawn: () => 1,
    destroy() {
      leave();
      unsubscribe();
    },
  };
}
