import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { version } from '../../package.json';
import { ruleKeys } from '../../src/patience/core/rules';
import { gameIds } from '../../src/shared/core/types';
import { rowsOf11982 } from '../support/deals';
import { answers, build, type Ended, interruptAfterFirst, lines, napoleon, program } from './run';

let built: Ended;
beforeAll(() => {
  built = build();
}, 120_000);

/** One pack, hearts from the queen on left over: the two cards in the order that wins, or does not yet. */
const almostWon = 'Foundations: C-13 D-13 H-11 S-13\nQH\nKH';
const ended = 'Foundations: C-13 D-13 H-13 S-13';

describe('help', () => {
  it('is the whole of it on standard output, asked for or not', () => {
    const help = napoleon(['help']);
    expect(help).toMatchObject({ code: 0, error: '' });
    for (const args of [[], ['--help'], ['check', '--help']]) expect(napoleon(args)).toEqual(help);
    for (const command of ['games', 'deal', 'moves', 'replay', 'check', 'hint', 'bench'])
      expect(help.out).toContain(`napoleon ${command}`);
    // who waits for an answer is told how long, and that a busy machine may leave one out
    expect(help.out).toContain('With neither limit 10 seconds a deal');
    expect(help.out).toMatch(/--nodes N repeats exactly.*\n.*\n.*"seconds"/);
    for (const key of ruleKeys) expect(help.out).toMatch(new RegExp(`\\b${key}\\b`));
    expect(Math.max(...lines(help.out).map((line) => line.length))).toBeLessThanOrEqual(120);
  });

  it('tells the version', () => {
    expect(napoleon(['--version'])).toEqual({ out: `${version}\n`, error: '', code: 0 });
  });

  it('stands in the README with examples that are answered', () => {
    const said = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const examples = [...said.matchAll(/npm run -s napoleon -- ((?:deal|hint|replay|moves) .*)/g)];
    expect(examples.length).toBeGreaterThan(1);
    for (const [, example] of examples) {
      const words = (example ?? '').replace(/ {2,}.*/, '').match(/"[^"]*"|\S+/g) ?? [];
      const args = words.map((word) => word.replaceAll('"', ''));
      const { code, out } = napoleon(args);
      expect(code, example).toBe(0);
      expect(out, example).not.toMatch(/; move \d+, /);
    }
  });
});

describe('games', () => {
  it('lists the rule table, also from a checkout, where nothing but the answer is printed', () => {
    expect(built).toMatchObject({ code: 0, error: '' });
    expect(lines(built.out)).toHaveLength(1 + gameIds.length);
    expect(answers(['games']).map(({ game }) => game)).toEqual([...gameIds]);
    expect(answers(['games'])[5]).toMatchObject({ rules: { cells: 4, carry: 'spaces', return: true } });
  });
});

describe('deal', () => {
  it('gives position text that every other command reads', () => {
    const [deal] = answers(['deal', 'forty-thieves', '1']);
    expect(deal).toMatchObject({ game: 'forty-thieves', deal: 1 });
    expect(Object.keys(deal!)).toEqual(['game', 'deal', 'position']);
    const { out } = napoleon(['deal', 'forty-thieves', '1']);
    expect(out).toBe(`${deal!.position}\n`);
    expect(answers(['moves', 'forty-thieves', '-'], out)).toEqual(answers(['moves', 'forty-thieves', '1']));
  });

  it('lays house rules over the record', () => {
    const [deal] = answers(['deal', 'streets', '1', '-r', '{"columns":8,"rows":5,"faceDown":1}']);
    expect(String(deal!.position).split('\n').slice(3)).toHaveLength(8);
    expect(deal!.position).toContain('\n(3D) ');
  });

  it('knows the daily deal of a date, the same each time and won within its nodes', () => {
    const [deal] = answers(['deal', 'free-cells', '2000-01-01']);
    // The count of days is 0 there, so the search begins at number 1, which is winnable.
    expect(deal).toMatchObject({ deal: 1 });
    expect(answers(['deal', 'free-cells', 'daily'])).toEqual(answers(['deal', 'free-cells', 'daily']));
  });
});

