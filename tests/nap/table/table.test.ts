// What is seen of a table of the trick game, and how it gets there: after every change, watched to its end or cut short,
// each picture lies where it belongs, and nothing hidden is ever shown.
import { describe, expect, test } from 'vitest';
import type { NapState } from '../../../src/nap/game/session/state';
import * as ways from '../../../src/nap/table/animations';
import { advanceChips, chipPoses, createChips, pay, payments } from '../../../src/nap/table/chips';
import { faceOf, handCardAt, isBack, napHomes, poseRect, smallOf } from '../../../src/nap/table/homes';
import { napLayout } from '../../../src/nap/table/layout';
import { bottomOf, HAND, type NapPicture, pictureOf } from '../../../src/nap/table/picture';
import { advance, createAnimator, finish } from '../../../src/shared/table/animator';
import type { Pose } from '../../../src/shared/table/pose';
import { aloneAmong, computer, openNapScene, person, playOut, tableOf } from '../game/fakes';

const screen = { width: 1280, height: 746, pixelRatio: 1, leftHanded: false };
const look = (state: NapState): NapPicture =>
  pictureOf(state, { bottom: bottomOf(state, null), lastTrick: false });

/** Every state of a whole deal, in order. */
async function statesOf(players: number, seed: number): Promise<NapState[]> {
  const scene = await openNapScene({ table: tableOf(aloneAmong(players), { playOn: true }), seed });
  const states = [scene.match.state];
  scene.match.subscribe((state, outcome) => {
    if (outcome.kind === 'happened') states.push(state);
  });
  await playOut(scene);
  return states;
}

/** Cards that a picture shows the face of. */
function facesIn(homes: readonly Pose[]): number[] {
  return homes.flatMap(({ shown, turn }, picture) =>
    shown && turn === 1 && !isBack(picture) ? [faceOf(picture)] : [],
  );
}

describe('the picture of a state', () => {
  test.each([3, 4, 5, 6])(
    'each seat has its five cards, and only known ones show their face: %i seats',
    async (players) => {
      for (const state of await statesOf(players, 23)) {
        const picture = look(state);
        const homes = napHomes(napLayout(players, screen), picture);
        const faces = facesIn(homes);
        expect(new Set(faces).size).toBe(faces.length);
        const known = [...state.hand, ...state.tricks.flatMap(({ plays }) => plays.map(({ card }) => card))];
        const open = state.opened?.hands.flat() ?? known;
        expect([...faces].sort()).toEqual([...open].sort());
        for (let chair = 0; chair < players; chair++) {
          const thrown = picture.middle.filter((play) => play.chair === chair).length;
          const own = chair === picture.bottom ? picture.hand.length : 0;
          expect(own + picture.backs[chair]! + picture.before[chair]!.length + thrown).toBe(HAND);
        }
      }
    },
  );

  test.each([
    [4, 390, 786],
    [6, 320, 510],
  ])('what advice favours keeps its rank in sight: %i seats on %i x %i', async (players, width, height) => {
    const upright = napLayout(players, { width, height, pixelRatio: 1, leftHanded: false });
    const [state] = (await statesOf(players, 17)).filter(({ phase, turn, looker }) => {
      return phase === 'playing' && turn === looker;
    });
    const picture = look(state!);
    const first = picture.hand[0]!;
    const homes = napHomes(upright, { ...picture, favoured: new Set([first]) });
    const top = (card: number) => poseRect(upright, homes[card]!).y;
    const { plate, strip } = upright.seats[0]!;
    expect(top(first)).toBeLessThan(top(picture.hand[1]!));
    expect(top(first)).toBeGreaterThanOrEqual(Math.max(plate.y + plate.height, strip.y + strip.height));
  });

  test('trumps are set apart in front, and what may not be played is dimmed on one’s own turn alone', async () => {
    const states = await statesOf(4, 17);
    const played = states.filter(({ phase, turn, looker }) => phase === 'playing' && turn === looker);
    expect(played.length).toBeGreaterThan(2);
    for (const state of states) {
      const { hand, trumps, dim } = look(state);
      const isTrump = (card: number) => Math.floor(card / 13) === state.trump;
      expect(hand.slice(0, trumps).every(isTrump)).toBe(true);
      expect(hand.slice(trumps).some(isTrump) && typeof state.trump === 'number').toBe(false);
      const mine = played.includes(state);
      expect([...dim].sort()).toEqual(
        mine ? hand.filter((card) => !state.legalCards.some((one) => one === card)).sort() : [],
      );
    }
  });

  test('between two people’s turns nobody’s cards are to be seen', async () => {
    const { match } = await openNapScene({ table: tableOf([person, person, computer('easy')]), seed: 17 });
    expect(match.state.phase).toBe('cover');
    expect(facesIn(napHomes(napLayout(3, screen), look(match.state)))).toEqual([]);
    match.dispatch({ kind: 'ready' });
    expect(facesIn(napHomes(napLayout(3, screen), look(match.state)))).toHaveLength(5);
    match.dispatch({ kind: 'call', call: 'two' });
    expect(look(match.state).bottom).toBe(1);
    expect(facesIn(napHomes(napLayout(3, screen), look(match.state)))).toEqual([]);
  });

  test('the trick taken last is shown again when it is asked for', async () => {
    const states = await statesOf(4, 17);
    const after = states.find(({ tricks, phase }) => phase === 'playing' && tricks[0]?.winner != null)!;
    const asked = pictureOf(after, { bottom: 0, lastTrick: true });
    expect(asked.middle).toEqual(after.tricks.findLast(({ winner }) => winner !== null)!.plays);
    expect(asked.winner).toBe(after.tricks.findLast(({ winner }) => winner !== null)!.winner);
  });
});

