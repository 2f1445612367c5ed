import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wilson } from '../../src/patience/solver/interval';
import { answers, build, lines, napoleon } from './run';

const folder = mkdtempSync(join(tmpdir(), 'tally-'));
beforeAll(() => {
  build();
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const plan = { game: 'streets', rules: { decks: 2 }, nodes: 1000, seconds: null, signature: '0123456789ab' };
const words = { w: 'winnable', l: 'unwinnable', o: 'unknown' } as const;

/** A survey's file: `found` has a letter for each deal from `first` on. */
function file(first: number, found: string, more: object = {}): string {
  const path = join(folder, `${++files}.jsonl`);
  const header = { survey: { ...plan, ...more } };
  const rows = Array.from(found, (letter, i) => ({
    game: header.survey.game,
    deal: first + i,
    verdict: words[letter as keyof typeof words],
  }));
  writeFileSync(path, [header, ...rows].map((row) => `${JSON.stringify(row)}\n`).join(''));
  return path;
}

const bounds = (hits: number, count: number, name: string) => {
  const { low, high } = wilson(hits, count);
  return { [`${name}_low`]: Number(low.toFixed(4)), [`${name}_high`]: Number(high.toFixed(4)) };
};

describe('a tally', () => {
  it('joins files, with an interval for each count and for the true share', () => {
    const rows = answers(['tally', file(1, 'wwlo'), file(5, 'wo'), file(4, 'ow')]);
    expect(rows).toEqual([
      {
        ...{ game: 'streets', nodes: 1000, seconds: null, deals: 6 },
        ...{ winnable: 3, ...bounds(3, 6, 'winnable'), unwinnable: 1, ...bounds(1, 6, 'unwinnable') },
        ...{ unknown: 2, ...bounds(2, 6, 'unknown') },
        ...{ low: 0.1876, high: 0.9699, signature: '0123456789ab' },
      },
    ]);
  });

  it('has a row for each limit: what was asked with at most that, and what any of it found', () => {
    const again = { nodes: 10_000, again: { nodes: 1000, seconds: null } };
    const rows = answers(['tally', file(3, 'w', again), file(1, 'wooo'), file(4, 'l', again)]);
    expect(
      rows.map(({ nodes, deals, winnable, unwinnable, unknown }) => [
        nodes,
        deals,
        winnable,
        unwinnable,
        unknown,
      ]),
    ).toEqual([
      [1000, 4, 1, 0, 3],
      [10_000, 4, 2, 1, 1],
    ]);
  });

  it('is written as CSV, and as the table of the README', () => {
    const [one, two] = [file(1, 'wwow'), file(9, 'l')];
    const [head, row, ...none] = lines(napoleon(['tally', one, '--as', 'csv']).out);
    expect(head).toMatch(/^game,nodes,seconds,deals,winnable,winnable_low,winnable_high,unwinnable,/);
    expect(row).toBe('streets,1000,,4,3,0.3006,0.9544,0,0,0.4899,1,0.0456,0.6994,0.3006,1,0123456789ab');
    expect(none).toEqual([]);
    expect(napoleon(['tally', one, '--as', 'markdown']).out).toBe(
      [
        '| game | deals | winnable | cannot be won | not known | the true share lies between (95 %) |',
        '| --- | ---: | ---: | ---: | ---: | ---: |',
        '| Streets | 1–4 | 3 | 0 | 1 | 30.1 and 100 % |\n',
      ].join('\n'),
    );
    expect(napoleon(['tally', one, two, '--as', 'markdown']).out).toMatch(
      /\| Streets \| 5 drawn \| 3 \| 1 \| 1 \|/,
    );
    expect(napoleon(['tally', one]).out).toBe(
      [
        'streets, 4 deals, 1000 nodes a deal',
        'winnable              3    75.0 %   30.1 to 95.4 %',
        'cannot be won         0       0 %   0 to 49.0 %',
        'not known             1    25.0 %   4.6 to 69.9 %',
        'winnable of all: 30.1 to 100 %',
        '',
        'Each interval holds the true share with 95 %.\n',
      ].join('\n'),
    );
  });

  it('has two digits near the ends, where one would hide the difference', () => {
    const { out } = napoleon(['tally', file(1, 'w'.repeat(2000)), '--as', 'markdown']);
    expect(out).toMatch(/\| 2000 \| 0 \| 0 \| 99\.81 and 100 % \|/);
  });

  it.each([
    [
      'another game',
      () => file(5, 'w', { game: 'limited' }),
      /is about limited, and the first file about streets/,
    ],
    ['other rules', () => file(5, 'w', { rules: { decks: 1 } }), /has other rules than the first file/],
    [
      'another build',
      () => file(5, 'w', { signature: 'ba9876543210' }),
      /is by another build of the program \(ba9876543210\)/,
    ],
    [
      'a build not named',
      () => file(5, 'w', { signature: undefined }),
      /another build of the program \(not named\)/,
    ],
    [
      'another verdict',
      () => file(1, 'l'),
      /calls deal 1 unwinnable, and another file winnable: one of them is wrong/,
    ],
    [
      'open deals without those they are from',
      () => file(7, 'w', { nodes: 10_000, again: { nodes: 1000, seconds: null } }),
      /takes deals again that stayed open, among them 7; give the file/,
    ],
    ['something else', () => join(folder, 'none'), /there is no such file/],
  ])('refuses %s in a sentence', (_, other, sentence) => {
    const { out, error, code } = napoleon(['tally', file(1, 'wo'), other()]);
    expect(error).toMatch(sentence);
    expect(lines(error)).toHaveLength(1);
    expect({ out, code }).toEqual({ out: '', code: 2 });
  });

  it('needs files, and knows its forms', () => {
    expect(napoleon(['tally']).error).toMatch(/tally needs the files of surveys/);
    expect(napoleon(['tally', 'x', '--as', 'pdf']).error).toMatch(/--as is text, csv or markdown, not "pdf"/);
  });
});
