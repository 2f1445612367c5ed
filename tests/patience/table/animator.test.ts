import { beforeAll, expect, test } from 'vitest';
import { CARDS, CELL, FOUNDATION, STOCK, WASTE } from '../../../assembly/abi';
import { moveParts } from '../../../src/patience/core/buffers';
import type { OpenCore } from '../../../src/patience/core/patience';
import { type GameId, gameIds, type Position } from '../../../src/patience/core/types';
import type { Outcome } from '../../../src/patience/game/session/intents';
import { homesFor } from '../../../src/patience/table/homes';
import { type Layout, layoutFor } from '../../../src/patience/table/layout';
import * as ways from '../../../src/patience/table/ways';
import { takeABow } from '../../../src/patience/table/win';
import * as motions from '../../../src/shared/table/animator';
import type { Pose } from '../../../src/shared/table/pose';
import { motion } from '../../../src/shared/table/theme';
import { openTestCore } from '../../support/core';
import { type FakeSession, fakeSession } from './fakeSession';

let core: OpenCore;
beforeAll(async () => {
  core = await openTestCore();
});

const screen = { width: 1280, height: 752, pixelRatio: 1, leftHanded: false, largeFaces: false };
const normal: motions.Tempo = { speed: 1, reduced: false };

interface Shown {
  readonly session: FakeSession;
  readonly animator: motions.Animator;
  readonly layout: Layout;
  position: Position;
  tempo: motions.Tempo;
}

/** A session and the picture that follows it, without a screen. */
function show(game: GameId, number: number, tempo = normal): Shown {
  core.setRules(core.gameRules(game));
  core.deal(number);
  const session = fakeSession(core, number);
  const layout = layoutFor(core.rules, screen);
  const animator = motions.createAnimator();
  motions.jump(animator, homesFor(layout, session.state.position));
  const shown: Shown = { session, animator, layout, position: session.state.position, tempo };
  session.subscribe((state, outcome) => follow(shown, state.position, outcome));
  return shown;
}

function follow(shown: Shown, position: Position, outcome: Outcome): void {
  const { animator, layout, tempo } = shown;
  const before = shown.position;
  shown.position = position;
  const homes = homesFor(layout, position);
  if (outcome.kind === 'played') ways.play(animator, layout, before, outcome.steps, homes, tempo);
  else if (outcome.kind === 'shown' && outcome.deal) ways.deal(animator, layout, position, homes, tempo);
  else if (outcome.kind === 'shown') ways.glide(animator, homes, tempo);
  else if (outcome.kind === 'refused') ways.nudge(animator, position.piles[0]?.slice(-1) ?? [], tempo);
}

/** Lets time pass in frames until all is at rest; returns the milliseconds it took. */
function rest(animator: motions.Animator): number {
  let passed = 0;
  while (motions.advance(animator, 16)) {
    passed += 16;
    expect(passed).toBeLessThan(60_000);
  }
  return passed;
}

function expectShows(shown: Shown): void {
  expect(shown.animator.tweens).toEqual([]);
  expect(shown.animator.poses).toEqual(homesFor(shown.layout, shown.session.state.position));
}

