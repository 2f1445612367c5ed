// The hand: idle -> pressing -> dragging (or peeking) -> idle. Reads where things lie, emits what the player means.
// Listens on the table's own element, so that cancelled and lost pointers are heard.
import { STOCK } from '../../assembly/abi';
import type { Pile } from '../core/types';
import type { Intent, Selection } from '../game/intents';
import type { Spot } from './homes';
import { isFoundation, namedPile } from './layout';
import { motion } from './theme';

/** What the hand needs of the table. */
export interface Grip {
  spotAt(x: number, y: number): Spot | null;
  selection(): Selection | null;
  dispatch(intent: Intent): void;
  /** Ends what is under way. True when that was a show of its own (the win), which takes the whole input. */
  settle(): boolean;
  /** Takes the cards from a depth up into the hand; false when they may not be lifted (face down, none). */
  lift(pile: Pile, depth: number): boolean;
  carry(dx: number, dy: number): void;
  drop(): void;
  putBack(): void;
  peek(spot: Spot | null): void;
  oneTap(): boolean;
}

/** What a tap on a spot means. */
export function tapIntent(spot: Spot | null, selection: Selection | null, oneTap: boolean): Intent | null {
  if (!spot) return selection ? { kind: 'deselect' } : null;
  const { pile, depth } = spot;
  if (pile === STOCK) return { kind: 'turn' };
  if (selection) {
    const again = selection.pile === pile && depth !== null && selection.count === depth + 1;
    if (again) return { kind: 'send', pile, depth };
    const to = namedPile(pile);
    const move = { kind: 'move', from: selection.pile, to, count: selection.count } as const;
    if (selection.targets.includes(to)) return move;
    // Any foundation will do for a card that fits its own.
    const home = isFoundation(pile) ? selection.targets.find(isFoundation) : undefined;
    if (home !== undefined) return { ...move, to: home };
    // An empty place that does not take the cards: the refusal says why.
    if (depth === null) return selection.pile === pile ? { kind: 'deselect' } : move;
  }
  if (depth === null) return null;
  return oneTap ? { kind: 'send', pile, depth } : { kind: 'select', pile, depth };
}

interface Press {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly spot: Spot | null;
  state: 'pressing' | 'dragging' | 'peeking' | 'spent';
  timer: ReturnType<typeof setTimeout> | undefined;
  /** a menu was asked for meanwhile: the browser is about to let the pointer go */
  menu: boolean;
}

export interface Pointer {
  dragging(): boolean;
  /** Puts back what is in the hand and forgets the press. */
  cancel(): void;
  destroy(): void;
}

interface Hand {
  readonly surface: HTMLElement;
  readonly grip: Grip;
  readonly takes: (target: EventTarget | null) => boolean;
  press: Press | null;
}

function locate(hand: Hand, event: PointerEvent): { x: number; y: number } {
  const box = hand.surface.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

function release(hand: Hand): Press | null {
  const { press } = hand;
  hand.press = null;
  if (press) clearTimeout(press.timer);
  return press;
}

function cancel(hand: Hand): void {
  const press = release(hand);
  if (press?.state === 'dragging') hand.grip.putBack();
  if (press?.state === 'peeking') hand.grip.peek(null);
}

function startPeek(hand: Hand, press: Press): void {
  if (!press.spot || (press.spot.depth ?? 0) === 0) return;
  press.state = 'peeking';
  hand.grip.peek(press.spot);
}

function down(hand: Hand, event: PointerEvent): void {
  if (hand.press || event.button === 1 || !hand.takes(event.target)) return;
  if (hand.grip.settle()) return;
  const at = locate(hand, event);
  const press: Press = {
    id: event.pointerId,
    ...at,
    spot: hand.grip.spotAt(at.x, at.y),
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

function move(hand: Hand, event: PointerEvent): void {
  const { press, grip } = hand;
  if (!press || press.id !== event.pointerId) return;
  const at = locate(hand, event);
  const dx = at.x - press.x;
  const dy = at.y - press.y;
  if (press.state === 'pressing' && Math.hypot(dx, dy) >= motion.dragAfter) {
    clearTimeout(press.timer);
    const { spot } = press;
    const may = spot !== null && spot.depth !== null && spot.pile !== STOCK;
    press.state = may && grip.lift(spot.pile, spot.depth ?? 0) ? 'dragging' : 'spent';
  }
  if (press.state !== 'dragging') return;
  grip.carry(dx, dy);
  // With a second mouse button held, letting the first one go is told by a move, not by pointerup.
  if (event.pointerType === 'mouse' && (event.buttons & 1) === 0) up(hand, event);
}

function up(hand: Hand, event: PointerEvent): void {
  if (hand.press?.id !== event.pointerId) return;
  const press = release(hand);
  if (!press) return;
  const { grip } = hand;
  if (press.state === 'dragging') grip.drop();
  else if (press.state === 'peeking') grip.peek(null);
  else if (press.state === 'pressing') {
    const intent = tapIntent(press.spot, grip.selection(), grip.oneTap());
    if (intent) grip.dispatch(intent);
  }
}

/** Listens to an element until destroyed; `takes`: what begins there is the table's. */
export function createPointer(
  surface: HTMLElement,
  grip: Grip,
  takes: (target: EventTarget | null) => boolean = () => true,
): Pointer {
  const hand: Hand = { surface, grip, takes, press: null };
  const stop = new AbortController();
  const { signal } = stop;
  const lost = (event: PointerEvent): void => {
    const { press } = hand;
    if (press?.id !== event.pointerId) return;
    // A menu costs the capture, even one that does not open: a right click in the middle of a drag.
    if (event.type === 'lostpointercapture' && press.menu && (event.buttons & 1) !== 0) {
      press.menu = false;
      surface.setPointerCapture(event.pointerId);
    } else cancel(hand);
  };
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
