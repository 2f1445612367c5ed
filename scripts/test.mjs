// `npm test`: checks, builds and runs every test, browser ones included; the last line counts them.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { chromium } from './chromium.mjs';

const root = new URL('..', import.meta.url).pathname;
const report = `${root}build/test-report.json`;
const env = { ...process.env };

function run(command, ...args) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env }).status ?? 1;
}

/** Tests passed and failed, from the runner's own report; a file that could not be run counts as one failed. */
function counts() {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

try {
  env.CHROMIUM = chromium();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
mkdirSync(`${root}build`, { recursive: true });
rmSync(report, { force: true });
for (const step of ['build', 'check']) {
  const status = run('npm', 'run', '-s', step);
  if (status !== 0) process.exit(status);
}
const status = run(
  'npx',
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...process.argv.slice(2),
);
const { passed, failed } = counts();
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(status || (failed > 0 || passed === 0 ? 1 : 0));
