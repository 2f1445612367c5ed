// The page's solver worker: its own core, and the protocol's three words.
import type { Endpoint } from 'comlink';
import { openSearch } from '../core/search';
import { serve } from './serve';

serve(globalThis as unknown as Endpoint, openSearch, () => performance.now());
