import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { licences } from './scripts/licences.ts';
import { offline } from './scripts/offline.ts';
import { startWords } from './scripts/startWords.ts';

const core = ['tests/{assembly,referee}/**/*.test.ts'];
const browser = ['tests/browser/**/*.test.ts'];
// beside the program others run: a queue's server, solvers where they are installed
const programs = ['tests/cli/{queue,certificate}/**/*.test.ts'];
const all = ['tests/**/*.test.ts'];

// The core is tested as it is shipped. The debug build differs from it in what it checks as it goes (bounds,
// assertions) and answers the same, as the signature proves in both; so it runs what leads through all of its code, and
// not what asks how many deals are won, what a referee says of the verdicts, or whether a list of deals holds.
const walks = [
  'tests/assembly/patience/*.test.ts',
  'tests/assembly/search/{bench,known,methods,repeat,shorten,stockproof}.test.ts',
  'tests/assembly/nap/{advice,agreement,rules,tricks}.test.ts',
];

// what comes into the page by other ways than modules: cards, fonts, and what a core is compiled with
const drawn = [
  '@fontsource-variable/eb-garamond',
  '@fontsource-variable/inter',
  '@heruka_urgyen/react-playing-cards',
  'assemblyscript',
  'comlink',
];

const workers = availableParallelism();
// a file of the core leaves nothing behind but a core, so that many may share what has been loaded
const isolate = false;
const testTimeout = 120_000;

export default defineConfig({
  base: './',
  plugins: [startWords(), licences(drawn), offline('build/page')],
  build: { outDir: 'build/page', target: 'es2022', chunkSizeWarningLimit: 900 },
  worker: { format: 'es' },
  preview: { port: 4173 },
  test: {
    projects: [
      {
        test: {
          name: 'core-debug',
          include: walks,
          env: { CORE: 'debug' },
          isolate,
          testTimeout,
          maxWorkers: workers,
        },
      },
      {
        test: {
          name: 'core-release',
          include: core,
          env: { CORE: 'release' },
          isolate,
          testTimeout,
          maxWorkers: workers,
        },
      },
      {
        test: {
          name: 'app',
          include: all,
          exclude: [...core, ...browser, ...programs],
          env: { CORE: 'release' },
          testTimeout,
          maxWorkers: workers,
        },
      },
      { test: { name: 'programs', include: programs, testTimeout, maxWorkers: workers } },
      {
        test: {
          name: 'e2e',
          include: browser,
          globalSetup: 'tests/support/oneBrowser.ts',
          testTimeout,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          // after the others, and never so many that a page would wait for its turn
          sequence: { groupOrder: 1 },
          maxWorkers: Math.min(workers, 4),
        },
      },
    ],
  },
});
