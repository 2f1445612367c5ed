// The trick game's menu.

import { h } from '../../../shared/ui/dom';
import { icon } from '../../../shared/ui/icons';
import { keyText } from '../../../shared/ui/keyText';
import type { SheetSpec } from '../../../shared/ui/sheet';
import { runNapCommand } from '../bar';
import { type NapCommandId, napCommand, napMenuGroups } from '../commands';
import { commandLabel, type NapUi } from '../context';

function item(ui: NapUi, id: NapCommandId, close: () => void): HTMLElement {
  const { icon: name, keys, enabled } = napCommand(id);
  const run = () => {
    close();
    runNapCommand(ui, id);
  };
  const key = keys.find((one) => one.length === 1) ?? keys[0];
  const button = h(
    'button',
    { class: 'menu-item', attrs: { type: 'button', 'data-key': id }, on: { click: run } },
    icon(name),
    h('span', { class: 'menu-label' }, commandLabel(ui, id)),
    key !== undefined && h('kbd', { attrs: { 'aria-hidden': 'true' } }, keyText(ui.house(), key)),
  );
  button.disabled = !enabled(ui.session.state);
  return button;
}

/** The menu as a sheet. */
export function napMenuSheet(ui: NapUi, close: () => void): SheetSpec {
  const ready: readonly (readonly NapCommandId[])[] = [
    ...(ui.updateReady() ? [['update'] as const] : []),
    ...(ui.pictureLost() ? [['reload'] as const] : []),
  ];
  const isThere = (id: NapCommandId) => id !== 'earlier' || ui.earlierWaits();
  const groups = [...ready, ...napMenuGroups].map((ids) =>
    h('div', { class: 'menu-group' }, ...ids.filter(isThere).map((id) => item(ui, id, close))),
  );
  return {
    id: 'menu',
    title: ui.house().menu.title,
    side: 'end',
    body: [h('div', { class: 'menu-groups' }, ...groups)],
  };
}
