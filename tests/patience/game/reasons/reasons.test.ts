import { describe, expect, it } from 'vitest';
import { Verdict } from '../../../../assembly/abi';
import { type ReasonCode, reasonText, textsFor } from '../../../../src/i18n/index';
import { readMove, readPosition } from '../../../../src/patience/core/notation';
import type { OpenCore } from '../../../../src/patience/core/patience';
import type { Move, RuleRecord } from '../../../../src/patience/core/types';
import { reorderLine } from '../../../../src/patience/game/moves/moveOrder';
import { openCase } from '../../../../src/patience/game/reasons/case';
import { only } from '../../../../src/patience/game/reasons/claims';
import { type Claim, claimTable, explain } from '../../../../src/patience/game/reasons/explain';
import { world } from '../../../../src/patience/solver/fairSight';
import { type GameId, gameIds } from '../../../../src/shared/core/types';
import { exhaust } from '../../../referee/exhaust';
import type { Position } from '../../../referee/position';
import { randomEndgame, randomTightRecord, seededRandom } from '../../../referee/random';
import { asCore, asReferee, tokenOf } from '../../../support/agree';
import { cardName } from '../../../support/cards';
import { openTestCore } from '../../../support/core';
import { pileToken, type Trial, truths } from '../../../support/reasonsTruth';
import { faultOfLine, searchAll } from '../../../support/search';

// Every reason given along winning lines, and every claim that the table could make there,
// held against the referee.

/** How many won deals of each game and rule record are gone through; `DEALS=20` makes it a long run. */
const deals = Number(process.env.DEALS ?? 2);
const core = await openTestCore(32);
const nobodyIsLost = { isLost: () => false, wins: true, best: false };

/** House rules: each changes what a reason may rest on. */
const house: readonly (readonly [string, Partial<RuleRecord>])[] = [
  ['rank-and-file', { faceDown: 2 }],
  ['streets', { carry: 'run', passes: 3, faceDown: 1 }],
  ['josephine', { cells: 2, fill: 'king' }],
  ['forty-thieves', { build: 'any', columns: 9 }],
  ['limited', { return: true, build: 'alternate' }],
  ['free-cells', { fill: 'king', return: false }],
  ['free-cells', { build: 'suit', cells: 4, return: false }],
  ['free-places', { columns: 9, cells: 3 }],
];

interface Tally {
  hints: number;
  none: number;
  claims: number;
  readonly codes: Map<ReasonCode, number>;
}

function trialOf(claim: Claim, line: readonly Move[]): Trial {
  const record = core.rules;
  return {
    record,
    before: asReferee(core.position(), record),
    token: tokenOf(line[0]!),
    ahead: line.slice(1, 40).map(tokenOf),
    cards: claim.cards.map(cardName),
    piles: claim.piles.map(pileToken),
    n: claim.n,
    isLost: () => false,
  };
}

function hold(claim: Claim, line: readonly Move[]): void {
  const trial = trialOf(claim, line);
  const what = () => `${claim.code} ${JSON.stringify(trial)}`;
  if (!truths[claim.code](trial)) throw new Error(what());
}

/**
 * Goes along a line by hints as the table gives them, and holds every claim about each against the referee.
 */
function goAlong(judge: OpenCore, start: readonly Move[], tally: Tally): void {
  let line = start;
  while (line.length > 0) {
    line = reorderLine(judge, line);
    const before = judge.position();
    const asking = { ...nobodyIsLost, line, open: true };
    const claim = explain(judge, asking);
    const its = openCase(judge, asking)!;
    for (const [code, find] of claimTable) {
      const found = find(its);
      if (found === null || code === 'best') continue;
      hold({ code, ...found }, line);
      tally.claims++;
    }
    expect(judge.position()).toEqual(before);
    tally.hints++;
    if (claim === null) tally.none++;
    else tally.codes.set(claim.code, (tally.codes.get(claim.code) ?? 0) + 1);
    judge.play(line[0]!);
    line = line.slice(1);
  }
}

