// The deal on the table as a link, with a result to be beaten; and what a computer makes of the same cards.

import { h } from '../../../shared/ui/dom';
import type { SheetSpec } from '../../../shared/ui/sheet';
import type { NapState } from '../../game/session/state';
import { nameInLink } from '../../game/text/link';
import { alone, chipsText, type NapUi } from '../context';
import { benchmarkRow, ownChair } from '../result';
import { linkRow } from './linkRow';

/** The person's own result, as the deal was really played; null while there is none to be sent. */
function ownChips(state: NapState): number | null {
  if (!alone(state) || state.opened === null) return null;
  const score = state.trial?.real ?? state.opened.score;
  return score.chips[ownChair(state)] ?? null;
}

function nameField(ui: NapUi, value: string, change: (name: string) => void): HTMLElement {
  const { challenge } = ui.texts();
  const field = h('input', {
    class: 'seat-name',
    attrs: { type: 'text', id: 'beat-name', maxlength: '16', autocomplete: 'off' },
    on: { input: () => change(field.value) },
  });
  field.value = value;
  return h(
    'div',
    { class: 'setting beat-name' },
    h('label', { class: 'setting-label', attrs: { for: 'beat-name' } }, challenge.name),
    field,
  );
}

/** What the person made of it and what a computer did, side by side. */
function results(ui: NapUi, state: NapState, chips: number): Node[] {
  const { challenge, you } = ui.texts();
  const own = h('b', {}, chipsText(ui.lang(), chips));
  own.dataset.sign = chips > 0 ? 'plus' : chips < 0 ? 'minus' : 'none';
  return [
    h('h3', {}, challenge.results),
    h(
      'ul',
      { class: 'result-chips compared' },
      h('li', {}, h('span', {}, you), own),
      benchmarkRow(ui, state, state.benchmark),
    ),
    h('p', { class: 'note' }, challenge.computersNote),
  ];
}

/** The name as it was typed last, for the next link too; null: not yet. */
export interface ChallengeDraft {
  name: string | null;
}

/** The link as a sheet. */
export function challengeSheet(ui: NapUi, draft: ChallengeDraft): SheetSpec {
  const { challenge } = ui.texts();
  const { state } = ui.session;
  const chips = ownChips(state);
  const given = state.table.chairs[ownChair(state)]?.name ?? '';
  const name = () => nameInLink(draft.name ?? given);
  const link = () => (chips === null ? ui.link() : ui.link({ chips, name: name() }));
  const row = linkRow(ui, challenge, link());
  const intro =
    chips !== null
      ? challenge.intro(chipsText(ui.lang(), chips))
      : alone(state)
        ? challenge.none
        : challenge.several;
  const field =
    chips !== null &&
    nameField(ui, draft.name ?? given, (text) => {
      draft.name = text;
      row.set(link());
    });
  const body = h(
    'article',
    { class: 'deal-review challenge' },
    h('p', {}, intro),
    field,
    h('h3', {}, challenge.link),
    row.element,
    ...(chips === null || state.trial !== null ? [] : results(ui, state, chips)),
  );
  return { id: 'challenge', title: challenge.title, side: 'end', body: [body] };
}
