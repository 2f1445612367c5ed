// `npm test`: checks, builds and runs every test; the last line counts them. `-- --fast` leaves out what needs a browser
// or a queue's server, and the debug build of the core; other words are handed to the runner: `-- cli`, `-- -t odds`.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { chromium } from './chromium.mjs';
import { otherBrowsers, otherBrowsersLine } from './otherBrowsers.mjs';
import { redis } from './redis.mjs';

const root = new URL('..', import.meta.url).pathname;
const report = `${root}build/test-report.json`;
const env = { ...process.env };
const words = process.argv.slice(2).filter((word) => word !== '--fast');
const isFast = words.length < process.argv.length - 2;

/** Ends this run as soon as a step fails; what it said is shown in one piece. */
function step(...script) {
  return new Promise((done) => {
    const running = spawn('npm', ['run', '-s', ...script], { cwd: root, env });
    const said = [];
    for (const stream of [running.stdout, running.stderr]) stream.on('data', (piece) => said.push(piece));
    running.on('close', (status) => {
      process.stdout.write(Buffer.concat(said));
      if (status !== 0) process.exit(status ?? 1);
      done();
    });
  });
}

function runTests(args) {
  return new Promise((done) => {
    spawn('npx', ['vitest', 'run', ...args], { cwd: root, stdio: 'inherit', env }).on('close', (status) =>
      done(status ?? 1),
    );
  });
}

/** Tests passed and failed, from the runner's own report; a file that could not be run counts as one failed. */
function counts() {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/** The programs that the tests need from outside; they may have to be installed first. */
function findPrograms() {
  if (isFast) return;
  try {
    env.CHROMIUM = chromium();
    env.REDIS_SERVER = redis();
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

mkdirSync(`${root}build`, { recursive: true });
rmSync(report, { force: true });
// the types of the compiled cores are among what is checked, and both builds take the cores in
const first = [step('build:wasm'), step('lint')];
findPrograms();
await Promise.all(first);
await Promise.all([
  step('types'),
  isFast ? step('build:cli') : step('build:page').then(() => step('build:cli')),
]);
const status = await runTests([
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...(isFast ? ['--project=core-release', '--project=app'] : []),
  ...words,
]);
const { passed, failed } = counts();
if (!isFast) process.stdout.write(`${otherBrowsersLine(otherBrowsers())}\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(status || (failed > 0 || passed === 0 ? 1 : 0));
