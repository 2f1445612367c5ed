// The example deal of the help, gone through on the table itself: step by step, with what there is to be said
// of it.

import { fill } from '../../i18n/format';
import { type HelpTexts, loadHelp } from '../../i18n/help';
import { cardName } from '../../i18n/words';
import { h } from '../../shared/ui/dom';
import { type ExampleStep, exampleSteps } from '../game/example/exampleSteps';
import { type NapUi, nameOf } from './context';
import type { Show } from './exhibit';

type Words = HelpTexts['example'];

/** What is said of a step: of a whole trick and at the end what the help says, else what happened. */
function captionOf(ui: NapUi, steps: readonly ExampleStep[], words: Words, at: number): string {
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

/** The example to be gone through; the match stands still until it is over. Rejects where the help cannot be had. */
export async function exampleShow(ui: NapUi): Promise<Show> {
  const { example: words } = await loadHelp(ui.lang());
  const seats = [1, 2, 3, 4].map((n) => fill(words.seat, { n }));
  const steps = exampleSteps(ui.session.state.table.settings, seats);
  const { at: count, back, next, leave } = ui.texts().example;
  return {
    kind: 'example',
    length: steps.length,
    state: (at) => steps[at]!.state,
    words: (at) => [h('p', { class: 'hint-words' }, captionOf(ui, steps, words, at))],
    buttons: () => [],
    marks: [],
    count,
    labels: { back, next, leave },
    ended: () => ui.session.setVisible(!document.hidden),
  };
}
