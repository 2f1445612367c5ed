// A decision of the review in words: what was done, what it cost, what was better.

import { cardName, cardSign } from '../../../i18n/words';
import type { CardId } from '../../../shared/core/types';
import { h } from '../../../shared/ui/dom';
import type { Decision } from '../../game/session/state';
import { adviceChips } from '../bids';
import { isRed, type NapUi, nameOf } from '../context';

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

export function madeText(ui: NapUi, { chair, made }: Decision): string {
  const { review, bids } = ui.texts();
  const name = nameOf(ui, chair);
  if ('card' in made) return review.played(name, cardName(made.card, ui.lang()));
  return made.call === 'pass' ? review.passed(name) : review.called(name, bids[made.call]);
}

export function betterText(ui: NapUi, { best, made }: Decision): string {
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

export function costText(ui: NapUi, decision: Decision): string {
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
