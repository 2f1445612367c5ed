// The reasons for a call or a card, as claims about what its seat can see, each true of the view that it was given for.
// Cards are ids 0..51, suits in the order of abi.Suit. "Unseen" are the cards that another hand may hold, or nobody.

import type { Phrase } from './format';

/** Each code with its values. */
export interface NapReasonValues {
  // ---- calls ----
  /** so many cards of the suit that would be trumps, the highest of them */
  trumps: { readonly suit: number; readonly count: number; readonly high: number };
  /** so many of them that no unseen card of the suit beats */
  'sure-trumps': { readonly suit: number; readonly count: number };
  /** cards of other suits that no unseen card of their suit beats */
  'side-sure': { readonly cards: readonly number[] };
  /** with the best suit as trumps so many cards that none of their suit beats; the lowest bid needs more */
  'few-sure': { readonly sure: number; readonly needs: number };
  /** the best bid (NapCall's number) brings less than passing */
  'no-bid-pays': { readonly call: number };
  /** passing is not allowed */
  'must-bid': Record<never, never>;
  /** misère: no card of the hand is higher */
  'low-hand': { readonly high: number };
  /** misère: the lowest card of these suits is in the hand */
  'holds-lowest': { readonly suits: readonly number[] };
  /** misère: so many unseen cards are lower than this card, the lowest of its suit in the hand */
  exposed: { readonly card: number; readonly below: number };
  // ---- cards ----
  /** no other card is allowed */
  only: Record<never, never>;
  /** every allowed card is as good, within one point */
  'all-same': Record<never, never>;
  /** proved: however the unseen cards lie */
  'certain-made': Record<never, never>;
  'certain-lost': Record<never, never>;
  /** the first card: it makes its suit trumps, and the hand has so many of it */
  'names-trumps': { readonly suit: number; readonly count: number };
  /** trumps are led while so many are unseen */
  'draws-trumps': { readonly out: number };
  /** it takes this trick whatever the others play */
  'sure-trick': Record<never, never>;
  /** no unseen card of its suit is higher; a trump may still take it */
  'highest-left': { readonly card: number };
  /** it beats the best card that lies there; others are still to play */
  beats: { readonly over: number };
  /** it trumps, the hand having none of the suit led */
  'trumps-in': { readonly suit: number };
  /** no allowed card beats this one */
  'cannot-beat': { readonly over: number };
  /** the lowest of its suit in the hand */
  lowest: { readonly card: number };
  /** nothing of the suit led: a card of the side suit of which the hand has fewest */
  'from-shortest': { readonly suit: number; readonly count: number };
  /** a higher card of the suit stays in the hand */
  keeps: { readonly card: number };
  /** defending a bid of tricks: the bidder has played, and another defender's card is ahead */
  ours: { readonly card: number };
  /** the same in misère, where the bidder has got away */
  'bidder-free': { readonly card: number };
  /** defending: the bidder is still to play */
  'bidder-to-come': Record<never, never>;
  /** the bidder has shown that he has none of this suit */
  'bidder-void': { readonly suit: number };
  /** misère: it loses to the best card that lies there */
  'stays-under': { readonly over: number };
  /** misère, led: so many unseen cards of its suit are higher */
  'leads-under': { readonly higher: number };
  /** defending misère: the bidder's card is ahead, and this leaves it so */
  'leaves-bidder': { readonly over: number };
  /** misère: the highest allowed card, where it does no harm */
  'throws-high': { readonly card: number };
}

export type NapReasonCode = keyof NapReasonValues;
export type NapReason = { [C in NapReasonCode]: { readonly code: C } & NapReasonValues[C] }[NapReasonCode];

/** One sentence for each code. */
export type NapReasonTexts = Readonly<Record<NapReasonCode, Phrase>>;
