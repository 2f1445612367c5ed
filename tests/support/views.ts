// Everything that the page can show, one line each. Whatever stands here is checked by axe in each language and
// cloth, and used under the content policy: a new sheet is one more line.
import type { Page } from 'playwright-core';
import { myTurn, playDeal } from './napPage';

export interface View {
  readonly name: string;
  /** From the table to the view. */
  readonly open: (page: Page) => Promise<void>;
  /** Waits until it is there. */
  readonly there: string;
}

const sheet = 'dialog.sheet[open]';

const pressed =
  (...keys: readonly string[]) =>
  async (page: Page) => {
    for (const key of keys) await page.keyboard.press(key);
  };

const address = (hash: string) => (page: Page) =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);

const fromMenu = (key: string) => async (page: Page) => {
  await page.keyboard.press('m');
  await page.click(`[data-key=${key}]`);
};

/** Lays a deal and waits until the page shows it. */
async function lay(page: Page, hash: string): Promise<void> {
  await address(hash)(page);
  const name = /\d+$/.exec(hash)?.[0] ?? '';
  await page.waitForFunction((number) => document.title.includes(number), name);
}

/** Rules under which a deal is hardly ever won. */
const hopeless = '#/forty-thieves/1?rules=columns:4,fill:king';

/** A patience that is out but for two cards. */
const nearly = '#/free-cells?position=Foundations:_C-13_D-13_H-13_S-11;Freecells:_-_-_-_-;QS;KS;-;-;-;-;-;-';

export const views: readonly View[] = [
  { name: 'table', open: pressed(), there: '.mirror button' },
  { name: 'table with a card in hand', open: pressed('j', '2', 'Enter'), there: '.mirror button' },
  { name: 'verdict', open: (page) => page.click('.badge'), there: '.message[data-shown=true]' },
  { name: 'hint', open: pressed('h'), there: '.message[data-shown=true]' },
  { name: 'line', open: pressed('Shift+h', ' '), there: '.line-player:not([hidden])' },
  { name: 'menu', open: pressed('m'), there: sheet },
  { name: 'chooser', open: pressed('g'), there: sheet },
  { name: 'help', open: pressed('F1'), there: '.help .page' },
  {
    name: 'help: search',
    open: async (page) => {
      await page.keyboard.press('F1');
      await page.waitForSelector('.help .page');
      await pressed('/', 'n', 'a', 'p')(page);
    },
    there: '.help-found li',
  },
  { name: 'help: Nap', open: address('#/help/nap'), there: '.help .page[data-page=nap]' },
  { name: 'help: verdict', open: address('#/help/verdict'), there: '.help .page[data-page=verdict]' },
  { name: 'help: mistakes', open: address('#/help/forty-thieves/mistakes'), there: sheet },
  { name: 'help: keys', open: address('#/help/keys'), there: sheet },
  { name: 'statistics', open: pressed('s'), there: sheet },
  { name: 'calendar', open: pressed('Shift+t'), there: '.calendar-day' },
  {
    name: 'a game that is kept',
    open: async (page) => {
      await lay(page, '#/streets/7');
      await pressed('d', 'd', 'n')(page);
    },
    there: '.message[data-shown=true] .message-buttons',
  },
  {
    name: 'before the game',
    open: (page) => lay(page, '#/free-places/4'),
    there: '[data-sheet=agree]',
  },
  {
    name: 'search for a deal that can be won',
    open: async (page) => {
      await address(hopeless)(page);
      await page.waitForFunction(() => location.hash.includes('columns'));
      await page.keyboard.press('n');
    },
    there: '.message .message-buttons button',
  },
  {
    name: 'review',
    open: async (page) => {
      await lay(page, '#/free-cells/5');
      await pressed('j', '2', 'Enter', 'Enter', 'v')(page);
    },
    there: '.review:not([hidden])',
  },
  { name: 'share', open: pressed('l'), there: sheet },
  { name: 'settings', open: fromMenu('settings'), there: '[data-sheet=settings]' },
  { name: 'house rules', open: fromMenu('house'), there: '[data-sheet=house]' },
  { name: 'real cards', open: fromMenu('enter'), there: '[data-sheet=entry]' },
  {
    name: 'result',
    open: async (page) => {
      await address(nearly)(page);
      await page.waitForFunction(() => document.querySelectorAll('.mirror button').length < 30);
      await page.keyboard.press('f');
    },
    there: '.result[open]',
  },
  { name: 'statistics with a result', open: pressed('s'), there: '.history-row' },
  { name: 'Nap', open: address('#/nap'), there: '#nap .plate' },
  {
    name: 'Nap: bids with a hint',
    open: async (page) => {
      await page.waitForSelector('#nap .bids:not([hidden])');
      await page.keyboard.press('h');
    },
    there: '#nap .bid-chips:not([hidden])',
  },
  { name: 'Nap: score', open: pressed('x'), there: sheet },
  { name: 'Nap: menu', open: pressed('m'), there: sheet },
  { name: 'Nap: seats', open: pressed('t'), there: sheet },
  { name: 'Nap: help', open: pressed('F1'), there: sheet },
  { name: 'Nap: statistics', open: pressed('s'), there: sheet },
  { name: 'Nap: chooser', open: pressed('g'), there: sheet },
  {
    name: 'Nap: result',
    open: async (page) => {
      await address('#/nap/17?players=3')(page);
      await myTurn(page);
      await playDeal(page, '5');
    },
    there: '#nap .slip:not([hidden]) .slip-buttons',
  },
  { name: 'Nap: review', open: pressed('r'), there: sheet },
  {
    name: 'Nap: replay',
    open: pressed('v', 'ArrowRight'),
    there: '.exhibit-slip:not([hidden]) .odds-list',
  },
  { name: 'Nap: challenge', open: pressed('i'), there: 'dialog.sheet[open] .compared b:nth-child(2)' },
  {
    name: 'Nap: match with an end',
    open: async (page) => {
      await page.keyboard.press('t');
      await page.check('#set-ends-deals');
    },
    there: '#end-deals',
  },
  {
    name: 'Nap: end of a match',
    open: async (page) => {
      await page.keyboard.press('t');
      await page.check('#set-ends-deals');
      await page.fill('#end-deals', '1');
      await page.click('dialog.sheet[open] .sheet-foot .primary');
      await page.waitForFunction(() => document.querySelector('dialog.sheet[open]') === null);
      await playDeal(page, 'p');
    },
    there: '.match-result[open]',
  },
  {
    name: 'Nap: pass the screen',
    open: address('#/nap/18?players=3&seats=person,person,easy'),
    there: '#nap .cover:not([hidden])',
  },
];

/** Waits until nothing moves or changes its colour any more, but for what does so without end. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .map(({ finished, effect }) =>
          effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
            ? null
            : finished.catch(() => null),
        ),
    ),
  );
}

/** Goes to a view and waits until it has come to rest. */
export async function goTo(page: Page, view: View): Promise<void> {
  await view.open(page);
  await page.locator(view.there).first().waitFor({ state: 'attached' });
  await settled(page);
}

/** Back to the table. */
export async function leave(page: Page): Promise<void> {
  // in a search the first one takes what was typed away
  for (let i = 0; i < 2 && (await page.locator(sheet).count()) > 0; i++) await page.keyboard.press('Escape');
  await page.locator(sheet).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
}
