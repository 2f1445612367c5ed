// The numbers that cross the line between the core and everybody else. Read by both compilers:
// the AssemblyScript compiler builds the core from it, TypeScript the page, the worker and the command line.
// Nothing here but constants and enums. Those of the trick game are in `nap/abi.ts`.

export * from './nap/abi';

/** Compared at boot: a page never talks to a core of another build. */
export const ABI_VERSION = 1;

// ---- Cards ----
// A card is known by two numbers. `id` 0..103 is the piece of cardboard: pack * 52 + face.
// `face` 0..51 is what the rules see: suit * 13 + rank, rank 0 = ace .. 12 = king; twins share a face.
export const CARDS = 104;
export const FACES = 52;
export const RANKS = 13;
export const SUITS = 4;

export enum Suit {
  Clubs = 0,
  Diamonds = 1,
  Hearts = 2,
  Spades = 3,
}

// ---- Games: the rows of the rule table, in the order of `rules.ts` ----
export enum Game {
  FortyThieves = 0,
  Josephine = 1,
  Streets = 2,
  RankAndFile = 3,
  Limited = 4,
  FreeCells = 5,
  FreePlaces = 6,
}
export const GAMES = 7;

// ---- The rule record: its columns, in the order in which the rules buffer holds them (i32 each) ----
export enum Rule {
  Decks = 0,
  Columns = 1,
  Rows = 2,
  FaceDown = 3,
  Build = 4,
  Carry = 5,
  Fill = 6,
  Cells = 7,
  Passes = 8,
  Return = 9,
}
export const RULES = 10;

export enum Build {
  Suit = 0,
  Alternate = 1,
  Any = 2,
}
export enum Carry {
  One = 0,
  Run = 1,
  Spaces = 2,
  Cells = 3,
}
export enum Fill {
  Any = 0,
  King = 1,
}

// ---- Piles ----
// A foundation takes two piles a suit; with one pack the second stays empty. As the end of a *move* a suit's
// foundation is always its first pile, FOUNDATION + 2 * suit; events name the pile the card really lies on.
export const COLUMN = 0;
export const MAX_COLUMNS = 12;
export const CELL = 12;
export const MAX_CELLS = 4;
export const STOCK = 16;
export const WASTE = 17;
export const FOUNDATION = 18;
export const FOUNDATIONS = 8;
export const PILES = 26;

// ---- The position buffer (bytes) ----
// lengths[26] | faceDown[12]: how many cards at the bottom of each column lie face down | pass, from 1 (0 without
// a stock) | padding | cards[26][104]: ids, the bottom card first. The stock's last card is turned next; the
// waste's last card is playable.
export const AT_LENGTHS = 0;
export const AT_DOWN = 26;
export const AT_PASS = 38;
export const AT_CARDS = 40;
export const PILE_STRIDE = 104;
export const POSITION_BYTES = 2744;

// ---- A move: one u32, never 0 ----
// from | to << 5 | count << 10 | 1 << 20. Turning a card is STOCK -> WASTE, 1; a new pass WASTE -> STOCK, all.
export const MOVE_TO = 5;
export const MOVE_COUNT = 10;
export const MOVE_PILE_MASK = 31;
export const MOVE_COUNT_MASK = 127;
export const MOVE_MARK = 1 << 20;
/** Room in the moves buffer; no position has as many (12 columns of 13-card runs have fewer than 2,000). */
export const MAX_MOVES = 4096;

// ---- What play() returns and undo() wants back (u32) ----
// bit 0: the move uncovered a face-down card, which turned; bit 1: the foundation's second pile was used.
export const UNDO_TURNED = 1;
export const UNDO_SECOND = 2;

// ---- Events of the last play(), for the picture: kind | id << 4 | from << 11 | to << 16 (u32 each) ----
export enum Event {
  /** a card goes from pile to pile (a carried run: bottom card first; a new pass: in the order it is turned over) */
  Move = 1,
  /** a face-down card turns face up where it lies (from = to) */
  Turn = 2,
}
export const EVENT_ID = 4;
export const EVENT_FROM = 11;
export const EVENT_TO = 16;
export const MAX_EVENTS = 256;

// ---- How a position stands ----
export enum Status {
  Playing = 0,
  Won = 1,
  /** lost by rule: nothing can be moved or turned */
  Stuck = 2,
}

// ---- Why a move is refused: reason | detail << 8 ----
export enum Refusal {
  None = 0,
  NoSuchPile = 1,
  EmptyPile = 2,
  /** fewer cards there than asked for */
  TooFew = 3,
  FaceDown = 4,
  NotARun = 5,
  SamePile = 6,
  WrongRank = 7,
  WrongSuit = 8,
  WrongColour = 9,
  /** detail 1: cards of a column that are not even in order, so that no series of single moves takes them across */
  OneAtATime = 10,
  /** detail: how many more spaces (or free cells) it would need */
  NeedsSpaces = 11,
  NeedsCells = 12,
  KingOnly = 13,
  CellTaken = 14,
  CellHoldsOne = 15,
  CellToCell = 16,
  FoundationFinal = 17,
  /** detail: the face that the foundation waits for */
  FoundationNext = 18,
  FoundationOneCard = 19,
  /** to a foundation of another suit */
  FoundationSuit = 20,
  NothingToTurn = 21,
  NoPassLeft = 22,
  NotThere = 23,
  /** the stock cannot be played from, only turned */
  StockOnlyTurns = 24,
}

