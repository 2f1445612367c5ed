// The player of the winning line: which move, a step, play and pause, speed, leave. The game waits behind it.

import { runCommand } from '../../../shared/ui/commands';
import { h, setAttr, setText } from '../../../shared/ui/dom';
import { icon } from '../../../shared/ui/icons';
import type { GameState } from '../../game/session/intents';
import { type CommandId, command } from '../base/commands';
import type { Ui } from '../base/context';
import { hintText } from '../base/narrate';

/** At more moves a second than this there is no time to read why each is made. */
const readingSpeed = 1;

export interface LinePlayer {
  readonly element: HTMLElement;
  render(state: GameState): void;
}

function button(ui: Ui, id: CommandId): HTMLButtonElement {
  const run = () => runCommand(ui, command(id));
  return h(
    'button',
    { class: 'icon-button', attrs: { type: 'button', 'data-command': id }, on: { click: run } },
    icon(command(id).icon),
  );
}

export function createLinePlayer(ui: Ui): LinePlayer {
  const at = h('span', { class: 'line-at' });
  // readers hear it with the move
  const why = h('p', { class: 'line-why', attrs: { 'aria-hidden': 'true' } });
  const speed = h('span', { class: 'line-speed' });
  const ids = [
    'lineSlower',
    'lineFaster',
    'lineBack',
    'linePlay',
    'linePause',
    'lineStep',
    'takeLine',
    'leaveLine',
  ] as const;
  const buttons = ids.map((id) => button(ui, id));
  const [slower, faster, ...rest] = buttons;
  const element = h(
    'div',
    { class: 'line-player', attrs: { role: 'group', hidden: '' } },
    at,
    slower,
    speed,
    faster,
    ...rest,
    why,
  );
  const place = (i: number, state: GameState) => {
    const id = ids[i]!;
    const { enabled } = command(id);
    const label = ui.texts().commands[id];
    setAttr(buttons[i]!, 'aria-label', label);
    setAttr(buttons[i]!, 'title', label);
    buttons[i]!.disabled = !enabled(state);
    if (id === 'linePause') buttons[i]!.hidden = !state.line?.playing;
    if (id === 'linePlay') buttons[i]!.hidden = state.line?.playing ?? false;
  };
  return {
    element,
    render(state) {
      element.hidden = state.line === null;
      if (!state.line) return;
      const texts = ui.texts();
      const numbers = new Intl.NumberFormat(ui.lang());
      setAttr(element, 'aria-label', texts.line.label);
      const said = texts.line.at(numbers.format(state.line.at), numbers.format(state.line.length));
      setText(at, state.line.at < state.line.length ? said : `${said}: ${texts.badge.words.won}`);
      const { last } = state.line;
      const isRead = last !== null && (!state.line.playing || state.line.speed <= readingSpeed);
      setText(why, isRead ? hintText(texts, last) : '');
      why.hidden = !isRead;
      setText(speed, `${numbers.format(state.line.speed)}×`);
      setAttr(speed, 'title', texts.line.speed(numbers.format(state.line.speed)));
      ids.forEach((_, i) => {
        place(i, state);
      });
    },
  };
}
