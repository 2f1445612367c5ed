// Keys go by the letter typed, never by the key's place, so that every keyboard has the same.
import type { Texts } from '../../i18n/index';
import type { Command } from './commands';

/** As much of a KeyboardEvent as the names need. */
export interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly isComposing: boolean;
}

/**
 * A press as a word: `h`, `shift+h`, `ctrl+z`, `arrowleft`, `space`, `?`. Shift counts only with letters and
 * named keys, since signs need it on one keyboard and not on another; the Command key counts as Ctrl. Null
 * where the press is no shortcut: a modifier alone, AltGr, or text being composed.
 */
export function keyName(press: Press): string | null {
  if (press.isComposing || press.altKey || press.key === 'Dead' || press.key === 'Unidentified') return null;
  if (['Shift', 'Control', 'Alt', 'Meta', 'AltGraph'].includes(press.key)) return null;
  const key = press.key === ' ' ? 'space' : press.key.toLowerCase();
  const sign = key.length === 1 && key === press.key.toUpperCase();
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
