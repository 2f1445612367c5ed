// A real Chromium on the built page, served as `npm start` serves it.
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { type PreviewServer, preview } from 'vite';
import { chromium as findChromium } from '../../scripts/chromium.mjs';

export interface Stand {
  readonly browser: Browser;
  readonly address: string;
  close(): Promise<void>;
}

// Software drawing, so that a machine without a graphics card shows the same picture; no calls to the outside.
const switches = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function addressOf(server: PreviewServer): string {
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('the preview server has no port');
  return `http://localhost:${address.port}/`;
}

/** Serves build/page on a free port and starts a browser. */
export async function openStand(): Promise<Stand> {
  const server = await preview({
    configFile: false,
    build: { outDir: 'build/page' },
    preview: { port: 0 },
    logLevel: 'error',
  });
  const browser = await chromium.launch({ executablePath: findChromium(), args: switches });
  return {
    browser,
    address: addressOf(server),
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

export interface OpenedPage {
  readonly page: Page;
  /** everything the page complained about: uncaught errors, console errors, refused policies */
  readonly complaints: string[];
}

/** A fresh page (nothing stored) at `#/hash`, ready when the first cards lie. */
export async function openPage(
  stand: Stand,
  hash: string,
  options: BrowserContextOptions = {},
): Promise<OpenedPage> {
  const context = await stand.browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(`${stand.address}#/${hash}`);
  await page.waitForFunction(() => performance.getEntriesByName('first-card').length > 0);
  return { page, complaints };
}
