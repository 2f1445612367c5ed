import { cardOf, rankLetters, type Suit, suits } from './cards';
import { packSize, type RuleRecord } from './rules';

export type ColumnCard = { readonly card: string; readonly down: boolean };
export type Column = readonly ColumnCard[];
export type Foundations = Readonly<Record<Suit, readonly number[]>>;

export type Position = {
  /** The last card of a column is its top. */
  readonly columns: readonly Column[];
  readonly cells: readonly (string | null)[];
  /** Heights, one for each pack, the higher first. */
  readonly foundations: Foundations;
  /** The next card to be turned first. */
  readonly stock: readonly string[];
  /** The playable card last. */
  readonly waste: readonly string[];
  /** From 1; 0 in a game without a stock. */
  readonly pass: number;
};

export function highestDeal(): number {
  return 2 ** 31 - 1;
}

/** The ordered pack before the shuffle; two packs begin in another order than one. */
function orderedPack(decks: 1 | 2): string[] {
  const ranks = Array.from(rankLetters, (_letter, index) => index + 1);
  if (decks === 1) return ranks.flatMap((rank) => suits.map((suit) => cardOf(rank, suit)));
  const bySuit: readonly Suit[] = ['C', 'S', 'H', 'D'];
  const pack = bySuit.flatMap((suit) => ranks.map((rank) => cardOf(rank, suit)));
  return [...pack, ...pack];
}

/** The cards of a numbered deal in the order in which they are dealt. */
export function dealingOrder(decks: 1 | 2, number: number): string[] {
  if (!Number.isInteger(number) || number < 1 || number > highestDeal()) {
    throw new Error(`A deal number lies between 1 and ${highestDeal()}.`);
  }
  const pack = orderedPack(decks);
  let state = number;
  for (let last = pack.length - 1; last > 0; last -= 1) {
    state = (state * 214013 + 2531011) % 2 ** 31;
    const pick = Math.floor(state / 65536) % (last + 1);
    const [mine, other] = [pack[last], pack[pick]];
    if (mine === undefined || other === undefined) throw new Error('The pack is too short.');
    pack[last] = other;
    pack[pick] = mine;
  }
  return pack.reverse();
}

export function emptyFoundations(decks: 1 | 2): Foundations {
  const none = (): number[] => new Array<number>(decks).fill(0);
  return { C: none(), D: none(), H: none(), S: none() };
}

export function dealReferee(record: RuleRecord, number: number): Position {
  const order = dealingOrder(record.decks, number);
  const dealt = record.rows === 0 ? packSize(record) : record.columns * record.rows;
  const columns: ColumnCard[][] = Array.from({ length: record.columns }, () => []);
  order.slice(0, dealt).forEach((card, index) => {
    const row = Math.floor(index / record.columns);
    columns[index % record.columns]?.push({ card, down: row < record.faceDown });
  });
  return {
    columns,
    cells: new Array<null>(record.cells).fill(null),
    foundations: emptyFoundations(record.decks),
    stock: order.slice(dealt),
    waste: [],
    pass: record.rows === 0 ? 0 : 1,
  };
}
