// A menu of commands, of whichever game: groups of items, each with its icon, its name and its key.
import type { Texts } from '../../../i18n/index';
import { h } from '../dom';
import { type IconName, icon } from '../icons';
import { keyText } from '../keyboard';
import type { SheetSpec } from '../sheet';

export interface MenuParts<Id extends string> {
  /** the texts of the page as a whole */
  readonly texts: Texts;
  command(id: Id): { readonly icon: IconName; readonly keys: readonly string[] };
  /** what stands over each group, where groups have names */
  readonly titles?: readonly string[];
  label(id: Id): string;
  isEnabled(id: Id): boolean;
  /** called once the menu is closed */
  run(id: Id): void;
  close(): void;
}

function menuItem<Id extends string>(parts: MenuParts<Id>, id: Id): HTMLElement {
  const { icon: name, keys } = parts.command(id);
  // of several keys the one that is a single character
  const key = keys.find((one) => one.length === 1) ?? keys[0];
  const run = () => {
    parts.close();
    parts.run(id);
  };
  const item = h(
    'button',
    { class: 'menu-item', attrs: { type: 'button', 'data-key': id }, on: { click: run } },
    icon(name),
    h('span', { class: 'menu-label' }, parts.label(id)),
    key !== undefined && h('kbd', { attrs: { 'aria-hidden': 'true' } }, keyText(parts.texts, key)),
  );
  item.disabled = !parts.isEnabled(id);
  return item;
}

/** The menu as a sheet. */
export function menuSheet<Id extends string>(
  groups: readonly (readonly Id[])[],
  parts: MenuParts<Id>,
): SheetSpec {
  const drawn = groups.map((ids, i) => {
    const title = parts.titles?.[i];
    const items = h('div', { class: 'menu-items' }, ...ids.map((id) => menuItem(parts, id)));
    if (!title) return h('div', { class: 'menu-group' }, items);
    const attrs = { role: 'group', 'aria-label': title };
    return h(
      'div',
      { class: 'menu-group', attrs },
      h('p', { class: 'menu-title', attrs: { 'aria-hidden': 'true' } }, title),
      items,
    );
  });
  const body = [h('div', { class: 'menu-groups' }, ...drawn)];
  return { id: 'menu', title: parts.texts.menu.title, side: 'end', body };
}
