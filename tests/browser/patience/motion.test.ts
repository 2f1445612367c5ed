// Cards in flight: input, new sizes and lost pictures while they move, calm for those who ask for it, sharp pictures.
import { afterEach, describe, expect, it } from 'vitest';
import { STOCK } from '../../../assembly/abi';
import { aFrame, atRest, losePicture, openPage, when } from '../../support/browser';
import { looksLike } from '../../support/picture';
import { kept, type Player, sitDown } from '../../support/player';
import { stand } from '../../support/stand';

afterEach(() => stand.clear());

const animated = () => ({ storageState: kept(stand, {}) });

async function moveTen(player: Player): Promise<void> {
  await player.dragTo(7, 0, 3);
  player.twinDoes({ kind: 'move', from: 7, to: 3, count: 1 });
  await player.agrees();
}

describe('while cards fly', () => {
  it('the hand may take a card: what flies arrives, and the drop is judged on the truth', async () => {
    const player = await sitDown(stand, 'josephine', 1, animated());
    await player.deal('josephine', 1);
    await moveTen(player);
    expect(player.complaints).toEqual([]);
  });

  it('ten undos land ten moves back, and the picture is the one that was', async () => {
    // with nothing on the table that goes with the first move
    const player = await sitDown(stand, 'josephine', 1, { storageState: kept(stand, { welcomed: true }) });
    await player.page.mouse.move(5, 5);
    await atRest(player.page);
    const before = await player.page.locator('canvas').screenshot();
    for (let i = 0; i < 10; i++) await player.tap(STOCK);
    await player.page.mouse.move(5, 5);
    await player.page.evaluate(() => {
      for (let i = 0; i < 10; i++) {
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', bubbles: true }));
      }
    });
    await player.agrees();
    await atRest(player.page);
    expect(await looksLike(await player.page.locator('canvas').screenshot(), before)).toBe(true);
  });

  it('the window may change: every card lies where the new layout has it', async () => {
    const player = await sitDown(stand, 'josephine', 1, animated());
    await player.deal('josephine', 1);
    await player.page.setViewportSize({ width: 390, height: 700 });
    await player.page.setViewportSize({ width: 700, height: 390 });
    await moveTen(player);
    await player.page.setViewportSize({ width: 320, height: 568 });
    await player.key('z');
    player.twinDoes({ kind: 'undo' });
    await player.agrees();
    await moveTen(player);
    expect(player.complaints).toEqual([]);
  });

  it('a lost WebGL context comes back with every face, and the game goes on', async () => {
    const player = await sitDown(stand, 'josephine', 1, animated());
    await atRest(player.page);
    const before = await player.page.locator('canvas').screenshot();
    await player.deal('josephine', 2);
    await losePicture(player.page, 'canvas');
    await player.deal('josephine', 1);
    await atRest(player.page, 300);
    expect(await looksLike(await player.page.locator('canvas').screenshot(), before)).toBe(true);
    await moveTen(player);
  });
});

describe('a drag', () => {
  it('ends with the card at home when the screen is turned under it', async () => {
    const player = await sitDown(stand, 'josephine', 1, animated());
    const { x, y } = await player.point(7);
    await player.page.mouse.move(x, y);
    await player.page.mouse.down();
    await player.page.mouse.move(x - 80, y + 20, { steps: 3 });
    await player.page.setViewportSize({ width: 390, height: 700 });
    await when(player.page, () => document.querySelector('canvas')!.clientWidth === 390);
    await aFrame(player.page);
    await player.page.mouse.move(60, 300, { steps: 2 });
    await player.page.mouse.up();
    await player.agrees();
    await moveTen(player);
  });
});

/** From now on notes the colours of some points of the table, in a row, in every frame; how many rows there were. */
async function watchPoints(
  player: Player,
  points: readonly { readonly x: number; readonly y: number }[],
): Promise<() => Promise<number>> {
  await player.page.evaluate((points) => {
    const canvas = document.querySelector('canvas') as HTMLCanvasElement;
    const gl = canvas.getContext('webgl2') as WebGL2RenderingContext;
    const box = canvas.getBoundingClientRect();
    const rows = new Set<string>();
    Object.assign(window, { rows });
    const colour = ({ x, y }: { x: number; y: number }) => {
      const pixel = new Uint8Array(4);
      const [left, up] = [Math.round(x - box.x), canvas.height - Math.round(y - box.y)];
      gl.readPixels(left, up, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
      return pixel.join();
    };
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (call) =>
      ask((time) => {
        call(time);
        rows.add(points.map(colour).join(' '));
      });
  }, points);
  return () => player.page.evaluate(() => (window as unknown as { rows: Set<string> }).rows.size);
}

describe('a card on its way from column 8 to column 4', () => {
  it.each([
    ['is drawn flying', {}, 'no-preference', false],
    ['is not, where the system wishes less motion', {}, 'reduce', true],
    ['is not, where the player does', { motion: 'reduced' }, 'no-preference', true],
    ['is, where the player wants it against the system', { motion: 'full' }, 'reduce', false],
  ] as const)('%s', async (_, settings, reducedMotion, still) => {
    const player = await sitDown(stand, 'josephine', 1, {
      storageState: kept(stand, { ...settings, speed: 'slow' }),
      reducedMotion,
    });
    await atRest(player.page);
    // a card between the two covers one of these, however few frames a slow machine draws
    const passed = await Promise.all(([4, 5, 6] as const).map((pile) => player.rect(pile)));
    const colours = await watchPoints(
      player,
      passed.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height - 4 })),
    );
    await player.press(7);
    await player.press(3);
    player.twinDoes({ kind: 'move', from: 7, to: 3, count: 1 });
    await player.agrees();
    await atRest(player.page);
    if (still) expect(await colours()).toBe(1);
    else expect(await colours()).toBeGreaterThan(1);
  });
});

describe('sharpness', () => {
  it.each([1.25, 2.625])(
    'at %f device pixels a pixel the picture is as fine as the screen',
    async (ratio) => {
      const { page } = await openPage(stand, 'free-cells/1', {
        viewport: { width: 393, height: 600 },
        deviceScaleFactor: ratio,
      });
      const [wide, high, width, height] = await page.evaluate(() => {
        const canvas = document.querySelector('canvas') as HTMLCanvasElement;
        const box = canvas.getBoundingClientRect();
        return [canvas.width, canvas.height, box.width, box.height];
      });
      // whole device pixels, and not one of them stretched
      expect(Math.abs(wide - width * ratio)).toBeLessThan(1);
      expect(Math.abs(high - height * ratio)).toBeLessThan(1);
      expect(Math.abs(width - 393)).toBeLessThan(1);
    },
  );
});
