// The trick game's table where the browser gives no picture: everything has its place as ever, and nothing is drawn.

import { standardOptions, type TableOptions } from '../../shared/table/options';
import { standInWords } from '../../shared/table/wordHost';
import type { NapOutcome, NapSession, NapState } from '../game/session/intents';
import { hurry } from './grip';
import { handCardAt, napCardRect, napHomes } from './homes';
import { exhibitState, laidCards, layAgain, lookAt, lookBack, lookOf, tellLaid } from './look';
import type { NapTable } from './table';

/** Lays a table without a picture into a host element, which it fills, and follows its size. */
export function createNapWordTable(
  host: HTMLElement,
  session: NapSession,
  partial: Partial<TableOptions> = {},
): NapTable {
  const look = lookOf(host, session, { ...standardOptions, ...partial });
  let homes = napHomes(look.layout, look.picture);
  const relay = () => {
    layAgain(look);
    homes = napHomes(look.layout, look.picture);
    tellLaid(look);
  };
  const follow = (state: NapState, outcome: NapOutcome) => {
    if (outcome.kind === 'refused' || look.exhibit) return;
    if (outcome.kind !== 'changed') look.lastTrick = false;
    lookAt(look, state);
    relay();
  };
  const leave = standInWords(host, {
    // a room that is not looked at has no size
    relay: () => host.clientWidth > 0 && relay(),
    tap(x, y) {
      if (look.exhibit) return;
      const card = handCardAt(look.layout, homes, look.picture.hand, x, y);
      if (card === null || session.state.phase === 'trick') hurry(look);
      else session.dispatch({ kind: 'play', card });
    },
  });
  const unsubscribe = session.subscribe(follow);
  return {
    setOptions(changed) {
      look.options = { ...look.options, ...changed };
      relay();
    },
    focus: () => {},
    lastTrick: (shown) => lookBack(look, shown) && relay(),
    exhibit(state) {
      exhibitState(look, state);
      relay();
    },
    bottom: () => look.bottom,
    layout: () => look.layout,
    rectOf: (card) => napCardRect(look.layout, homes, card),
    hand: () => look.picture.hand,
    cards: () => laidCards(look, homes),
    onLaid(heard) {
      look.laid.add(heard);
      return () => look.laid.delete(heard);
    },
    onPicture: (heard) => heard(false),
    busy: () => false,
    settle: () => {},
    framesDrawn: () => 1,
    destroy() {
      leave();
      unsubscribe();
    },
  };
}
