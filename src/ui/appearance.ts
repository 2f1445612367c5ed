// What the settings mean: for the page's root element, and for the picture.
import type { Texts } from '../i18n/index';
import { standardLetters, type TableOptions } from '../table/table';
import type { Ui } from './context';
import { jumpLabels } from './focus';
import type { Settings } from './settings';

const CALM = '(prefers-reduced-motion: reduce)';

/** Whether the system asks for less motion. */
export function calmWished(): boolean {
  return window.matchMedia(CALM).matches;
}

/** How fast the cards move; 0 is without animation. */
const paces: Record<Settings['speed'], number> = { slow: 0.6, normal: 1, fast: 2, off: 0 };

/** What the settings mean for the picture; `calm`: the system asks for less motion. */
export function tableOptions(settings: Settings, texts: Texts, calm: boolean): Partial<TableOptions> {
  const { theme, leftHanded, fourColours, largeFaces, oneTap, speed, motion } = settings;
  return {
    theme,
    leftHanded,
    fourColours,
    largeFaces,
    oneTap,
    speed: paces[speed],
    reducedMotion: motion === 'reduced' || (motion === 'system' && calm),
    letters: settings.letters ? texts.cards.letters : standardLetters,
    labels: jumpLabels,
  };
}

function apply(ui: Ui, settings: Settings, calm: boolean): void {
  const root = document.documentElement;
  root.lang = ui.lang();
  root.dataset.theme = settings.theme;
  root.dataset.motion = settings.motion;
  root.dataset.hand = settings.leftHanded ? 'left' : 'right';
  ui.table.setOptions(tableOptions(settings, ui.texts(), calm));
}

/** Makes the settings felt, now and at each change of them or of the system's wish; then calls `changed`. */
export function followSettings(ui: Ui, changed: () => void): void {
  const calm = window.matchMedia(CALM);
  const applyAll = () => apply(ui, ui.settings.value, calm.matches);
  applyAll();
  calm.addEventListener('change', applyAll);
  ui.settings.subscribe(() => {
    applyAll();
    changed();
  });
}
