// The trick game's table: shows a session's state, animates what happened, and tells which card a pointer
// plays. It decides nothing about the rules.
import type { WebGLRenderer } from 'pixi.js';
import type { CardId } from '../../shared/core/types';
import { advance, createAnimator, finish, isBusy, jump, tempoOf } from '../../shared/table/animator';
import {
  createRenderer,
  isOutdated,
  limitTextures,
  onTableTest,
  resizeCanvas,
  watchPicture,
  watchSize,
} from '../../shared/table/canvas';
import { createLoop } from '../../shared/table/loop';
import { motion } from '../../shared/table/measures';
import { standardOptions, type TableOptions, withChosen } from '../../shared/table/options';
import { createPointer } from '../../shared/table/pointer';
import type { Pose, Rect } from '../../shared/table/pose';
import type { Chair, NapOutcome } from '../game/session/intents';
import type { NapSession, NapShown, NapState } from '../game/session/state';
import * as animations from './animations';
import { advanceChips, chipPoses, createChips, pay } from './chips';
import { gripOf } from './grip';
import { napCardRect, napHomes } from './homes';
import type { NapLayout } from './layout';
import { paintNap } from './paint';
import { createNapScene, updateNapScene } from './scene';
import type { DrawnTable } from './tableState';
import {
  createTableState,
  exhibitState,
  type LyingCard,
  lyingCards,
  measureAgain,
  showLastTrick,
  showState,
  tellLayout,
} from './tableState';

export interface NapTable {
  setOptions(partial: Partial<TableOptions>): void;
  /** The keyboard's ring on a card of the hand; null takes it away. */
  focus(card: CardId | null): void;
  /** Shows the trick taken last, or ends that. */
  lastTrick(shown: boolean): void;
  /**
   * Shows another state instead of the session's, from below its looker or declarer; null ends that. `kept` CSS px at
   * the foot of the middle stay free of its trick, on an upright screen.
   */
  exhibit(state: NapShown | null, kept?: number): void;
  /** The chair that sits below. */
  bottom(): Chair;
  layout(): NapLayout;
  /** Where a card of the hand or the trick lies once at rest (CSS px), or null. */
  rectOf(card: CardId): Rect | null;
  /** The hand from the left. */
  hand(): readonly CardId[];
  /** Everything that lies there once at rest, the lower ones first. */
  cards(): readonly LyingCard[];
  /** Calls back whenever things lie elsewhere, until the returned function is called. */
  onLayout(heard: () => void): () => void;
  /** Calls back when the browser has taken the picture away for good, and when it comes back after all. */
  onPicture(heard: (there: boolean) => void): void;
  /** What a pointer drags goes back to where it lay. */
  letGo(): void;
  busy(): boolean;
  settle(): void;
  framesDrawn(): number;
  destroy(): void;
}

function frame(table: DrawnTable, milliseconds: number): boolean {
  const paying = advanceChips(table.chips, milliseconds);
  const moving = advance(table.animator, milliseconds) || paying;
  const { scene, animator, layout, picture, focused, host } = table;
  const flying = isBusy(animator) || table.chips.flights.length > 0;
  // told to the page, which puts away what it laid there
  if ((host.dataset.flying === 'true') !== flying) host.dataset.flying = String(flying);
  const taken = picture.middle.find(({ chair }) => chair === picture.winner);
  updateNapScene(scene, {
    layout,
    poses: animator.poses,
    dim: picture.dim,
    chosen: taken?.card ?? null,
    chips: chipPoses(table.chips),
    ring: focused === null ? null : napCardRect(layout, animator.poses, focused),
  });
  if (!table.renderer.gl.isContextLost()) table.renderer.render(scene.root);
  return moving;
}

/** New layout for the host and the table; every card at its place. */
function relayout(table: DrawnTable): void {
  const { scene } = table;
  measureAgain(table);
  const { screen } = table.layout;
  const isResized = resizeCanvas(table.renderer, screen);
  scene.felt.cover(screen.width, screen.height);
  table.pointer?.cancel();
  table.chips.flights = [];
  jump(table.animator, napHomes(table.layout, table.picture));
  clearTimeout(table.repaint);
  table.repaint = setTimeout(() => void paintNap(table), scene.atlases ? motion.nudge : 0);
  // a canvas of another size is blank
  if (isResized) table.loop.now();
  table.loop.wake();
  tellLayout(table);
}

/** The deal is done: chips go from plate to plate. */
function payOut(table: DrawnTable, outcome: NapOutcome): void {
  const finished =
    outcome.kind === 'happened' ? outcome.events.find(({ kind }) => kind === 'finished') : undefined;
  const { speed, reducedMotion } = table.options;
  if (finished?.kind !== 'finished' || table.session.state.trial !== null || speed === 0 || reducedMotion)
    return;
  const { layout, bottom } = table;
  const at = (chair: Chair) => {
    const { plate } = layout.seats[(chair - bottom + layout.players) % layout.players]!;
    return { x: plate.x + plate.width - 18, y: plate.y + plate.height * 0.3 };
  };
  pay(table.chips, finished.chips, at, speed);
}

