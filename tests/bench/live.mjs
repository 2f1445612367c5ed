// How long the badge takes in the real page: whole games are played by hints, with random deviations and undos, and the
// time from the player's action to the verdict is taken inside the page. Prints figures of this machine; asserts nothing.
// node tests/bench/live.mjs [GAME,…] [deals a game] [moves a deal]
import { runnerImport } from 'vite';

const { module } = await runnerImport('./tests/bench/livePlay.ts');
const { openLive, playDeal } = module;

const [games, deals = '3', moves = '120'] = process.argv.slice(2);
const { gameIds: all } = (await runnerImport('./src/patience/core/types.ts')).module;
const print = (text) => process.stdout.write(`${text}\n`);
const cell = (value, width = 9) => String(value).padStart(width);
const share = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;

function row(game, kind, timed) {
  const sorted = timed.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  if (sorted.length === 0) return;
  const figures = [0.5, 0.95, 0.99, 1].map((part) => cell(share(sorted, part).toFixed(1)));
  const open = timed.filter(({ verdict }) => verdict === 'unknown').length;
  print(game.padEnd(15) + kind.padEnd(12) + cell(sorted.length, 6) + figures.join('') + cell(open, 10));
}

print(
  `${'game'.padEnd(15)}${'action'.padEnd(12)}     n      p50      p95      p99      max  not known   (milliseconds)`,
);
const live = await openLive();
try {
  for (const game of games?.split(',') ?? all) {
    const timed = [];
    // the first deals that can be won
    for (let deal = 1, played = 0; played < Number(deals); deal++) {
      const actions = await playDeal(live, game, deal, Number(moves));
      timed.push(...actions);
      if (actions.length > 0) played++;
    }
    for (const kind of ['line', 'deviation', 'undo'])
      row(
        game,
        kind,
        timed.filter((action) => action.kind === kind),
      );
  }
} finally {
  await live.stand.close();
}
