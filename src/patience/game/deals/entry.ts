import {
  CELL,
  FACES,
  FOUNDATION,
  MAX_COLUMNS,
  PILES,
  RANKS,
  STOCK,
  SUITS,
  WASTE,
} from '../../../../assembly/abi';
import type { GameId } from '../../../shared/core/types';
import { count, fields, listOf, type Reader, Unreadable, whole } from '../../../shared/storage/fields';
import { readFace, writePosition } from '../../core/notation';
import type { Pile, RuleRecord } from '../../core/types';
import { gameField, rulesField } from '../text/fields';
import { type Transcript, transcriptFrom } from '../text/transcript';

// A position being entered card by card from a real table. Cards are faces 0..51 here; twins are alike.

export interface Entry {
  readonly game: GameId;
  readonly rules: RuleRecord;
  /** by abi pile, each bottom card first; the stock in the order of turning */
  readonly piles: readonly (readonly number[])[];
  /** where cards went, and how many at once: the way back */
  readonly done: readonly { readonly pile: Pile; readonly count: number }[];
  /** where the next card goes; FOUNDATION stands for all foundations */
  readonly pile: Pile;
}

/** The name under which an entry is kept. */
export const entryNote = 'entry';

/** An entry without cards, for a game under a rule record. */
export function emptyEntry(game: GameId, rules: RuleRecord): Entry {
  return { game, rules, piles: Array.from({ length: PILES }, () => []), done: [], pile: 0 };
}

/** The piles that can be chosen, in the order in which they are filled. */
export function entryPiles({ rules }: Entry): readonly Pile[] {
  const columns = Array.from({ length: rules.columns }, (_, i) => i);
  const cells = Array.from({ length: rules.cells }, (_, i) => CELL + i);
  return [...columns, ...(rules.passes > 0 ? [STOCK, WASTE] : []), ...cells, FOUNDATION];
}

/** How many cards a pile has when the game is dealt; what is not dealt to has none. */
export function dealtTo(rules: RuleRecord, pile: Pile): number {
  const all = FACES * rules.decks;
  if (pile < rules.columns) {
    if (rules.rows > 0) return rules.rows;
    return Math.floor(all / rules.columns) + (pile < all % rules.columns ? 1 : 0);
  }
  return pile === STOCK && rules.rows > 0 ? all - rules.rows * rules.columns : 0;
}

/** By face, how many cards are not placed yet. */
export function cardsLeft({ rules, piles }: Entry): readonly number[] {
  const left = new Array<number>(FACES).fill(rules.decks);
  for (const face of piles.flat()) left[face] = (left[face] ?? 0) - 1;
  return left;
}

/** How many cards are not placed yet. */
export function countLeft(entry: Entry): number {
  return cardsLeft(entry).reduce((sum, n) => sum + n, 0);
}

/** The next pile that is not filled as the deal has it, from this one on; the same one when there is none. */
function nextPile(entry: Entry, from: Pile): Pile {
  const open = (pile: Pile) => (entry.piles[pile]?.length ?? 0) < dealtTo(entry.rules, pile);
  const order = entryPiles(entry);
  const at = order.indexOf(from);
  return [...order.slice(at), ...order.slice(0, at)].find(open) ?? from;
}

function add(entry: Entry, pile: Pile, faces: readonly number[]): Entry {
  const piles = entry.piles.with(pile, [...(entry.piles[pile] ?? []), ...faces]);
  return { ...entry, piles, done: [...entry.done, { pile, count: faces.length }] };
}

/** Puts a suit's foundation up to a card, the other one where the first has it; `null`: that cannot be. */
function putUp(entry: Entry, face: number): Entry | null {
  const suit = Math.floor(face / RANKS);
  const left = cardsLeft(entry);
  for (let pack = 0; pack < entry.rules.decks; pack++) {
    const pile = FOUNDATION + 2 * suit + pack;
    const height = entry.piles[pile]?.length ?? 0;
    const faces = Array.from({ length: (face % RANKS) + 1 - height }, (_, i) => suit * RANKS + height + i);
    if (faces.length > 0 && faces.every((one) => (left[one] ?? 0) > 0)) return add(entry, pile, faces);
  }
  return null;
}

/**
 * Puts a card on the pile that is chosen, on the foundations with all those under it, and goes on to the next
 * pile when this one is full. `null` when no such card is left, or there is no room.
 */
export function putCard(entry: Entry, face: number): Entry | null {
  const { pile } = entry;
  if (pile === FOUNDATION) return putUp(entry, face);
  const isFullCell = pile >= CELL && pile < STOCK && (entry.piles[pile]?.length ?? 0) > 0;
  if ((cardsLeft(entry)[face] ?? 0) < 1 || isFullCell) return null;
  const put = add(entry, pile, [face]);
  const full = (put.piles[pile]?.length ?? 0) === dealtTo(put.rules, pile);
  return full ? { ...put, pile: nextPile(put, pile) } : put;
}

