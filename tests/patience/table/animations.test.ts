import { afterEach, expect, test, vi } from 'vitest';
import { CARDS, CELL, STOCK, WASTE } from '../../../assembly/abi';
import { moveParts } from '../../../src/patience/core/buffers';
import * as animations from '../../../src/patience/table/animations';
import { celebrate } from '../../../src/patience/table/win';
import { gameIds } from '../../../src/shared/core/types';
import * as motions from '../../../src/shared/table/animator';
import { carry } from '../../../src/shared/table/carry';
import { motion } from '../../../src/shared/table/measures';
import type { TableOptions } from '../../../src/shared/table/options';
import type { Pose } from '../../../src/shared/table/pose';
import { type DrawnScene, openDrawn } from './drawnTable';

// The library looks for a browser as soon as it is loaded.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: 'node' }));

afterEach(() => {
  vi.useRealTimers();
});

const normal: motions.Tempo = { speed: 1, reduced: false };

/** Lets time pass in frames until all is at rest; returns the milliseconds it took. */
function rest(animator: motions.Animator): number {
  let passed = 0;
  while (motions.advance(animator, 16)) {
    passed += 16;
    expect(passed).toBeLessThan(60_000);
  }
  return passed;
}

/** Small and repeatable. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % below;
  };
}

function act({ core, session }: DrawnScene, pick: (below: number) => number): void {
  const moves = core.moves();
  const what = pick(10);
  if (what === 0) session.dispatch({ kind: 'undo' });
  else if (what === 1) session.dispatch({ kind: 'redo' });
  else if (what === 2) session.dispatch({ kind: 'sendAll' });
  else if (what === 3) session.dispatch({ kind: 'move', from: 0, to: 0, count: 1 });
  else if (moves.length > 0) {
    const move = moves[pick(moves.length)] as number;
    session.dispatch({ kind: 'move', ...moveParts(move) });
  }
}

test.each(gameIds)(
  '%s: whatever is done, and skipped when, the picture ends as the position is',
  async (game) => {
    for (const wish of [{}, { speed: 3 }, { reducedMotion: true }, { speed: 0 }]) {
      const shown = await openDrawn(game, 11, wish);
      const pick = chance(game.length * 7 + shown.table.options.speed);
      for (let turn = 0; turn < 60; turn++) {
        act(shown, pick);
        const end = pick(3);
        if (end === 0) motions.finish(shown.table.animator);
        else if (end === 1) rest(shown.table.animator);
        else {
          motions.advance(shown.table.animator, pick(250));
          continue;
        }
        shown.agrees();
      }
      motions.finish(shown.table.animator);
      shown.agrees();
    }
  },
);

test('ten undos at once land ten moves back with every card at rest', async () => {
  const shown = await openDrawn('free-cells', 5);
  const before = shown.session.state.position;
  for (let turn = 0; turn < 10; turn++) {
    const moves = shown.core.moves();
    const move = moves[turn % moves.length] as number;
    shown.session.dispatch({ kind: 'move', ...moveParts(move) });
  }
  for (let turn = 0; turn < 10; turn++) {
    shown.session.dispatch({ kind: 'undo' });
    motions.advance(shown.table.animator, 30);
  }
  rest(shown.table.animator);
  expect(shown.session.state.position).toEqual(before);
  shown.agrees();
});

test('the truth is settled before the first frame, and a flying card lies above all others', async () => {
  const shown = await openDrawn('forty-thieves', 1);
  const top = shown.session.state.position.piles[STOCK]?.at(-1) as number;
  shown.session.dispatch({ kind: 'turn' });
  expect(shown.session.state.position.piles[WASTE]?.at(-1)).toBe(top);
  motions.advance(shown.table.animator, 0);
  motions.advance(shown.table.animator, 60);
  const flying = shown.table.animator.poses[top] as Pose;
  expect(flying.lift).toBeGreaterThan(0);
  for (let card = 0; card < CARDS; card++) {
    if (card !== top) expect(shown.table.animator.poses[card]?.z).toBeLessThan(flying.z);
  }
  const took = rest(shown.table.animator) + 60;
  expect(took).toBeGreaterThan(100);
  expect(took).toBeLessThanOrEqual(motion.moveMost + 16);
});

test('a deal reaches its places within a second, as a wave', async () => {
  for (const game of gameIds) {
    const shown = await openDrawn(game, 2);
    shown.session.dispatch({ kind: 'again' });
    motions.advance(shown.table.animator, 0);
    motions.advance(shown.table.animator, 300);
    const { piles } = shown.session.state.position;
    const first = piles[0]?.[0] as number;
    const last = piles[3]?.at(-1) as number;
    const far = (card: number): number => {
      const pose = shown.table.animator.poses[card] as Pose;
      const home = shown.table.animator.homes[card] as Pose;
      return Math.hypot(pose.x - home.x, pose.y - home.y);
    };
    expect(far(first)).toBeLessThan(far(last));
    expect(300 + rest(shown.table.animator)).toBeLessThan(1000);
    shown.agrees();
  }
});

/** Three cards that go as one from the first column to the sixth. */
async function openRun(
  wish: Partial<TableOptions> = {},
): Promise<DrawnScene & { readonly run: readonly number[] }> {
  const shown = await openDrawn('rank-and-file', 1, wish);
  shown.settings.autoUp = false;
  shown.lay(['Foundations: C-13 C-13 D-13 D-13 H-13 H-13 S-13 S-10', 'KS QS JS'].join('\n'));
  return { ...shown, run: [...shown.session.state.position.piles[0]!] };
}

