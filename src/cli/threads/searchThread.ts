// A thread that searches: the page's worker, in Node.
import { parentPort } from 'node:worker_threads';
import nodeEndpoint from 'comlink/dist/esm/node-adapter';
import { openSearch } from '../../patience/core/search';
import { serve } from '../../patience/solver/serve';

if (parentPort !== null) serve(nodeEndpoint(parentPort), openSearch, () => performance.now());