/** Takes back what was put last; the pile that it came from is chosen. `null` when there is nothing. */
export function takeBack(entry: Entry): Entry | null {
  const last = entry.done.at(-1);
  if (last === undefined) return null;
  const pile = entry.piles[last.pile] ?? [];
  return {
    ...entry,
    piles: entry.piles.with(last.pile, pile.slice(0, pile.length - last.count)),
    done: entry.done.slice(0, -1),
    pile: Math.min(last.pile, FOUNDATION),
  };
}

/** Places the last cards where only one card is left for them; the same entry where that is not so. */
export function placeForced(entry: Entry): Entry {
  const left = cardsLeft(entry);
  const count = countLeft(entry);
  const face = left.findIndex((n) => n > 0);
  const lacking = entryPiles(entry).reduce(
    (sum, pile) => sum + Math.max(0, dealtTo(entry.rules, pile) - (entry.piles[pile]?.length ?? 0)),
    0,
  );
  if (face < 0 || left[face] !== count || lacking !== count) return entry;
  let placed: Entry = { ...entry, pile: nextPile(entry, entry.pile) };
  for (let i = 0; i < count; i++) placed = putCard(placed, face) ?? placed;
  return placed;
}

/** Puts all that is left on the foundations; `null` where it does not go up from the aces without a gap. */
export function restUp(entry: Entry): Entry | null {
  const left = cardsLeft(entry);
  if (countLeft(entry) === 0) return null;
  let up: Entry | null = { ...entry, pile: FOUNDATION };
  for (let suit = 0; suit < SUITS && up !== null; suit++) {
    for (let pack = 0; pack < entry.rules.decks && up !== null; pack++) {
      const ranks = Array.from({ length: RANKS }, (_, rank) => suit * RANKS + rank);
      const top = ranks.findLast((face) => (left[face] ?? 0) > pack);
      if (top !== undefined) up = putUp(up, top);
    }
  }
  return up === null || countLeft(up) > 0 ? null : up;
}

/** Cards as typed, `AS 10H 7♣`, on the chosen pile and the next ones, up to the first word that is wrong. */
export function putTyped(
  entry: Entry,
  text: string,
): { readonly entry: Entry; readonly wrong: { readonly word: string; readonly face: number } | null } {
  let put = entry;
  for (const word of text.split(/[\s,;]+/).filter((one) => one !== '')) {
    const face = readFace(word);
    const next = face < 0 ? null : putCard(put, face);
    if (next === null) return { entry: put, wrong: { word, face } };
    put = next;
  }
  return { entry: put, wrong: null };
}

/** The entry as a game that `open` has yet to accept. */
export function entryTranscript({ game, rules, piles }: Entry): Transcript {
  const columns = Array.from({ length: MAX_COLUMNS }, (_, i) => piles[i]?.length ?? 0);
  const position = {
    piles: piles.with(STOCK, [...(piles[STOCK] ?? [])].reverse()),
    faceDown: columns.map((length) => Math.max(0, Math.min(rules.faceDown, length - 1))),
    pass: rules.passes > 0 ? 1 : 0,
  };
  return transcriptFrom(game, rules, writePosition(position, rules));
}

/** What was entered, for another game: cards stay where that has such a pile and such a card. */
export function entryFor(entry: Entry, game: GameId, rules: RuleRecord): Entry {
  let made = emptyEntry(game, rules);
  const piles = entryPiles(made);
  const taken = new Map<Pile, number>();
  for (const { pile, count } of entry.done) {
    const from = taken.get(pile) ?? 0;
    taken.set(pile, from + count);
    if (count !== 1 || !piles.includes(pile) || pile === FOUNDATION) continue;
    const face = entry.piles[pile]?.[from];
    const put = face === undefined ? null : putCard({ ...made, pile }, face);
    if (put !== null) made = put;
  }
  return { ...made, pile: nextPile(made, 0) };
}

const stored = fields<Pick<Entry, 'game' | 'rules' | 'piles' | 'done'>>({
  game: gameField,
  rules: rulesField,
  piles: listOf(listOf(whole(0, FACES - 1))),
  done: listOf(fields<Entry['done'][number]>({ pile: whole(0, PILES - 1), count })),
});

/** An entry put together again card by card, so that no card is there too often. */
export const entryField: Reader<Entry> = (value, field) => {
  const { game, rules, piles, done } = stored(value, field);
  let entry = emptyEntry(game, rules);
  for (const { pile, count } of done) {
    const from = entry.piles[pile]!.length;
    const faces = piles[pile]?.slice(from, from + count) ?? [];
    if (faces.length !== count) throw new Unreadable('piles', pile);
    for (const face of faces) {
      if ((cardsLeft(entry)[face] ?? 0) < 1) throw new Unreadable('piles', face);
    }
    entry = add(entry, pile, faces);
  }
  return { ...entry, pile: nextPile(entry, 0) };
};