test('a run goes as one packet: its last card 8 to 15 px behind the first, all leaning one way, then straight', async () => {
  const { run, session, table, agrees } = await openRun();
  const from = run.map((card) => table.animator.poses[card]!.x);
  expect(session.dispatch({ kind: 'move', from: 0, to: 5, count: 3 }).kind).toBe('played');
  let lag = 0;
  let least = 0;
  let most = 0;
  motions.advance(table.animator, 0);
  while (motions.advance(table.animator, 4)) {
    const poses = run.map((card) => table.animator.poses[card]!);
    // where they would be if they stood straight
    const gone = poses.map(({ x, tilt, y }, i) => x + Math.sin(tilt) * (y - poses[0]!.y) - from[i]!);
    lag = Math.max(lag, gone[0]! - gone[2]!);
    for (const { tilt } of poses) {
      least = Math.min(least, tilt);
      most = Math.max(most, tilt);
    }
  }
  expect(lag).toBeGreaterThanOrEqual(8);
  expect(lag).toBeLessThanOrEqual(15);
  // to the right: the foot lags, which is a turn with the clock
  expect(least).toBe(0);
  expect(most).toBeGreaterThan(0.02);
  expect(most).toBeLessThanOrEqual(motion.leanMost);
  agrees();
});

test('dragged cards lean as long as they are moved, hang on the first one, and stand straight at rest', async () => {
  const { run, table, grip } = await openRun();
  const { animator } = table;
  grip.lift({ pile: 0, depth: 2 });
  const at = run.map((card) => ({ ...animator.poses[card]! }));
  for (let x = 0; x <= 160; x += 16) {
    grip.carry(x, 0);
    motions.advance(animator, 16);
  }
  const leaning = run.map((card) => animator.poses[card]!);
  expect(leaning[0]!.x - at[0]!.x).toBe(160);
  expect(leaning.every(({ tilt }) => tilt === leaning[0]!.tilt && tilt > 0.01)).toBe(true);
  expect(leaning[2]!.x - at[2]!.x).toBeLessThan(160);
  expect(rest(animator)).toBeLessThan(1000);
  run.forEach((card, i) => {
    expect(animator.poses[card]).toMatchObject({ x: at[i]!.x + 160, y: at[i]!.y, tilt: 0 });
  });
});

test('under a finger dragged cards lie 60 px above it, never off the table; under a mouse they do not', async () => {
  const { run, table, grip } = await openRun();
  const { animator, layout } = table;
  const card = run[0]!;
  const { y } = animator.homes[card]!;
  for (const byFinger of [false, true]) {
    grip.lift({ pile: 0, depth: 2 }, byFinger);
    grip.carry(0, 200);
    rest(animator);
    expect(animator.poses[card]!.y).toBe(y + 200 - (byFinger ? 60 : 0));
    grip.carry(0, layout.cardHeight / 2 - y + 10);
    expect(animator.poses[card]!.y).toBe(layout.cardHeight / 2 + (byFinger ? 0 : 10));
    grip.putBack();
    rest(animator);
  }
});

test('a card let go of where the finger points, or where the card lies, goes there', async () => {
  for (const aim of [0, 60]) {
    const { run, table, grip, session } = await openRun();
    const { layout } = table;
    const from = layout.places[0]!;
    const to = layout.places[5]!;
    grip.lift({ pile: 0, depth: 2 }, true);
    rest(table.animator);
    grip.carry(to.x - from.x, to.y - from.y + aim);
    grip.drop();
    expect(session.state.position.piles[5]).toEqual(run);
  }
});

test.each([{ reducedMotion: true }, { speed: 0 }])('none of this where nothing may fly: %o', async (wish) => {
  const { run, table, grip, session } = await openRun(wish);
  const { animator } = table;
  const card = run[0]!;
  const home = { ...animator.homes[card]! };
  grip.lift({ pile: 0, depth: 2 }, true);
  for (const x of [50, 100]) {
    grip.carry(x, 20);
    motions.advance(animator, 16);
    expect(animator.poses[card]).toMatchObject({ x: home.x + x, y: home.y + 20, tilt: 0 });
  }
  grip.putBack();
  session.dispatch({ kind: 'move', from: 0, to: 5, count: 3 });
  motions.advance(animator, 0);
  motions.advance(animator, 8);
  expect(animator.poses[card]).toMatchObject({ x: animator.homes[card]!.x, tilt: 0 });
});

