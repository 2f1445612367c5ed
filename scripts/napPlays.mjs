// `node scripts/napPlays.mjs PLAYERS DEALS`: how often hard seats take over a trick that stands as defenders want it, of all
// the times when they could play another card (docs/nap.md, Plays that look wasted).
import { readFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const root = new URL('..', import.meta.url).pathname;
const [players = 4, deals = 100] = process.argv.slice(2).map(Number);
const load = async (file) => (await runnerImport(`${root}${file}.ts`)).module;
const { openAdviser } = await load('src/nap/core/adviser');
const { openNap } = await load('src/nap/core/nap');
const { countTakeOvers } = await load('tests/support/napTakeOver');
const module = new WebAssembly.Module(readFileSync(`${root}build/wasm/nap-release.wasm`));
const [adviser, table] = [await openAdviser(module), await openNap(module)];
const settings = { ...table.defaults(), players };
table.setSettings(settings);
adviser.setSettings(settings);
const seeds = Array.from({ length: deals }, (_, i) => i + 1);
for (const [kind, { done, could }] of Object.entries(countTakeOvers(table, adviser, 'hard', seeds)))
  console.log(`${players} players, ${deals} deals, ${kind}: ${done} of ${could}`);
