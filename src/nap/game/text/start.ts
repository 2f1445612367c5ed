import type { NapCore, NapSettings } from '../../core/types';
import type { NapTable } from '../session/intents';
import { restoringCore } from '../session/restoringCore';
import type { FirstNap } from '../session/session';
import { linkTable, type NapLink, usualDealer } from './link';
import type { NapTranscript } from './transcript';

export interface NapStart {
  readonly first: FirstNap;
  /** it is the saved match that is gone on with */
  readonly resumed: boolean;
  /** what the address names cannot be: its table is no table */
  readonly bad: boolean;
}

function goesTogether(core: NapCore, settings: NapSettings): boolean {
  return restoringCore(core, () => {
    try {
      core.setSettings(settings);
      return true;
    } catch {
      return false;
    }
  });
}

/** Whether the saved match has this very deal on the table. */
function hasDeal(saved: NapTranscript, table: NapTable, { seed, dealer }: NapLink): boolean {
  const seats = ({ chairs }: NapTable) => chairs.map(({ kind }) => kind).join();
  return (
    saved.seed === seed &&
    saved.dealer === (dealer ?? usualDealer(table.chairs)) &&
    seats(saved.table) === seats(table) &&
    JSON.stringify(saved.table.settings) === JSON.stringify({ ...saved.table.settings, ...table.settings })
  );
}

/**
 * What the table begins with: the deal that the address names, gone on with where it is saved; without one the
 * saved match, and else a new one at the `usual` table. `saved` has been read down to its last card.
 */
export function napStart(
  core: NapCore,
  link: NapLink | 'bad',
  saved: NapTranscript | null,
  usual: NapTable,
  anySeed: () => number,
): NapStart {
  const named = link === 'bad' ? { seed: null } : link;
  const saysTable = Object.keys(named).some((key) => key !== 'seed');
  const asked = saysTable || named.seed !== null ? linkTable(named, core.defaults()) : usual;
  const fits = goesTogether(core, asked.settings);
  const bad = link === 'bad' || !fits;
  const table = fits ? asked : usual;
  const deal = named.seed !== null && fits;
  const resumed = saved !== null && (deal ? hasDeal(saved, table, named) : bad || !saysTable);
  const challenge = deal && named.beat !== undefined ? { challenge: named.beat } : {};
  if (resumed) return { first: { ...saved, ...challenge }, resumed, bad };
  const dealer = named.dealer !== undefined && fits ? { dealer: named.dealer } : {};
  return {
    first: { table, seed: deal ? named.seed! : anySeed(), ...dealer, ...challenge },
    resumed: false,
    bad,
  };
}
