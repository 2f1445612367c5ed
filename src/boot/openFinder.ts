// What new deals, house rules and deals from real cards need of the core, of workers and of the storage.
import { readPosition } from '../patience/core/notation';
import { openCore } from '../patience/core/patience';
import { refusedRule } from '../patience/core/rules';
import type { RuleRecord } from '../patience/core/types';
import { firstSupply } from '../patience/game/deals/checkedDeals';
import { type Entry, entryField, entryNote } from '../patience/game/deals/entry';
import { createFinder } from '../patience/game/deals/finder';
import { openHouseRules } from '../patience/game/deals/houseRules';
import type { PatienceSession } from '../patience/game/session/session';
import { listedGame } from '../patience/game/text/pasted';
import type { Transcript } from '../patience/game/text/transcript';
import type { Client } from '../patience/solver/client';
import { poolOf } from '../patience/solver/pool';
import type { Notes } from '../shared/storage/database';
import { orNull } from '../shared/storage/fields';

export interface FinderParts {
  readonly module: WebAssembly.Module;
  readonly session: PatienceSession;
  readonly notes: Notes;
  /** workers of their own, which start when there is something to look for */
  readonly clients: readonly Client[];
  readonly anyNumber: () => number;
  /** are winnable deals wanted? */
  readonly wanted: () => boolean;
}

/** Opens a core of its own, the finder on the clients, and what is kept of house rules and real cards. */
export async function openFinder({ module, session, notes, clients, anyNumber, wanted }: FinderParts) {
  const [core, houseRules, entered] = await Promise.all([
    openCore(module),
    openHouseRules(notes),
    notes.note(entryNote).catch(() => undefined),
  ]);
  const finder = createFinder({
    core,
    pool: poolOf(clients),
    jobs: clients.length,
    notes,
    ownRules: core.gameRules,
    anyNumber,
    firstSupply: (game) => firstSupply(game, anyNumber()),
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
    houseRules,
    entry: orNull(entryField, entered),
    ruleFault: (rules: RuleRecord) => refusedRule(core, rules),
    checkTranscript: (transcript: Transcript) => void lay(transcript),
    listedGame: (from: Transcript, tokens: readonly string[]) => listedGame(core, from, tokens),
    judge: async (transcript: Transcript) => finder.judge(transcript, lay(transcript)),
    keepEntry: (entry: Entry) => void notes.putNote(entryNote, entry).catch(() => undefined),
  };
}
