// What the rest of the program sees of the trick game: readonly records. Cards are ids 0..51 as everywhere; seats count
// from 0, the dealer's left, and the dealer is the last.
import type { CardId } from '../../shared/core/types';

export const napCalls = ['pass', 'two', 'three', 'misere', 'four', 'nap', 'wellington', 'blucher'] as const;
/** A call, in the order of rank. */
export type NapCall = (typeof napCalls)[number];
export type NapBid = Exclude<NapCall, 'pass'>;
export type NapSeat = number;

/** How a table plays. */
export interface NapSettings {
  readonly players: number;
  readonly allPass: 'redeal' | 'dealer';
  readonly lowest: 'two' | 'three';
  readonly misere: 'off' | 'plain' | 'trumps';
  readonly misereLost: 3 | 6;
  readonly wellington: boolean;
  readonly blucher: boolean;
  /** chips from each when made, to each when lost */
  readonly blucherWon: number;
  readonly blucherLost: number;
  readonly playOn: boolean;
  readonly pack: 'full' | 'stripped';
}

/** What everybody has heard and seen, in order. */
export interface NapRecord {
  readonly calls: readonly NapCall[];
  /** the contract, where it is given without its auction; else null, and it follows from the calls */
  readonly contract: { readonly declarer: NapSeat; readonly bid: NapBid } | null;
  readonly played: readonly CardId[];
}

/** What one seat knows: its cards as they were dealt, and the record. Advice and computer seats take this alone. */
export interface NapView extends NapRecord {
  readonly seat: NapSeat;
  readonly hand: readonly CardId[];
}

/** The truth: all hands as they were dealt. Only the table and the review hold it. */
export interface NapPosition extends NapRecord {
  readonly hands: readonly (readonly CardId[])[];
}

export type NapPhase = 'bidding' | 'playing' | 'done' | 'passed';
export type NapResult = 'open' | 'made' | 'lost';

export interface NapTrick {
  /** in the order of play */
  readonly plays: readonly { readonly seat: NapSeat; readonly card: CardId }[];
  /** null while it goes on */
  readonly winner: NapSeat | null;
}

/** How the table stands: all of it follows from the record. */
export interface NapFacts {
  readonly phase: NapPhase;
  /** who is to call or play */
  readonly turn: NapSeat | null;
  /** the declarer, or who holds the highest bid so far */
  readonly declarer: NapSeat | null;
  readonly bid: NapBid | null;
  /** a suit, `none` when there are no trumps, null until the first card */
  readonly trump: number | 'none' | null;
  /** tricks of the declarer; tricks left, the one in progress included */
  readonly taken: number;
  readonly left: number;
  readonly result: NapResult;
  readonly tricks: readonly NapTrick[];
}

/** Why a call or a card is refused: abi.NapRefusal and its detail (a call, or a suit). */
export interface NapRefused {
  readonly reason: number;
  readonly detail: number;
}

/** A share of the worlds that fit, with its 95 % interval. */
export interface NapChance {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export interface NapCallAdvice {
  readonly call: NapCall;
  /** the chance that it is made when it becomes the contract; null for pass, and where it never did */
  readonly made: NapChance | null;
  /** how often it becomes the contract */
  readonly plays: number;
  /** mean gain in chips, and half its 95 % interval */
  readonly chips: number;
  readonly margin: number;
  /** the suit to be led as trumps */
  readonly suit: number | null;
}

export interface NapCardAdvice {
  /** the cards that make no difference to each other, the lowest first */
  readonly cards: readonly CardId[];
  /** how often the contract is made after it, when nobody sees the others' cards */
  readonly made: NapChance;
  /** how often it can be made with all cards seen; null where no world was solved */
  readonly makeable: NapChance | null;
  /** `open` unless proved against every holding */
  readonly certain: NapResult;
  /** the rule of thumb plays a card of this group */
  readonly rule: boolean;
}

export interface NapAdvice {
  /** how many worlds it rests on */
  readonly worlds: number;
  /** the legal calls, best first; empty when a card is asked for */
  readonly calls: readonly NapCallAdvice[];
  /** the legal cards in groups, best for the seat first */
  readonly cards: readonly NapCardAdvice[];
  /** how often the contract is makeable from here with all cards seen */
  readonly makeable: NapChance | null;
  /** every card is as good as the best, within one point */
  readonly indifferent: boolean;
}

export const napLevels = ['rule', 'easy', 'medium', 'hard'] as const;
export type NapLevel = (typeof napLevels)[number];

/** The table: one deal under its settings, and every question about what may be called and played. */
export interface NapCore {
  readonly settings: NapSettings;
  defaults(): NapSettings;
  /** Throws `BadSettings`. */
  setSettings(settings: NapSettings): void;
  /** Chips from each other when a bid is made, to each other when it is lost, and the tricks it promises. */
  stakes(bid: NapBid): { readonly tricks: number; readonly won: number; readonly lost: number };
  /** Deals by a seed (0 .. 2^32 - 1). */
  deal(seed: number): void;
  /** Takes a position once it is checked; throws `BadNap`. */
  load(position: NapPosition): void;
  position(): NapPosition;
  /** The cards of the pack in force, by suit and rank. */
  pack(): CardId[];
  /** The cards of the pack that were dealt to nobody, by suit and rank. */
  undealt(): CardId[];
  facts(): NapFacts;
  /** What a seat knows of the position, and nothing more. */
  view(seat: NapSeat): NapView;
  calls(): NapCall[];
  cards(): CardId[];
  refuseCall(call: NapCall): NapRefused | null;
  refuseCard(card: CardId): NapRefused | null;
  /** Make a call, play a card; null when it was legal, else nothing has changed. */
  call(call: NapCall): NapRefused | null;
  play(card: CardId): NapRefused | null;
  /** Takes the last card or call back; false at the beginning. */
  undo(): boolean;
  /** Each seat's chips: zeros until the deal is done. They sum to zero. */
  chips(): number[];
  /** Whether the contract is made from here with all cards seen; `open` when the nodes did not do. */
  solve(nodes: number): NapResult;
  /** The tricks left that the declarer takes with all cards seen (misère: 1 for "some"); null where the nodes did not do. */
  most(nodes: number): number | null;
  /** Play to the end that keeps what `solve` says on both sides; as far as the nodes allow (each question's own). */
  line(nodes: number): CardId[];
}

/** A seat's adviser. It takes views, so there is no way to let it peek. */
export interface NapAdviser {
  setSettings(settings: NapSettings): void;
  /** How the table stands for this seat; throws `BadNap` for a view that cannot be. */
  facts(view: NapView): NapFacts;
  /** Begins advice; throws `BadNap`, or `NotItsTurn`. The same seed gives the same advice. */
  begin(view: NapView, seed: number): void;
  /** Adds worlds; `solved` of them with all cards seen too, each question within `nodes`. */
  step(worlds: number, solved?: number, nodes?: number): void;
  advice(): NapAdvice;
  /** What a computer seat calls or plays. */
  seatCall(view: NapView, level: NapLevel, seed: number): NapCall;
  seatCard(view: NapView, level: NapLevel, seed: number): CardId;
}
