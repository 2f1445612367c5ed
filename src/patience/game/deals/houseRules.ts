import { FACES } from '../../../../assembly/abi';
import type { GameId } from '../../../shared/core/types';
import { checkEach, type Damaged } from '../../../shared/storage/damaged';
import type { Notes } from '../../../shared/storage/database';
import { fields, orNull, type Reader, readable, text, Unreadable } from '../../../shared/storage/fields';
import type { RuleRecord } from '../../core/types';
import { recordKey } from '../text/dealKey';
import { gameField, rulesField } from '../text/fields';

// House rules: a record of a player's own, begun from a game's, under a name of their own.

export interface HouseRules {
  readonly name: string;
  /** whose record it was begun from */
  readonly game: GameId;
  readonly rules: RuleRecord;
}

/** The name under which the list is kept. */
export const houseNote = 'house';
const longestName = 40;

/** A name as it is kept: without spaces around, and no longer than a bar has room for. */
export function tidyName(name: string): string {
  return name.trim().replace(/\s+/g, ' ').slice(0, longestName);
}

const nameField: Reader<string> = (value, field) => {
  const name = tidyName(text(value, field));
  if (name === '') throw new Unreadable(field, value);
  return name;
};

/** The core has yet to look at the rules before anything is played by them. */
export const houseRulesField = fields<HouseRules>({ name: nameField, game: gameField, rules: rulesField });

/**
 * A changed record with what has to follow the change: without rows there is no stock and with them there is
 * one, some row lies face up, and a card is left for the stock.
 */
export function settleRules(rules: RuleRecord): RuleRecord {
  const most = Math.floor((FACES * rules.decks - 1) / rules.columns);
  const rows = Math.min(rules.rows, most);
  const passes = rows === 0 ? 0 : Math.max(1, rules.passes);
  return { ...rules, rows, passes, faceDown: Math.max(0, Math.min(rules.faceDown, rows - 1)) };
}

export interface AddedRules {
  /** how many were not here yet */
  readonly count: number;
  /** false where the browser refuses */
  readonly kept: boolean;
}

/** A name that none of the list has: the wished one, with a number where it is taken. */
function freeName(list: readonly HouseRules[], wish: string): string {
  const taken = new Set(list.map(({ name }) => name));
  for (let n = 2, name = wish; ; n++) {
    if (!taken.has(name)) return name;
    const number = ` (${n})`;
    name = wish.slice(0, longestName - number.length) + number;
  }
}

/** The list with others added; the same rules under the same name, numbered or not, are there already. */
function withMore(list: readonly HouseRules[], more: readonly HouseRules[]): readonly HouseRules[] {
  const all = [...list];
  const plain = (name: string) => name.replace(/ \(\d+\)$/, '');
  for (const one of more) {
    const key = recordKey(one.game, one.rules);
    const isHere = all.some(
      ({ name, game, rules }) => plain(name) === plain(one.name) && recordKey(game, rules) === key,
    );
    if (!isHere) all.push({ ...one, name: freeName(all, one.name) });
  }
  return all;
}

export interface HouseRulesList {
  /** by name */
  readonly list: readonly HouseRules[];
  /** what cannot be read of those that lie there; it is left as it is */
  readonly damaged: readonly Damaged[];
  /** Keeps rules under their name, in the place of others of that name; false where the browser refuses. */
  save(rules: HouseRules): Promise<boolean>;
  remove(name: string): Promise<boolean>;
  /** Adds rules from elsewhere beside those that are here; of two of one name the new ones get a number. */
  add(more: readonly HouseRules[]): Promise<AddedRules>;
  /** the name that a record was saved under */
  nameOf(game: GameId, rules: RuleRecord): string | null;
}

/** What lies there and cannot be read here, as what a later version has written. */
function unreadOf(stored: unknown): readonly unknown[] {
  return Array.isArray(stored) ? stored.filter((one) => orNull(houseRulesField, one) === null) : [];
}

/** The house rules kept by name. Never rejects: where nothing can be read there are none. */
export async function openHouseRules(notes: Notes): Promise<HouseRulesList> {
  const found = await notes.note(houseNote).catch(() => undefined);
  const { read, damaged } = checkEach('rules', houseRulesField, found);
  let list: readonly HouseRules[] = read;
  let unread = unreadOf(found);
  let unkept = false;
  // another window may have saved some meanwhile; where nothing could be written, what is here is all there
  // is
  const latest = async () => {
    const there = unkept ? undefined : await notes.note(houseNote).catch(() => undefined);
    if (there === undefined) return list;
    unread = unreadOf(there);
    return readable(houseRulesField, there);
  };
  const change = async (by: (list: readonly HouseRules[]) => readonly HouseRules[]): Promise<boolean> => {
    list = by(await latest()).toSorted((a, b) => a.name.localeCompare(b.name));
    unkept = await notes.putNote(houseNote, [...list, ...unread]).then(
      () => false,
      () => true,
    );
    return !unkept;
  };
  const without = (all: readonly HouseRules[], name: string) => all.filter((one) => one.name !== name);
  return {
    get list() {
      return list;
    },
    damaged,
    save: (rules) => change((all) => [...without(all, rules.name), rules]),
    remove: (name) => change((all) => without(all, name)),
    async add(more) {
      let count = 0;
      const kept = await change((all) => {
        const next = withMore(all, more);
        count = next.length - all.length;
        return next;
      });
      return { count, kept };
    },
    nameOf(game, rules) {
      const key = recordKey(game, rules);
      return list.find((one) => recordKey(one.game, one.rules) === key)?.name ?? null;
    },
  };
}
