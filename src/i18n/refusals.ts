import { Refusal } from '../../assembly/abi';
import { capital, cardName, type Lang, numberWord } from './words';

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

export interface RefusalValues {
  /** spaces or cells that are missing, or the face that a foundation waits for */
  readonly detail: number;
  /** how many cards were to be moved */
  readonly cards: number;
  /** the game has cells, so that a missing space is a cell and not a column */
  readonly cells: boolean;
  /** they are called free places */
  readonly places?: boolean;
}

type Sentence = string | ((values: RefusalValues) => string);

/** `Four cards would need two more …`, the nouns in singular and plural. */
function needsEn(one: string, many: string): Sentence {
  return ({ cards, detail }) => {
    const subject = capital(`${numberWord(cards, 'one', 'en')} ${cards === 1 ? 'card' : 'cards'}`);
    return `${subject} would need ${numberWord(detail, 'one', 'en')} more ${detail === 1 ? one : many}.`;
  };
}

function needsDa(one: string, many: string): Sentence {
  return ({ cards, detail }) =>
    `${capital(numberWord(cards, 'ét', 'da'))} kort ville kræve ${numberWord(detail, 'én', 'da')} ${detail === 1 ? one : many} mere.`;
}

function needsSv(one: string, many: string): Sentence {
  return ({ cards, detail }) =>
    `${capital(numberWord(cards, 'ett', 'sv'))} kort skulle kräva ${numberWord(detail, 'en', 'sv')} ${detail === 1 ? one : many} till.`;
}

function either(withCells: Sentence, without: Sentence): Sentence {
  return (values) => say(values.cells ? withCells : without, values);
}

function named(place: string, cell: string): Sentence {
  return ({ places }) => (places === true ? place : cell);
}

function say(sentence: Sentence, values: RefusalValues): string {
  return typeof sentence === 'string' ? sentence : sentence(values);
}

const en: Record<RefusalCode, Sentence> = {
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
  [Refusal.NeedsSpaces]: either(needsEn('free cell', 'free cells'), needsEn('empty column', 'empty columns')),
  [Refusal.NeedsCells]: needsEn('free place', 'free places'),
  [Refusal.KingOnly]: 'Only a king may go to an empty column.',
  [Refusal.CellTaken]: named('That free place is taken.', 'That cell is taken.'),
  [Refusal.CellHoldsOne]: named('A free place holds only one card.', 'A cell holds only one card.'),
  [Refusal.CellToCell]: named(
    'A card does not go from one free place to another.',
    'A card does not go from cell to cell.',
  ),
  [Refusal.FoundationFinal]: 'A card on a foundation stays there.',
  [Refusal.FoundationNext]: ({ detail }) => `The foundation is waiting for the ${cardName(detail, 'en')}.`,
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

const da: Record<RefusalCode, Sentence> = {
  [Refusal.NoSuchPile]: 'Kabalen har ikke sådan en bunke.',
  [Refusal.EmptyPile]: 'Der ligger intet kort.',
  [Refusal.TooFew]: 'Så mange kort ligger der ikke.',
  [Refusal.FaceDown]: 'Et kort med billedsiden nedad kan ikke flyttes.',
  [Refusal.NotARun]: 'Kortene er ikke en sekvens.',
  [Refusal.SamePile]: 'Kortet ligger der allerede.',
  [Refusal.WrongRank]: 'Kortet skal være én lavere end det, det lægges på.',
  [Refusal.WrongSuit]: 'Kolonnerne bygges nedad i samme kulør.',
  [Refusal.WrongColour]: 'Kolonnerne bygges nedad i skiftende farve.',
  [Refusal.OneAtATime]: 'Kun ét kort ad gangen må flyttes.',
  [Refusal.NeedsSpaces]: either(
    needsDa('fri celle', 'frie celler'),
    needsDa('tom kolonne', 'tomme kolonner'),
  ),
  [Refusal.NeedsCells]: needsDa('friplads', 'fripladser'),
  [Refusal.KingOnly]: 'Kun en konge må lægges i en tom kolonne.',
  [Refusal.CellTaken]: named('Fripladsen er optaget.', 'Cellen er optaget.'),
  [Refusal.CellHoldsOne]: named('En friplads rummer kun ét kort.', 'En celle rummer kun ét kort.'),
  [Refusal.CellToCell]: named(
    'Et kort flyttes ikke fra én friplads til en anden.',
    'Et kort flyttes ikke fra celle til celle.',
  ),
  [Refusal.FoundationFinal]: 'Et kort på fundamentet bliver der.',
  [Refusal.FoundationNext]: ({ detail }) => `Fundamentet venter på ${cardName(detail, 'da')}.`,
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
  'no-line': 'Der kendes ingen vej til gevinst herfra.',
  'no-review': 'Der er endnu intet træk at se tilbage på.',
  'no-turning': 'Der kendes endnu intet træk, som gav sejren fra sig.',
  'no-deal': 'Udlægninger har numre fra 1 til 2147483647.',
  'bad-rules': 'De husregler kan ikke spilles.',
};

const sv: Record<RefusalCode, Sentence> = {
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
  [Refusal.NeedsSpaces]: either(needsSv('fri cell', 'fria celler'), needsSv('tom kolumn', 'tomma kolumner')),
  [Refusal.NeedsCells]: needsSv('fri plats', 'fria platser'),
  [Refusal.KingOnly]: 'Bara en kung får läggas i en tom kolumn.',
  [Refusal.CellTaken]: named('Den fria platsen är upptagen.', 'Cellen är upptagen.'),
  [Refusal.CellHoldsOne]: named('En fri plats rymmer bara ett kort.', 'En cell rymmer bara ett kort.'),
  [Refusal.CellToCell]: named(
    'Kort flyttas inte från en fri plats till en annan.',
    'Kort flyttas inte från cell till cell.',
  ),
  [Refusal.FoundationFinal]: 'Ett kort på grundhögen stannar där.',
  [Refusal.FoundationNext]: ({ detail }) => `Grundhögen väntar på ${cardName(detail, 'sv')}.`,
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
  'no-line': 'Ingen väg till vinst är känd härifrån.',
  'no-review': 'Det finns ännu inget drag att se tillbaka på.',
  'no-turning': 'Inget drag är ännu känt som gav bort vinsten.',
  'no-deal': 'Givarna har nummer från 1 till 2147483647.',
  'bad-rules': 'De husreglerna går inte att spela.',
};

export const refusals = { en, da, sv } satisfies Record<Lang, Record<RefusalCode, Sentence>>;

/** Why a wish was refused, as a sentence. `reason` is abi.Refusal or one of the session's codes. */
export function refusalSentence(reason: number | string, values: RefusalValues, lang: Lang): string {
  const known: Partial<Record<number | string, Sentence>> = refusals[lang];
  return say(known[reason] ?? refusals[lang][Refusal.NotThere], values);
}
