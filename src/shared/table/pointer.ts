// What a mouse, a pen or a finger does on a table: idle -> pressing -> dragging (or peeking) -> idle. It
// knows no game: `S` is whatever a table calls a spot. It listens on the table's element, which hears of
// cancelled and lost pointers.
import { motion } from './measures';

/** What a table does about its pointer. */
export interface PointerHandler<S> {
  spotAt(x: number, y: number): S | null;
  /** Ends what moves. True when that was an animation which takes the whole input to end. */
  settle(): boolean;
  /** `at`: when, in milliseconds of the events' clock */
  tap(spot: S | null, at: number): void;
  /** Lifts what lies there, held by a finger or not; false when it may not be lifted. */
  lift(spot: S, byFinger?: boolean): boolean;
  carry(dx: number, dy: number): void;
  drop(): void;
  putBack(): void;
  canPeek(spot: S): boolean;
  peek(spot: S | null): void;
  /** whether a mouse's own button, held down there, peeks too, as a finger does anywhere */
  holdsByMouse?(spot: S): boolean;
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
  /** a menu was asked for meanwhile: the browser drops the pointer's capture, once or more often */
  menu: boolean;
}

export interface Pointer {
  dragging(): boolean;
  /** Puts back what is dragged and forgets the press. */
  cancel(): void;
  destroy(): void;
}

/** Whether what begins on an element is for the table. */
export type IsOnTable = (target: EventTarget | null) => boolean;

interface Tracking<S> {
  readonly surface: HTMLElement;
  readonly isOnTable: IsOnTable;
  readonly handler: PointerHandler<S>;
  press: Press<S> | null;
}

function locate<S>(tracking: Tracking<S>, event: PointerEvent): { x: number; y: number } {
  const box = tracking.surface.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

function release<S>(tracking: Tracking<S>): Press<S> | null {
  const { press } = tracking;
  tracking.press = null;
  if (press) clearTimeout(press.timer);
  return press;
}

function cancel<S>(tracking: Tracking<S>): void {
  const press = release(tracking);
  if (press?.state === 'dragging') tracking.handler.putBack();
  if (press?.state === 'peeking') tracking.handler.peek(null);
}

function startPeek<S>(tracking: Tracking<S>, press: Press<S>): void {
  if (press.spot === null || !tracking.handler.canPeek(press.spot)) return;
  press.state = 'peeking';
  tracking.handler.peek(press.spot);
}

function down<S>(tracking: Tracking<S>, event: PointerEvent): void {
  if (tracking.press || event.button === 1 || !tracking.isOnTable(event.target)) return;
  if (tracking.handler.settle()) return;
  const at = locate(tracking, event);
  const press: Press<S> = {
    id: event.pointerId,
    ...at,
    spot: tracking.handler.spotAt(at.x, at.y),
    since: event.timeStamp,
    held: event.button === 2 ? 2 : 1,
    state: 'pressing',
    timer: undefined,
    menu: false,
  };
  tracking.press = press;
  tracking.surface.setPointerCapture(event.pointerId);
  if (event.button === 2) {
    press.state = 'spent';
    startPeek(tracking, press);
  } else if (
    event.pointerType !== 'mouse' ||
    (press.spot !== null && tracking.handler.holdsByMouse?.(press.spot))
  ) {
    press.timer = setTimeout(() => {
      if (press.state === 'pressing') startPeek(tracking, press);
    }, motion.longPress);
  }
}

/** On a busy page the timer may ring before an earlier event is heard: then the press was no long one. */
function unpeekEarly<S>({ press, handler }: Tracking<S>, event: PointerEvent): void {
  if (press?.state !== 'peeking' || press.held === 2 || event.timeStamp - press.since >= motion.longPress)
    return;
  handler.peek(null);
  press.state = 'pressing';
}

function move<S>(tracking: Tracking<S>, event: PointerEvent): void {
  const { press, handler } = tracking;
  if (!press || press.id !== event.pointerId) return;
  const at = locate(tracking, event);
  const dx = at.x - press.x;
  const dy = at.y - press.y;
  const far = Math.hypot(dx, dy) >= motion.dragAfter;
  // who has looked long enough carries the card away
  if (far && press.state === 'peeking' && press.held === 1) {
    handler.peek(null);
    press.state = 'pressing';
  }
  if (press.state === 'pressing' && far) {
    clearTimeout(press.timer);
    const { spot } = press;
    press.state = spot !== null && handler.lift(spot, event.pointerType === 'touch') ? 'dragging' : 'spent';
  }
  if (press.state === 'dragging') handler.carry(dx, dy);
  // With a second mouse button held, letting the first one go is told by a move, not by pointerup.
  if (event.pointerType === 'mouse' && (event.buttons & press.held) === 0) up(tracking, event);
}

/** The pointer is taken away, or its capture is lost. */
function lose<S>(tracking: Tracking<S>, event: PointerEvent): void {
  const { press } = tracking;
  if (press?.id !== event.pointerId) return;
  // A menu costs a mouse the capture, even one that does not open, and not only once: a right click in the
  // middle of a drag. The press goes on; with its button up already, the letting go is the very next thing
  // that is told.
  if (event.type === 'lostpointercapture' && event.pointerType === 'mouse' && press.menu) {
    if ((event.buttons & press.held) !== 0) tracking.surface.setPointerCapture(event.pointerId);
  } else cancel(tracking);
}

function up<S>(tracking: Tracking<S>, event: PointerEvent): void {
  if (tracking.press?.id !== event.pointerId) return;
  unpeekEarly(tracking, event);
  const press = release(tracking);
  if (!press) return;
  const { handler } = tracking;
  if (press.state === 'dragging') handler.drop();
  else if (press.state === 'peeking') handler.peek(null);
  else if (press.state === 'pressing') handler.tap(press.spot, event.timeStamp);
}

/** Listens to an element until destroyed. */
export function createPointer<S>(
  surface: HTMLElement,
  handler: PointerHandler<S>,
  isOnTable: IsOnTable = () => true,
): Pointer {
  const tracking: Tracking<S> = { surface, handler, isOnTable, press: null };
  const stop = new AbortController();
  const { signal } = stop;
  const lost = (event: PointerEvent): void => lose(tracking, event);
  const menu = (event: Event): void => {
    if (!isOnTable(event.target)) return;
    event.preventDefault();
    if (tracking.press) tracking.press.menu = true;
  };
  surface.addEventListener('pointerdown', (event) => down(tracking, event), { signal });
  surface.addEventListener('pointermove', (event) => move(tracking, event), { signal });
  surface.addEventListener('pointerup', (event) => up(tracking, event), { signal });
  surface.addEventListener('pointercancel', lost, { signal });
  surface.addEventListener('lostpointercapture', lost, { signal });
  surface.addEventListener('contextmenu', menu, { signal });
  const putBack = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || tracking.press?.state !== 'dragging') return;
    cancel(tracking);
    // it has done what it is pressed for
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('keydown', putBack, { signal, capture: true });
  window.addEventListener('blur', () => cancel(tracking), { signal });
  document.addEventListener('visibilitychange', () => document.hidden && cancel(tracking), { signal });
  return {
    dragging: () => tracking.press?.state === 'dragging',
    cancel: () => cancel(tracking),
    destroy() {
      cancel(tracking);
      stop.abort();
    },
  };
}
