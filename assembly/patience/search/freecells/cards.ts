// The pack as the one-pack search numbers it, and what the rule record at hand says about each card.
// card = rank * 4 + suit, suits in the order clubs diamonds spades hearts: bit 0 of a suit is its colour,
// suit ^ 2 the other suit of its colour, suit ^ 1 and suit ^ 3 those of the other one.

import { Build, Carry, FACES, Fill, RANKS, Rule } from '../../../abi';
import { rule } from '../../rules';

export const PACK: i32 = FACES;
export const KINGS: i32 = 48;

// What lies under a card that lies on no card.
/** an empty column's floor */
export const FLOOR: i32 = 52;
export const CELL: i32 = 53;
/** the card is on its foundation */
export const HOME: i32 = 54;

// The record at hand, read once a question.
export let columns: i32 = 8;
export let cells: i32 = 4;
export let carry: i32 = Carry.Spaces;
export let kingsOnly: bool = false;
export let returns: bool = true;
let build: i32 = -1;

/** For each card the set of cards that it may be built on, and of those that may be built on it. */
export const parents = new StaticArray<u64>(PACK);
export const takers = new StaticArray<u64>(PACK);

/** The set that holds this card alone. */
export function bit(card: i32): u64 {
  return u64(1) << u64(card);
}

/** This search's number of a face of abi.ts; clubs diamonds hearts spades change their last two. */
export function cardOfFace(face: i32): i32 {
  const suit = face / RANKS;
  return (face % RANKS) * 4 + (suit ^ (suit >> 1));
}

/** The suit of abi.ts that this search's suit is. */
export function suitOfAbi(suit: i32): i32 {
  return suit ^ (suit >> 1);
}

/** Whether this search understands the record at hand: any with one pack and no stock. */
export function freeCellsHandles(): bool {
  return rule(Rule.Decks) == 1 && rule(Rule.Rows) == 0 && rule(Rule.Passes) == 0;
}

/** Takes the record at hand over. */
export function readRecord(): void {
  columns = rule(Rule.Columns);
  cells = rule(Rule.Cells);
  carry = rule(Rule.Carry);
  kingsOnly = rule(Rule.Fill) == Fill.King;
  returns = rule(Rule.Return) != 0;
  if (build == rule(Rule.Build)) return;
  build = rule(Rule.Build);
  for (let card = 0; card < PACK; card++) {
    parents[card] = parentsOf(card);
    takers[card] = takenBy(bit(card));
  }
}

function parentsOf(card: i32): u64 {
  if (card >= KINGS) return 0;
  const above = (card & ~3) + 4;
  if (build == Build.Suit) return bit(card + 4);
  if (build == Build.Any) return u64(15) << u64(above);
  return ((card & 1) == 0 ? u64(10) : u64(5)) << u64(above);
}

const LOWEST: u64 = 0x1111111111111;

/** All cards that can be built on some card of a set: `parents` for a whole set at once, the other way round. */
export function takenBy(set: u64): u64 {
  if (build == Build.Suit) return set >> 4;
  const even = (set | (set >> 2)) & LOWEST;
  const odd = ((set >> 1) | (set >> 3)) & LOWEST;
  if (build == Build.Any) return ((even | odd) * 15) >> 4;
  return (even * 10 + odd * 5) >> 4;
}

/**
 * How many cards single moves can carry from column to column, with so many free cells and so many empty
 * columns that are neither the source nor the target. Only `run` carries more than single moves could.
 */
export function reach(free: i32, spare: i32): i32 {
  if (carry == Carry.Run) return PACK;
  return (free + 1) << (kingsOnly ? 0 : spare);
}

/** How many cards the record lets go as one move, counted as `reach` counts. */
export function carried(free: i32, spare: i32): i32 {
  if (carry == Carry.One) return 1;
  if (carry == Carry.Cells) return free > 1 ? free : 1;
  return reach(free, spare);
}

/**
 * Whether sending a card up can never spoil a win. `home` tells how many cards of each suit are up, one byte a
 * suit; the card is the next of its suit.
 *
 * Why: let L be the cards already up that the rule names. Take a win that leaves the card where it is, send it
 * up first and drop from the win every move of it and of L. What is left is legal, because no card outside
 * L ever lies on it or on a card of L, a run only gets shorter, and columns and cells are only emptier.
 * - alternate with returns: L = other colour up to the rank below, other suit of the own colour up to two
 *   below, own suit. What goes on the card is other colour, one below: in L. On those goes own colour, two
 *   below or less: in L. A card of L may come back only to receive another of L.
 * - alternate without returns: a card goes on this one only to be got out of the way, and a card that can go up
 *   itself, by the same rule one rank lower, need not be. So each other-colour card one below must be
 *   up, or free to go up as soon as it is bare: its own takers, own colour two below, all up.
 * - suit: only the own suit goes on it, and that is up. Any: every card below it in rank is up.
 * How empty columns may be filled, and how far a run is carried, play no part in the argument.
 */
export function isSafe(home: u32, card: i32): bool {
  const rank = card >> 2;
  const suit = card & 3;
  if (build == Build.Suit) return true;
  const others = min(homeOf(home, suit ^ 1), homeOf(home, suit ^ 3));
  const twin = homeOf(home, suit ^ 2);
  if (build == Build.Any) return others >= rank && twin >= rank;
  if (returns) return others >= rank && twin >= rank - 1;
  return others >= rank || (others >= rank - 1 && twin >= rank - 2);
}

/**
 * Whether a search that only wants a win sends the card up at once: when each suit that could be built on it has no
 * more than `lead` cards less at home. With 13 all goes up that can; it mostly wins sooner so, and where it does not,
 * another stage waits longer.
 */
export function goesUp(home: u32, card: i32, lead: i32): bool {
  const suit = card & 3;
  if (build == Build.Suit) return true;
  const others = min(homeOf(home, suit ^ 1), homeOf(home, suit ^ 3));
  const least = build == Build.Any ? min(others, homeOf(home, suit ^ 2)) : others;
  return least + lead >= card >> 2;
}

/** How many cards of a suit are up, out of four packed bytes. */
export function homeOf(home: u32, suit: i32): i32 {
  return i32((home >> (u32(suit) << 3)) & 255);
}
