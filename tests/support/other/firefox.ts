// Firefox by WebDriver BiDi, which it speaks by itself over a socket.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import type { OtherBrowsers } from '../../../scripts/otherBrowsers.mjs';
import { callText, type Driven, end, type Hand, openScreen, start } from './driven';

interface Wire {
  send<T>(method: string, params: Readonly<Record<string, unknown>>): Promise<T>;
  close(): void;
}

interface Reply {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

function openWire(address: string): Promise<Wire> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.on('message', (data) => {
    const reply = JSON.parse(String(data)) as Reply;
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  let last = 0;
  const wire: Wire = {
    send: <T>(method: string, params: Readonly<Record<string, unknown>>) =>
      new Promise<T>((resolve, reject) => {
        const id = ++last;
        waiting.set(id, ({ error, message, result }) =>
          error === undefined ? resolve(result as T) : reject(new Error(`${method}: ${error} ${message}`)),
        );
        socket.send(JSON.stringify({ id, method, params }));
      }),
    close: () => socket.close(),
  };
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(wire));
    socket.once('error', reject);
  });
}

/** What a fresh profile shall not do: ask, tell, look for updates. */
const preferences: Readonly<Record<string, unknown>> = {
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'en-GB',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#',
  'toolkit.telemetry.server': 'data:,',
};

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** A fresh Firefox with a page of 1000 × 700. */
export async function openFirefox({ path, screen }: NonNullable<OtherBrowsers['firefox']>): Promise<Driven> {
  // without one it has no WebGL
  const { env, close } = await openScreen(screen);
  const profile = mkdtempSync(join(tmpdir(), 'napoleon-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const { running, said } = await start(path, args, /WebDriver BiDi listening on (ws:\S+)/, {
    ...env,
    MOZ_CRASHREPORTER_DISABLE: '1',
  });
  const wire = await openWire(`${said}/session`);
  await wire.send('session.new', { capabilities: {} });
  const { contexts } = await wire.send<{ contexts: readonly { context: string }[] }>(
    'browsingContext.getTree',
    {},
  );
  const context = contexts[0]?.context;
  await wire.send('browsingContext.setViewport', { context, viewport: { width: 1000, height: 700 } });
  return {
    go: async (url) => void (await wire.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async () => void (await wire.send('browsingContext.reload', { context, wait: 'complete' })),
    async run<T, A>(call: (value: A) => T | Promise<T>, value?: A): Promise<T> {
      const expression = callText(call as (value: never) => unknown, value);
      const asked = { expression, target: { context }, awaitPromise: true };
      const { result, exceptionDetails } = await wire.send<Evaluated>('script.evaluate', asked);
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result?.value ?? 'null') as T;
    },
    act: async (hand: Hand) => void (await wire.send('input.performActions', { context, actions: [hand] })),
    async close() {
      wire.close();
      await end(running);
      await close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
