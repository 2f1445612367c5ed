import { describe, expect, it } from 'vitest';
import type { Answered } from '../../../src/cli/patience/surveyFile';
import { batchesOf, singly } from '../../../src/cli/queue/batches';
import { span, timeLeft } from '../../../src/cli/queue/estimate';
import { type Found, type Job, readResult, refusal } from '../../../src/cli/queue/job';
import { placeOf } from '../../../src/cli/queue/library';
import { range } from '../run';

const answered = (...deals: number[]) =>
  new Map(deals.map((deal): [number, Answered] => [deal, { game: 'streets', deal, verdict: 'unknown' }]));
const cut = (deals: readonly number[], answers = answered()) => [...batchesOf('here', deals, answers)];

describe('the jobs of a survey', () => {
  it('are of twenty deals, or of fewer where there would not be a hundred', () => {
    const sizes = (count: number) => cut(range(count)).map(({ deals }) => deals.length);
    expect(sizes(5000)).toEqual(Array(250).fill(20));
    expect(sizes(2010)).toEqual([...Array(100).fill(20), 10]);
    expect(sizes(650)).toEqual([...Array(108).fill(6), 2]);
    expect(sizes(7)).toEqual(Array(7).fill(1));
  });

  it('have the names of before when the survey goes on, and ask only what is left', () => {
    const whole = cut(range(400));
    const rest = cut(range(400), answered(1, 2, 3, 4, 5, 6));
    expect(rest.map(({ id }) => id)).toEqual(whole.slice(1).map(({ id }) => id));
    expect(rest[0]?.deals).toEqual([7, 8]);
    expect(new Set(whole.map(({ id }) => id)).size).toBe(100);
    expect([...batchesOf('there', range(400), answered())][0]?.id).not.toBe(whole[0]?.id);
  });

  it('of a deal each have names of their own', () => {
    const [first] = cut(range(200));
    const parts = singly('here', first!);
    expect(parts.map(({ deals }) => deals)).toEqual([[1], [2]]);
    expect(new Set([first!, ...parts].map(({ id }) => id)).size).toBe(3);
    expect(cut(range(2)).map(({ id }) => id)).not.toContain(parts[0]?.id);
  });
});

const found = (deal: number): Found => ({
  deal,
  verdict: 'winnable',
  moves: 90,
  nodes: 5,
  ms: 1,
  why: 'line',
});

describe('the result of a job', () => {
  it('has every deal that was asked, with keys in the order of a file', () => {
    const [, one] = [...(readResult([found(2), { more: 1, ...found(1) }], [1]) ?? [])].map(([, row]) => row);
    expect(JSON.stringify(one)).toBe(JSON.stringify(found(1)));
    expect(readResult([found(1)], [1, 2])).toBeNull();
  });

  it.each([
    ['nothing', null],
    ['no list', { 0: found(1) }],
    ['a verdict that is none', [{ ...found(1), verdict: 'perhaps' }]],
    ['a search that was cut short', [{ ...found(1), why: 'stopped' }]],
    ['nodes that are no number', [{ ...found(1), nodes: '5' }]],
    ['nothing in the list', [null]],
  ])('is none when it is %s', (_, value) => {
    expect(readResult(value, [1])).toBeNull();
  });
});

describe('a worker', () => {
  const job = { kind: 'check', signature: 'abc' } as Job;
  it('takes what is of its build and kind, and says of all else why not', () => {
    expect(refusal(job, 'abc')).toBeNull();
    expect(refusal(job, 'def')).toMatch(/asks for build abc of the program, and this is def/);
    expect(refusal({ ...job, kind: 'honest' as 'check' }, 'abc')).toMatch(
      /asks for "honest", which this program does not/,
    );
  });
});

describe('an address', () => {
  it('is told without its password, which may stand in the environment', () => {
    expect(placeOf('redis://ann:sesame@depot:7000/2').name).toBe('redis://depot:7000/2');
    process.env.REDISCLI_AUTH = 'open';
    const passwords = ['redis://depot', 'redis://:sesame@depot'].map(
      (text) => placeOf(text).connection.password,
    );
    delete process.env.REDISCLI_AUTH;
    expect(passwords).toEqual(['open', undefined]);
  });

  it.each(['localhost:6379', 'http://localhost', 'redis://', 'redis://localhost/a', 'redis://localhost/1/2'])(
    'is not %s',
    (text) => {
      expect(() => placeOf(text)).toThrow(/^--queue takes an address such as redis:\/\/HOST, /);
    },
  );
});

describe('an estimate', () => {
  it('is in two units at the most', () => {
    expect([5, 61, 3600, 7860, 90_000, 172_801].map(span)).toEqual([
      ...['less than a minute', '2 min', '1 h', '2 h 11 min', '1 d 1 h', '2 d'],
    ]);
  });

  it('goes by the pace so far, and is silent before there is one', () => {
    expect(timeLeft(100, 0, 5000)).toBe('');
    expect(timeLeft(300, 100, 60_000)).toBe('about 3 min left');
  });
});
