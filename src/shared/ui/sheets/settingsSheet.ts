// The settings as a sheet; each takes hold at once.
import { type Lang, languages, type Texts, textsOf } from '../../../i18n/index';
import type { Sound } from '../../sound/recipes';
import { backNames, stockPlaces } from '../../table/options';
import { options, switchRow } from '../controls';
import { h } from '../dom';
import { hasMotor, tapMotor } from '../motor';
import {
  clothChoices,
  contrasts,
  motions,
  type Settings,
  type SettingsStore,
  speeds,
  textSizes,
} from '../settings';
import type { SheetSpec } from '../sheet';

/** What the settings need of a page. */
export interface SettingsUi {
  readonly settings: SettingsStore;
  lang(): Lang;
  texts(): Texts;
  sound(sound: Sound): void;
}

type Flag = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

/** A switch for one of the settings. */
export function toggle(
  ui: Pick<SettingsUi, 'settings'>,
  flag: Flag,
  label: string,
  note?: string,
): HTMLElement {
  const set = (isOn: boolean) => ui.settings.change({ [flag]: isOn });
  return switchRow(`set-${flag}`, label, ui.settings.value[flag], set, note).element;
}

function slider(ui: SettingsUi, label: string): HTMLElement {
  const input = h('input', {
    class: 'slider',
    attrs: { type: 'range', id: 'set-volume', min: '5', max: '100', step: '5' },
    on: {
      input: () => ui.settings.change({ volume: Number(input.value) }),
      change: () => ui.sound('down'),
    },
  });
  input.value = String(ui.settings.value.volume);
  return h(
    'div',
    { class: 'setting' },
    h('label', { class: 'setting-label', attrs: { for: 'set-volume' } }, label),
    input,
  );
}

function soundSettings(ui: SettingsUi): readonly HTMLElement[] {
  const { app } = ui.texts();
  const sounds = toggle(ui, 'sounds', app.sounds, app.soundsNote);
  // heard at once, so that it can be judged
  sounds.querySelector('input')?.addEventListener('change', () => ui.sound('down'));
  const motor = toggle(ui, 'vibration', app.vibration, app.vibrationNote);
  motor.querySelector('input')?.addEventListener('change', () => tapMotor(ui.settings.value, 'played'));
  return [h('h3', {}, app.sound), sounds, slider(ui, app.volume), ...(hasMotor() ? [motor] : [])];
}

function languageOptions(ui: SettingsUi): HTMLElement {
  const texts = ui.texts().settings;
  const choices = [
    { value: 'browser', label: texts.browser },
    ...languages.map((lang) => ({ value: lang, label: textsOf(lang).language, lang })),
  ];
  return options('lang', texts.language, choices, ui.settings.value.lang ?? 'browser', (value) =>
    ui.settings.change({ lang: languages.find((lang) => lang === value) ?? null }),
  );
}

/** The settings as a sheet. */
export function settingsSheet(ui: SettingsUi): SheetSpec {
  const { settings: texts, deals } = ui.texts();
  const { value, kept } = ui.settings;
  const cloths = clothChoices.map((theme) => ({ value: theme, label: texts.themes[theme] }));
  const backs = backNames.map((back) => ({ value: back, label: texts.backs[back] }));
  const paces = speeds.map((speed) => ({ value: speed, label: texts.speeds[speed] }));
  const { contrast, contrasts: wishes, textSize } = ui.texts().app;
  const degrees = contrasts.map((value) => ({ value, label: wishes[value] }));
  const percent = new Intl.NumberFormat(ui.texts().lang, { style: 'percent' });
  const text = textSizes.map((size) => ({ value: size, label: percent.format(Number(size) / 100) }));
  const ways = motions.map((motion) => ({ value: motion, label: texts.motions[motion] }));
  const stocks = stockPlaces.map((place) => ({ value: place, label: texts.stockPlaces[place] }));
  const body = [
    options('theme', texts.theme, cloths, value.theme, (theme) => ui.settings.change({ theme })),
    options('back', texts.back, backs, value.back, (back) => ui.settings.change({ back })),
    options('contrast', contrast, degrees, value.contrast, (to) => ui.settings.change({ contrast: to })),
    options('textSize', textSize, text, value.textSize, (to) => ui.settings.change({ textSize: to })),
    languageOptions(ui),
    h('h3', {}, texts.cards),
    toggle(ui, 'fourColours', texts.fourColours, texts.fourColoursNote),
    toggle(ui, 'largeFaces', texts.largeFaces),
    ...(ui.lang() === 'en' ? [] : [toggle(ui, 'letters', texts.letters, texts.lettersNote)]),
    options('speed', texts.speed, paces, value.speed, (speed) => ui.settings.change({ speed })),
    options('motion', texts.motion, ways, value.motion, (motion) => ui.settings.change({ motion })),
    h('h3', {}, texts.play),
    toggle(ui, 'winnableOnly', deals.winnableOnly, deals.winnableNote),
    toggle(ui, 'autoMoves', texts.autoMoves),
    toggle(ui, 'fairSight', texts.fairSight, texts.fairSightNote),
    toggle(ui, 'clock', texts.clock),
    h('h3', {}, texts.hands),
    toggle(ui, 'oneTap', texts.oneTap, texts.oneTapNote),
    toggle(ui, 'leftHanded', texts.leftHanded, texts.leftHandedNote),
    options('stockPlace', texts.stockPlace, stocks, value.stockPlace, (to) =>
      ui.settings.change({ stockPlace: to }),
    ),
    toggle(ui, 'singleKeys', texts.singleKeys),
    ...soundSettings(ui),
    ...(kept ? [] : [h('p', { class: 'note' }, texts.notKept)]),
  ];
  return { id: 'settings', title: texts.title, side: 'end', body };
}
