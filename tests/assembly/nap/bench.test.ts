import { describe, it } from 'vitest';
import { chanceOf } from '../../../src/nap/core/adviser';
import { napCard } from '../../../src/nap/core/buffers';
import type { NapBid, NapView } from '../../../src/nap/core/types';
import { answerNap } from '../../../src/nap/solver/answer';
import { openTestNap, tableWith } from '../../support/nap';

// Figures, never asserted on the clock: `npm run bench:nap -- DEALS` runs this, `npm test` passes over it.
const deals = Number(process.env.BENCH ?? 0);
const { table: core, adviser, exports } = await openTestNap();

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function longest(hand: readonly number[]): number {
  const lengths = [0, 1, 2, 3].map(
    (suit) => hand.filter((card) => Math.floor(napCard(card) / 13) === suit).length,
  );
  return lengths.indexOf(Math.max(...lengths));
}

/** Questions a second by the process's own clock, the dealing taken out. */
function speed(players: number, bid: NapBid, count: number, ask: (suit: number) => number): string {
  const time = (solving: boolean): number => {
    const before = process.cpuUsage();
    for (let seed = 1; seed <= count; seed++) {
      core.deal(seed);
      const position = core.position();
      core.load({ ...position, contract: { declarer: 0, bid } });
      const suit = longest(position.hands[0]!);
      if (solving) ask(suit);
    }
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  time(true);
  const spent = time(true) - time(false);
  return (
    `${players} players, ${bid === 'misere' ? 'misère' : ''}`.padEnd(22) + Math.round((1e6 * count) / spent)
  );
}

describe.skipIf(deals === 0)('the trick game', () => {
  it('double dummy: random deals, the declarer leads, trumps his longest suit', () => {
    const most = 1e9;
    for (const [players, count] of [
      [3, 5000],
      [4, 3000],
      [5, 1000],
      [6, 300],
    ] as const) {
      tableWith(core, { players });
      say(`${speed(players, 'two', count, (suit) => exports.napTricks(suit, most))} exact values a second`);
      say(
        `${speed(players, 'two', count, (suit) => exports.napTakes(suit, 3, most))} answers to "three?" a second`,
      );
      say(`${speed(players, 'misere', count, () => exports.napTricks(4, most))} answers a second`);
    }
  });

  it('advice: milliseconds to the first figures, and possible deals after half a second and two', async () => {
    const counter = { adviser, table: core };
    for (const players of [3, 4, 5, 6]) {
      tableWith(core, { players });
      for (const what of ['call', 'card'] as const) {
        const told: [number, number][] = [];
        const firsts: number[] = [];
        for (let seed = 1; seed <= 5; seed++) {
          core.deal(seed);
          if (what === 'card') core.call('three');
          while (what === 'card' && core.facts().phase === 'bidding') core.call('pass');
          const view = core.view(core.facts().turn!);
          const limits = { worlds: 1e9, milliseconds: 2000 };
          const work = { want: 'advice', view, seed, limits, ticket: seed, settings: core.settings } as const;
          const began = performance.now();
          const here: [number, number][] = [];
          await answerNap(counter, work, {
            now: () => performance.now(),
            breathe: () => new Promise((resolve) => setImmediate(resolve)),
            stopped: () => false,
            onInfo: ({ advice }) => here.push([performance.now() - began, advice.worlds]),
          });
          firsts.push(here[0]![0]);
          told.push([here.filter(([at]) => at <= 500).at(-1)?.[1] ?? 0, here.at(-1)![1]]);
        }
        const mean = (values: number[]): number =>
          Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
        const [half, whole] = [0, 1].map((i) => mean(told.map((each) => each[i]!)));
        say(
          `${players} players, a ${what}: ${mean(firsts)} ms (${Math.round(Math.max(...firsts))} at most), ${half}, ${whole}`,
        );
      }
    }
  });

  it('bids: the chance that was promised against what came of it', () => {
    for (const players of [3, 4, 5, 6]) {
      const counts = new Map<string, { n: number; promised: number; made: number }>();
      tableWith(core, { players });
      adviser.setSettings(core.settings);
      for (let seed = 1; seed <= deals; seed++) {
        core.deal(seed);
        const asked = new Map<number, NapView>();
        for (let move = 1; core.facts().turn !== null; move++) {
          const { phase, turn } = core.facts();
          const view = core.view(turn!);
          const luck = 64 * seed + move;
          if (phase === 'playing') core.play(adviser.seatCard(view, 'hard', luck));
          else {
            asked.set(turn!, view);
            core.call(adviser.seatCall(view, 'hard', luck));
          }
        }
        const { declarer, bid, result } = core.facts();
        if (declarer === null) continue;
        adviser.begin(asked.get(declarer)!, seed);
        adviser.step(400);
        const promised = adviser.advice().calls.find(({ call }) => call === bid)?.made?.share ?? 0;
        const count = counts.get(bid!) ?? { n: 0, promised: 0, made: 0 };
        count.n++;
        count.promised += promised;
        count.made += result === 'made' ? 1 : 0;
        counts.set(bid!, count);
      }
      for (const [bid, { n, promised, made }] of counts) {
        const real = chanceOf(made, n, n)!;
        const percent = (share: number): string => (100 * share).toFixed(1);
        const range = `${percent(real.low)}-${percent(real.high)}`;
        say(
          `${players} players  ${bid.padEnd(11)} ${n} played, promised ${percent(promised / n)} %, made ${percent(real.share)} % (${range})`,
        );
      }
    }
  });
});
