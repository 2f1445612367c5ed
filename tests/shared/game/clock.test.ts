import { expect, test } from 'vitest';
import { awakeClock } from '../../../src/shared/game/clock';

test('time goes on as long as somebody looks, and stands while the machine sleeps', () => {
  let machine = 1000;
  const now = awakeClock(() => machine);
  const pass = (milliseconds: number) => {
    machine += milliseconds;
    return now();
  };
  const begun = now();
  for (let i = 0; i < 6; i++) pass(10_000);
  expect(now() - begun).toBe(60_000);
  expect(pass(8 * 3_600_000) - begun).toBe(60_000);
  expect(pass(9000) - begun).toBe(69_000);
});
