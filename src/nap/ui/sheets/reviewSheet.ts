// A finished deal looked at again: the verdict with all cards seen, all hands, and what each decision cost.

import { cardName, cardSign, suitName } from '../../../i18n/words';
import type { CardId } from '../../../shared/core/types';
import { copyText } from '../../../shared/ui/controls';
import { h } from '../../../shared/ui/dom';
import type { SheetSpec } from '../../../shared/ui/sheet';
import type { Chair, Decision, NapState, Review } from '../../game/session/intents';
import { adviceChips } from '../bids';
import { chipsText, isRed, type NapUi, nameOf } from '../context';
import { bidText } from './scoreSheet';

/** A card as a small sign, with its name for readers. */
export function cardTag(ui: NapUi, card: CardId): HTMLElement {
  const sign = cardSign(card).replace('T', '10');
  const tag = h(
    'span',
    { class: 'card-tag', attrs: { role: 'img', 'aria-label': cardName(card, ui.lang()) } },
    sign,
  );
  tag.dataset.red = String(isRed(Math.floor(card / 13)));
  return tag;
}

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

function madeText(ui: NapUi, { chair, made }: Decision): string {
  const { review, bids } = ui.texts();
  const name = nameOf(ui, chair);
  if ('card' in made) return review.played(name, cardName(made.card, ui.lang()));
  return made.call === 'pass' ? review.passed(name) : review.called(name, bids[made.call]);
}

function betterText(ui: NapUi, { best, made }: Decision): string {
  const { bids, review } = ui.texts();
  if (best === null) return '';
  if ('call' in best) {
    if ('call' in made && made.call === best.call) return '';
    return best.call === 'pass' ? review.passing : bids[best.call];
  }
  if ('card' in made && best.cards.some((card) => card === made.card)) return '';
  const list = new Intl.ListFormat(ui.lang(), { type: 'disjunction' });
  return list.format(best.cards.map((card) => cardName(card, ui.lang())));
}

function costText(ui: NapUi, decision: Decision): string {
  const { review } = ui.texts();
  if (decision.forced) return review.forced;
  if (decision.cost === null || decision.margin === null) return review.pending;
  if (decision.cost <= 0) return review.noCost;
  return review.cost(
    adviceChips(ui, decision.cost, decision.margin).replace(/^\+/, '').split(' ± ')[0] ?? '',
    marginText(ui, decision.margin),
  );
}

function marginText(ui: NapUi, margin: number): string {
  return new Intl.NumberFormat(ui.lang(), { maximumFractionDigits: margin < 0.5 ? 1 : 0 }).format(margin);
}

function decisionRow(ui: NapUi, decision: Decision): HTMLElement {
  const { review } = ui.texts();
  const costs = (decision.cost ?? 0) > 0;
  const better = costs ? betterText(ui, decision) : '';
  const row = h(
    'li',
    { class: 'decision' },
    h('span', { class: 'decision-made' }, madeText(ui, decision)),
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

function decisions(ui: NapUi, review: Review): Node[] {
  const { review: texts } = ui.texts();
  const status = review.status === 'working' ? texts.working : review.status === 'failed' ? texts.failed : '';
  return [
    h('h3', {}, texts.decisions),
    ...(status ? [h('p', { class: 'note', attrs: { role: 'status' } }, status)] : []),
    ...(review.status === 'done' ? [totals(ui, review)] : []),
    h('ol', { class: 'decisions' }, ...review.decisions.map((decision) => decisionRow(ui, decision))),
  ];
}

/** The review as a sheet; drawn anew as more becomes known. */
export function reviewSheet(ui: NapUi): SheetSpec {
  const { review: texts } = ui.texts();
  const { state } = ui.session;
  const { review } = state;
  const body = h(
    'article',
    { class: 'deal-review' },
    h('p', { class: 'review-seed' }, texts.seed(String(state.seed))),
    ...(review ? verdict(ui, state, review) : []),
    ...hands(ui, state),
    ...(review ? decisions(ui, review) : []),
    ...linkRow(ui, ui.link()),
  );
  return { id: 'review', title: texts.title, side: 'end', body: [body] };
}

function linkRow(ui: NapUi, link: string): Node[] {
  const { review: texts } = ui.texts();
  const field = h('input', {
    class: 'link-field',
    attrs: { type: 'text', readonly: '', 'aria-label': texts.link, id: 'nap-link' },
    on: { focus: () => field.select() },
  });
  field.value = link;
  const copy = h(
    'button',
    {
      class: 'button',
      attrs: { type: 'button', 'data-key': 'copy' },
      on: {
        click: async () => {
          if (await copyText(link)) ui.tell(texts.copied);
          else {
            ui.tell(ui.pageTexts().keeping.share.notCopied);
            field.select();
          }
        },
      },
    },
    texts.copy,
  );
  return [h('h3', {}, texts.link), h('div', { class: 'link-row' }, field, copy)];
}
