// What readers and weak eyes meet: every view, in each language, on light and dark cloth.
import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { openPage } from '../../support/browser';
import { kept, swift } from '../../support/player';
import { stand } from '../../support/stand';
import { goTo, leave, views } from '../../support/views';

declare global {
  interface Window {
    axe: { run(options: RunOptions): Promise<AxeResults> };
  }
}

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

afterEach(() => stand.clear());

/** Each violation as its rule and the places at fault. */
function violations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { violations: found } = await window.axe.run({ resultTypes: ['violations'] });
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
    );
  });
}

const looks = [
  ['en', 'longwood'],
  ['en', 'slate'],
  ['en', 'linen'],
  ['en', 'contrast'],
  ['da', 'bordeaux'],
  ['da', 'linen'],
  ['sv', 'marine'],
  ['sv', 'slate'],
] as const;

describe.each(looks)('in %s on %s', (lang, cloth) => {
  it('every view is without a fault that axe finds', async () => {
    const look = cloth === 'contrast' ? { contrast: 'more' as const } : { theme: cloth };
    const { page, complaints } = await openPage(stand, 'free-cells/1', {
      storageState: kept(stand, { ...swift, ...look, lang, motion: 'reduced', napPace: 'instant' }),
      viewport: { width: 390, height: 780 },
    });
    await page.evaluate(source);
    await expect.poll(() => page.getAttribute('.badge .laurel', 'data-state')).toBe('winnable');
    const found: string[] = [];
    for (const view of views) {
      await goTo(page, view);
      found.push(...(await violations(page)).map((fault) => `${view.name}: ${fault}`));
      await leave(page);
    }
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
  }, 120_000);
});
