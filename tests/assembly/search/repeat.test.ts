import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Figure, Verdict, Why } from '../../../assembly/abi';
import { searchOn } from '../../../src/patience/core/search';
import type { RuleRecord } from '../../../src/patience/core/types';
import { type GameId, gameIds } from '../../../src/shared/core/types';
import { openTestCore } from '../../support/core';
import { searchAll } from '../../support/search';

const core = await openTestCore(32);
const search = searchOn(core);
const house: RuleRecord = {
  ...core.gameRules('forty-thieves'),
  decks: 1,
  columns: 7,
  rows: 4,
  faceDown: 3,
  build: 'alternate',
  carry: 'run',
  fill: 'king',
  passes: 3,
  return: true,
};
const wide: RuleRecord = { ...core.gameRules('free-cells'), decks: 2, columns: 10 };
const records: [string, RuleRecord][] = [
  ...gameIds.map((game: GameId): [string, RuleRecord] => [game, core.gameRules(game)]),
  ['a house rule with face-down cards', house],
  ['a house rule with two packs and cells', wide],
];
const NODES = 60_000;

function deal(rules: RuleRecord, number: number): void {
  core.setRules(rules);
  core.deal(number);
}

describe.each(records)('%s', (_, rules) => {
  it('gives the same answer twice, however the nodes are sliced', () => {
    deal(rules, 3);
    const answers = [7, 1000, 1013, 1_000_000, 1000].map((slice) => searchAll(core, NODES, slice));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  it('leaves the position as it was after every step, and when it is begun anew', () => {
    deal(rules, 5);
    const [before, key] = [core.bytes(), core.key()];
    const whole = searchAll(core, NODES);
    for (const stop of [1, 10, 100, 3000, 20_000]) {
      search.begin(NODES);
      search.step(stop);
      expect(core.bytes()).toEqual(before);
      expect(core.key()).toBe(key);
      expect(core.exports.freshKey()).toBe(key);
    }
    expect(searchAll(core, NODES)).toEqual(whole);
  });

  it('carries nothing over from another question', () => {
    deal(rules, 5);
    const alone = searchAll(core, NODES);
    deal(core.gameRules('streets'), 8);
    search.begin(NODES);
    search.step(NODES / 2);
    deal(core.gameRules('free-places'), 8);
    search.begin(NODES);
    search.step(100);
    deal(rules, 5);
    expect(searchAll(core, NODES)).toEqual(alone);
  });
});

describe('the first move of all', () => {
  it('is not looked for in a position that is won, or stuck', () => {
    deal(core.gameRules('free-cells'), 1);
    search.begin(1e6);
    while (search.step(10_000) === Verdict.Running);
    for (const move of search.line()) core.play(move);
    expect(core.status()).toBe('won');
    expect(searchAll(core, 1e6)).toMatchObject({ verdict: Verdict.Winnable, line: [], nodes: 0 });
  });

  it('is not found without memory, and the answer says so', async () => {
    const small = await openTestCore(0);
    small.setRules(small.gameRules('free-cells'));
    small.deal(1);
    expect(searchAll(small, 1e6)).toMatchObject({ verdict: Verdict.Unknown, line: [], nodes: 0 });
  });
});

describe('the memory', () => {
  it('is a ceiling: the search ends and says that there was too little', async () => {
    const small = await openTestCore(1);
    const pages = small.exports.memory.buffer.byteLength;
    small.setRules(wide);
    small.deal(1);
    const answer = searchAll(small, Number.POSITIVE_INFINITY);
    expect(answer).toMatchObject({ verdict: Verdict.Unknown, why: Why.Memory, line: [] });
    expect(answer.nodes).toBeGreaterThan(10_000);
    expect(small.exports.memory.buffer.byteLength).toBe(pages);
  });
});

// One line a record: what the search answers for deals 1 to 3, and how many nodes it took. It is the same in every
// build; a change of the search changes it, and `SIGNATURE=write` writes it anew.
describe('the signature of the search', () => {
  it('is the stored one', () => {
    const file = new URL('./signature.txt', import.meta.url);
    const lines = records.map(([name, rules]) => {
      const answers = [1, 2, 3].map((number) => {
        deal(rules, number);
        const { verdict, nodes, line } = searchAll(core, NODES);
        return `${verdict} ${nodes} ${line.length} ${search.figure(Figure.BestHome)}`;
      });
      return `${name}: ${answers.join(' | ')}\n`;
    });
    if (process.env.SIGNATURE === 'write') writeFileSync(file, lines.join(''));
    expect(lines.join('')).toBe(readFileSync(file, 'utf8'));
  });
});
