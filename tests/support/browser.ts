// A real Chromium on the built page, served as `npm start` serves it.
import { buffer as buffered } from 'node:stream/consumers';
import {
  type Browser,
  type BrowserContextOptions,
  type BrowserServer,
  type ConsoleMessage,
  chromium,
  type Page,
} from 'playwright-core';
import { preview } from 'vite';
import { chromium as findChromium } from '../../scripts/chromium.mjs';

export interface Stand {
  readonly browser: Browser;
  readonly address: string;
  /** Closes every page that was opened. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** How long (ms) one step may take: a load of the page where a slow machine has much else to do. */
export const stepTimeout = 60_000;

// What the browser shall not do: what Playwright forbids it too (the last such list counts), and what starts a process
// more for each page: its own page of search suggestions, and a renderer in reserve.
const without = [
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

// Software drawing, so that a machine without a graphics card shows the same picture; the page around the picture is
// put together without WebGL, which costs ten times as much there as the picture does; no calls to the outside.
const switches = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-gpu-compositing',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${without.join()}`,
];

const howToLaunch = () => ({ executablePath: findChromium(), args: switches });

/** Starts a browser that others connect to. */
export function launchServer(): Promise<BrowserServer> {
  return chromium.launchServer(howToLaunch());
}

/** Serves build/page on a free port. */
export async function servePage(): Promise<{ address: string; close(): Promise<void> }> {
  const server = await preview({
    configFile: false,
    build: { outDir: 'build/page' },
    preview: { port: 0 },
    logLevel: 'error',
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('the preview server has no port');
  return { address: `http://localhost:${address.port}/`, close: () => server.close() };
}

export function standOn(browser: Browser, address: string, close = async () => {}): Stand {
  return {
    browser,
    address,
    async clear() {
      for (const context of browser.contexts()) await context.close();
    },
    async close() {
      await browser.close();
      await close();
    },
  };
}

/** A browser alone, and the page served for it. */
export async function openStand(): Promise<Stand> {
  const [browser, { address, close }] = await Promise.all([chromium.launch(howToLaunch()), servePage()]);
  return standOn(browser, address, close);
}

/**
 * Whether the page complains with it. That the browser waits for the drawing when it puts the page together is its own
 * remark on software drawing.
 */
export function isComplaint(message: ConsoleMessage): boolean {
  return (
    ['error', 'warning'].includes(message.type()) && !message.text().includes('GPU stall due to ReadPixels')
  );
}

/** What the page asks of the browser's frames, counted from outside: the page itself knows nothing of it. */
export interface FrameWatch {
  /** frames asked for and not yet begun */
  readonly asked: Set<number>;
  /** frames in which the canvas was drawn on */
  drawn: number;
  /** milliseconds of script of each frame callback */
  readonly script: number[];
  /** when the last frame ended */
  last: number;
}

declare global {
  interface Window {
    frameWatch: FrameWatch;
    /** pieces of writing into the browser's storage that are under way */
    writing: number;
  }
}

/** Runs in the page before any of its own script. */
export function watchFrames(): void {
  const watch: FrameWatch = { asked: new Set(), drawn: 0, script: [], last: 0 };
  window.frameWatch = watch;
  let draws = 0;
  const canvas = WebGL2RenderingContext.prototype;
  for (const name of ['drawElements', 'drawElementsInstanced', 'drawArrays', 'clear'] as const) {
    const real = canvas[name] as (...args: unknown[]) => void;
    Object.assign(canvas, {
      [name](this: WebGL2RenderingContext, ...args: unknown[]) {
        draws++;
        return real.apply(this, args);
      },
    });
  }
  const request = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);
  window.requestAnimationFrame = (call) => {
    const id = request((time) => {
      watch.asked.delete(id);
      const before = draws;
      const from = performance.now();
      call(time);
      watch.last = performance.now();
      watch.script.push(watch.last - from);
      if (draws > before) watch.drawn++;
    });
    watch.asked.add(id);
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    watch.asked.delete(id);
    cancel(id);
  };
}

/** Runs in the page before its own script: the browser gives no picture. */
export function withoutPicture(): void {
  type Get = (kind: string, ...rest: unknown[]) => RenderingContext | null;
  const real = HTMLCanvasElement.prototype.getContext as Get;
  const get: Get = function (this: HTMLCanvasElement, kind, ...rest) {
    return kind.startsWith('webgl') ? null : real.call(this, kind, ...rest);
  };
  Object.assign(HTMLCanvasElement.prototype, { getContext: get });
}

export interface OpenedPage {
  readonly page: Page;
  /** everything the page complained about: uncaught errors, console errors and warnings, refused policies */
  readonly complaints: string[];
  /** every address asked for */
  readonly requests: string[];
}

export interface PageOptions extends BrowserContextOptions {
  /** runs in the page before any of its own script */
  readonly before?: () => void;
}

/**
 * Runs in the page before its own script: a piece of writing whose commit is left to the browser is lost when the page
 * is gone within the next few milliseconds, too seldom for a test to see, and so it is a complaint.
 */
function watchCommits(): void {
  window.writing = 0;
  const { transaction } = IDBDatabase.prototype;
  const { commit } = IDBTransaction.prototype;
  const committed = new WeakSet<IDBTransaction>();
  IDBTransaction.prototype.commit = function () {
    committed.add(this);
    return commit.call(this);
  };
  IDBDatabase.prototype.transaction = function (names, mode, options) {
    const tx = transaction.call(this, names, mode, options);
    if (mode !== 'readwrite') return tx;
    window.writing++;
    const ends = () => window.writing--;
    for (const end of ['complete', 'abort']) tx.addEventListener(end, ends);
    const judge = () => {
      if (!committed.has(tx))
        console.error(`a change to ${String(names)} was committed by the browser alone`);
    };
    tx.addEventListener('complete', judge);
    return tx;
  };
}

/** Runs in the page before its own script: no files are kept, so that what it asks for is its own doing. */
function withoutWorker(): void {
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined });
}