function tallyOf(game: string, changes: Partial<RuleRecord>): Tally {
  const id = gameIds.find((one) => one === game)!;
  core.setRules({ ...core.gameRules(id), ...changes });
  const tally: Tally = { hints: 0, none: 0, claims: 0, codes: new Map() };
  for (let number = 1, won = 0; won < deals && number < 200; number++) {
    core.deal(number);
    const answer = searchAll(core, 200_000);
    if (answer.verdict !== Verdict.Winnable) continue;
    won++;
    goAlong(core, answer.line, tally);
  }
  const listed = [...tally.codes].sort((a, b) => b[1] - a[1]).map(([code, n]) => `${code} ${n}`);
  if (process.env.TALLY)
    process.stdout.write(
      `${game} ${JSON.stringify(changes)}: ${tally.hints} hints, none ${tally.none}; ${listed.join(', ')}\n`,
    );
  return tally;
}

describe.each([...gameIds.map((game) => [game, {}] as const), ...house])(
  'hints of %s %j',
  (game, changes) => {
    it('have a reason in 95 of 100, and every claim holds', () => {
      const { hints, none, claims } = tallyOf(game, changes);
      expect(hints).toBeGreaterThan(50);
      expect(claims).toBeGreaterThan(hints);
      expect(none / hints).toBeLessThanOrEqual(0.05);
    });
  },
);

/** The reason for a move, or for a line, in a written position. */
function reasonOf(game: GameId, text: string, tokens: string, changes: Partial<RuleRecord> = {}): string {
  core.setRules({ ...core.gameRules(game), ...changes });
  core.load(readPosition(text, core.rules));
  const start = core.position();
  const line = tokens.split(' ').map((token) => {
    const move = readMove(token, core);
    core.play(move);
    return move;
  });
  core.load(start);
  const claim = explain(core, { ...nobodyIsLost, line, open: true })!;
  return `${claim.code}: ${reasonText(textsFor('en', core.rules), claim)}`;
}

const lines = (...texts: readonly string[]): string => texts.join('\n');
const suitOnly = { columns: 4, rows: 4 };

