// A finished deal gone through on the table: all hands open, and of each decision what it cost by what its seat knew
// then, with the odds and reasons.

import { iconButton } from '../../shared/ui/controls';
import { h } from '../../shared/ui/dom';
import { icon } from '../../shared/ui/icons';
import type { Advice, Decision, ReplayStep, Review, Trial } from '../game/session/state';
import { adviceChips } from './bids';
import { isYou, type NapUi, nameOf } from './context';
import type { Show } from './exhibit';
import { drawTags, groupOdds } from './hintSlip';
import { resultText } from './result';
import { betterText, cardTag, costText, madeText } from './sheets/decisions';

/** The place that a step is played on from: its own trick, or the calls. */
export function trickAt(steps: readonly ReplayStep[], at: number): Trial['from'] {
  const step = steps[Math.min(at, steps.length - 1)];
  if (step === undefined || step.state.tricks.length === 0) return 'calls';
  return step.state.tricks.length - 1;
}

/** The step that shows a decision of the review. */
export function stepOf(steps: readonly ReplayStep[], decision: number): number {
  return Math.max(
    0,
    steps.findIndex((step) => step.decision === decision),
  );
}

function oddsRow(
  label: string,
  odds: string,
  marks: { best: boolean; made: boolean },
  tags: readonly Node[] = [],
) {
  const row = h('li', { class: 'odds' }, ...(tags.length > 0 ? tags : [label]), h('b', {}, odds));
  row.dataset.best = String(marks.best);
  row.dataset.made = String(marks.made);
  return row;
}

/** What each choice was worth, the best first; the one that was made is marked. */
function odds(ui: NapUi, advice: Advice, { made, chair }: Decision, declarer: number | null): HTMLElement {
  const { calls } = ui.texts();
  const { replay } = ui.texts();
  const ofCalls = advice.calls.map(({ call, chips, margin }, i) =>
    oddsRow(calls[call], adviceChips(ui, chips, margin), {
      best: i === 0,
      made: 'call' in made && made.call === call,
    }),
  );
  const ofCards = advice.cards.map((group, i) =>
    oddsRow(
      '',
      groupOdds(ui, group, chair !== declarer),
      { best: i === 0 && !advice.indifferent, made: 'card' in made && group.cards.includes(made.card) },
      group.cards.map((card) => cardTag(ui, card)),
    ),
  );
  return h('ul', { class: 'odds-list', attrs: { 'aria-label': replay.odds } }, ...ofCalls, ...ofCards);
}

function decisionWords(ui: NapUi, step: ReplayStep, decision: Decision): Node[] {
  const { review, replay } = ui.texts();
  const { advice, declarer } = step.state;
  const costs = (decision.cost ?? 0) > 0;
  const cost = h('span', { class: 'decision-cost' }, costText(ui, decision));
  const head = h('p', { class: 'exhibit-head' }, h('b', {}, `${madeText(ui, decision)}.`), ' ', cost);
  head.dataset.costs = String(costs);
  if (advice === null)
    return decision.cost === null ? [head, h('p', { class: 'note' }, replay.working)] : [head];
  const better = costs ? betterText(ui, decision) : '';
  const best = advice.calls[0] ?? advice.cards[0];
  const why = [better && `${sentence(review.better(better))}.`, best && ui.reasons(best.reasons)];
  const words = why.filter(Boolean).join(' ');
  return [head, ...(words ? [h('p', {}, words)] : []), odds(ui, advice, decision, declarer)];
}

const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

function tookText(ui: NapUi, { state }: ReplayStep): string {
  const { replay } = ui.texts();
  const winner = state.phase === 'trick' ? (state.tricks.at(-1)?.winner ?? null) : null;
  if (winner === null) return '';
  return isYou(ui, winner) ? replay.tookYou : replay.took(nameOf(ui, winner));
}

function wordsOf(ui: NapUi, step: ReplayStep, review: Review): Node[] {
  const { replay } = ui.texts();
  const { event, decision } = step;
  if (event.kind === 'dealt') return [h('p', {}, replay.dealt(nameOf(ui, event.dealer)))];
  const found = decision === null ? undefined : review.decisions[decision];
  if (found === undefined) return [h('p', {}, `${resultText(ui, step.state)}.`)];
  const took = tookText(ui, step);
  return [...decisionWords(ui, step, found), ...(took ? [h('p', { class: 'note' }, took)] : [])];
}

/** The steps at which a trick begins, and the end. */
function trickMarks(steps: readonly ReplayStep[]): number[] {
  return steps.flatMap(({ state, event }, i) => {
    const begins = event.kind === 'played' && state.tricks.at(-1)?.plays.length === 1;
    return begins || event.kind === 'finished' ? [i] : [];
  });
}

/** Play on from there; in a word where there is little room, and in full for readers and a resting pointer. */
function playOnButton(ui: NapUi, from: Trial['from']): HTMLElement {
  const { onCalls, onTrick, on } = ui.texts().replay;
  const label = from === 'calls' ? onCalls : onTrick(from + 1);
  const attrs = { type: 'button', 'data-key': 'playOn', 'aria-label': label, title: label };
  return h(
    'button',
    { class: 'text-button', attrs, on: { click: () => ui.act('playOn') } },
    icon('playOn'),
    h('span', {}, on),
  );
}

function mistakeButton(label: string, click: () => void): HTMLElement {
  const one = iconButton('next', label, click);
  one.dataset.key = 'mistake';
  return one;
}

/** The deal to be gone through; `tags`: where the odds over the cards are drawn; `to` goes to another step. */
export function replayShow(ui: NapUi, tags: HTMLElement, to: (at: number) => void): Show | null {
  const steps = ui.session.replay();
  const { review } = ui.session.state;
  if (steps.length === 0 || review === null) return null;
  const { at: count, first, back, next, last, leave, mistake } = ui.texts().replay;
  const costly = steps.flatMap(({ decision }, i) => {
    return decision !== null && (review.decisions[decision]?.cost ?? 0) > 0 ? [i] : [];
  });
  return {
    kind: 'replay',
    length: steps.length,
    state: (at) => steps[at]!.state,
    words: (at) => wordsOf(ui, steps[at]!, review),
    buttons(at) {
      const further = costly.find((step) => step > at);
      return [
        ...(further === undefined ? [] : [mistakeButton(mistake, () => to(further))]),
        playOnButton(ui, trickAt(steps, at)),
      ];
    },
    marks: trickMarks(steps),
    count,
    labels: { first, back, next, last, leave },
    lay(at) {
      const { state, decision } = steps[at]!;
      const chair = decision === null ? null : (review.decisions[decision]?.chair ?? null);
      drawTags(ui, tags, state.advice, chair !== state.declarer);
    },
    ended: () => tags.replaceChildren(),
  };
}
