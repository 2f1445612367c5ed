// The mouse at the table: drags, taps, double clicks, the right button, and drags that something interrupts.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CELL, FOUNDATION, STOCK, WASTE } from '../../../assembly/abi';
import { atRest } from '../../support/browser';
import { type Player, sitDown } from '../../support/player';
import { stand } from '../../support/stand';

const diamonds = FOUNDATION + 2;
const hearts = FOUNDATION + 4;

let player: Player;
beforeAll(async () => {
  player = await sitDown(stand, 'free-cells', 1);
});
afterAll(() => expect(player.complaints).toEqual([]));

/** The picture of the table, which is still. */
async function picture(): Promise<string> {
  await atRest(player.page);
  return (await player.page.locator('canvas').screenshot()).toString('base64');
}

/** Takes the ten of hearts of Josephine 1 into the hand, and carries it halfway to the jack. */
async function carryTen(): Promise<{ x: number; y: number }> {
  const { mouse } = player.page;
  const from = await player.point(7);
  const to = await player.point(3);
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  return to;
}

describe('dragging', () => {
  beforeEach(() => player.deal('josephine', 1));

  it('lays the card on a pile that takes it', async () => {
    await player.dragTo(7, 0, 3);
    player.twinDoes({ kind: 'move', from: 7, to: 3, count: 1 });
    await player.agrees();
    expect(await player.hears(3)).toBe('Column 4, 5 cards, top 10 of hearts');
    expect(await player.hears(diamonds)).toBe('Foundation of diamonds, 1 card, top ace of diamonds');
  });

  it('begins after four pixels: a hand that trembles by three taps', async () => {
    await player.dragBy(7, 0, 3, 0);
    player.twinDoes({ kind: 'select', pile: 7, depth: 0 });
    await player.agrees();
  });

  it('puts back a card that no pile takes, and says why', async () => {
    await player.dragTo(2, 0, 1);
    expect(await player.sentence()).toBe('Columns are built down in the same suit.');
    await player.agrees();
    await expect
      .poll(() => player.page.locator('.live').textContent())
      .toContain('Columns are built down in the same suit');
  });

  it('puts the card back at Esc, and before a sheet opens over it', async () => {
    // what is told of the deal before goes first
    await player.key('Escape');
    const still = await picture();
    await carryTen();
    await player.key('Escape');
    expect(await picture()).toBe(still);
    await player.page.mouse.up();
    await player.agrees();
    await carryTen();
    await player.key('m');
    await player.page.locator('dialog[open]').waitFor();
    await player.page.mouse.up();
    await player.key('Escape');
    await player.page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(await picture()).toBe(still);
    await player.agrees();
  });

  it('puts back a card that was let go on bare cloth, and says nothing', async () => {
    await player.dragBy(7, 0, 0, 200);
    await player.agrees();
    expect(await player.sentence()).toBe('');
  });

  it('does not lift a card of the stock', async () => {
    await player.dragTo(STOCK, 0, WASTE);
    await player.agrees();
  });
});

describe('aiming', () => {
  it('goes by what the card covers, not by where the pointer is', async () => {
    await player.deal('free-cells', 1);
    const { mouse } = player.page;
    const card = await player.rect(1);
    const a = await player.rect(CELL);
    const b = await player.rect(CELL + 1);
    const grip = 3;
    const x = b.x - 0.42 * b.width;
    // the pointer ends over cell a, which takes the card too
    expect(x + grip).toBeLessThan(a.x + a.width);
    await mouse.move(card.x + grip, card.y + 6);
    await mouse.down();
    await mouse.move(x + grip, b.y + 6, { steps: 5 });
    await mouse.up();
    player.twinDoes({ kind: 'move', from: 1, to: CELL + 1, count: 1 });
    await player.agrees();
    expect(await player.hears(CELL)).toBe('Free cell a, empty');
    expect(await player.hears(CELL + 1)).toBe('Free cell b, 1 card, top 9 of clubs');
  });

  it('reaches a column below its last card', async () => {
    await player.deal('josephine', 1);
    const card = await player.rect(7);
    const column = await player.rect(3);
    await player.dragBy(7, 0, column.x - card.x, 100);
    player.twinDoes({ kind: 'move', from: 7, to: 3, count: 1 });
    await player.agrees();
  });

  it('lights the piles that take the card', async () => {
    await player.deal('josephine', 1);
    await atRest(player.page);
    const clip = await player.rect(3);
    const before = await player.page.screenshot({ clip });
    await carryTen();
    await atRest(player.page);
    expect((await player.page.screenshot({ clip })).equals(before)).toBe(false);
    await player.page.mouse.up();
  });
});

