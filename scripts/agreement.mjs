// `npm run agreement -- N`: core and referee play N random games side by side (20,000 when not said).
import { spawnSync } from 'node:child_process';

const root = new URL('..', import.meta.url).pathname;
const plays = process.argv[2] ?? '20000';
if (!/^[1-9]\d*$/.test(plays)) {
  process.stderr.write(`the number of plays must be a whole number, not "${plays}"\n`);
  process.exit(2);
}
spawnSync('node', ['scripts/wasm.mjs'], { cwd: root, stdio: 'inherit' });
const run = spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'core-release', 'tests/referee/agreement', '--testTimeout', '7200000'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, PLAYS: plays } },
);
process.exit(run.status ?? 1);
