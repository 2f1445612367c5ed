// `npm run soundness -- N`: the comparisons of tests/assembly/search/soundness.test.ts over N endgames of each kind (100 when
// not said), with as many columns as the game has and with four, and over the winning lines of deals 1 to 100 (LINES);
// SEED for other endgames. Then a table of counts, by game and kind. `-- N endgames` or `-- N lines` for one part.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

const root = new URL('..', import.meta.url).pathname;
const tally = process.env.TALLY ?? `${root}build/soundness.jsonl`;
const [endgames = '100', part = 'all'] = process.argv.slice(2);
/** What each part's tests are called. */
const parts = { all: '', endgames: 'every prune', lines: 'winning line' };
const print = (text) => process.stdout.write(`${text}\n`);

function readTally() {
  if (!existsSync(tally)) return [];
  const lines = readFileSync(tally, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line));
}

/** The tally's rows under one name each, in the order in which the names come. */
function sumBy(told, nameOf) {
  const sums = new Map();
  for (const { what, ...numbers } of told) {
    const sum = sums.get(nameOf(what)) ?? {};
    for (const [key, n] of Object.entries(numbers)) sum[key] = (sum[key] ?? 0) + n;
    sums.set(nameOf(what), sum);
  }
  return sums;
}

function table(title, columns, sums) {
  if (sums.size === 0) return;
  print(`\n${title.padEnd(36)}${columns.map((column) => column.padStart(11)).join('')}`);
  for (const [name, sum] of sums) {
    const cells = columns.map((column) => String(sum[column] ?? 0).padStart(11));
    print(name.padEnd(36) + cells.join(''));
  }
}

if (!/^[1-9]\d*$/.test(endgames) || parts[part] === undefined) {
  process.stderr.write(`wanted: a whole number of endgames, then "endgames", "lines" or nothing\n`);
  process.exit(2);
}
spawnSync('node', ['scripts/wasm.mjs'], { cwd: root, stdio: 'inherit' });
rmSync(tally, { force: true });
const which = ['--project', 'core-release', 'tests/assembly/search/soundness', '--testTimeout', '36000000'];
const run = spawnSync('npx', ['vitest', 'run', ...which, '-t', parts[part]], {
  cwd: root,
  stdio: 'inherit',
  env: { LINES: '100', ...process.env, ENDGAMES: endgames, TALLY: tally },
});
const told = readTally();
const isLine = ({ what }) => what.endsWith(' lines');
const played = told.filter((row) => !isLine(row));
// judged by plain search (won, lost) or too large for it; answers compared; endgames judged by the referee as well
const columns = ['won', 'lost', 'large', 'compared', 'refereed'];
const game = (what) => what.split(' ')[0];
table(
  'endgames',
  columns,
  sumBy(played, (what) => what),
);
table('endgames, all kinds', columns, sumBy(played, game));
table(
  'endgames, all',
  columns,
  sumBy(played, () => 'all games'),
);
table('winning lines', ['deals', 'positions'], sumBy(told.filter(isLine), game));
process.exit(run.status ?? 1);
