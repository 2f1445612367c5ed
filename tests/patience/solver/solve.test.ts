import { describe, expect, it } from 'vitest';
import { Verdict as CoreVerdict, Figure, Method, Why } from '../../../assembly/abi';
import type { SearchCore } from '../../../src/patience/core/search';
import type { Hooks, Info } from '../../../src/patience/solver/protocol';
import { solveWork } from '../../../src/patience/solver/solve';
import { workOf } from '../../support/fakeWorker';

/**
 * A core that searches `total` nodes at `speed` nodes a millisecond of a clock of its
 * own, and then says `end`.
 */
function pretend(total: number, speed: number, end: CoreVerdict = CoreVerdict.Unknown, why = Why.Nodes) {
  const clock = { now: 1000 };
  const slices: { nodes: number; milliseconds: number }[] = [];
  /** milliseconds of each slice that looked for shorter lines, 300 times as fast */
  const improved: number[] = [];
  let nodes = 0;
  let shortening = 0;
  const core: SearchCore = {
    take: () => undefined,
    play: () => undefined,
    key: () => 0n,
    begin: () => {
      nodes = 0;
    },
    step(most) {
      const done = Math.min(most, total - nodes);
      nodes += done;
      clock.now += done / speed;
      slices.push({ nodes: done, milliseconds: done / speed });
      return nodes < total ? CoreVerdict.Running : end;
    },
    why: () => why,
    figure(which) {
      if (which === Figure.Method) return nodes < total / 2 ? Method.Beams : Method.Order;
      return which === Figure.Nodes ? nodes : which === Figure.Shortening ? shortening : 0;
    },
    line: () => new Uint32Array([1, 2, 3]),
    lineView: () => new Uint32Array([1, 2, 3]),
    adopt: () => false,
    improve(most) {
      clock.now += most / speed / 300;
      improved.push(most / speed / 300);
      shortening += most;
      return 'same';
    },
    guess: () => new Uint32Array(0),
  };
  const infos: (Info & { at: number })[] = [];
  const hooks: Hooks = {
    now: () => clock.now,
    breathe: () => Promise.resolve(),
    stopped: () => false,
    onInfo: (info) => infos.push({ ...info, at: clock.now }),
  };
  return { core, hooks, infos, slices, improved };
}

describe('the loop of the search', () => {
  it('tells at most eight times a second', async () => {
    const { core, hooks, infos } = pretend(5_000_000, 1000);
    const verdict = await solveWork(core, workOf(3), hooks);
    expect(verdict).toMatchObject({ ticket: 3, nodes: 5_000_000, milliseconds: 5000, why: 'nodes' });
    expect(infos.at(-1)).toMatchObject({ ticket: 3 });
    expect(infos.length).toBeGreaterThan(30);
    expect(infos.length).toBeLessThanOrEqual(41);
    const gaps = infos.slice(1).map((info, i) => info.at - (infos[i]?.at ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(125);
  });

  it('tells whether it hunts or proves', async () => {
    const { core, hooks, infos } = pretend(5_000_000, 1000);
    await solveWork(core, workOf(3), hooks);
    for (const { nodes, activity } of infos) expect(activity).toBe(nodes < 2_500_000 ? 'hunting' : 'proving');
  });

  it.each([20, 500, 8000])(
    'finds slices of about four milliseconds at %i nodes a millisecond',
    async (speed) => {
      const { core, hooks, slices } = pretend(speed * 1000, speed);
      await solveWork(core, workOf(1), hooks);
      const settled = slices.slice(10, -1).map(({ milliseconds }) => milliseconds);
      expect(Math.min(...settled)).toBeGreaterThan(3);
      expect(Math.max(...settled)).toBeLessThan(6);
    },
  );

  it.each(['verdict', 'hint'] as const)('waits for nobody to hear of its progress (%s)', async (want) => {
    const { core, hooks } = pretend(1_000_000, 1000, CoreVerdict.Winnable, Why.Line);
    const onInfo = () => new Promise<never>(() => undefined);
    const verdict = await solveWork(core, { ...workOf(1), want }, { ...hooks, onInfo });
    expect(verdict).toMatchObject({ status: 'winnable' });
  });

  it('looks for shorter lines in slices as short as those of the search', async () => {
    const { core, hooks, improved } = pretend(10, 1, CoreVerdict.Winnable, Why.Line);
    await solveWork(core, { ...workOf(1, 4_000_000), want: 'hint' }, hooks);
    const settled = improved.slice(5, -1);
    expect(Math.max(...improved)).toBeLessThan(6);
    expect(Math.min(...settled)).toBeGreaterThan(3);
  });

  it('looks at nothing when it was stopped before its turn came', async () => {
    const { core, hooks, slices } = pretend(1e12, 100);
    const verdict = await solveWork(core, workOf(1), { ...hooks, stopped: () => true });
    expect(verdict).toMatchObject({ status: 'unknown', why: 'stopped' });
    expect(slices).toEqual([]);
  });

  it('hears a stop between two slices', async () => {
    const { core, hooks, slices } = pretend(1e12, 100);
    const verdict = await solveWork(core, workOf(1), { ...hooks, stopped: () => slices.length >= 5 });
    expect(verdict).toMatchObject({ status: 'unknown', why: 'stopped' });
    expect(slices).toHaveLength(5);
  });

  it('ends when its seconds are over', async () => {
    const { core, hooks } = pretend(1e12, 100);
    const work = { ...workOf(1), limits: { nodes: Number.POSITIVE_INFINITY, seconds: 2 } };
    const verdict = await solveWork(core, work, hooks);
    expect(verdict).toMatchObject({ status: 'unknown', why: 'seconds' });
    expect(verdict.milliseconds).toBeGreaterThanOrEqual(2000);
    expect(verdict.milliseconds).toBeLessThan(2020);
  });

  it.each([
    [CoreVerdict.Winnable, Why.Line, 'winnable', 'line', 3],
    [CoreVerdict.Unwinnable, Why.Exhausted, 'unwinnable', 'exhausted', 0],
    [CoreVerdict.Unwinnable, Why.Dead, 'unwinnable', 'dead', 0],
    [CoreVerdict.Unknown, Why.Memory, 'unknown', 'memory', 0],
  ] as const)('says %i, %i as %s, %s', async (end, why, status, word, length) => {
    const { core, hooks } = pretend(10, 1, end, why);
    const verdict = await solveWork(core, workOf(1), hooks);
    expect(verdict).toMatchObject({ status, why: word });
    expect(verdict.line).toHaveLength(length);
  });
});
