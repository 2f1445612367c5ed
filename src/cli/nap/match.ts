import { excerpt } from '../../i18n/excerpt';
import { openAdviser } from '../../nap/core/adviser';
import { viewOf } from '../../nap/core/nap';
import { type NapAdviser, type NapBid, type NapCore, type NapLevel, napLevels } from '../../nap/core/types';
import { napModule } from '../core';
import { answer, fail } from '../output';
import { openProgress } from '../progress';
import { type NapGiven, numberOf, readNapOptions } from './options';
import { openTable } from './table';

interface Ends {
  played: number;
  made: number;
}

/**
 * Plays the deal on the table to its end: every seat by its level, from its view,
 * through the table's own check.
 */
export function playDeal(
  core: NapCore,
  adviser: NapAdviser,
  levels: readonly NapLevel[],
  seed: number,
): void {
  for (let move = 1; ; move++) {
    const { phase, turn } = core.facts();
    if (turn === null) return;
    const view = viewOf(core.position(), turn);
    const level = levels[turn]!;
    // One number for each decision, so that no seat's luck hangs on another's.
    const luck = (Math.imul(seed, 64) + move) >>> 0;
    const refused =
      phase === 'bidding'
        ? core.call(adviser.seatCall(view, level, luck))
        : core.play(adviser.seatCard(view, level, luck));
    if (refused !== null) throw new Error(`${level} was refused (reason ${refused.reason})`);
  }
}

function levelsOf(given: NapGiven, players: number): NapLevel[] {
  const levels = (given.seats ?? fail('--seats is missing')).split(',').map((word) => {
    const level = napLevels.find((each) => each === word.trim());
    return level ?? fail(`"${excerpt(word)}" is no level; there are ${napLevels.join(', ')}`);
  });
  return levels.length === players ? levels : fail(`--seats names ${levels.length} seats, not ${players}`);
}

/** Per 1,000 deals; no margin where one deal is all there is. */
function meanAndMargin(values: readonly number[]): { chips: number; margin: number | null } {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1);
  return {
    chips: Math.round(1000 * mean),
    margin: n < 2 ? null : Math.round(1960 * Math.sqrt(variance / n)),
  };
}

/**
 * `napoleon nap match`: chips per 1,000 deals. Each deal is played as often as there are seats, everybody
 * moving on one seat; a deal counts with the mean of these.
 */
export async function match(args: readonly string[]): Promise<void> {
  const given = readNapOptions(args, ['deals', 'seats', 'seed']);
  const core = await openTable(given);
  const { players } = core.settings;
  const adviser = await openAdviser(napModule());
  adviser.setSettings(core.settings);
  const levels = levelsOf(given, players);
  const deals = numberOf(given, 'deals', 1, 10_000_000);
  const first = numberOf(given, 'seed', 0, 2 ** 32 - 1, 1);
  const names = [...new Set(levels)];
  const chips = new Map(names.map((name) => [name, [] as number[]]));
  const contracts = new Map<NapBid | 'passed', Ends>();
  const progress = openProgress(deals);
  for (let i = 0; i < deals; i++) {
    const sums = new Map(names.map((name) => [name, 0]));
    for (let turn = 0; turn < players; turn++) {
      const seated = levels.map((_, seat) => levels[(seat + turn) % players]!);
      core.deal((first + i) >>> 0);
      playDeal(core, adviser, seated, first + i);
      core.chips().forEach((won, seat) => {
        sums.set(seated[seat]!, sums.get(seated[seat]!)! + won);
      });
      const { bid, result } = core.facts();
      const ends = contracts.get(bid ?? 'passed') ?? { played: 0, made: 0 };
      ends.played++;
      if (result === 'made') ends.made++;
      contracts.set(bid ?? 'passed', ends);
    }
    for (const [name, sum] of sums)
      chips.get(name)!.push(sum / players / levels.filter((level) => level === name).length);
    if (i % 10 === 9) progress.show(i + 1);
  }
  progress.clear();
  const results = names.map((level) => ({ level, ...meanAndMargin(chips.get(level)!) }));
  const ends = [...contracts].map(([bid, { played, made }]) => ({ bid, played, made }));
  const record = { players, deals, seats: levels, results, contracts: ends };
  answer(given.json, record, () =>
    [
      ...results.map(({ level, chips: per, margin }) => {
        const spread = margin === null ? '' : ` ± ${margin}`;
        return `${level.padEnd(7)} ${per > 0 ? '+' : ''}${per}${spread} chips a seat per 1,000 deals`;
      }),
      ...ends.map(({ bid, played, made }) => `${bid.padEnd(11)} ${played} played, ${made} made`),
    ].join('\n'),
  );
}
