import { describe, expect, it } from 'vitest';
import { Role } from '../../../assembly/abi';
import { type Client, openClient } from '../../../src/patience/solver/client';
import type { Info } from '../../../src/patience/solver/protocol';
import { openTeam } from '../../../src/patience/solver/team';
import { teamSize } from '../../../src/patience/solver/teamSize';
import { infoOf, scripted, until, verdictOf, workOf } from '../../support/fakeWorker';

const module = new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));

/** A team of scripted workers; the others join when `join` is called. */
function openTestTeam(size: number) {
  const scripts = Array.from({ length: size }, () => scripted());
  const clients = scripts.map(({ worker }) => openClient(() => worker, module, 1));
  let join: () => void = () => undefined;
  let cancelled = 0;
  const team = openTeam(clients, (_, call) => {
    join = call;
    return () => {
      cancelled++;
      join = () => undefined;
    };
  });
  const asked = (member: number) => scripts[member]!.asked;
  return { team, scripts, asked, join: () => join(), cancelled: () => cancelled };
}

const nothing = (): void => undefined;

describe('a team', () => {
  it('leaves quick questions to the first worker alone', async () => {
    const { team, asked, join } = openTestTeam(3);
    const answer = team.ask(workOf(1), nothing);
    await until(() => asked(0).length === 1);
    asked(0)[0]!.answer(verdictOf(1, { status: 'winnable', why: 'line' }));
    expect(await answer).toMatchObject({ ticket: 1, status: 'winnable' });
    join();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect([asked(1).length, asked(2).length]).toEqual([0, 0]);
    team.close();
  });

  it('asks the others with parts of their own, and the first verdict stops them all', async () => {
    const { team, scripts, asked, join } = openTestTeam(3);
    const infos: Info[] = [];
    const known = new BigUint64Array([1n]);
    const rules = [2, 10, 4, 0, 0, 0, 0, 0, 1, 0];
    const answer = team.ask({ ...workOf(1), rules, known }, (info) => infos.push(info));
    await until(() => asked(0).length === 1);
    join();
    await until(() => asked(1).length === 1 && asked(2).length === 1);
    expect(asked(0)[0]!.work).toMatchObject({ known });
    expect(asked(0)[0]!.work).not.toHaveProperty('role');
    expect(asked(1)[0]!.work).toMatchObject({ role: Role.Hunt, seed: 1 });
    expect(asked(2)[0]!.work).toMatchObject({ role: Role.Prove, seed: 2 });
    await asked(0)[0]!.tell(infoOf(1, 100));
    await asked(1)[0]!.tell(infoOf(1, 30));
    expect(infos.at(-1)).toMatchObject({ ticket: 1, nodes: 130 });
    expect(infos.at(-1)).not.toHaveProperty('activity');
    await asked(0)[0]!.tell({ ...infoOf(1, 100), activity: 'hunting' });
    await asked(1)[0]!.tell({ ...infoOf(1, 40), activity: 'hunting' });
    expect(infos.at(-1)).toMatchObject({ activity: 'hunting' });
    await asked(2)[0]!.tell({ ...infoOf(1, 10), activity: 'proving' });
    expect(infos.at(-1)).toMatchObject({ nodes: 150, activity: 'both' });
    asked(2)[0]!.answer(verdictOf(1, { status: 'unwinnable', why: 'exhausted' }));
    expect(await answer).toMatchObject({ status: 'unwinnable' });
    await until(() => scripts[0]!.stopped === 1 && scripts[1]!.stopped === 1);
    expect(scripts[2]!.stopped).toBe(0);
    team.close();
  });

  it('tells what all have seen together, and a line when somebody has one', async () => {
    const { team, asked, join } = openTestTeam(2);
    const infos: Info[] = [];
    void team.ask(workOf(1), (info) => infos.push(info));
    join();
    await until(() => asked(0).length === 1 && asked(1).length === 1);
    await asked(0)[0]!.tell({ ticket: 1, nodes: 100, stored: 40, bestHome: 30 });
    await asked(1)[0]!.tell({ ticket: 1, nodes: 7, stored: 5, bestHome: 12 });
    expect(infos.at(-1)).toEqual({ ticket: 1, nodes: 107, stored: 45, bestHome: 30 });
    const line = new Uint32Array([7, 8]);
    await asked(1)[0]!.tell({ ticket: 1, nodes: 9, stored: 6, bestHome: 52, line });
    expect(infos.at(-1)).toEqual({ ticket: 1, nodes: 109, stored: 46, bestHome: 52, line });
    await asked(0)[0]!.tell({ ticket: 1, nodes: 101, stored: 40, bestHome: 30 });
    expect(infos.at(-1)).not.toHaveProperty('line');
    team.close();
  });

  it('leaves a hint to the first alone: a line becomes shorter step by step', async () => {
    const { team, asked, join } = openTestTeam(2);
    void team.ask({ ...workOf(1), want: 'hint' }, nothing);
    await until(() => asked(0).length === 1);
    join();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(asked(1)).toHaveLength(0);
    team.close();
  });

  it('closes its workers, and answers what is open with nothing', async () => {
    const { team, scripts, asked } = openTestTeam(2);
    const answer = team.ask(workOf(1), nothing);
    await until(() => asked(0).length === 1);
    team.stop();
    team.close();
    expect(await answer).toBeNull();
    expect(scripts[0]!.worker.ended).toBe(true);
  });

  it('has no answer where none of them has one', async () => {
    const silent = (): Client => ({ ask: async () => null, stop: nothing, close: nothing });
    expect(await openTeam([silent()], () => nothing).ask(workOf(1), nothing)).toBeNull();
  });

  it('has a prover first where there is no stock', async () => {
    const { team, asked, join } = openTestTeam(2);
    void team.ask(workOf(1), nothing);
    join();
    await until(() => asked(1).length === 1);
    expect(asked(1)[0]!.work).toMatchObject({ role: Role.Prove });
    team.close();
  });

  it('waits for the last before it says that it does not know', async () => {
    const { team, asked, join } = openTestTeam(2);
    const answer = team.ask(workOf(1), nothing);
    join();
    await until(() => asked(0).length === 1 && asked(1).length === 1);
    let answered = false;
    void answer.then(() => {
      answered = true;
    });
    asked(0)[0]!.answer(verdictOf(1, { why: 'memory', nodes: 5 }));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(answered).toBe(false);
    asked(1)[0]!.answer(verdictOf(1, { why: 'nodes', nodes: 7 }));
    expect(await answer).toMatchObject({ status: 'unknown', nodes: 12 });
    team.close();
  });

  it.each([
    ['first', 'stopped', 'nodes'],
    ['last', 'memory', 'stopped'],
  ] as const)(
    'says that it was stopped when one of them was, be it the %s to answer',
    async (_, one, other) => {
      const { team, asked, join } = openTestTeam(2);
      const answer = team.ask(workOf(1), nothing);
      join();
      await until(() => asked(0).length === 1 && asked(1).length === 1);
      asked(0)[0]!.answer(verdictOf(1, { why: one, nodes: 5 }));
      asked(1)[0]!.answer(verdictOf(1, { why: other, nodes: 7 }));
      expect(await answer).toMatchObject({ status: 'unknown', why: 'stopped', nodes: 12 });
      team.close();
    },
  );

  it('stands by the first verdict, whatever comes after it', async () => {
    const { team, scripts, asked, join } = openTestTeam(2);
    const infos: Info[] = [];
    const answer = team.ask(workOf(1), (info) => infos.push(info));
    join();
    await until(() => asked(0).length === 1 && asked(1).length === 1);
    const line = new Uint32Array([7]);
    asked(1)[0]!.answer(verdictOf(1, { status: 'winnable', why: 'line', line }));
    await until(() => scripts[0]!.stopped === 1);
    const heard = infos.length;
    void asked(0)[0]!.tell(infoOf(1, 100));
    asked(0)[0]!.answer(verdictOf(1, { status: 'winnable', why: 'line', line: new Uint32Array([8, 9]) }));
    expect(await answer).toMatchObject({ status: 'winnable', line });
    const next = team.ask(workOf(2), nothing);
    await until(() => asked(0).length === 2);
    asked(0)[1]!.answer(verdictOf(2, { status: 'unwinnable', why: 'dead' }));
    expect(await next).toMatchObject({ ticket: 2, status: 'unwinnable' });
    expect(infos).toHaveLength(heard);
    team.close();
  });

  it('a newer question takes the place of the one that runs, in all workers', async () => {
    const { team, scripts, asked, join } = openTestTeam(2);
    const old = team.ask(workOf(1), nothing);
    join();
    await until(() => asked(0).length === 1 && asked(1).length === 1);
    const infos: Info[] = [];
    const next = team.ask(workOf(2), (info) => infos.push(info));
    expect(await old).toBeNull();
    await until(() => scripts[0]!.stopped === 1 && scripts[1]!.stopped === 1);
    await until(() => asked(0).length === 2);
    // late answers to the old question are nobody's, and stop nothing
    asked(0)[0]!.answer(verdictOf(1, { status: 'winnable' }));
    asked(1)[0]!.answer(verdictOf(1, { status: 'unwinnable' }));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect([scripts[0]!.stopped, scripts[1]!.stopped]).toEqual([1, 1]);
    await asked(0)[1]!.tell(infoOf(2, 50));
    expect(infos.at(-1)).toMatchObject({ ticket: 2, nodes: 50 });
    asked(0)[1]!.answer(verdictOf(2, { status: 'winnable', why: 'line' }));
    expect(await next).toMatchObject({ ticket: 2, status: 'winnable' });
    team.close();
  });

  it('stops together, and says so; those who had not begun never begin', async () => {
    const { team, asked, cancelled } = openTestTeam(2);
    const answer = team.ask(workOf(1), nothing);
    await until(() => asked(0).length === 1);
    team.stop();
    expect(cancelled()).toBe(1);
    asked(0)[0]!.answer(verdictOf(1, { why: 'stopped' }));
    expect(await answer).toMatchObject({ why: 'stopped' });
    expect(asked(1)).toHaveLength(0);
    team.close();
  });

  it('fails when all its workers do', async () => {
    const broken = (): Client => ({
      ask: () => Promise.reject(new Error('broken')),
      stop: nothing,
      close: nothing,
    });
    let join = nothing;
    const team = openTeam([broken(), broken()], (_, call) => {
      join = call;
      return nothing;
    });
    const answer = team.ask(workOf(1), nothing);
    join();
    await expect(answer).rejects.toThrow('broken');
  });

  it('goes on without a worker that fails', async () => {
    const { team, asked, join } = openTestTeam(2);
    const answer = team.ask(workOf(1), nothing);
    join();
    await until(() => asked(0).length === 1 && asked(1).length === 1);
    asked(0)[0]!.fail(new Error('broken'));
    asked(1)[0]!.answer(verdictOf(1, { status: 'winnable' }));
    expect(await answer).toMatchObject({ status: 'winnable' });
    team.close();
  });
});

describe('the size of a team', () => {
  it('keeps a core for the page and stays within the memory', () => {
    expect(teamSize(8, 8)).toEqual({ members: 4, megabytes: 256 });
    expect(teamSize(2, 8)).toEqual({ members: 1, megabytes: 256 });
    expect(teamSize(1, undefined)).toEqual({ members: 1, megabytes: 256 });
    expect(teamSize(4, 2)).toEqual({ members: 3, megabytes: 85 });
    expect(teamSize(8, 0.5)).toEqual({ members: 2, megabytes: 32 });
    expect(teamSize(8, 0.25)).toEqual({ members: 1, megabytes: 32 });
  });
});
