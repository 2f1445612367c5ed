// The end of a game that came out, set like a title page.

import { durationText } from '../../../i18n/index';
import { runCommand } from '../../../shared/ui/commands';
import { h } from '../../../shared/ui/dom';
import { icon } from '../../../shared/ui/icons';
import { laurel } from '../../../shared/ui/laurel';
import type { GameState } from '../../game/session/intents';
import { showVerdict } from '../base/badge';
import { type CommandId, command } from '../base/commands';
import { gameName, type Ui } from '../base/context';
import { bestsList, shareButton } from './bests';

export interface Result {
  readonly element: HTMLDialogElement;
  show(state: GameState): void;
  hide(): void;
}

/** `in 143 moves and 12 minutes`, the time only where the clock may be seen. */
export function resultFigures(ui: Ui, state: GameState): string {
  const texts = ui.texts();
  const moves = texts.bar.moves(state.moves);
  const said = ui.settings.value.clock
    ? texts.result.in(moves, durationText(ui.lang(), state.elapsed))
    : texts.result.inMoves(moves);
  return state.helped ? `${said}, ${texts.result.helped}` : said;
}

function button(ui: Ui, id: CommandId, primary: boolean): HTMLElement {
  const { icon: name } = command(id);
  const run = () => runCommand(ui, command(id));
  return h(
    'button',
    { class: primary ? 'button primary' : 'button', attrs: { type: 'button' }, on: { click: run } },
    icon(name),
    ui.texts().commands[id],
  );
}

export function createResult(ui: Ui): Result {
  const element = h('dialog', { class: 'result', attrs: { 'aria-labelledby': 'result-title' } });
  const hide = () => {
    if (element.open) element.close();
  };
  return {
    element,
    hide,
    show(state) {
      const texts = ui.texts();
      const wreath = laurel();
      showVerdict(wreath, 'won');
      const number = state.number === null ? texts.bar.custom : texts.bar.number(String(state.number));
      element.replaceChildren(
        h(
          'div',
          { class: 'result-page' },
          wreath,
          h('p', { class: 'result-game' }, gameName(ui)),
          h('h2', { attrs: { id: 'result-title' } }, texts.result.won),
          h('p', { class: 'result-number' }, number),
          h('p', { class: 'result-figures' }, resultFigures(ui, state)),
          bestsList(ui, state),
          h(
            'div',
            { class: 'result-buttons' },
            button(ui, 'new', true),
            state.number !== null && button(ui, 'next', false),
            button(ui, 'again', false),
            button(ui, 'review', false),
            shareButton(ui, state, resultFigures(ui, state)),
          ),
          h(
            'button',
            { class: 'text-button', attrs: { type: 'button' }, on: { click: hide } },
            texts.result.close,
          ),
        ),
      );
      if (!element.open) element.show();
      element.querySelector<HTMLElement>('.primary')?.focus({ preventScroll: true });
    },
  };
}
