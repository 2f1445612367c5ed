// The table: shows a session's position, animates what happened, and turns the hand's doings into intents.
// It decides nothing about the rules. `createTable` at the end is all that other folders need.
import 'pixi.js/unsafe-eval';
import 'pixi.js/sprite-tiling';
import { Ticker, WebGLRenderer } from 'pixi.js';
import { PILES } from '../../assembly/abi';
import type { CardId, Pile, Position } from '../core/types';
import type { GameState, Intent, Outcome, Session } from '../game/intents';
import * as motions from './animator';
import { type Atlas, type AtlasSpec, paintAtlas } from './atlas';
import { decorFor, targetRects, topCards } from './decor';
import { arcPieces, arcPoints } from './hintArc';
import { cardRect, homesFor, pileUnder, type Rect, type Spot, spotAt } from './homes';
import { isFoundation, type Layout, layoutFor, namedPile } from './layout';
import { createLoop, type Loop } from './loop';
import { createPointer, type Grip, type Pointer } from './pointer';
import { createScene, dressScene, type Lit, type Scene, updateScene, type View } from './scene';
import { motion, type ThemeName, themes, win } from './theme';
import { takeABow } from './win';

export interface TableOptions {
  readonly theme: ThemeName;
  readonly leftHanded: boolean;
  readonly fourColours: boolean;
  readonly largeFaces: boolean;
  readonly reducedMotion: boolean;
  /** 1 normal, 2 twice as fast, 0 without animation */
  readonly speed: number;
  /** a tap on a card sends it to its best place at once */
  readonly oneTap: boolean;
  /** the ranks as the cards show them, ace first */
  readonly letters: readonly string[];
  /** what `jumpLabels` writes on each pile: lower-case letters and digits */
  readonly labels: ReadonlyMap<Pile, string>;
}

export const standardLetters: readonly string[] = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ');

export const standardOptions: TableOptions = {
  theme: 'longwood',
  leftHanded: false,
  fourColours: false,
  largeFaces: false,
  reducedMotion: false,
  speed: 1,
  oneTap: false,
  letters: standardLetters,
  labels: new Map(),
};

export interface Table {
  /** Fits the table to its host again; also happens by itself when the host's size or the pixel ratio changes. */
  resize(): void;
  setOptions(partial: Partial<TableOptions>): void;
  /** The keyboard's ring on a card (`depth` from the top) or on a place (null); `focus(null)` takes it away. */
  focus(pile: Pile | null, depth?: number | null): void;
  /** Shows a covered card whole, until `peek(null)` or the next input. */
  peek(pile: Pile | null, depth?: number): void;
  jumpLabels(show: boolean): void;
  /** What lies under a point of the host (CSS px from its top left), or null. */
  spotAt(x: number, y: number): Spot | null;
  /** Where a card or place lies in the host (CSS px), for DOM laid over it. */
  rectOf(pile: Pile, depth?: number | null): Rect | null;
  layout(): Layout;
  /** Whether anything is under way. */
  busy(): boolean;
  /** Ends at once what is under way. */
  settle(): void;
  framesDrawn(): number;
  destroy(): void;
}

/** A value on its way between 0 and 1. */
interface Level {
  value: number;
  goal: number;
  readonly duration: number;
}

interface Inside {
  readonly host: HTMLElement;
  readonly session: Session;
  readonly renderer: WebGLRenderer;
  readonly scene: Scene;
  readonly animator: motions.Animator;
  readonly levels: { light: Level; hint: Level; arc: Level; laurels: Level };
  loop: Loop;
  pointer: Pointer;
  options: TableOptions;
  layout: Layout;
  /** the position that the picture shows or is on its way to */
  shown: Position;
  drag: { readonly pile: Pile; readonly cards: readonly CardId[]; readonly targets: readonly Pile[] } | null;
  focused: Spot | null;
  peeked: CardId | null;
  labelled: boolean;
  bowing: boolean;
  painting: number;
  repaint: ReturnType<typeof setTimeout> | undefined;
}

const tempo = (inside: Inside): motions.Tempo => ({
  speed: inside.options.speed,
  reduced: inside.options.reducedMotion,
});

const level = (duration: number): Level => ({ value: 0, goal: 0, duration });

