// A hint on the table: each card's chance stands over it, equal ones alike, and a slip says what is best and
// why.

import type { Lang } from '../../i18n/lang';
import { cardName } from '../../i18n/words';
import type { CardId } from '../../shared/core/types';
import { h, setText } from '../../shared/ui/dom';
import { icon } from '../../shared/ui/icons';
import type { NapChance } from '../core/types';
import type { Advice, CardAdvice, NapState } from '../game/session/state';
import { type NapUi, oddsText, percentText } from './context';
import { placeSlip } from './slips';

export interface HintSlip {
  readonly element: HTMLElement;
  render(state: NapState): void;
  /** Puts the chances over the cards where they lie now. */
  place(): void;
}

/** Whether the one on turn wants the bid to fail. */
function defends({ turn, declarer }: NapState): boolean {
  return turn !== declarer;
}

/** The share as the one on turn sees it: how often the bid is made, or how often it is beaten. */
function ownChance(chance: NapChance, beats: boolean): NapChance {
  if (!beats) return chance;
  return { share: 1 - chance.share, low: 1 - chance.high, high: 1 - chance.low };
}

/** What a group of cards is worth: a proof, or how often the seat that plays them gets its way. */
export function groupOdds(ui: NapUi, { certain, made }: CardAdvice, beats: boolean): string {
  if (certain !== 'open') {
    const good = (certain === 'made') !== beats;
    return `${good ? '✓' : '✕'} ${ui.texts().hint.sure}`;
  }
  return oddsText(ui.lang(), ownChance(made, beats).share);
}

/** A chance with its interval: `62 % (55–69)`; one that is proved, or narrower than a point, has none. */
export function chanceText(lang: Lang, { share, low, high }: NapChance, proved = false): string {
  const whole = (n: number) => Math.round(100 * n);
  if (proved) return percentText(lang, share);
  const spread = whole(low) === whole(high) ? '' : ` (${whole(low)}–${whole(high)})`;
  return oddsText(lang, share) + spread;
}

function cardsText(ui: NapUi, cards: readonly number[]): string {
  const list = new Intl.ListFormat(ui.lang(), { type: 'disjunction' });
  return list.format(cards.map((card) => cardName(card, ui.lang())));
}

/** The advice in words: what is best, and why. */
export function adviceText(ui: NapUi, state: NapState): string {
  const { hint, calls } = ui.texts();
  const { advice } = state;
  if (!advice) return '';
  if (advice.status === 'failed') return hint.failed;
  const call = advice.calls[0];
  const group = advice.cards[0];
  if (advice.status === 'looking' || (!call && !group)) return hint.looking;
  if (call) return [hint.bestBid(calls[call.call]), ui.reasons(call.reasons)].filter(Boolean).join(' ');
  if (!group) return '';
  const onlyOne = advice.cards.length === 1 && group.cards.length === 1;
  const best = advice.indifferent ? hint.noDifference : hint.best(cardsText(ui, group.cards));
  const said = onlyOne ? '' : best;
  const proved =
    group.certain === 'made' ? hint.certainMade : group.certain === 'lost' ? hint.certainLost : '';
  return [said, proved, ui.reasons(group.reasons)].filter(Boolean).join(' ');
}

/** The two shares, apart: where each sees only his own cards, and where all cards are seen. */
function figures(ui: NapUi, advice: Advice, beats: boolean): HTMLElement[] {
  const { hint } = ui.texts();
  const group = advice.cards[0];
  const proved = group !== undefined && group.certain !== 'open';
  const row = (label: string, chance: NapChance | null): HTMLElement[] =>
    chance
      ? [
          h(
            'p',
            { class: 'hint-figure' },
            h('b', {}, chanceText(ui.lang(), ownChance(chance, beats), proved)),
            ` ${label}`,
          ),
        ]
      : [];
  const worlds = new Intl.NumberFormat(ui.lang()).format(advice.worlds);
  const note = h('p', { class: 'hint-worlds' }, hint.worlds(worlds));
  return [
    ...row(beats ? hint.blindBeaten : hint.blind, group?.made ?? null),
    ...row(beats ? hint.seenBeaten : hint.seen, group?.makeable ?? advice.makeable),
    ...(advice.worlds > 0 ? [note] : []),
  ];
}

/** Puts what each card is worth over it, where it lies in the hand or the trick; `beats`: the bid is to fail. */
export function drawTags(ui: NapUi, tags: HTMLElement, advice: Advice | null, beats: boolean): void {
  const { hand, wide } = ui.table.layout();
  const tagFor = (group: CardAdvice, id: CardId, isBest: boolean): HTMLElement[] => {
    const rect = ui.table.rectOf(id);
    if (!rect) return [];
    const tag = h('span', { class: 'hint-tag' }, groupOdds(ui, group, beats));
    tag.dataset.best = String(isBest);
    tag.style.setProperty('left', `${rect.x + Math.min(rect.width, hand.step) / 2}px`);
    // on an upright screen the own plate lies above the hand: there they stand at the foot of the cards
    tag.style.setProperty('top', `${wide ? rect.y : rect.y + rect.height - 3}px`);
    return [tag];
  };
  const found = advice?.cards ?? [];
  tags.replaceChildren(
    ...found.flatMap((group, rank) =>
      group.cards.flatMap((id) => tagFor(group, id, rank === 0 && !advice?.indifferent)),
    ),
  );
}

/** The slip and the chances over the cards of the table in `host`. */
export function createHintSlip(ui: NapUi, host: HTMLElement): HintSlip {
  const tags = h('div', { class: 'hint-tags', attrs: { 'aria-hidden': 'true' } });
  const words = h('p', { class: 'hint-words' });
  const numbers = h('div', { class: 'hint-figures' });
  const close = h(
    'button',
    { class: 'icon-button', attrs: { type: 'button' }, on: { click: () => ui.send({ kind: 'noAdvice' }) } },
    icon('close'),
  );
  const claim = h('button', {
    class: 'text-button',
    attrs: { type: 'button' },
    on: { click: () => ui.send({ kind: 'claim' }) },
  });
  const slip = h(
    'div',
    { class: 'hint-slip' },
    h('div', { class: 'hint-page' }, words, numbers, claim),
    close,
  );
  const element = h('div', { class: 'hint' }, tags, slip);
  let shown: Advice | null = null;
  let beats = false;
  const place = () => {
    drawTags(ui, tags, shown, beats);
    placeSlip(ui, slip, host);
  };
  return {
    element,
    place,
    render(state) {
      const { advice } = state;
      shown = advice;
      beats = defends(state);
      // a bid's worth stands on the bids themselves
      element.hidden = advice === null;
      element.dataset.of = state.phase;
      close.setAttribute('aria-label', ui.texts().commands.noAdvice);
      setText(words, adviceText(ui, state));
      const best = advice?.status === 'settled' ? advice.cards[0] : undefined;
      claim.hidden = best === undefined || best.certain === 'open';
      setText(claim, ui.texts().hint.claim);
      numbers.replaceChildren(
        ...(advice && advice.cards.length > 0 ? figures(ui, advice, defends(state)) : []),
      );
      place();
    },
  };
}
