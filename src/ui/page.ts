// The page around the table: it puts the parts together, hears the session, and tells each part what changed.
import type { GameId } from '../core/types';
import type { Intent, Outcome, RefusalText, Session } from '../game/intents';
import { type Lang, pickLanguage, textsFor } from '../i18n/index';
import { type Place, parseAddress, showAddress } from './address';
import { followSettings } from './appearance';
import { type Bar, createBar } from './bar';
import { chooserSheet } from './chooser';
import type { Act } from './commands';
import { type Games, gameName, type TableView, type Ui } from './context';
import { h, setText } from './dom';
import { createHearing, standingNote, verdictNote } from './hearing';
import { helpSheet } from './help';
import { type Keys, listenToKeys } from './keys';
import { createLinePlayer, type LinePlayer } from './line';
import { menuSheet } from './menu';
import { createMessages, type Messages } from './messages';
import { createMirror, type Mirror } from './mirror';
import { createResult, type Result } from './result';
import type { SettingsStore } from './settings';
import { settingsSheet } from './settingsSheet';
import { createSheets, type SheetSpec, type Sheets } from './sheet';
import { createSpeech } from './speech';

export interface PageParts {
  readonly root: HTMLElement;
  /** the element that the table draws in */
  readonly host: HTMLElement;
  readonly session: Session;
  readonly table: TableView;
  readonly games: Games;
  readonly settings: SettingsStore;
  readonly refusal: (refusal: RefusalText, lang: Lang) => string;
  readonly place: Place;
  readonly now: () => number;
  readonly anyNumber: () => number;
  /** the browser's languages, the dearest first */
  readonly languages: readonly string[];
}

interface Pieces {
  readonly bar: Bar;
  readonly messages: Messages;
  readonly line: LinePlayer;
  readonly mirror: Mirror;
  readonly sheets: Sheets;
  readonly result: Result;
  readonly live: HTMLElement;
}

function createPieces(ui: Ui): Pieces {
  const messages = createMessages(ui);
  const line = createLinePlayer(ui);
  const onVerdict = () => {
    const note = verdictNote(ui, ui.session.state);
    messages.show(note.text, note.commands);
  };
  return {
    messages,
    line,
    bar: createBar(ui, { middle: [line.element, messages.element], onVerdict }),
    mirror: createMirror(ui),
    sheets: createSheets(ui.texts, () => ui.settings.value.leftHanded),
    result: createResult(ui),
    live: h('div', {
      class: 'live',
      attrs: { role: 'status', 'aria-live': 'polite', 'aria-atomic': 'true' },
    }),
  };
}

function sheetOf(ui: Ui, id: string, sheets: Sheets): SheetSpec {
  const close = () => sheets.close();
  if (id === 'choose') return chooserSheet(ui, close, (game) => sheets.open(helpSheet(ui, game)));
  if (id === 'settings') return settingsSheet(ui);
  return id === 'help' ? helpSheet(ui) : menuSheet(ui, close);
}

interface Acting {
  readonly pieces: () => Pieces;
  readonly keys: () => Keys;
}

function createActs(ui: Ui, { pieces, keys }: Acting): (act: Act) => void {
  const step = (by: number) => {
    const { game, number } = ui.session.state;
    if (number !== null) ui.deal(game, Math.max(1, Math.min(2 ** 31 - 1, number + by)));
  };
  const open = (id: string) => () => {
    const { sheets } = pieces();
    sheets.open(sheetOf(ui, id, sheets));
  };
  const acts: Record<Act, () => void> = {
    new: () => ui.deal(ui.session.state.game, ui.anyNumber()),
    next: () => step(1),
    previous: () => step(-1),
    jump: () => keys().jump(),
    sight: () => {
      const fairSight = !ui.settings.value.fairSight;
      ui.settings.change({ fairSight });
      const { badge } = ui.texts();
      pieces().messages.show(fairSight ? badge.fairSight : badge.sight);
    },
    choose: open('choose'),
    settings: open('settings'),
    help: open('help'),
    menu: open('menu'),
  };
  return (act) => {
    // A hint goes at the next input, also at one that the game itself never hears of.
    if (ui.session.state.hint) ui.send({ kind: 'deselect' });
    acts[act]();
  };
}

/** Shows the result once the last card has come to rest. */
function showResultAtRest(ui: Ui, result: Result): void {
  const { state } = ui.session;
  if (state.status !== 'won' || state.line) return;
  if (ui.table.busy()) requestAnimationFrame(() => showResultAtRest(ui, result));
  else result.show(state);
}

