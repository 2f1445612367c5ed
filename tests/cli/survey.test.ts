import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawDeals } from '../../src/cli/patience/sample';
import { answers, build, interruptWhen, lines, napoleon, program, start } from './run';

const folder = mkdtempSync(join(tmpdir(), 'survey-'));
beforeAll(() => {
  build();
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const newFile = (): string => join(folder, `${++files}.jsonl`);
const textOf = (file: string): string => readFileSync(file, 'utf8');

interface Kept {
  readonly deal: number;
  readonly verdict: string;
  readonly why: string;
}
/** The deals in a survey's file. */
const kept = (file: string): Kept[] =>
  lines(textOf(file))
    .slice(1)
    .map((line) => JSON.parse(line) as Kept);

const limits = ['--nodes', '30000', '--jobs', '2'];
const survey = (range: string, file: string, more: readonly string[] = limits) =>
  answers(['survey', 'forty-thieves', range, ...more, '--out', file]);

describe('a survey', () => {
  it('keeps an answer of check for each deal, and sums them up', () => {
    const file = newFile();
    const [sum, ...more] = survey('1-12', file);
    expect(more).toEqual([]);
    const timeless = (found: object) => ({ ...found, ms: 0 });
    const checked = answers(['check', 'forty-thieves', '1-12', ...limits]).map(timeless);
    expect(kept(file).map(timeless)).toEqual(checked);
    const count = (verdict: string) =>
      checked.filter((found) => 'verdict' in found && found.verdict === verdict).length;
    expect(Object.keys(sum!)).toEqual(['game', 'deals', 'winnable', 'unwinnable', 'unknown', 'low', 'high']);
    expect(sum).toMatchObject({ game: 'forty-thieves', deals: 12, winnable: count('winnable') });
    expect(sum).toMatchObject({ unwinnable: count('unwinnable'), unknown: count('unknown') });
    const share = count('winnable') / 12;
    expect(sum!.low).toBeLessThan(share);
    expect(sum!.high).toBeGreaterThanOrEqual(share + count('unknown') / 12);
  });

  it('goes on where its file ends, whatever the range, and sums up the range', () => {
    const file = newFile();
    survey('3-6', file);
    const before = textOf(file);
    expect(survey('1-8', file)[0]).toMatchObject({ deals: 8 });
    expect(textOf(file).startsWith(before)).toBe(true);
    expect(kept(file).map(({ deal }) => deal)).toEqual([3, 4, 5, 6, 1, 2, 7, 8]);
    const whole = textOf(file);
    expect(survey('4-5', file)[0]).toMatchObject({ deals: 2 });
    expect(textOf(file)).toBe(whole);
  });

  it('prints a table for people', () => {
    const file = newFile();
    const { out, error } = napoleon(['survey', 'josephine', '1-4', '--nodes', '100000', '--out', file]);
    expect(error).toBe('');
    expect(lines(out)).toEqual([
      'josephine, 4 deals',
      'winnable              4   100.0 %',
      'cannot be won         0     0.0 %',
      'not known             0     0.0 %',
      'winnable of all: between 51.0 and 100.0 % (95 %)',
    ]);
  });

  it('keeps what is done when it is interrupted, ends with 130, and goes on', async () => {
    const file = newFile();
    const args = ['survey', 'forty-thieves', '1-40', '--seconds', '0.3', '--jobs', '2', '--out', file];
    const ready = () => existsSync(file) && lines(textOf(file)).length > 2;
    const { out, error, code } = await interruptWhen([...args, '--json'], ready);
    expect({ error, code }).toEqual({ error: '', code: 130 });
    const done = kept(file);
    expect(done.length).toBeLessThan(40);
    expect(done.map(({ why }) => why)).not.toContain('stopped');
    expect(JSON.parse(out)).toMatchObject({ deals: done.length });
    expect(survey('1-40', file, ['--seconds', '0.3', '--jobs', '2'])[0]).toMatchObject({ deals: 40 });
  });
});

const [header, answer] = [
  '{"survey":{"game":"streets","rules":{},"nodes":5,"seconds":null}}',
  '{"game":"streets","deal":1,"verdict":"unknown"}',
];

describe('the file of a survey', () => {
  it('loses a last line that was cut short, whose deal is decided again', () => {
    const file = newFile();
    survey('1-4', file);
    const [whole, four] = [textOf(file), kept(file)];
    writeFileSync(file, whole.slice(0, -25));
    survey('1-4', file);
    expect(kept(file).map(({ deal, verdict }) => [deal, verdict])).toEqual(
      four.map(({ deal, verdict }) => [deal, verdict]),
    );
  });

  it('begins anew when not even its first line was written whole', () => {
    const file = newFile();
    survey('1-2', file);
    writeFileSync(file, textOf(file).slice(0, 40));
    expect(survey('1-2', file)[0]).toMatchObject({ deals: 2 });
    expect(kept(file)).toHaveLength(2);
  });

  it.each([
    ['of something else', 'a list of things to do', /is no file of a survey/],
    ['of something else, with lines', 'one\ntwo\n', /is no file of a survey/],
    ['of another game', `${header}\n${answer}\n`, /holds a survey with streets; this one needs a file/],
    ['with a line that is no answer', `${header}\n${answer}\n{"deal":2}\n`, /line 3, is no answer/],
    [
      'with an answer of another game',
      `${header}\n{"game":"limited","deal":1,"verdict":"unknown"}\n`,
      /line 2/,
    ],
  ])('%s is refused in one sentence and left alone', (_, text, sentence) => {
    const file = newFile();
    writeFileSync(file, text);
    const { out, error, code } = napoleon(['survey', 'josephine', '1-2', ...limits, '--out', file]);
    expect(error).toMatch(sentence);
    expect(lines(error)).toHaveLength(1);
    expect({ out, code, text: textOf(file) }).toEqual({ out: '', code: 2, text });
  });

  it.each([
    ['other limits', ['--nodes', '40000'], /holds a survey with 30000 nodes a deal/],
    ['other rules', ['--nodes', '30000', '-r', '{"passes":2}'], /holds a survey with other rules/],
  ])('is not mixed with %s', (_, more, sentence) => {
    const file = newFile();
    survey('1-2', file);
    const { error, code } = napoleon(['survey', 'forty-thieves', '1-2', ...more, '--out', file]);
    expect(error).toMatch(sentence);
    expect(code).toBe(2);
  });
});

describe('the file of a survey that is being written', () => {
  it("is no other survey's until that has ended", async () => {
    const file = newFile();
    const args = ['survey', 'forty-thieves', '1-40', '--seconds', '0.3', '--jobs', '1', '--out', file];
    const first = start(args);
    while (!existsSync(file) || kept(file).length < 1)
      await new Promise((resolve) => setTimeout(resolve, 10));
    const second = napoleon(args);
    const pid = first.child.pid;
    expect(second.error).toMatch(
      new RegExp(`is in use by process ${pid} on .*; if that has ended, delete .*lock\n$`),
    );
    expect(second.code).toBe(2);
    first.child.kill('SIGINT');
    expect((await first.ended).code).toBe(130);
    expect(existsSync(`${file}.lock`)).toBe(false);
    expect(new Set(kept(file).map(({ deal }) => deal)).size).toBe(kept(file).length);
  });

  it.each([
    ['killed', (pid: number) => `${pid} ${hostname()}`],
    ['cut off while it wrote its name', () => ''],
  ])('is free again when that was %s', async (_, owner) => {
    const file = newFile();
    const other = start(['games']);
    await other.ended;
    writeFileSync(`${file}.lock`, owner(other.child.pid ?? 0));
    utimesSync(`${file}.lock`, new Date(), new Date(Date.now() - 5000));
    expect(survey('1-2', file)[0]).toMatchObject({ deals: 2 });
    expect(existsSync(`${file}.lock`)).toBe(false);
  });

  it("stays another machine's, of which nobody here can tell", () => {
    const file = newFile();
    writeFileSync(`${file}.lock`, '1 somewhere-else');
    const { error, code } = napoleon(['survey', 'streets', '1-2', ...limits, '--out', file]);
    expect(error).toMatch(/is in use by process 1 on somewhere-else/);
    expect(code).toBe(2);
  });

  it('can be no device, of which one could read for ever', () => {
    for (const args of [
      ['survey', 'streets', '1-2', ...limits, '--out', '/dev/full'],
      ['survey', '--again', '/dev/zero', '--out', newFile()],
      ['tally', '/dev/zero'],
    ]) {
      const { out, error, code } = napoleon(args);
      expect(error).toMatch(/^napoleon: \/dev\/(full|zero) is no ordinary file, so it can hold no survey\n$/);
      expect({ out, code }).toEqual({ out: '', code: 2 });
    }
  });

  it('says in words that it cannot grow, and how many deals are safe, and goes on after them', () => {
    const file = newFile();
    // 1024 bytes at the most: the line that reaches over them is cut short, as on a full disk
    const args = ['survey', 'josephine', '1-20', ...limits, '--out', file];
    const { status, stderr } = spawnSync(
      'sh',
      ['-c', 'ulimit -f 2; exec "$@"', 'sh', process.execPath, program, ...args],
      {
        encoding: 'utf8',
      },
    );
    const safe = lines(textOf(file)).length - 2;
    expect(textOf(file)).not.toMatch(/\n$/);
    expect(stderr).toMatch(
      new RegExp(`: the file may not grow any further; ${safe} deals are safe in it, and the same command`),
    );
    expect({ status, lines: lines(stderr).length }).toEqual({ status: 2, lines: 1 });
    expect(safe).toBeGreaterThan(2);
    expect(napoleon(args).code).toBe(0);
    expect(kept(file).map(({ deal }) => deal)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  });
});

/** A disk of two blocks, where one may make one. */
function tinyDisk(): string | null {
  const disk = mkdtempSync(join(folder, 'disk-'));
  return spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8k', 'tmpfs', disk]).status === 0 ? disk : null;
}

describe('a full disk', () => {
  const disk = tinyDisk();
  afterAll(() => spawnSync('umount', [disk ?? '']));

  it.runIf(disk !== null)('is told of in words, with the deals that are safe', () => {
    const file = join(disk ?? '', 'survey.jsonl');
    const { error, code } = napoleon(['survey', 'josephine', '1-100', '--nodes', '500', '--out', file]);
    const safe = textOf(file).split('\n').length - 2;
    expect(error).toBe(
      `napoleon: ${file}: the disk is full; ${safe} deals are safe in it, and the same command goes on after them\n`,
    );
    expect(code).toBe(2);
  });
});

describe('a sample', () => {
  const sample = (count: number, file: string, more: readonly string[] = []) =>
    survey('all', file, ['--sample', String(count), '--nodes', '500', ...more]);

  it('is drawn without replacement, with a seed that is written down, and can be made larger', () => {
    const [file, other] = [newFile(), newFile()];
    expect(sample(12, file, ['--seed', '5'])[0]).toMatchObject({ deals: 12 });
    const first = kept(file).map(({ deal }) => deal);
    expect(JSON.parse(lines(textOf(file))[0]!)).toMatchObject({
      survey: { sample: { from: 1, to: 2147483647, seed: 5 } },
    });
    sample(30, file, ['--seed', '5']);
    const deals = kept(file).map(({ deal }) => deal);
    expect(deals.slice(0, 12)).toEqual(first);
    expect(new Set(deals).size).toBe(30);
    sample(30, other);
    expect(kept(other).filter(({ deal }) => deals.includes(deal))).toEqual([]);
    const { error } = napoleon([
      'survey',
      'forty-thieves',
      'all',
      '--sample',
      '40',
      '--nodes',
      '500',
      '--out',
      file,
    ]);
    expect(error).toMatch(/holds a survey with deals that were chosen otherwise/);
  });

  it('of all deals of a range is the range in another order', () => {
    const file = newFile();
    survey('11-40', file, ['--sample', '30', '--nodes', '500']);
    const deals = kept(file).map(({ deal }) => deal);
    const inOrder = Array.from({ length: 30 }, (_, i) => 11 + i);
    expect(deals).not.toEqual(inOrder);
    expect(deals.toSorted((a, b) => a - b)).toEqual(inOrder);
  });

  it('takes each place as often as any other', () => {
    const counts = new Map<number, number>();
    for (let seed = 1; seed <= 3000; seed++)
      for (const deal of drawDeals({ from: 1, to: 6, seed }, 2))
        counts.set(deal, (counts.get(deal) ?? 0) + 1);
    // 1000 each, with a standard deviation of 26
    expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(110);
  });
});

describe('a survey of open deals again', () => {
  it('takes a sample of them, the same each time, further than before', () => {
    const [file, again] = [newFile(), newFile()];
    survey('1-30', file);
    const open = kept(file).filter(({ verdict }) => verdict === 'unknown');
    const args = ['survey', '--again', file, '--sample', '5', '--factor', '3', '--out', again];
    const [sum] = answers(args);
    expect(sum).toMatchObject({ game: 'forty-thieves', deals: 5 });
    const sample = kept(again).map(({ deal }) => deal);
    expect(open.map(({ deal }) => deal)).toEqual(expect.arrayContaining(sample));
    expect(sample).not.toEqual(sample.toSorted((a, b) => a - b));
    expect(JSON.parse(lines(textOf(again))[0]!)).toMatchObject({ survey: { nodes: 90_000 } });
    const text = textOf(again);
    expect(answers(args)[0]).toEqual(sum);
    expect(textOf(again)).toBe(text);
  });
});

describe('a file of another build of the program', () => {
  it('is not gone on with', () => {
    const file = newFile();
    survey('1-2', file);
    const text = textOf(file).replace(/"signature":"\w+"/, '"signature":"0123456789ab"');
    writeFileSync(file, text);
    const { error, code } = napoleon(['survey', 'forty-thieves', '1-2', '--nodes', '30000', '--out', file]);
    expect(error).toMatch(
      /another build of the program \(0123456789ab; this is [0-9a-f]{12}\); this one needs a file/,
    );
    expect({ code, text: textOf(file) }).toEqual({ code: 2, text });
  });
});

describe('bad usage of a survey', () => {
  it.each(['0', '-5', '3000000000', '1.5', '"7"', 'null'])('takes no deal of the number %s', (deal) => {
    const file = newFile();
    expect(napoleon(['survey', 'streets', '1', ...limits, '--out', file]).code).toBe(0);
    const [header, first = ''] = lines(textOf(file));
    writeFileSync(file, `${header}\n${first}\n${first.replace('"deal":1,', `"deal":${deal},`)}\n`);
    for (const args of [
      ['survey', '--again', file, '--out', newFile()],
      ['tally', file],
    ]) {
      const { error, code } = napoleon(args);
      expect(error).toBe(`napoleon: ${file}, line 3, is no answer of this survey\n`);
      expect(code).toBe(2);
    }
  });

  it('tells of rules that are none, in the file of a survey to take again', () => {
    const file = newFile();
    writeFileSync(file, `${header}\n${answer}\n`);
    const { error, code } = napoleon(['survey', '--again', file, '--out', newFile()]);
    expect(error).toMatch(/decks/);
    expect(lines(error)).toHaveLength(1);
    expect(code).toBe(2);
  });

  it.each([
    ['no file', ['survey', 'streets', '1-2'], /needs --out FILE/],
    ['written positions', ['survey', 'streets', '-', '--out', 'x'], /takes numbers of deals/],
    [
      'a file in no folder',
      ['survey', 'streets', '1-2', '--out', join(folder, 'no/x')],
      /there is no such file/,
    ],
    ['a folder', ['survey', 'streets', '1-2', '--out', folder], /that is a folder/],
    [
      'a sample that is too large',
      ['survey', 'streets', '1-2', '--sample', '5', '--out', 'x'],
      /there are 2 deals from 1 to 2, which is less than a sample of 5/,
    ],
    [
      'a factor of nothing',
      ['survey', 'streets', '1-2', '--factor', '5', '--out', 'x'],
      /--factor goes with/,
    ],
    [
      'a seed of nothing',
      ['survey', 'streets', '1-2', '--seed', '5', '--out', 'x'],
      /--seed goes with --sample/,
    ],
    [
      'too many deals',
      ['survey', 'streets', 'all', '--out', 'x'],
      /takes 10000000 deals at the most, not 2147483647/,
    ],
    ['no deals', ['survey', 'streets', '--out', 'x'], /which deals\? FROM-TO, or all/],
    ['limits again', ['survey', '--again', 'x', '--nodes', '5', '--out', 'y'], /are those of the file/],
    [
      'nothing to take again',
      ['survey', '--again', join(folder, 'x'), '--out', 'y'],
      /there is no such file/,
    ],
  ])('%s is one line on standard error, and 2', (_, args, sentence) => {
    const { out, error, code } = napoleon(args);
    expect(error).toMatch(sentence);
    expect(lines(error)).toHaveLength(1);
    expect({ out, code }).toEqual({ out: '', code: 2 });
  });
});
