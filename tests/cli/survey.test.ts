import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answers, build, interruptWhen, lines, napoleon } from './run';

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

describe('bad usage of a survey', () => {
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
      'a sample of nothing',
      ['survey', 'streets', '1-2', '--sample', '5', '--out', 'x'],
      /--sample goes with --again/,
    ],
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
