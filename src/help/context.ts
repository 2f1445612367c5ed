// The help's view of the page that it is opened on.

import type { Lang, Texts } from '../i18n/index';
import type { RuleRecord } from '../patience/core/types';
import type { Games } from '../patience/ui/base/context';
import { type GameId, gameIds } from '../shared/core/types';
import { standardLetters } from '../shared/table/options';
import type { Back } from '../shared/ui/back';
import type { HelpPage } from '../shared/ui/helpAddress';
import type { Settings, SettingsStore } from '../shared/ui/settings';

/** What the help needs of the page that it is opened on. */
export interface HelpUi {
  readonly games: Games;
  readonly settings: SettingsStore;
  lang(): Lang;
  /** the browser's Back, which goes through the pages that were read */
  readonly back: Pick<Back, 'enter'>;
  /** a game's rules as they are played here: on the table with its house rules, elsewhere its own */
  rules(game: GameId): RuleRecord;
  /** aborted when the sheet that it is shown in is closed */
  readonly closed?: AbortSignal;
  /** what the room that the help is opened in adds at the end of its game's page */
  readonly more?: (page: HelpPage) => readonly HTMLElement[];
}

/** Whether a page is a patience's own. */
export function isPatience(page: string): page is GameId {
  return gameIds.some((id) => id === page);
}

/** The letters on the cards as they are drawn here, ace first. */
export function cardLetters(
  { settings }: { readonly settings: { readonly value: Pick<Settings, 'letters'> } },
  texts: Texts,
): readonly string[] {
  return settings.value.letters ? texts.cards.letters : standardLetters;
}
