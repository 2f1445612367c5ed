// `node scripts/napMisere.mjs PLAYERS BIDS`: what a misère promises and what it brings when the declarer, the others,
// both or neither play by rule of thumb. Needs the built core (`node scripts/wasm.mjs`).
import { readFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const root = new URL('..', import.meta.url).pathname;
const players = Number(process.argv[2] ?? 4);
const bids = Number(process.argv[3] ?? 1000);
const worlds = 400;
/** the declarer's level, and that of the others */
const tables = [
  ['rule', 'rule'],
  ['hard', 'rule'],
  ['rule', 'hard'],
  ['hard', 'hard'],
];

const load = async (file) => (await runnerImport(`${root}src/${file}.ts`)).module;
const { openAdviser } = await load('nap/core/adviser');
const { openNap, viewOf } = await load('nap/core/nap');
const module = new WebAssembly.Module(readFileSync(`${root}build/wasm/nap-release.wasm`));
const [core, adviser] = [await openNap(module), await openAdviser(module)];
core.setSettings({ ...core.defaults(), players });
adviser.setSettings(core.settings);

const adviceOn = (view, seed) => {
  adviser.begin(view, seed);
  adviser.step(worlds);
  return adviser.advice();
};
const luck = (seed, move) => (Math.imul(seed, 64) + move) >>> 0;
const viewNow = () => viewOf(core.position(), core.facts().turn);

/** The calls of a deal, all seats hard; what the last misère promised, or null when none was bid. */
function bidding(seed) {
  let promised = null;
  core.deal(seed);
  for (let move = 1; core.facts().phase === 'bidding'; move++) {
    const view = viewNow();
    const call = adviser.seatCall(view, 'hard', luck(seed, move));
    if (call === 'misere') promised = adviceOn(view, seed).calls.find((row) => row.call === call).made.share;
    core.call(call);
  }
  return promised;
}

/** Whether the bid is made from the first lead on. */
function isMade(start, seed, [declarerLevel, othersLevel]) {
  core.load(start);
  const { declarer } = core.facts();
  for (let move = 9; ; move++) {
    const { turn, result } = core.facts();
    if (turn === null) return result === 'made';
    const level = turn === declarer ? declarerLevel : othersLevel;
    core.play(adviser.seatCard(viewNow(), level, luck(seed, move)));
  }
}

const sums = { promised: 0, ruleLead: 0, bestLead: 0 };
const made = tables.map(() => 0);
let found = 0;
for (let seed = 5001; found < bids; seed++) {
  const promised = bidding(seed);
  if (core.facts().bid !== 'misere') continue;
  const start = core.position();
  const { cards } = adviceOn(viewNow(), seed);
  const lead = adviser.seatCard(viewNow(), 'rule', luck(seed, 8));
  sums.promised += promised;
  sums.bestLead += cards[0].made.share;
  sums.ruleLead += cards.find((group) => group.cards.includes(lead)).made.share;
  tables.forEach((levels, i) => {
    if (isMade(start, seed, levels)) made[i]++;
  });
  found++;
}
const percent = (count) => `${((100 * count) / bids).toFixed(1)} %`;
const lines = [
  `promised ${percent(sums.promised)}; play-outs of a lead by rule ${percent(sums.ruleLead)}, of the best ${percent(sums.bestLead)}`,
  ...tables.map(([one, others], i) => `declarer ${one}, others ${others}: made ${percent(made[i])}`),
];
process.stdout.write(`${lines.join('\n')}\n`);
