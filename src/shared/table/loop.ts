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

/** `draw` gets the milliseconds since the last frame, at most `motion.stepMost`; 0 after a rest. */
export function createLoop(draw: (milliseconds: number) => boolean): Loop {
  let request = 0;
  let last: number | null = null;
  let drawn = 0;
  const frame = (now: number): void => {
    request = 0;
    const passed = last === null ? 0 : Math.min(motion.stepMost, Math.max(0, now - last));
    last = now;
    drawn++;
    if (draw(passed)) request = requestAnimationFrame(frame);
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
