// Deals won one after the other in one page, and what the page holds then.
import type { CDPSession } from 'playwright-core';
import { openPage, type Stand, when } from './browser';
import { kept, swift } from './player';

export interface Counts {
  /** bytes of the page's objects */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  /** bytes of each worker's objects */
  readonly workers: readonly number[];
}

export interface Evening {
  /** Deals the next number and wins it, by the line that the solver has found, with help asked for on the way. */
  win(): Promise<void>;
  /** Opens what there is of sheets, and closes it again. */
  openSheets(): Promise<void>;
  /** What is held once all that is unused is collected. */
  counts(): Promise<Counts>;
  readonly complaints: readonly string[];
}

/** A question to one worker through the page's own session; null where the worker is gone. */
function inWorker<T>(tools: CDPSession, sessionId: string, id: number, method: string): Promise<T | null> {
  return new Promise((answered) => {
    const end = (result: T | null) => {
      tools.off('Target.receivedMessageFromTarget', hear);
      answered(result);
    };
    const hear = ({ message }: { message: string }) => {
      const said = JSON.parse(message) as { id?: number; result?: T };
      if (said.id === id) end(said.result ?? null);
    };
    tools.on('Target.receivedMessageFromTarget', hear);
    const message = JSON.stringify({ id, method });
    tools.send('Target.sendMessageToTarget', { sessionId, message }).catch(() => end(null));
  });
}

export async function openEvening(stand: Stand): Promise<Evening> {
  const { page, complaints } = await openPage(stand, 'free-cells/1', {
    storageState: kept(stand, { ...swift, welcomed: true, winnableOnly: false }),
  });
  const tools = await page.context().newCDPSession(page);
  const workers = new Set<string>();
  tools.on('Target.attachedToTarget', ({ sessionId }) => workers.add(sessionId));
  tools.on('Target.detachedFromTarget', ({ sessionId }) => workers.delete(sessionId));
  await tools.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  let number = 0;
  let asked = 0;
  const evening: Evening = {
    complaints,
    async win() {
      number++;
      await page.evaluate((hash) => {
        location.hash = hash;
      }, `#/free-cells/${number}`);
      await when(page, (wanted) => document.title.includes(` ${wanted} `), number);
      await when(page, () =>
        ['winnable', 'unwinnable'].includes(
          document.querySelector<HTMLElement>('.laurel')?.dataset.state ?? '',
        ),
      );
      if ((await page.locator('.laurel').first().getAttribute('data-state')) !== 'winnable')
        return evening.win();
      await page.keyboard.press('h');
      // asked once more, the line is played to its end
      await page.keyboard.press('f');
      await page.keyboard.press('f');
      await page.locator('dialog.result[open]').waitFor();
    },
    async openSheets() {
      for (const key of ['?', 's', 'l', 'g', 'm']) {
        await page.keyboard.press(key);
        await page.locator('dialog.sheet[open]').waitFor();
        if (key === '?') await page.locator('.help-picture[data-drawn]').first().waitFor();
        await page.keyboard.press('Escape');
        await page.locator('dialog.sheet[open]').waitFor({ state: 'detached' });
      }
    },
    async counts() {
      for (let i = 0; i < 3; i++) await tools.send('HeapProfiler.collectGarbage');
      const { nodes, jsEventListeners: listeners } = await tools.send('Memory.getDOMCounters');
      const { usedSize: heap } = await tools.send('Runtime.getHeapUsage');
      const sizes = [...workers].map(async (worker) => {
        await inWorker(tools, worker, ++asked, 'HeapProfiler.collectGarbage');
        return inWorker<{ usedSize: number }>(tools, worker, ++asked, 'Runtime.getHeapUsage');
      });
      const there = (await Promise.all(sizes)).filter((size) => size !== null);
      return { heap, nodes, listeners, workers: there.map(({ usedSize }) => usedSize) };
    },
  };
  return evening;
}