describe('house rules', () => {
  it('have a daily deal of their own, which check calls winnable under them', () => {
    const house = ['-r', '{"columns":9,"carry":"run"}'];
    const [deal] = answers(['deal', 'streets', '2025-08-01', ...house]);
    const [again] = answers(['deal', 'streets', '2025-08-01', ...house]);
    expect(again).toEqual(deal);
    const [checked] = answers(['check', 'streets', String(deal!.deal), '--nodes', '200000', ...house]);
    expect(checked).toMatchObject({ deal: deal!.deal, verdict: 'winnable' });
  });

  it('under which nothing is won have none, and that is said', () => {
    const hopeless = ['-r', '{"columns":4,"rows":0,"passes":0,"carry":"one","fill":"king"}'];
    const { out, error, code } = napoleon(['deal', 'forty-thieves', '2025-08-01', ...hopeless]);
    expect({ out, code }).toEqual({ out: '', code: 2 });
    expect(error).toBe('napoleon: no winnable deal for 2025-08-01: 100 were looked at\n');
  });

  it('hold for every position of a file of many', () => {
    const lost = 'Foundations: C-12 D-12 H-11 S-12\nQH KC\nKS\nKD KH';
    const text = Array.from({ length: 300 }, (_, i) => (i % 3 === 2 ? lost : almostWon)).join('\n---\n');
    const house = ['-r', '{"cells":0,"columns":4,"return":false,"fill":"king"}'];
    const found = answers(['check', 'free-cells', '-', ...house], text);
    expect(found.map(({ index }) => index)).toEqual(Array.from({ length: 300 }, (_, i) => i + 1));
    expect(found.filter(({ verdict }) => verdict === 'winnable').length).toBeGreaterThanOrEqual(200);
    const { error, code } = napoleon(['check', 'free-cells', '-', ...house], `${text}\n---\n${almostWon} QX`);
    expect({ error, code }).toEqual({
      error: 'napoleon: position 301: line 1303: "QX" is no card\n',
      code: 2,
    });
  });
});

describe('moves and replay', () => {
  it('play the moves asked for first', () => {
    const [before] = answers(['moves', 'free-cells', '1']);
    const token = (before!.moves as string[])[0]!;
    const [after] = answers(['moves', 'free-cells', '1', '--moves', token.toUpperCase()]);
    expect(after!.moves).not.toContain(token);
  });

  it('stops at the first illegal move and says why', () => {
    const [replayed] = answers(['replay', 'forty-thieves', '1', '--moves', 's s 1-2 s'], '', 3);
    expect(replayed).toMatchObject({
      game: 'forty-thieves',
      ok: false,
      played: 2,
      illegal: { index: 3, move: '1-2', reason: 'Columns are built down in the same suit.' },
      won: false,
      stuck: false,
    });
    expect(Object.keys(replayed!)).toEqual([
      ...['game', 'ok', 'played', 'illegal', 'automatic', 'toEmpty', 'moves', 'won', 'stuck', 'position'],
    ]);
  });

  it('says when a game is won, and when it is stuck', () => {
    const [won] = answers(['replay', 'free-cells', '-', '--moves', '1h 2h'], almostWon);
    expect(won).toMatchObject({ ok: true, played: 2, illegal: null, won: true, stuck: false });
    const blocked = [
      'Foundations: C-11 C-11 D-13 D-13 H-11 H-11 S-13 S-13',
      'QC KH',
      'QC KH',
      'QH KC',
      'QH KC',
    ];
    const house = ['-r', '{"columns":4}'];
    const [stuck] = answers(['replay', 'streets', '-', '--moves', '', ...house], blocked.join('\n'));
    expect(stuck).toMatchObject({ ok: true, played: 0, won: false, stuck: true });
  });

  it('names how many places a run lacks', () => {
    const text = [
      'Foundations: C-13 D-4 H-13 S-4',
      'Freecells: TD JD QD -',
      '9D 8S 7D 6S 5D',
      'TS',
      'KD 6D 8D',
      'KS QS JS 9S 7S 5S',
    ];
    const [replayed] = answers(['replay', 'free-places', '-', '--moves', '12'], text.join('\n'), 3);
    expect(replayed!.illegal).toEqual({
      index: 1,
      move: '12',
      reason: 'Never more than four cards go together: there are no more than four free places.',
    });
  });

  it('reads a list in the way in which it wins, and says which', () => {
    const players =
      '57 57 51 6a 8b 18 81 85 81 58 3c 3d 4h 34 a4 b3 65 84 38 2a 3h d3 23 2b 2h 28 68 26 13 71 17 12 1c 43 42 ' +
      '76 7c';
    const [left] = answers(['replay', 'free-cells', '4', '--moves', players]);
    expect(left).toMatchObject({ ok: true, won: true, played: 37, automatic: 'horne', toEmpty: 'most' });
    const [whole] = answers(['replay', 'free-cells', '4', '--moves', (left!.moves as string[]).join(' ')]);
    expect(whole).toMatchObject({ ok: true, won: true, automatic: 'none', moves: left!.moves });
    const { out } = napoleon(['replay', 'free-cells', '4', '--moves', players]);
    expect(out).toMatch(
      /^played 37; won\nread with 49 cards going up by themselves \(horne\): 5-7 4-f 4-f 5-7 .* 3-f 8-f\n/,
    );
    // the place is that of the written move, in the reading that comes so far
    const { error, code } = napoleon(['check', 'free-cells', '4', '--moves', `${players} 11`]);
    expect(code).toBe(2);
    expect(error).toMatch(/move 38, 11: /);
  });
});

