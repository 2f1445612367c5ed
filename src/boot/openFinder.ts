// What new deals, house rules and deals from real cards need of the core, of workers and of the storage.
import { readPosition } from '../patience/core/notation';
import { openCore } from '../patience/core/patience';
import { refusedRule } from '../patience/core/rules';
import { seedsFrom } from '../patience/game/deals/checkedDeals';
import { type Entry, entryNote, readEntry } from '../patience/game/deals/entry';
import { createFinder } from '../patience/game/deals/finder';
import { openHouse } from '../patience/game/deals/houseRules';
import type { Storage } from '../patience/game/keeping/storage';
import type { PatienceSession } from '../patience/game/session/session';
import type { Transcript } from '../patience/game/text/transcript';
import { poolOf } from '../patience/solver/pool';
import type { RuleRecord } from '../shared/core/types';
import type { Client } from '../shared/solver/client';

export interface FinderParts {
  readonly module: WebAssembly.Module;
  readonly session: PatienceSession;
  readonly storage: Storage;
  /** workers of their own, which start when there is something to look for */
  readonly clients: readonly Client[];
  readonly anyNumber: () => number;
  /** are winnable deals wanted? */
  readonly wanted: () => boolean;
}

/**
 * Opens a core that deals and judges, the finder on the clients, and what is kept of house rules and real
 * cards.
 */
export async function openFinder({ module, session, storage, clients, anyNumber, wanted }: FinderParts) {
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
