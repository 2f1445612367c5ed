import { describe, expect, it } from 'vitest';
import { textsOf } from '../../../../src/i18n/index';
import {
  type Calibrations,
  calibrations,
  dealOdds,
  resistance,
  shareOf,
} from '../../../../src/patience/game/session/calibration';
import { openScene } from '../fakes';

const row = { seconds: 1, factor: 10, sample: 60, won: 10, lost: 6, open: 44, date: '2025-01-01' };
const measured: Calibrations = {
  streets: [
    { ...row, nodes: 1000 },
    { ...row, nodes: 20_000, won: 1, open: 53 },
  ],
};

describe('the share of a survey', () => {
  it('is everything when nothing was counted, and shrinks with the count', () => {
    expect(shareOf(0, 0, 0)).toEqual({ low: 0, high: 1 });
    expect(shareOf(10, 0, 10)).toMatchObject({ high: 1 });
    expect(shareOf(10, 0, 10).low).toBeCloseTo(0.722, 3);
    expect(shareOf(0, 0, 10).high).toBeCloseTo(0.278, 3);
  });

  it('counts what is not known as lost below and as won above', () => {
    expect(shareOf(50, 30, 100).low).toBeCloseTo(shareOf(50, 0, 100).low);
    expect(shareOf(50, 30, 100).high).toBeCloseTo(shareOf(80, 0, 100).high);
  });
});

describe('odds of a deal that is not known', () => {
  it('are those of the sample, from its effort on and up to what it got in the end', () => {
    expect(dealOdds('streets', 999, measured)).toBeNull();
    const odds = dealOdds('streets', 1000, measured)!;
    expect(odds.winnable).toBeCloseTo(1 / 6);
    expect(odds.low).toBeCloseTo(0.0932, 3);
    expect(odds.high).toBeGreaterThan(0.9);
    expect(dealOdds('streets', 9999, measured)).toEqual(odds);
    expect(dealOdds('streets', 10_000, measured)).toBeNull();
    expect(resistance('streets', 19_999, measured)).toBe(measured.streets![0]);
    expect(dealOdds('limited', 5000, measured)).toBeNull();
  });

  it('are those of the most effort that the deal has resisted', () => {
    expect(dealOdds('streets', 20_000, measured)!.winnable).toBeCloseTo(1 / 60);
    expect(dealOdds('streets', 199_999, measured)!.winnable).toBeCloseTo(1 / 60);
    expect(dealOdds('streets', 200_000, measured)).toBeNull();
  });

  it('are measured figures that add up, in order of effort', () => {
    for (const rows of Object.values(calibrations))
      expect(rows.map(({ nodes }) => nodes)).toEqual(
        rows.map(({ nodes }) => nodes).toSorted((a, b) => a - b),
      );
    for (const { nodes, factor, sample, won, lost, open, date } of Object.values(calibrations).flat()) {
      expect(won + lost + open).toBe(sample);
      expect(nodes).toBeGreaterThan(0);
      expect(factor).toBeGreaterThan(1);
      expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });
});

describe('the sentence about deals that resist', () => {
  it.each([
    [
      'en',
      'Of deals that resist the search for 1 second, about one in six still went out when it had ten times as long.',
    ],
    [
      'da',
      'Af udlægninger, der står imod søgningen i 1 sekund, gik omkring én af seks alligevel op, da den fik ti gange så lang tid.',
    ],
    [
      'sv',
      'Av givar som står emot sökningen i 1 sekund gick ungefär en av sex ändå ut när den fick tio gånger så lång tid.',
    ],
  ] as const)('is said in words: %s', (lang, sentence) => {
    expect(textsOf(lang).badge.resistance(1, 10, 10, 60)).toBe(sentence);
  });

  it('knows many and none', () => {
    const say = textsOf('en').badge.resistance;
    expect(say(0.1, 10, 47, 60)).toContain('about eight in ten still went out');
    expect(say(1, 10, 0, 60)).toContain('none of 60 still went out');
  });
});

describe('the session', () => {
  const game = 'forty-thieves';
  const first = calibrations[game]![0]!;

  it('says what was measured of a deal that stays open as it was dealt, and of no other position', async () => {
    const scene = await openScene(game);
    const { nodes } = first;
    expect(scene.session.state.resistance).toBeNull();
    await scene.last().answer({ status: 'unknown', nodes });
    expect(scene.session.state).toMatchObject({ badge: 'unknown', resistance: first });
    scene.session.dispatch({ kind: 'turn' });
    await scene.last().answer({ status: 'unknown', nodes });
    expect(scene.session.state).toMatchObject({ badge: 'unknown', resistance: null });
    scene.session.dispatch({ kind: 'undo' });
    expect(scene.session.state.resistance).toEqual(first);
  });

  it('says nothing under house rules, by which nobody measured', async () => {
    const scene = await openScene(game);
    const rules = { ...scene.session.state.rules, fill: 'king' } as const;
    scene.session.dispatch({ kind: 'deal', game, number: 1, rules });
    expect(scene.session.state.rules.fill).toBe('king');
    await scene.last().answer({ status: 'unknown', nodes: first.nodes });
    expect(scene.session.state).toMatchObject({ badge: 'unknown', resistance: null });
    scene.session.dispatch({ kind: 'deal', game, number: 1 });
    await scene.last().answer({ status: 'unknown', nodes: first.nodes });
    expect(scene.session.state.resistance).toEqual(first);
  });

  it('says nothing of a search that ended sooner', async () => {
    const scene = await openScene(game);
    await scene.last().answer({ status: 'unknown', nodes: first.nodes - 1, why: 'memory' });
    expect(scene.session.state).toMatchObject({ badge: 'unknown', resistance: null });
  });
});
