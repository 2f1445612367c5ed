// The trick game's table: shows a session's state, animates what happened, and tells which card the hand plays.
// It decides nothing about the rules.
import type { WebGLRenderer } from 'pixi.js';
import type { CardId } from '../../shared/core/types';
import { advance, createAnimator, finish, isBusy, jump } from '../../shared/table/animator';
import { createRenderer, limitTextures, takesFor, watchPicture, watchSize } from '../../shared/table/canvas';
import { createHand } from '../../shared/table/hand';
import { createLoop } from '../../shared/table/loop';
import { standardOptions, type TableOptions, withChosen } from '../../shared/table/options';
import type { Pose, Rect } from '../../shared/table/pose';
import { motion } from '../../shared/table/theme';
import type { Chair, NapOutcome, NapSession, NapState } from '../game/session/intents';
import { advanceChips, chipPoses, createChips, pay } from './chips';
import { gripOf } from './grip';
import { napCardRect, napHomes } from './homes';
import { type NapInside, tempoOf } from './inside';
import type { NapLayout } from './layout';
import { exhibitState, type LaidCard, laidCards, layAgain, lookAt, lookBack, lookOf, tellLaid } from './look';
import { paintNap } from './paint';
import { createNapScene, updateNapScene } from './scene';
import * as ways from './ways';

export interface NapTable {
  setOptions(partial: Partial<TableOptions>): void;
  /** The keyboard's ring on a card of the hand; null takes it away. */
  focus(card: CardId | null): void;
  /** Shows the trick taken last, or ends that. */
  lastTrick(shown: boolean): void;
  /** Shows another state instead of the session's, from below its looker or declarer; null ends that. */
  exhibit(state: NapState | null): void;
  /** The chair that sits below. */
  bottom(): Chair;
  layout(): NapLayout;
  /** Where a card of the hand or the trick lies once at rest (CSS px), or null. */
  rectOf(card: CardId): Rect | null;
  /** The hand from the left. */
  hand(): readonly CardId[];
  /** Everything that lies there once at rest, the lower ones first. */
  cards(): readonly LaidCard[];
  /** Calls back whenever things lie elsewhere, until the returned function is called. */
  onLaid(heard: () => void): () => void;
  /** Calls back when the browser has taken the picture away and does not give it back, and when it does after all. */
  onPicture(heard: (there: boolean) => void): void;
  busy(): boolean;
  settle(): void;
  framesDrawn(): number;
  destroy(): void;
}

function frame(inside: NapInside, milliseconds: number): boolean {
  const paying = advanceChips(inside.chips, milliseconds);
  const moving = advance(inside.animator, milliseconds) || paying;
  const { scene, animator, layout, picture, focused } = inside;
  const taken = picture.middle.find(({ chair }) => chair === picture.winner);
  updateNapScene(scene, {
    layout,
    poses: animator.poses,
    dim: picture.dim,
    chosen: taken?.card ?? null,
    chips: chipPoses(inside.chips),
    ring: focused === null ? null : napCardRect(layout, animator.poses, focused),
  });
  if (!inside.renderer.gl.isContextLost()) inside.renderer.render(scene.root);
  return moving;
}

/** New layout for the host and the table; every card at its place. */
function relay(inside: NapInside): void {
  const { renderer, scene } = inside;
  layAgain(inside);
  const { width, height, pixelRatio } = inside.layout.screen;
  const { screen, resolution } = renderer;
  if (screen.width !== width || screen.height !== height || resolution !== pixelRatio) {
    renderer.resize(width, height, pixelRatio);
  }
  scene.felt.cover(width, height);
  inside.pointer?.cancel();
  inside.chips.flights = [];
  jump(inside.animator, napHomes(inside.layout, inside.picture));
  clearTimeout(inside.repaint);
  inside.repaint = setTimeout(() => void paintNap(inside), scene.atlases ? motion.nudge : 0);
  inside.loop.wake();
  tellLaid(inside);
}

/** The deal is done: chips go from plate to plate. */
function payOut(inside: NapInside, outcome: NapOutcome): void {
  const finished =
    outcome.kind === 'happened' ? outcome.events.find(({ kind }) => kind === 'finished') : undefined;
  const { speed, reducedMotion } = inside.options;
  if (finished?.kind !== 'finished' || speed === 0 || reducedMotion) return;
  const { layout, bottom } = inside;
  const at = (chair: Chair) => {
    const { plate } = layout.seats[(chair - bottom + layout.players) % layout.players]!;
    return { x: plate.x + plate.width - 18, y: plate.y + plate.height * 0.3 };
  };
  pay(inside.chips, finished.chips, at, speed);
}

function exhibit(inside: NapInside, state: NapState | null): void {
  const before = inside.picture;
  const wasBelow = inside.bottom;
  const begins = inside.exhibit === null;
  exhibitState(inside, state);
  const { picture: now, bottom } = inside;
  if (begins || state === null || now.players !== before.players || bottom !== wasBelow) {
    relay(inside);
    return;
  }
  const homes = napHomes(inside.layout, now);
  ways.change(inside.animator, { layout: inside.layout, before, now, homes }, tempoOf(inside));
  inside.loop.wake();
  tellLaid(inside);
}

