// What readers and weak eyes meet: every view, in each language on light and dark cloth. A view is opened once a
// language and looked at on every cloth; what no colour can change is asked on the first alone.
import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Lang } from '../../../src/i18n/index';
import type { ThemeName } from '../../../src/shared/table/theme';
import { openPage } from '../../support/browser';
import { kept, swift } from '../../support/player';
import { stand } from '../../support/stand';
import { goTo, leave, settled, views } from '../../support/views';

declare global {
  interface Window {
    axe: { run(options: RunOptions): Promise<AxeResults> };
  }
}

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const ofColours: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** Each violation as its rule and the places at fault. */
function violations(page: Page, options: RunOptions): Promise<string[]> {
  return page.evaluate(async (asked) => {
    const { violations: found } = await window.axe.run({ ...asked, resultTypes: ['violations'] });
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
    );
  }, options);
}

async function dress(page: Page, cloth: ThemeName): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, cloth);
  await settled(page);
}

/** Walks through all views; the faults found on each cloth. */
async function walk(page: Page, first: ThemeName, others: readonly ThemeName[]) {
  const faults = new Map([first, ...others].map((cloth) => [cloth, [] as string[]]));
  for (const view of views) {
    await goTo(page, view);
    const note = (cloth: ThemeName, found: string[]) =>
      faults.get(cloth)?.push(...found.map((fault) => `${view.name}: ${fault}`));
    await dress(page, first);
    note(first, await violations(page, {}));
    for (const cloth of others) {
      await dress(page, cloth);
      note(cloth, await violations(page, ofColours));
    }
    await dress(page, first);
    await leave(page);
  }
  return faults;
}

interface Look {
  readonly lang: Lang;
  readonly first: ThemeName;
  readonly others: readonly ThemeName[];
}

const looks: readonly Look[] = [
  { lang: 'en', first: 'longwood', others: ['slate', 'linen', 'contrast'] },
  { lang: 'da', first: 'bordeaux', others: ['linen'] },
  { lang: 'sv', first: 'marine', others: ['slate'] },
];

describe.each(looks)('in $lang', ({ lang, first, others }) => {
  let faults: ReadonlyMap<ThemeName, readonly string[]>;
  const complaints: string[] = [];
  beforeAll(async () => {
    const opened = await openPage(stand, 'free-cells/1', {
      storageState: kept(stand, { ...swift, lang, motion: 'reduced', napPace: 'instant' }),
      viewport: { width: 390, height: 780 },
    });
    const { page } = opened;
    await page.evaluate(source);
    await page.waitForSelector('.badge .laurel[data-state=winnable]');
    faults = await walk(page, first, others);
    complaints.push(...opened.complaints);
    await stand.clear();
  }, 300_000);
  afterAll(() => expect(complaints).toEqual([]));

  it.each([first, ...others])('every view is without a fault that axe finds, on %s', (cloth) => {
    expect(faults.get(cloth)).toEqual([]);
  });
});
