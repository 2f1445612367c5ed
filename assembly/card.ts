import { FACES, RANKS, Suit } from './abi';

/** What the rules see of a card: 0..51. */
export function faceOf(id: i32): i32 {
  return id >= FACES ? id - FACES : id;
}

/** The whole part of a thirteenth, for numbers below 52. */
export function suitOf(face: i32): i32 {
  return (face * 79) >> 10;
}

/** 0 for an ace .. 12 for a king. */
export function rankOf(face: i32): i32 {
  return face - RANKS * suitOf(face);
}

export function isRed(suit: i32): bool {
  return suit == Suit.Diamonds || suit == Suit.Hearts;
}

/** The suit of the same colour: clubs and spades, diamonds and hearts. */
export function sisterOf(suit: i32): i32 {
  return 3 - suit;
}
