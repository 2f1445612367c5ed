import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { motion } from '../../../src/shared/table/measures';
import { createPointer, type Pointer, type PointerHandler } from '../../../src/shared/table/pointer';

/** How deep a card lies in the one pile of this table. */
type Spot = number;

/** A canvas, a window and a document that only pass events on. */
class Paper extends EventTarget {
  hidden = false;
  getBoundingClientRect(): { left: number; top: number } {
    return { left: 100, top: 50 };
  }
  captures = 0;
  setPointerCapture(): void {
    this.captures++;
  }
}

let canvas: Paper;
let pointer: Pointer;
let deeds: string[];
let spot: Spot | null;
let bowing: boolean;
let liftable: boolean;

function send(
  type: string,
  /** x, y, and when it was, where that is not now */
  at: [number, number, number?],
  extra: Record<string, unknown> = {},
  to: EventTarget = canvas,
) {
  const event = Object.assign(new Event(type), {
    pointerId: 1,
    pointerType: 'mouse',
    button: 0,
    buttons: 1,
    clientX: 100 + at[0],
    clientY: 50 + at[1],
    ...extra,
  });
  Object.defineProperty(event, 'timeStamp', { value: at[2] ?? performance.now() });
  to.dispatchEvent(event);
}

beforeEach(() => {
  vi.useFakeTimers();
  canvas = new Paper();
  vi.stubGlobal('window', new Paper());
  vi.stubGlobal('document', new Paper());
  deeds = [];
  spot = 2;
  bowing = false;
  liftable = true;
  const handler: PointerHandler<Spot> = {
    spotAt: (x, y) => {
      deeds.push(`at ${x} ${y}`);
      return spot;
    },
    settle: () => bowing,
    tap: (depth) => deeds.push(`tap ${depth}`),
    lift: (depth) => {
      deeds.push(`lift ${depth}`);
      return liftable;
    },
    carry: (dx, dy) => deeds.push(`carry ${dx} ${dy}`),
    drop: () => deeds.push('drop'),
    putBack: () => deeds.push('back'),
    canPeek: (depth) => depth > 0,
    holdsByMouse: (depth) => depth === 7,
    peek: (depth) => deeds.push(depth === null ? 'unpeek' : `peek ${depth}`),
  };
  pointer = createPointer(canvas as unknown as HTMLCanvasElement, handler);
});
afterEach(() => {
  pointer.destroy();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('drag', () => {
  test('begins after four px, carries, drops', () => {
    send('pointerdown', [10, 10]);
    send('pointermove', [12, 12]);
    expect(deeds).toEqual(['at 10 10']);
    send('pointermove', [13, 13]);
    send('pointermove', [60, 30]);
    expect(pointer.dragging()).toBe(true);
    send('pointerup', [60, 30], { buttons: 0 });
    expect(deeds).toEqual(['at 10 10', 'lift 2', 'carry 3 3', 'carry 50 20', 'drop']);
  });

  test.each(['pointercancel', 'lostpointercapture'])(
    '%s puts the cards back, and the next drag works',
    (type) => {
      send('pointerdown', [10, 10]);
      send('pointermove', [20, 10]);
      send(type, [20, 10]);
      expect(deeds.at(-1)).toBe('back');
      send('pointerup', [20, 10]);
      send('pointerdown', [10, 10]);
      send('pointermove', [30, 10]);
      send('pointerup', [30, 10]);
      expect(deeds.at(-1)).toBe('drop');
    },
  );

  test('a window that loses the focus, or is hidden, puts the cards back', () => {
    for (const leave of [
      () => window.dispatchEvent(new Event('blur')),
      () => {
        Object.assign(document, { hidden: true });
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ]) {
      send('pointerdown', [10, 10]);
      send('pointermove', [20, 10]);
      leave();
      expect(deeds.at(-1)).toBe('back');
      expect(pointer.dragging()).toBe(false);
    }
  });

  test('Esc puts the cards back and does nothing else; pressed at other times it is not heard here', () => {
    const pressEscape = () => {
      const event = Object.assign(new Event('keydown', { cancelable: true }), { key: 'Escape' });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(pressEscape()).toBe(false);
    send('pointerdown', [10, 10]);
    expect(pressEscape()).toBe(false);
    send('pointermove', [20, 10]);
    expect(pressEscape()).toBe(true);
    send('pointerup', [60, 30], { buttons: 0 });
    expect(deeds.at(-1)).toBe('back');
  });

  test('a second pointer and the right button are ignored meanwhile', () => {
    send('pointerdown', [10, 10]);
    send('pointermove', [20, 10]);
    const before = [...deeds];
    send('pointerdown', [200, 200], { pointerId: 2 });
    send('pointermove', [220, 200], { pointerId: 2 });
    send('pointerup', [220, 200], { pointerId: 2 });
    send('pointercancel', [220, 200], { pointerId: 2 });
    send('pointerdown', [20, 10], { button: 2, buttons: 3 });
    expect(deeds).toEqual(before);
    expect(pointer.dragging()).toBe(true);
  });

  test('a menu in the middle costs the capture more than once, and the drag goes on to its drop', () => {
    send('pointerdown', [10, 10]);
    send('pointermove', [20, 10]);
    send('pointerdown', [20, 10], { button: 2, buttons: 3 });
    send('contextmenu', [20, 10], { button: 2, buttons: 3 });
    const captures = canvas.captures;
    send('lostpointercapture', [20, 10]);
    send('lostpointercapture', [20, 10]);
    expect(canvas.captures).toBe(captures + 2);
    send('pointermove', [40, 10]);
    send('lostpointercapture', [40, 10], { buttons: 0 });
    expect(deeds.at(-1)).toBe('carry 30 0');
    send('pointerup', [40, 10], { buttons: 0 });
    expect(deeds.at(-1)).toBe('drop');
  });

  test('after a menu, a button let go out of sight is noticed at the next move', () => {
    send('pointerdown', [10, 10], { button: 2, buttons: 2 });
    send('contextmenu', [10, 10], { button: 2, buttons: 2 });
    send('lostpointercapture', [10, 10], { buttons: 0 });
    send('pointermove', [90, 90], { buttons: 0 });
    expect(deeds.at(-1)).toBe('unpeek');
  });

  test('letting the left button go while the right one is held drops', () => {
    send('pointerdown', [10, 10]);
    send('pointermove', [20, 10]);
    send('pointermove', [25, 10], { buttons: 2 });
    expect(deeds.at(-1)).toBe('drop');
  });

  test('what may not be lifted is neither carried nor tapped', () => {
    liftable = false;
    send('pointerdown', [10, 10]);
    send('pointermove', [30, 10]);
    send('pointermove', [60, 10]);
    send('pointerup', [60, 10]);
    expect(deeds).toEqual(['at 10 10', 'lift 2']);
  });
});

describe('tap and peek', () => {
  test('a press without a way is a tap', () => {
    send('pointerdown', [10, 10]);
    send('pointermove', [12, 11]);
    send('pointerup', [12, 11]);
    expect(deeds.at(-1)).toBe('tap 2');
  });

  test('the right button peeks at a covered card while held', () => {
    send('pointerdown', [10, 10], { button: 2, buttons: 2 });
    expect(deeds.at(-1)).toBe('peek 2');
    send('pointerup', [10, 10], { button: 2, buttons: 0 });
    expect(deeds.at(-1)).toBe('unpeek');
    spot = 0;
    send('pointerdown', [10, 10], { button: 2, buttons: 2 });
    send('pointerup', [10, 10], { button: 2, buttons: 0 });
    expect(deeds.at(-1)).toBe('at 10 10');
  });

  test('a long press of a finger peeks, and is no tap', () => {
    send('pointerdown', [10, 10], { pointerType: 'touch' });
    vi.advanceTimersByTime(motion.longPress + 1);
    expect(deeds.at(-1)).toBe('peek 2');
    send('pointerup', [10, 10], { pointerType: 'touch' });
    expect(deeds.at(-1)).toBe('unpeek');
  });

  test('a finger lifted in time is a tap, though a busy page hears of it late', () => {
    const since = performance.now();
    send('pointerdown', [10, 10], { pointerType: 'touch' });
    vi.advanceTimersByTime(motion.longPress + 50);
    send('pointerup', [10, 10, since + 120], { pointerType: 'touch' });
    expect(deeds.slice(-2)).toEqual(['unpeek', 'tap 2']);
  });

  test('a finger that goes off in time drags, though a busy page hears of it late; after a long press too', () => {
    const since = performance.now();
    send('pointerdown', [10, 10], { pointerType: 'touch' });
    vi.advanceTimersByTime(motion.longPress + 50);
    send('pointermove', [40, 10, since + 100], { pointerType: 'touch' });
    expect(deeds.slice(1)).toEqual(['peek 2', 'unpeek', 'lift 2', 'carry 30 0']);
    send('pointerup', [40, 10], { pointerType: 'touch' });
    send('pointerdown', [10, 10], { pointerType: 'touch' });
    vi.advanceTimersByTime(motion.longPress + 50);
    send('pointermove', [40, 10], { pointerType: 'touch' });
    expect(deeds.slice(-4)).toEqual(['peek 2', 'unpeek', 'lift 2', 'carry 30 0']);
  });

  test('a mouse held down peeks only where the table says so, and carries away what it has looked at', () => {
    send('pointerdown', [10, 10]);
    vi.advanceTimersByTime(motion.longPress + 1);
    expect(deeds).toEqual(['at 10 10']);
    send('pointerup', [10, 10], { buttons: 0 });
    expect(deeds.at(-1)).toBe('tap 2');
    spot = 7;
    send('pointerdown', [10, 10]);
    vi.advanceTimersByTime(motion.longPress + 1);
    expect(deeds.at(-1)).toBe('peek 7');
    send('pointermove', [40, 10]);
    expect(deeds.slice(-3)).toEqual(['unpeek', 'lift 7', 'carry 30 0']);
    send('pointerup', [40, 10], { buttons: 0 });
    expect(deeds.at(-1)).toBe('drop');
  });

  test('an input that ends the bow does nothing else', () => {
    bowing = true;
    send('pointerdown', [10, 10]);
    send('pointerup', [10, 10]);
    expect(deeds).toEqual([]);
  });
});
