// What a player can set, and where it is kept.
import { isLang, type Lang } from '../../i18n/index';
import { type Damaged, unreadable } from '../storage/damaged';
import { isRecord } from '../storage/fields';
import { type BackName, backNames, type StockPlace, stockPlaces } from '../table/options';

export const clothChoices = ['longwood', 'marine', 'bordeaux', 'slate', 'linen'] as const;
export type Cloth = (typeof clothChoices)[number];
export const motions = ['system', 'full', 'reduced'] as const;
export type Motion = (typeof motions)[number];
export const contrasts = ['system', 'more', 'usual'] as const;
export type Contrast = (typeof contrasts)[number];
/** per cent */
export const textSizes = ['100', '125', '150', '200'] as const;
export type TextSize = (typeof textSizes)[number];
export const speeds = ['slow', 'normal', 'fast', 'off'] as const;
export type Speed = (typeof speeds)[number];

export const levelWishes = ['any', 'easy', 'medium', 'hard'] as const;
export type LevelWish = (typeof levelWishes)[number];

/** what may go to an empty column where that is agreed before the game; `ask`: not agreed yet */
export const agreements = ['ask', 'any', 'king'] as const;
export type Agreement = (typeof agreements)[number];
export const napPaces = ['slow', 'normal', 'fast', 'instant'] as const;
export type NapPace = (typeof napPaces)[number];
/** The suits of a hand from the left, by their first letters: clubs, diamonds, hearts, spades. */
export const napSuitOrders = ['shcd', 'shdc', 'sdch', 'hscd', 'cdhs'] as const;
export type NapSuits = (typeof napSuitOrders)[number];

export interface Settings {
  /** null: as the browser */
  readonly lang: Lang | null;
  readonly theme: Cloth;
  readonly back: BackName;
  readonly motion: Motion;
  readonly speed: Speed;
  readonly contrast: Contrast;
  readonly textSize: TextSize;
  readonly leftHanded: boolean;
  readonly stockPlace: StockPlace;
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
  /** new deals are ones that can be won */
  readonly winnableOnly: boolean;
  /** how hard new deals are to be */
  readonly level: LevelWish;
  readonly emptyColumn: Agreement;
  readonly sounds: boolean;
  /** 0 .. 100 */
  readonly volume: number;
  /** a light tap of the device's motor as cards are put down */
  readonly vibration: boolean;
  /**
   * the trick game: how fast the computers are, whether the only legal card plays itself, and whether a
   * finished trick waits for a tap
   */
  readonly napPace: NapPace;
  readonly napPlayOnly: boolean;
  readonly napTrickWaits: boolean;
  readonly napTakeBack: boolean;
  readonly napSuits: NapSuits;
  /** has been here before: needs no welcome */
  readonly welcomed: boolean;
  /** the same at the trick game */
  readonly napWelcomed: boolean;
}

export const usualSettings: Settings = {
  lang: null,
  theme: 'longwood',
  back: 'bees',
  motion: 'system',
  speed: 'normal',
  contrast: 'system',
  textSize: '100',
  leftHanded: false,
  stockPlace: 'above',
  fourColours: false,
  largeFaces: false,
  letters: false,
  oneTap: false,
  singleKeys: true,
  fairSight: false,
  autoMoves: true,
  clock: true,
  winnableOnly: true,
  level: 'any',
  emptyColumn: 'ask',
  sounds: false,
  volume: 50,
  vibration: false,
  napPace: 'normal',
  napPlayOnly: false,
  napTrickWaits: false,
  napTakeBack: true,
  napSuits: 'shcd',
  welcomed: false,
  napWelcomed: false,
};

function oneOf<T extends string>(words: readonly T[], value: unknown, usual: T): T {
  return words.find((word) => word === value) ?? usual;
}

/** What stands in stored text, by its keys, those of other versions too; nothing where it is damaged. */
function readStored(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // damaged text: as usual
  }
  return {};
}

function percent(value: unknown, usual: number): number {
  return typeof value === 'number' && value >= 0 && value <= 100 ? Math.round(value) : usual;
}

