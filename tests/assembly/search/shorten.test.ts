import { describe, expect, it } from 'vitest';
import { Figure, FOUNDATION, Method, Verdict } from '../../../assembly/abi';
import { searchOn } from '../../../src/patience/core/search';
import type { Move } from '../../../src/patience/core/types';
import type { GameId } from '../../../src/shared/core/types';
import { dealReferee } from '../../referee/position';
import { refereeGames } from '../../referee/rules';
import { openTestCore } from '../../support/core';
import { faultOfLine, searchAll } from '../../support/search';

const core = await openTestCore(64);
const search = searchOn(core);

/** Looks for shorter lines after a win, `slice` nodes at a time; the lengths as they came, and the last line. */
function shorten(nodes: number, slice: number): { lengths: number[]; line: Move[] } {
  const lengths = [search.line().length];
  while (search.figure(Figure.Shortening) < nodes) {
    const came = search.improve(Math.min(slice, nodes - search.figure(Figure.Shortening)));
    if (came === 'shorter') lengths.push(search.line().length);
    if (came === 'done') break;
  }
  return { lengths, line: [...search.line()] };
}

function deal(game: GameId, number: number): void {
  core.setRules(core.gameRules(game));
  core.deal(number);
}

const games: readonly [GameId, number][] = [
  ['free-cells', 1],
  ['free-places', 2],
  ['forty-thieves', 2],
  ['josephine', 1],
  ['streets', 5],
  ['rank-and-file', 2],
  ['limited', 1],
];

describe.each(games)('the line of %s %i', (game, number) => {
  it('becomes shorter step by step, and the referee plays each end', () => {
    deal(game, number);
    const [before, key] = [core.bytes(), core.key()];
    expect(searchAll(core, 500_000).verdict).toBe(Verdict.Winnable);
    const nodes = search.figure(Figure.Nodes);
    const { lengths, line } = shorten(300_000, 20_000);
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
    expect(line.length).toBeLessThan(lengths[0]!);
    expect(faultOfLine(refereeGames[game], dealReferee(refereeGames[game], number), line)).toBeNull();
    expect(search.figure(Figure.Nodes)).toBe(nodes);
    expect(core.bytes()).toEqual(before);
    expect(core.key()).toBe(key);
  });

  it('comes out the same however the nodes are sliced, and from a line that is brought along', () => {
    deal(game, number);
    const found = searchAll(core, 500_000).line;
    const whole = shorten(100_000, 1_000_000);
    expect(searchAll(core, 500_000).line).toEqual(found);
    expect(shorten(100_000, 777).line).toEqual(whole.line);
    expect(search.adopt(Uint32Array.from(found))).toBe(true);
    expect(search.step(1)).toBe(Verdict.Winnable);
    expect(shorten(100_000, 777).line).toEqual(whole.line);
  });
});

describe('a line that is brought along', () => {
  it('is not believed when it does not win', () => {
    deal('free-cells', 1);
    const { line } = searchAll(core, 500_000);
    expect(search.adopt(Uint32Array.from(line.slice(0, -1)))).toBe(false);
    expect(search.adopt(Uint32Array.from(line.slice(1)))).toBe(false);
    expect(search.line()).toHaveLength(0);
    expect(search.improve(1000)).toBe('done');
  });
});

/** How many cards are home at the end of the way, which the core plays from the deal. */
function homeAfter(way: Uint32Array, number: number): number {
  deal('forty-thieves', number);
  for (const move of way) core.play(move);
  return core.position().piles.slice(FOUNDATION).flat().length;
}

describe('the way to the best position', () => {
  it('is legal, brings cards home, and does not disturb a search that goes on', () => {
    deal('forty-thieves', 1);
    const whole = searchAll(core, 400_000);
    expect(whole.verdict).toBe(Verdict.Unknown);
    search.begin(400_000);
    search.step(200_000);
    const early = search.guess();
    while (search.step(50_000) === Verdict.Running);
    const late = search.guess();
    expect(search.figure(Figure.Nodes)).toBe(whole.nodes);
    for (const way of [early, late]) {
      expect(way.length).toBeGreaterThan(20);
      expect(homeAfter(way, 1)).toBeGreaterThan(10);
    }
  });

  it('is kept when the hunt forgets its best beams, after five million positions', () => {
    core.exports.searchOnly(1 << Method.Beams);
    deal('forty-thieves', 100_102);
    search.begin(5_100_000);
    const ways: Uint32Array[] = [];
    for (let verdict: number = Verdict.Running; verdict === Verdict.Running; ) {
      verdict = search.step(search.figure(Figure.Nodes) < 4_900_000 ? 4_950_000 : 10_000);
      ways.push(search.guess());
    }
    core.exports.searchOnly(-1);
    expect(ways.length).toBeGreaterThan(5);
    const homes = ways.map((way) => homeAfter(way, 100_102));
    expect(homes).toEqual(homes.toSorted((a, b) => a - b));
    expect(homes[0]).toBeGreaterThan(10);
  });
});
