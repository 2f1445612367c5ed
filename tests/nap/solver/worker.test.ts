import { describe, expect, it } from 'vitest';
import type { NapView } from '../../../src/nap/core/types';
import { openNapClient } from '../../../src/nap/solver/client';
import type { NapInfo, NapQuestion, NapWork } from '../../../src/nap/solver/protocol';
import { serveNap } from '../../../src/nap/solver/serve';
import { SILENCE_MS } from '../../../src/shared/solver/client';
import { randomTable } from '../../referee/napRandom';
import { seededRandom } from '../../referee/random';
import { type FakeWorker, fakeWorker, until } from '../../support/fakeWorker';
import {
  aloneAmong,
  napModule,
  openNapCore,
  openNapScene,
  plainSettings,
  settle,
  tableOf,
} from '../game/fakes';

const judge = await openNapCore();
const nobody = (): void => undefined;
const forever = Number.POSITIVE_INFINITY;

/** The whole way but for the thread. `mute` workers open and never answer. */
function open(mute: (nth: number) => boolean = () => false, after?: Parameters<typeof openNapClient>[2]) {
  const workers: FakeWorker[] = [];
  const client = openNapClient(
    () => {
      const worker = fakeWorker();
      if (!mute(workers.length)) serveNap(worker.far, () => performance.now());
      workers.push(worker);
      return worker;
    },
    napModule,
    after,
  );
  return { client, workers };
}

function deal(seed: number, over: Partial<typeof plainSettings> = {}): NapView {
  judge.setSettings({ ...plainSettings, ...over });
  judge.deal(seed);
  return judge.view(0);
}

const workOf = (ticket: number, question: NapQuestion): NapWork => ({
  ...question,
  ticket,
  settings: judge.settings,
});
const adviceOf = (view: NapView, worlds: number, milliseconds = forever) =>
  ({ want: 'advice', view, seed: 3, limits: { worlds, milliseconds } }) as const;

