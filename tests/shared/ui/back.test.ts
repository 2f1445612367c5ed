import { describe, expect, test } from 'vitest';
import { createBack, type Steps } from '../../../src/shared/ui/back';

/** A window's history: entries, and one of them that is shown; Back comes later, as it does there. */
function fakeHistory() {
  const entries: { state: unknown; hash: string }[] = [{ state: null, hash: '#before' }];
  let at = 0;
  let heard = () => {};
  const waiting: (() => void)[] = [];
  const go = (by: number) => {
    if (at + by < 0 || at + by >= entries.length) return;
    at += by;
    heard();
  };
  const history: Steps = {
    get state() {
      return entries[at]!.state;
    },
    pushState(state, _, hash) {
      entries.splice(at + 1, entries.length, { state, hash: String(hash ?? entries[at]!.hash) });
      at++;
    },
    replaceState(state, _, hash) {
      entries[at] = { state, hash: String(hash ?? entries[at]!.hash) };
    },
    back: () => void waiting.push(() => go(-1)),
  };
  history.pushState(null, '', '#deal');
  const settle = () => {
    while (waiting.length > 0) waiting.shift()!();
  };
  return {
    history,
    onPop: (hear: () => void) => {
      heard = hear;
    },
    back() {
      go(-1);
      settle();
    },
    forward() {
      go(1);
      settle();
    },
    /** a link was followed */
    follow(hash: string) {
      history.pushState(null, '', hash);
      heard();
    },
    hash: () => entries[at]!.hash,
    length: () => entries.length,
  };
}

function open() {
  const window = fakeHistory();
  const back = createBack(window.history, window.onPop);
  const log: string[] = [];
  const sheet = (name: string) => back.enter(() => log.push(name));
  return { ...window, steps: back, log, sheet, goBack: window.back };
}

describe('Back', () => {
  test('closes a sheet, and then leaves as ever', () => {
    const { goBack, sheet, log, hash } = open();
    sheet('menu');
    goBack();
    expect([log, hash()]).toEqual([['menu'], '#deal']);
    goBack();
    expect(hash()).toBe('#before');
  });

  test('goes through the help page by page', () => {
    const { goBack, sheet, log, hash } = open();
    for (const name of ['help', 'rules', 'keys']) sheet(name);
    goBack();
    expect(log).toEqual(['keys']);
    goBack();
    goBack();
    expect([log, hash()]).toEqual([['keys', 'rules', 'help'], '#deal']);
  });

  test('after a sheet that was closed otherwise leaves at once, however deep it was', () => {
    const { goBack, sheet, steps, log, hash } = open();
    for (const name of ['help', 'rules', 'keys']) sheet(name);
    steps.leave();
    goBack();
    expect([log, hash()]).toEqual([[], '#before']);
  });

  test('forward does not open again what was closed', () => {
    const { goBack, forward, sheet, log, hash } = open();
    sheet('menu');
    goBack();
    forward();
    expect([log, hash()]).toEqual([['menu'], '#deal']);
    goBack();
    expect(hash()).toBe('#before');
  });

  test('one sheet after the other makes one entry', () => {
    const { goBack, sheet, steps, log, length } = open();
    sheet('menu');
    steps.leave();
    sheet('settings');
    expect(length()).toBe(3);
    goBack();
    expect(log).toEqual(['settings']);
  });

  test('a deal chosen in a sheet takes its entry: Back leads to the deal before', () => {
    const { goBack, sheet, steps, log, hash } = open();
    sheet('chooser');
    steps.leave();
    steps.push('#other');
    goBack();
    expect([log, hash()]).toEqual([[], '#deal']);
  });

  test('a deal that comes while a sheet is open, too', () => {
    const { goBack, sheet, steps, log, hash } = open();
    sheet('house');
    steps.push('#other');
    steps.leave();
    goBack();
    expect([log, hash()]).toEqual([[], '#deal']);
  });

  test('a link into the help gives its own entry to the sheet', () => {
    const { goBack, follow, sheet, steps, log, hash } = open();
    follow('#help');
    steps.replace('#deal');
    steps.adopt();
    sheet('help');
    goBack();
    expect([log, hash()]).toEqual([['help'], '#deal']);
    goBack();
    expect(hash()).toBe('#before');
  });

  test('a link that is followed leads where it leads, whatever was open before', () => {
    const { goBack, follow, sheet, steps, log, hash } = open();
    sheet('menu');
    steps.leave();
    follow('#one');
    expect(hash()).toBe('#one');
    sheet('help');
    follow('#two');
    expect([log, hash()]).toEqual([['help'], '#two']);
    goBack();
    expect(hash()).toBe('#one');
    goBack();
    expect(hash()).toBe('#deal');
  });

  test('after a reload on a sheet the sheet’s entry is stepped over', () => {
    const window = fakeHistory();
    createBack(window.history, window.onPop).enter(() => {});
    createBack(window.history, window.onPop);
    window.back();
    expect(window.hash()).toBe('#before');
  });
});
