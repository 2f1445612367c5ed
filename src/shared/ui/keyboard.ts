// Keys go by the letter typed, so that every Latin keyboard has the same; where other letters are typed, by the place
// of the key, on which a Latin letter is printed as well.
import type { Texts } from '../../i18n/index';
import type { Command } from './commands';

/** As much of a KeyboardEvent as the names need. */
export interface Press {
  readonly key: string;
  /** the key's place, as `KeyH`; '' where it is not told */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly isComposing: boolean;
}

/** Signs that Greek and Hebrew keyboards have where others have a letter. */
const signsOfLetters: Readonly<Record<string, string>> = { KeyQ: ';/', KeyW: "'" };

/** What a press types in Latin letters: on the keyboard of another script the letter of the key's place. */
function latinKey({ key, code }: Press): string {
  const place = /^Key([A-Z])$/.exec(code)?.[1];
  if (place === undefined) return key;
  const isForeign = /^[\p{L}\p{M}]+$/u.test(key) && !/\p{Script=Latin}/u.test(key);
  return isForeign || signsOfLetters[code]?.includes(key) ? place.toLowerCase() : key;
}

/**
 * A press as a word: `h`, `shift+h`, `ctrl+z`, `arrowleft`, `space`, `?`. Shift counts only with letters and
 * named keys, since signs need it on one keyboard and not on another; the Command key counts as Ctrl. Null
 * where the press is no shortcut: a modifier alone, AltGr, or text being composed.
 */
export function keyName(press: Press): string | null {
  if (press.isComposing || press.altKey || press.key === 'Dead' || press.key === 'Unidentified') return null;
  if (['Shift', 'Control', 'Alt', 'Meta', 'AltGraph'].includes(press.key)) return null;
  const typed = latinKey(press);
  const key = typed === ' ' ? 'space' : typed.toLowerCase();
  const sign = key.length === 1 && key === typed.toUpperCase();
  const ctrl = press.ctrlKey || press.metaKey ? 'ctrl+' : '';
  const shift = press.shiftKey && !sign ? 'shift+' : '';
  return ctrl + shift + key;
}

/** Whether a key's word is a bare character, which players may switch off. */
export function isSingle(name: string): boolean {
  return name.replace(/^shift\+/, '').length === 1;
}

type Listed<State> = Pick<Command<string, State, unknown, string>, 'keys' | 'enabled' | 'saysWhyNot'>;

/** The command of a list that a key means in this state: one that can be done, or says why it cannot. */
export function commandForKey<State, C extends Listed<State>>(
  list: readonly C[],
  name: string,
  state: State,
  singleKeys: boolean,
): C | null {
  const plainSign = name === '+' || name === '-';
  if (isSingle(name) && !singleKeys && !plainSign) return null;
  const named = list.filter((c) => c.keys.includes(name));
  return named.find((c) => c.enabled(state)) ?? named.find((c) => c.saysWhyNot?.(state)) ?? null;
}

/** Whether some command lists the key at all, so that the browser's own use of it is kept off. */
export function isCommandKey(
  list: readonly { readonly keys: readonly string[] }[],
  name: string,
  singleKeys: boolean,
): boolean {
  return list.some((c) => c.keys.includes(name)) && (singleKeys || !isSingle(name));
}

/** The browser's call for a key that is still held down, where that is not a step: a held key is one command. */
export function isHeldOn(event: Pick<KeyboardEvent, 'repeat'>, name: string): boolean {
  return event.repeat && !/^(?:arrow\w+|home|end)$/.test(name);
}

/** Enter held down on a button or a link presses it once. */
export function pressOnce(page: Document): void {
  const once = (event: KeyboardEvent) => {
    const { target, key, repeat } = event;
    if (repeat && key === 'Enter' && target instanceof Element && target.closest('button, a, summary'))
      event.preventDefault();
  };
  page.addEventListener('keydown', once, { capture: true });
}

/** Whether what is typed there is text. */
export function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (
    target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  ) {
    return true;
  }
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type);
}

/** A key's word as it stands on a keyboard of the language: `ctrl+shift+z` as `Ctrl+Shift+Z`. */
export function keyText(texts: Texts, name: string): string {
  const named: Readonly<Record<string, string>> = {
    ctrl: texts.keys.ctrl,
    shift: texts.keys.shift,
    space: texts.keys.space,
    enter: texts.keys.enter,
    escape: texts.keys.escape,
    backspace: texts.keys.backspace,
    arrowleft: '←',
    arrowright: '→',
    arrowup: '↑',
    arrowdown: '↓',
    home: 'Home',
    end: 'End',
  };
  if (name === '+' || name === '-') return name === '-' ? '−' : name;
  return name
    .split('+')
    .map((part) => named[part] ?? part.toUpperCase())
    .join('+');
}
