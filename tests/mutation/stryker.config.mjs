// What `npm run mutation` changes, one piece of meaning at a time, and which tests then have to fail.
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  // none: Stryker would read it by the compiler's old interface, which TypeScript 7 has no more
  tsconfigFile: 'tests/mutation/none.json',
  coverageAnalysis: 'perTest',
  mutate: ['src/patience/{game/session,table,solver}/**/*.ts'],
  // a change inside a text, or of one, is none in meaning
  mutator: { excludedMutations: ['StringLiteral'] },
  ignorePatterns: ['build/page', 'build/stryker', 'build/mutation', 'docs', 'tests/browser'],
  tempDirName: 'build/mutation/sandbox',
  reporters: ['clear-text', 'progress', 'html', 'json'],
  htmlReporter: { fileName: 'build/mutation/report.html' },
  jsonReporter: { fileName: 'build/mutation/report.json' },
  clearTextReporter: { allowColor: false, logTests: false },
  timeoutMS: 30_000,
  concurrency: 2,
};