describe('texts of other programs', () => {
  it('a deal in rows is the deal, and cannot be won where that cannot', () => {
    const [found] = answers(['check', 'free-cells', '-', '--nodes', '2000000'], rowsOf11982.join('\n'));
    expect(found).toMatchObject({ verdict: 'unwinnable', why: 'exhausted' });
    const { error, code } = napoleon(['check', 'free-cells', '-'], rowsOf11982.join(' '));
    expect(code).toBe(2);
    expect(error).toBe(
      'napoleon: line 1: 52 cards on one line; write a line for each column, or for each row\n',
    );
  });

  it('UTF-16 with its mark is read, and one without is named on one line', () => {
    const text = rowsOf11982.join('\r\n');
    const little = Buffer.from(`\uFEFF${text}`, 'utf16le');
    const big = Buffer.from(little).swap16();
    const moves = answers(['moves', 'free-cells', '-'], text);
    for (const bytes of [little, big, Buffer.from(`\uFEFF${text}`)])
      expect(answers(['moves', 'free-cells', '-'], bytes)).toEqual(moves);
    const { error, code } = napoleon(['moves', 'free-cells', '-'], little.subarray(2));
    expect(code).toBe(2);
    expect(error).toMatch(/^napoleon: line 1: "A�H�" is no card\n$/);
  });

  it('a word at fault is quoted with at most forty printable characters, on one line', () => {
    const long = `x\u0007\u202e\n${'y'.repeat(5000)}`;
    for (const args of [
      [long],
      ['moves', long],
      ['moves', 'free-cells', long],
      ['moves', 'free-cells', '1', long],
      ['moves', 'free-cells', '1', '--moves', long.replace('\n', '')],
      ['moves', 'free-cells', '1', `--${long}`],
      ['moves', 'free-cells', '1', '-r', long],
      ['check', 'free-cells', '1', '--nodes', long],
      ['nap', 'bid', '--players', '4', '--hand', long.replace('\n', '')],
    ]) {
      const { error, code } = napoleon(args);
      expect(code).toBe(2);
      expect(error).toMatch(/^[^\p{C}\p{Zl}\p{Zp}]+\n$/u);
      expect(error).toMatch(/x��/);
      expect(error).toMatch(/y{20,36}…/);
      expect(error).not.toMatch(/y{38}/);
    }
  });
});

