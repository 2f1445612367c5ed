import { describe, expect, it } from 'vitest';
import { decodePosition, packMove } from '../../../../src/patience/core/buffers';
import type { OpenCore } from '../../../../src/patience/core/patience';
import type { Move } from '../../../../src/patience/core/types';
import { endgame, openScene, type Scene, solve, written } from '../fakes';

/** An endgame that takes some care: nothing goes up at once, and one of its first moves loses. */
async function openEndgame(text = endgame): Promise<Scene & { line: Move[] }> {
  const scene = await openScene('forty-thieves');
  const { session, core } = scene;
  session.open(written(core, 'forty-thieves', text, { columns: 4 }));
  return { ...scene, line: solve(core) ?? [] };
}

function answerLine(scene: Scene, line: readonly Move[]): Promise<void> {
  return scene.last().answer({ status: 'winnable', line: Uint32Array.from(line), why: 'line' });
}

/**
 * How often a verdict was asked for; shorter lines, and briefly moves beside a
 * hint's, are asked about as well.
 */
function verdicts(scene: Scene): number {
  return scene.solver.asked.filter(({ work }) => work.want === 'verdict' && work.limits.seconds === 1).length;
}

/** A legal move after which nobody can win. */
function losing(core: OpenCore): Move | undefined {
  return core.moves().find((move) => {
    const { undo } = core.play(move);
    const lost = solve(core) === null;
    core.undo(move, undo);
    return lost;
  });
}

