// The table where the browser cannot draw: every pile has its place, and nothing is drawn. What is seen are
// the buttons of the mirror, which a pointer may tap.

import { standardOptions, type TableOptions } from '../../shared/table/options';
import { listenToHost } from '../../shared/table/wordHost';
import type { Session } from '../game/session/intents';
import { measure } from './fit';
import { cardRect, spotAt } from './homes';
import type { Table } from './table';
import { touchIntent } from './touch';

/** Lays a table without a picture into a host element, which it fills, and follows its size. */
export function createWordTable(
  host: HTMLElement,
  session: Session,
  partial: Partial<TableOptions> = {},
): Table {
  const listeners = new Set<() => void>();
  let options: TableOptions = { ...standardOptions, ...partial };
  let layout = measure({ host, session, options });
  const relayout = () => {
    layout = measure({ host, session, options });
    for (const listener of listeners) listener();
  };
  const unsubscribe = session.subscribe((_, outcome) => {
    if (outcome.kind === 'shown' && outcome.deal) relayout();
  });
  const leave = listenToHost(host, {
    relayout,
    tap(x, y) {
      const spot = spotAt(layout, session.state.position, x, y);
      const intent = touchIntent(session.state, spot, options.oneTap);
      if (intent) session.dispatch(intent);
    },
  });
  return {
    resize: relayout,
    setOptions(changed) {
      options = { ...options, ...changed };
      relayout();
    },
    focus: () => {},
    peek: () => {},
    hold: () => {},
    jumpLabels: () => {},
    spotAt: (x, y) => spotAt(layout, session.state.position, x, y),
    rectOf: (pile, depth = 0) => cardRect(layout, session.state.position, pile, depth ?? 0),
    layout: () => layout,
    onLayout: (listener) => void listeners.add(listener),
    onPicture: (listener) => listener(false),
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