/** A fresh page (nothing stored) at `hash` (`#/…` unless it says otherwise), ready when the first cards lie. */
export async function openPage(stand: Stand, hash: string, options: PageOptions = {}): Promise<OpenedPage> {
  const { before, ...rest } = options;
  const context = await stand.browser.newContext({
    locale: 'en-GB',
    viewport: { width: 800, height: 600 },
    ...rest,
  });
  await context.addInitScript(watchFrames);
  await context.addInitScript(withoutWorker);
  await context.addInitScript(watchCommits);
  if (before) await context.addInitScript(before);
  context.setDefaultTimeout(stepTimeout);
  const page = await context.newPage();
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (isComplaint(message)) complaints.push(message.text());
  });
  await page.goto(`${stand.address}#/${hash}`);
  await when(page, () => performance.getEntriesByName('first-card').length > 0);
  return { page, complaints, requests };
}

/** Waits until something is true in the page, without asking for frames of it. */
export async function when<T>(page: Page, test: (value: T) => boolean, value?: T): Promise<void> {
  await page.waitForFunction(test as (value: unknown) => boolean, value, {
    polling: 20,
    timeout: stepTimeout,
  });
}

/** Waits until all that is to be kept is kept: one piece of writing follows another at once. */
export function atPeace(page: Page): Promise<void> {
  return when(page, () => window.writing === 0);
}

/** What the sheet that is open saves to a file, as a file that can be chosen elsewhere. */
export async function savedFile(page: Page) {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const buffer = await buffered(await (await waiting).createReadStream());
  return { name: 'napoleon.json', mimeType: 'application/json', buffer };
}

/** The table's drawing is lost and given back, as a device does in sleep. */
export function losePicture(page: Page, canvas: string): Promise<void> {
  return page.evaluate(async (selector) => {
    const lost = document.querySelector(selector) as HTMLCanvasElement;
    const extension = lost.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    const told = (name: string) => new Promise((heard) => lost.addEventListener(name, heard, { once: true }));
    const gone = told('webglcontextlost');
    extension?.loseContext();
    await gone;
    const back = told('webglcontextrestored');
    setTimeout(() => extension?.restoreContext(), 50);
    await back;
  }, canvas);
}

/** A new size of the window is heard with a frame, which a page without a screen draws when it is asked for one. */
export function aFrame(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Waits until the table stands still: no frame is asked for, and none was drawn for a while. */
export async function atRest(page: Page, milliseconds = 150): Promise<void> {
  await when(
    page,
    (quiet) => {
      const { asked, last } = window.frameWatch;
      return asked.size === 0 && performance.now() - last > quiet;
    },
    milliseconds,
  );
}