/** Moves a level towards its goal; true while it is not there. */
function ease(inside: Inside, one: Level, milliseconds: number): boolean {
  const { speed, reducedMotion } = inside.options;
  const atOnce = speed === 0 || (reducedMotion && one !== inside.levels.laurels);
  const step = atOnce ? 1 : (milliseconds * speed) / one.duration;
  one.value = one.goal > one.value ? Math.min(one.goal, one.value + step) : one.goal;
  return one.value !== one.goal;
}

// ---- what is lit ----

function litRects(inside: Inside, state: GameState, hintTarget: Rect | null): Lit[] {
  const { drag, layout, levels } = inside;
  const lit: Lit[] = [];
  if (drag) {
    const over = dragTarget(inside);
    for (const { pile, rect } of targetRects(layout, state, drag.targets, drag.cards[0])) {
      lit.push({ rect, alpha: levels.light.value * (namedPile(pile) === over ? 1 : 0.7) });
    }
  } else if (state.selection) {
    const lead = topCards(state, state.selection.pile, state.selection.count)[0];
    for (const { rect } of targetRects(layout, state, state.selection.targets, lead)) {
      lit.push({ rect, alpha: levels.light.value * 0.85 });
    }
  }
  if (hintTarget) lit.push({ rect: hintTarget, alpha: levels.arc.value * 0.9 });
  return lit;
}

function ringOf(inside: Inside, state: GameState): View['ring'] {
  const { focused, layout } = inside;
  if (!focused) return null;
  const cards = state.position.piles[focused.pile]?.length ?? 0;
  const depth = Math.min(focused.depth ?? 0, Math.max(0, cards - 1));
  const rect = cardRect(layout, state.position, focused.pile, depth);
  return rect ? { rect, z: depth > 0 ? cards - depth : null } : null;
}

function labelsOf(inside: Inside): View['labels'] {
  if (!inside.labelled) return [];
  return [...inside.options.labels].flatMap(([pile, text]) => {
    const at = cardRect(inside.layout, inside.session.state.position, pile, 0);
    return at ? [{ text, x: at.x + at.width / 2, y: at.y + at.height * 0.62 }] : [];
  });
}

function viewOf(inside: Inside): View {
  const { state } = inside.session;
  const { layout, animator, levels } = inside;
  const decor = decorFor(layout, state);
  const passLeft = state.position.pass < state.rules.passes;
  return {
    layout,
    poses: animator.poses,
    chosen: decor.chosen,
    raised: decor.raised,
    raise: levels.hint.value,
    peeked: inside.peeked,
    lit: litRects(inside, state, decor.hintTarget),
    arc: decor.arc
      ? {
          points: arcPoints(decor.arc.from, decor.arc.to, arcPieces, layout.screen.width),
          share: levels.arc.value,
        }
      : null,
    ring: ringOf(inside, state),
    stockCount: decor.stockCount,
    stockMark: passLeft ? 'turn' : 'bare',
    labels: labelsOf(inside),
    laurels: levels.laurels.value,
  };
}

// ---- frames ----

function frame(inside: Inside, milliseconds: number): boolean {
  const wasBusy = motions.isBusy(inside.animator);
  let moving = motions.advance(inside.animator, milliseconds);
  if (wasBusy && !moving) moving = arrived(inside);
  for (const one of Object.values(inside.levels)) moving = ease(inside, one, milliseconds) || moving;
  updateScene(inside.scene, viewOf(inside));
  if (!inside.renderer.gl.isContextLost()) inside.renderer.render(inside.scene.root);
  return moving;
}

/** Everything has come to rest: a patience that has just come out takes its bow. True when more follows. */
function arrived(inside: Inside): boolean {
  const { state } = inside.session;
  if (inside.bowing) {
    inside.bowing = false;
    return false;
  }
  if (state.status !== 'won' || inside.levels.laurels.goal === 1) return false;
  inside.levels.laurels.goal = 1;
  const { speed, reducedMotion } = inside.options;
  if (speed === 0 || reducedMotion) return true;
  inside.bowing = true;
  takeABow(inside.animator, inside.layout, state.position, speed);
  return true;
}