describe('check', () => {
  it('answers a range in order, the same for the same nodes whatever the jobs', () => {
    const args = ['check', 'free-cells', '1-12', '--nodes', '20000', '--line'];
    const timeless = (jobs: string): object[] =>
      answers([...args, '--jobs', jobs]).map((found) => ({ ...found, ms: 0 }));
    const [one, three] = [timeless('1'), timeless('3')];
    expect(three).toEqual(one);
    expect(one.map((found) => (found as { deal: number }).deal)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    const keys = ['game', 'deal', 'verdict', 'moves', 'line', 'nodes', 'ms', 'why'];
    expect(Object.keys(one[0]!)).toEqual(keys);
  });

  it('gives lines that win when they are replayed', () => {
    for (const game of ['free-cells', 'josephine']) {
      const won = answers(['check', game, '1-6', '--nodes', '50000', '--line']).filter(
        ({ verdict }) => verdict === 'winnable',
      );
      expect(won.length).toBeGreaterThan(0);
      for (const { deal, line, moves } of won) {
        const tokens = line as string[];
        expect(tokens).toHaveLength(moves as number);
        const [replayed] = answers(['replay', game, String(deal), '--moves', tokens.join(' ')]);
        expect(replayed).toMatchObject({ ok: true, won: true });
      }
    }
  });

  it('takes several positions, and numbers them', () => {
    const two = answers(['check', 'free-cells', '-'], `${almostWon}\n---\n${ended}\n---\n`);
    expect(two).toMatchObject([
      { deal: null, index: 1, verdict: 'winnable', moves: 2, why: 'line' },
      { deal: null, index: 2, verdict: 'winnable', moves: 0 },
    ]);
  });

  it('says when it was cut short, and never “cannot” then', () => {
    const [found] = answers(['check', 'forty-thieves', '1', '--nodes', '50']);
    expect(found).toMatchObject({ verdict: 'unknown', moves: null, why: 'nodes' });
    const [timed] = answers(['check', 'forty-thieves', '1', '--seconds', '0.05']);
    expect(timed).toMatchObject({ verdict: 'unknown', why: 'seconds' });
  });

  it('gives odds for a deal as it was dealt that resists as long as others did', () => {
    const check = (...more: string[]) => answers(['check', 'forty-thieves', '302', ...more])[0]!;
    const found = check('--nodes', '500000');
    expect(found).toMatchObject({ verdict: 'unknown', why: 'nodes' });
    const { winnable, low, high } = found.odds as Record<string, number>;
    expect(0 < low! && low! < winnable! && winnable! < high! && high! <= 1).toBe(true);
    expect(check('--nodes', '400000')).not.toHaveProperty('odds');
    expect(check('--nodes', '500000', '--moves', 's')).not.toHaveProperty('odds');
    expect(check('--nodes', '500000', '-r', '{"carry":"run"}')).not.toHaveProperty('odds');
  });

  it.each(['1', '2'])('prints what %s jobs have done when interrupted, and ends with 130', async (jobs) => {
    // number 2 is won in a moment, 3, 4 and 5 resist longer than anybody waits
    const args = ['check', 'forty-thieves', '2-50', '--seconds', '60', '--jobs', jobs, '--json'];
    const { out, error, code } = await interruptAfterFirst(args);
    expect(code).toBe(130);
    expect(error).toBe('');
    const found = lines(out).map((line) => JSON.parse(line) as { deal: number; why: string });
    expect(found.length).toBeLessThan(10);
    expect(found.map(({ deal }) => deal)).toEqual(found.map((_, i) => i + 2));
    expect(found.at(-1)?.why).toBe('stopped');
  });

  it('is interrupted between answers that take no time at all', async () => {
    const { out, code } = await interruptAfterFirst([
      'check',
      'free-cells',
      '1-2000000',
      '--jobs',
      '1',
      '--json',
    ]);
    expect(code).toBe(130);
    const deals = lines(out).map((line) => (JSON.parse(line) as { deal: number }).deal);
    expect(deals).toEqual(deals.map((_, i) => i + 1));
    expect(deals.length).toBeLessThan(1_000_000);
  });

  it('counts what an interruption left as not done, and not as not known', async () => {
    const args = ['check', 'forty-thieves', '1-50', '--seconds', '0.3', '--jobs', '2'];
    const { out, code } = await interruptAfterFirst(args);
    expect(code).toBe(130);
    const said = lines(out);
    const known = said.filter((line) => line.startsWith('deal ') && !line.includes('not done')).length;
    const counts = (said.at(-1) ?? '').match(/\d+/g)?.map(Number) ?? [];
    expect(counts.slice(0, 3).reduce((sum, n) => sum + n, 0)).toBe(known);
    expect(said.at(-1)).toMatch(new RegExp(`, ${50 - known} not done$`));
  });
});

describe('hint', () => {
  it('under fair sight tells the odds of each move, the best first', () => {
    const [hint] = answers(['hint', 'josephine', '1', '--sight', 'fair', '--seconds', '0.5', '--jobs', '1']);
    expect(Object.keys(hint!)).toEqual(['moves', 'reason']);
    const moves = hint!.moves as Record<string, number>[];
    expect(moves.length).toBeGreaterThan(0);
    for (const move of moves) {
      expect(Object.keys(move)).toEqual(['move', 'share', 'low', 'high', 'worlds']);
      expect(move.low).toBeLessThanOrEqual(move.share!);
      expect(move.share).toBeLessThanOrEqual(move.high!);
    }
    const shares = moves.map(({ share }) => share!);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(answers(['moves', 'josephine', '1'])[0]!.moves).toContain(moves[0]!.move);
  });

  it('under fair sight is certain of wins where every card has been seen', () => {
    const [hint] = answers(['hint', 'free-cells', '-', '--sight', 'fair'], almostWon);
    expect(hint!.moves).toContainEqual({ move: '1-f', share: 1, low: 1, high: 1, worlds: 1 });
  });

  it('keeps a proved win and says so, naming card and piles', () => {
    const [hint] = answers(['hint', 'free-cells', '-'], almostWon);
    expect(Object.keys(hint!)).toEqual(['verdict', 'move', 'reason', 'line']);
    expect(hint).toMatchObject({ verdict: 'winnable', move: '1-f', line: ['1-f', '2-f'] });
    expect(hint!.reason).toMatchObject({ code: 'upSafe', cards: ['QH'], piles: ['1', 'f'] });
    expect((hint!.reason as { text: string }).text).toBe(
      'The queen of hearts from column 1 goes up: nothing can need it here any more.',
    );
  });

  it('names what its reason names after what it moves', () => {
    const under = 'Foundations: C-13 D-13 H-11 S-12\nQH KS\nKH';
    const [hint] = answers(['hint', 'free-cells', '-'], under);
    expect(hint!.reason).toMatchObject({ code: 'frees', cards: ['KS', 'QH'], piles: ['1', 'f', '1'] });
  });

  it('guesses a legal move where nothing is proved, and says that', () => {
    const [hint] = answers(['hint', 'forty-thieves', '1', '--seconds', '0.1']);
    expect(hint).toMatchObject({ verdict: 'unknown', line: null });
    const { text } = hint!.reason as { text: string };
    expect(text).toMatch(/: .*\. Only a guess: it is not known whether this can be won\.$/);
    expect(answers(['moves', 'forty-thieves', '1'])[0]!.moves).toContain(hint!.move);
  });

  it('has no move for a game that is won', () => {
    expect(answers(['hint', 'free-cells', '-'], ended)[0]).toMatchObject({
      move: null,
      reason: { code: 'won' },
    });
  });
});

describe('bench', () => {
  it('ends with a signature that repeats', () => {
    const [first, second] = [answers(['bench']), answers(['bench'])];
    expect(first).toHaveLength(gameIds.length + 1);
    expect(first.at(-1)).toEqual(second.at(-1));
    const nodes = first.slice(0, -1).reduce((sum, { nodes }) => sum + (nodes as number), 0);
    expect(first.at(-1)).toEqual({ signature: nodes });
  }, 120_000);
});

describe('bad usage and bad input', () => {
  it.each([
    ['an unknown command', ['solve', 'streets', '1-2'], '', /no command "solve"; .*\bcheck, .*\bhelp$/m],
    ['no game', ['deal'], '', /which game/],
    ['an unknown game', ['deal', 'klondike', '1'], '', /no game "klondike"/],
    ['no deal', ['deal', 'streets'], '', /which deal/],
    ['a deal number of 0', ['deal', 'streets', '0'], '', /from 1 to 2147483647, not 0/],
    ['a deal number too large', ['deal', 'streets', '2147483648'], '', /not 2147483648/],
    ['a word that is no number', ['check', 'streets', '1-x'], '', /"x" is no deal number/],
    ['a range backwards', ['check', 'streets', '9-3'], '', /runs backwards/],
    ['a range without an end', ['check', 'streets', '1-'], '', /range "1-" has no end; write FROM-TO/],
    ['a range where none goes', ['moves', 'streets', '1-3'], '', /"1-3" is no deal number/],
    ['a day that is none', ['deal', 'streets', '2025-02-30'], '', /no day 2025-02-30/],
    ['an unknown option', ['check', 'streets', '1', '--fast'], '', /--fast/],
    ['an option of another command', ['moves', 'streets', '1', '--nodes', '5'], '', /--nodes does not go/],
    ['a limit that is none', ['check', 'streets', '1', '--nodes', 'many'], '', /--nodes takes/],
    ['more jobs than a machine has', ['check', 'streets', '1', '--jobs', '257'], '', /--jobs takes 256 at/],
    ['no seconds', ['check', 'streets', '1', '--seconds', '0'], '', /--seconds takes/],
    ['a sight that is none', ['hint', 'streets', '1', '--sight', 'blind'], '', /open or fair/],
    ['house rules out of range', ['deal', 'streets', '1', '-r', '{"columns":13}'], '', /"columns"/],
    [
      'a house rule of no key',
      ['deal', 'streets', '1', '-r', '{"colour":1}'],
      '',
      /there is no rule "colour"/,
    ],
    ['house rules that are no JSON', ['deal', 'streets', '1', '-r', 'build=any'], '', /build=any/],
    ['a word that is no move', ['replay', 'streets', '1', '--moves', 's 1=2'], '', /"1=2" is no move/],
    ['moves that are not legal', ['check', 'streets', '1', '--moves', '1-2x3'], '', /move 1, 1-2x3: /],
    ['no game before -', ['replay', '-', '--moves', 's'], '', /GAME comes before -/],
    ['no game before a number', ['check', '1-5'], '', /GAME comes before 1-5/],
    ['a deal number below 0', ['deal', 'free-cells', '-1'], '', /"-1" is no deal number/],
    ['a seed below 0', ['nap', 'deal', '--seed', '-1'], '', /--seed takes nothing below 0, not "-1"/],
    ['a limit below 0', ['check', 'streets', '1', '--nodes', '-5'], '', /--nodes takes nothing below 0/],
    ['no moves to replay', ['replay', 'streets', '1'], '', /needs --moves/],
    ['an empty input', ['check', 'streets', '-'], '\n', /no position/],
    ['three of a card', ['moves', 'streets', '-'], 'KH KH KH', /three K♥, but two packs have two/],
    ['a missing card', ['moves', 'free-cells', '-'], almostWon.replace('KH', ''), /K♥ is missing/],
    ['a word that is no card', ['moves', 'free-cells', '-'], `${almostWon}\n\n9X`, /line 5: "9X" is no card/],
    [
      'a fault in the second position',
      ['check', 'free-cells', '-'],
      `${ended}\n---\n2B`,
      /position 2: line 3: "2B"/,
    ],
  ])('%s is one line on standard error, and 2', (_name, args, input, sentence) => {
    const { out, error, code } = napoleon(args, input);
    expect(error).toMatch(sentence);
    expect(lines(error)).toHaveLength(1);
    expect({ out, code }).toEqual({ out: '', code: 2 });
  });
});

describe('the machine refuses', () => {
  const shell = (script: string, ...args: string[]) =>
    spawnSync('sh', ['-c', script, 'sh', process.execPath, program, ...args], { encoding: 'utf8' });

  it('to write the answers: that is said', () => {
    for (const args of [['games'], ['check', 'free-cells', '1-3', '--nodes', '1000', '--json']]) {
      const { status, stderr } = shell('exec "$@" > /dev/full', ...args);
      expect(stderr).toBe('napoleon: the answers cannot be written: the disk is full\n');
      expect(status).toBe(1);
    }
  });

  it('a reader that has seen enough is no fault', () => {
    const { status, stdout, stderr } = shell(
      '"$@" | head -n 1',
      'check',
      'free-cells',
      '1-60',
      '--nodes',
      '500',
    );
    expect(lines(stdout)).toHaveLength(1);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('memory: that is one sentence', () => {
    for (const kilobytes of [2_000_000, 6_000_000]) {
      const { status, stderr, stdout } = shell(
        `ulimit -v ${kilobytes} && exec "$@"`,
        ...['check', 'free-cells', '1-4', '--jobs', '2'],
      );
      expect(stderr).toMatch(/^napoleon: the system refuses the memory that this needs; .*\n$/);
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    }
  });
});
