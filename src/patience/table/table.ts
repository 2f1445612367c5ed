// The table: shows a session's position, animates what happened, and turns the hand's doings into intents.
// It decides nothing about the rules. `createTable` is all that other folders need.
import type { WebGLRenderer } from 'pixi.js';
import { createAnimator, isBusy } from '../../shared/table/animator';
import { createRenderer, limitTextures, takesFor, watchPicture, watchSize } from '../../shared/table/canvas';
import { createLoop } from '../../shared/table/loop';
import { standardOptions, type TableOptions, withChosen } from '../../shared/table/options';
import type { Rect } from '../../shared/table/pose';
import { motion, win } from '../../shared/table/theme';
import type { Pile } from '../core/types';
import type { Session } from '../game/session/intents';
import { measure, paint, relay, sameSize } from './fit';
import { follow, frame } from './follow';
import { gripOf, peek } from './grip';
import { cardRect, type Spot, spotAt } from './homes';
import { type Inside, level, light, settle } from './inside';
import type { Layout } from './layout';
import { createPointer } from './pointer';
import { createScene } from './scene';

export interface Table {
  /** Fits the table to its host again; also happens by itself when the host's size or the pixel ratio changes. */
  resize(): void;
  setOptions(partial: Partial<TableOptions>): void;
  /** The keyboard's ring on a card (`depth` from the top) or on a place (null); `focus(null)` takes it away. */
  focus(pile: Pile | null, depth?: number | null): void;
  /** Shows a covered card whole, until `peek(null)` or the next input. */
  peek(pile: Pile | null, depth?: number): void;
  /** Writes a lower-case letter or digits on each pile that has one; null takes them away. */
  jumpLabels(labels: ReadonlyMap<Pile, string> | null): void;
  /** What lies under a point of the host (CSS px from its top left), or null. */
  spotAt(x: number, y: number): Spot | null;
  /** Where a card or place lies in the host (CSS px), for DOM laid over it. */
  rectOf(pile: Pile, depth?: number | null): Rect | null;
  layout(): Layout;
  /** Calls back whenever piles have come to lie elsewhere. */
  onLayout(listener: () => void): void;
  /** Calls back when the browser has taken the picture away and does not give it back, and when it does after all. */
  onPicture(listener: (there: boolean) => void): void;
  /** Whether anything is under way. */
  busy(): boolean;
  /** Ends at once what is under way. */
  settle(): void;
  framesDrawn(): number;
  destroy(): void;
}

/** Any key ends the bow at once, whatever else it does. Returns how to stop. */
function skipBowByKey(inside: Inside): () => void {
  const heard = (): void => {
    if (inside.bowing) settle(inside);
  };
  window.addEventListener('keydown', heard);
  return () => window.removeEventListener('keydown', heard);
}

function handle(inside: Inside, end: () => void): Table {
  return {
    resize: () => relay(inside),
    setOptions(partial) {
      const before = inside.options;
      inside.options = withChosen(before, partial);
      // laying the table ends what is under way
      if (inside.options !== before) relay(inside);
    },
    focus(pile, depth = 0) {
      inside.focused = pile === null ? null : { pile, depth };
      inside.loop.wake();
    },
    peek: (pile, depth = 0) => peek(inside, pile === null ? null : { pile, depth }),
    jumpLabels(labels) {
      inside.labels = labels;
      inside.loop.wake();
    },
    spotAt: (x, y) => spotAt(inside.layout, inside.session.state.position, x, y),
    rectOf: (pile, depth = 0) => cardRect(inside.layout, inside.session.state.position, pile, depth ?? 0),
    layout: () => inside.layout,
    onLayout: (listener) => void inside.laid.add(listener),
    onPicture: (listener) => watchPicture(inside, listener),
    busy: () => isBusy(inside.animator),
    settle: () => void settle(inside),
    framesDrawn: () => inside.loop.frames(),
    destroy: end,
  };
}

function insideOf(
  host: HTMLElement,
  session: Session,
  renderer: WebGLRenderer,
  options: TableOptions,
): Inside {
  const { state } = session;
  const inside: Inside = {
    host,
    session,
    renderer,
    scene: createScene(),
    animator: createAnimator(),
    levels: {
      light: level(motion.light),
      hint: level(motion.lift),
      arc: level(motion.arc),
      laurels: level(win.laurel),
    },
    loop: createLoop((milliseconds) => frame(inside, milliseconds)),
    pointer: null,
    options,
    layout: measure({ host, session, options }),
    laidFor: state.rules,
    shown: state.position,
    seen: state,
    drag: null,
    focused: null,
    peeked: null,
    labels: null,
    bowing: false,
    painting: 0,
    laid: new Set(),
    repaint: undefined,
  };
  return inside;
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
  const inside = insideOf(host, session, renderer, { ...standardOptions, ...options });
  const unsubscribe = session.subscribe((state, outcome) => follow(inside, state, outcome));
  await paint(inside);
  inside.pointer = createPointer(host, gripOf(inside), takesFor(host, canvas));
  relay(inside);
  if (session.state.status === 'won') inside.levels.laurels.goal = 1;
  light(inside, session.state);
  const stops = [
    unsubscribe,
    skipBowByKey(inside),
    // a room that is not looked at has no size
    watchSize(host, () => host.clientWidth === 0 || sameSize(inside) || relay(inside)),
    () => inside.pointer?.destroy(),
  ];
  canvas.addEventListener('webglcontextrestored', () => {
    limitTextures(renderer);
    inside.loop.wake();
  });
  return handle(inside, () => {
    for (const stop of stops) stop();
    clearTimeout(inside.repaint);
    inside.painting++;
    inside.loop.stop();
    inside.scene.atlas?.destroy();
    inside.scene.felt.destroy();
    inside.scene.root.destroy({ children: true });
    renderer.destroy({ removeView: true });
  });
}
