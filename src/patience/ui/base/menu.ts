// The one menu: everything that the bar leaves out.

import { runCommand } from '../../../shared/ui/commands';
import { h } from '../../../shared/ui/dom';
import { icon } from '../../../shared/ui/icons';
import { keyText } from '../../../shared/ui/keyText';
import type { SheetSpec } from '../../../shared/ui/sheet';
import { type CommandId, command, menuGroups } from './commands';
import type { Ui } from './context';

function item(ui: Ui, id: CommandId, close: () => void): HTMLElement {
  const { icon: name, keys, enabled } = command(id);
  const run = () => {
    close();
    runCommand(ui, command(id));
  };
  const button = h(
    'button',
    { class: 'menu-item', attrs: { type: 'button', 'data-key': id }, on: { click: run } },
    icon(name),
    h('span', { class: 'menu-label' }, ui.texts().commands[id]),
    keys[0] !== undefined &&
      h(
        'kbd',
        { attrs: { 'aria-hidden': 'true' } },
        keyText(ui.texts(), keys.find((key) => key.length === 1) ?? keys[0]),
      ),
  );
  button.disabled = !enabled(ui.session.state);
  return button;
}

/** The menu as a sheet. */
export function menuSheet(ui: Ui, close: () => void): SheetSpec {
  const ready: readonly (readonly CommandId[])[] = ui.updateReady() ? [['update']] : [];
  const groups = [...ready, ...menuGroups].map((ids) =>
    h('div', { class: 'menu-group' }, ...ids.map((id) => item(ui, id, close))),
  );
  return {
    id: 'menu',
    title: ui.texts().menu.title,
    side: 'end',
    body: [h('div', { class: 'menu-groups' }, ...groups)],
  };
}
