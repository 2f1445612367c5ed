import { defineConfig } from 'vitest/config';
import { offline } from './scripts/offline.ts';

const core = ['tests/{assembly,referee}/**/*.test.ts'];
const app = ['tests/{shared,patience,nap,help,i18n,cli,boot}/**/*.test.ts'];

export default defineConfig({
  base: './',
  plugins: [offline('build/page')],
  build: { outDir: 'build/page', target: 'es2022', chunkSizeWarningLimit: 900 },
  worker: { format: 'es' },
  preview: { port: 4173 },
  test: {
    projects: [
      { test: { name: 'core-debug', include: core, env: { CORE: 'debug' }, testTimeout: 120_000 } },
      { test: { name: 'core-release', include: core, env: { CORE: 'release' }, testTimeout: 120_000 } },
      { test: { name: 'app', include: app, env: { CORE: 'release' }, testTimeout: 120_000 } },
      {
        test: {
          name: 'e2e',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: 'tests/support/oneBrowser.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          fileParallelism: false,
        },
      },
    ],
  },
});