describe('the badge', () => {
  it('looks, then says what was found, and asks with the whole question', async () => {
    const scene = await openEndgame();
    expect(scene.session.state.badge).toBe('looking');
    const { work } = scene.last();
    expect(work).toMatchObject({ want: 'verdict' });
    expect(decodePosition(work.position)).toEqual(scene.session.state.position);
    await answerLine(scene, scene.line);
    expect(scene.session.state.badge).toBe('winnable');
    expect(scene.session.state.lineLength).toBeLessThanOrEqual(scene.line.length);
    expect(scene.told.at(-1)).toEqual({ kind: 'changed' });
  });

  it('tells what the search is at, each for a second at least, until the answer or another position', async () => {
    const scene = await openEndgame();
    const { session, told } = scene;
    const tell = (activity: 'hunting' | 'proving') =>
      scene.last().info({ ticket: 1, nodes: 1, stored: 1, bestHome: 1, activity });
    expect(session.state).not.toHaveProperty('activity');
    tell('hunting');
    expect(session.state).toMatchObject({ badge: 'looking', activity: 'hunting' });
    scene.clock.pass(900);
    tell('proving');
    expect(session.state.activity).toBe('hunting');
    scene.clock.pass(100);
    const before = told.length;
    tell('proving');
    tell('proving');
    expect(session.state.activity).toBe('proving');
    expect(told.slice(before)).toEqual([{ kind: 'changed' }]);
    session.dispatch({ kind: 'turn' });
    expect(session.state).not.toHaveProperty('activity');
    tell('proving');
    expect(session.state.activity).toBe('proving');
    await scene.last().answer({ status: 'unknown', why: 'nodes' });
    expect(session.state.badge).toBe('unknown');
    expect(session.state).not.toHaveProperty('activity');
  });

  it('knows the positions along a line, and those before it after undo, without asking again', async () => {
    const scene = await openEndgame();
    const { session, core } = scene;
    session.dispatch({ kind: 'turn' });
    await answerLine(scene, solve(core)!);
    const questions = verdicts(scene);
    const hinted = (): number => {
      session.dispatch({ kind: 'hint' });
      return session.state.hint!.move;
    };
    for (let i = 0; i < 3; i++) {
      const move = hinted();
      session.dispatch({ kind: 'move', from: move & 31, to: (move >> 5) & 31, count: (move >> 10) & 127 });
      expect(session.state.badge).toBe('winnable');
    }
    session.dispatch({ kind: 'undoAll' });
    expect(session.state.badge).toBe('winnable');
    expect(verdicts(scene)).toBe(questions);
  });

  it('never shows an old answer for a new position, but remembers it for the old one', async () => {
    const scene = await openEndgame();
    const { session } = scene;
    const early = scene.last();
    session.dispatch({ kind: 'turn' });
    session.dispatch({ kind: 'turn' });
    await early.answer({ status: 'winnable', line: Uint32Array.from(scene.line), why: 'line' });
    const onLine = session.state.lineLength !== null;
    expect(session.state.badge).toBe(onLine ? 'winnable' : 'looking');
    session.dispatch({ kind: 'undoAll' });
    expect(session.state.badge).toBe('winnable');
  });

  it('turns to “no longer” after a losing move and back at once on undo', async () => {
    const scene = await openEndgame();
    const { session, core } = scene;
    await answerLine(scene, scene.line);
    const move = losing(core)!;
    expect(move).toBeDefined();
    session.dispatch({ kind: 'move', from: move & 31, to: (move >> 5) & 31, count: (move >> 10) & 127 });
    expect(session.state.badge).toBe('looking');
    await scene.last().answer({ status: 'unwinnable', why: 'exhausted' });
    expect(session.state.badge).toBe('no-longer');
    const questions = verdicts(scene);
    session.dispatch({ kind: 'turn' });
    expect(session.state.badge).toBe('no-longer');
    session.dispatch({ kind: 'undoAll' });
    expect(session.state.badge).toBe('winnable');
    expect(verdicts(scene)).toBe(questions);
  });

  it('says “cannot” when it is the deal that is lost', async () => {
    const scene = await openScene('free-cells', 11982);
    await scene.last().answer({ status: 'unwinnable', why: 'exhausted' });
    expect(scene.session.state.badge).toBe('cannot');
    scene.session.dispatch({ kind: 'send', pile: 0, depth: 0 });
    expect(scene.session.state.badge).toBe('cannot');
    scene.session.dispatch({ kind: 'hint' });
    expect(scene.session.state).toMatchObject({ hint: { kind: 'lost', move: 0 }, helped: false });
  });

  it('says “not known” after a search cut short, and believes no line that does not win', async () => {
    const scene = await openEndgame();
    await scene
      .last()
      .answer({ status: 'winnable', line: Uint32Array.from(scene.line.slice(0, -1)), why: 'line' });
    expect(scene.session.state.badge).toBe('unknown');
    scene.session.dispatch({ kind: 'turn' });
    await scene.last().answer({ status: 'unknown', why: 'nodes' });
    expect(scene.session.state.badge).toBe('unknown');
    scene.session.dispatch({ kind: 'turn' });
    await scene.last().fail();
    expect(scene.session.state.badge).toBe('unknown');
  });

  it.each([
    ['of other rules', { kind: 'deal', game: 'free-cells', number: 1 }],
    ['of the same rules', { kind: 'deal', game: 'forty-thieves', number: 1 }],
  ] as const)('drops answers to another game: nobody hears of them (%s)', async (_, deal) => {
    const scene = await openEndgame();
    const { session, told, cards } = scene;
    const early = scene.last();
    await answerLine(scene, scene.line);
    const shorter = scene.last();
    session.dispatch(deal);
    const before = { told: told.length, cards: cards(), asked: scene.solver.asked.length };
    const line = Uint32Array.from(scene.line);
    shorter.info({ ticket: 1, nodes: 1, stored: 1, bestHome: 1, line });
    await shorter.answer({ status: 'winnable', line, why: 'line' });
    await early.answer({ status: 'unwinnable', why: 'exhausted' });
    expect({ told: told.length, cards: cards(), asked: scene.solver.asked.length }).toEqual(before);
    expect(session.state).toMatchObject({ badge: 'looking', lineLength: null });
    session.dispatch({ kind: 'again' });
    expect(session.state.badge).toBe('looking');
  });

  it('drops a verdict on another game that came too late', async () => {
    const scene = await openScene('forty-thieves');
    const early = scene.last();
    scene.session.dispatch({ kind: 'deal', game: 'forty-thieves', number: 2 });
    const told = scene.told.length;
    await early.answer({ status: 'unwinnable', why: 'exhausted' });
    expect(scene.told.length).toBe(told);
    expect(scene.session.state.badge).toBe('looking');
  });

  it('lets the search rest while the page is hidden', async () => {
    const scene = await openEndgame();
    scene.session.setVisible(false);
    expect(scene.solver.stops).toBe(1);
    const questions = verdicts(scene);
    await scene.last().answer({ status: 'unknown', why: 'stopped' });
    expect(verdicts(scene)).toBe(questions);
    scene.session.setVisible(true);
    expect(verdicts(scene)).toBe(questions + 1);
    expect(scene.session.state.badge).toBe('looking');
  });

  it('lands ten quick undos ten steps back, asking once a change', async () => {
    const scene = await openScene('forty-thieves');
    for (let i = 0; i < 10; i++) scene.session.dispatch({ kind: 'turn' });
    for (let i = 0; i < 10; i++) scene.session.dispatch({ kind: 'undo' });
    expect(scene.session.state).toMatchObject({ moves: 0, badge: 'looking' });
    const { work } = scene.last();
    expect(decodePosition(work.position)).toEqual(scene.session.state.position);
    await scene.last().answer({ status: 'unwinnable', why: 'exhausted' });
    expect(scene.session.state.badge).toBe('cannot');
  });
});

