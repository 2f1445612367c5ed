// The workers that search for the patiences, as many as the device has room for.
import { openCore } from '../patience/core/patience';
import { type CalendarDate, dailyMegabytes, findDaily } from '../patience/game/deals/daily';
import { openClient } from '../patience/solver/client';
import { poolOf } from '../patience/solver/pool';
import { openTeam } from '../patience/solver/team';
import { teamSize } from '../patience/solver/teamSize';
import { compileResponse, MissingFile } from '../shared/core/compile';
import type { GameId } from '../shared/core/types';
import type { Clock } from '../shared/game/clock';
import { fromWorker } from '../shared/solver/workers';

/** Memory of each worker that looks for winnable deals. */
const finderMegabytes = 32;

export async function compile(url: string): Promise<WebAssembly.Module> {
  const response = await fetch(url).catch(() => {
    throw new MissingFile(url);
  });
  return compileResponse(response);
}

function startWorker() {
  return fromWorker(
    new Worker(new URL('../patience/solver/solver.worker.ts', import.meta.url), {
      type: 'module',
      name: 'solver',
    }),
  );
}

/** The team works at one question, the pool at many small ones; each worker starts when it is first asked. */
export function openSolvers(module: WebAssembly.Module, after: Clock['after']) {
  const { deviceMemory } = navigator as Navigator & { readonly deviceMemory?: number };
  const { members, megabytes } = teamSize(navigator.hardwareConcurrency, deviceMemory);
  const open = (memory: number) => openClient(startWorker, module, memory, after);
  const clients = Array.from({ length: members }, () => open(megabytes));
  return {
    solver: openTeam(clients, after),
    sampler: poolOf(clients),
    jobs: members,
    /** workers of their own that look for winnable deals */
    forDeals: Array.from({ length: members }, () => open(finderMegabytes)),
  };
}

/** A patience's number of a day that stands in no book, by a core and a search of its own. */
export async function searchDaily(
  module: WebAssembly.Module,
  game: GameId,
  date: CalendarDate,
): Promise<number> {
  const core = await openCore(module);
  core.setRules(core.gameRules(game));
  const client = openClient(startWorker, module, dailyMegabytes);
  try {
    return await findDaily(core, (work) => client.ask(work, () => {}), date);
  } finally {
    client.close();
  }
}
