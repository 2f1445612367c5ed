import { describe, expect, test } from 'vitest';
import { napOn } from '../../../../src/nap/core/nap';
import { seatOf } from '../../../../src/nap/game/session/seats';
import {
  linkTable,
  type NapLink,
  nameInLink,
  readNapLink,
  writeNapLink,
} from '../../../../src/nap/game/text/link';
import { napStart } from '../../../../src/nap/game/text/start';
import { instantiate, type NapExports } from '../../../../src/shared/core/open';
import {
  aloneAmong,
  computer,
  napModule,
  nearSolver,
  openNapScene,
  person,
  plainSettings,
  playOut,
  settle,
  tableOf,
} from '../fakes';

describe('a link with a result to be beaten', () => {
  test.each([
    [{ chips: 9, name: '' }, 'beat=9'],
    [{ chips: -12, name: 'Anna' }, 'beat=-12,Anna'],
    [{ chips: 0, name: 'Søren & Åse, "x"' }, null],
    [{ chips: 3, name: 'a name that is much too long for it' }, null],
  ])('%o is written and read', (beat, text) => {
    const link = writeNapLink(tableOf(aloneAmong(4, 'medium')), 17, 3, plainSettings, beat);
    if (text !== null) expect(link).toBe(`#/nap/17?players=4&${text}`);
    expect((readNapLink(link) as NapLink).beat).toEqual({
      chips: beat.chips,
      name: nameInLink(beat.name),
    });
  });

  test('a name keeps its letters, and loses the signs that mean something in an address', () => {
    expect(nameInLink(' Søren & Åse, "x" ')).toBe('Søren Åse x');
    expect(nameInLink('Anne-Marie 2')).toBe('Anne-Marie 2');
    expect(nameInLink('&=?#%,')).toBe('');
    expect(nameInLink('a name that is much too long')).toBe('a name that is m');
  });

  test.each(['beat=', 'beat=x', 'beat=1.5', 'beat=99999', 'beat=9&beat=8'])('%s cannot be read', (part) => {
    expect(readNapLink(`#/nap/17?players=4&${part}`)).toBe('bad');
  });

  test('belongs to a deal, and to a table with one person', () => {
    expect(readNapLink('#/nap?beat=9')).toBe('bad');
    expect(readNapLink('#/nap/17?seats=person,person,hard&beat=9')).toBe('bad');
    expect(readNapLink('#/nap/17?seats=hard,person,hard&beat=9')).toMatchObject({ beat: { chips: 9 } });
  });

  test('lays the deal with what is to be beaten, kept with it until the next deal', async () => {
    const core = napOn(await instantiate<NapExports>(napModule, 0));
    const link = readNapLink('#/nap/17?players=4&beat=9,Anna');
    const usual = linkTable({ seed: null }, core.defaults());
    const { first } = napStart(core, link, null, usual, () => 5);
    const scene = await openNapScene(first);
    const { match } = scene;
    expect(match.state.challenge).toEqual({ chips: 9, name: 'Anna' });
    const kept = JSON.parse(JSON.stringify(match.transcript()));
    expect((await openNapScene(kept)).match.state.challenge).toEqual({ chips: 9, name: 'Anna' });
    // a kept match that has this deal is gone on with, against it
    const plain = { ...kept, challenge: undefined };
    const again = napStart(core, link, plain, usual, () => 5);
    expect(again).toMatchObject({ resumed: true, first: { challenge: { chips: 9, name: 'Anna' } } });
    await playOut(scene);
    match.dispatch({ kind: 'next' });
    expect(match.state.challenge).toBeNull();
  });
});

describe('what computers make of the same cards', () => {
  test('is worked out when a deal with a challenge is done, and is the deal that computers play', async () => {
    const chairs = [computer('easy'), person, computer('medium'), computer('hard')];
    const solver = nearSolver();
    const challenge = { chips: 9, name: '' };
    const scene = await openNapScene({ table: tableOf(chairs), seed: 23, challenge }, solver);
    await playOut(scene);
    await settle();
    await scene.pass(0);
    for (let i = 0; scene.match.state.benchmark?.status !== 'done'; i++) {
      if (i > 500) throw new Error('no benchmark');
      await settle();
    }
    const { benchmark, dealer } = scene.match.state;
    // the same deal at a table where a strong computer sits in the person's chair, moved on as sessions move
    const { core } = scene;
    core.deal(23);
    const ask = async (work: object) => {
      const answer = await solver.ask(work as never, () => {});
      return answer!;
    };
    const levels = ['easy', 'hard', 'medium', 'hard'];
    for (let n = 0; core.facts().turn !== null; n++) {
      const { turn } = core.facts();
      const chair = chairs.findIndex((_, each) => seatOf(each, dealer, 4) === turn);
      const seed = (Math.imul(23, 64) + n + 1) >>> 0;
      const view = core.view(turn!);
      const answer = await ask({
        want: 'move',
        view,
        level: levels[chair],
        seed,
        ticket: 1000 + n,
        settings: core.settings,
      });
      if (answer.call !== undefined) core.call(answer.call);
      else core.play(answer.card!);
    }
    expect(benchmark!.chips).toEqual(chairs.map((_, chair) => core.chips()[seatOf(chair, dealer, 4)]));
    expect(benchmark!.bid).toBe(core.facts().bid);
  });

  test('waits for nothing where it was not asked for, and goes on after a review has come in between', async () => {
    const scene = await openNapScene({ table: tableOf(aloneAmong(4)), seed: 23 }, nearSolver(5));
    const { match, solver } = scene;
    expect(match.dispatch({ kind: 'benchmark' })).toMatchObject({ kind: 'refused' });
    await playOut(scene);
    await settle();
    expect(match.state.benchmark).toBeNull();
    match.dispatch({ kind: 'benchmark' });
    match.dispatch({ kind: 'review' });
    for (let i = 0; match.state.review?.status !== 'done'; i++) {
      if (i > 500) throw new Error('the review never ends');
      await settle();
    }
    expect(match.state.benchmark?.status).toBe('done');
    expect(match.state.review.decisions.every(({ cost }) => cost !== null)).toBe(true);
    const before = solver.asked.length;
    match.dispatch({ kind: 'benchmark' });
    await settle();
    expect(solver.asked).toHaveLength(before);
  });

  test('a worker that is gone is said, and asked again', async () => {
    const scene = await openNapScene({ table: tableOf(aloneAmong(3)), seed: 23 }, nearSolver(5));
    const { match, solver } = scene;
    await playOut(scene);
    solver.down = true;
    match.dispatch({ kind: 'benchmark' });
    await settle();
    expect(match.state.benchmark?.status).toBe('failed');
    solver.down = false;
    match.dispatch({ kind: 'benchmark' });
    for (let i = 0; i < 100 && match.state.benchmark?.status !== 'done'; i++) await settle();
    expect(match.state.benchmark?.status).toBe('done');
  });
});
