// What every part of the page is given: the one session, the table, the texts of the day.
import type { GameId, RuleRecord } from '../core/types';
import type { Intent, Outcome, RefusalText, Session } from '../game/intents';
import type { Lang, Texts } from '../i18n/index';
import type { Act } from './commands';
import type { SettingsStore, Speed, Theme } from './settings';

/** What the settings mean for the picture. */
export interface TableOptions {
  readonly theme: Theme;
  readonly leftHanded: boolean;
  readonly fourColours: boolean;
  readonly largeFaces: boolean;
  readonly reducedMotion: boolean;
  readonly speed: Speed;
}

/** The part of the table that the page speaks to. */
export interface TableView {
  resize(): void;
  focus(pile: number, depth: number | null): void;
  jumpLabels(show: boolean): void;
  setOptions(options: TableOptions): void;
  busy(): boolean;
}

/** What is known of the games beyond their rules. */
export interface Games {
  name(game: GameId, lang: Lang): string;
  /** other names that people use; may be empty */
  otherNames(game: GameId, lang: Lang): readonly string[];
  rules(game: GameId): RuleRecord;
}

export interface Ui {
  readonly session: Session;
  readonly table: TableView;
  readonly games: Games;
  readonly settings: SettingsStore;
  lang(): Lang;
  texts(): Texts;
  /** the sentence for a refused move */
  refusal(refusal: RefusalText): string;
  send(intent: Intent): Outcome;
  act(act: Act): void;
  deal(game: GameId, number: number): void;
  /** a deal number at random */
  anyNumber(): number;
  /** milliseconds on a clock that never goes back */
  now(): number;
}

/** The name of the game on the table, in the language of the page. */
export function gameName(ui: Ui): string {
  return ui.games.name(ui.session.state.game, ui.lang());
}