describe('tapping', () => {
  beforeEach(() => player.deal('josephine', 1));

  it('picks up at the first tap and moves at the second', async () => {
    await player.tap(7);
    player.twinDoes({ kind: 'select', pile: 7, depth: 0 });
    await player.agrees();
    await player.tap(3);
    player.twinDoes({ kind: 'move', from: 7, to: 3, count: 1 });
    await player.agrees();
  });

  it('moves the hand to another card that is no target', async () => {
    await player.tap(7);
    await player.tap(0);
    player.twinDoes({ kind: 'select', pile: 0, depth: 0 });
    await player.agrees();
  });

  it('puts down at a tap on bare cloth', async () => {
    await player.tap(7);
    await player.page.mouse.click(320, 430);
    await player.agrees();
  });

  it('sends a card to its best place at a second tap, however late', async () => {
    await player.tap(7);
    await player.page.waitForTimeout(700);
    await player.tap(7);
    player.twinDoes({ kind: 'send', pile: 7, depth: 0 });
    await player.agrees();
    expect(await player.hears(3)).toBe('Column 4, 5 cards, top 10 of hearts');
  });

  it('sends a card to its best place at a double click', async () => {
    const { x, y } = await player.point(7);
    await player.page.mouse.dblclick(x, y);
    player.twinDoes({ kind: 'send', pile: 7, depth: 0 });
    await player.agrees();
  });

  it('says which card a foundation waits for', async () => {
    await player.tap(7);
    await player.tap(hearts);
    expect(await player.sentence()).toBe('The foundation is waiting for the ace of hearts.');
    player.twinDoes({ kind: 'select', pile: 7, depth: 0 });
    await player.agrees();
  });

  it('on any foundation sends up a card that fits its own', async () => {
    await player.deal('free-cells', 58);
    await player.tap(4);
    await player.tap(FOUNDATION);
    player.twinDoes({ kind: 'move', from: 4, to: hearts, count: 1 });
    await player.agrees();
  });

  it('turns the stock', async () => {
    await player.tap(STOCK);
    player.twinDoes({ kind: 'turn' });
    await player.agrees();
    expect(await player.hears(WASTE)).toBe('Waste, 1 card, top 3 of spades');
    expect(await player.hears(STOCK)).toBe('Stock, 63 cards');
  });

  it('turns as many cards as were clicked, however fast', async () => {
    for (let i = 0; i < 8; i++) await player.tap(STOCK);
    for (let i = 0; i < 8; i++) player.twinDoes({ kind: 'turn' });
    await player.agrees();
    // the ace of hearts among them went up
    expect(await player.hears(WASTE)).toBe('Waste, 7 cards, top jack of clubs');
    expect(await player.hears(STOCK)).toBe('Stock, 56 cards');
  });
});

describe('the right button', () => {
  it('shows a covered card whole while it is down', async () => {
    await player.deal('free-cells', 1);
    await player.page.mouse.move(5, 5);
    await player.key('Escape');
    const before = await picture();
    const { x, y } = await player.point(0, 4);
    await player.page.mouse.move(x, y);
    await player.page.mouse.down({ button: 'right' });
    expect(await picture()).not.toBe(before);
    await player.page.mouse.up({ button: 'right' });
    expect(await picture()).toBe(before);
    await player.agrees();
  });

  it('moves nothing', async () => {
    await player.deal('josephine', 1);
    const { x, y } = await player.point(7);
    await player.page.mouse.click(x, y, { button: 'right' });
    await player.page.mouse.dblclick(x, y, { button: 'right' });
    await player.agrees();
  });
});

describe('an interrupted drag', () => {
  beforeEach(() => player.deal('josephine', 1));

  const interruptions: readonly (readonly [string, () => void])[] = [
    [
      'the pointer is taken away',
      () => {
        const canvas = document.querySelector('canvas');
        canvas?.dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1, bubbles: true }));
      },
    ],
    [
      'the pointer is captured by another element',
      () => {
        document.body.setPointerCapture(1);
      },
    ],
    [
      'the window loses the focus',
      () => {
        window.dispatchEvent(new Event('blur'));
      },
    ],
  ];

  it.each(interruptions)('%s: the card goes back, and the next drag works', async (_, interrupt) => {
    const to = await carryTen();
    await player.page.evaluate(interrupt);
    await player.page.mouse.move(to.x, to.y, { steps: 2 });
    await player.page.mouse.up();
    await player.agrees();
    await player.dragTo(7, 0, 3);
    player.twinDoes({ kind: 'move', from: 7, to: 3, count: 1 });
    await player.agrees();
  });

  it('goes on though a second pointer and the right button come in between', async () => {
    const to = await carryTen();
    await player.page.evaluate(
      ({ x, y }) => {
        const at = { pointerId: 7, pointerType: 'touch', clientX: x, clientY: y, bubbles: true };
        const canvas = document.querySelector('canvas');
        for (const name of ['pointerdown', 'pointermove', 'pointerup']) {
          canvas?.dispatchEvent(new PointerEvent(name, at));
        }
      },
      await player.point(0),
    );
    await player.page.mouse.down({ button: 'right' });
    await player.page.mouse.up({ button: 'right' });
    await player.page.mouse.move(to.x, to.y, { steps: 2 });
    await player.page.mouse.up();
    player.twinDoes({ kind: 'move', from: 7, to: 3, count: 1 });
    await player.agrees();
  });

  it('comes to nothing when another deal is laid meanwhile', async () => {
    await carryTen();
    await player.deal('streets', 5);
    await player.page.mouse.up();
    await player.agrees();
  });

  it('ends with the card where it was when undo is pressed meanwhile', async () => {
    await player.dragTo(7, 0, 3);
    player.twinDoes({ kind: 'move', from: 7, to: 3, count: 1 });
    await player.agrees();
    const { x, y } = await player.point(3);
    await player.page.mouse.move(x, y);
    await player.page.mouse.down();
    await player.page.mouse.move(x + 80, y + 40, { steps: 3 });
    await player.key('z');
    await player.page.mouse.up();
    player.twinDoes({ kind: 'undo' });
    await player.agrees();
  });
});
