// The trick game's worker: computer seats, advice, and the verdict on deals that are done.
import type { Endpoint } from 'comlink';
import { serveNap } from './serve';

serveNap(globalThis as unknown as Endpoint, () => performance.now());
