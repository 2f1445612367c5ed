// `npm run mutation [-- FILES]`: Stryker changes the program one piece at a time; a change that no test notices survives
// and is named. FILES instead of all that its configuration names: src/patience/solver/pool.ts or a pattern. The report is
// build/mutation/report.html. Stryker is fetched at its first use, to a folder of its own: it is three times as large as
// what the tests need, and hardly ever run.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';

const root = new URL('..', import.meta.url).pathname;
const home = `${root}build/stryker`;
/** The last ones that run on the Node of `engines`. */
const packages = ['@stryker-mutator/core@9.6.1', '@stryker-mutator/vitest-runner@9.6.1'];

function run(command, args, cwd) {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

if (!existsSync(`${home}/node_modules/@stryker-mutator/vitest-runner`)) {
  mkdirSync(home, { recursive: true });
  writeFileSync(`${home}/package.json`, '{ "private": true }\n');
  // the runner takes the project's own Vitest, two folders further up
  run('npm', ['install', '--no-audit', '--no-fund', '--legacy-peer-deps', ...packages], home);
}
run('npm', ['run', '-s', 'build:wasm'], root);
const files = process.argv.slice(2);
run(
  process.execPath,
  [
    `${home}/node_modules/@stryker-mutator/core/bin/stryker.js`,
    'run',
    'tests/mutation/stryker.config.mjs',
    ...(files.length > 0 ? ['--mutate', files.join()] : []),
  ],
  root,
);
