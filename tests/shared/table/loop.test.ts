import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLoop } from '../../../src/shared/table/loop';
import { motion } from '../../../src/shared/table/measures';

let frames: ((now: number) => void)[] = [];
beforeEach(() => {
  frames = [];
  Object.assign(globalThis, { requestAnimationFrame: (call: (now: number) => void) => frames.push(call) });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'requestAnimationFrame'));

test('each frame hears how much time has passed; after a stall things go on from where they were seen', () => {
  const passed: number[] = [];
  const loop = createLoop((milliseconds) => passed.push(milliseconds) < 5);
  loop.wake();
  for (const now of [1000, 1016, 1049, 1900, 1916]) frames.shift()?.(now);
  expect(passed).toEqual([0, 16, 33, motion.stepMost, 16]);
  expect(frames).toEqual([]);
  // after a rest the time before it counts for nothing
  loop.wake();
  frames.shift()?.(9000);
  expect(passed.at(-1)).toBe(0);
});
