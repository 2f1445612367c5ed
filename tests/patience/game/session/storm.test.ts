import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Verdict } from '../../../../assembly/abi';
import { moveParts } from '../../../../src/patience/core/buffers';
import { openSearch, searchOn } from '../../../../src/patience/core/search';
import type { Intent } from '../../../../src/patience/game/session/intents';
import { createSession } from '../../../../src/patience/game/session/session';
import { openClient } from '../../../../src/patience/solver/client';
import { serve } from '../../../../src/patience/solver/serve';
import { openTeam } from '../../../../src/patience/solver/team';
import type { After } from '../../../../src/shared/solver/protocol';
import { seededRandom } from '../../../referee/random';
import { openTestCore } from '../../../support/core';
import { type FakeWorker, fakeWorker, until } from '../../../support/fakeWorker';
import { searchAll } from '../../../support/search';
import { fakeClock } from '../fakes';

// Deals change, moves come and go, the page is hidden, workers die in the middle of a question:
// whatever the badge says, it says of the position on the table. The workers search in truth, only
// their threads are not there.

const module = new WebAssembly.Module(
  readFileSync(new URL('../../../../build/wasm/release.wasm', import.meta.url)),
);
const steps = 150;

const after: After = (_, call) => {
  const timer = setTimeout(call, 1);
  return () => clearTimeout(timer);
};

function openWorkers() {
  const started: FakeWorker[] = [];
  const start = () => {
    const worker = fakeWorker();
    serve(worker.far, openSearch, () => performance.now());
    started.push(worker);
    return worker;
  };
  const clients = [0, 1].map(() => openClient(start, module, 16));
  return { team: openTeam(clients, after), started };
}

it.each([
  ['with a quick search', 50],
  ['without', 0],
])('a badge never belongs to another position (%s)', async (_, nodes) => {
  const core = await openTestCore(2);
  const judge = await openTestCore(32);
  const { team, started } = openWorkers();
  const quick = nodes > 0 && { quickSearch: { search: searchOn(core), nodes } };
  const limits = { nodes: 300_000, seconds: Number.POSITIVE_INFINITY };
  const parts = { core, clock: fakeClock(), solver: team, limits, autoUp: () => false, ...quick };
  const session = createSession(parts, { game: 'free-cells', number: 1 });
  const seen: Record<string, number> = {};
  const check = (): void => {
    const { badge, position, rules } = session.state;
    seen[badge] = (seen[badge] ?? 0) + 1;
    if (badge === 'looking' || badge === 'unknown') return;
    judge.setRules(rules);
    judge.load(position);
    const truth = searchAll(judge, 1_000_000).verdict;
    const isWinnable = badge === 'winnable' || badge === 'won';
    if (truth !== Verdict.Unknown) expect(truth === Verdict.Winnable, badge).toBe(isWinnable);
  };
  session.subscribe(check);
  const random = seededRandom(7);
  const any = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const act = (): Intent => {
    const move = any(core.moves());
    const chance = random();
    if (chance < 0.15) return { kind: 'deal', game: 'free-cells', number: 1 + Math.floor(9 * random()) };
    if (chance < 0.3) return { kind: 'undo' };
    if (chance < 0.35) return { kind: 'hint' };
    return move === undefined ? { kind: 'undoAll' } : { kind: 'move', ...moveParts(move) };
  };
  const answered = async (): Promise<void> => {
    session.setVisible(true);
    await until(() => session.state.badge !== 'looking');
  };
  let crashes = 0;
  for (let i = 0; i < steps; i++) {
    session.dispatch(act());
    if (random() < 0.1) session.setVisible(!(random() < 0.5));
    const worker = any(started);
    if (random() < 0.05 && worker !== undefined && !worker.ended) {
      worker.crash();
      crashes++;
    }
    if (random() < 0.6) await new Promise((resolve) => setTimeout(resolve, 4 * random()));
    // every now and then the answer is waited for, however slow the machine
    if (i % 3 === 2) await answered();
  }
  await answered();
  check();
  expect(crashes).toBeGreaterThan(0);
  expect(seen.winnable).toBeGreaterThan(10);
  expect(seen['no-longer']).toBeGreaterThan(10);
  team.close();
});
