// Hunts the deals of a survey's file that were refuted by the order of departures, without it (docs/soundness.md).
// node tests/bench/refuted.mjs FILE [nodes]
import { runnerImport } from 'vite';

const { module } = await runnerImport('./tests/bench/refuted.ts');
const [file, nodes = '20000000'] = process.argv.slice(2);
const counts = {};
await module.huntRefuted(file, Number(nodes), (deal, verdict) => {
  counts[verdict] = (counts[verdict] ?? 0) + 1;
  if (verdict === 'Winnable') process.stdout.write(`${deal} is won!\n`);
});
process.stdout.write(`${JSON.stringify(counts)}\n`);