function exhibit(table: DrawnTable, state: NapShown | null, kept: number): void {
  const before = table.picture;
  const oldBottom = table.bottom;
  const begins = table.exhibit === null;
  const keptBefore = table.kept;
  exhibitState(table, state, kept);
  const { picture: now, bottom } = table;
  if (
    begins ||
    state === null ||
    now.players !== before.players ||
    bottom !== oldBottom ||
    kept !== keptBefore
  ) {
    relayout(table);
    return;
  }
  const homes = napHomes(table.layout, now);
  table.loop.wake();
  // the same step, of which more is known
  if (samePlaces(homes, table.animator.homes)) return;
  animations.change(table.animator, { layout: table.layout, before, now, homes }, tempoOf(table.options));
  tellLayout(table);
}

const samePlaces = (one: readonly Pose[], other: readonly Pose[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function follow(table: DrawnTable, state: NapState, outcome: NapOutcome): void {
  const before = table.picture;
  const oldBottom = table.bottom;
  if (outcome.kind === 'refused' || table.exhibit) return;
  if (outcome.kind !== 'changed') table.lastTrick = false;
  showState(table, state);
  const now = table.picture;
  if (now.players !== before.players || outcome.kind === 'shown' || oldBottom !== table.bottom) {
    relayout(table);
    return;
  }
  const step = { layout: table.layout, before, now, homes: napHomes(table.layout, now) };
  table.loop.wake();
  tellLayout(table);
  payOut(table, outcome);
  const dealt = outcome.kind === 'happened' && outcome.events.find(({ kind }) => kind === 'dealt');
  // a call or better advice moves nothing, and must not cut short what moves
  if (!dealt && samePlaces(step.homes, table.animator.homes)) return;
  if (dealt) animations.deal(table.animator, step, state.dealer, tempoOf(table.options));
  else animations.change(table.animator, step, tempoOf(table.options));
}

function handle(table: DrawnTable, end: () => void): NapTable {
  return {
    setOptions(partial) {
      const before = table.options;
      table.options = withChosen(before, partial);
      // a new layout ends what moves
      if (table.options !== before) relayout(table);
    },
    focus(card) {
      table.focused = card;
      table.loop.wake();
    },
    lastTrick(shown) {
      const before = table.picture;
      if (!showLastTrick(table, shown)) return;
      const { layout, picture: now } = table;
      animations.change(
        table.animator,
        { layout, before, now, homes: napHomes(layout, now) },
        tempoOf(table.options),
      );
      table.loop.wake();
      tellLayout(table);
    },
    exhibit: (state, kept = 0) => exhibit(table, state, kept),
    bottom: () => table.bottom,
    layout: () => table.layout,
    rectOf: (card) => napCardRect(table.layout, table.animator.homes, card),
    hand: () => table.picture.hand,
    cards: () => lyingCards(table, table.animator.homes),
    onLayout(heard) {
      table.layoutListeners.add(heard);
      return () => table.layoutListeners.delete(heard);
    },
    onPicture: (heard) => watchPicture(table, heard),
    letGo: () => table.pointer?.cancel(),
    busy: () => isBusy(table.animator) || table.chips.flights.length > 0,
    settle() {
      finish(table.animator);
      table.chips.flights = [];
      table.loop.wake();
    },
    framesDrawn: () => table.loop.frames(),
    destroy: end,
  };
}

function createDrawn(
  host: HTMLElement,
  session: NapSession,
  renderer: WebGLRenderer,
  options: TableOptions,
): DrawnTable {
  const table: DrawnTable = {
    ...createTableState(host, session, options),
    renderer,
    scene: createNapScene(),
    animator: createAnimator(0),
    chips: createChips(),
    loop: createLoop((milliseconds) => frame(table, milliseconds)),
    focused: null,
    pointer: null,
    painting: 0,
    repaint: undefined,
  };
  return table;
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
  const table = createDrawn(host, session, renderer, { ...standardOptions, ...options });
  table.animator.homes = napHomes(table.layout, table.picture);
  table.animator.poses = table.animator.homes.map((home) => ({ ...home }));
  const unsubscribe = session.subscribe((state, outcome) => follow(table, state, outcome));
  await paintNap(table);
  table.pointer = createPointer(host, gripOf(table), onTableTest(host, canvas));
  relayout(table);
  const stopWatching = watchSize(host, () => isOutdated(host, table.layout.screen) && relayout(table));
  canvas.addEventListener('webglcontextrestored', () => {
    limitTextures(renderer);
    table.loop.wake();
  });
  return handle(table, () => {
    unsubscribe();
    stopWatching();
    table.pointer?.destroy();
    clearTimeout(table.repaint);
    table.painting++;
    table.loop.stop();
    table.scene.atlases?.large.destroy();
    table.scene.atlases?.small.destroy();
    table.scene.felt.destroy();
    table.scene.root.destroy({ children: true });
    renderer.destroy({ removeView: true });
  });
}