function settle(inside: Inside): boolean {
  const wasBowing = inside.bowing;
  inside.bowing = false;
  if (motions.isBusy(inside.animator)) {
    motions.finish(inside.animator);
    inside.loop.wake();
  }
  return wasBowing;
}

// ---- what the session tells ----

function follow(inside: Inside, state: GameState, outcome: Outcome): void {
  const { animator, layout } = inside;
  const before = inside.shown;
  inside.shown = state.position;
  inside.peeked = null;
  if (state.status !== 'won') {
    inside.levels.laurels.value = 0;
    inside.levels.laurels.goal = 0;
  }
  if (outcome.kind === 'played') {
    inside.bowing = false;
    motions.play(animator, layout, before, outcome.steps, homesFor(layout, state.position), tempo(inside));
  } else if (outcome.kind === 'shown') {
    inside.bowing = false;
    if (outcome.deal) relay(inside);
    const homes = homesFor(inside.layout, state.position);
    if (outcome.deal) motions.deal(animator, inside.layout, state.position, homes, tempo(inside));
    else motions.glide(animator, homes, tempo(inside));
  } else if (outcome.kind === 'refused') refuse(inside, state, outcome.pile);
  light(inside, state);
  if (!motions.isBusy(animator)) arrived(inside);
  inside.loop.wake();
}

function refuse(inside: Inside, state: GameState, pile: Pile | null): void {
  const { animator } = inside;
  const from = inside.drag?.cards ?? [];
  const chosen = state.selection ? topCards(state, state.selection.pile, state.selection.count) : [];
  const cards =
    from.length > 0 ? from : chosen.length > 0 ? chosen : pile === null ? [] : topCards(state, pile, 1);
  motions.nudge(animator, cards, tempo(inside));
}

/** Sets the lights on or off; those that come on come softly. */
function light(inside: Inside, state: GameState): void {
  const set = (one: Level, on: boolean): void => {
    one.goal = on ? 1 : 0;
    if (!on) one.value = 0;
  };
  const hinted = state.hint !== null && state.hint.move !== 0;
  set(inside.levels.light, inside.drag !== null || state.selection !== null);
  set(inside.levels.hint, hinted);
  set(inside.levels.arc, hinted);
}

// ---- sizes and pictures ----

function measure(inside: Inside): Layout {
  const { host, options, session } = inside;
  return layoutFor(session.state.rules, {
    width: Math.max(1, host.clientWidth),
    height: Math.max(1, host.clientHeight),
    pixelRatio: window.devicePixelRatio || 1,
    leftHanded: options.leftHanded,
    largeFaces: options.largeFaces,
  });
}

function specOf(inside: Inside): AtlasSpec {
  const { layout, options } = inside;
  return {
    cardWidth: layout.cardWidth,
    cardHeight: layout.cardHeight,
    theme: themes[options.theme],
    style: {
      pocket: layout.pocket,
      large: options.largeFaces,
      fourColours: options.fourColours,
      pixelRatio: layout.screen.pixelRatio,
      letters: options.letters,
    },
  };
}

/** Paints a new atlas and puts it on the cards; the newest wish wins. */
async function paint(inside: Inside): Promise<void> {
  const turn = ++inside.painting;
  const spec = specOf(inside);
  const old: Atlas | null = inside.scene.atlas;
  if (old && JSON.stringify(old.spec) === JSON.stringify(spec)) return;
  const atlas = await paintAtlas(spec);
  if (turn !== inside.painting) return atlas.destroy();
  inside.scene.felt.paint(spec.theme, spec.style.pixelRatio);
  dressScene(inside.scene, atlas);
  old?.destroy();
  inside.loop.wake();
}

function sameSize({ host, layout }: Inside): boolean {
  const { width, height } = layout.screen;
  return width === Math.max(1, host.clientWidth) && height === Math.max(1, host.clientHeight);
}

