import { suits } from './cards';
import { isWon, refereeMoves, refereePlay } from './moves';
import type { Position } from './position';
import type { RuleRecord } from './rules';

export type Exhausted =
  | { readonly verdict: 'won'; readonly line: readonly string[]; readonly states: number }
  | { readonly verdict: 'lost'; readonly states: number }
  | { readonly verdict: 'too-large'; readonly states: number };

type Reached = { readonly position: Position; readonly parent: number; readonly token: string };

/** Equal for positions that differ only in the order of columns or cells, or in which twin lies where. */
export function canonicalKey(position: Position): string {
  const columns = position.columns
    .map((column) => column.map((each) => (each.down ? `(${each.card})` : each.card)).join(' '))
    .sort();
  const cells = position.cells.map((card) => card ?? '-').sort();
  const heights = suits.map((suit) => position.foundations[suit].join(','));
  return [
    columns.join('/'),
    cells.join(' '),
    heights.join(' '),
    position.stock.join(' '),
    position.waste.join(' '),
    String(position.pass),
  ].join('|');
}

function lineTo(reached: readonly Reached[], last: number): string[] {
  const line: string[] = [];
  let node = reached[last];
  while (node !== undefined && node.parent >= 0) {
    line.push(node.token);
    node = reached[node.parent];
  }
  return line.reverse();
}

function cardsUp(position: Position): number {
  return suits.flatMap((suit) => position.foundations[suit]).reduce((sum, height) => sum + height, 0);
}

/** Found positions still to be looked at, those with the most cards on the foundations first. */
class Waiting {
  private readonly byCards: number[][] = [];

  add(index: number, cards: number): void {
    while (this.byCards.length <= cards) this.byCards.push([]);
    this.byCards[cards]?.push(index);
  }

  next(): number | null {
    while (this.byCards.length > 0) {
      const index = this.byCards[this.byCards.length - 1]?.pop();
      if (index !== undefined) return index;
      this.byCards.pop();
    }
    return null;
  }
}

/**
 * Looks at every position that any legal moves reach, nothing left out. The order in which it looks
 * only brings a line sooner; a line need not be short.
 */
export function exhaust(record: RuleRecord, start: Position, mostStates: number): Exhausted {
  if (isWon(start)) return { verdict: 'won', line: [], states: 1 };
  const reached: Reached[] = [{ position: start, parent: -1, token: '' }];
  const seen = new Set<string>([canonicalKey(start)]);
  const waiting = new Waiting();
  for (let parent: number | null = 0; parent !== null; parent = waiting.next()) {
    const from = reached[parent];
    if (from === undefined) break;
    for (const token of refereeMoves(record, from.position)) {
      const position = refereePlay(record, from.position, token);
      const key = canonicalKey(position);
      if (seen.has(key)) continue;
      if (seen.size >= mostStates) return { verdict: 'too-large', states: seen.size };
      seen.add(key);
      reached.push({ position, parent, token });
      waiting.add(reached.length - 1, cardsUp(position));
      if (isWon(position)) {
        return { verdict: 'won', line: lineTo(reached, reached.length - 1), states: seen.size };
      }
    }
  }
  return { verdict: 'lost', states: seen.size };
}
