// The drawn table: shows a session's position, animates what happened, and turns what a pointer does into
// intents. It decides nothing about the rules. `createTable` is all that other folders need.
import type { WebGLRenderer } from 'pixi.js';
import { createAnimator, isBusy } from '../../shared/table/animator';
import {
  createRenderer,
  isOutdated,
  limitTextures,
  onTableTest,
  watchPicture,
  watchSize,
} from '../../shared/table/canvas';
import { createLoop } from '../../shared/table/loop';
import { motion, win } from '../../shared/table/measures';
import { standardOptions, type TableOptions, withChosen } from '../../shared/table/options';
import { createPointer } from '../../shared/table/pointer';
import type { Rect } from '../../shared/table/pose';
import type { Pile } from '../core/types';
import type { Session } from '../game/session/intents';
import { measure, paint, relayout } from './fit';
import { follow, frame } from './follow';
import { gripOf, peek } from './grip';
import { hold } from './held';
import { cardRect, spotAt } from './homes';
import type { Layout } from './layout';
import { createScene } from './scene';
import { fadeOf, idleTable, settle, type TableState, updateFades } from './tableState';
import type { Held, Spot } from './touch';

export interface Table {
  /** Fits the table to its host again, as happens by itself when the host's size or pixel ratio changes. */
  resize(): void;
  setOptions(partial: Partial<TableOptions>): void;
  /** The keyboard's ring, on a card (`depth` from the top) or a place (null); `focus(null)` removes it. */
  focus(pile: Pile | null, depth?: number | null): void;
  /** Shows a covered card whole, until `peek(null)` or the next input. */
  peek(pile: Pile | null, depth?: number): void;
  /** Shows what a held key asks about a card, until `hold(null)` or the next change of the position. */
  hold(held: Held | null): void;
  /** Writes a lower-case letter or digits on each pile that has one; null takes them away. */
  jumpLabels(labels: ReadonlyMap<Pile, string> | null): void;
  /** What lies under a point of the host (CSS px from its top left), or null. */
  spotAt(x: number, y: number): Spot | null;
  /** Where a card or place lies in the host (CSS px), for DOM laid over it. */
  rectOf(pile: Pile, depth?: number | null): Rect | null;
  layout(): Layout;
  /** Calls back whenever piles have come to lie elsewhere. */
  onLayout(listener: () => void): void;
  /** Calls back when the browser has taken the picture away for good, and when it comes back after all. */
  onPicture(listener: (there: boolean) => void): void;
  /** Whether anything moves. */
  busy(): boolean;
  /** What a pointer drags goes back to where it lay. */
  letGo(): void;
  /** Ends every movement at once. */
  settle(): void;
  framesDrawn(): number;
  destroy(): void;
}

/** Any key ends the bow at once, whatever else it does. Returns how to stop. */
function endBowByKey(table: TableState): () => void {
  const heard = (): void => {
    if (table.celebrating) settle(table);
  };
  window.addEventListener('keydown', heard);
  return () => window.removeEventListener('keydown', heard);
}

function handle(table: TableState, end: () => void): Table {
  return {
    resize: () => relayout(table),
    setOptions(partial) {
      const before = table.options;
      table.options = withChosen(before, partial);
      // a new layout ends what moves
      if (table.options !== before) relayout(table);
    },
    focus(pile, depth = 0) {
      table.focused = pile === null ? null : { pile, depth };
      table.loop.wake();
    },
    peek: (pile, depth = 0) => peek(table, pile === null ? null : { pile, depth }),
    hold: (held) => hold(table, held),
    jumpLabels(labels) {
      table.labels = labels;
      table.loop.wake();
    },
    spotAt: (x, y) => spotAt(table.layout, table.session.state.position, x, y),
    rectOf: (pile, depth = 0) => cardRect(table.layout, table.session.state.position, pile, depth ?? 0),
    layout: () => table.layout,
    onLayout: (listener) => void table.layoutListeners.add(listener),
    onPicture: (listener) => watchPicture(table, listener),
    busy: () => isBusy(table.animator) || table.fades.laurels.value !== table.fades.laurels.goal,
    letGo: () => table.pointer?.cancel(),
    settle: () => void settle(table),
    framesDrawn: () => table.loop.frames(),
    destroy: end,
  };
}

function createState(
  host: HTMLElement,
  session: Session,
  renderer: WebGLRenderer,
  options: TableOptions,
): TableState {
  const { state } = session;
  const table: TableState = {
    host,
    session,
    renderer,
    scene: createScene(),
    animator: createAnimator(),
    fades: {
      light: fadeOf(motion.light),
      hint: fadeOf(motion.lift),
      arc: fadeOf(motion.arc),
      laurels: fadeOf(win.laurel),
    },
    loop: createLoop((milliseconds) => frame(table, milliseconds)),
    ...idleTable(),
    options,
    layout: measure({ host, session, options }),
    layoutRules: state.rules,
    shown: state.position,
    lastState: state,
  };
  return table;
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
  const table = createState(host, session, renderer, { ...standardOptions, ...options });
  const unsubscribe = session.subscribe((state, outcome) => follow(table, state, outcome));
  await paint(table);
  table.pointer = createPointer(host, gripOf(table), onTableTest(host, canvas));
  relayout(table);
  if (session.state.status === 'won') table.fades.laurels.goal = 1;
  updateFades(table, session.state);
  const stops = [
    unsubscribe,
    endBowByKey(table),
    watchSize(host, () => isOutdated(host, table.layout.screen) && relayout(table)),
    () => table.pointer?.destroy(),
  ];
  canvas.addEventListener('webglcontextrestored', () => {
    limitTextures(renderer);
    table.loop.wake();
  });
  return handle(table, () => {
    for (const stop of stops) stop();
    clearTimeout(table.repaint);
    table.painting++;
    table.loop.stop();
    table.scene.atlas?.destroy();
    table.scene.felt.destroy();
    table.scene.root.destroy({ children: true });
    renderer.destroy({ removeView: true });
  });
}