/** New layout for the host, the options and the game on the table; every card at its place. */
function relay(inside: Inside): void {
  inside.layout = measure(inside);
  const { width, height, pixelRatio } = inside.layout.screen;
  const { renderer } = inside;
  if (
    renderer.screen.width !== width ||
    renderer.screen.height !== height ||
    renderer.resolution !== pixelRatio
  ) {
    renderer.resize(width, height, pixelRatio);
  }
  inside.scene.felt.cover(width, height);
  inside.pointer.cancel();
  inside.bowing = false;
  motions.jump(inside.animator, homesFor(inside.layout, inside.shown));
  clearTimeout(inside.repaint);
  // While a window is being dragged wider the old pictures are stretched; the new ones are painted once it rests.
  inside.repaint = setTimeout(() => void paint(inside), inside.scene.atlas ? motion.nudge : 0);
  inside.loop.wake();
}

// ---- the hand ----

function dragRect(inside: Inside): Rect | null {
  const lead = inside.drag?.cards[0];
  if (lead === undefined) return null;
  const pose = inside.animator.poses[lead];
  const { cardWidth, cardHeight } = inside.layout;
  return pose
    ? { x: pose.x - cardWidth / 2, y: pose.y - cardHeight / 2, width: cardWidth, height: cardHeight }
    : null;
}

/** The legal pile, named as moves name it, that the cards in the hand cover most. */
function dragTarget(inside: Inside): Pile | null {
  const { drag, layout } = inside;
  const rect = dragRect(inside);
  if (!drag || !rect) return null;
  const piles = drag.targets.flatMap((pile) => (isFoundation(pile) ? [pile, pile + 1] : [pile]));
  const under = pileUnder(layout, rect, piles);
  if (under !== null) return namedPile(under);
  // Any foundation will do for a card that fits its own.
  const home = drag.targets.find(isFoundation);
  const any = pileUnder(layout, rect, allPiles.filter(isFoundation));
  return home !== undefined && any !== null ? home : null;
}

const allPiles: readonly Pile[] = Array.from({ length: PILES }, (_, pile) => pile);

function lift(inside: Inside, pile: Pile, depth: number): boolean {
  const { session, animator } = inside;
  const { state } = session;
  const cards = topCards(state, pile, depth + 1);
  const faceUp = (state.position.piles[pile]?.length ?? 0) - (state.position.faceDown[pile] ?? 0);
  if (cards.length === 0 || depth >= faceUp) {
    motions.nudge(animator, topCards(state, pile, depth + 1).slice(0, 1), tempo(inside));
    inside.loop.wake();
    return false;
  }
  if (state.selection) session.dispatch({ kind: 'deselect' });
  inside.drag = { pile, cards, targets: session.targets(pile, cards.length) };
  motions.hold(animator, cards, tempo(inside));
  light(inside, session.state);
  inside.loop.wake();
  return true;
}

function putBack(inside: Inside): void {
  inside.drag = null;
  motions.glide(inside.animator, homesFor(inside.layout, inside.shown), tempo(inside));
  light(inside, inside.session.state);
  inside.loop.wake();
}

function drop(inside: Inside): void {
  const { drag } = inside;
  const rect = dragRect(inside);
  if (!drag || !rect) {
    putBack(inside);
    return;
  }
  const others = allPiles.filter((pile) => pile !== drag.pile);
  const under = dragTarget(inside) ?? pileUnder(inside.layout, rect, others);
  if (under !== null) {
    const to = namedPile(under);
    inside.session.dispatch({ kind: 'move', from: drag.pile, to, count: drag.cards.length });
  }
  inside.drag = null;
  if (inside.animator.held.size > 0) putBack(inside);
  else light(inside, inside.session.state);
}

function peek(inside: Inside, spot: Spot | null): void {
  const { position } = inside.session.state;
  const cards = spot ? (position.piles[spot.pile] ?? []) : [];
  const index = cards.length - 1 - (spot?.depth ?? 0);
  const faceUp = spot !== null && index >= (position.faceDown[spot.pile] ?? 0);
  inside.peeked = faceUp ? (cards[index] ?? null) : null;
  inside.loop.wake();
}

function gripOf(inside: Inside): Grip {
  const { session } = inside;
  return {
    spotAt: (x, y) => spotAt(inside.layout, session.state.position, x, y),
    selection: () => session.state.selection,
    dispatch: (intent: Intent) => void session.dispatch(intent),
    settle: () => settle(inside),
    lift: (pile, depth) => lift(inside, pile, depth),
    carry(dx, dy) {
      motions.carry(inside.animator, dx, dy);
      inside.loop.wake();
    },
    drop: () => drop(inside),
    putBack: () => putBack(inside),
    peek: (spot) => peek(inside, spot),
    oneTap: () => inside.options.oneTap,
  };
}

