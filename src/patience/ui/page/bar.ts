// The slim bar: what is being played on the left, the verdict in the middle, the commands of play on the
// right.

import { clockText } from '../../../i18n/index';
import { runCommand } from '../../../shared/ui/commands';
import { h, setAttr, setText } from '../../../shared/ui/dom';
import { keepFitting } from '../../../shared/ui/fitBar';
import { icon } from '../../../shared/ui/icons';
import { laurel } from '../../../shared/ui/laurel';
import type { GameState } from '../../game/session/intents';
import { recordKey } from '../../game/text/dealKey';
import { showVerdict } from '../base/badge';
import { type CommandId, command } from '../base/commands';
import { gameName, type Ui } from '../base/context';
import { verdictWord } from '../base/narrate';

export interface Bar {
  readonly element: HTMLElement;
  render(state: GameState): void;
}

const BUTTONS: readonly CommandId[] = ['undo', 'redo', 'hint', 'menu'];
const HOLD_MS = 600;

/** Held down, the undo button goes back to the start. */
function holdToStart(ui: Ui, button: HTMLButtonElement): { wasHeld(): boolean } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = 0;
  let held = false;
  const toStart = () => {
    held = true;
    ui.send({ kind: 'undoAll' });
  };
  button.addEventListener('pointerdown', (event) => {
    held = false;
    if (event.button !== 0) return;
    since = event.timeStamp;
    timer = setTimeout(toStart, HOLD_MS);
  });
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
    button.addEventListener(end, () => clearTimeout(timer));
  }
  button.addEventListener('pointerup', (event) => {
    // on a busy page the timer may ring late
    if (event.button === 0 && !held && event.timeStamp - since >= HOLD_MS) toStart();
  });
  button.addEventListener('contextmenu', (event) => event.preventDefault());
  return {
    wasHeld() {
      const was = held;
      held = false;
      return was;
    },
  };
}

function commandButton(ui: Ui, id: CommandId): HTMLButtonElement {
  const button = h(
    'button',
    { class: 'icon-button', attrs: { type: 'button', 'data-command': id } },
    icon(command(id).icon),
  );
  const hold = id === 'undo' ? holdToStart(ui, button) : null;
  button.addEventListener('click', () => {
    if (hold?.wasHeld()) return;
    // `aria-disabled` keeps the focus where it is when the last undo is spent
    if (command(id).enabled(ui.session.state)) runCommand(ui, command(id));
  });
  return button;
}

/** It asks for no timer but its own, and only while it runs and can be seen. */
interface Clock {
  render(state: GameState, visible: boolean): void;
}

/** A clock that calls `show` with its text whenever that changes. */
function createClock(now: () => number, show: (text: string) => void): Clock {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let elapsed = 0;
  let since = 0;
  let running = false;
  const tick = () => {
    const at = elapsed + (running ? now() - since : 0);
    show(clockText(at));
    clearTimeout(timer);
    if (running) timer = setTimeout(tick, 1000 - (at % 1000) + 5);
  };
  return {
    render(state, visible) {
      elapsed = state.elapsed;
      since = now();
      running = state.running && visible;
      tick();
    },
  };
}

interface Left {
  readonly element: HTMLElement;
  render(state: GameState): void;
}

function createLeft(ui: Ui): Left {
  const name = h('span', { class: 'bar-name bar-whole' });
  const number = h('span', { class: 'bar-number bar-whole' });
  // on a narrow screen: a short name, and the number among the figures
  const shortName = h('span', { class: 'bar-name bar-short', attrs: { 'aria-hidden': 'true' } });
  const shortNumber = h('span', { class: 'bar-number bar-short', attrs: { 'aria-hidden': 'true' } });
  const choose = h(
    'button',
    { class: 'bar-game', attrs: { type: 'button' }, on: { click: () => ui.act('choose') } },
    name,
    number,
    shortName,
  );
  const moves = h('span', { class: 'bar-moves' });
  const time = h('span', { class: 'bar-time', attrs: { role: 'timer', 'aria-live': 'off' } });
  const left = h('span', { class: 'bar-left' });
  const level = h('span', { class: 'bar-level' });
  const figures = h('span', { class: 'bar-figures' }, shortNumber, moves, time, left, level);
  const clock = createClock(ui.now, (text) => setText(time, text));
  return {
    element: h('div', { class: 'bar-start' }, h('h1', { class: 'bar-title' }, choose), figures),
    render(state) {
      const texts = ui.texts();
      const said = state.number === null ? texts.bar.custom : texts.bar.number(String(state.number));
      setText(name, gameName(ui));
      setText(shortName, ui.games.shortName(state.game, ui.lang()));
      setText(number, said);
      setText(shortNumber, said);
      setAttr(choose, 'title', texts.commands.choose);
      setText(moves, texts.bar.moves(state.moves));
      setText(left, texts.bar.left(state.cardsLeft));
      const known = ui.dealing().level();
      const own = recordKey(state.game, ui.games.rules(state.game));
      const house = recordKey(state.game, state.rules) === own ? '' : texts.house.tag;
      setText(level, known === null ? house : texts.deals.levelWords[known]);
      time.hidden = !ui.settings.value.clock;
      clock.render(state, ui.settings.value.clock && !document.hidden);
    },
  };
}

export interface BarParts {
  /** what may take the place of the verdict's word: the line player, a message */
  readonly middle: readonly HTMLElement[];
  readonly onVerdict: () => void;
}

export function createBar(ui: Ui, parts: BarParts): Bar {
  const left = createLeft(ui);
  const wreath = laurel();
  const word = h('span', { class: 'badge-word' });
  const badge = h(
    'button',
    { class: 'badge', attrs: { type: 'button' }, on: { click: parts.onVerdict } },
    wreath,
    word,
  );
  const buttons = BUTTONS.map((id) => commandButton(ui, id));
  const element = h(
    'header',
    { class: 'bar' },
    left.element,
    h('div', { class: 'bar-middle' }, badge, ...parts.middle),
    h('div', { class: 'bar-end' }, ...buttons),
  );
  const refit = keepFitting(element);
  let drawn = '';
  /** As far as the bar's width hangs on it. */
  const widthKey = (state: GameState, verdict: string) =>
    [ui.lang(), ui.settings.value.textSize, state.game, state.number, verdict, state.moves > 99].join();
  return {
    element,
    render(state) {
      const texts = ui.texts();
      left.render(state);
      showVerdict(wreath, state.badge);
      const verdict = verdictWord(texts, state);
      setText(word, verdict);
      setAttr(badge, 'aria-label', texts.badge.verdict(verdict));
      setAttr(badge, 'title', verdict);
      BUTTONS.forEach((id, i) => {
        const label = id === 'undo' ? texts.bar.undoHold : texts.commands[id];
        setAttr(buttons[i]!, 'aria-label', texts.commands[id]);
        setAttr(buttons[i]!, 'title', label);
        setAttr(buttons[i]!, 'aria-disabled', command(id).enabled(state) ? null : 'true');
      });
      const key = widthKey(state, verdict);
      if (key !== drawn) refit();
      drawn = key;
    },
  };
}