test('before a new deal the old cards are swept face down to the stock, from where they are dealt', async () => {
  const shown = await openDrawn('forty-thieves', 2);
  const { animator, layout } = shown.table;
  const stock = layout.places[STOCK]!;
  const middle = { x: stock.x + layout.cardWidth / 2, y: stock.y + layout.cardHeight / 2 };
  const lying = animator.poses.map((pose) => ({ ...pose }));
  const old = shown.session.state.position.piles[9]!.at(-1)!;
  shown.session.dispatch({ kind: 'deal', game: 'forty-thieves', number: 3 });
  motions.advance(animator, 0);
  // they begin where they lay
  expect(animator.poses[old]).toMatchObject({ x: lying[old]!.x, y: lying[old]!.y, shown: true });
  let turned = 1;
  while (animator.clock < motion.sweepSpan + motion.sweepCard - 8) {
    motions.advance(animator, 8);
    turned = Math.min(turned, animator.poses[old]!.turn);
  }
  expect(turned).toBeLessThan(0.1);
  const far = Math.max(
    ...animator.poses.flatMap((pose) =>
      pose.shown ? [Math.hypot(pose.x - middle.x, pose.y - middle.y)] : [],
    ),
  );
  expect(far).toBeLessThan(layout.cardWidth);
  rest(animator);
  shown.agrees();
});

test('cards in the hand fly on from there when dropped, and go home when refused', async () => {
  const shown = await openDrawn('forty-thieves', 1);
  const move = shown.core
    .moves()
    .find((one) => moveParts(one).from < CELL && moveParts(one).to < CELL) as number;
  const { from, to } = moveParts(move);
  const card = shown.session.state.position.piles[from]?.at(-1) as number;
  motions.hold(shown.table.animator, [card], normal);
  carry(shown.table.animator, 200, 100);
  motions.advance(shown.table.animator, 200);
  const held = { ...(shown.table.animator.poses[card] as Pose) };
  expect(held.lift).toBe(1);
  expect(shown.session.dispatch({ kind: 'move', from, to: from, count: 1 }).kind).toBe('refused');
  expect(shown.table.animator.poses[card]?.x).toBe(held.x);
  rest(shown.table.animator);
  shown.agrees();
  motions.hold(shown.table.animator, [card], normal);
  carry(shown.table.animator, 200, 100);
  shown.session.dispatch({ kind: 'move', from, to, count: 1 });
  expect(shown.table.animator.poses[card]?.x).toBe(held.x);
  rest(shown.table.animator);
  shown.agrees();
});

test('a refused card is nudged within its time and lies where it lay', async () => {
  const shown = await openDrawn('forty-thieves', 1);
  animations.nudge(shown.table.animator, [shown.table.shown.piles[0]?.at(-1) as number], normal);
  expect(rest(shown.table.animator)).toBeLessThanOrEqual(motion.nudge + 16);
  shown.agrees();
});

test('with reduced motion nothing flies: cards appear where they now lie', async () => {
  const shown = await openDrawn('forty-thieves', 1, { reducedMotion: true });
  shown.session.dispatch({ kind: 'turn' });
  const card = shown.session.state.position.piles[WASTE]?.at(-1) as number;
  const home = shown.table.animator.homes[card] as Pose;
  expect(shown.table.animator.poses[card]).toMatchObject({ x: home.x, y: home.y, turn: 1, alpha: 0 });
  rest(shown.table.animator);
  shown.agrees();
});

test.each([
  ['forty-thieves', 'Foundations: C-13 C-13 D-13 D-13 H-13 H-13 S-13 S-13'],
  ['free-cells', 'Foundations: C-13 D-13 H-13 S-13'],
] as const)('%s: the bow ends, or is cut short, with every card home', async (game, done) => {
  const shown = await openDrawn(game, 1);
  shown.lay(done);
  const { animator, layout } = shown.table;
  for (const skipAfter of [0, 900, 2600, 60_000]) {
    celebrate(animator, layout, shown.session.state.position, 1);
    motions.advance(animator, 0);
    for (let passed = 0; passed < skipAfter && motions.isBusy(animator); passed += 16) {
      motions.advance(animator, 16);
      for (const pose of animator.poses) {
        expect(pose.x).toBeGreaterThan(-layout.cardWidth);
        expect(pose.x).toBeLessThan(layout.screen.width + layout.cardWidth);
      }
    }
    motions.finish(animator);
    shown.agrees();
  }
});
