import { describe, expect, test } from 'vitest';
import { covered, freePlace } from '../../../src/shared/ui/freePlace';

const room = { x: 8, y: 8, width: 384, height: 284 };
const slip = { width: 200, height: 50 };

describe('a slip of paper', () => {
  test('lies where it is wished, where nothing is in the way', () => {
    const at = freePlace(slip, room, [], { x: 100, y: 400 });
    expect(at.y).toBe(242);
    expect(Math.abs(at.x - 100)).toBeLessThanOrEqual(3);
  });

  test('gives way to what matters, and rather covers what matters less', () => {
    const cards = { rect: { x: 0, y: 150, width: 400, height: 150 }, weight: 6 };
    const at = freePlace(slip, room, [cards], { x: 100, y: 242 });
    expect(covered({ ...at, ...slip }, [cards])).toBe(0);
    expect(at.y).toBeGreaterThan(80);
    const all = [cards, { rect: { x: 0, y: 0, width: 400, height: 150 }, weight: 1 }];
    expect(covered({ ...freePlace(slip, room, all, { x: 100, y: 242 }), ...slip }, [cards])).toBe(0);
  });

  test('that is larger than the room begins at its top left', () => {
    expect(freePlace({ width: 500, height: 400 }, room, [], { x: 0, y: 0 })).toEqual({ x: 8, y: 8 });
  });
});
