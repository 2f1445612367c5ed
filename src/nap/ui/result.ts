// How a deal ended, in the middle of the table: who made what, and what each one got or paid.

import { runCommand } from '../../shared/ui/commands';
import { h } from '../../shared/ui/dom';
import { icon } from '../../shared/ui/icons';
import type { NapScore } from '../game/session/intents';
import type { Benchmark, NapShown, NapState } from '../game/session/state';
import { type NapCommandId, napCommand } from './commands';
import { alone, chipsText, commandLabel, isYou, type NapUi, nameOf, senderOf } from './context';

export interface NapResult {
  readonly element: HTMLElement;
  render(state: NapState): void;
}

/** How a deal ended in a sentence. */
export function scoreText(ui: NapUi, score: Pick<NapScore, 'result' | 'bid' | 'declarer'>): string {
  const { result, bids } = ui.texts();
  if (score.result === 'passed' || score.bid === null || score.declarer === null) return result.passed;
  const bid = bids[score.bid];
  const made = score.result === 'made';
  if (isYou(ui, score.declarer)) return made ? result.youMade(bid) : result.youLost(bid);
  const name = nameOf(ui, score.declarer);
  return made ? result.made(name, bid) : result.lost(name, bid);
}

/** The end of the deal in a sentence. */
export function resultText(ui: NapUi, { opened }: NapShown): string {
  return opened === null ? '' : scoreText(ui, opened.score);
}

function detail(ui: NapUi, state: NapState): string {
  const score = state.opened?.score;
  const { result } = ui.texts();
  if (!score || score.result === 'passed') return result.passedNote;
  return score.bid === 'misere'
    ? result.tookMisere(score.taken)
    : result.took(score.taken, state.stakes?.tricks ?? 0);
}

function chipRow(ui: NapUi, name: string, chips: number): HTMLElement {
  const value = h('b', {}, chipsText(ui.lang(), chips));
  value.dataset.sign = chips > 0 ? 'plus' : chips < 0 ? 'minus' : 'none';
  return h('li', {}, h('span', {}, name), value);
}

function chipRows(ui: NapUi, { opened }: NapState): HTMLElement[] {
  if (opened === null || opened.score.result === 'passed') return [];
  const rows = opened.score.chips.map((n, chair) => chipRow(ui, nameOf(ui, chair), n));
  return [h('ul', { class: 'result-chips' }, ...rows)];
}

/** The chair of the one person, in the order of the table. */
export function ownChair({ table }: NapState): number {
  return table.chairs.findIndex(({ kind }) => kind === 'person');
}

/** What a computer made of it in the person's chair; a sentence while that is not known. */
export function benchmarkRow(ui: NapUi, state: NapState, benchmark: Benchmark | null): HTMLElement {
  const { challenge } = ui.texts();
  if (benchmark?.status === 'done')
    return chipRow(ui, challenge.computers, benchmark.chips[ownChair(state)] ?? 0);
  const said = benchmark?.status === 'failed' ? challenge.failed : challenge.working;
  return h('li', { class: 'note' }, said);
}

/** The deal against the one who has sent it, and against a computer in the same chair. */
function comparison(ui: NapUi, state: NapState): HTMLElement[] {
  const { challenge: sent, opened, trial } = state;
  if (sent === null || opened === null || trial !== null || !alone(state)) return [];
  const { challenge } = ui.texts();
  const own = opened.score.chips[ownChair(state)] ?? 0;
  const sender = senderOf(ui, sent);
  const said =
    own > sent.chips ? challenge.beaten : own === sent.chips ? challenge.equal : challenge.notBeaten;
  return [
    h('h3', { class: 'slip-head' }, `${said(sender)}.`),
    h(
      'ul',
      { class: 'result-chips compared', attrs: { 'aria-label': challenge.results } },
      chipRow(ui, ui.texts().you, own),
      chipRow(ui, sender, sent.chips),
      benchmarkRow(ui, state, state.benchmark),
    ),
  ];
}

function trialNotes(ui: NapUi, { trial }: NapState): HTMLElement[] {
  if (trial === null) return [];
  const { result } = ui.texts();
  const chair = trial.real.chips.findIndex((_, each) => isYou(ui, each));
  const chips = trial.real.chips[chair];
  const real = scoreText(ui, trial.real);
  const said = chips === undefined ? real : `${real}, ${chipsText(ui.lang(), chips)}`;
  return [h('p', {}, result.real(said)), h('p', { class: 'note' }, result.trialNote)];
}

/** What can be done now; the first is what is mostly done. */
function commandsOf({ trial, matchOver }: NapState): readonly NapCommandId[] {
  if (trial !== null) return ['endTrial', 'playOn', 'next'];
  if (matchOver !== null) return ['rematch', 'matchResult', 'replay', 'review', 'challenge'];
  return ['next', 'replay', 'review', 'challenge'];
}

/** The slip with the result; it shows while the deal is done. */
export function createNapResult(ui: NapUi): NapResult {
  const element = h('div', { class: 'slip deal-result', attrs: { role: 'group' } });
  let drawn = '';
  let focused = '';
  const button = (id: NapCommandId, primary: boolean) => {
    const { icon: name } = napCommand(id);
    const run = () => runCommand(ui, napCommand(id));
    return h(
      'button',
      {
        class: primary ? 'button primary' : 'text-button',
        attrs: { type: 'button', 'data-command': id },
        on: { click: run },
      },
      icon(name),
      h('span', {}, id === 'playOn' ? ui.texts().result.again : commandLabel(ui, id)),
    );
  };
  const draw = (state: NapState) => {
    const text = resultText(ui, state);
    element.setAttribute('aria-label', text);
    const [first, ...others] = commandsOf(state).map((id, i) => button(id, i === 0));
    const hadFocus = element.contains(document.activeElement);
    element.replaceChildren(
      h('h2', {}, text),
      h('p', { class: 'note' }, detail(ui, state)),
      ...(state.advised.includes(true) ? [h('p', { class: 'note' }, ui.texts().hint.advised)] : []),
      ...chipRows(ui, state),
      ...trialNotes(ui, state),
      ...comparison(ui, state),
      h('div', { class: 'slip-buttons' }, first!, ...others),
    );
    return { first: first!, hadFocus };
  };
  return {
    element,
    render(state) {
      const deal = state.opened === null ? '' : [state.seed, state.sheet.length, state.trial?.from].join();
      const key = deal && [deal, ui.lang(), state.benchmark?.status, state.challenge?.chips].join();
      element.hidden = state.opened === null;
      if (key === drawn) return;
      drawn = key;
      if (state.opened === null) {
        focused = '';
        return;
      }
      const { first, hadFocus } = draw(state);
      if (deal !== focused || hadFocus) first.focus({ preventScroll: true });
      focused = deal;
    },
  };
}
