// Why a wish was refused, in Swedish.
import { Refusal } from '../../../assembly/abi';
import type { refusalsEn, refusedCardsEn } from '../en/refusals';

export const refusedCardsSv: typeof refusedCardsEn = { one: 'Ett kort', other: '{n} kort' };

export const refusalsSv: typeof refusalsEn = {
  [Refusal.NoSuchPile]: 'Patiensen har ingen sådan hög.',
  [Refusal.EmptyPile]: 'Där ligger inget kort.',
  [Refusal.TooFew]: 'Så många kort ligger inte där.',
  [Refusal.FaceDown]: 'Ett kort med bildsidan ner kan inte flyttas.',
  [Refusal.NotARun]: 'Korten bildar ingen följd.',
  [Refusal.SamePile]: 'Kortet ligger redan där.',
  [Refusal.WrongRank]: 'Kortet måste vara ett steg lägre än det som det läggs på.',
  [Refusal.WrongSuit]: 'Kolumnerna byggs nedåt i samma färg.',
  [Refusal.WrongColour]: 'Kolumnerna byggs nedåt med omväxlande rött och svart.',
  [Refusal.OneAtATime]: 'Bara ett kort i taget får flyttas.',
  [Refusal.NeedsSpaces]: {
    cell: {
      one: '{cards} skulle kräva {n} fri cell till.',
      other: '{cards} skulle kräva {n} fria celler till.',
    },
    beyond: '{cards} skulle inte gå att flytta ens med alla celler lediga.',
    column: {
      one: '{cards} skulle kräva {n} tom kolumn till.',
      other: '{cards} skulle kräva {n} tomma kolumner till.',
    },
  },
  [Refusal.NeedsCells]: {
    cell: {
      one: '{cards} skulle kräva {n} fri plats till.',
      other: '{cards} skulle kräva {n} fria platser till.',
    },
    beyond: 'Högst {all} kort flyttas tillsammans: fler än {all} fria platser finns det inte.',
  },
  [Refusal.KingOnly]: 'Bara en kung får läggas i en tom kolumn.',
  [Refusal.CellTaken]: { place: 'Den fria platsen är upptagen.', cell: 'Cellen är upptagen.' },
  [Refusal.CellHoldsOne]: {
    place: 'En fri plats rymmer bara ett kort.',
    cell: 'En cell rymmer bara ett kort.',
  },
  [Refusal.CellToCell]: {
    place: 'Kort flyttas inte från en fri plats till en annan.',
    cell: 'Kort flyttas inte från cell till cell.',
  },
  [Refusal.FoundationFinal]: 'Ett kort på grundhögen stannar där.',
  [Refusal.FoundationNext]: 'Grundhögen väntar på {card}.',
  [Refusal.FoundationOneCard]: 'Bara ett kort i taget läggs på grundhögen.',
  [Refusal.FoundationSuit]: 'Den grundhögen är till för en annan färg.',
  [Refusal.NothingToTurn]: 'Det finns inget kvar att vända.',
  [Refusal.NoPassLeft]: 'Det finns ingen genomgång kvar.',
  [Refusal.NotThere]: 'Kort kan inte läggas där.',
  [Refusal.StockOnlyTurns]: 'Talongens kort kan bara vändas.',
  'nothing-to-undo': 'Det finns inget att ångra.',
  'nothing-to-redo': 'Det finns inget att göra om.',
  'nothing-goes-up': 'Inget kort kan tryggt läggas upp nu.',
  'no-finish': 'Resten kan ännu inte spelas till slutet bara genom att läggas upp.',
  'no-place': 'Kortet passar ingenstans.',
  won: 'Patiensen har gått ut.',
  'no-line': 'Ingen lösning är känd härifrån.',
  'no-review': 'Det finns ännu inget drag att se tillbaka på.',
  'no-turning': 'Inget drag är ännu känt som kostade vinsten.',
  'no-deal': 'Givarna har nummer från 1 till 2147483647.',
  'bad-rules': 'De husreglerna går inte att spela.',
};
