// The switch for advice that does not read the stock, and the odds that stand in the verdict's place.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Player, sitDown } from '../../support/player';
import { stand } from '../../support/stand';

let player: Player;
beforeAll(async () => {
  player = await sitDown(stand, 'josephine', 1);
});
afterAll(() => expect(player.complaints).toEqual([]));

async function toggle(): Promise<void> {
  await player.key('m');
  await player.page.locator('[data-key=sight]').click();
}

async function badgeSays(word: RegExp): Promise<void> {
  await expect.poll(player.badge).toMatch(word);
}

describe('fair sight', () => {
  it('shows odds instead of a verdict, in badge and hint, and says which sight it is', async () => {
    await badgeSays(/^winnable$/);
    await toggle();
    expect(await player.sentence()).toBe('The cards that you have not seen are not read.');
    await badgeSays(/^wins in \d+ of \d+$/);
    await player.page.locator('.badge').click();
    expect(await player.sentence()).toMatch(/sampled orders of the unseen cards.*not read\.$/);
    await player.key('h');
    await expect
      .poll(player.sentence)
      .toMatch(/It wins in \d+ of \d+ sampled orders of the unseen cards \(\d+–\d+%\)\.$/);
    await player.key('Shift+H');
    expect(await player.page.locator('.line-player').isHidden()).toBe(true);
  });

  it('is kept, and going back to open sight brings the verdict back at once', async () => {
    await player.page.reload();
    await badgeSays(/^wins in/);
    await toggle();
    await badgeSays(/^winnable$/);
  });
});
