import { describe, expect, it } from 'vitest';
import { BadRules } from '../../src/patience/core/patience';
import type { RuleRecord as CoreRecord, GameId } from '../../src/patience/core/types';
import { asCore, playBoth } from '../support/agree';
import { openTestCore } from '../support/core';
import { refereeMoves, refereePlay } from './moves';
import { dealReferee, type Position } from './position';
import { randomEndgame, randomRecord, seededRandom } from './random';
import { isLegalRecord, type RuleRecord, refereeGames } from './rules';

// How many random plays this run makes; `npm run agreement -- N` sets it.
const plays = Number(process.env.PLAYS ?? 350);
const core = await openTestCore();
const games = Object.entries(refereeGames) as [GameId, RuleRecord][];

function playOne(record: RuleRecord, seed: number): number {
  const random = seededRandom(seed);
  core.setRules(record as CoreRecord);
  const endgame = seed % 3 === 0;
  const position = endgame ? randomEndgame(record, random, 10 + (seed % 40)) : dealReferee(record, seed + 1);
  if (endgame) core.load(asCore(position));
  else core.deal(seed + 1);
  return playBoth(core, record, position, random, 20 + (seed % 120));
}

describe('core and referee agree', () => {
  it('on the rule table', () => {
    for (const [game, record] of games) expect(core.gameRules(game)).toEqual(record);
  });

  it(`on half of ${plays} random plays, spread over the games`, () => {
    let compared = 0;
    for (let i = 0; i < plays / 2; i++)
      compared += playOne((games[i % games.length] as [GameId, RuleRecord])[1], i);
    report('games', compared);
  });

  it(`on half of ${plays} random plays, spread over random house rules`, () => {
    const random = seededRandom(77);
    let compared = 0;
    for (let i = 0; i < plays / 2; i++) compared += playOne(randomRecord(random), i);
    report('house rules', compared);
  });

  it('on which records are legal', () => {
    const random = seededRandom(5);
    const numbers = ['decks', 'columns', 'rows', 'faceDown', 'cells', 'passes'] as const;
    let illegal = 0;
    for (let i = 0; i < 2000; i++) {
      const record = { ...randomRecord(random) } as Record<string, unknown>;
      const key = numbers[Math.floor(random() * numbers.length)] as string;
      record[key] = Math.floor(random() * 16) - 1;
      expect([record, faultyKey(record)]).toEqual([record, isLegalRecord(record)]);
      if (isLegalRecord(record) !== null) illegal++;
    }
    expect(illegal).toBeGreaterThan(200);
    expect(illegal).toBeLessThan(1800);
  });

  it.each(games)('on perft of %s, deals 1 and 2', (game, record) => {
    const depth = record.cells > 0 ? 2 : 4;
    for (const deal of [1, 2]) {
      core.setRules(core.gameRules(game));
      core.deal(deal);
      expect(core.perft(depth)).toBe(leaves(record, dealReferee(record, deal), depth));
    }
  });
});

function report(what: string, compared: number): void {
  if (process.env.PLAYS) process.stdout.write(`${what}: ${compared} positions compared\n`);
}

function faultyKey(record: unknown): string | null {
  try {
    core.setRules(record as CoreRecord);
    return null;
  } catch (error) {
    if (error instanceof BadRules) return error.key;
    throw error;
  }
}

function leaves(record: RuleRecord, position: Position, depth: number): number {
  if (depth === 0) return 1;
  return refereeMoves(record, position).reduce(
    (sum, token) => sum + leaves(record, refereePlay(record, position, token), depth - 1),
    0,
  );
}
