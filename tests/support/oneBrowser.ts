// Before the browser tests: one Chromium for all files and the built page, served once. A file connects in `stand.ts`.
import type { TestProject } from 'vitest/node';
import { launchServer, servePage } from './browser';

declare module 'vitest' {
  interface ProvidedContext {
    /** where the browser listens */
    browser: string;
    /** of the built page */
    address: string;
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const [browser, site] = await Promise.all([launchServer(), servePage()]);
  provide('browser', browser.wsEndpoint());
  provide('address', site.address);
  return async () => {
    await browser.close();
    await site.close();
  };
}
