import { describe, expect, it } from 'vitest';
import { Method, Verdict } from '../../../assembly/abi';
import type { RuleRecord as CoreRecord } from '../../../src/patience/core/types';
import type { Position } from '../../referee/position';
import { randomEndgame, randomTightRecord, seededRandom } from '../../referee/random';
import type { RuleRecord } from '../../referee/rules';
import { asCore } from '../../support/agree';
import { openTestCore } from '../../support/core';
import { faultOfLine, searchAll } from '../../support/search';

// Each special method alone against the plain exhaustive search, on endgames too large for the referee to judge.
const count = Number(process.env.ENDGAMES ?? 60);
const firstSeed = Number(process.env.SEED ?? 1);
const core = await openTestCore(64);

/** What one method alone says of the core's position; the referee has replayed the line of a win. */
function only(method: Method, record: RuleRecord, position: Position, nodes: number, what: string): Verdict {
  core.exports.searchOnly(1 << method);
  const answer = searchAll(core, nodes, 1_000_000);
  core.exports.searchOnly(-1);
  if (answer.verdict === Verdict.Winnable)
    expect(faultOfLine(record, position, answer.line), what).toBeNull();
  return answer.verdict;
}

/** How often each verdict came from the method where the exhaustive search had one. */
function compare(method: Method, next: () => RuleRecord, cards: readonly [number, number]) {
  const tally = { winnable: 0, unwinnable: 0, unknown: 0, trulyLost: 0 };
  for (let seed = firstSeed; seed < firstSeed + count; seed++) {
    const random = seededRandom(seed);
    const record = next();
    const position = randomEndgame(
      record,
      random,
      cards[0] + Math.floor(random() * (cards[1] - cards[0] + 1)),
    );
    core.setRules(record as CoreRecord);
    core.load(asCore(position));
    const what = `${JSON.stringify(record)}\n${JSON.stringify(position)}`;
    core.exports.searchWithout(-1);
    const truth = only(Method.Proof, record, position, 400_000, what);
    core.exports.searchWithout(0);
    if (truth === Verdict.Unknown || core.status() !== 'playing') continue;
    if (truth === Verdict.Unwinnable) tally.trulyLost++;
    const said = only(method, record, position, 400_000, what);
    if (said !== Verdict.Unknown) expect(said, what).toBe(truth);
    tally[said === Verdict.Winnable ? 'winnable' : said === Verdict.Unwinnable ? 'unwinnable' : 'unknown']++;
  }
  if (count > 1000) console.log(Method[method], JSON.stringify(tally));
  return tally;
}

/** A tight record of one kind: with or without a stock, with or without returns. */
function records(seed: number, fits: (record: RuleRecord) => boolean, over: Partial<RuleRecord>) {
  const random = seededRandom(firstSeed * 1000 + seed);
  return (): RuleRecord => {
    while (true) {
      const record = { ...randomTightRecord(random), ...over };
      if (fits(record)) return record;
    }
  };
}

const narrow = { columns: 4, cells: 0 };
const withStock = ({ rows, decks }: RuleRecord): boolean => rows > 0 && 4 * rows < 52 * decks;

describe(`on ${count} endgames, the exhaustive search agrees with`, () => {
  it('the proof for games with a stock', () => {
    const tally = compare(Method.StockProof, records(1, withStock, { ...narrow, return: false }), [12, 26]);
    expect(tally.winnable).toBeGreaterThan(count / 10);
    expect(tally.unwinnable).toBeGreaterThan(count / 10);
    expect(tally.unknown).toBeLessThan(count / 4);
  });

  it.each(['one', 'run'] as const)('the order of departures, cards carried: %s', (carry) => {
    const suit = { decks: 2, build: 'suit', fill: 'any', faceDown: 0, passes: 1, return: false } as const;
    const tally = compare(Method.Order, records(5, withStock, { ...narrow, ...suit, carry }), [24, 44]);
    expect(tally.winnable).toBeGreaterThan(count / 10);
    expect(tally.unwinnable).toBeGreaterThan(count / 10);
  });

  it('the order of departures with cells, cards face down, kings alone in empty columns, whatever is carried', () => {
    const suit = { decks: 2, build: 'suit', passes: 1, return: false, columns: 4 } as const;
    const tally = compare(Method.Order, records(6, withStock, suit), [24, 44]);
    expect(tally.winnable).toBeGreaterThan(count / 10);
    expect(tally.unwinnable).toBeGreaterThan(count / 20);
  });

  it('the beams for games with a stock, which prove nothing', () => {
    const tally = compare(Method.Beams, records(2, withStock, narrow), [12, 26]);
    expect(tally.winnable).toBeGreaterThan(count / 10);
    expect(tally.unwinnable).toBe(0);
  });

  it('the search for one pack without a stock', () => {
    const onePack = { decks: 1, rows: 0, faceDown: 0, passes: 0, build: 'alternate' } as const;
    const next = records(3, ({ carry }) => carry !== 'one' && carry !== 'run', { ...narrow, ...onePack });
    const tally = compare(Method.FreeCells, next, [12, 26]);
    expect(tally.winnable).toBeGreaterThan(count / 10);
    expect(tally.unwinnable).toBeGreaterThan(count / 10);
  });

  it('the general hunt for every record', () => {
    const tally = compare(
      Method.General,
      records(4, () => true, { columns: 4 }),
      [12, 26],
    );
    expect(tally.winnable).toBeGreaterThan(count / 10);
  });
});
