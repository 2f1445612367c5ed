import { appendFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Method, PRUNES, Prune, Verdict } from '../../../assembly/abi';
import { readPosition, writeMove } from '../../../src/patience/core/notation';
import { type RuleRecord as CoreRecord, gameIds, type Move } from '../../../src/patience/core/types';
import { exhaust } from '../../referee/exhaust';
import type { Position } from '../../referee/position';
import { type Random, seededRandom } from '../../referee/random';
import { type RuleRecord, refereeGames } from '../../referee/rules';
import { asCore, asReferee } from '../../support/agree';
import { openTestCore } from '../../support/core';
import { endgameOf, type Kind, kindsOf, playedEndgame } from '../../support/endgames';
import { faultOfLine, searchAll } from '../../support/search';

// No prune costs a win, and nothing that can be won is called lost. `npm run soundness -- N` looks at N endgames of
// each kind instead of a few, and at the lines of deals 1 to LINES.
const count = Number(process.env.ENDGAMES ?? 2);
const firstSeed = Number(process.env.SEED ?? 1);
const lines = Number(process.env.LINES ?? 1);
const isLong = process.env.ENDGAMES !== undefined;
/** positions that the plain search may look at before an endgame is too large to be judged */
const PLAIN_NODES = 8000;
/** what all methods in turn get, of which the beams' first turns alone take a good part */
const ALL_NODES = 3_000_000;
/** what the proofs get for a position of a deal's line */
const LINE_NODES = isLong ? 100_000 : 20_000;
const REFEREE_STATES = 300;
/** Of so many endgames one is judged by the referee too, and its lines are played by him; the core plays the others. */
const REFEREED = isLong ? 10 : 1;
/** How many endgames are drawn at the most to find a small one that is not won at once, and in how many nodes that is. */
const DRAWS = 12;
const AT_ONCE = 100;
const core = await openTestCore(32);
const game = Object.entries(refereeGames) as [(typeof gameIds)[number], RuleRecord][];

interface Setting {
  readonly methods: number;
  readonly without: number;
}

const all = -1;
const none = 0;
const only = (method: Method): number => 1 << method;

/** The search as it is, each method alone, and each method without each prune that it has. */
const settings: [string, Setting][] = [
  ['all methods', { methods: all, without: none }],
  ...[Method.FreeCells, Method.General, Method.Proof, Method.StockProof, Method.Order].map(
    (method): [string, Setting] => [`${Method[method]} alone`, { methods: only(method), without: none }],
  ),
  ...Array.from({ length: PRUNES }, (_, prune): [string, Setting] => [
    `without ${Prune[prune]}`,
    { methods: only(methodOf(prune)), without: 1 << prune },
  ]),
];

function methodOf(prune: Prune): Method {
  if (prune === Prune.Order) return Method.Order;
  if (prune >= Prune.StockSafe) return Method.StockProof;
  if (prune >= Prune.BeamsSafe) return Method.Beams;
  return prune >= Prune.FreeCellsSafe ? Method.FreeCells : Method.Proof;
}

/** What the search says with some methods and without some prunes. */
function say({ methods, without }: Setting, nodes: number) {
  core.exports.searchOnly(methods);
  core.exports.searchWithout(without);
  const answer = searchAll(core, nodes, 1_000_000);
  core.exports.searchOnly(all);
  core.exports.searchWithout(none);
  return answer;
}

/** For the long run's table: adds a line to the file that TALLY names. */
function tell(what: string, numbers: Record<string, number>): void {
  if (process.env.TALLY !== undefined)
    appendFileSync(process.env.TALLY, `${JSON.stringify({ what, ...numbers })}\n`);
}

/** What plain exhaustive search says of a position, and at how many it looked for that. */
interface Truth {
  readonly position: Position;
  readonly verdict: Verdict;
  readonly nodes: number;
}

/** The beams cannot prove anything, so they need not look long for what is not there. */
function nodesFor({ methods }: Setting, { verdict, nodes }: Truth): number {
  if (methods === all) return ALL_NODES;
  const isVain = methods === only(Method.Beams) && verdict !== Verdict.Winnable;
  return isVain ? 1000 : 4 * nodes + 2000;
}

