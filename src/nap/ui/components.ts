// The parts of the trick game's page, and where they lie in it.
import type { CardId } from '../../shared/core/types';
import { h, setText } from '../../shared/ui/dom';
import { createMessages, type Messages } from '../../shared/ui/messages';
import { createSheets, type Sheets } from '../../shared/ui/sheet';
import { createSpeech, type Speech } from '../../shared/ui/speech';
import type { Welcome } from '../../shared/ui/welcome';
import { createNapBar, type NapBar, runNapCommand } from './bar';
import { type Bids, createBids } from './bids';
import { type NapCommandId, napCommand } from './commands';
import { commandLabel, type NapUi } from './context';
import { type Cover, createCover } from './cover';
import { createExample, type Example } from './example';
import { createHintSlip, type HintSlip } from './hintSlip';
import { createNapMirror, type NapMirror } from './mirror';
import { createNapResult, type NapResult } from './result';
import { createSeats, type Seats } from './seats';
import { showNapWayIn } from './sheets/wayIn';
import { placeSentence } from './slips';
import { createWordCards, type WordCards } from './wordCards';

export interface NapComponents {
  readonly bar: NapBar;
  readonly seats: Seats;
  readonly bids: Bids;
  readonly hint: HintSlip;
  readonly cover: Cover;
  readonly result: NapResult;
  readonly mirror: NapMirror;
  readonly example: Example;
  readonly messages: Messages<NapCommandId>;
  readonly words: WordCards;
  readonly wayIn: Welcome;
  readonly sheets: Sheets;
  readonly speech: Speech;
  readonly live: HTMLElement;
}

interface ComponentCallbacks {
  readonly play: (card: CardId) => void;
  readonly render: () => void;
}

/** Makes the parts of the page whose table lies in `host`. */
export function createComponents(
  ui: NapUi,
  host: HTMLElement,
  { play, render }: ComponentCallbacks,
): NapComponents {
  const messages = createMessages<NapCommandId>({
    lang: ui.lang,
    label: (id) => commandLabel(ui, id),
    icon: (id) => napCommand(id).icon,
    run: (id) => runNapCommand(ui, id),
    place: (slip) => placeSentence(ui, slip, host),
  });
  const live = h('div', {
    class: 'live',
    attrs: { role: 'status', 'aria-live': 'polite', 'aria-atomic': 'true' },
  });
  return {
    messages,
    live,
    words: createWordCards(ui, host),
    wayIn: showNapWayIn(ui, host),
    bar: createNapBar(ui, messages.element),
    seats: createSeats(ui),
    bids: createBids(ui),
    hint: createHintSlip(ui, host),
    cover: createCover(ui),
    result: createNapResult(ui),
    mirror: createNapMirror(ui, play),
    example: createExample(ui, host, render),
    sheets: createSheets(ui.house, () => ui.settings.value.leftHanded, ui.back),
    speech: createSpeech(
      (text) => setText(live, text),
      (run, milliseconds) => void setTimeout(run, milliseconds),
    ),
  };
}

/** Puts them where they belong. */
export function layOut(
  parts: { readonly root: HTMLElement; readonly host: HTMLElement },
  pieces: NapComponents,
): void {
  const { bar, seats, bids, hint, cover, result, mirror, words, example, sheets, live } = pieces;
  parts.root.querySelector(':scope > .bar')?.remove();
  parts.root.prepend(bar.element);
  parts.root.append(sheets.element, live);
  const middle = h('div', { class: 'nap-middle' }, cover.element, result.element);
  const calls = h('div', { class: 'nap-middle of-bids' }, bids.element);
  parts.host.append(
    words.element,
    mirror.element,
    seats.element,
    calls,
    middle,
    hint.element,
    example.element,
  );
}
