// The review: a slim strip of verdicts along the game. Point at it, or go along it by keys, and the table
// shows that position; the game waits until it is left or gone on with from there.

import type { Texts } from '../../../i18n/index';
import { runCommand } from '../../../shared/ui/commands';
import { h, setAttr, setText } from '../../../shared/ui/dom';
import { icon } from '../../../shared/ui/icons';
import type { GameState, Mark, ReviewState } from '../../game/session/intents';
import { type CommandId, command } from '../base/commands';
import type { Ui } from '../base/context';
import { hintText, playedText } from '../base/narrate';

export interface Review {
  readonly element: HTMLElement;
  render(state: GameState): void;
}

/** Neighbours with one verdict, as one piece of the strip. */
export function runsOf(marks: readonly Mark[]): readonly { readonly mark: Mark; readonly length: number }[] {
  const runs: { mark: Mark; length: number }[] = [];
  for (const mark of marks) {
    const last = runs.at(-1);
    if (last?.mark === mark) last.length++;
    else runs.push({ mark, length: 1 });
  }
  return runs;
}

/** The verdict's word of the position shown. */
function markWord(texts: Texts, { marks, at, sealed }: ReviewState): string {
  const { words } = texts.badge;
  if (sealed) return '';
  const word = { winnable: words.winnable, unknown: words.unknown, waiting: words.looking };
  const mark = marks[at] ?? 'waiting';
  return mark === 'lost' ? words[marks[0] === 'lost' ? 'cannot' : 'no-longer'] : word[mark];
}

/** Does the position's sentence tell its verdict already? */
function isTold({ at, turning }: ReviewState): boolean {
  return turning !== null && (at === turning || at === turning + 1);
}

/** Where the review stands: `Move 23 of 87: winnable.` */
function placeText(texts: Texts, review: ReviewState): string {
  const numbers = new Intl.NumberFormat(texts.lang);
  const { start, at } = texts.review;
  const place = review.at === 0 ? start : at(numbers.format(review.at), numbers.format(review.length));
  const word = isTold(review) ? '' : markWord(texts, review);
  const said = word === '' ? place : `${place}: ${word}`;
  return said.endsWith('…') ? said : `${said}.`;
}

/** What is said of the position: the move that led to it, and whether that gave the win away. */
function noteText(texts: Texts, state: GameState, review: ReviewState): string {
  const { gaveAway, gaveAwayPlain, lastChance, lastChancePlain, sealed } = texts.review;
  const { at, turning, better, steps } = review;
  const moved = at > 0 ? `${playedText(texts, steps, state)}.` : '';
  const said = better === null ? null : hintText(texts, better);
  const won = state.status === 'won' ? texts.badge.sentences.won : '';
  let judged = review.sealed ? sealed : won;
  if (turning !== null && at === turning) judged = said === null ? lastChancePlain : lastChance(said);
  if (turning !== null && at === turning + 1) judged = said === null ? gaveAwayPlain : gaveAway(said);
  return [moved, judged].filter((text) => text !== '').join(' ');
}

/** `worded`: where no pointer rests on it to learn its name, the name stands beside the icon. */
function button(ui: Ui, id: CommandId, worded: boolean): HTMLButtonElement {
  const { icon: name, enabled } = command(id);
  const run = () => {
    // `aria-disabled` keeps the focus where it is when the end is reached
    if (enabled(ui.session.state)) runCommand(ui, command(id));
  };
  return h(
    'button',
    { class: 'icon-button', attrs: { type: 'button', 'data-command': id }, on: { click: run } },
    icon(name),
    worded && h('span', { class: 'review-word' }),
  );
}

type Worded = keyof Texts['review']['words'];

function isWorded({ review }: Texts, id: string): id is Worded {
  return id in review.words;
}

/** A button's name for readers: the word that is seen on it is part of it. */
function nameOf(texts: Texts, id: CommandId): string {
  const label = texts.commands[id];
  const word = isWorded(texts, id) ? texts.review.words[id] : '';
  return label.includes(word) ? label : `${word}: ${label}`;
}

interface Strip {
  readonly element: HTMLElement;
  render(texts: Texts, state: GameState, review: ReviewState): void;
}

/** A percentage of the strip: the middle of the piece that a position has. */
function placeOf(at: number, { length }: ReviewState): string {
  return `${(100 * (at + 0.5)) / (length + 1)}%`;
}

