// The hand's state machine: idle -> pressing -> dragging (or peeking) -> idle. It knows pointers, not games: `S` is
// whatever a table calls a spot. Listens on the table's own element, so that cancelled and lost pointers are heard.
import { motion } from './theme';

/** What the hand needs of a table. */
export interface Hold<S> {
  spotAt(x: number, y: number): S | null;
  /** Ends what is under way. True when that was a show of its own, which takes the whole input. */
  settle(): boolean;
  /** `at`: when, in milliseconds of the events' clock */
  tap(spot: S | null, at: number): void;
  /** Takes what lies there into the hand; false when it may not be lifted. */
  lift(spot: S): boolean;
  carry(dx: number, dy: number): void;
  drop(): void;
  putBack(): void;
  canPeek(spot: S): boolean;
  peek(spot: S | null): void;
}

interface Press<S> {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly spot: S | null;
  /** when it began, by the event */
  readonly since: number;
  /** the bit in `buttons` of the button that began it */
  readonly held: number;
  state: 'pressing' | 'dragging' | 'peeking' | 'spent';
  timer: ReturnType<typeof setTimeout> | undefined;
  /** a menu was asked for meanwhile: the browser lets the pointer go, once or more often */
  menu: boolean;
}

export interface Pointer {
  dragging(): boolean;
  /** Puts back what is in the hand and forgets the press. */
  cancel(): void;
  destroy(): void;
}

/** Whether what begins on an element is for the table. */
export type Takes = (target: EventTarget | null) => boolean;

interface Hand<S> {
  readonly surface: HTMLElement;
  readonly takes: Takes;
  readonly hold: Hold<S>;
  press: Press<S> | null;
}

function locate<S>(hand: Hand<S>, event: PointerEvent): { x: number; y: number } {
  const box = hand.surface.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

function release<S>(hand: Hand<S>): Press<S> | null {
  const { press } = hand;
  hand.press = null;
  if (press) clearTimeout(press.timer);
  return press;
}

function cancel<S>(hand: Hand<S>): void {
  const press = release(hand);
  if (press?.state === 'dragging') hand.hold.putBack();
  if (press?.state === 'peeking') hand.hold.peek(null);
}

function startPeek<S>(hand: Hand<S>, press: Press<S>): void {
  if (press.spot === null || !hand.hold.canPeek(press.spot)) return;
  press.state = 'peeking';
  hand.hold.peek(press.spot);
}

function down<S>(hand: Hand<S>, event: PointerEvent): void {
  if (hand.press || event.button === 1 || !hand.takes(event.target)) return;
  if (hand.hold.settle()) return;
  const at = locate(hand, event);
  const press: Press<S> = {
    id: event.pointerId,
    ...at,
    spot: hand.hold.spotAt(at.x, at.y),
    since: event.timeStamp,
    held: event.button === 2 ? 2 : 1,
    state: 'pressing',
    timer: undefined,
    menu: false,
  };
  hand.press = press;
  hand.surface.setPointerCapture(event.pointerId);
  if (event.button === 2) {
    press.state = 'spent';
    startPeek(hand, press);
  } else if (event.pointerType !== 'mouse') {
    press.timer = setTimeout(() => {
      if (press.state === 'pressing') startPeek(hand, press);
    }, motion.longPress);
  }
}

/** A finger was sooner than the clock of a busy page, which has taken its press for a long one. */
function unpeekEarly<S>({ press, hold }: Hand<S>, event: PointerEvent): void {
  if (press?.state !== 'peeking' || press.held === 2 || event.timeStamp - press.since >= motion.longPress)
    return;
  hold.peek(null);
  press.state = 'pressing';
}

function move<S>(hand: Hand<S>, event: PointerEvent): void {
  const { press, hold } = hand;
  if (!press || press.id !== event.pointerId) return;
  const at = locate(hand, event);
  const dx = at.x - press.x;
  const dy = at.y - press.y;
  const far = Math.hypot(dx, dy) >= motion.dragAfter;
  if (far) unpeekEarly(hand, event);
  if (press.state === 'pressing' && far) {
    clearTimeout(press.timer);
    const { spot } = press;
    press.state = spot !== null && hold.lift(spot) ? 'dragging' : 'spent';
  }
  if (press.state === 'dragging') hold.carry(dx, dy);
  // With a second mouse button held, letting the first one go is told by a move, not by pointerup.
  if (event.pointerType === 'mouse' && (event.buttons & press.held) === 0) up(hand, event);
}

/** The pointer is taken away, or its capture is lost. */
function lose<S>(hand: Hand<S>, event: PointerEvent): void {
  const { press } = hand;
  if (press?.id !== event.pointerId) return;
  // A menu costs a mouse the capture, even one that does not open, and not only once: a right click in the middle of
  // a drag. The press goes on; with its button up already, the letting go is the very next thing that is told.
  if (event.type === 'lostpointercapture' && event.pointerType === 'mouse' && press.menu) {
    if ((event.buttons & press.held) !== 0) hand.surface.setPointerCapture(event.pointerId);
  } else cancel(hand);
}

function up<S>(hand: Hand<S>, event: PointerEvent): void {
  if (hand.press?.id !== event.pointerId) return;
  unpeekEarly(hand, event);
  const press = release(hand);
  if (!press) return;
  const { hold } = hand;
  if (press.state === 'dragging') hold.drop();
  else if (press.state === 'peeking') hold.peek(null);
  else if (press.state === 'pressing') hold.tap(press.spot, event.timeStamp);
}

/** Listens to an element until destroyed. */
export function createHand<S>(surface: HTMLElement, hold: Hold<S>, takes: Takes = () => true): Pointer {
  const hand: Hand<S> = { surface, hold, takes, press: null };
  const stop = new AbortController();
  const { signal } = stop;
  const lost = (event: PointerEvent): void => lose(hand, event);
  const menu = (event: Event): void => {
    if (!takes(event.target)) return;
    event.preventDefault();
    if (hand.press) hand.press.menu = true;
  };
  surface.addEventListener('pointerdown', (event) => down(hand, event), { signal });
  surface.addEventListener('pointermove', (event) => move(hand, event), { signal });
  surface.addEventListener('pointerup', (event) => up(hand, event), { signal });
  surface.addEventListener('pointercancel', lost, { signal });
  surface.addEventListener('lostpointercapture', lost, { signal });
  surface.addEventListener('contextmenu', menu, { signal });
  window.addEventListener('blur', () => cancel(hand), { signal });
  document.addEventListener('visibilitychange', () => document.hidden && cancel(hand), { signal });
  return {
    dragging: () => hand.press?.state === 'dragging',
    cancel: () => cancel(hand),
    destroy() {
      cancel(hand);
      stop.abort();
    },
  };
}
