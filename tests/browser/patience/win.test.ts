// A patience that comes out, whatever happens to the window meanwhile.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FOUNDATION, STOCK } from '../../../assembly/abi';
import { moveParts } from '../../../src/patience/core/buffers';
import { readMove, splitMoves } from '../../../src/patience/core/moveText';
import type { Pile, Position } from '../../../src/patience/core/types';
import { atRest } from '../../support/browser';
import { openTestCore } from '../../support/core';
import { kept, type Player, sitDown } from '../../support/player';
import { stand } from '../../support/stand';

/** A short way from deal 58 to where all the rest can go up. */
const way = splitMoves(
  '5-f 6-f 4-5 8-2 1-3 8-1 6-1 4-6 4-f 8-f 5-8x2 5-3 2-6x2 7-a 7-b 7-5 1-f a-1 6-5x4 6-8 6-f 3-6x3 3-8 3-1 3-6 3-6 7-f 2-f 2-1 2-f 1-2x4 5-f 5-f 4-3 1-7',
);

let player: Player;
beforeAll(async () => {
  player = await sitDown(stand, 'free-cells', 58, { storageState: kept(stand, { speed: 'fast' }) });
});
afterAll(() => expect(player.complaints).toEqual([]));

const judge = await openTestCore();
const result = () => player.page.locator('dialog.result[open]');
const homes = (position: Position) => position.piles.slice(FOUNDATION).flat();

/** The way as the twin plays it: each move's two places, as it comes to them. */
function* theWay(): Generator<[Pile, depth: number][]> {
  judge.setRules(judge.gameRules('free-cells'));
  for (const token of way) {
    judge.load(player.twin.state.position);
    const { from, to, count } = moveParts(readMove(token, judge));
    yield [
      [from, count - 1],
      [to, 0],
    ];
    player.twinDoes({ kind: 'move', from, to, count });
  }
  expect(player.twin.state.canFinish).toBe(true);
}

/** The deal again, on a screen of the size that it had. */
async function begin(): Promise<void> {
  await player.page.setViewportSize({ width: 640, height: 440 });
  await player.deal('free-cells', 58);
}

it('all the rest can go up: that is offered after the last of many taps, faster than the cards can fly', async () => {
  await begin();
  for (const places of theWay()) for (const place of places) await player.press(...place);
  await player.agrees();
  expect(await player.sentence()).toContain('All the rest can go up.');
});

describe('the win', () => {
  beforeEach(async () => {
    await begin();
    await player.pressAll([...theWay()].flat());
    await player.agrees();
  });

  it('is offered when all the rest can go up, and comes at F', async () => {
    expect(await player.sentence()).toContain('All the rest can go up.');
    await player.key('f');
    player.twinDoes({ kind: 'finish' });
    expect(homes(player.twin.state.position)).toHaveLength(52);
    await player.agrees();
    await result().waitFor();
    expect(await result().locator('.result-number').textContent()).toBe('No. 58');
    const figures = await result().locator('.result-figures').textContent();
    expect(figures).toContain(`in ${player.twin.state.moves} moves`);
    expect(figures).not.toContain('help');
  });

  it('comes at the button of the offer, and its show is cut short by a tap', async () => {
    await player.page.locator('.message').getByRole('button', { name: 'Play to the end' }).click();
    player.twinDoes({ kind: 'finish' });
    await player.agrees();
    await player.page.mouse.click(320, 400);
    await result().waitFor();
    await player.agrees();
  });

  it('survives a rotated screen in the middle of its show', async () => {
    await player.key('f');
    player.twinDoes({ kind: 'finish' });
    for (const [width, height] of [
      [390, 700],
      [700, 390],
      [320, 568],
    ] as const) {
      await player.page.setViewportSize({ width, height });
    }
    await result().waitFor();
    await player.agrees();
    await result().getByRole('button', { name: 'Look at the table' }).click();
    await atRest(player.page);
  });

  it('can be undone: the result goes, and comes back with redo', async () => {
    await player.key('f');
    await result().waitFor();
    await player.key('z');
    await result().waitFor({ state: 'hidden' });
    await player.agrees();
    await player.key('r');
    player.twinDoes({ kind: 'finish' });
    await result().waitFor();
    await player.agrees();
  });

  it('leads to the next number', async () => {
    await player.key('f');
    await result().waitFor();
    await result().getByRole('button', { name: 'Next number' }).click();
    await result().waitFor({ state: 'hidden' });
    expect(new URL(player.page.url()).hash).toBe('#/free-cells/59');
  });
});

describe('a game that is lost', () => {
  it('says that nothing can be moved any more, and offers the ways out', async () => {
    await player.deal('forty-thieves', 1);
    // turning everything and moving nothing else ends where no card goes anywhere, or the twin tells
    await player.pressAll(Array.from({ length: 64 }, () => [STOCK, 0] as const));
    for (let i = 0; i < 64; i++) player.twinDoes({ kind: 'turn' });
    await player.agrees();
    const stuck = player.twin.state.status === 'stuck';
    expect((await player.sentence()).includes('Nothing can be moved any more.')).toBe(stuck);
  });
});
