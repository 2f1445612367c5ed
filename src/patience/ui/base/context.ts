// What every part of the page is given: the one session, the table, the texts of the day.

import type { Lang, Texts } from '../../../i18n/index';
import type { Sound } from '../../../shared/sound/recipes';
import type { Back } from '../../../shared/ui/back';
import type { Rooms } from '../../../shared/ui/rooms';
import type { SettingsStore } from '../../../shared/ui/settings';
import type { GameId, RuleRecord } from '../../core/types';
import type { Entry } from '../../game/deals/entry';
import type { Judgement } from '../../game/deals/finder';
import type { HouseRulesList } from '../../game/deals/houseRules';
import type { SavedGames } from '../../game/keeping/savedGames';
import type { Intent, Outcome, RefusalText } from '../../game/session/intents';
import type { PatienceSession } from '../../game/session/session';
import type { Transcript } from '../../game/text/transcript';
import type { Table } from '../../table/table';
import type { Dealing } from '../sheets/dealing';
import type { PageAction } from './commands';

/** The part of the table that the page speaks to. */
export type TableView = Pick<
  Table,
  'focus' | 'jumpLabels' | 'layout' | 'rectOf' | 'onLayout' | 'onPicture' | 'setOptions' | 'busy'
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

export interface Ui {
  readonly session: PatienceSession;
  readonly keeping: SavedGames;
  readonly table: TableView;
  readonly games: Games;
  readonly settings: SettingsStore;
  readonly house: HouseRulesList;
  /** the first rule for which the core refuses a record, or `null` */
  ruleFault(rules: RuleRecord): keyof RuleRecord | null;
  /** Throws what `session.open` throws for a game that begins from a position; nothing changes. */
  checkTranscript(transcript: Transcript): void;
  /** Can the position that a game begins from be won? Rejects when the search fails. */
  judge(transcript: Transcript): Promise<Judgement>;
  /** Keeps what was entered of a deal from real cards. */
  keepEntry(entry: Entry): void;
  readonly rooms: Rooms;
  lang(): Lang;
  texts(): Texts;
  /** the sentence for a refused move */
  refusal(refusal: RefusalText): string;
  send(intent: Intent): Outcome;
  act(act: PageAction): void;
  /** deals a number, by the game's own rules unless others are given */
  deal(game: GameId, number: number, rules?: RuleRecord): void;
  readonly dealing: () => Dealing;
  /** a sentence by the badge and for readers, until the next input */
  tell(text: string): void;
  /** for readers alone */
  say(text: string): void;
  /** the browser's Back */
  readonly back: Back;
  /** the page's own address, without a fragment */
  base(): string;
  /** a deal number at random */
  anyNumber(): number;
  /** sounds, where sounds are wished for */
  sound(sound: Sound): void;
  /** a newer build of the page waits to be taken */
  updateReady(): boolean;
  /** milliseconds on a clock that never goes back */
  now(): number;
}

/** The name of the game on the table, in the language of the page. */
export function gameName(ui: Ui): string {
  return ui.games.name(ui.session.state.game, ui.lang());
}
