import { afterEach, beforeEach, expect, test } from 'vitest';
import { advance, createAnimator, schedule, tween } from '../../../src/shared/table/animator';
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

test('where a frame is seen only with the next one, the last before a rest is drawn twice, and then it is still', () => {
  const moves = [true, false];
  let drawn = 0;
  const loop = createLoop(() => moves[drawn++] ?? false, true);
  const run = () => {
    let asked = 0;
    for (let frame = frames.shift(); frame && asked < 20; frame = frames.shift()) frame(16 * ++asked);
    return asked;
  };
  loop.wake();
  expect(run()).toBe(3);
  loop.wake();
  expect(run()).toBe(2);
  const usual = createLoop(() => false);
  usual.wake();
  expect(run()).toBe(1);
});

test('on a machine of five frames a second a motion ends within twice its time', () => {
  for (const duration of [200, 260, 500, 950, 2500]) {
    const animator = createAnimator(1);
    animator.homes[0]!.x = 100;
    schedule(animator, [tween(animator, 0, { x: 100 }, { speed: 1, reduced: false }, { duration })]);
    const loop = createLoop((milliseconds) => advance(animator, milliseconds));
    loop.wake();
    let now = 0;
    for (let frame = frames.shift(); frame; frame = frames.shift()) {
      frame(now);
      if (frames.length > 0) now += 200;
    }
    expect(animator.poses[0]?.x).toBe(100);
    expect(now, String(duration)).toBeLessThanOrEqual(2 * duration);
  }
});
