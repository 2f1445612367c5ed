// What the settings mean: for the page's root element, and for the picture.
import type { Lang, Texts } from '../../i18n/index';
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

const CALM = '(prefers-reduced-motion: reduce)';

const CONTRAST = '(prefers-contrast: more), (forced-colors: active)';

/** What the system wishes for. */
export interface Wishes {
  /** less motion */
  readonly calm: boolean;
  /** more contrast */
  readonly contrast: boolean;
}

/** The wishes of now. */
export function systemWishes(): Wishes {
  return { calm: window.matchMedia(CALM).matches, contrast: window.matchMedia(CONTRAST).matches };
}

/** Calls back whenever the system wishes otherwise. */
function onWishes(changed: () => void): void {
  for (const wish of [CALM, CONTRAST]) window.matchMedia(wish).addEventListener('change', changed);
}

function clothOf({ theme, contrast }: Settings, wishes: Wishes): ThemeName {
  return contrast === 'more' || (contrast === 'system' && wishes.contrast) ? 'contrast' : theme;
}

/** How fast the cards move; 0 is without animation. */
export const paces: Record<Settings['speed'], number> = { slow: 0.6, normal: 1, fast: 2, off: 0 };

/** What the settings mean for the picture. */
export function tableOptions(settings: Settings, texts: Texts, wishes: Wishes): Partial<TableOptions> {
  const { leftHanded, fourColours, largeFaces, oneTap, speed, motion } = settings;
  return {
    theme: clothOf(settings, wishes),
    leftHanded,
    fourColours,
    largeFaces,
    oneTap,
    speed: paces[speed],
    reducedMotion: motion === 'reduced' || (motion === 'system' && wishes.calm),
    letters: settings.letters ? texts.cards.letters : standardLetters,
  };
}

function apply(ui: AppearanceUi, settings: Settings): void {
  const wishes = systemWishes();
  const root = document.documentElement;
  root.lang = ui.lang();
  root.dataset.theme = clothOf(settings, wishes);
  root.style.setProperty('--text-size', String(Number(settings.textSize) / 100));
  root.dataset.text = Number(settings.textSize) > 125 ? 'large' : 'usual';
  root.dataset.motion = settings.motion;
  root.dataset.hand = settings.leftHanded ? 'left' : 'right';
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `./manifest.${ui.lang()}.webmanifest`);
  const ground = getComputedStyle(root).getPropertyValue('--bar-ground');
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground);
  ui.table.setOptions(tableOptions(settings, ui.texts(), wishes));
}

/** Makes the settings felt, now and at each change of them or of the system's wishes; then calls `changed`. */
export function followSettings(ui: AppearanceUi, changed: () => void): void {
  const applyAll = () => apply(ui, ui.settings.value);
  applyAll();
  onWishes(applyAll);
  ui.settings.subscribe(() => {
    applyAll();
    changed();
  });
}
