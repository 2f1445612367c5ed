// The bar on every screen: nothing that can be pressed lies under something else.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aFrame, openPage } from '../../support/browser';
import { type Player, sitDown } from '../../support/player';
import { stand } from '../../support/stand';

let player: Player;
beforeAll(async () => {
  player = await sitDown(stand, 'free-cells', 1);
});
afterAll(() => expect(player.complaints).toEqual([]));

const screens = [
  [256, 256],
  [320, 256],
  [256, 512],
  [320, 568],
  [390, 844],
  [480, 320],
  [568, 320],
  [600, 900],
  [667, 375],
  [768, 1024],
  [844, 390],
  [1020, 640],
  [1280, 800],
] as const;

/** Buttons of the bar of which some part is out of the hand's reach, with what lies there instead. */
function covered(): Promise<string[]> {
  return player.page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('.bar button')];
    return buttons
      .filter((button) => button.checkVisibility() && button.clientWidth > 0)
      .flatMap((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        const seen = [0.1, 0.5, 0.9].map((part) =>
          document.elementFromPoint(x + part * width, y + height / 2),
        );
        const over = seen.filter((element) => !button.contains(element));
        return over.map((element) => `${button.className} ${button.dataset.command}: ${element?.className}`);
      });
  });
}

async function everywhere(): Promise<void> {
  for (const [width, height] of screens) {
    await player.page.setViewportSize({ width, height });
    await aFrame(player.page);
    expect(await covered(), `${width} × ${height}`).toEqual([]);
  }
}

it('lets every button be pressed while the game is played', async () => {
  await expect.poll(player.badge).toBe('winnable');
  await everywhere();
});

it('lets every button be pressed while a line is shown', async () => {
  await player.key('Shift+h', ' ');
  await everywhere();
  await player.key('Escape');
});

it.each([
  [320, 568],
  [390, 844],
] as const)('shows no figure in part at %i × %i', async (width, height) => {
  const own = 'free-cells?position=Foundations:_C-13_D-13_H-13_S-11;Freecells:_-_-_-_-;QS;KS;-;-;-;-;-;-';
  for (const deal of ['forty-thieves/123456', own]) {
    const { page } = await openPage(stand, deal, { viewport: { width, height }, locale: 'sv-SE' });
    const cut = await page.evaluate(() => {
      const box = document.querySelector('.bar-figures')!.getBoundingClientRect();
      return [...document.querySelectorAll('.bar-figures > *')]
        .filter((figure) => {
          const { top, right, width } = figure.getBoundingClientRect();
          return width > 0 && top < box.bottom - 2 && right > box.right + 1;
        })
        .map((figure) => figure.textContent);
    });
    expect(cut).toEqual([]);
  }
});