/** Where a line goes wrong, by the core's rules; null when it wins. The core holds the position, and does so afterwards. */
function faultInCore(position: Position, line: readonly Move[]): string | null {
  let played = 0;
  for (const move of line) {
    if (core.refusal(move) !== null) break;
    core.play(move);
    played++;
  }
  const wins = played === line.length && core.status() === 'won';
  core.load(asCore(position));
  return wins ? null : `after ${played} of ${line.length} moves the game is not won`;
}

/** Every setting says of the position what plain exhaustive search says, or nothing. */
function compare(record: RuleRecord, truth: Truth, refereed: boolean, tally: Record<string, number>): void {
  const { position, verdict: right } = truth;
  const what = JSON.stringify({ record, position });
  const isWinnable = right === Verdict.Winnable;
  const count = (key: string): void => {
    tally[key] = (tally[key] ?? 0) + 1;
  };
  count(isWinnable ? 'won' : 'lost');
  const judged = refereed ? exhaust(record, position, REFEREE_STATES).verdict : 'too-large';
  if (judged !== 'too-large') {
    expect(judged, what).toBe(isWinnable ? 'won' : 'lost');
    count('refereed');
  }
  core.load(asCore(position));
  for (const [name, setting] of settings) {
    const { verdict, line } = say(setting, nodesFor(setting, truth));
    const faultIn = () => (refereed ? faultOfLine(record, position, line) : faultInCore(position, line));
    if (verdict === Verdict.Winnable) expect(faultIn(), `${name} ${what}`).toBeNull();
    if (setting.methods === all || verdict !== Verdict.Unknown)
      expect(verdict, `${name} ${what}`).toBe(right);
    if (verdict !== Verdict.Unknown) count('compared');
  }
}

/** An endgame that plain search can judge and, if one is found soon, a short hunt does not win; null if none is small. */
function draw(kind: Kind | 'played', record: RuleRecord, random: Random): Truth | null {
  core.setRules(record as CoreRecord);
  let judged: Truth | null = null;
  for (let drawn = 0; drawn < DRAWS; drawn++) {
    const cards = record.columns + Math.floor((random() * (5 * record.columns + 5)) / (1 + drawn / 4));
    const position =
      kind === 'played' ? playedEndgame(core, record, random) : endgameOf(kind, record, random, cards);
    core.load(asCore(position));
    const easy = say({ methods: only(Method.General), without: none }, AT_ONCE).verdict === Verdict.Winnable;
    if (easy && (judged !== null || drawn < DRAWS / 2)) continue;
    const { verdict, nodes } = say({ methods: only(Method.Proof), without: all }, PLAIN_NODES);
    if (verdict === Verdict.Unknown) continue;
    judged = { position, verdict, nodes };
    if (!easy) break;
  }
  return judged;
}

function compareMany(kind: Kind | 'played', record: RuleRecord, salt: number): Record<string, number> {
  const tally: Record<string, number> = {};
  for (let seed = firstSeed; seed < firstSeed + count; seed++) {
    const truth = draw(kind, record, seededRandom(seed * 1000 + salt));
    if (truth === null) tally.large = (tally.large ?? 0) + 1;
    else compare(record, truth, seed % REFEREED === 0, tally);
  }
  return tally;
}

describe.each(game)('%s: every prune keeps the verdict', (name, record) => {
  const narrow = { ...record, columns: 4, cells: Math.min(record.cells, 1) };
  const cases = [record, narrow].flatMap((each) =>
    (['played', ...kindsOf(each)] as const).map((kind) => [each.columns, kind, each] as const),
  );
  it.each(cases)('%i columns, endgames: %s', (columns, kind, each) => {
    const tally = compareMany(kind, each, gameIds.indexOf(name) * 100 + columns * 7 + kind.length);
    tell(`${name} ${columns} columns: ${kind}`, tally);
  });
});

