// `npm run soundness -- N`: the comparisons of tests/solver/soundness.test.ts over N endgames of each kind (100 when
// not said) and over the winning lines of deals 1 to 100 (LINES), SEED for other endgames; then a table of counts.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

const root = new URL('..', import.meta.url).pathname;
const tally = `${root}build/soundness.jsonl`;
const endgames = process.argv[2] ?? '100';
if (!/^[1-9]\d*$/.test(endgames)) {
  process.stderr.write(`the number of endgames must be a whole number, not "${endgames}"\n`);
  process.exit(2);
}
spawnSync('node', ['scripts/wasm.mjs'], { cwd: root, stdio: 'inherit' });
rmSync(tally, { force: true });
const run = spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'core-release', 'tests/solver/soundness', '--testTimeout', '36000000'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { LINES: '100', ...process.env, ENDGAMES: endgames, TALLY: tally },
  },
);
const told = existsSync(tally)
  ? readFileSync(tally, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  : [];
const sums = {};
for (const { what, ...numbers } of told) {
  for (const [key, n] of Object.entries(numbers)) sums[key] = (sums[key] ?? 0) + n;
  process.stdout.write(`${what.padEnd(40)} ${JSON.stringify(numbers)}\n`);
}
process.stdout.write(`${'all'.padEnd(40)} ${JSON.stringify(sums)}\n`);
process.exit(run.status ?? 1);
