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
 * `draw` gets the milliseconds since the last frame, 0 after a rest. After a stall, a single long frame, it gets
 * `motion.stepMost`; where the frame before was long too the machine is slow, and gets up to `motion.stepSlow`.
 * `lags`: a frame is seen only with the one after it.
 */
export function createLoop(draw: (milliseconds: number) => boolean, lags = isWebKit()): Loop {
  let request = 0;
  let last: number | null = null;
  let drawn = 0;
  /** nothing moves any more, and what lies there is drawn once again */
  let again = false;
  let slow = false;
  const frame = (now: number): void => {
    request = 0;
    const since = last === null ? 0 : Math.max(0, now - last);
    const passed = Math.min(slow ? motion.stepSlow : motion.stepMost, since);
    // a rest says nothing of how fast the machine is
    if (last !== null) slow = since > motion.stepMost;
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
