// Frames only when something changes: the loop runs while `draw` says that more is under way, then stops.

import { motion } from './measures';

export interface Loop {
  /** Asks for one frame (more follow while `draw` returns true). */
  wake(): void;
  /** Draws at once, where the picture is gone until it is drawn again. */
  now(): void;
  stop(): void;
  frames(): number;
}

/**
 * WebKit for GTK shows a frame only when the next one is drawn: the last one before a rest is drawn twice there. It
 * cannot be told apart from Safari, which it costs one frame.
 */
const isWebKit = (): boolean => globalThis.navigator?.vendor === 'Apple Computer, Inc.';

/**
 * `draw` gets the milliseconds since the last frame, at most `motion.stepMost`; 0 after a rest. `lags`: a frame is seen
 * only with the one after it.
 */
export function createLoop(draw: (milliseconds: number) => boolean, lags = isWebKit()): Loop {
  let request = 0;
  let last: number | null = null;
  let drawn = 0;
  /** nothing moves any more, and what lies there is drawn once again */
  let again = false;
  const frame = (now: number): void => {
    request = 0;
    const passed = last === null ? 0 : Math.min(motion.stepMost, Math.max(0, now - last));
    last = now;
    drawn++;
    const moves = draw(passed);
    again = lags && !moves && !again;
    if (moves || again) request = requestAnimationFrame(frame);
    else last = null;
  };
  return {
    wake() {
      if (request === 0) request = requestAnimationFrame(frame);
    },
    now() {
      if (draw(0)) this.wake();
    },
    stop() {
      cancelAnimationFrame(request);
      request = 0;
    },
    frames: () => drawn,
  };
}