describe('the ways of the cards', () => {
  const tempos = [
    { speed: 1, reduced: false },
    { speed: 0, reduced: false },
    { speed: 1, reduced: true },
  ];
  test.each(tempos)('end where every picture belongs, watched or cut short: %o', async (tempo) => {
    const layout = napLayout(5, screen);
    const states = await statesOf(5, 4);
    for (const watched of [true, false]) {
      const animator = createAnimator(0);
      let before = look(states[0]!);
      animator.homes = napHomes(layout, before);
      animator.poses = animator.homes.map((home) => ({ ...home }));
      ways.deal(animator, { layout, before, now: before, homes: animator.homes }, 4, tempo);
      states.slice(1).forEach((state, i) => {
        if (watched) while (advance(animator, 17));
        else advance(animator, (i % 5) * 60);
        const now = look(state);
        ways.change(animator, { layout, before, now, homes: napHomes(layout, now) }, tempo);
        before = now;
      });
      if (watched) while (advance(animator, 17));
      else finish(animator);
      expect(animator.poses).toEqual(napHomes(layout, before));
    }
  });

  test('a card that another seat plays comes face down from among its backs', async () => {
    const layout = napLayout(4, screen);
    const states = await statesOf(4, 17);
    const index = states.findIndex(({ tricks }) => tricks[0]?.plays.length === 1);
    const [earlier, state] = [look(states[index - 1]!), states[index]!];
    const { chair, card } = state.tricks[0]!.plays[0]!;
    expect(chair).not.toBe(earlier.bottom);
    const animator = createAnimator(0);
    animator.homes = napHomes(layout, earlier);
    animator.poses = animator.homes.map((home) => ({ ...home }));
    const now = look(state);
    ways.change(animator, { layout, before: earlier, now, homes: napHomes(layout, now) }, tempos[0]!);
    advance(animator, 1);
    const { strip } = layout.seats[chair]!;
    const pose = animator.poses[card]!;
    expect(pose.turn).toBeLessThan(0.5);
    expect(pose.x).toBeGreaterThan(strip.x - 2);
    expect(pose.x).toBeLessThan(strip.x + strip.width + 2);
    expect(Math.abs(pose.y - strip.y - strip.height / 2)).toBeLessThan(4);
    expect(animator.poses[smallOf(card)]!.shown).toBe(false);
  });
});

test('a point finds the card on top, down to the table’s edge', async () => {
  const layout = napLayout(4, { width: 390, height: 786, pixelRatio: 2, leftHanded: false });
  const [state] = await statesOf(4, 17);
  const picture = look(state!);
  const homes = napHomes(layout, picture);
  const at = (x: number, y: number) => handCardAt(layout, homes, picture.hand, x, y);
  picture.hand.forEach((card) => {
    const { x, y } = homes[card]!;
    expect(at(x - layout.card.width * 0.3, y)).toBe(card);
    expect(at(x - layout.card.width * 0.3, 785)).toBe(card);
  });
  expect(at(195, layout.hand.y - layout.card.height)).toBeNull();
});

describe('the chips', () => {
  test('go from each who pays to each who gets', () => {
    expect(payments([9, -3, -3, -3])).toEqual([
      { from: 1, to: 0, count: 3 },
      { from: 2, to: 0, count: 3 },
      { from: 3, to: 0, count: 3 },
    ]);
    expect(payments([5, -15, 5, 5]).map(({ from, to, count }) => [from, to, count])).toEqual([
      [1, 0, 5],
      [1, 2, 5],
      [1, 3, 5],
    ]);
    expect(payments([0, 0, 0])).toEqual([]);
  });

  test('arrive, and then nothing moves any more', () => {
    const chips = createChips();
    const at = (chair: number) => ({ x: 100 * chair, y: 50 });
    pay(chips, [4, -2, -2], at, 1);
    const seen = new Set<number>();
    let steps = 0;
    while (advanceChips(chips, 16)) {
      for (const { x } of chipPoses(chips)) seen.add(Math.round(x));
      steps++;
    }
    expect(steps).toBeGreaterThan(20);
    expect(Math.max(...seen)).toBeGreaterThan(150);
    expect(Math.min(...seen)).toBeLessThan(10);
    expect(chipPoses(chips)).toEqual([]);
    expect(advanceChips(chips, 16)).toBe(false);
  });
});
