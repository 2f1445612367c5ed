// In the chooser: the way to the trick game, and from there back to the patience that lies waiting.

import { h } from '../../../shared/ui/dom';
import { icon } from '../../../shared/ui/icons';
import { gameName, type Ui } from '../base/context';

/** The trick game as a row of the chooser. */
export function napRow(ui: Ui, close: () => void): HTMLElement {
  const texts = ui.texts().chooser;
  const here = ui.rooms.now === 'nap';
  const sitDown = () => {
    close();
    void ui.rooms.go('nap');
  };
  const row = h(
    'button',
    { class: 'game-row nap-row', attrs: { type: 'button', 'data-key': 'nap' }, on: { click: sitDown } },
    h('span', { class: 'game-name' }, texts.nap),
    h('span', { class: 'game-line' }, texts.napLine),
  );
  if (here) row.setAttribute('aria-current', 'true');
  return h('fieldset', { class: 'games' }, h('legend', {}, texts.families.tricks), row);
}

/** Back to the patience, offered at the trick game's table. */
export function backRow(ui: Ui, close: () => void): HTMLElement[] {
  if (ui.rooms.now !== 'nap') return [];
  const { number } = ui.session.state;
  const { bar, chooser } = ui.texts();
  const said = number === null ? bar.custom : bar.number(String(number));
  const back = () => {
    close();
    void ui.rooms.go('patience');
  };
  const button = h(
    'button',
    {
      class: 'button primary back-row',
      attrs: { type: 'button', 'data-key': 'back', autofocus: '' },
      on: { click: back },
    },
    icon('play'),
    h('span', {}, chooser.back(gameName(ui), said)),
  );
  return [button];
}
