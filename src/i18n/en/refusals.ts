// Why a wish was refused, in English. `one` and `other` are for how many places are missing.
import { Refusal } from '../../../assembly/abi';
import type { Phrase } from '../format';

/**
 * A text; apart for free cells and free places; or, of places that are missing, for cells, for more than there are of
 * them, and for empty columns.
 */
export type Sentence =
  | Phrase
  | { readonly cell: Phrase; readonly place: Phrase }
  | { readonly cell: Phrase; readonly beyond: Phrase }
  | { readonly cell: Phrase; readonly beyond: Phrase; readonly column: Phrase };

/** Every code that a refused wish can have: the core's, and the session's own. */
export type RefusalCode =
  | Exclude<Refusal, Refusal.None>
  | 'nothing-to-undo'
  | 'nothing-to-redo'
  | 'nothing-goes-up'
  | 'no-finish'
  | 'no-place'
  | 'won'
  | 'no-line'
  | 'no-review'
  | 'no-turning'
  | 'no-deal'
  | 'bad-rules';

/** The cards that were to be moved, where a sentence begins with them. */
export const refusedCardsEn: Phrase = { one: 'One card', other: '{n} cards' };

export const refusalsEn: Readonly<Record<RefusalCode, Sentence>> = {
  [Refusal.NoSuchPile]: 'This game has no such pile.',
  [Refusal.EmptyPile]: 'There is no card there.',
  [Refusal.TooFew]: 'There are not that many cards there.',
  [Refusal.FaceDown]: 'A face-down card cannot be moved.',
  [Refusal.NotARun]: 'These cards are not a run.',
  [Refusal.SamePile]: 'The card is already there.',
  [Refusal.WrongRank]: 'The card must be one lower than the one it is put on.',
  [Refusal.WrongSuit]: 'Columns are built down in the same suit.',
  [Refusal.WrongColour]: 'Columns are built down in alternating colour.',
  [Refusal.OneAtATime]: 'Only one card at a time may be moved.',
  [Refusal.NeedsSpaces]: {
    cell: { one: '{cards} would need {n} more free cell.', other: '{cards} would need {n} more free cells.' },
    beyond: '{cards} would not go even with every cell free.',
    column: {
      one: '{cards} would need {n} more empty column.',
      other: '{cards} would need {n} more empty columns.',
    },
  },
  [Refusal.NeedsCells]: {
    cell: {
      one: '{cards} would need {n} more free place.',
      other: '{cards} would need {n} more free places.',
    },
    beyond: 'Never more than {all} cards go together: there are no more than {all} free places.',
  },
  [Refusal.KingOnly]: 'Only a king may go to an empty column.',
  [Refusal.CellTaken]: { place: 'That free place is taken.', cell: 'That cell is taken.' },
  [Refusal.CellHoldsOne]: { place: 'A free place holds only one card.', cell: 'A cell holds only one card.' },
  [Refusal.CellToCell]: {
    place: 'A card does not go from one free place to another.',
    cell: 'A card does not go from cell to cell.',
  },
  [Refusal.FoundationFinal]: 'A card on a foundation stays there.',
  [Refusal.FoundationNext]: 'The foundation is waiting for the {card}.',
  [Refusal.FoundationOneCard]: 'Only one card at a time goes to a foundation.',
  [Refusal.FoundationSuit]: 'That foundation is for another suit.',
  [Refusal.NothingToTurn]: 'There is nothing left to turn.',
  [Refusal.NoPassLeft]: 'No pass through the stock is left.',
  [Refusal.NotThere]: 'Cards cannot be put there.',
  [Refusal.StockOnlyTurns]: 'Cards of the stock can only be turned.',
  'nothing-to-undo': 'There is nothing to undo.',
  'nothing-to-redo': 'There is nothing to redo.',
  'nothing-goes-up': 'No card can safely go up now.',
  'no-finish': 'The rest cannot yet be played to the end by going up alone.',
  'no-place': 'The card fits nowhere.',
  won: 'The game is won.',
  'no-line': 'No way to win is known from here.',
  'no-review': 'There is no move to look back on yet.',
  'no-turning': 'No move is known yet that gave the win away.',
  'no-deal': 'Deals are numbered from 1 to 2147483647.',
  'bad-rules': 'These house rules cannot be played.',
};
