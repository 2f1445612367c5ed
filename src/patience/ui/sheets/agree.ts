// What the source of a game wants agreed before it is played: what may go to an empty column. Asked once,
// remembered.

import type { GameId } from '../../../shared/core/types';
import { options } from '../../../shared/ui/controls';
import { h } from '../../../shared/ui/dom';
import type { SheetSpec } from '../../../shared/ui/sheet';
import type { RuleRecord } from '../../core/types';
import type { Ui } from '../base/context';

const fills = ['any', 'king'] as const;

/** A game's own rules, with what was agreed for it. */
export function agreedRules(ui: Ui, game: GameId): RuleRecord {
  const rules = ui.games.rules(game);
  const { emptyColumn } = ui.settings.value;
  return ui.games.asks(game) && emptyColumn !== 'ask' ? { ...rules, fill: emptyColumn } : rules;
}

/** Is there something to agree that has not been? */
export function mustAgree(ui: Ui, game: GameId): boolean {
  return ui.games.asks(game) && ui.settings.value.emptyColumn === 'ask';
}

/** The choice as a row of buttons; none is pressed before one was chosen. */
export function agreeOptions(ui: Ui): HTMLElement {
  const { agree } = ui.texts().house;
  const choices = fills.map((value) => ({ value, label: agree[value] }));
  const chosen = ui.settings.value.emptyColumn;
  return options<'ask' | 'any' | 'king'>('agree', agree.question, choices, chosen, (emptyColumn) =>
    ui.settings.change({ emptyColumn }),
  );
}

/** The question as a sheet; `then` goes on with the answer. */
export function agreeSheet(ui: Ui, close: () => void, then: () => void): SheetSpec {
  const { agree } = ui.texts().house;
  const buttons = fills.map((emptyColumn) =>
    h(
      'button',
      {
        class: 'button',
        attrs: { type: 'button', id: `agree-${emptyColumn}` },
        on: {
          click() {
            ui.settings.change({ emptyColumn });
            close();
            then();
          },
        },
      },
      agree[emptyColumn],
    ),
  );
  const body = [
    h('p', { class: 'agree-question' }, agree.question),
    h('div', { class: 'deal-buttons' }, ...buttons),
    h('p', { class: 'note agree-note' }, agree.note),
  ];
  return { id: 'agree', title: agree.title, side: 'start', body };
}
