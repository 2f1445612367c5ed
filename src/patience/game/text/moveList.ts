import { FOUNDATION, Suit } from '../../../../assembly/abi';
import { rankOf, suitOf } from '../../../shared/core/cards';
import { moveParts } from '../../core/buffers';
import { readMove, saysAllMoves, saysCounts, type ToEmpty } from '../../core/notation';
import type { Move, PatienceCore, Played, Refused } from '../../core/types';
import { takeBack } from '../moves/tryMoves';

// A list of moves as another program or a player wrote it down. Many leave out what goes up by itself, and programs
// differ in what that is; so a list is tried each way, and read in the way in which it wins.

/**
 * What goes up by itself after each written move: nothing; a card of which both suits of the other colour are up to the
 * rank below it (Horne's rule, of the FreeCell of Windows); what our table plays (docs/rules.md, Safe cards); all that can.
 */
export const automatics = ['none', 'horne', 'safe', 'all'] as const;
export type Automatic = (typeof automatics)[number];

export interface Reading {
  readonly automatic: Automatic;
  readonly toEmpty: ToEmpty;
}

/** A written move that is not legal. */
export interface IllegalToken {
  /** from 1, of the written moves */
  readonly index: number;
  readonly token: string;
  readonly move: Move;
  readonly refused: Refused;
}

export interface ReadList {
  readonly reading: Reading;
  /** of each written move what was played: itself and what went up by itself after it */
  readonly entries: readonly (readonly Played[])[];
  /** the first that is not legal, where the reading ends */
  readonly illegal: IllegalToken | null;
  readonly won: boolean;
}

/** Both suits of the other colour hold every card that could still be put on this one; aces and twos always may. */
function isUpByHorne(core: PatienceCore, move: Move): boolean {
  const { piles } = core.position();
  const card = piles[moveParts(move).from]?.at(-1);
  if (card === undefined) return false;
  const red = suitOf(card) === Suit.Diamonds || suitOf(card) === Suit.Hearts;
  const others = red ? [Suit.Clubs, Suit.Spades] : [Suit.Diamonds, Suit.Hearts];
  const height = (suit: Suit) => piles[FOUNDATION + 2 * suit]?.length ?? 0;
  return rankOf(card) < 2 || others.every((suit) => height(suit) >= rankOf(card));
}

/** The next move that goes up by itself, or 0. */
function automaticMove(core: PatienceCore, automatic: Automatic): Move {
  if (automatic === 'none') return 0;
  if (automatic === 'safe') return core.safeMove();
  const up = core.moves().filter((move) => {
    const { from, to } = moveParts(move);
    return to >= FOUNDATION && from < FOUNDATION;
  });
  return up.find((move) => automatic === 'all' || isUpByHorne(core, move)) ?? 0;
}

function playAs(core: PatienceCore, tokens: readonly string[], reading: Reading): ReadList {
  const entries: Played[][] = [];
  let illegal: IllegalToken | null = null;
  for (const token of tokens) {
    const move = readMove(token, core, reading.toEmpty);
    const refused = core.refusal(move);
    if (refused !== null) {
      illegal = { index: entries.length + 1, token, move, refused };
      break;
    }
    const entry = [core.play(move)];
    entries.push(entry);
    for (let up = automaticMove(core, reading.automatic); up !== 0; ) {
      entry.push(core.play(up));
      up = automaticMove(core, reading.automatic);
    }
  }
  return { reading, entries, illegal, won: core.status() === 'won' };
}

/** Every way to read a list, as it stands first. Horne's rule is of one pack that is built in alternate colours. */
function readingsOf(core: PatienceCore, tokens: readonly string[]): Reading[] {
  const { decks, build } = core.rules;
  const ways =
    decks === 1 && build === 'alternate' ? automatics : automatics.filter((way) => way !== 'horne');
  const counts: readonly ToEmpty[] = saysCounts(tokens)
    ? ['one']
    : saysAllMoves(tokens)
      ? ['most']
      : ['most', 'one'];
  return ways.flatMap((automatic) => counts.map((toEmpty) => ({ automatic, toEmpty })));
}

/** The better one; what was tried first where they are equal. */
function better(one: ReadList, other: ReadList): ReadList {
  const worth = ({ won, illegal, entries }: ReadList) =>
    (won ? 2e6 : 0) + (illegal === null ? 1e6 : 0) + entries.length;
  return worth(other) > worth(one) ? other : one;
}

/**
 * Reads a list from the core's position in the way in which it wins; in none, so that it is legal to its end; else as
 * far as it comes. What is legal as it stands is left so where it is in our own notation, which says every move, or
 * where a position is asked for and no win (`asPosition`). The core then stands at the end of it. Throws `BadNotation`.
 */
export function readList(core: PatienceCore, tokens: readonly string[], asPosition = false): ReadList {
  const [first, ...others] = readingsOf(core, tokens);
  let best = playAs(core, tokens, first!);
  const exact = saysAllMoves(tokens);
  if (best.won || (best.illegal === null && (exact || asPosition))) return best;
  takeBack(core, best.entries.flat());
  for (const reading of others) {
    const read = playAs(core, tokens, reading);
    takeBack(core, read.entries.flat());
    best = exact && !read.won ? best : better(best, read);
    if (best.won) break;
  }
  for (const { move } of best.entries.flat()) core.play(move);
  return best;
}

/** Does a list, so read, leave out what goes up by itself? */
export function hasAutomatic({ entries }: ReadList): boolean {
  return entries.some((entry) => entry.length > 1);
}
