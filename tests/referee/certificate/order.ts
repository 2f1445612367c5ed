import { allFaces, type Cards } from './cards';
import { playRelaxed } from './relaxed';

/** What is known of the order from the start. An element is named as in the file: `17`, `t3`, `AS.1`. */
export interface Known {
  isBefore(first: string, second: string): boolean;
  /** if x has not departed before a, a departs after so many turns, more than otherwise; null: nothing is known */
  delay(x: number, a: number): number | null;
}

/** The pairs that the rules put in order. */
function* byRule({ columns, waste, stock, homeAtStart }: Cards): Generator<readonly [string, string]> {
  for (const column of columns)
    for (const [i, card] of column.entries()) if (i > 0) yield [`${card}`, `${column[i - 1]}`];
  for (const [i, card] of waste.entries()) if (i > 0) yield [`${card}`, `${waste[i - 1]}`];
  for (const [i, card] of stock.entries()) {
    yield [`t${i + 1}`, `${card}`];
    if (i > 0) yield [`t${i}`, `t${i + 1}`];
  }
  for (const [i, face] of allFaces.entries()) {
    const higher = i % 13 < 12 ? (allFaces[i + 1] ?? '') : null;
    for (const copy of [1, 2].filter((each) => each > homeAtStart(face))) {
      if (copy === 1) yield [`${face}.1`, `${face}.2`];
      if (higher !== null && copy > homeAtStart(higher)) yield [`${face}.${copy}`, `${higher}.${copy}`];
    }
  }
}

/** Which element comes before which; an element's set is a number, a bit for each that comes later. */
class Before {
  private readonly indices = new Map<string, number>();
  readonly later: bigint[] = [];

  private index(element: string): number {
    const found = this.indices.get(element) ?? this.later.push(0n) - 1;
    this.indices.set(element, found);
    return found;
  }

  has(first: string, second: string): boolean {
    return (((this.later[this.index(first)] ?? 0n) >> BigInt(this.index(second))) & 1n) === 1n;
  }

  add(first: string, second: string): void {
    this.later[this.index(first)] =
      (this.later[this.index(first)] ?? 0n) | (1n << BigInt(this.index(second)));
  }

  closeTransitively(): void {
    for (const between of this.later.keys()) {
      const bit = 1n << BigInt(between);
      for (const [x, set] of this.later.entries())
        if ((set & bit) !== 0n) this.later[x] = set | (this.later[between] ?? 0n);
    }
  }
}

/** Before is transitive; and of two cards of waste and stock the one that is turned later leaves first, or the other left before that turn. */
function close(before: Before, { waste, stock }: Cards): void {
  const piled = [...waste, ...stock];
  for (let known = ''; known !== before.later.join(); ) {
    known = before.later.join();
    before.closeTransitively();
    for (const [turn, newer] of stock.entries()) {
      for (const card of piled.slice(0, waste.length + turn)) {
        if (before.has(`${card}`, `${newer}`)) before.add(`${card}`, `t${turn + 1}`);
        if (before.has(`t${turn + 1}`, `${card}`)) before.add(`${newer}`, `${card}`);
      }
    }
  }
}

export function knownOrder(cards: Cards, runs: boolean): Known {
  const numbers = cards.faces.map((_, card) => card);
  const before = new Before();
  for (const [first, second] of byRule(cards)) before.add(first, second);
  const free = playRelaxed(cards, runs, null);
  for (const card of numbers) if ((free[card] ?? 0) > 0) before.add(`t${free[card]}`, `${card}`);
  const without = numbers.map((x) => playRelaxed(cards, runs, x));
  for (const x of numbers)
    for (const a of numbers)
      if (a !== x && without[x]?.[a] === Number.POSITIVE_INFINITY) before.add(`${x}`, `${a}`);
  close(before, cards);
  return {
    isBefore: (first, second) => before.has(first, second),
    delay(x, a) {
      const [usual = 0, delayed = 0] = [free[a], without[x]?.[a]];
      return x !== a && delayed > usual && delayed < Number.POSITIVE_INFINITY ? delayed : null;
    },
  };
}
