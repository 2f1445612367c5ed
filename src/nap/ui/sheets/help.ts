// The help as it is opened at the trick game's table: its page ends with the keys that hold there.

import { h } from '../../../shared/ui/dom';
import { icon } from '../../../shared/ui/icons';
import { keyText } from '../../../shared/ui/keyboard';
import type { SheetSpec } from '../../../shared/ui/sheet';
import { napCommands } from '../commands';
import { commandLabel, type NapUi } from '../context';

function keyTable(ui: NapUi): HTMLElement {
  const rows = napCommands
    .filter(({ keys }) => keys.length > 0)
    .map(({ id, keys }) =>
      h(
        'tr',
        {},
        h(
          'th',
          { attrs: { scope: 'row' } },
          ...keys.flatMap((key, i) => [i > 0 ? ' ' : null, h('kbd', {}, keyText(ui.pageTexts(), key))]),
        ),
        h('td', {}, commandLabel(ui, id)),
      ),
    );
  return h('table', { class: 'key-table' }, h('tbody', {}, ...rows));
}

/** The example deal, gone through on the table. */
function exampleButton(ui: NapUi, close: () => void): HTMLElement {
  const begin = () => {
    close();
    ui.act('example');
  };
  return h(
    'button',
    { class: 'button', attrs: { type: 'button', 'data-key': 'example' }, on: { click: begin } },
    icon('play'),
    h('span', {}, ui.texts().commands.example),
  );
}

/** The help of the trick game as a sheet. */
export function napHelpSheet(ui: NapUi, close: () => void): SheetSpec {
  const { help } = ui.texts();
  const more = (page: string) =>
    page === 'nap' ? [exampleButton(ui, close), h('h4', {}, help.keys), keyTable(ui)] : [];
  return ui.help({ page: 'nap' }, more);
}
