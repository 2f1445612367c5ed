import { FOUNDATION } from '../../assembly/abi';
import { moveParts } from '../../src/patience/core/buffers';
import type { OpenCore } from '../../src/patience/core/patience';
import type { RuleRecord as CoreRecord } from '../../src/patience/core/types';
import { cardOf, kingRank, rankOf, type Suit, suits } from '../referee/cards';
import type { Position } from '../referee/position';
import { pick, type Random, randomEndgame, shuffled, whole } from '../referee/random';
import { type RuleRecord, stockSize } from '../referee/rules';
import { asReferee } from './agree';

// Small endgames of the kinds in which an argument of the search is most likely to fail.

/**
 * `random`: anything; `twins`: both copies of nearly every card are out, and here and there one of the pair below as
 * well; `kings`: high cards lie on low ones; `spaces`: one or
 * two columns are empty; `waste`: most cards lie in the waste; `last`: stock and waste in the last pass.
 */
export const kinds = ['random', 'twins', 'kings', 'spaces', 'waste', 'last'] as const;
export type Kind = (typeof kinds)[number];

/** The kinds that a record can have. */
export function kindsOf(record: RuleRecord): Kind[] {
  const only = { twins: record.decks === 2, waste: record.passes > 0, last: record.passes > 0 };
  return kinds.filter((kind) => (only as Partial<Record<Kind, boolean>>)[kind] ?? true);
}

/**
 * Cards off the foundations, about `count`; with `paired` both foundations of a suit are equally high, or one of them
 * is one card lower.
 */
function takeDown(record: RuleRecord, random: Random, count: number, paired: boolean) {
  const full = (): number[] => new Array<number>(record.decks).fill(kingRank);
  const foundations: Record<Suit, number[]> = { C: full(), D: full(), H: full(), S: full() };
  const cards: string[] = [];
  // now and then some suits are done, and the others reach far down
  const open = suits.filter(() => random() < 0.75);
  while (cards.length < count) {
    const suit = pick(random, open.length > 0 ? open : suits);
    const heights = foundations[suit];
    const places = paired ? heights.map((_, place) => place) : [whole(random, 0, record.decks - 1)];
    for (const place of places) {
      const height = heights[place] ?? 0;
      if (height === 0) continue;
      cards.push(cardOf(height, suit));
      heights[place] = height - 1;
    }
    if (open.every((each) => foundations[each].every((height) => height === 0))) break;
  }
  for (const suit of suits) {
    const lower = foundations[suit].length - 1;
    const height = foundations[suit][lower] ?? 0;
    if (paired && height > 0 && random() < 0.5) {
      cards.push(cardOf(height, suit));
      foundations[suit][lower] = height - 1;
    }
    foundations[suit].sort((one, other) => other - one);
  }
  return { foundations, cards };
}

/** How many cards of those left go to waste and stock: at least those for which the columns have no room. */
function undealtOf(kind: Kind, random: Random, least: number, most: number): [number, number] {
  const [free, must] = [most - least, least / 2];
  if (kind === 'waste') return [Math.ceil(least + free * (0.7 + 0.3 * random())), 0];
  const share = kind === 'last' ? 0.5 : 0.5 * random();
  return [Math.ceil(must + free * share), Math.ceil(must + free * share * random())];
}

/** High cards towards the end, where they come to lie on the others; some chance is left. */
function kingsLast(random: Random, cards: readonly string[]): string[] {
  const place = new Map(cards.map((card) => [card, rankOf(card) + 6 * random()]));
  return cards.toSorted((one, other) => (place.get(one) ?? 0) - (place.get(other) ?? 0));
}

/** A position that anyhow played moves lead to from a deal; its stock is mostly turned. */
export function playedEndgame(core: OpenCore, record: RuleRecord, random: Random): Position {
  core.setRules(record as CoreRecord);
  core.deal(whole(random, 1, 1_000_000));
  for (let left = whole(random, 40, 220); left > 0; left--) {
    const moves = core.moves();
    const up = moves.filter((move) => moveParts(move).to >= FOUNDATION);
    const some = up.length > 0 && random() < 0.8 ? up : moves;
    if (some.length === 0) break;
    core.play(pick(random, [...some]));
  }
  return asReferee(core.position(), record);
}

/** A small position of this kind, with about so many cards off the foundations. */
export function endgameOf(kind: Kind, record: RuleRecord, random: Random, count: number): Position {
  if (kind === 'random') return randomEndgame(record, random, count);
  const { foundations, cards } = takeDown(record, random, count, kind === 'twins');
  const mixed = shuffled(random, cards);
  const held = mixed.splice(0, whole(random, 0, Math.min(record.cells, mixed.length)));
  const filled = record.columns - (kind === 'spaces' ? whole(random, 1, 2) : 0);
  const room = record.rows === 0 ? mixed.length : filled * record.rows;
  const most = record.rows === 0 ? 0 : Math.min(mixed.length, stockSize(record));
  const [wasted, stocked] = undealtOf(kind, random, Math.max(0, mixed.length - room), most);
  const waste = mixed.splice(0, Math.min(wasted, most));
  const stock = mixed.splice(0, Math.min(stocked, most - waste.length));
  const columns: string[][] = Array.from({ length: record.columns }, () => []);
  const laid = kind === 'kings' ? kingsLast(random, mixed) : mixed;
  for (const [i, card] of laid.entries()) columns[i % filled]?.push(card);
  const cells: (string | null)[] = [...held];
  while (cells.length < record.cells) cells.push(null);
  return {
    columns: shuffled(random, columns).map((column) => column.map((card) => ({ card, down: false }))),
    cells: shuffled(random, cells),
    foundations,
    stock,
    waste,
    pass: kind === 'last' ? record.passes : Math.min(record.passes, whole(random, 1, 3)),
  };
}