describe('shorter lines', () => {
  it('are asked for from the line that is known, and taken when they come, but never a longer one', async () => {
    const scene = await openScene('free-cells');
    scene.settings.autoUp = false;
    const text = 'Foundations: C-13 D-13 H-13 S-11\nKS\nQS';
    scene.session.open(written(scene.core, 'free-cells', text));
    const shorter = [packMove(1, 24, 1), packMove(0, 24, 1)];
    const detour = [packMove(0, 12, 1), packMove(1, 24, 1), packMove(12, 24, 1)];
    await answerLine(scene, detour);
    const { work, info, answer } = scene.last();
    expect(work).toMatchObject({ want: 'hint' });
    const before = scene.session.state.lineLength!;
    expect(work.line).toHaveLength(before);
    info({ ticket: work.ticket, nodes: 1, stored: 1, bestHome: 1, line: Uint32Array.from(shorter) });
    const after = scene.session.state.lineLength!;
    expect(after).toBeLessThan(before);
    info({ ticket: work.ticket, nodes: 1, stored: 1, bestHome: 1, line: Uint32Array.from(detour) });
    expect(scene.session.state.lineLength).toBe(after);
    expect(scene.session.state.badge).toBe('winnable');
    await answer({ status: 'winnable', line: Uint32Array.from(shorter), why: 'line' });
    const asked = scene.solver.asked.length;
    scene.session.setVisible(false);
    scene.session.setVisible(true);
    expect(scene.solver.asked).toHaveLength(asked);
  });
});

describe('the way back', () => {
  it('leads from a proved loss to the last position known winnable', async () => {
    const scene = await openEndgame();
    const { session, core } = scene;
    await answerLine(scene, scene.line);
    expect(session.state.lastWinnable).toBeNull();
    expect(session.dispatch({ kind: 'backToWinnable' }).kind).toBe('refused');
    const { position } = session.state;
    const move = losing(core)!;
    session.dispatch({ kind: 'move', from: move & 31, to: (move >> 5) & 31, count: (move >> 10) & 127 });
    await scene.last().answer({ status: 'unwinnable', why: 'exhausted' });
    session.dispatch({ kind: 'turn' });
    session.dispatch({ kind: 'hint' });
    expect(session.state).toMatchObject({ hint: { kind: 'lost', move: 0 }, lastWinnable: 0 });
    expect(session.dispatch({ kind: 'backToWinnable' }).kind).toBe('shown');
    expect(session.state).toMatchObject({ badge: 'winnable', lastWinnable: null, position });
    expect(session.state.canRedo).toBe(true);
  });
});

