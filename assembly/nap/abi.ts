// Nap, the trick game: the numbers that cross the line. Constants and enums only, as in `../abi`.

// A card here is suit * 13 + rank with rank 0 = two .. 12 = ace, so that a higher number of a suit is a higher card.
// Seats are counted from 0, the dealer's left; the dealer is the last.
export const NAP_SEATS = 6;
export const NAP_HAND = 5;
export const NAP_PLAYS = 30;
/** In a buffer: no card, no seat. */
export const NAP_NONE = 255;
/** As a trump suit: this contract is played without. */
export const NAP_NO_TRUMP = 4;

/** Calls in the order of their rank. */
export enum NapCall {
  Pass = 0,
  Two = 1,
  Three = 2,
  Misere = 3,
  Four = 4,
  Nap = 5,
  Wellington = 6,
  Blucher = 7,
}
export const NAP_CALLS = 8;

/** The settings of a table, in the order in which the rules buffer holds them (i32 each). */
export enum NapRule {
  Players = 0,
  /** 0: all pass is a new deal; 1: the dealer may not pass when all others have */
  DealerMust = 1,
  /** NapCall.Two or NapCall.Three */
  Lowest = 2,
  Misere = 3,
  /** what a lost misère pays to each: 3 or 6 */
  MisereLost = 4,
  Wellington = 5,
  Blucher = 6,
  BlucherWon = 7,
  BlucherLost = 8,
  /** 1: always five tricks */
  PlayOn = 9,
  Stripped = 10,
}
export const NAP_RULES = 11;

export enum NapMisere {
  Off = 0,
  Plain = 1,
  Trumps = 2,
}

// ---- The record: what everybody at the table has heard and seen (bytes) ----
// size: cards dealt to each | calls made | calls[6] | declarer and bid, when the contract is given without its
// auction (else NAP_NONE) | cards played | played[30], in order
export const NAP_AT_SIZE = 0;
export const NAP_AT_CALLED = 1;
export const NAP_AT_CALLS = 2;
export const NAP_AT_DECLARER = 8;
export const NAP_AT_BID = 9;
export const NAP_AT_COUNT = 10;
export const NAP_AT_PLAYED = 11;
/** The position: the record, then hands[6][5] as they were dealt. */
export const NAP_AT_HANDS = 41;
export const NAP_POSITION_BYTES = 71;
/** A view: the record, then one seat and its own hand as it was dealt. There is no room in it for another's. */
export const NAP_AT_SEAT = 41;
export const NAP_AT_HAND = 42;
export const NAP_VIEW_BYTES = 47;

export enum NapPhase {
  Bidding = 0,
  Playing = 1,
  Done = 2,
  /** nobody bid: the next dealer deals anew */
  Passed = 3,
}

/** What `napFact` and `napViewFact` tell of a record. Seats, cards and suits are -1 where there is none. */
export enum NapFact {
  Phase = 0,
  /** who is to call or play */
  Turn = 1,
  Declarer = 2,
  /** the contract, or the highest call so far */
  Bid = 3,
  Trump = 4,
  /** tricks of the declarer */
  Taken = 5,
  /** tricks left, the one in progress included */
  Left = 6,
  Result = 7,
}
export enum NapResult {
  Open = 0,
  Made = 1,
  Lost = 2,
}

/** Why a call or a card is refused: reason | detail << 8 */
export enum NapRefusal {
  None = 0,
  /** not the time for calls, or for cards */
  Phase = 1,
  NoSuchCall = 2,
  /** the settings leave this call out */
  Off = 3,
  /** detail: the call that it must be above */
  NotAbove = 4,
  /** Wellington only over nap; Blücher only over Wellington. Detail: the call that it needs */
  Only = 5,
  DealerMust = 6,
  NotHeld = 7,
  /** detail: the suit to be followed */
  Follow = 8,
}

/** Why settings, a position or a view are not taken: fault | detail << 8 */
export enum NapFault {
  None = 0,
  /** detail: the NapRule */
  Rule = 1,
  /** hands of 1 to 5 cards */
  Size = 2,
  /** detail: the index of the call */
  Call = 3,
  Contract = 4,
  /** detail: a card that is not of this pack */
  NoSuchCard = 5,
  /** detail: a card in two places */
  Twice = 6,
  /** detail: the seat that did not follow suit, and has the suit all the same */
  Follow = 7,
  /** detail: a card that its player was not dealt */
  NotDealt = 8,
  /** detail: the index of a card played after the end */
  Over = 9,
  Seat = 10,
}

export enum NapLevel {
  Rule = 0,
  Easy = 1,
  Medium = 2,
  Hard = 3,
}
export const NAP_LEVELS = 4;

// ---- Advice (f64 each): a head, then rows of NAP_ROW ----
export const NAP_ROW = 8;
export const NAP_ADVICE = 72;
/** The head: worlds; their weights and squared weights; the same for worlds solved with all cards seen */
export enum NapHead {
  Worlds = 0,
  Weight = 1,
  Squares = 2,
  SolvedWeight = 3,
  SolvedSquares = 4,
  /** the weight of solved worlds in which the contract is makeable from here */
  Makeable = 5,
  Rows = 6,
}
/** A call's row; row i is NapCall i. */
export enum NapCallRow {
  Legal = 0,
  /** weight of the worlds in which it becomes the contract, and of those in which it is then made */
  Plays = 1,
  Made = 2,
  /** what the asker gains, and its square, over all worlds */
  Chips = 3,
  Squares = 4,
  /** the suit the asker would lead */
  Suit = 5,
}
/** A card's row; cards that make no difference to each other have the same figures and the same group. */
export enum NapCardRow {
  Card = 0,
  /** the lowest card of its group */
  Group = 1,
  /** weight of the worlds in which the declarer makes it after this card, by play-out and with all cards seen */
  Made = 2,
  Makeable = 3,
  /** NapResult when that is proved against every holding, else Open */
  Certain = 4,
  /** 1: the rule player's card */
  Rule = 5,
}
