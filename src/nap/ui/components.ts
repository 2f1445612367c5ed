// The components of the trick game's page, and where they lie in it.

import type { CardId } from '../../shared/core/types';
import { h } from '../../shared/ui/dom';
import { createMessages, type Messages } from '../../shared/ui/messages';
import { createSheets, type Sheets } from '../../shared/ui/sheet';
import { createLiveSpeech, type Speech } from '../../shared/ui/speech';
import { layWelcome, type Welcome } from '../../shared/ui/welcome';
import type { NapState } from '../game/session/state';
import { createNapBar, type NapBar, runNapCommand } from './bar';
import { type Bids, createBids } from './bids';
import { type NapCommandId, napCommand } from './commands';
import { commandLabel, type NapUi } from './context';
import { type Cover, createCover } from './cover';
import { createExhibit, type Exhibit } from './exhibit';
import { createHintSlip, type HintSlip } from './hintSlip';
import { createMatchResult, type MatchResult } from './matchResult';
import { createNapMirror, type NapMirror } from './mirror';
import { createNapResult, type NapResult } from './result';
import { createSeats, type Seats } from './seats';
import type { ChallengeDraft } from './sheets/challengeSheet';
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
  readonly exhibit: Exhibit;
  /** the odds of a replayed deal, over its cards */
  readonly tags: HTMLElement;
  readonly matchResult: MatchResult;
  readonly challenge: ChallengeDraft;
  readonly messages: Messages<NapCommandId>;
  readonly words: WordCards;
  readonly welcome: Welcome;
  readonly sheets: Sheets;
  readonly speech: Speech;
  readonly live: HTMLElement;
}

interface ComponentCallbacks {
  readonly play: (card: CardId) => void;
  readonly render: () => void;
}

/** The looker has called, or the first deal is over. */
function hasBegun({ sheet, calls, table }: NapState): boolean {
  return sheet.length > 0 || calls.some(({ chair }) => table.chairs[chair]?.kind === 'person');
}

/** CSS px kept free above the welcome and below it. */
const welcomeMargin = 8;

/** CSS px from the top of the middle to the bids. */
function freeAbove({ table }: NapUi, host: HTMLElement, bids: HTMLElement): number {
  const { middle } = table.layout();
  const shown = bids.getBoundingClientRect();
  const foot = shown.height > 0 ? shown.y - host.getBoundingClientRect().y : middle.y + middle.height;
  return foot - middle.y - welcomeMargin;
}
/** The welcome for somebody who has not been here: one way to the example. */
function showWelcome(ui: NapUi, host: HTMLElement, bids: HTMLElement): Welcome {
  const { session, settings } = ui;
  if (settings.value.napWelcomed || hasBegun(session.state)) return { render() {}, place() {} };
  return layWelcome({
    host,
    room: () => freeAbove(ui, host, bids),
    words: () => [ui.texts().help.first, ui.texts().help.firstNote],
    go: () => ui.act('example'),
    welcome: () => settings.change({ napWelcomed: true }),
    onBegun: (leave) => session.subscribe((state) => hasBegun(state) && leave()),
  });
}

/** Makes the components of the page whose table lies in `host`. */
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
  const bids = createBids(ui);
  return {
    messages,
    ...createLiveSpeech(),
    words: createWordCards(ui, host),
    welcome: showWelcome(ui, host, bids.element),
    bar: createNapBar(ui, messages.element),
    seats: createSeats(ui),
    bids,
    hint: createHintSlip(ui, host),
    cover: createCover(ui, host),
    result: createNapResult(ui),
    mirror: createNapMirror(ui, play),
    exhibit: createExhibit(ui, host, render),
    tags: h('div', { class: 'hint-tags', attrs: { 'aria-hidden': 'true' } }),
    matchResult: createMatchResult(ui),
    challenge: { name: null },
    sheets: createSheets(ui.pageTexts, () => ui.settings.value.leftHanded, ui.back, ui.table.letGo),
  };
}

/** Puts them where they belong. */
export function layOut(
  parts: { readonly root: HTMLElement; readonly host: HTMLElement },
  components: NapComponents,
): void {
  const { bar, seats, bids, hint, cover, result, mirror, words, exhibit, sheets, live } = components;
  parts.root.querySelector(':scope > .bar')?.remove();
  parts.root.prepend(bar.element);
  parts.root.append(sheets.element, live);
  const middle = h('div', { class: 'nap-middle' }, result.element);
  const calls = h('div', { class: 'nap-middle of-bids' }, bids.element);
  parts.host.append(
    words.element,
    mirror.element,
    seats.element,
    calls,
    middle,
    hint.element,
    components.tags,
    cover.element,
    components.matchResult.element,
    exhibit.element,
  );
}