/** Settings out of stored text; whatever is missing or damaged is as usual. */
export function parseSettings(text: string | null): Settings {
  const stored = readStored(text);
  const flag = (name: keyof Settings, usual: boolean) =>
    typeof stored[name] === 'boolean' ? (stored[name] as boolean) : usual;
  const u = usualSettings;
  return {
    lang: isLang(stored.lang) ? stored.lang : null,
    theme: oneOf(clothChoices, stored.theme, u.theme),
    back: oneOf(backNames, stored.back, u.back),
    motion: oneOf(motions, stored.motion, u.motion),
    speed: oneOf(speeds, stored.speed, u.speed),
    contrast: oneOf(contrasts, stored.contrast, u.contrast),
    textSize: oneOf(textSizes, stored.textSize, u.textSize),
    leftHanded: flag('leftHanded', u.leftHanded),
    stockPlace: oneOf(stockPlaces, stored.stockPlace, u.stockPlace),
    fourColours: flag('fourColours', u.fourColours),
    largeFaces: flag('largeFaces', u.largeFaces),
    letters: flag('letters', u.letters),
    oneTap: flag('oneTap', u.oneTap),
    singleKeys: flag('singleKeys', u.singleKeys),
    fairSight: flag('fairSight', u.fairSight),
    autoMoves: flag('autoMoves', u.autoMoves),
    clock: flag('clock', u.clock),
    winnableOnly: flag('winnableOnly', u.winnableOnly),
    level: oneOf(levelWishes, stored.level, u.level),
    emptyColumn: oneOf(agreements, stored.emptyColumn, u.emptyColumn),
    sounds: flag('sounds', u.sounds),
    volume: percent(stored.volume, u.volume),
    vibration: flag('vibration', u.vibration),
    napPace: oneOf(napPaces, stored.napPace, u.napPace),
    napPlayOnly: flag('napPlayOnly', u.napPlayOnly),
    napTrickWaits: flag('napTrickWaits', u.napTrickWaits),
    napTakeBack: flag('napTakeBack', u.napTakeBack),
    napSuits: oneOf(napSuitOrders, stored.napSuits, u.napSuits),
    welcomed: flag('welcomed', u.welcomed),
    napWelcomed: flag('napWelcomed', u.napWelcomed),
  };
}

/** What a file has of settings: those that can be, and by name those that cannot. Names of none of ours are left out. */
export function readSettings(stored: unknown): {
  readonly read: Partial<Settings>;
  readonly damaged: readonly Damaged[];
} {
  if (stored === undefined || stored === null) return { read: {}, damaged: [] };
  if (!isRecord(stored)) return { read: {}, damaged: [unreadable('settings')] };
  const parsed = parseSettings(JSON.stringify(stored));
  const named = (Object.keys(usualSettings) as (keyof Settings)[]).filter((name) => name in stored);
  const sound = named.filter((name) => parsed[name] === stored[name]);
  return {
    read: Object.fromEntries(sound.map((name) => [name, parsed[name]])),
    damaged: named.filter((name) => !sound.includes(name)).map((name) => unreadable('settings', name)),
  };
}

/** Where a text can be kept under a name; both may throw. */
export interface TextStore {
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

/** The name under which the settings are kept. */
export const SETTINGS_NAME = 'napoleon.settings';

/**
 * The store of settings. `store` is asked for at every use, since a browser may refuse even to show it.
 * `others` is given a listener for what another window has written. Windows change only what the player
 * changed in them.
 */
export function createSettings(
  store: () => TextStore,
  others: (hear: (text: string | null) => void) => void = () => {},
): SettingsStore {
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
  const stored = () => store().getItem(SETTINGS_NAME);
  let value = parseSettings(attempt(stored));
  const become = (next: Settings) => {
    value = next;
    for (const listener of listeners) listener(value);
  };
  others((text) => become(parseSettings(text)));
  return {
    get value() {
      return value;
    },
    get kept() {
      return kept;
    },
    change(part) {
      attempt(() => store().setItem(SETTINGS_NAME, JSON.stringify({ ...readStored(stored()), ...part })));
      become({ ...value, ...part });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
