// The tests of the parts that are changed, quick ones all: no browser, no long searches.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/patience/{game/session,table,solver,ui}/**/*.test.ts', 'tests/shared/**/*.test.ts'],
    env: { CORE: 'release' },
    testTimeout: 120_000,
  },
});
