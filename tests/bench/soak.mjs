// A long evening in one page: deals won one after the other, and after every fifty, once what is unused is collected,
// the page's heap, nodes and listeners, and each worker's heap. Prints figures; asserts nothing.
// node tests/bench/soak.mjs [deals]   (after a build)
import { runnerImport } from 'vite';

const { openEvening } = (await runnerImport('./tests/support/evening.ts')).module;
const { openStand } = (await runnerImport('./tests/support/browser.ts')).module;

const deals = Number(process.argv[2] ?? 500);
const step = Math.min(50, Math.ceil(deals / 4));
const print = (text) => process.stdout.write(`${text}\n`);
const cell = (value, width = 11) => String(value).padStart(width);
const megabytes = (bytes) => (bytes / 1e6).toFixed(2);

print('deals won   heap (MB)      nodes  listeners  workers (MB)');
const stand = await openStand();
try {
  const evening = await openEvening(stand);
  for (let won = 1; won <= deals; won++) {
    await evening.win();
    if (won % step > 0 && won !== deals) continue;
    const { heap, nodes, listeners, workers } = await evening.counts();
    print(
      `${cell(won, 9)} ${cell(megabytes(heap))}${cell(nodes)}${cell(listeners)}  ${workers.map(megabytes).join(' ')}`,
    );
  }
} finally {
  await stand.close();
}
