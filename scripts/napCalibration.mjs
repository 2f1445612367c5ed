// `node scripts/napCalibration.mjs PLAYERS DEALS`: whether the odds shown come true. All seats are hard; at each decision the
// figure that advice shows for the call or the card that is then made is put beside what came of the deal. Prints, for
// each kind of odds, ten bins of equal size: how many, the mean shown, the mean that came, and its 95 % interval.
// Decisions of one deal hang together, so the interval is reckoned from deals, not from decisions.
import { readFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const root = new URL('..', import.meta.url).pathname;
const [players = 4, deals = 100] = process.argv.slice(2).map(Number);
const worlds = 200;
const bins = 10;
const load = async (file) => (await runnerImport(`${root}src/${file}.ts`)).module;
const { openAdviser } = await load('nap/core/adviser');
const { openNap, viewOf } = await load('nap/core/nap');
const module = new WebAssembly.Module(readFileSync(`${root}build/wasm/nap-release.wasm`));
const adviser = await openAdviser(module);
const table = await openNap(module);
const settings = { ...table.defaults(), players };
table.setSettings(settings);
adviser.setSettings(settings);

/** What was shown in one deal, to be set against its end: kind, seat, figure, the bid it was for. */
function playDeal(deal) {
  const shown = [];
  table.deal(deal);
  for (let move = 1; ; move++) {
    const { phase, turn, declarer } = table.facts();
    if (turn === null) return shown;
    const view = viewOf(table.position(), turn);
    const seed = (Math.imul(deal, 64) + move) >>> 0;
    adviser.begin(view, seed ^ 0x5bd1e995);
    adviser.step(worlds);
    const advice = adviser.advice();
    if (phase === 'bidding') {
      const call = adviser.seatCall(view, 'hard', seed);
      const row = advice.calls.find((each) => each.call === call);
      if (call === 'pass') shown.push({ kind: 'pass (chips)', seat: turn, figure: row.chips });
      else if (row.made !== null) shown.push({ kind: 'bid', seat: turn, bid: call, figure: row.made.share });
      table.call(call);
      continue;
    }
    const card = adviser.seatCard(view, 'hard', seed);
    const row = advice.cards.find(({ cards }) => cards.includes(card));
    const kind = turn === declarer ? 'card, declarer' : 'card, defender';
    if (row.certain === 'open') shown.push({ kind, seat: turn, figure: row.made.share });
    table.play(card);
  }
}

/** The figures of one deal with what came of them; a bid counts only where it became the contract. */
function settled(deal) {
  const shown = playDeal(deal);
  const { declarer, bid, result } = table.facts();
  const chips = table.chips();
  return shown
    .filter((one) => one.kind !== 'bid' || (one.seat === declarer && one.bid === bid))
    .map((one) => ({
      ...one,
      deal,
      came: one.kind.startsWith('pass') ? chips[one.seat] : Number(result === 'made'),
    }));
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A mean and half its 95 % interval, the deals being what is independent. */
function ofDeals(rows, value) {
  const middle = mean(rows.map(value));
  const off = new Map();
  for (const row of rows) off.set(row.deal, (off.get(row.deal) ?? 0) + value(row) - middle);
  const squares = [...off.values()].reduce((sum, one) => sum + one * one, 0);
  const n = off.size;
  const half = n < 2 ? Number.NaN : (1.96 * Math.sqrt((squares * n) / (n - 1))) / rows.length;
  return { middle, half };
}

const all = [];
for (let deal = 1; deal <= deals; deal++) all.push(...settled(deal));
for (const kind of ['pass (chips)', 'bid', 'card, declarer', 'card, defender']) {
  const rows = all.filter((one) => one.kind === kind).sort((a, b) => a.figure - b.figure);
  if (rows.length === 0) continue;
  const squares = mean(rows.map((one) => (one.figure - one.came) ** 2));
  const bias = ofDeals(rows, (one) => one.came - one.figure);
  console.log(
    `${players} players, ${kind}: ${rows.length}, mean squared error ${squares.toFixed(3)}, ` +
      `came less shown ${bias.middle.toFixed(3)} ± ${bias.half.toFixed(3)}`,
  );
  for (let bin = 0; bin < bins; bin++) {
    const part = rows.slice(
      Math.floor((bin * rows.length) / bins),
      Math.floor(((bin + 1) * rows.length) / bins),
    );
    if (part.length === 0) continue;
    const came = ofDeals(part, (one) => one.came);
    console.log(
      `| ${part.length} | ${mean(part.map((one) => one.figure)).toFixed(2)} | ${came.middle.toFixed(2)} ± ${came.half.toFixed(2)} |`,
    );
  }
}
