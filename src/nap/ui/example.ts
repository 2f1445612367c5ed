// The example deal of the help, gone through on the table itself: step by step, with what there is to be said
// of it. The match waits meanwhile.

import { fill } from '../../i18n/format';
import { type HelpTexts, loadHelp } from '../../i18n/help';
import { cardName } from '../../i18n/words';
import { h, setAttr, setText } from '../../shared/ui/dom';
import { icon } from '../../shared/ui/icons';
import { type ExampleStep, exampleSteps } from '../game/example/exampleSteps';
import type { NapState } from '../game/session/state';
import { type NapUi, nameOf } from './context';
import { placeSlip } from './slips';

export interface Example {
  readonly element: HTMLElement;
  /** the state that the table shows instead of the match's; null while no example is shown */
  readonly state: NapState | null;
  /** Lays the example on the table. Rejects where the help cannot be had. */
  begin(): Promise<void>;
  step(by: 1 | -1): void;
  end(): void;
  place(): void;
}

interface Show {
  readonly steps: readonly ExampleStep[];
  readonly words: HelpTexts['example'];
  at: number;
}

/** What is said of a step: of a whole trick and at the end what the help says, else what happened. */
function captionOf(ui: NapUi, { steps, words, at }: Show): string {
  const { spoken, bids } = ui.texts();
  const event = steps[at]!.event;
  switch (event.kind) {
    case 'dealt':
      return `${words.caption}.`;
    case 'called': {
      const isLast = steps[at + 1]?.event.kind !== 'called';
      const name = nameOf(ui, event.chair);
      const said = event.call === 'pass' ? spoken.passes(name) : spoken.called(name, bids[event.call]);
      return isLast ? words.calls : `${said}.`;
    }
    case 'played':
      return `${spoken.played(nameOf(ui, event.chair), cardName(event.card, ui.lang()))}.`;
    case 'taken':
      return words.tricks[event.trick] ?? '';
    case 'gathered':
      return `${spoken.taken(nameOf(ui, event.chair))}.`;
    case 'finished':
      return words.end;
  }
}

interface Slip {
  readonly element: HTMLElement;
  draw(ui: NapUi, show: Show): void;
}

function createSlip(step: (by: 1 | -1) => void, end: () => void): Slip {
  const words = h('p', { class: 'hint-words', attrs: { role: 'status' } });
  const count = h('span', { class: 'example-count' });
  const button = (name: 'stepBack' | 'step' | 'close', click: () => void) =>
    h('button', { class: 'icon-button', attrs: { type: 'button' }, on: { click } }, icon(name));
  const back = button('stepBack', () => step(-1));
  const next = button('step', () => step(1));
  const close = button('close', end);
  const element = h(
    'div',
    { class: 'hint-slip example-slip' },
    h('div', { class: 'hint-page' }, words, h('div', { class: 'example-steps' }, back, count, next)),
    close,
  );
  return {
    element,
    draw(ui, show) {
      const { example } = ui.texts();
      const last = show.steps.length - 1;
      setText(words, captionOf(ui, show));
      setText(count, example.at(String(show.at + 1), String(last + 1)));
      setAttr(back, 'aria-disabled', show.at === 0 ? 'true' : null);
      setAttr(next, 'aria-disabled', show.at === last ? 'true' : null);
      setAttr(back, 'aria-label', example.back);
      setAttr(next, 'aria-label', example.next);
      setAttr(close, 'aria-label', example.leave);
    },
  };
}

/** `host`: the element that the table lies in. `changed` is called after each step and at the end. */
export function createExample(ui: NapUi, host: HTMLElement, changed: () => void): Example {
  let show: Show | null = null;
  const step = (by: 1 | -1) => {
    if (!show) return;
    const at = show.at + by;
    if (at < 0 || at >= show.steps.length) return;
    show.at = at;
    ui.table.exhibit(show.steps[at]!.state);
    changed();
    draw();
  };
  const end = () => {
    if (!show) return;
    show = null;
    ui.table.exhibit(null);
    slip.element.hidden = true;
    ui.session.setVisible(!document.hidden);
    changed();
  };
  const slip = createSlip(step, end);
  slip.element.hidden = true;
  const place = () => placeSlip(ui, slip.element, host);
  const draw = () => {
    if (show) slip.draw(ui, show);
    place();
  };
  return {
    element: slip.element,
    get state() {
      return show?.steps[show.at]?.state ?? null;
    },
    async begin() {
      const { example } = await loadHelp(ui.lang());
      const seats = [1, 2, 3, 4].map((n) => fill(example.seat, { n }));
      const steps = exampleSteps(ui.session.state.table.settings, seats);
      ui.session.setVisible(false);
      show = { steps, words: example, at: 0 };
      slip.element.hidden = false;
      ui.table.exhibit(steps[0]!.state);
      changed();
      draw();
    },
    step,
    end,
    place,
  };
}