describe('hints', () => {
  it.each([true, false])(
    'followed from a winnable position win, and no position comes twice (automatic: %s)',
    async (autoUp) => {
      const scene = await openEndgame();
      const { session, core } = scene;
      scene.settings.autoUp = autoUp;
      await answerLine(scene, scene.line);
      const seen = new Set<bigint>([core.key()]);
      for (let i = 0; session.state.status === 'playing'; i++) {
        expect(i).toBeLessThan(200);
        session.dispatch({ kind: 'hint' });
        const { hint } = session.state;
        expect(hint?.kind).toBe('line');
        const outcome = session.dispatch({
          kind: 'move',
          from: hint!.from,
          to: hint!.to,
          count: hint!.count,
        });
        if (outcome.kind === 'refused') session.dispatch({ kind: 'turn' });
        expect(seen.has(core.key())).toBe(false);
        seen.add(core.key());
        expect(session.state.hint).toBeNull();
      }
      expect(session.state).toMatchObject({ status: 'won', helped: true });
    },
  );

  it('name the pile and the card, and wait for the search', async () => {
    const scene = await openEndgame();
    const { session } = scene;
    session.dispatch({ kind: 'hint' });
    expect(session.state).toMatchObject({ hint: { kind: 'looking' }, helped: false });
    await answerLine(scene, scene.line);
    const { hint, position } = session.state;
    expect(hint?.kind).toBe('line');
    if (hint?.card !== null) expect(position.piles[hint!.from]).toContain(hint!.card);
    expect(session.state.helped).toBe(true);
  });

  it('guess a legal move where nothing is known, and never go round in a circle', async () => {
    const scene = await openScene('free-cells', 5);
    const { session, core } = scene;
    const seen = new Set<bigint>();
    for (let i = 0; i < 60 && session.state.status === 'playing'; i++) {
      await scene.last().answer({ status: 'unknown', why: 'nodes' });
      session.dispatch({ kind: 'hint' });
      const { hint } = session.state;
      if (hint?.kind === 'none') break;
      expect(hint?.kind).toBe('guess');
      expect(core.refusal(hint!.move)).toBeNull();
      session.dispatch({ kind: 'move', from: hint!.from, to: hint!.to, count: hint!.count });
      expect(seen.has(core.key())).toBe(false);
      seen.add(core.key());
    }
    expect(seen.size).toBeGreaterThan(5);
  });

  it('are the stock when only the stock is left', async () => {
    const text = 'Foundations: C-13 C-13 D-13 D-13 H-13 H-11 S-13 S-13\nStock: QH KH';
    const scene = await openEndgame(text);
    await scene.last().answer({ status: 'unknown', why: 'nodes' });
    scene.session.dispatch({ kind: 'hint' });
    expect(scene.session.state.hint).toMatchObject({ from: 16, to: 17, card: null });
  });
});

describe('a known line in another order of columns', () => {
  it('is found again and still wins', async () => {
    const { session, core, last } = await openScene('free-cells');
    const half = [
      'Foundations: C-9 D-9 H-9 S-9',
      'TC JD',
      'TD JC',
      'KH TH',
      'KC TS',
      'QD JS',
      'QS JH',
      'KD QC',
      'KS QH',
    ];
    session.open(written(core, 'free-cells', half.join('\n')));
    // Two kings change their cells: the same position to the key, another to the table.
    const there = solve(core)!;
    await last().answer({ status: 'winnable', line: Uint32Array.from(there), why: 'line' });
    expect(session.state.badge).toBe('winnable');
    session.dispatch({ kind: 'move', from: 0, to: 14, count: 1 });
    const known = session.state.lineLength;
    session.dispatch({ kind: 'undo' });
    session.dispatch({ kind: 'move', from: 0, to: 12, count: 1 });
    expect(session.state.lineLength).toBe(known);
    session.dispatch({ kind: 'hint' });
    expect(['line', 'looking']).toContain(session.state.hint?.kind);
  });
});
