import { CELL, FOUNDATION } from '../../../assembly/abi';
import { reasonText, textsFor } from '../../i18n/index';
import { capital, cardName, pileName } from '../../i18n/words';
import { moveParts, packMove } from '../../patience/core/buffers';
import { cardText, writeMove } from '../../patience/core/notation';
import type { OpenCore } from '../../patience/core/patience';
import type { Move, Pile } from '../../patience/core/types';
import { isTurn } from '../../patience/game/moves/autoplay';
import type { Claim } from '../../patience/game/reasons/explain';
import { faceOf } from '../../shared/core/cards';

/** Why something is advised: `code` for programs, `text` for people. */
export interface Reason {
  readonly code: string;
  readonly text: string;
  /**
   * the cards carried, the lowest first (none for a turned card, which nobody has seen),
   * then those that are named
   */
  readonly cards: readonly string[];
  /** from and to, as in moves, then those that are named */
  readonly piles: readonly string[];
}

/** What a move does, in words: it names the piles as well as the card, since two packs have twins. */
function moveWords(core: OpenCore, move: Move): string {
  const { from, to, count } = moveParts(move);
  const { piles } = core.position();
  if (isTurn(move)) return piles[from]?.length === count && count > 1 ? 'begin a new pass' : 'turn a card';
  const lowest = core.play(move);
  core.undo(move, lowest.undo);
  const card = cardName(faceOf(lowest.events[0]?.card ?? 0), 'en');
  const carried = count === 1 ? `the ${card}` : `the ${count} cards from the ${card} up`;
  const target = piles[to]?.at(-1);
  if (to >= FOUNDATION) return `${carried} from ${pileName(from, 'en')} goes up`;
  const place =
    target === undefined
      ? `the empty ${pileName(to, 'en')}`
      : `the ${cardName(faceOf(target), 'en')} in ${pileName(to, 'en')}`;
  return `${carried} from ${pileName(from, 'en')} to ${to >= CELL ? pileName(to, 'en') : place}`;
}

/** Piles as moves name them. */
const pileWord = (pile: Pile): string => writeMove(packMove(pile, FOUNDATION, 1)).split('-')[0] ?? '';

/**
 * The same with what is true of the move itself, where anything is: then that is the
 * code and ends the sentence.
 */
export function claimFor(core: OpenCore, move: Move, claim: Claim | null, otherwise: Because): Reason {
  if (claim === null) return reasonFor(core, otherwise.code, move, otherwise.text);
  const because = reasonText(textsFor('en', core.rules), claim);
  const { text, cards, piles } = reasonFor(core, claim.code, move, because);
  const after = otherwise.note === undefined ? '' : ` ${otherwise.note}`;
  return {
    code: claim.code,
    text: text + after,
    cards: [...cards, ...claim.cards.map(cardText)],
    piles: [...piles, ...claim.piles.map(pileWord)],
  };
}

/** What is said where nothing else is, and what is added in any case. */
export interface Because {
  readonly code: string;
  readonly text: string;
  readonly note?: string;
}

/**
 * The reason for a move of the core's position, or with 0 for none; `because` ends the
 * sentence, or is all of it.
 */
export function reasonFor(core: OpenCore, code: string, move: Move, because: string): Reason {
  if (move === 0) return { code, text: because, cards: [], piles: [] };
  const { events, undo } = core.play(move);
  core.undo(move, undo);
  const cards = isTurn(move)
    ? []
    : events.filter((event) => event.kind === 'move').map(({ card }) => cardText(card));
  const piles = isTurn(move) ? ['s', 'w'] : writeMove(move).replace(/x\d+$/, '').split('-');
  return { code, text: `${capital(moveWords(core, move))}: ${because}.`, cards, piles };
}
