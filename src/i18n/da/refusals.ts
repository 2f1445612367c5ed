// Why a wish was refused, in Danish.
import { Refusal } from '../../../assembly/abi';
import type { refusalsEn, refusedCardsEn } from '../en/refusals';

export const refusedCardsDa: typeof refusedCardsEn = { one: 'Ét kort', other: '{n} kort' };

export const refusalsDa: typeof refusalsEn = {
  [Refusal.NoSuchPile]: 'Sådan et sted har kabalen ikke.',
  [Refusal.EmptyPile]: 'Der ligger intet kort.',
  [Refusal.TooFew]: 'Så mange kort ligger der ikke.',
  [Refusal.FaceDown]: 'Et kort med billedsiden nedad kan ikke flyttes.',
  [Refusal.NotARun]: 'Kortene er ikke en sekvens.',
  [Refusal.SamePile]: 'Kortet ligger der allerede.',
  [Refusal.WrongRank]: 'Kortet skal være én lavere end det, det lægges på.',
  [Refusal.WrongSuit]: 'Kolonnerne bygges nedad i samme kulør.',
  [Refusal.WrongColour]: 'Kolonnerne bygges nedad i skiftende farve.',
  [Refusal.OneAtATime]: 'Kun ét kort ad gangen må flyttes.',
  [Refusal.NeedsSpaces]: {
    cell: {
      one: '{cards} ville kræve {n} fri celle mere.',
      other: '{cards} ville kræve {n} frie celler mere.',
    },
    beyond: '{cards} ville ikke kunne flyttes, selv med alle celler frie.',
    column: {
      one: '{cards} ville kræve {n} tom kolonne mere.',
      other: '{cards} ville kræve {n} tomme kolonner mere.',
    },
  },
  [Refusal.NeedsCells]: {
    cell: {
      one: '{cards} ville kræve {n} friplads mere.',
      other: '{cards} ville kræve {n} fripladser mere.',
    },
    beyond: 'Højst {all} kort flyttes samlet: flere end {all} fripladser er der ikke.',
  },
  [Refusal.KingOnly]: 'Kun en konge må lægges i en tom kolonne.',
  [Refusal.CellTaken]: { place: 'Fripladsen er optaget.', cell: 'Cellen er optaget.' },
  [Refusal.CellHoldsOne]: { place: 'En friplads rummer kun ét kort.', cell: 'En celle rummer kun ét kort.' },
  [Refusal.CellToCell]: {
    place: 'Et kort flyttes ikke fra én friplads til en anden.',
    cell: 'Et kort flyttes ikke fra celle til celle.',
  },
  [Refusal.FoundationFinal]: 'Et kort på fundamentet bliver der.',
  [Refusal.FoundationNext]: 'Fundamentet venter på {card}.',
  [Refusal.FoundationOneCard]: 'Kun ét kort ad gangen lægges på fundamentet.',
  [Refusal.FoundationSuit]: 'Det fundament er til en anden kulør.',
  [Refusal.NothingToTurn]: 'Der er ikke mere at vende.',
  [Refusal.NoPassLeft]: 'Der er ingen omgang tilbage.',
  [Refusal.NotThere]: 'Der kan ikke lægges kort dér.',
  [Refusal.StockOnlyTurns]: 'Bunkens kort kan kun vendes.',
  'nothing-to-undo': 'Der er intet at fortryde.',
  'nothing-to-redo': 'Der er intet at gentage.',
  'nothing-goes-up': 'Intet kort kan trygt lægges op nu.',
  'no-finish': 'Resten kan endnu ikke spilles til ende alene ved at lægge op.',
  'no-place': 'Kortet passer ingen steder.',
  won: 'Kabalen er gået op.',
  'no-line': 'Der kendes ingen løsning herfra.',
  'no-review': 'Der er endnu intet træk at se tilbage på.',
  'no-turning': 'Der kendes endnu intet træk, som kostede sejren.',
  'no-deal': 'Udlægninger har numre fra 1 til 2147483647.',
  'bad-rules': 'De husregler kan ikke spilles.',
};
