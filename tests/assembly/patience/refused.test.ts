import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../assembly/abi';
import { packMove } from '../../../src/patience/core/buffers';
import type { RuleRecord } from '../../../src/patience/core/types';
import { type GameId, refereeGames } from '../../referee/rules';
import { parsePosition } from '../../referee/text';
import { asCore } from '../../support/agree';
import { openTestCore } from '../../support/core';

const core = await openTestCore();
const [CELL, STOCK, WASTE] = [12, 16, 17];
const [fC, fD, fH, fS] = [18, 20, 22, 24];
const face = (suit: number, rank: number): number => suit * 13 + rank - 1;

interface Refused {
  readonly why: string;
  readonly from: number;
  readonly to: number;
  readonly count?: number;
  readonly reason: number;
  readonly detail?: number;
}

function refuses(name: string, rules: RuleRecord, text: string, cases: readonly Refused[]): void {
  describe(name, () => {
    it.each(cases)('$why', ({ from, to, count = 1, reason, detail = 0 }) => {
      core.setRules(rules);
      core.load(asCore(parsePosition(rules, text)));
      expect(core.refusal(packMove(from, to, count))).toEqual({ reason, detail });
    });
  });
}

const row = (game: GameId, changes: Partial<RuleRecord> = {}): RuleRecord => ({
  ...refereeGames[game],
  ...changes,
});
const clubsAndDiamonds = 'Foundations: C-13 C-13 D-13 D-13';

refuses(
  'forty-thieves',
  row('forty-thieves'),
  `${clubsAndDiamonds} H-13 H-9 S-11 S-10\nWaste: KH\nKS QS JS\nQS\nJH TH\nQH\nKS\n`,
  [
    { why: 'another suit', from: 1, to: WASTE, reason: Refusal.NotThere },
    { why: 'a queen of hearts on a king of spades', from: 3, to: 4, reason: Refusal.WrongSuit },
    { why: 'a jack on a king', from: 0, to: 4, reason: Refusal.WrongRank },
    { why: 'two cards where one is carried', from: 0, to: 9, count: 2, reason: Refusal.OneAtATime },
    { why: 'cards that are no run', from: 0, to: 1, count: 4, reason: Refusal.TooFew },
    {
      why: 'a queen before the jack of the lower foundation',
      from: 3,
      to: fH,
      reason: Refusal.FoundationNext,
      detail: face(2, 10),
    },
    { why: 'spades to the hearts', from: 0, to: fH, reason: Refusal.FoundationSuit },
    { why: 'two cards to a foundation', from: 2, to: fH, count: 2, reason: Refusal.FoundationOneCard },
    { why: 'a card back from a foundation', from: fS, to: 5, reason: Refusal.FoundationFinal },
    { why: 'a turn of an empty stock', from: STOCK, to: WASTE, reason: Refusal.NothingToTurn },
    { why: 'a second pass where there is one', from: WASTE, to: STOCK, reason: Refusal.NoPassLeft },
    { why: 'a stock card to a column', from: STOCK, to: 5, reason: Refusal.StockOnlyTurns },
    { why: 'an empty column as a source', from: 7, to: 8, reason: Refusal.EmptyPile },
    { why: 'a column onto itself', from: 0, to: 0, reason: Refusal.SamePile },
    { why: 'a cell in a game without cells', from: 0, to: CELL, reason: Refusal.NoSuchPile },
    { why: 'an eleventh column', from: 0, to: 10, reason: Refusal.NoSuchPile },
    { why: 'no cards at all', from: 0, to: 5, count: 0, reason: Refusal.NoSuchPile },
  ],
);

const unordered = `${clubsAndDiamonds} H-13 H-9 S-11 S-10\nWaste: KH\nKS JS QS\nQS\nJH TH\nQH\nKS`;
refuses('cards out of order where one is carried', row('forty-thieves'), unordered, [
  { why: 'two of them', from: 0, to: 9, count: 2, reason: Refusal.OneAtATime, detail: 1 },
  { why: 'two of them to a card', from: 0, to: 3, count: 2, reason: Refusal.OneAtATime, detail: 1 },
]);

refuses('streets', row('streets'), `${clubsAndDiamonds} H-13 H-11 S-13 S-11\nKS\nQS\nQH\nKH`, [
  { why: 'a black queen on a black king', from: 1, to: 0, reason: Refusal.WrongColour },
  { why: 'a king on a queen', from: 3, to: 1, reason: Refusal.WrongRank },
]);

const cells = `Foundations: C-9 D-9 H-9 S-9\nFreecells: KC KD KH -\nQC JD TS\nKS\nQS\nTC\nJC TD\nQD JH\nJS\nQH TH`;
refuses('free-cells', row('free-cells'), cells, [
  { why: 'three cards where two can go', from: 0, to: 1, count: 3, reason: Refusal.WrongColour },
  { why: 'a cell that is taken', from: 3, to: CELL, reason: Refusal.CellTaken },
  { why: 'two cards to a cell', from: 4, to: CELL + 3, count: 2, reason: Refusal.CellHoldsOne },
  { why: 'a cell to a cell', from: CELL, to: CELL + 3, reason: Refusal.CellToCell },
  { why: 'cards that do not follow one another', from: 7, to: 1, count: 2, reason: Refusal.NotARun },
]);

const spaces =
  `Foundations: C-9 D-9 H-9 S-9\nFreecells: KC TH JH -\nKD QC JD TS\nKS QD JC TD\nKH\nQS\nTC\nQH\n\nJS`.replace(
    '\n\n',
    '\n-\n',
  );
refuses('what a run of spaces needs', row('free-cells', { cells: 4 }), spaces, [
  {
    why: 'two cells and a column allow 2 to the empty one',
    from: 0,
    to: 6,
    count: 3,
    reason: Refusal.NeedsSpaces,
    detail: 1,
  },
]);
const nineColumns = `Foundations: C-8 D-8 H-8 S-8
QH JS TH 9S\nKC\nKD QC\nKH QS\nKS QD\nJC TD\nJD TC\nJH TS\n9C 9D 9H`;
refuses(
  'what a run of spaces needs without cells',
  row('free-cells', { cells: 0, columns: 9 }),
  nineColumns,
  [
    {
      why: 'four cards, for which two empty columns would do, each doubling what goes',
      from: 0,
      to: 1,
      count: 4,
      reason: Refusal.NeedsSpaces,
      detail: 2,
    },
  ],
);
refuses('what a run of cells needs', row('free-places'), spaces, [
  {
    why: 'two cards more than the one free cell',
    from: 0,
    to: 2,
    count: 3,
    reason: Refusal.NeedsCells,
    detail: 2,
  },
]);
refuses('kings only', row('free-places', { fill: 'king' }), spaces, [
  { why: 'a ten to an empty column', from: 4, to: 6, reason: Refusal.KingOnly },
]);

const faceDown = row('forty-thieves', { faceDown: 2, carry: 'run' });
refuses('face-down cards', faceDown, `${clubsAndDiamonds} H-13 H-13 S-11 S-9\n(KS) QS JS\nKS\nQS\nTS`, [
  { why: 'a run that reaches into them', from: 0, to: 5, count: 3, reason: Refusal.FaceDown },
]);
refuses('the other foundations', row('free-cells'), cells, [
  { why: 'clubs to diamonds', from: 3, to: fD, reason: Refusal.FoundationSuit },
  { why: 'a jack before the ten', from: 6, to: fS, reason: Refusal.FoundationNext, detail: face(3, 10) },
  { why: 'a foundation to a foundation', from: fC, to: fD, reason: Refusal.FoundationFinal },
]);
