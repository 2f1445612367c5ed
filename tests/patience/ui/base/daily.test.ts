// Today's deal is looked for while the player may do something else.
import { beforeEach, describe, expect, test } from 'vitest';
import { textsFor, textsOf } from '../../../../src/i18n/index';
import { dealDaily } from '../../../../src/patience/ui/base/daily';
import { openScene, type Scene } from '../../game/fakes';
import { playAny } from '../../game/home';

const en = textsOf('en').keeping;

type DailyUi = Parameters<typeof dealDaily>[0];

interface Asking {
  readonly scene: Scene;
  readonly ui: DailyUi;
  readonly said: string[];
  /** what was laid, as numbers */
  readonly laid: (number | null)[];
  /** the search comes to its end */
  found(number: number): Promise<void>;
  room: 'patience' | 'nap';
}

async function ask(): Promise<Asking> {
  const scene = await openScene('free-cells', 1);
  const said: string[] = [];
  const laid: (number | null)[] = [];
  let answer: (number: number) => void = () => undefined;
  const search = new Promise<number>((resolve) => {
    answer = resolve;
  });
  const asking = {
    scene,
    said,
    laid,
    room: 'patience' as Asking['room'],
    async found(number: number) {
      answer(number);
      await new Promise((done) => setTimeout(done));
    },
  };
  const ui = {
    session: scene.session,
    rooms: {
      get now() {
        return asking.room;
      },
    },
    savedGames: {
      daily: () => search,
      visit: async ({ number }: { number: number | null }) => void laid.push(number),
      results: async () => [],
      today: () => '2025-08-01',
    },
    games: { rules: scene.core.gameRules },
    texts: () => textsFor('en', scene.session.state.rules),
    lang: () => 'en-GB',
    tell: (text: string) => void said.push(text),
    anyNumber: () => 5,
  } as unknown as DailyUi;
  return Object.assign(asking, { ui });
}

describe('today’s deal that is found late', () => {
  let asking: Asking;
  let done: Promise<void>;
  beforeEach(async () => {
    asking = await ask();
    done = dealDaily(asking.ui);
    expect(asking.said).toEqual([en.dailyLooking]);
  });

  test('is laid where nothing else was done', async () => {
    await asking.found(7);
    await done;
    expect(asking.laid).toEqual([7]);
    expect(asking.said.at(-1)).toBe('Today’s deal, 1 August 2025.');
  });

  test('is not laid over a move made meanwhile; a word says that it is there', async () => {
    playAny(asking.scene.session, asking.scene.core.moves(), 0);
    await asking.found(7);
    await done;
    expect(asking.laid).toEqual([]);
    expect(asking.said).toEqual([en.dailyLooking, en.dailyWaits]);
  });

  test('says nothing to somebody who has gone elsewhere', async () => {
    asking.scene.session.dispatch({ kind: 'deal', game: 'streets', number: 3 });
    await asking.found(7);
    await done;
    expect(asking.laid).toEqual([]);
    expect(asking.said).toEqual([en.dailyLooking]);
  });

  test('says nothing in the other room', async () => {
    asking.room = 'nap';
    await asking.found(7);
    await done;
    expect([asking.laid, asking.said]).toEqual([[], [en.dailyLooking]]);
  });
});
