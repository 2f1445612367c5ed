// Measures what tells a hard deal from an easy one (docs/difficulty.md); one JSON object a deal, figures of this machine.
// node tests/bench/difficulty.mjs GAME [how many winnable deals] [from deal]
import { runnerImport } from 'vite';

const { module } = await runnerImport('./tests/bench/difficulty.ts');
const [game, count = '300', from = '1'] = process.argv.slice(2);
await module.measure(game, Number(from), Number(count), (measured) =>
  process.stdout.write(`${JSON.stringify(measured)}\n`),
);