describe('a card whose twin may need its place', () => {
  // One foundation of spades waits for the six, the other for the five: the six in column 1 may go up, and it loses.
  const record = { ...refereeGames['forty-thieves'], rows: 10 };
  const text = [
    'Foundations: C-13 C-13 D-6 D-6 H-7 H-7 S-5 S-4',
    'JS 7S JD JH QS 6S',
    '5S 6S',
    '9H KS 8D KH KH',
    '9S 7S QD KD TS',
    'KS TH 8S JS 9H',
    '8H 7D TD QS',
    '9D 8H 8S 8D',
    'TD 9D 9S TH',
    'KD QH 7D JD',
    'QD JH TS QH',
  ].join('\n');

  it.each(settings)('is not sent up by itself: %s', (_, setting) => {
    core.setRules(record as CoreRecord);
    core.load(readPosition(text, core.rules));
    const before = say(setting, 3_000_000).verdict;
    core.play(core.moves().find((move) => writeMove(move) === '1-f')!);
    const after = say(setting, setting.methods === only(Method.Beams) ? 3000 : 3_000_000).verdict;
    for (const [said, truth] of [
      [before, Verdict.Winnable],
      [after, Verdict.Unwinnable],
    ])
      if (said !== Verdict.Unknown || setting.methods === all) expect(said).toBe(truth);
  });
});

describe('a card of the waste that may go up but is needed as a place', () => {
  // The queen of spades has to wait for a king, so that the jack can lie on it and column 1 be emptied.
  const record = { ...refereeGames['forty-thieves'], columns: 4, rows: 5 };
  const text = [
    'Foundations: C-13 C-11 D-11 D-11 H-13 H-10 S-11 S-9',
    'Stock: QC',
    'Waste: QS',
    'JH TS JS',
    'KD KS QH',
    'KH KC',
    'QD QD KS QS KD',
  ].join('\n');

  it.each(settings)('keeps its win: %s', (_, setting) => {
    core.setRules(record as CoreRecord);
    core.load(readPosition(text, core.rules));
    const start = asReferee(core.position(), record);
    const { verdict, line } = say(setting, 100_000);
    if (verdict !== Verdict.Unknown || setting.methods === all) expect(verdict).toBe(Verdict.Winnable);
    if (verdict === Verdict.Winnable) expect(faultOfLine(record, start, line)).toBeNull();
    core.play(core.moves().find((move) => writeMove(move) === 'w-f')!);
    expect(say({ methods: only(Method.Proof), without: all }, 100_000).verdict).toBe(Verdict.Unwinnable);
  });
});

/** The proofs alone; of the search for one pack, its exhaustive part alone. */
const proofs: [string, Setting][] = [
  ['FreeCells', { methods: only(Method.FreeCells), without: 1 << Prune.FreeCellsHunts }],
  ['General', { methods: only(Method.General), without: none }],
  ['Proof', { methods: only(Method.Proof), without: none }],
  ['StockProof', { methods: only(Method.StockProof), without: none }],
  ['Order', { methods: only(Method.Order), without: none }],
];

/** Every `step`th position of a deal's winning line, put to the proofs; how many there were. */
function followLine(number: number, step: number): number {
  core.deal(number);
  const { verdict, line } = searchAll(core, isLong ? 1_000_000 : 100_000);
  if (verdict !== Verdict.Winnable) return 0;
  core.deal(number);
  let asked = 0;
  for (const [i, move] of line.entries()) {
    if (i % step === 0) {
      asked++;
      for (const [name, proof] of proofs) {
        const said = say(proof, i % 16 === 0 ? LINE_NODES : 2000).verdict;
        expect(said, `${name}, deal ${number}, after ${i} moves`).not.toBe(Verdict.Unwinnable);
      }
    }
    core.play(move);
  }
  return asked;
}

describe('no position on a winning line is called lost', () => {
  it.each(game)(`%s, deals 1 to ${lines}`, (name, record) => {
    core.setRules(record as CoreRecord);
    let positions = 0;
    let deals = 0;
    for (let number = 1; deals < 1 || number <= lines; number++) {
      const asked = followLine(number, isLong ? 4 : 16);
      positions += asked;
      deals += asked > 0 ? 1 : 0;
    }
    tell(`${name} lines`, { deals, positions });
    expect(positions).toBeGreaterThan(0);
  });
});
