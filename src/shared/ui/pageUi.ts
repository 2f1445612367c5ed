// What the pages of both games give to their parts: the settings, the language, sounds, and sentences to the
// player.
import { type Lang, pickLanguage } from '../../i18n/index';
import type { SoundPlayer } from '../sound/player';
import type { Sound } from '../sound/recipes';
import type { Back } from './back';
import type { HelpSheet } from './helpAddress';
import type { Messages } from './messages';
import type { SettingsStore } from './settings';
import type { Speech } from './speech';

/** `Id`: the commands that may stand by a sentence. */
export interface PageUi<Id> {
  readonly settings: SettingsStore;
  lang(): Lang;
  /** a sentence by the badge or bar and for readers, until the next input, with what may be pressed for it */
  tell(text: string, commands?: readonly Id[]): void;
  /** for readers alone */
  say(text: string): void;
  /** plays a sound, where sounds are switched on */
  sound(sound: Sound): void;
  /** the browser's Back */
  readonly back: Back;
  /** the help, open at a place */
  readonly help: HelpSheet;
  /** a newer build of the page waits to be taken */
  updateReady(): boolean;
}

export interface PageUiParts {
  readonly settings: SettingsStore;
  /** the browser's languages, the preferred one first */
  readonly languages: readonly string[];
  readonly sounds: Pick<SoundPlayer, 'play'>;
  readonly back: Back;
  readonly help: HelpSheet;
  readonly updateReady: () => boolean;
}

/** Where sentences go, once the page has its components. */
export interface Voice<Id> {
  readonly messages: Pick<Messages<Id>, 'show'>;
  readonly speech: Pick<Speech, 'say'>;
}

export function createPageUi<Id>(
  { settings, languages, sounds, back, help, updateReady }: PageUiParts,
  voice: () => Voice<Id>,
): PageUi<Id> {
  const say = (text: string) => voice().speech.say('refusal', text);
  return {
    settings,
    back,
    help,
    updateReady,
    lang: () => pickLanguage(settings.value.lang, languages),
    tell(text, commands) {
      voice().messages.show(text, commands);
      say(text);
    },
    say,
    sound: (sound) => sounds.play([{ sound, at: 0 }]),
  };
}

/** Sends a page's intents, and knows the one whose outcome is told; null: it was sent elsewhere. */
export function createSender<Intent, Outcome>(dispatch: (intent: Intent) => Outcome) {
  let sent: Intent | null = null;
  return {
    send(intent: Intent): Outcome {
      sent = intent;
      const outcome = dispatch(intent);
      sent = null;
      return outcome;
    },
    sent: () => sent,
  };
}
