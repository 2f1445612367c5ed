// What new deals, house rules and deals from real cards need of the core, of workers and of the storage.
import { readPosition } from './core/notation';
import { openCore } from './core/patience';
import { refusedRule } from './core/rules';
import type { RuleRecord } from './core/types';
import { seedsFrom } from './game/checkedDeals';
import { type Entry, entryNote, readEntry } from './game/entry';
import { createFinder } from './game/finder';
import { openHouse } from './game/house';
import type { PatienceSession } from './game/session';
import type { Storage } from './game/storage';
import type { Transcript } from './game/transcript';
import type { Client } from './solver/client';
import { poolOf } from './solver/pool';

export interface DealsParts {
  readonly module: WebAssembly.Module;
  readonly session: PatienceSession;
  readonly storage: Storage;
  /** workers of their own, which start when there is something to look for */
  readonly clients: readonly Client[];
  readonly anyNumber: () => number;
  /** are winnable deals wanted? */
  readonly wanted: () => boolean;
}

/** Opens a core that deals and judges, the finder on the clients, and what is kept of house rules and real cards. */
export async function openDeals({ module, session, storage, clients, anyNumber, wanted }: DealsParts) {
  const [core, house, entered] = await Promise.all([
    openCore(module),
    openHouse(storage),
    storage.note(entryNote).catch(() => undefined),
  ]);
  const finder = createFinder({
    core,
    pool: poolOf(clients),
    jobs: clients.length,
    storage,
    ownRules: core.gameRules,
    anyNumber,
    seeds: (game) => seedsFrom(game, anyNumber()),
    idle: () => session.state.badge !== 'looking',
    wanted,
  });
  const lay = ({ rules, position }: Transcript): Uint8Array => {
    core.setRules(rules);
    core.load(readPosition(position ?? '', rules));
    return core.bytes();
  };
  return {
    finder,
    house,
    entry: readEntry(entered),
    ruleFault: (rules: RuleRecord) => refusedRule(core, rules),
    checkTranscript: (transcript: Transcript) => void lay(transcript),
    judge: async (transcript: Transcript) => finder.judge(transcript, lay(transcript)),
    keepEntry: (entry: Entry) => void storage.putNote(entryNote, entry).catch(() => undefined),
  };
}