function listenToAddress(ui: Ui, place: Place, onBad: () => void): void {
  window.addEventListener('hashchange', () => {
    const { game, number } = ui.session.state;
    const address = parseAddress(place.hash());
    if (address === 'bad') return onBad();
    if (address === 'empty') return;
    if (address.game !== game || address.number !== number)
      ui.deal(address.game, address.number ?? ui.anyNumber());
  });
}

function clearAtInput(pieces: Pieces): void {
  document.addEventListener(
    'pointerdown',
    (event) => {
      if (!(event.target instanceof Node && pieces.messages.element.contains(event.target)))
        pieces.messages.clear();
    },
    true,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const within = event.target instanceof Node && pieces.messages.element.contains(event.target);
      if (!within && !['Shift', 'Control', 'Alt', 'Meta', 'Tab'].includes(event.key)) pieces.messages.clear();
    },
    true,
  );
}

interface Core {
  readonly ui: Ui;
  /** the intent that the page itself sent last, until its outcome was heard */
  readonly takeIntent: () => Intent | null;
}

function createUi(parts: PageParts, act: (act: Act) => void): Core {
  const { session, settings } = parts;
  const lang = () => pickLanguage(settings.value.lang, parts.languages);
  let intent: Intent | null = null;
  const send = (next: Intent): Outcome => {
    intent = next;
    const outcome = session.dispatch(next);
    intent = null;
    return outcome;
  };
  const ui: Ui = {
    session,
    settings,
    table: parts.table,
    games: parts.games,
    now: parts.now,
    anyNumber: parts.anyNumber,
    lang,
    texts: () => textsFor(lang(), session.state.rules),
    refusal: (refusal) => parts.refusal(refusal, lang()),
    send,
    act,
    deal: (game: GameId, number: number) => void send({ kind: 'deal', game, number }),
  };
  return { ui, takeIntent: () => intent };
}

/** Until now an empty bar kept its room, so that the table's first picture had the right size. */
function placeBar(root: HTMLElement, bar: Bar): void {
  root.querySelector(':scope > .bar')?.remove();
  root.prepend(bar.element);
}

/** Builds the page, and keeps it in step with the session from then on. */
export function createPage(parts: PageParts): void {
  const { ui, takeIntent } = createUi(parts, (act) => acts(act));
  const pieces = createPieces(ui);
  const { bar, messages, line, mirror, sheets, result, live } = pieces;
  const speech = createSpeech(
    (text) => setText(live, text),
    (run, milliseconds) => void setTimeout(run, milliseconds),
  );
  const hearing = createHearing(ui, messages, speech);
  const render = () => {
    const { state } = ui.session;
    document.title =
      state.number === null ? gameName(ui) : `${gameName(ui)} ${state.number} – ${ui.texts().title}`;
    parts.root.dataset.line = String(state.line !== null);
    bar.render(state);
    line.render(state);
    mirror.render(state);
    messages.note(standingNote(ui, state));
  };
  const keys = listenToKeys(ui, {
    mirror,
    covered: () => sheets.openId !== null,
    dismiss: () => result.hide(),
    onJump: () => speech.say('move', ui.texts().spoken.jump),
  });
  const acts = createActs(ui, { pieces: () => pieces, keys: () => keys });
  const onBadAddress = () => {
    messages.show(ui.texts().faults.address);
    speech.say('refusal', ui.texts().faults.address);
    showAddress(parts.place, ui.session.state.game, ui.session.state.number);
  };

  placeBar(parts.root, bar);
  parts.root.append(sheets.element, live);
  parts.host.append(mirror.element, result.element);
  let before = ui.session.state;
  ui.session.subscribe((state, outcome) => {
    const earlier = before;
    before = state;
    render();
    hearing.hear(earlier, state, outcome, takeIntent());
    // only a new deal is written: an address that was just typed stays until the page hears of it
    if (state.game !== earlier.game || state.number !== earlier.number)
      showAddress(parts.place, state.game, state.number);
    if (state.status !== 'won' || state.line) result.hide();
    else if (earlier.status !== 'won') showResultAtRest(ui, result);
  });
  document.addEventListener('visibilitychange', () => {
    ui.session.setVisible(!document.hidden);
    bar.render(ui.session.state);
  });
  clearAtInput(pieces);
  listenToAddress(ui, parts.place, onBadAddress);
  let lang = ui.lang();
  let fair = parts.settings.value.fairSight;
  followSettings(ui, () => {
    const { fairSight } = ui.settings.value;
    if (fairSight !== fair) ui.session.sightChanged();
    fair = fairSight;
    render();
    if (lang !== ui.lang() && sheets.openId) sheets.redraw(sheetOf(ui, sheets.openId, sheets));
    lang = ui.lang();
  });
  if (parseAddress(parts.place.hash()) === 'bad') onBadAddress();
  showAddress(parts.place, before.game, before.number);
  render();
}