// ---- Why a rule record or a position is not taken: fault | detail << 8 ----
export enum Fault {
  None = 0,
  /** detail: the Rule out of range, or at odds with the others */
  Rule = 1,
  DealNumber = 2,
  /** detail: the id of a card not of these packs */
  UnknownCard = 3,
  /** detail: the id of a card that lies in two places */
  DoubleCard = 4,
  /** detail: the id of a card that lies nowhere */
  MissingCard = 5,
  /** detail: the pile that this game does not have */
  NoSuchPile = 6,
  /** detail: the pile that holds too many cards */
  TooMany = 7,
  /** detail: the foundation pile whose cards do not go up from the ace in suit */
  Foundation = 8,
  /** detail: the column with a face-down card where none can be */
  FaceDown = 9,
  Pass = 10,
}

// ---- The search ----
export enum Verdict {
  Running = 0,
  Winnable = 1,
  Unwinnable = 2,
  Unknown = 3,
}
export enum Why {
  None = 0,
  Line = 1,
  Exhausted = 2,
  Dead = 3,
  Nodes = 4,
  Memory = 5,
  /** the line ends in a position that the asker knows to be winnable */
  Known = 6,
  /** there is no order in which the cards can leave their places */
  Order = 7,
}
/** What a search is for: `Hunt` looks for wins alone, `Prove` begins and goes on with proofs. */
export enum Role {
  All = 0,
  Hunt = 1,
  Prove = 2,
}
/** Keys of positions known winnable that a question may bring along, at `knownAt()`. */
export const MAX_KNOWN = 8192;
/** Moves in the longest line that a search may hand out. */
export const MAX_LINE = 16384;

/** What `searchFigure(i)` tells. */
export enum Figure {
  Nodes = 0,
  /** positions stored by the method at work */
  Stored = 1,
  /** the most cards seen on the foundations */
  BestHome = 2,
  /** which method is at work (see Method) */
  Method = 3,
  /** positions looked at for shorter lines, which Nodes leaves out */
  Shortening = 4,
}
export enum Method {
  None = 0,
  Start = 1,
  FreeCells = 2,
  Beams = 3,
  General = 4,
  Proof = 5,
  StockProof = 6,
  Rejoin = 7,
  Order = 8,
}

/** What a certificate of the order of departures is written in (`order/certificate.ts`). */
export enum Certified {
  Pair = 0,
  Moment = 1,
  Clause = 2,
  Order = 3,
  Room = 4,
  Learned = 5,
}
/** What is said of a face directly after a departure: that so many of its copies are loose, have hosts for the next lower face, lie nowhere. */
export enum Moment {
  Loose1 = 0,
  Loose2 = 1,
  Hosts1 = 2,
  Hosts2 = 3,
  Homeless1 = 4,
  Homeless2 = 5,
}

/** What a search leaves out because of an argument, each with a switch of its own (`searchWithout`). */
export enum Prune {
  /** General, Proof: a card that is safe by the table of the rules goes up before anything else is tried */
  Safe = 0,
  /** General, Proof: so does a card that nothing can want */
  Harmless = 1,
  /** General, Proof: cards that need never come back from their foundation stay there */
  Stays = 2,
  /** General, Proof: of empty columns or cells one stands for all */
  Twins = 3,
  /** FreeCells: safe cards go up by themselves in the proof */
  FreeCellsSafe = 4,
  /** FreeCells: hunts for a win before the proof */
  FreeCellsHunts = 5,
  /** Beams: safe cards go up by themselves */
  BeamsSafe = 6,
  /** Beams: tableau moves wait for the turn */
  BeamsTurns = 7,
  /** StockProof: safe cards go up on arrival at a root */
  StockSafe = 8,
  /** StockProof: roots with nothing to play before the next turn are passed over */
  StockIdle = 9,
  /** StockProof: a tableau that cannot make room for the waste's top is not searched */
  StockHopeless = 10,
  /** StockProof: roots at which no column can ever be emptied are dropped */
  StockDead = 11,
  /** StockProof: a play that the last tableau move has nothing to do with is left to the configuration before it */
  StockPlays = 12,
  /** StockProof: so are roots where none can if each landing place takes one card */
  StockHosts = 13,
  /** StockProof: so are roots where the cards on the waste can never find room in the columns */
  StockRoom = 14,
  /** Order: the game is lost if there is no order in which the cards can leave their places */
  Order = 15,
}
export const PRUNES = 16;
