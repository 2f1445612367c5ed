// WebKitGTK by its own WebDriver, which is asked over HTTP, on a screen that nobody sees.
import type { OtherBrowsers } from '../../../scripts/otherBrowsers.mjs';
import { callText, type Driven, end, freePort, type Hand, openScreen, start, until } from './driven';

type Programs = NonNullable<OtherBrowsers['webkit']>;

interface Failure {
  readonly error: string;
  readonly message: string;
}

function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && 'error' in value;
}

async function ask<T>(address: string, method: 'GET' | 'POST' | 'DELETE', body?: unknown): Promise<T> {
  const answer = await fetch(address, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: T | Failure };
  if (isFailure(value)) throw new Error(`${address}: ${value.error} ${value.message}`);
  return value;
}

/** The last argument is to be called with the answer, or with what went wrong. */
const scriptOf = (text: string) =>
  `const done = arguments[arguments.length - 1]; ${text}.then((it) => done({ it }), (why) => done({ why: String(why) }));`;

/** A fresh WebKitGTK with a window of 1000 × 700. */
export async function openWebKit({ driver, browser, screen }: Programs): Promise<Driven> {
  const display = await openScreen(screen);
  const port = await freePort();
  const root = `http://127.0.0.1:${port}`;
  // it says nothing when it is ready
  const env = { LANG: 'C.UTF-8', ...display.env };
  const { running } = await start(driver, ['-p', String(port)], null, env);
  const isReady = () =>
    fetch(`${root}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(isReady, 'WebKitWebDriver answers');
  const options = { binary: browser, args: ['--automation', '--geometry=1000x800'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = await ask<{ sessionId: string }>(`${root}/session`, 'POST', { capabilities });
  const session = `${root}/session/${sessionId}`;
  await ask(`${session}/timeouts`, 'POST', { script: 60_000, pageLoad: 60_000 });
  return {
    go: async (url) => void (await ask(`${session}/url`, 'POST', { url })),
    reload: async () => void (await ask(`${session}/refresh`, 'POST', {})),
    async run<T, A>(call: (value: A) => T | Promise<T>, value?: A): Promise<T> {
      const script = scriptOf(callText(call as (value: never) => unknown, value));
      const said = await ask<{ it?: string; why?: string }>(`${session}/execute/async`, 'POST', {
        script,
        args: [],
      });
      if (said.why !== undefined) throw new Error(said.why);
      return JSON.parse(said.it ?? 'null') as T;
    },
    act: async (hand: Hand) => void (await ask(`${session}/actions`, 'POST', { actions: [hand] })),
    async close() {
      await ask(session, 'DELETE').catch(() => undefined);
      await end(running);
      await display.close();
    },
  };
}
