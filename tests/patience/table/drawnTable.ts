// The drawn table without a screen: a real session, the real animator and everything that hangs on them; only the
// renderer draws nothing, and no frame comes by itself. A test that imports it makes a browser for the library first.

import type { WebGLRenderer } from 'pixi.js';
import { expect, vi } from 'vitest';
import type { RuleRecord } from '../../../src/patience/core/types';
import type { Intent, Session } from '../../../src/patience/game/session/intents';
import { measure } from '../../../src/patience/table/fit';
import { follow, frame } from '../../../src/patience/table/follow';
import { gripOf } from '../../../src/patience/table/grip';
import { cardRect, homesFor } from '../../../src/patience/table/homes';
import { createScene } from '../../../src/patience/table/scene';
import { fadeOf, idleTable, type TableState } from '../../../src/patience/table/tableState';
import type { Spot } from '../../../src/patience/table/touch';
import type { GameId } from '../../../src/shared/core/types';
import { createAnimator, jump } from '../../../src/shared/table/animator';
import { standardOptions, type TableOptions } from '../../../src/shared/table/options';
import type { PointerHandler } from '../../../src/shared/table/pointer';
import { openScene, type Scene, written } from '../game/fakes';

export interface DrawnScene extends Scene {
  readonly table: TableState;
  readonly grip: PointerHandler<Spot>;
  /** what the table asked of the session */
  readonly intents: Intent[];
  /** how often a frame was asked for */
  readonly wakes: () => number;
  /** lays written cards, with rules that differ from the game's */
  lay(position: string, changes?: Partial<RuleRecord>): void;
  /** lets frames pass until all is at rest; the milliseconds it took */
  rest(): number;
  /** drags a card with those above it until it lies on the top card or the place of a pile, and lets go there */
  dragTo(from: number, depth: number, to: number): void;
  /** every card lies where the session's position has it, and nothing moves or is held */
  agrees(): void;
}

const canvas = {
  screen: { width: 1280, height: 752 },
  resolution: 1,
  gl: { isContextLost: () => true },
} as unknown as WebGLRenderer;

export async function openDrawn(
  game: GameId,
  number = 1,
  chosen: Partial<TableOptions> = {},
): Promise<DrawnScene> {
  // pictures would be painted after a while
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('window', { devicePixelRatio: 1 });
  const scene = await openScene(game, number);
  const { session } = scene;
  const intents: Intent[] = [];
  const heard: Session = {
    ...session,
    get state() {
      return session.state;
    },
    dispatch(intent) {
      intents.push(intent);
      return session.dispatch(intent);
    },
  };
  const host = { clientWidth: 1280, clientHeight: 752, dataset: {} } as HTMLElement;
  const options = { ...standardOptions, ...chosen };
  let wakes = 0;
  const table: TableState = {
    host,
    session: heard,
    renderer: canvas,
    scene: createScene(),
    animator: createAnimator(),
    fades: { light: fadeOf(1), hint: fadeOf(1), arc: fadeOf(1), laurels: fadeOf(1) },
    loop: { wake: () => void wakes++, now: () => {}, stop: () => {}, frames: () => wakes },
    ...idleTable(),
    options,
    layout: measure({ host, session, options }),
    layoutRules: session.state.rules,
    lastState: session.state,
    shown: session.state.position,
  };
  jump(table.animator, homesFor(table.layout, table.shown));
  session.subscribe((state, outcome) => follow(table, state, outcome));
  const grip = gripOf(table);
  const rest = () => {
    let passed = 0;
    while (frame(table, 16)) {
      passed += 16;
      expect(passed).toBeLessThan(60_000);
    }
    return passed;
  };
  return {
    ...scene,
    table,
    grip,
    intents,
    wakes: () => wakes,
    rest,
    lay(position, changes) {
      session.open(written(scene.core, game, position, changes));
      rest();
    },
    dragTo(from, depth, to) {
      const start = cardRect(table.layout, session.state.position, from, depth)!;
      const end = cardRect(table.layout, session.state.position, to, 0)!;
      expect(grip.lift({ pile: from, depth })).toBe(true);
      grip.carry(end.x - start.x, end.y - start.y);
      grip.drop();
    },
    agrees() {
      expect(table.animator.tweens).toEqual([]);
      expect([...table.animator.held]).toEqual([]);
      expect(table.animator.poses).toEqual(homesFor(table.layout, session.state.position));
    },
  };
}
