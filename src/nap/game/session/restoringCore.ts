import type { NapCore } from '../../core/types';

/** Does something on the core that changes its deal or settings, and puts back what lay there. */
export function restoringCore<T>(core: NapCore, visit: () => T): T {
  const { settings } = core;
  const before = core.position();
  try {
    return visit();
  } finally {
    core.setSettings(settings);
    // before the first deal there is nothing to put back; but another table's deal must not lie there either
    if (before.hands.some((hand) => hand.length > 0)) core.load(before);
    else core.deal(0);
  }
}
