// What a player can set, and where it is kept.
import { isLang, type Lang } from '../i18n/index';

export const themes = ['longwood', 'marine', 'bordeaux', 'slate', 'linen'] as const;
export type Theme = (typeof themes)[number];
export const motions = ['system', 'full', 'reduced'] as const;
export type Motion = (typeof motions)[number];
export const speeds = ['slow', 'normal', 'fast', 'off'] as const;
export type Speed = (typeof speeds)[number];

export const napPaces = ['slow', 'normal', 'fast', 'instant'] as const;
export type NapPace = (typeof napPaces)[number];

export interface Settings {
  /** null: as the browser */
  readonly lang: Lang | null;
  readonly theme: Theme;
  readonly motion: Motion;
  readonly speed: Speed;
  readonly leftHanded: boolean;
  readonly fourColours: boolean;
  readonly largeFaces: boolean;
  /** the language's own letters on the cards, not A K Q J */
  readonly letters: boolean;
  readonly oneTap: boolean;
  readonly singleKeys: boolean;
  /** advice does not read cards that the player has not seen */
  readonly fairSight: boolean;
  readonly autoMoves: boolean;
  readonly clock: boolean;
  /** the trick game: how fast the computers are, whether the only legal card plays itself, and whether a finished trick
   * waits for a tap */
  readonly napPace: NapPace;
  readonly napPlayOnly: boolean;
  readonly napTrickWaits: boolean;
}

export const usualSettings: Settings = {
  lang: null,
  theme: 'longwood',
  motion: 'system',
  speed: 'normal',
  leftHanded: false,
  fourColours: false,
  largeFaces: false,
  letters: false,
  oneTap: false,
  singleKeys: true,
  fairSight: false,
  autoMoves: true,
  clock: true,
  napPace: 'normal',
  napPlayOnly: false,
  napTrickWaits: false,
};

function oneOf<T extends string>(words: readonly T[], value: unknown, usual: T): T {
  return words.find((word) => word === value) ?? usual;
}

/** Settings out of stored text; whatever is missing or damaged is as usual. */
export function parseSettings(text: string | null): Settings {
  let stored: Record<string, unknown> = {};
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value === 'object' && value !== null) stored = value as Record<string, unknown>;
  } catch {
    // damaged text: as usual
  }
  const flag = (name: keyof Settings, usual: boolean) =>
    typeof stored[name] === 'boolean' ? (stored[name] as boolean) : usual;
  const u = usualSettings;
  return {
    lang: isLang(stored.lang) ? stored.lang : null,
    theme: oneOf(themes, stored.theme, u.theme),
    motion: oneOf(motions, stored.motion, u.motion),
    speed: oneOf(speeds, stored.speed, u.speed),
    leftHanded: flag('leftHanded', u.leftHanded),
    fourColours: flag('fourColours', u.fourColours),
    largeFaces: flag('largeFaces', u.largeFaces),
    letters: flag('letters', u.letters),
    oneTap: flag('oneTap', u.oneTap),
    singleKeys: flag('singleKeys', u.singleKeys),
    fairSight: flag('fairSight', u.fairSight),
    autoMoves: flag('autoMoves', u.autoMoves),
    clock: flag('clock', u.clock),
    napPace: oneOf(napPaces, stored.napPace, u.napPace),
    napPlayOnly: flag('napPlayOnly', u.napPlayOnly),
    napTrickWaits: flag('napTrickWaits', u.napTrickWaits),
  };
}

/** Where a text can be kept under a name; both may throw. */
export interface Shelf {
  getItem(name: string): string | null;
  setItem(name: string, text: string): void;
}

export interface SettingsStore {
  readonly value: Settings;
  /** false once the browser has refused to keep anything */
  readonly kept: boolean;
  change(part: Partial<Settings>): void;
  subscribe(listener: (settings: Settings) => void): () => void;
}

const NAME = 'napoleon.settings';

/** The store of settings. `shelf` is asked for at every use, since a browser may refuse even to show it. */
export function createSettings(shelf: () => Shelf): SettingsStore {
  const listeners = new Set<(settings: Settings) => void>();
  let kept = true;
  const attempt = <T>(action: () => T): T | null => {
    try {
      return action();
    } catch {
      kept = false;
      return null;
    }
  };
  let value = parseSettings(attempt(() => shelf().getItem(NAME)));
  return {
    get value() {
      return value;
    },
    get kept() {
      return kept;
    },
    change(part) {
      value = { ...value, ...part };
      attempt(() => shelf().setItem(NAME, JSON.stringify(value)));
      for (const listener of listeners) listener(value);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