describe('a reason', () => {
  it.each([
    [
      'free-cells',
      lines('Foundations: C-13 D-13 H-11 S-11', 'QS KH', 'KS', 'QH'),
      '1-a',
      {},
      'frees: frees the queen of spades',
    ],
    [
      'free-cells',
      lines('Foundations: C-13 D-13 H-11 S-11', 'QS KH KS', 'QH'),
      '1-a',
      {},
      'digs: towards the queen of spades, one card further down',
    ],
    [
      'free-cells',
      lines('Foundations: C-13 D-13 H-11 S-11', 'QS', 'KH', 'KS', 'QH'),
      '1-2',
      {},
      'empties: empties column 1',
    ],
    [
      'free-cells',
      lines('Foundations: C-13 D-13 H-11 S-9', 'QH', 'KH', 'KS QS JS TS'),
      '1-f',
      {},
      'upThen: the king of hearts can follow',
    ],
    [
      'free-cells',
      lines('Foundations: C-13 D-13 H-12 S-10', 'Freecells: QS - - -', 'KH', 'JS KS'),
      'a-1',
      {},
      'freesCell: a free cell is open again',
    ],
    [
      'free-places',
      lines('Foundations: C-13 D-13 H-12 S-10', 'Freecells: QS - - -', 'KH', 'JS KS'),
      'a-1',
      {},
      'freesCell: a free place is open again',
    ],
    [
      'free-cells',
      lines('Foundations: C-11 D-13 H-12 S-10', 'QS KC', 'KH', 'JS KS', 'QC'),
      '1-a 1-2',
      {},
      'opensWay: then the queen of spades moves on',
    ],
    [
      'forty-thieves',
      lines(
        'Foundations: C-11 C-11 D-12 D-12 H-12 H-12 S-5 S-3',
        'Waste: 5S',
        'KS QS JS TS 9S 8S 7S 6S',
        'KS QS JS TS 9S 8S 7S 6S 4S',
        ...['QC', 'QC', 'KC', 'KC', 'KD', 'KD', 'KH', 'KH'],
      ),
      'w-1',
      {},
      'strands: if the 6 of spades were sent up now, it would have no place',
    ],
    [
      'forty-thieves',
      lines(
        'Foundations: C-11 C-11 D-10 D-10 H-11 H-11 S-13 S-13',
        'Stock: KH QH QH QC QC JD JD QD KD',
        ...['KC', 'KH QD', 'KD', 'KC'],
      ),
      's',
      suitOnly,
      'turnNothing: no move on the table gains a card or a column',
    ],
    [
      'forty-thieves',
      lines(
        'Foundations: C-11 C-11 D-10 D-10 H-11 H-11 S-13 S-13',
        'Stock: KH QH QH QC QC JD JD QD KD',
        ...['KC', 'KH QD', 'KD', 'KC'],
      ),
      '2-3',
      suitOnly,
      'buildsSuit: in suit on the king of diamonds',
    ],
    [
      'josephine',
      lines('Foundations: C-12 C-12 D-13 D-13 H-13 H-13 S-13 S-13', 'Waste: KC KC', 'Pass: 1'),
      's',
      {},
      'passLast: the last pass, of 2 cards',
    ],
  ] as const)('of %s: %j, %s %j: %s', (game, text, tokens, changes, said) => {
    expect(reasonOf(game, text, tokens, changes)).toBe(said);
  });

  it('says that every other move loses only where that is proved', async () => {
    const other = await openTestCore(32);
    let seen = 0;
    for (let seed = 1; seed < 600 && seen < 2; seed++) {
      const random = seededRandom(seed);
      const record = randomTightRecord(random);
      core.setRules(record);
      other.setRules(record);
      const start = randomEndgame(record, random, 12);
      core.load(asCore(start));
      const answer = searchAll(core, 100_000);
      if (answer.verdict !== Verdict.Winnable || answer.line.length === 0) continue;
      // a line that the referee plays to its end is soon found, and spares him the looking
      const isLost = (position: Position): boolean => {
        other.load(asCore(position));
        const { verdict, line } = searchAll(other, 100_000);
        if (verdict === Verdict.Winnable && faultOfLine(record, position, line) === null) return false;
        return exhaust(record, position, 500).verdict === 'lost';
      };
      const lost = new Set<bigint>();
      for (const move of core.moves()) {
        const { undo } = core.play(move);
        if (isLost(asReferee(core.position(), record))) lost.add(core.key());
        core.undo(move, undo);
      }
      const its = openCase(core, {
        ...nobodyIsLost,
        line: answer.line,
        open: true,
        isLost: (key) => lost.has(key),
      });
      const found = only(its!);
      const claim: Claim = { code: 'only', cards: [], piles: [], n: 0 };
      const isTrue = truths.only({ ...trialOf(claim, answer.line), isLost });
      expect(found !== null).toBe(isTrue);
      if (isTrue) seen++;
    }
    expect(seen).toBe(2);
  });

  it('under fair sight reads no card that the player has not seen', () => {
    core.setRules(core.gameRules('josephine'));
    let turned = 0;
    for (let number = 1; number < 8; number++) {
      core.deal(number);
      const answer = searchAll(core, 100_000);
      for (const move of answer.line) {
        const truth = core.bytes();
        const asking = { isLost: () => false, wins: false, best: false, line: [move], open: false };
        const claim = explain(core, asking);
        core.loadBytes(world(truth, number));
        expect(explain(core, asking)).toEqual(claim);
        core.loadBytes(truth);
        if (tokenOf(move) === 's') turned++;
        core.play(move);
      }
    }
    expect(turned).toBeGreaterThan(500);
  });
});
