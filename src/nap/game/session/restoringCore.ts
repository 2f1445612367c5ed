import type { NapCore } from '../../core/types';

/** Does something on the core that changes its deal or settings, and puts back what lay there. */
export function restoringCore<T>(core: NapCore, visit: () => T): T {
  const { settings } = core;
  const lies = core.position();
  try {
    return visit();
  } finally {
    core.setSettings(settings);
    // before the first deal there is nothing to put back; but another table's deal must not lie there either
    if (lies.hands.some((hand) => hand.length > 0)) core.load(lies);
    else core.deal(0);
  }
}
