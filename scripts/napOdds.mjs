// `node scripts/napOdds.mjs HANDS`: how often a bid of three is made with such and such trumps, by number of players.
// For each holding so many hands with low cards and side cards at random; the lead is chosen from one sample of the
// hidden cards and judged on another. Writes src/help/napOdds.json, which the help shows.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const root = new URL('..', import.meta.url).pathname;
const hands = Number(process.argv[2] ?? 120);
const worlds = { lead: 60, judge: 60, solved: 16, bid: 60 };
const solveNodes = 20_000;
const seats = [3, 4, 5, 6];
const holdings = ['AKx', 'AQx', 'KQx', 'AJx', 'KJx', 'Axx', 'QJx', 'Kxx', 'Qxx', 'xxx', 'AK', 'Axxx', 'Kxxx'];
const order = '23456789TJQKA';
const lowest = '2345678';

spawnSync('node', ['scripts/wasm.mjs'], { cwd: root, stdio: 'inherit' });
const load = async (file) => (await runnerImport(`${root}src/${file}.ts`)).module;
const { openAdviser } = await load('nap/core/adviser');
const { readFace } = await load('shared/core/cardText');
const { defaultSettings } = await load('nap/core/settings');
const { instantiate } = await load('shared/core/open');
const module = new WebAssembly.Module(readFileSync(`${root}build/wasm/nap-release.wasm`));
const adviser = await openAdviser(module);
const usual = defaultSettings(await instantiate(module, 0));

/** The same numbers every time, 0 .. 1. */
let state = 20261130;
function chance() {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
}

function drawn(list, count) {
  const left = [...list];
  return Array.from({ length: count }, () => left.splice(Math.floor(chance() * left.length), 1)[0]);
}

/** A hand whose spades are the holding: its x are from two to eight, the rest of the hand from the other suits. */
function handOf(holding) {
  const named = [...holding].filter((rank) => rank !== 'x');
  const low = drawn([...lowest], holding.length - named.length);
  const trumps = [...named, ...low].map((rank) => `${rank}S`);
  const others = [...'CDH'].flatMap((suit) => [...order].map((rank) => rank + suit));
  return [...trumps, ...drawn(others, 5 - trumps.length)].map(readFace);
}

/** Made, makeable with all cards seen, and how much better than a pass, for one hand. */
function judge(hand, seed) {
  const lead = { seat: 0, hand, calls: [], contract: { declarer: 0, bid: 'three' }, played: [] };
  adviser.begin(lead, seed);
  adviser.step(worlds.lead, worlds.solved, solveNodes);
  const first = adviser.advice();
  const card = first.cards[0].cards[0];
  adviser.begin(lead, seed + 1);
  adviser.step(worlds.judge);
  const made = adviser.advice().cards.find(({ cards }) => cards.includes(card)).made.share;
  adviser.begin({ seat: 0, hand, calls: [], contract: null, played: [] }, seed + 2);
  adviser.step(worlds.bid);
  const { calls } = adviser.advice();
  const chips = (call) => calls.find((row) => row.call === call).chips;
  return { made, makeable: first.makeable?.share ?? null, gain: chips('three') - chips('pass') };
}

function mean(values) {
  const middle = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
  return { mean: middle, margin: 1.96 * Math.sqrt(spread / values.length) };
}

const rounded = (value, digits) => Number(value.toFixed(digits));

function row(holding, players) {
  adviser.setSettings({ ...usual, players });
  const found = Array.from({ length: hands }, (_, i) => judge(handOf(holding), 1000 * i + players));
  const made = mean(found.map((one) => one.made));
  const makeable = mean(found.map((one) => one.makeable).filter((share) => share !== null));
  const gain = mean(found.map((one) => one.gain));
  return {
    holding,
    players,
    made: rounded(made.mean, 3),
    margin: rounded(made.margin, 3),
    makeable: rounded(makeable.mean, 3),
    gain: rounded(gain.mean, 2),
    gainMargin: rounded(gain.margin, 2),
  };
}

const rows = [];
for (const players of seats) {
  for (const holding of holdings) {
    rows.push(row(holding, players));
    process.stderr.write(`${JSON.stringify(rows.at(-1))}\n`);
  }
}
const date = new Date().toISOString().slice(0, 10);
const odds = { measured: date, bid: 'three', hands, worlds, rows };
writeFileSync(`${root}src/help/napOdds.json`, `${JSON.stringify(odds, null, 2)}\n`);
