import { describe, expect, test } from 'vitest';
import { createRooms, isNapAddress, type Room } from '../../../src/shared/ui/rooms';

function fakeElement(): HTMLElement {
  return { hidden: false, dataset: {}, toggleAttribute: () => true } as unknown as HTMLElement;
}

/** Rooms whose trick game comes, or does not come, when the test says so. */
function openRooms() {
  const heard: string[] = [];
  let settle: { come(room: Room): void; fail(): void } | null = null;
  const rooms = createRooms({
    patience: fakeElement(),
    nap: fakeElement(),
    openNap: () =>
      new Promise((resolve, reject) => {
        settle = { come: resolve, fail: () => reject(new Error('no module')) };
      }),
    patienceShown: (visible) => heard.push(`patience ${visible}`),
    offerUpdate: () => heard.push('patience: update'),
    failed: () => heard.push('failed'),
  });
  const nap: Room = {
    shown: (visible) => heard.push(`nap ${visible}`),
    visit: (hash) => heard.push(`visit ${hash}`),
    offerUpdate: () => heard.push('nap: update'),
  };
  return { rooms, heard, come: () => settle!.come(nap), fail: () => settle!.fail() };
}

describe('the two rooms', () => {
  test('the trick game’s address, however it is typed', () => {
    const names = ['#/nap', '#/nap/7', '#/nap?players=3', '#/Nap/x', '#/NAP/17/'];
    expect(names.filter((hash) => !isNapAddress(hash))).toEqual([]);
    expect(['', '#/', '#/napoleon', '#/free-cells/7', '#/naps/1'].filter(isNapAddress)).toEqual([]);
  });

  test('a newer build is told of in the room that is looked at, and known in both', async () => {
    const { rooms, heard, come } = openRooms();
    expect(rooms.updateReady).toBe(false);
    const going = rooms.go('nap');
    rooms.offerUpdate();
    come();
    await going;
    expect(heard).toContain('nap: update');
    expect(heard).not.toContain('patience: update');
    expect(rooms.updateReady).toBe(true);
    await rooms.go('patience');
    rooms.offerUpdate();
    expect(heard.at(-1)).toBe('patience: update');
  });

  test('left before it has come, the trick game comes hidden', async () => {
    const { rooms, heard, come } = openRooms();
    const going = rooms.go('nap');
    const leaving = rooms.go('patience');
    come();
    await Promise.all([going, leaving]);
    expect(rooms.now).toBe('patience');
    expect(heard).toEqual(['patience false', 'patience true', 'nap false']);
  });

  test('left before it fails to come, both ways end well and it is told once', async () => {
    const { rooms, heard, fail } = openRooms();
    const going = rooms.go('nap');
    const leaving = rooms.go('patience');
    fail();
    expect(await Promise.all([going, leaving])).toEqual([false, true]);
    expect(rooms.now).toBe('patience');
    expect(heard.filter((what) => what === 'failed')).toEqual(['failed']);
  });
});
