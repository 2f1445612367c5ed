// A key's word as it stands on a keyboard of the language.
import type { Texts } from '../../i18n/index';

/** `ctrl+shift+z` as `Ctrl+Shift+Z`. */
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
