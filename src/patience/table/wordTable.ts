// The table where the browser gives no picture: every pile has its place as ever, and nothing is drawn. What can be
// seen is the mirror, whose cards a pointer may tap.

import { standardOptions, type TableOptions } from '../../shared/table/options';
import { standInWords } from '../../shared/table/wordHost';
import type { Session } from '../game/session/intents';
import { measure } from './fit';
import { cardRect, spotAt } from './homes';
import { tapIntent } from './pointer';
import type { Table } from './table';

/** Lays a table without a picture into a host element, which it fills, and follows its size. */
export function createWordTable(
  host: HTMLElement,
  session: Session,
  partial: Partial<TableOptions> = {},
): Table {
  const listeners = new Set<() => void>();
  let options: TableOptions = { ...standardOptions, ...partial };
  let layout = measure({ host, session, options });
  const relay = () => {
    layout = measure({ host, session, options });
    for (const listener of listeners) listener();
  };
  const unsubscribe = session.subscribe((_, outcome) => {
    if (outcome.kind === 'shown' && outcome.deal) relay();
  });
  const leave = standInWords(host, {
    relay,
    tap(x, y) {
      const spot = spotAt(layout, session.state.position, x, y);
      const intent = tapIntent(spot, session.state.selection, options.oneTap);
      if (intent) session.dispatch(intent);
    },
  });
  return {
    resize: relay,
    setOptions(changed) {
      options = { ...options, ...changed };
      relay();
    },
    focus: () => {},
    peek: () => {},
    jumpLabels: () => {},
    spotAt: (x, y) => spotAt(layout, session.state.position, x, y),
    rectOf: (pile, depth = 0) => cardRect(layout, session.state.position, pile, depth ?? 0),
    layout: () => layout,
    onLayout: (listener) => void listeners.add(listener),
    onPicture: (listener) => listener(false),
    busy: () => false,
    settle: () => {},
    framesDrawn: () => 1,
    destroy() {
      leave();
      unsubscribe();
    },
  };
}