/** A pointer on the strip, finger or mouse. */
function listen(ui: Ui, element: HTMLElement): void {
  const goTo = (event: PointerEvent) => {
    const { review } = ui.session.state;
    const { left, width } = element.getBoundingClientRect();
    if (review === null || width === 0) return;
    const share = (event.clientX - left) / width;
    const at = Math.min(review.length, Math.max(0, Math.floor(share * (review.length + 1))));
    if (at !== review.at) ui.send({ kind: 'reviewTo', at });
  };
  element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || !event.isPrimary) return;
    element.setPointerCapture(event.pointerId);
    goTo(event);
  });
  element.addEventListener('pointermove', (event) => {
    if (element.hasPointerCapture(event.pointerId)) goTo(event);
  });
}

function createStrip(ui: Ui): Strip {
  const track = h('div', { class: 'review-track' });
  const from = h('div', { class: 'review-from' });
  const turning = h('div', { class: 'review-turning' });
  const thumb = h('div', { class: 'review-thumb' });
  const element = h(
    'div',
    { class: 'review-strip', attrs: { role: 'slider', tabindex: '0', 'aria-valuemin': '0' } },
    track,
    from,
    turning,
    thumb,
  );
  listen(ui, element);
  let drawn = '';
  const draw = (review: ReviewState) => {
    const runs = runsOf(review.marks);
    const key = JSON.stringify(runs);
    if (key === drawn) return;
    drawn = key;
    const pieces = runs.map(({ mark, length }) => {
      const piece = h('span', { attrs: { 'data-mark': mark } });
      piece.style.flexGrow = String(length);
      return piece;
    });
    track.replaceChildren(...pieces);
  };
  return {
    element,
    render(texts, state, review) {
      draw(review);
      thumb.style.left = placeOf(review.at, review);
      from.style.left = placeOf(review.from, review);
      turning.hidden = review.turning === null;
      turning.style.left = placeOf(review.turning ?? 0, review);
      setAttr(element, 'aria-label', texts.review.label);
      setAttr(element, 'aria-valuemax', String(review.length));
      setAttr(element, 'aria-valuenow', String(review.at));
      setAttr(
        element,
        'aria-valuetext',
        `${placeText(texts, review)} ${noteText(texts, state, review)}`.trim(),
      );
    },
  };
}

/** All that is said of the position. */
function wholeText(texts: Texts, state: GameState, review: ReviewState): string {
  return `${placeText(texts, review)} ${noteText(texts, state, review)}`.trim();
}

export function createReview(ui: Ui): Review {
  const strip = createStrip(ui);
  const place = h('b', { class: 'review-place' });
  const note = h('span', { class: 'review-note' });
  const ids = ['reviewBack', 'reviewStep', 'reviewTurning', 'playOn', 'leaveReview'] as const;
  const buttons = ids.map((id) => button(ui, id, isWorded(ui.texts(), id)));
  const [back, step, ...others] = buttons;
  let shown = 0;
  const element = h(
    'section',
    { class: 'review', attrs: { hidden: '' } },
    h('div', { class: 'review-row' }, back, strip.element, step),
    // the slider says the same to readers
    h('p', { class: 'review-said', attrs: { 'aria-hidden': 'true' } }, place, ' ', note),
    h('div', { class: 'review-buttons' }, ...others),
  );
  const label = (texts: Texts, state: GameState) => {
    ids.forEach((id, i) => {
      setAttr(buttons[i]!, 'aria-label', nameOf(texts, id));
      const word = buttons[i]!.querySelector('.review-word');
      if (word && isWorded(texts, id)) setText(word, texts.review.words[id]);
      setAttr(buttons[i]!, 'title', texts.commands[id]);
      setAttr(buttons[i]!, 'aria-disabled', command(id).enabled(state) ? null : 'true');
    });
  };
  return {
    element,
    render(state) {
      const { review } = state;
      const opens = element.hidden && review !== null;
      element.hidden = review === null;
      if (review === null) return;
      const texts = ui.texts();
      setAttr(element, 'aria-label', texts.review.label);
      strip.render(texts, state, review);
      setText(place, placeText(texts, review));
      setText(note, noteText(texts, state, review));
      label(texts, state);
      // a reader hears the slider that it is on by itself
      const isElsewhere = !opens && document.activeElement !== strip.element;
      if (isElsewhere && review.at !== shown) ui.say(wholeText(texts, state, review));
      shown = review.at;
      if (opens) strip.element.focus({ preventScroll: true });
    },
  };
}