/** Small and repeatable. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % below;
  };
}

function act(shown: Shown, pick: (below: number) => number): void {
  const moves = core.moves();
  const what = pick(10);
  if (what === 0) shown.session.dispatch({ kind: 'undo' });
  else if (what === 1) shown.session.dispatch({ kind: 'redo' });
  else if (what === 2) shown.session.dispatch({ kind: 'sendAll' });
  else if (what === 3) shown.session.dispatch({ kind: 'move', from: 0, to: 0, count: 1 });
  else if (moves.length > 0) {
    const move = moves[pick(moves.length)] as number;
    shown.session.dispatch({ kind: 'move', ...moveParts(move) });
  }
}

test.each(gameIds)('%s: whatever is done, and skipped when, the picture ends as the position is', (game) => {
  for (const tempo of [
    normal,
    { speed: 3, reduced: false },
    { speed: 1, reduced: true },
    { speed: 0, reduced: false },
  ]) {
    const shown = show(game, 11, tempo);
    const pick = chance(game.length * 7 + tempo.speed);
    for (let turn = 0; turn < 60; turn++) {
      act(shown, pick);
      const end = pick(3);
      if (end === 0) motions.finish(shown.animator);
      else if (end === 1) rest(shown.animator);
      else {
        motions.advance(shown.animator, pick(250));
        continue;
      }
      expectShows(shown);
    }
    motions.finish(shown.animator);
    expectShows(shown);
  }
});

test('ten undos at once land ten moves back with every card at rest', () => {
  const shown = show('free-cells', 5);
  const before = shown.session.state.position;
  for (let turn = 0; turn < 10; turn++) {
    const move = core.moves()[turn % core.moves().length] as number;
    shown.session.dispatch({ kind: 'move', ...moveParts(move) });
  }
  for (let turn = 0; turn < 10; turn++) {
    shown.session.dispatch({ kind: 'undo' });
    motions.advance(shown.animator, 30);
  }
  rest(shown.animator);
  expect(shown.session.state.position).toEqual(before);
  expectShows(shown);
});

test('the truth is settled before the first frame, and a flying card lies above all others', () => {
  const shown = show('forty-thieves', 1);
  const top = shown.session.state.position.piles[STOCK]?.at(-1) as number;
  shown.session.dispatch({ kind: 'turn' });
  expect(shown.session.state.position.piles[WASTE]?.at(-1)).toBe(top);
  motions.advance(shown.animator, 0);
  motions.advance(shown.animator, 60);
  const flying = shown.animator.poses[top] as Pose;
  expect(flying.lift).toBeGreaterThan(0);
  for (let card = 0; card < CARDS; card++) {
    if (card !== top) expect(shown.animator.poses[card]?.z).toBeLessThan(flying.z);
  }
  const took = rest(shown.animator) + 60;
  expect(took).toBeGreaterThan(100);
  expect(took).toBeLessThanOrEqual(motion.moveMost + 16);
});

test('a deal reaches its places within a second, as a wave', () => {
  for (const game of gameIds) {
    const shown = show(game, 2);
    shown.session.dispatch({ kind: 'again' });
    motions.advance(shown.animator, 0);
    motions.advance(shown.animator, 300);
    const { piles } = shown.session.state.position;
    const first = piles[0]?.[0] as number;
    const last = piles[3]?.at(-1) as number;
    const far = (card: number): number => {
      const pose = shown.animator.poses[card] as Pose;
      const home = shown.animator.homes[card] as Pose;
      return Math.hypot(pose.x - home.x, pose.y - home.y);
    };
    expect(far(first)).toBeLessThan(far(last));
    expect(300 + rest(shown.animator)).toBeLessThan(1000);
    expectShows(shown);
  }
});

test('a carried run goes card by card, as a ripple', () => {
  const shown = show('rank-and-file', 1);
  // A run of three on an otherwise ordinary table: 5, 4, 3 of clubs on the first column.
  const position = shown.session.state.position;
  const run = [4, 3, 2];
  const free = position.piles.map((pile) => [...pile]);
  // Swapped one pair at a time, so that every card stays on the table exactly once.
  run.forEach((card, index) => {
    const target = free[0] as number[];
    const at = target.length - 3 + index;
    const there = target[at] as number;
    for (const pile of free) {
      const where = pile.indexOf(card);
      if (where >= 0) pile[where] = there;
    }
    target[at] = card;
  });
  free[STOCK]?.push(...(free[5] ?? []));
  free[5] = [];
  shown.session.load({ ...position, piles: free });
  motions.finish(shown.animator);
  const outcome = shown.session.dispatch({ kind: 'move', from: 0, to: 5, count: 3 });
  expect(outcome.kind).toBe('played');
  const starts = run.map((card) => shown.animator.tweens.find((tween) => tween.card === card)?.start ?? 0);
  expect(starts[1]).toBeGreaterThan(starts[0] ?? 0);
  expect(starts[2]).toBeGreaterThan(starts[1] ?? 0);
  rest(shown.animator);
  expectShows(shown);
});

test('cards in the hand fly on from there when dropped, and go home when refused', () => {
  const shown = show('forty-thieves', 1);
  const move = core.moves().find((one) => moveParts(one).from < CELL && moveParts(one).to < CELL) as number;
  const { from, to } = moveParts(move);
  const card = shown.session.state.position.piles[from]?.at(-1) as number;
  motions.hold(shown.animator, [card], normal);
  motions.carry(shown.animator, 200, 100);
  motions.advance(shown.animator, 200);
  const held = { ...(shown.animator.poses[card] as Pose) };
  expect(held.lift).toBe(1);
  expect(shown.session.dispatch({ kind: 'move', from, to: from, count: 1 }).kind).toBe('refused');
  expect(shown.animator.poses[card]?.x).toBe(held.x);
  rest(shown.animator);
  expectShows(shown);
  motions.hold(shown.animator, [card], normal);
  motions.carry(shown.animator, 200, 100);
  shown.session.dispatch({ kind: 'move', from, to, count: 1 });
  expect(shown.animator.poses[card]?.x).toBe(held.x);
  rest(shown.animator);
  expectShows(shown);
});

test('a refused card is nudged within its time and lies where it lay', () => {
  const shown = show('forty-thieves', 1);
  ways.nudge(shown.animator, [shown.position.piles[0]?.at(-1) as number], normal);
  expect(rest(shown.animator)).toBeLessThanOrEqual(motion.nudge + 16);
  expectShows(shown);
});

test('with reduced motion nothing flies: cards appear where they now lie', () => {
  const shown = show('forty-thieves', 1, { speed: 1, reduced: true });
  shown.session.dispatch({ kind: 'turn' });
  const card = shown.session.state.position.piles[WASTE]?.at(-1) as number;
  const home = shown.animator.homes[card] as Pose;
  expect(shown.animator.poses[card]).toMatchObject({ x: home.x, y: home.y, turn: 1, alpha: 0 });
  rest(shown.animator);
  expectShows(shown);
});

test.each(['forty-thieves', 'free-cells'] as const)(
  '%s: the bow ends, or is cut short, with every card home',
  (game) => {
    const shown = show(game, 1);
    const { decks } = core.rules;
    const piles = shown.position.piles.map(() => [] as number[]);
    for (let card = 0; card < 52 * decks; card++) {
      piles[FOUNDATION + 2 * Math.floor((card % 52) / 13) + Math.floor(card / 52)]?.push(card);
    }
    shown.session.load({ ...shown.position, piles });
    rest(shown.animator);
    for (const skipAfter of [0, 900, 2600, 60_000]) {
      takeABow(shown.animator, shown.layout, shown.session.state.position, 1);
      motions.advance(shown.animator, 0);
      for (let passed = 0; passed < skipAfter && motions.isBusy(shown.animator); passed += 16) {
        motions.advance(shown.animator, 16);
        for (const pose of shown.animator.poses) {
          expect(pose.x).toBeGreaterThan(-shown.layout.cardWidth);
          expect(pose.x).toBeLessThan(screen.width + shown.layout.cardWidth);
        }
      }
      motions.finish(shown.animator);
      expectShows(shown);
    }
  },
);
