// Buttons with an icon, with and without a word.
import { h } from './dom';
import { type IconName, icon } from './icons';

/** An icon and a word. */
export function button(name: IconName, label: string, click: () => void): HTMLButtonElement {
  return h(
    'button',
    { class: 'button', attrs: { type: 'button' }, on: { click } },
    icon(name),
    h('span', {}, label),
  );
}

/** An icon alone; its name is for readers and the pointer's rest. */
export function iconButton(name: IconName, label: string, click: () => void): HTMLButtonElement {
  return h(
    'button',
    { class: 'icon-button', attrs: { type: 'button', 'aria-label': label, title: label }, on: { click } },
    icon(name),
  );
}
