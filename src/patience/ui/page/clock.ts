// The clock in the bar: it asks for no timer but its own, and only while it runs and can be seen.

import { clockText } from '../../../i18n/index';
import type { GameState } from '../../game/session/intents';

export interface Clock {
  render(state: GameState, visible: boolean): void;
}

/** A clock that calls `show` with its text whenever that changes. */
export function createClock(now: () => number, show: (text: string) => void): Clock {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let elapsed = 0;
  let since = 0;
  let running = false;
  const tick = () => {
    const at = elapsed + (running ? now() - since : 0);
    show(clockText(at));
    clearTimeout(timer);
    if (running) timer = setTimeout(tick, 1000 - (at % 1000) + 5);
  };
  return {
    render(state, visible) {
      elapsed = state.elapsed;
      since = now();
      running = state.running && visible;
      tick();
    },
  };
}
