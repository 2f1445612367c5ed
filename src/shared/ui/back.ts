// The browser's Back at what lies over the table: it closes a sheet, and within the help goes to the page
// before.
//
// An opened sheet is an entry of the history with the same address. Entries cannot be taken away at once, so
// one whose sheet was closed otherwise stays, is stepped over by the next Back, and is used again by the next
// sheet or deal.

/** As much of the window's history as is needed. */
export type Steps = Pick<History, 'state' | 'pushState' | 'replaceState' | 'back'>;

/** As much of the window as a page needs to read and write its address. */
export interface AddressBar extends Pick<Back, 'adopt' | 'push' | 'replace'> {
  /** the page's own address, without a fragment */
  readonly base: () => string;
  /** the fragment, from its `#` on */
  readonly hash: () => string;
}

export interface Back {
  /** Something was opened, which Back closes by `undo`. */
  enter(undo: () => void): void;
  /** All that was entered was closed otherwise. */
  leave(): void;
  /** The entry that the browser has just made by itself is that of what is opened next. */
  adopt(): void;
  /** A new address, to which Back leads no more than once. */
  push(hash: string): void;
  /** Another address for what is there. */
  replace(hash: string): void;
}

/** The number of a sheet's entry, from 1; 0 for any other entry, null for one that the browser just made. */
function stepOf(state: unknown): number | null {
  const step = typeof state === 'object' && state !== null && 'step' in state ? state.step : null;
  return typeof step === 'number' ? step : null;
}

/** `onPop` calls back when the history has gone to another entry. */
export function createBack(history: Steps, onPop: (heard: () => void) => void): Back {
  let entered: { readonly step: number; readonly undo: () => void }[] = [];
  let at = 0;
  /** Whether the history is at an entry that was just made, as a link makes one; it is known from then on. */
  const arrive = (): boolean => {
    const step = stepOf(history.state);
    if (step === null) history.replaceState({ step: 0 }, '');
    at = step ?? 0;
    return step === null;
  };
  arrive();
  const isIdle = (step: number): boolean => step > 0 && !entered.some((one) => one.step === step);
  onPop(() => {
    const from = at;
    const wasIdle = isIdle(from);
    const isNew = arrive();
    const undone = entered.filter(({ step }) => step > at);
    entered = entered.filter(({ step }) => step <= at);
    for (const { undo } of undone.reverse()) undo();
    // nobody saw the entry of a sheet that is closed
    if (!isNew && at < from && (wasIdle || isIdle(at))) history.back();
  });
  return {
    enter(undo) {
      if (!isIdle(at)) {
        at++;
        history.pushState({ step: at }, '');
      }
      entered.push({ step: at, undo });
    },
    leave() {
      entered = [];
    },
    adopt() {
      if (at === 0) history.replaceState({ step: 1 }, '');
      at = Math.max(1, at);
    },
    push(hash) {
      entered = [];
      if (at > 0) history.replaceState({ step: 0 }, '', hash);
      else history.pushState({ step: 0 }, '', hash);
      at = 0;
    },
    replace: (hash) => history.replaceState(history.state, '', hash),
  };
}
