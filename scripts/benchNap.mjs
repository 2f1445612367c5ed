// `npm run bench:nap -- DEALS`: double-dummy speed of the trick game by number of players, and what its bids promise
// against what they bring (1,000 deals at four players when not said).
import { spawnSync } from 'node:child_process';

const root = new URL('..', import.meta.url).pathname;
const deals = process.argv[2] ?? '1000';
if (!/^\d+$/.test(deals)) {
  process.stderr.write(`the number of deals must be a whole number, not "${deals}"\n`);
  process.exit(2);
}
spawnSync('node', ['scripts/wasm.mjs'], { cwd: root, stdio: 'inherit' });
const run = spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'core-release', 'tests/assembly/nap/bench', '--testTimeout', '36000000'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, BENCH: deals } },
);
process.exit(run.status ?? 1);
