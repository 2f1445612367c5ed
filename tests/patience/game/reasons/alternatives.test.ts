import { describe, expect, it } from 'vitest';
import type { OpenCore } from '../../../../src/patience/core/patience';
import type { Move } from '../../../../src/patience/core/types';
import { otherMoves } from '../../../../src/patience/game/reasons/case';
import { endgame, openScene, type Scene, solve, written } from '../fakes';

// While a hint lies on the table the other moves are looked at: do they all lose?

const parts = (move: Move) => ({ from: move & 31, to: (move >> 5) & 31, count: (move >> 10) & 127 });

interface Count {
  readonly lost: number;
  readonly open: number;
  /** of the lost ones, those that the table itself shows to be: nothing can be moved */
  readonly stuck: number;
}

/** What the other moves come to. */
function others(core: OpenCore, move: Move): Count {
  const ends = [...otherMoves(core, move).values()].map((other) => {
    const { undo } = core.play(other);
    const end = { lost: solve(core) === null, stuck: core.status() === 'stuck' };
    core.undo(other, undo);
    return end;
  });
  const lost = ends.filter((end) => end.lost).length;
  return { lost, open: ends.length - lost, stuck: ends.filter((end) => end.stuck).length };
}

type Wanted = (count: Count) => boolean;
const onlyOne: Wanted = ({ lost, open, stuck }) => lost > 0 && open === 0 && stuck === 0;
const several: Wanted = ({ open }) => open > 0;

type Answer = Parameters<ReturnType<Scene['last']>['answer']>[0];

/** What is true of the position that was asked about. */
function truthOf(judge: OpenCore, scene: Scene): Answer {
  judge.loadBytes(scene.last().work.position);
  const line = solve(judge);
  return line === null
    ? { status: 'unwinnable', why: 'exhausted' }
    : { status: 'winnable', why: 'line', line: Uint32Array.from(line) };
}

/** The way from the core's position to the nearest one with a winning move among such others. */
function wayTo(judge: OpenCore, wanted: Wanted): readonly Move[] {
  const begin = judge.position();
  const seen = new Set<bigint>();
  const ways: Move[][] = [[]];
  for (const way of ways) {
    judge.load(begin);
    for (const move of way) judge.play(move);
    if (seen.has(judge.key())) continue;
    seen.add(judge.key());
    const [first] = solve(judge) ?? [];
    if (first !== undefined && wanted(others(judge, first))) return way;
    ways.push(...judge.moves().map((move) => [...way, move]));
  }
  throw new Error('no such position');
}

/** The endgame at such a position, a hint on the table; `judge` holds the position too. */
async function openHinted(wanted: Wanted): Promise<Scene & { judge: OpenCore }> {
  const scene = await openScene('forty-thieves');
  const { core: judge } = await openScene('forty-thieves');
  scene.settings.autoUp = false;
  const { session, core } = scene;
  session.open(written(core, 'forty-thieves', endgame, { columns: 4 }));
  judge.setRules(session.state.rules);
  judge.load(session.state.position);
  for (const move of wayTo(judge, wanted)) session.dispatch({ kind: 'move', ...parts(move) });
  await scene.last().answer(truthOf(judge, scene));
  session.dispatch({ kind: 'hint' });
  judge.load(session.state.position);
  const { hint } = session.state;
  expect(hint?.kind).toBe('line');
  expect(wanted(others(judge, hint!.move))).toBe(true);
  return { ...scene, judge };
}

const code = ({ session }: Scene) => session.state.hint?.reason?.code;

describe('the other moves than the hint’s', () => {
  it('are asked about one by one and briefly; when all have lost, that is the reason, told once', async () => {
    const scene = await openHinted(onlyOne);
    const { session, judge, solver, told } = scene;
    const { lost } = others(judge, session.state.hint!.move);
    const { move } = session.state.hint!;
    const asked = solver.asked.length;
    const before = told.length;
    expect(code(scene)).not.toBe('only');
    for (let i = 1; i <= lost; i++) {
      expect(scene.last().work).toMatchObject({ want: 'verdict', limits: { seconds: 0.5 } });
      expect(told.length).toBe(before);
      await scene.last().answer(truthOf(judge, scene));
    }
    expect(solver.asked.slice(asked - 1, asked - 1 + lost).map(({ work }) => work.want)).toEqual(
      Array.from({ length: lost }, () => 'verdict'),
    );
    expect(told.length).toBe(before + 1);
    expect(session.state).toMatchObject({
      hint: { move, reason: { code: 'only', n: lost } },
      badge: 'winnable',
    });
    // then shorter lines are looked for
    expect(scene.last().work.want).toBe('hint');
    session.dispatch({ kind: 'hint' });
    expect(code(scene)).toBe('only');
  });

  it('are let be as soon as one of them wins as well', async () => {
    const scene = await openHinted(several);
    const { judge, solver } = scene;
    const reason = code(scene);
    for (let i = 0; i < 12 && scene.last().work.want === 'verdict'; i++)
      await scene.last().answer(truthOf(judge, scene));
    expect(scene.last().work.want).toBe('hint');
    expect(code(scene)).toBe(reason);
    const asked = solver.asked.length;
    scene.session.dispatch({ kind: 'hint' });
    expect(solver.asked.length).toBe(asked);
  });

  it('are no reason where one of them is not decided, which is no verdict for who goes there', async () => {
    const scene = await openHinted(onlyOne);
    const { session, judge } = scene;
    const asked = scene.last().work.position;
    await scene.last().answer({ status: 'unknown', why: 'nodes' });
    expect(scene.last().work.want).toBe('hint');
    expect(code(scene)).not.toBe('only');
    judge.loadBytes(asked);
    const key = judge.key();
    judge.load(session.state.position);
    const there = otherMoves(judge, session.state.hint!.move).get(key)!;
    expect(session.dispatch({ kind: 'move', ...parts(there) }).kind).toBe('played');
    expect(session.state.badge).toBe('looking');
  });

  it.each<[string, (scene: Scene) => void]>([
    ['the next input', ({ session }) => session.dispatch({ kind: 'deselect' })],
    ['a move', ({ session }) => session.dispatch({ kind: 'turn' })],
    ['a line that is shown', ({ session }) => session.dispatch({ kind: 'showLine' })],
    ['a page that nobody sees', ({ session }) => session.setVisible(false)],
  ])('are let be with %s', async (_, happens) => {
    const scene = await openHinted(onlyOne);
    const { session, judge, solver } = scene;
    const question = scene.last();
    const truth = truthOf(judge, scene);
    const stops = solver.stops;
    happens(scene);
    expect(solver.stops).toBeGreaterThan(stops);
    const asked = solver.asked.length;
    const { hint } = session.state;
    await question.answer(truth);
    expect(session.state.hint).toEqual(hint);
    expect(solver.asked.slice(asked).filter(({ work }) => work.limits.seconds === 0.5)).toEqual([]);
  });

  it('are asked about again when the page is seen again and the hint still lies there', async () => {
    const { session, solver } = await openHinted(onlyOne);
    session.setVisible(false);
    const asked = solver.asked.length;
    session.setVisible(true);
    expect(solver.asked.length).toBe(asked + 1);
    expect(solver.asked.at(-1)!.work).toMatchObject({ want: 'verdict', limits: { seconds: 0.5 } });
  });
});