const samePlaces = (one: readonly Pose[], other: readonly Pose[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function follow(inside: NapInside, state: NapState, outcome: NapOutcome): void {
  const before = inside.picture;
  const wasBelow = inside.bottom;
  if (outcome.kind === 'refused' || inside.exhibit) return;
  if (outcome.kind !== 'changed') inside.lastTrick = false;
  lookAt(inside, state);
  const now = inside.picture;
  if (now.players !== before.players || outcome.kind === 'shown' || wasBelow !== inside.bottom) {
    relay(inside);
    return;
  }
  const step = { layout: inside.layout, before, now, homes: napHomes(inside.layout, now) };
  inside.loop.wake();
  tellLaid(inside);
  payOut(inside, outcome);
  const dealt = outcome.kind === 'happened' && outcome.events.find(({ kind }) => kind === 'dealt');
  // a call or better advice moves nothing, and must not cut short what moves
  if (!dealt && samePlaces(step.homes, inside.animator.homes)) return;
  if (dealt) ways.deal(inside.animator, step, state.dealer, tempoOf(inside));
  else ways.change(inside.animator, step, tempoOf(inside));
}

function handle(inside: NapInside, end: () => void): NapTable {
  return {
    setOptions(partial) {
      const before = inside.options;
      inside.options = withChosen(before, partial);
      // laying the table ends what is under way
      if (inside.options !== before) relay(inside);
    },
    focus(card) {
      inside.focused = card;
      inside.loop.wake();
    },
    lastTrick(shown) {
      const before = inside.picture;
      if (!lookBack(inside, shown)) return;
      const { layout, picture: now } = inside;
      ways.change(inside.animator, { layout, before, now, homes: napHomes(layout, now) }, tempoOf(inside));
      inside.loop.wake();
      tellLaid(inside);
    },
    exhibit: (state) => exhibit(inside, state),
    bottom: () => inside.bottom,
    layout: () => inside.layout,
    rectOf: (card) => napCardRect(inside.layout, inside.animator.homes, card),
    hand: () => inside.picture.hand,
    cards: () => laidCards(inside, inside.animator.homes),
    onLaid(heard) {
      inside.laid.add(heard);
      return () => inside.laid.delete(heard);
    },
    onPicture: (heard) => watchPicture(inside, heard),
    busy: () => isBusy(inside.animator) || inside.chips.flights.length > 0,
    settle() {
      finish(inside.animator);
      inside.chips.flights = [];
      inside.loop.wake();
    },
    framesDrawn: () => inside.loop.frames(),
    destroy: end,
  };
}

function insideOf(
  host: HTMLElement,
  session: NapSession,
  renderer: WebGLRenderer,
  options: TableOptions,
): NapInside {
  const inside: NapInside = {
    ...lookOf(host, session, options),
    renderer,
    scene: createNapScene(),
    animator: createAnimator(0),
    chips: createChips(),
    loop: createLoop((milliseconds) => frame(inside, milliseconds)),
    focused: null,
    pointer: null,
    painting: 0,
    repaint: undefined,
  };
  return inside;
}

function sameSize({ host, layout }: NapInside): boolean {
  const { width, height, pixelRatio } = layout.screen;
  const same = width === Math.max(1, host.clientWidth) && height === Math.max(1, host.clientHeight);
  return same && pixelRatio === (window.devicePixelRatio || 1);
}

/**
 * Lays the trick game's table into a host element, which it fills, and follows the session until destroyed.
 * Rejects when the browser has no WebGL.
 */
export async function createNapTable(
  host: HTMLElement,
  session: NapSession,
  options: Partial<TableOptions> = {},
): Promise<NapTable> {
  const renderer = await createRenderer(host);
  const canvas = renderer.canvas as HTMLCanvasElement;
  const inside = insideOf(host, session, renderer, { ...standardOptions, ...options });
  inside.animator.homes = napHomes(inside.layout, inside.picture);
  inside.animator.poses = inside.animator.homes.map((home) => ({ ...home }));
  const unsubscribe = session.subscribe((state, outcome) => follow(inside, state, outcome));
  await paintNap(inside);
  inside.pointer = createHand(host, gripOf(inside), takesFor(host, canvas));
  relay(inside);
  const stopWatching = watchSize(host, () => {
    // a hidden room has no size
    if (host.clientWidth > 0 && !sameSize(inside)) relay(inside);
  });
  canvas.addEventListener('webglcontextrestored', () => {
    limitTextures(renderer);
    inside.loop.wake();
  });
  return handle(inside, () => {
    unsubscribe();
    stopWatching();
    inside.pointer?.destroy();
    clearTimeout(inside.repaint);
    inside.painting++;
    inside.loop.stop();
    inside.scene.atlases?.large.destroy();
    inside.scene.atlases?.small.destroy();
    inside.scene.felt.destroy();
    inside.scene.root.destroy({ children: true });
    renderer.destroy({ removeView: true });
  });
}