// ---- making and ending ----

async function createRenderer(host: HTMLElement): Promise<WebGLRenderer> {
  // The library's own clock would ask for frames for ever.
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  const renderer = new WebGLRenderer();
  await renderer.init({
    width: Math.max(1, host.clientWidth),
    height: Math.max(1, host.clientHeight),
    resolution: window.devicePixelRatio || 1,
    autoDensity: true,
    antialias: false,
    skipExtensionImports: true,
    gcActive: false,
  });
  const canvas = renderer.canvas as HTMLCanvasElement;
  canvas.style.touchAction = 'none';
  canvas.style.display = 'block';
  canvas.setAttribute('aria-hidden', 'true');
  host.append(canvas);
  return renderer;
}

/** Calls back when the window comes to a screen of another pixel ratio. Returns how to stop. */
function watchPixelRatio(changed: () => void): () => void {
  let query: MediaQueryList;
  const listen = (): void => {
    query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener('change', heard, { once: true });
  };
  const heard = (): void => {
    changed();
    listen();
  };
  listen();
  return () => query.removeEventListener('change', heard);
}

function handle(inside: Inside, end: () => void): Table {
  return {
    resize: () => relay(inside),
    setOptions(partial) {
      inside.options = { ...inside.options, ...partial };
      relay(inside);
    },
    focus(pile, depth = 0) {
      inside.focused = pile === null ? null : { pile, depth };
      inside.loop.wake();
    },
    peek: (pile, depth = 0) => peek(inside, pile === null ? null : { pile, depth }),
    jumpLabels(show) {
      inside.labelled = show;
      inside.loop.wake();
    },
    spotAt: (x, y) => spotAt(inside.layout, inside.session.state.position, x, y),
    rectOf: (pile, depth = 0) => cardRect(inside.layout, inside.session.state.position, pile, depth ?? 0),
    layout: () => inside.layout,
    busy: () => motions.isBusy(inside.animator),
    settle: () => void settle(inside),
    framesDrawn: () => inside.loop.frames(),
    destroy: end,
  };
}

/**
 * Lays a table into a host element, which it fills, and follows the session until destroyed.
 * Rejects when the browser has no WebGL.
 */
export async function createTable(
  host: HTMLElement,
  session: Session,
  options: Partial<TableOptions> = {},
): Promise<Table> {
  const renderer = await createRenderer(host);
  const canvas = renderer.canvas as HTMLCanvasElement;
  const inside = {
    host,
    session,
    renderer,
    scene: createScene(),
    animator: motions.createAnimator(),
    levels: {
      light: level(motion.light),
      hint: level(motion.lift),
      arc: level(motion.arc),
      laurels: level(win.laurel),
    },
    options: { ...standardOptions, ...options },
    shown: session.state.position,
    drag: null,
    focused: null,
    peeked: null,
    labelled: false,
    bowing: false,
    painting: 0,
    repaint: undefined,
  } as unknown as Inside;
  inside.layout = measure(inside);
  inside.loop = createLoop((milliseconds) => frame(inside, milliseconds));
  inside.pointer = createPointer(canvas, gripOf(inside));
  await paint(inside);
  relay(inside);
  if (session.state.status === 'won') inside.levels.laurels.goal = 1;
  light(inside, session.state);
  const observer = new ResizeObserver(() => sameSize(inside) || relay(inside));
  observer.observe(host);
  const stops = [
    session.subscribe((state, outcome) => follow(inside, state, outcome)),
    watchPixelRatio(() => relay(inside)),
    () => observer.disconnect(),
  ];
  canvas.addEventListener('webglcontextrestored', () => inside.loop.wake());
  return handle(inside, () => {
    for (const stop of stops) stop();
    clearTimeout(inside.repaint);
    inside.painting++;
    inside.pointer.destroy();
    inside.loop.stop();
    inside.scene.atlas?.destroy();
    inside.scene.felt.destroy();
    inside.scene.root.destroy({ children: true });
    renderer.destroy({ removeView: true });
  });
}
