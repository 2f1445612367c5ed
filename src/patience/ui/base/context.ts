// What every part of the page is given: the one session, the table, the texts of the day.

import { damagedList } from '../../../i18n/damaged';
import type { Lang, Texts } from '../../../i18n/index';
import { type GameId, gameIds } from '../../../shared/core/types';
import type { Damaged } from '../../../shared/storage/damaged';
import type { Note } from '../../../shared/ui/messages';
import type { PageUi } from '../../../shared/ui/pageUi';
import type { Rooms } from '../../../shared/ui/rooms';
import type { RuleRecord } from '../../core/types';
import type { Level } from '../../game/deals/difficulty';
import type { Entry } from '../../game/deals/entry';
import type { Judgement } from '../../game/deals/finder';
import type { GameRules } from '../../game/deals/finderQuestions';
import type { HouseRulesList } from '../../game/deals/houseRules';
import type { SavedGames } from '../../game/keeping/savedGames';
import type { Intent, Outcome, RefusalText } from '../../game/session/intents';
import type { PatienceSession } from '../../game/session/session';
import type { ListedGame } from '../../game/text/pasted';
import type { Transcript } from '../../game/text/transcript';
import type { Table } from '../../table/table';
import type { CommandId, PageAction } from './commands';

/** The part of the table that the page speaks to. */
export type TableView = Pick<
  Table,
  | 'focus'
  | 'hold'
  | 'jumpLabels'
  | 'spotAt'
  | 'layout'
  | 'rectOf'
  | 'onLayout'
  | 'onPicture'
  | 'setOptions'
  | 'busy'
  | 'letGo'
>;

/** What is known of the games beyond their rules. */
export interface Games {
  name(game: GameId, lang: Lang): string;
  /** the name for a narrow screen */
  shortName(game: GameId, lang: Lang): string;
  /** other names that people use; may be empty */
  otherNames(game: GameId, lang: Lang): readonly string[];
  rules(game: GameId): RuleRecord;
  /** must it be agreed before the game what may go to an empty column? */
  asks(game: GameId): boolean;
}

/** New deals. */
export interface Dealing {
  /** Deals a new one of these rules, as the settings want it. Asking again meanwhile changes nothing. */
  start(of: GameRules): void;
  /** Ends the search, and deals one that was not searched. */
  skip(): void;
  /** What stands beside the laurel while one is looked for. */
  note(): Note<CommandId> | null;
  /** The session's game has changed. */
  hear(outcome: Outcome): void;
  /** How hard the deal on the table is, as far as that is known. */
  level(): Level | null;
}

export interface Ui extends PageUi<CommandId> {
  readonly session: PatienceSession;
  readonly savedGames: SavedGames;
  readonly table: TableView;
  readonly games: Games;
  readonly houseRules: HouseRulesList;
  /** the first rule for which the core refuses a record, or `null` */
  ruleFault(rules: RuleRecord): keyof RuleRecord | null;
  /** Throws what `session.open` throws for a game that begins from a position; nothing changes. */
  checkTranscript(transcript: Transcript): void;
  /** The game that begins as another one and goes on by a list of moves; throws what `session.open` throws. */
  listedGame(from: Transcript, tokens: readonly string[]): ListedGame;
  /** Can the position that a game begins from be won? Rejects when the search fails. */
  judge(transcript: Transcript): Promise<Judgement>;
  /** Keeps what was entered of a deal from real cards. */
  keepEntry(entry: Entry): void;
  readonly rooms: Rooms;
  texts(): Texts;
  /** the sentence for a refused move */
  refusal(refusal: RefusalText): string;
  send(intent: Intent): Outcome;
  act(act: PageAction): void;
  /** deals a number, by the game's own rules unless others are given */
  deal(game: GameId, number: number, rules?: RuleRecord): void;
  readonly dealing: () => Dealing;
  /** the page's own address, without a fragment */
  base(): string;
  /** a deal number at random */
  anyNumber(): number;
  /** milliseconds on a clock that never goes back */
  now(): number;
}

/** What cannot be read of what is kept, by name, in the language of the page. */
export function damagedNames(ui: Ui, damaged: readonly Damaged[]): string {
  const patience = (id: string) => {
    const game = gameIds.find((known) => known === id);
    return game === undefined ? null : ui.games.name(game, ui.lang());
  };
  return damagedList(damaged, ui.texts().keeping.damaged, ui.lang(), patience);
}

/** The name of the game on the table, in the language of the page. */
export function gameName(ui: Ui): string {
  return ui.games.name(ui.session.state.game, ui.lang());
}
