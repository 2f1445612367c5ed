import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './server';

/** A piece of network between the programs and a server, which can fail. */
export interface Proxy {
  readonly address: string;
  /** Nothing comes through any more, and nobody is told: the connections stand. */
  silence(): void;
  /** Breaks all connections and refuses new ones. */
  cut(): void;
  mend(): void;
  close(): void;
}

export async function openProxy(target: number): Promise<Proxy> {
  const port = await freePort();
  const sockets = new Set<Socket>();
  let state: 'open' | 'silent' | 'cut' = 'open';
  const gate = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy() && sockets.delete(one));
      one.pipe(other);
      if (state === 'silent') one.pause();
    }
  });
  await new Promise<void>((resolve) => gate.listen(port, '127.0.0.1', resolve));
  return {
    address: `redis://127.0.0.1:${port}`,
    silence() {
      state = 'silent';
      for (const socket of sockets) socket.pause();
    },
    cut() {
      state = 'cut';
      for (const socket of sockets) socket.destroy();
    },
    mend() {
      state = 'open';
      for (const socket of sockets) socket.resume();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      gate.close();
    },
  };
}
