// `node scripts/dailyBook.mjs`: finds the daily deals of the days to come and writes them into
// src/patience/game/deals/dailyBook.json, where they stand for ever: whatever a later search finds, a day that is in the
// book is never looked for again. Extends the book to the end of LAST_YEAR, and keeps what stands there.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const FIRST = '2025-01-01';
const LAST_YEAR = 2035;
const root = new URL('..', import.meta.url).pathname;
const book = `${root}src/patience/game/deals/dailyBook.json`;

const load = async (file) => (await runnerImport(`${root}src/${file}.ts`)).module;
const { openCore } = await load('patience/core/patience');
const { searchOn } = await load('patience/core/search');
const { gameIds } = await load('shared/core/types');
const { dailyMegabytes, dailyNodes, firstDaily } = await load('patience/game/deals/daily');
const core = await openCore(
  new WebAssembly.Module(readFileSync(`${root}build/wasm/release.wasm`)),
  dailyMegabytes,
);
const search = searchOn(core);

/** Is a line found within the daily limits, and does it win when the core plays it? */
function wins(number) {
  core.deal(number);
  search.begin(dailyNodes);
  let found = 0;
  while (found === 0) found = search.step(dailyNodes);
  const line = [...search.line()];
  if (found !== 1) return false;
  core.deal(number);
  for (const move of line) core.play(move);
  return core.status() === 'won';
}

function offsetOf(day) {
  const date = new Date(day);
  const first = firstDaily({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  });
  let offset = 0;
  while (!wins(((first + offset - 1) % 2_147_483_647) + 1)) offset++;
  if (offset > 35) throw new Error(`${date.toISOString()}: no winnable deal in reach`);
  return offset.toString(36);
}

const there = existsSync(book) ? JSON.parse(readFileSync(book, 'utf8')) : { from: FIRST, offsets: {} };
for (const game of gameIds) {
  core.setRules(core.gameRules(game));
  let offsets = there.offsets[game] ?? '';
  const end = Date.UTC(LAST_YEAR, 11, 31);
  for (let day = Date.parse(FIRST) + offsets.length * 86_400_000; day <= end; day += 86_400_000) {
    offsets += offsetOf(day);
    if (offsets.length % 200 === 0) process.stdout.write(`${game} ${offsets.length}\n`);
    if (offsets.length % 200 !== 0 && day < end) continue;
    there.offsets[game] = offsets;
    writeFileSync(book, `${JSON.stringify(there, null, 2)}\n`);
  }
}
