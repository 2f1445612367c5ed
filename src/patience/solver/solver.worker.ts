// The page's solver worker: its own core, and the protocol's three words.
import type { Endpoint } from 'comlink';
import { serve } from '../../shared/solver/serveWith';
import { openSearch } from '../core/search';

serve(globalThis as unknown as Endpoint, openSearch, () => performance.now());
