// `node tests/bench/positions.mjs [GAME] [PLAYS] [RULES]`, after a build: processor time of a verdict on positions
// in play. From each deal (numbers above a million) a random play of legal moves, asked about at five places; prints
// percentiles of the milliseconds, and what the verdicts were. RULES is JSON laid over the game's record.
import { readFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const root = new URL('../..', import.meta.url);
const [game = 'free-cells', plays = '4000', rules = '{}'] = process.argv.slice(2);
const { gameIds: ids } = (await runnerImport('./src/patience/core/types.ts')).module;
const { ruleKeys: columns, ruleWords } = (await runnerImport('./src/patience/core/rules.ts')).module;
const asked = 5;
const longest = 60;

const module = new WebAssembly.Module(readFileSync(new URL('build/wasm/release.wasm', root)));
const { exports: core } = await WebAssembly.instantiate(module, {
  env: {
    abort() {
      throw new Error('the core stopped');
    },
  },
});
core.open(64);
const record = new Int32Array(core.memory.buffer, core.rulesAt(), columns.length);
for (let i = 0; i < columns.length; i++) record[i] = core.tableValue(ids.indexOf(game), i);
for (const [key, value] of Object.entries(JSON.parse(rules)))
  record[columns.indexOf(key)] = typeof value === 'string' ? ruleWords[key].indexOf(value) : value;
if (core.takeRules() !== 0) throw new Error('these rules are none');
const moves = new Uint32Array(core.memory.buffer, core.movesAt(), 1024);

let state = 1;
function below(n) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * n);
}

const times = [];
const verdicts = [0, 0, 0, 0];
for (let play = 1; play <= Number(plays); play++) {
  core.deal(1_000_000 + play);
  const places = Array.from({ length: asked }, () => below(longest + 1)).sort((a, b) => a - b);
  let played = 0;
  for (const place of places) {
    for (; played < place; played++) {
      const count = core.generate();
      if (count === 0) break;
      core.play(moves[below(count)]);
    }
    const began = process.cpuUsage();
    core.searchBegin(Number.POSITIVE_INFINITY);
    let verdict = 0;
    while (verdict === 0) verdict = core.searchStep(1_000_000);
    const { user, system } = process.cpuUsage(began);
    times.push((user + system) / 1000);
    verdicts[verdict]++;
  }
}
times.sort((a, b) => a - b);
const at = (share) => times[Math.min(times.length - 1, Math.floor(share * times.length))].toFixed(3);
process.stdout.write(
  `${game} ${rules}: ${times.length} positions, ms p50 ${at(0.5)} p95 ${at(0.95)} p99 ${at(0.99)} max ${at(1)}; ` +
    `${verdicts[1]} winnable, ${verdicts[2]} cannot be won, ${verdicts[3]} not known\n`,
);
