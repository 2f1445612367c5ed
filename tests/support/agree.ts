import { moveParts } from '../../src/patience/core/buffers';
import type { OpenCore } from '../../src/patience/core/patience';
import type { Position as CorePosition, Move } from '../../src/patience/core/types';
import { isStuck, isWon, legalMoves, refereePlay, refereeSafe } from '../referee/moves';
import type { Position } from '../referee/position';
import type { Random } from '../referee/random';
import type { RuleRecord } from '../referee/rules';
import { printToken } from '../referee/tokens';
import { cardName } from './cards';

const suits = ['C', 'D', 'H', 'S'] as const;

/** A core move in the notation both sides share. */
export function tokenOf(move: Move): string {
  const { from, to, count } = moveParts(move);
  if (from === 16 || to === 16) return 's';
  const name = (pile: number, source: boolean): string => {
    if (pile < 12) return String(pile + 1);
    if (pile < 16) return 'abcd'[pile - 12] ?? '';
    if (pile === 17) return 'w';
    return source ? `f${suits[(pile - 18) >> 1]}` : 'f';
  };
  return `${name(from, true)}-${name(to, false)}${count > 1 ? `x${count}` : ''}`;
}

/** The core's position as the referee writes one. */
export function asReferee(position: CorePosition, record: RuleRecord): Position {
  const names = (pile: number): string[] => (position.piles[pile] ?? []).map(cardName);
  const heights = (suit: number): number[] =>
    [0, 1]
      .slice(0, record.decks)
      .map((second) => position.piles[18 + 2 * suit + second]?.length ?? 0)
      .sort((a, b) => b - a);
  return {
    columns: Array.from({ length: record.columns }, (_, c) =>
      names(c).map((card, index) => ({ card, down: index < (position.faceDown[c] ?? 0) })),
    ),
    cells: Array.from({ length: record.cells }, (_, cell) => names(12 + cell)[0] ?? null),
    foundations: { C: heights(0), D: heights(1), H: heights(2), S: heights(3) },
    stock: names(16).reverse(),
    waste: names(17),
    pass: position.pass,
  };
}

/** The referee's position as the core takes one: twins get the ids of the packs as they are met. */
export function asCore(position: Position): CorePosition {
  const met = new Map<string, number>();
  const id = (card: string): number => {
    const twin = met.get(card) ?? 0;
    met.set(card, twin + 1);
    return twin * 52 + suits.indexOf(card[1] as 'C') * 13 + 'A23456789TJQK'.indexOf(card[0] ?? '');
  };
  const piles: number[][] = Array.from({ length: 26 }, () => []);
  position.columns.forEach((column, c) => {
    piles[c] = column.map(({ card }) => id(card));
  });
  position.cells.forEach((card, cell) => {
    piles[12 + cell] = card === null ? [] : [id(card)];
  });
  piles[16] = [...position.stock].reverse().map(id);
  piles[17] = position.waste.map(id);
  suits.forEach((suit, s) => {
    position.foundations[suit].forEach((height, second) => {
      piles[18 + 2 * s + second] = Array.from({ length: height }, (_, r) =>
        id(`${'A23456789TJQK'[r]}${suit}`),
      );
    });
  });
  const faceDown = Array.from(
    { length: 12 },
    (_, c) => position.columns[c]?.filter(({ down }) => down).length ?? 0,
  );
  return { piles, faceDown, pass: position.pass };
}

/** Text that is equal when two things are; made to be read in a failure. */
function text(value: unknown): string {
  return JSON.stringify(value);
}

/** Every claim of the core about the position that both hold, checked. Throws with both readings. */
function compare(core: OpenCore, record: RuleRecord, position: Position): Map<string, Move> {
  const byToken = new Map(core.moves().map((move) => [tokenOf(move), move]));
  const legal = legalMoves(record, position);
  const facts: [string, unknown, unknown][] = [
    ['position', asReferee(core.position(), record), position],
    ['moves', [...byToken.keys()].sort(), legal.map(printToken).sort()],
    [
      'status',
      core.status(),
      isWon(position) ? 'won' : isStuck(record, position, legal) ? 'stuck' : 'playing',
    ],
  ];
  const safe = core.safeMove();
  const safeTokens = refereeSafe(record, position, legal);
  facts.push(['safe', safe === 0 ? safeTokens : safeTokens.includes(tokenOf(safe)), safe === 0 ? [] : true]);
  for (const [what, ours, theirs] of facts) {
    if (text(ours) !== text(theirs)) {
      throw new Error(
        `${what}: core ${text(ours)}, referee ${text(theirs)}\n${text(record)}\n${text(position)}`,
      );
    }
  }
  return byToken;
}

/** Plays at random on both sides from the position that both hold; the number of positions compared. */
export function playBoth(
  core: OpenCore,
  record: RuleRecord,
  start: Position,
  random: Random,
  most: number,
): number {
  let position = start;
  for (let compared = 1; ; compared++) {
    const moves = [...compare(core, record, position)];
    if (moves.length === 0 || compared > most) return compared;
    const [token, move] = moves[Math.floor(random() * moves.length)] as [string, Move];
    core.play(move);
    position = refereePlay(record, position, token);
  }
}
