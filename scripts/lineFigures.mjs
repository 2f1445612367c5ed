// `node scripts/lineFigures.mjs`: what the winning lines of the search have in common, for the help's strategy.
// Writes src/help/lineFigures.json.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const root = new URL('..', import.meta.url).pathname;
const nodes = 2_000_000;
/** how many deals of each game, from number 1 */
const deals = {
  'forty-thieves': 200,
  josephine: 200,
  streets: 200,
  'rank-and-file': 200,
  limited: 200,
  'free-cells': 1000,
  'free-places': 1000,
};

const load = async (file) => (await runnerImport(`${root}src/${file}.ts`)).module;
const { openCore } = await load('patience/core/patience');
const { readMove } = await load('patience/core/moveText');
const core = await openCore(new WebAssembly.Module(readFileSync(`${root}build/wasm/release.wasm`)));
const CELL = 12;
const STOCK = 16;
const WASTE = 17;

function linesOf(game, count) {
  const args = [
    'build/cli/napoleon.js',
    'check',
    game,
    `1-${count}`,
    '--nodes',
    String(nodes),
    '--jobs',
    '1',
    '--line',
    '--json',
  ];
  const run = spawnSync('node', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return run.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ verdict }) => verdict === 'winnable');
}

/** Replays a line and notes the table before each move. */
function follow(game, { deal, line }) {
  core.setRules(core.gameRules(game));
  core.deal(deal);
  const { rules } = core;
  const seen = {
    moves: line.length,
    cells: [],
    turned: 0,
    atOnce: 0,
    emptiedAt: null,
    emptiedTurned: null,
    waste: 0,
    longest: 0,
  };
  let before = '';
  for (const [at, token] of line.entries()) {
    const { piles } = core.position();
    const free = piles.slice(0, rules.columns).filter((pile) => pile.length === 0).length;
    seen.cells.push(piles.slice(CELL, CELL + rules.cells).filter((pile) => pile.length > 0).length);
    seen.waste = Math.max(seen.waste, piles[WASTE].length);
    if (free > 0 && seen.emptiedAt === null)
      Object.assign(seen, { emptiedAt: at, emptiedTurned: seen.turned });
    if (token === 's' && piles[STOCK].length > 0) seen.turned++;
    if (token.startsWith('w-') && before === 's') seen.atOnce++;
    const count = Number(/x(\d+)/.exec(token)?.[1] ?? 1);
    seen.longest = Math.max(seen.longest, count);
    before = token;
    core.play(readMove(token, core));
  }
  if (core.status() !== 'won') throw new Error(`${game} ${deal}: the line does not win`);
  return seen;
}

const middle = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? null;
const share = (part, whole) => Number((part / whole).toFixed(3));

function figures(game, count) {
  const lines = linesOf(game, count).map((line) => follow(game, line));
  const cells = lines.flatMap((line) => line.cells);
  const most = lines.map((line) => Math.max(...line.cells));
  const turned = lines.reduce((sum, line) => sum + line.turned, 0);
  const cleared = lines.filter((line) => line.emptiedAt !== null);
  const all = {
    deals: count,
    lines: lines.length,
    moves: middle(lines.map((line) => line.moves)),
    emptied: cleared.length,
    emptiedAt: middle(cleared.map((line) => line.emptiedAt)),
  };
  if (turned > 0) {
    const atOnce = share(
      lines.reduce((sum, line) => sum + line.atOnce, 0),
      turned,
    );
    return {
      ...all,
      emptiedTurned: middle(cleared.map((line) => line.emptiedTurned)),
      atOnce,
      waste: middle(lines.map((line) => line.waste)),
    };
  }
  const taken = [0, 1, 2, 3, 4].map((n) => share(cells.filter((k) => k === n).length, cells.length));
  const peak = [0, 1, 2, 3, 4].map((n) => share(most.filter((k) => k === n).length, lines.length));
  return { ...all, taken, peak, longest: middle(lines.map((line) => line.longest)) };
}

const games = {};
for (const [game, count] of Object.entries(deals)) {
  games[game] = figures(game, count);
  process.stderr.write(`${game} ${JSON.stringify(games[game])}\n`);
}
const measured = new Date().toISOString().slice(0, 10);
writeFileSync(`${root}src/help/lineFigures.json`, `${JSON.stringify({ measured, nodes, games }, null, 2)}\n`);
