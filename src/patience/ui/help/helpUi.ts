// The help's view of the page that it is opened on.

import type { Lang } from '../../../i18n/index';
import type { Back } from '../../../shared/ui/back';
import type { SettingsStore } from '../../../shared/ui/settings';
import { type GameId, gameIds, type RuleRecord } from '../../core/types';
import type { Games, Ui } from '../base/context';

/** What the help needs of the page that it is opened on. */
export interface HelpUi {
  readonly games: Games;
  readonly settings: SettingsStore;
  lang(): Lang;
  /** the browser's Back, which goes through the pages that were read */
  readonly back: Pick<Back, 'enter'>;
  /** a game's rules as they are played here: on the table with its house rules, elsewhere its own */
  rules(game: GameId): RuleRecord;
  /** what the room that the help is opened in adds at the end of its game's page */
  readonly more?: (page: string) => readonly HTMLElement[];
}

/** The help's view of the page of patiences. */
export function helpUi(ui: Ui): HelpUi {
  const { games, settings, lang, back } = ui;
  return {
    games,
    back,
    settings,
    lang,
    rules: (game) => (game === ui.session.state.game ? ui.session.state.rules : games.rules(game)),
  };
}

/** Whether a page is a patience's own. */
export function isPatience(page: string): page is GameId {
  return gameIds.some((id) => id === page);
}