describe('the trick game’s worker', () => {
  it('calls and plays a whole deal, each move legal', async () => {
    const { client } = open();
    for (let seed = 1; seed <= 6; seed++) {
      judge.setSettings(randomTable(seededRandom(seed)));
      judge.deal(seed);
      for (let ticket = 1; judge.facts().turn !== null; ticket++) {
        const view = judge.view(judge.facts().turn!);
        const level = (['easy', 'medium', 'hard'] as const)[ticket % 3]!;
        const answer = await client.ask(workOf(ticket, { want: 'move', view, level, seed: ticket }), nobody);
        const refused = answer?.call === undefined ? judge.play(answer!.card!) : judge.call(answer.call);
        expect(refused).toBeNull();
      }
    }
    client.close();
  });

  it('tells advice as it grows, soon and until its time is up', async () => {
    const { client } = open();
    const infos: NapInfo[] = [];
    const view = deal(17);
    await client.ask(workOf(1, adviceOf(view, 25)), nobody);
    const answer = await client.ask(workOf(2, adviceOf(view, 1e9, 900)), (info) => infos.push(info));
    expect(answer).toMatchObject({ ticket: 2, why: 'done' });
    expect(infos.length).toBeGreaterThan(2);
    expect(infos.length).toBeLessThan(10);
    const worlds = infos.map(({ advice }) => advice.worlds);
    expect([...worlds].sort((a, b) => a - b)).toEqual(worlds);
    expect(answer!.advice!.worlds).toBeGreaterThanOrEqual(worlds.at(-1)!);
    expect(infos[0]!.advice.calls.map(({ call }) => call)).toContain('pass');
    client.close();
  });

  it('says the same for the same worlds, whatever the clock', async () => {
    const { client } = open();
    judge.setSettings(plainSettings);
    judge.deal(17);
    judge.call('three');
    for (let i = 0; i < 3; i++) judge.call('pass');
    const view = judge.view(0);
    const first = await client.ask(workOf(1, adviceOf(view, 200)), nobody);
    const second = await client.ask(workOf(2, adviceOf(view, 200)), nobody);
    expect(first!.advice).toEqual(second!.advice);
    expect(first!.advice!.worlds).toBe(200);
    expect(first!.advice!.makeable!.share).toBeGreaterThan(0);
    client.close();
  });

  it('hears a stop soon, and the newest question is answered next', async () => {
    const { client } = open();
    const view = deal(17);
    const long = client.ask(workOf(1, adviceOf(view, 1e9)), nobody);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const asked = performance.now();
    const move = client.ask(workOf(2, { want: 'move', view, level: 'easy', seed: 1 }), nobody);
    expect(await long).toBeNull();
    expect(await move).toMatchObject({ ticket: 2, call: expect.any(String) });
    expect(performance.now() - asked).toBeLessThan(250);
    client.close();
  });

  it('judges a deal that is done: the contract, and what each could have made', async () => {
    const { client } = open();
    deal(17);
    const hands = judge.position().hands;
    const contract = { declarer: 3, bid: 'three' } as const;
    const position = { hands, calls: [], contract, played: [] };
    const answer = await client.ask(workOf(1, { want: 'verdict', position, nodes: 1e6 }), nobody);
    const { makeable, contract: result } = answer!.verdict!;
    expect(makeable.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    for (const { seat, tricks, suit, misere } of makeable) {
      for (const [bid, needs] of [
        ['two', 2],
        ['three', 3],
        ['four', 4],
        ['nap', 5],
      ] as const) {
        judge.load({ ...position, contract: { declarer: seat, bid } });
        expect([seat, bid, judge.solve(1e6)]).toEqual([seat, bid, tricks! >= needs ? 'made' : 'lost']);
      }
      judge.load({ ...position, contract: { declarer: seat, bid: 'misere' } });
      expect(judge.solve(1e6) === 'made').toBe(misere);
      expect(suit === null || hands[seat]!.some((card) => Math.floor(card / 13) === suit)).toBe(true);
    }
    expect(result === 'made').toBe(makeable[3]!.tricks! >= 3);
    client.close();
  });

  it('rejects a view that cannot be', async () => {
    const { client } = open();
    const view = { ...deal(17), played: [0, 0] };
    const asked = client.ask(workOf(1, { want: 'move', view, level: 'easy', seed: 1 }), nobody);
    await expect(asked).rejects.toThrow();
    client.close();
  });
});

describe('a worker that dies in mid-deal', () => {
  it('is replaced, and the deal is the one that it would have been', async () => {
    const story = async (crashAt: number) => {
      const { client, workers } = open();
      const solver = Object.assign(client, { asked: [], down: false, stops: 0 });
      const scene = await openNapScene({ table: tableOf(aloneAmong(4, 'medium')), seed: 17 }, solver);
      const { match } = scene;
      for (let i = 0; match.state.opened === null; i++) {
        if (i === crashAt) workers.at(-1)!.crash();
        const [card] = match.state.legalCards;
        const [call] = match.state.legalCalls;
        if (card !== undefined) match.dispatch({ kind: 'play', card });
        else if (call !== undefined) match.dispatch({ kind: 'call', call });
        else {
          const { state } = match;
          scene.clock.pass(1300);
          if (match.state === state) await until(() => match.state !== state);
        }
        await settle();
      }
      client.close();
      return { transcript: match.transcript(), workers: workers.length };
    };
    const whole = await story(-1);
    expect(whole.workers).toBe(1);
    for (const crashAt of [1, 3, 6]) {
      expect(await story(crashAt)).toEqual({ transcript: whole.transcript, workers: 2 });
    }
  });

  it('that falls silent is replaced as well', async () => {
    const rings: (() => void)[] = [];
    const { client, workers } = open(
      (nth) => nth === 0,
      (milliseconds, call) => {
        expect(milliseconds).toBe(SILENCE_MS);
        rings.push(call);
        return nobody;
      },
    );
    const view = deal(17);
    const asked = client.ask(workOf(1, { want: 'move', view, level: 'easy', seed: 1 }), nobody);
    rings[0]!();
    expect(await asked).toMatchObject({ ticket: 1, call: expect.any(String) });
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
    client.close();
  });

  it('twice over leaves the table waiting for a tap', async () => {
    const { client, workers } = open((nth) => nth < 2);
    const solver = Object.assign(client, { asked: [], down: false, stops: 0 });
    const table = tableOf(aloneAmong(3));
    const scene = await openNapScene({ table, seed: 9, dealer: 0 }, solver);
    await until(() => workers.length === 1);
    workers[0]!.crash();
    await until(() => workers.length === 2);
    workers[1]!.crash();
    await until(() => scene.match.state.thinking === 'stuck');
    expect(scene.match.state).toMatchObject({ calls: [], turn: 1 });
    scene.match.dispatch({ kind: 'skip' });
    scene.clock.pass(600);
    await until(() => scene.match.state.calls.length === 1);
    scene.match.close();
    client.close();
    expect(workers).toHaveLength(3);
  });
});
