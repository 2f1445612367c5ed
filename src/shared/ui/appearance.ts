// What the settings mean: for the page's root element, and for the picture.
import type { Lang, Texts } from '../../i18n/index';
import { growthIn } from '../table/measures';
import { standardLetters, type TableOptions } from '../table/options';
import type { ThemeName } from '../table/theme';
import type { Settings, SettingsStore } from './settings';

/** As much of a page as the settings change. */
export interface AppearanceUi {
  readonly settings: SettingsStore;
  readonly table: { setOptions(options: Partial<TableOptions>): void };
  lang(): Lang;
  texts(): Texts;
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

const MORE_CONTRAST = '(prefers-contrast: more), (forced-colors: active)';

/** What the system prefers. */
export interface SystemPreferences {
  /** less motion */
  readonly reducedMotion: boolean;
  /** more contrast */
  readonly contrast: boolean;
}

/** The preferences of now. */
export function systemPreferences(): SystemPreferences {
  return {
    reducedMotion: window.matchMedia(REDUCED_MOTION).matches,
    contrast: window.matchMedia(MORE_CONTRAST).matches,
  };
}

/** Calls back whenever they change. */
function onSystemPreferences(changed: () => void): void {
  for (const preference of [REDUCED_MOTION, MORE_CONTRAST])
    window.matchMedia(preference).addEventListener('change', changed);
}

/** How large words and controls are : usual: as large as the player wants them, times what the window gives. */
function wordsOf({ textSize }: Settings): number {
  return (Number(textSize) / 100) * growthIn(window.innerWidth, window.innerHeight);
}

function clothOf({ theme, contrast }: Settings, preferences: SystemPreferences): ThemeName {
  return contrast === 'more' || (contrast === 'system' && preferences.contrast) ? 'contrast' : theme;
}

/** How fast the cards move; 0 is without animation. */
export const speedFactors: Record<Settings['speed'], number> = { slow: 0.6, normal: 1, fast: 2, off: 0 };

/** What the settings mean for the picture. */
export function tableOptions(
  settings: Settings,
  texts: Texts,
  preferences: SystemPreferences,
): Partial<TableOptions> {
  const { back, leftHanded, stockPlace, fourColours, largeFaces, oneTap, speed, motion } = settings;
  return {
    theme: clothOf(settings, preferences),
    back,
    leftHanded,
    stockPlace,
    fourColours,
    largeFaces,
    oneTap,
    speed: speedFactors[speed],
    reducedMotion: motion === 'reduced' || (motion === 'system' && preferences.reducedMotion),
    letters: settings.letters ? texts.cards.letters : standardLetters,
    words: wordsOf(settings),
  };
}

function apply(ui: AppearanceUi, settings: Settings): void {
  const preferences = systemPreferences();
  const root = document.documentElement;
  root.lang = ui.lang();
  root.dataset.theme = clothOf(settings, preferences);
  root.style.setProperty('--text-size', String(wordsOf(settings)));
  root.dataset.text = Number(settings.textSize) > 125 ? 'large' : 'usual';
  root.dataset.motion = settings.motion;
  root.dataset.hand = settings.leftHanded ? 'left' : 'right';
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `./manifest.${ui.lang()}.webmanifest`);
  const ground = getComputedStyle(root).getPropertyValue('--bar-ground');
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground);
  ui.table.setOptions(tableOptions(settings, ui.texts(), preferences));
}

/**
 * Applies the settings, now and at each change of them or of what the system prefers. `changed` is called
 * after a change of the settings, and told whether the page's language is another one now.
 */
export function followSettings(ui: AppearanceUi, changed: (isOtherLanguage: boolean) => void): void {
  let lang = ui.lang();
  const applyAll = () => apply(ui, ui.settings.value);
  applyAll();
  onSystemPreferences(applyAll);
  let grown = wordsOf(ui.settings.value);
  window.addEventListener('resize', () => {
    const now = wordsOf(ui.settings.value);
    if (now === grown) return;
    grown = now;
    applyAll();
  });
  ui.settings.subscribe(() => {
    applyAll();
    changed(lang !== ui.lang());
    lang = ui.lang();
  });
}
