// `npm run agreement -- N`: core and referee play N random games side by side (20,000 when not said);
// `npm run agreement:nap -- N` the trick game's deals.
import { spawnSync } from 'node:child_process';

const root = new URL('..', import.meta.url).pathname;
const nap = process.argv[2] === 'nap';
const plays = process.argv[nap ? 3 : 2] ?? '20000';
if (!/^[1-9]\d*$/.test(plays)) {
  process.stderr.write(`the number of plays must be a whole number, not "${plays}"\n`);
  process.exit(2);
}
spawnSync('node', ['scripts/wasm.mjs'], { cwd: root, stdio: 'inherit' });
const tests = nap ? 'tests/assembly/nap/agreement' : 'tests/referee/agreement';
const run = spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'core-release', tests, '--testTimeout', '7200000'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, PLAYS: plays } },
);
process.exit(run.status ?? 1);
