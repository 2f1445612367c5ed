// A finished deal looked at again: the verdict with all cards seen, all hands, and what each decision cost.

import { suitName } from '../../../i18n/words';
import type { CardId } from '../../../shared/core/types';
import { button } from '../../../shared/ui/controls';
import { h } from '../../../shared/ui/dom';
import type { SheetSpec } from '../../../shared/ui/sheet';
import type { Chair } from '../../game/session/intents';
import type { Decision, NapState, Review } from '../../game/session/state';
import { chipsText, type NapUi, nameOf } from '../context';
import { betterText, cardTag, costText, madeText } from './decisions';
import { linkRow } from './linkRow';
import { bidText } from './scoreSheet';

function handRow(
  ui: NapUi,
  label: string,
  cards: readonly CardId[],
  played: ReadonlySet<CardId>,
): HTMLElement {
  const tags = cards.map((card) => {
    const tag = cardTag(ui, card);
    tag.dataset.left = String(!played.has(card));
    return tag;
  });
  return h('tr', {}, h('th', { attrs: { scope: 'row' } }, label), h('td', {}, ...tags));
}

function hands(ui: NapUi, state: NapState): Node[] {
  const { review } = ui.texts();
  const { opened } = state;
  if (!opened) return [];
  const played = new Set(state.tricks.flatMap(({ plays }) => plays.map(({ card }) => card)));
  const rows = opened.hands.map((cards, chair) => handRow(ui, nameOf(ui, chair), cards, played));
  const undealt = handRow(ui, review.undealt, opened.undealt, new Set(opened.undealt));
  undealt.classList.add('undealt');
  return [h('h3', {}, review.hands), h('table', { class: 'hands' }, h('tbody', {}, ...rows, undealt))];
}

function verdict(ui: NapUi, state: NapState, review: Review): Node[] {
  const { review: texts, seat } = ui.texts();
  const list = review.makeable.map(({ chair, tricks, suit, misere }) => {
    const said = tricks === null ? '–' : seat.tricks(tricks);
    const line =
      suit === null
        ? `${nameOf(ui, chair)}: ${said}`
        : texts.makeable(nameOf(ui, chair), said, suitName(suit, ui.lang()));
    return h('li', {}, misere === true ? `${line} · ${texts.misereYes}` : line);
  });
  const contract = state.opened ? bidText(ui, state.opened.score) : '';
  const said = !review.judged ? texts.pending : review.verdict === null ? '' : texts.verdicts[review.verdict];
  return [
    h('h3', {}, texts.verdict),
    h('p', {}, h('b', {}, contract), said && ` – ${said}`),
    h('ul', { class: 'makeable' }, ...list),
  ];
}

/** A decision; pressed, it is shown on the table. */
function decisionRow(
  ui: NapUi,
  decision: Decision,
  i: number,
  show: (decision: number) => void,
): HTMLElement {
  const { review, replay } = ui.texts();
  const costs = (decision.cost ?? 0) > 0;
  const better = costs ? betterText(ui, decision) : '';
  const made = madeText(ui, decision);
  const button = h(
    'button',
    {
      class: 'decision-made',
      attrs: { type: 'button', 'data-key': `decision-${i}`, title: replay.open(made) },
      on: { click: () => show(i) },
    },
    made,
  );
  const row = h(
    'li',
    { class: 'decision' },
    button,
    h('span', { class: 'decision-cost' }, costText(ui, decision)),
    better !== '' && h('span', { class: 'decision-better' }, review.better(better)),
  );
  row.dataset.costs = String(costs);
  return row;
}

/** What a chair's decisions cost in all, as far as known. */
function totals(ui: NapUi, review: Review): HTMLElement {
  const { review: texts } = ui.texts();
  const sums = new Map<Chair, number>();
  for (const { chair, cost } of review.decisions) sums.set(chair, (sums.get(chair) ?? 0) + (cost ?? 0));
  const rows = [...sums]
    .sort(([one], [other]) => one - other)
    .map(([chair, sum]) => {
      const chips = chipsText(ui.lang(), sum, sum < 0.05 ? 0 : 1).replace(/^\+/, '');
      return h('li', {}, texts.total(nameOf(ui, chair), chips));
    });
  return h('ul', { class: 'makeable' }, ...rows);
}

function decisions(ui: NapUi, review: Review, show: (decision: number) => void): Node[] {
  const { review: texts } = ui.texts();
  const status = review.status === 'working' ? texts.working : review.status === 'failed' ? texts.failed : '';
  return [
    h('h3', {}, texts.decisions),
    ...(status ? [h('p', { class: 'note', attrs: { role: 'status' } }, status)] : []),
    ...(review.status === 'done' ? [totals(ui, review)] : []),
    h(
      'ol',
      { class: 'decisions' },
      ...review.decisions.map((decision, i) => decisionRow(ui, decision, i, show)),
    ),
  ];
}

/** The review as a sheet, drawn anew as more becomes known; `show` goes to the table, to one of its decisions. */
export function reviewSheet(ui: NapUi, show: (decision: number) => void): SheetSpec {
  const { review: texts } = ui.texts();
  const { state } = ui.session;
  const { review } = state;
  const body = h(
    'article',
    { class: 'deal-review' },
    h(
      'div',
      { class: 'review-head' },
      h('p', { class: 'review-seed' }, texts.seed(String(state.seed))),
      button('review', ui.texts().commands.replay, () => show(-1)),
    ),
    ...(review ? verdict(ui, state, review) : []),
    ...hands(ui, state),
    ...(review ? decisions(ui, review, show) : []),
    h('h3', {}, texts.link),
    linkRow(ui, texts, ui.link()).element,
  );
  return { id: 'review', title: texts.title, side: 'end', body: [body] };
}
