// A folder served on a port that stays the same while the server goes and comes, as a host on the net does.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';

export interface Site {
  readonly address: string;
  /** paths asked for since the beginning */
  readonly asked: string[];
  /** Serves this folder from now on. */
  start(folder: string): Promise<void>;
  /** No answer any more. */
  stop(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('the server has no port'));
      else resolve(address.port);
    });
  });
}

/** `headers` go with every answer. */
export async function openSite(
  folder: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Site> {
  const asked: string[] = [];
  let root = folder;
  let port = 0;
  let server: Server | null = null;
  const make = () =>
    createServer((request, response) => {
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
      asked.push(path);
      const file = join(root, normalize(path.endsWith('/') ? `${path}index.html` : path));
      if (!existsSync(file) || !statSync(file).isFile()) {
        response.writeHead(404, headers).end();
        return;
      }
      const type = types[extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type, ...headers });
      createReadStream(file).pipe(response);
    });
  const start = async (next: string) => {
    root = next;
    if (server !== null) return;
    server = make();
    port = await listen(server, port);
  };
  await start(folder);
  return {
    address: `http://localhost:${port}/`,
    asked,
    start,
    async stop() {
      const going = server;
      server = null;
      if (going === null) return;
      going.closeAllConnections();
      await new Promise((done) => going.close(done));
    },
  };
}
