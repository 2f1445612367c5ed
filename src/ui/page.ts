// The page around the table: it puts the parts together, hears the session, and tells each part what changed.
import type { GameId } from '../core/types';
import { faultOf } from '../game/faults';
import type { GameState, Intent, Outcome, RefusalText } from '../game/intents';
import type { Keeping } from '../game/keeping';
import { linkTranscript, writeLink } from '../game/link';
import type { PatienceSession } from '../game/session';
import { type Lang, pickLanguage, textsFor } from '../i18n/index';
import type { SoundPlayer } from '../sound/player';
import { soundsOf } from '../sound/soundsOf';
import { type Place, parseAddress, showAddress } from './address';
import { followSettings, paces } from './appearance';
import { type Bar, createBar } from './bar';
import { chooserSheet } from './chooser';
import type { Act } from './commands';
import { type Games, gameName, type TableView, type Ui } from './context';
import { dealDaily } from './daily';
import { offerUpdate, pictureNote, watchPicture } from './device';
import { h, setText } from './dom';
import { createHearing, standingNote, verdictNote } from './hearing';
import { helpSheet } from './help';
import { type HelpPlace, readHelpAddress } from './helpAddress';
import { type HelpUi, helpUi } from './helpUi';
import { type Keys, listenToKeys } from './keys';
import { createLinePlayer, type LinePlayer } from './line';
import { menuSheet } from './menu';
import { createMessages, type Messages } from './messages';
import { createMirror, type Mirror } from './mirror';
import { createResult, type Result } from './result';
import { createReview, type Review } from './review';
import { isNapAddress, type Rooms } from './rooms';
import type { SettingsStore } from './settings';
import { settingsSheet } from './settingsSheet';
import { shareSheet } from './shareSheet';
import { createSheets, type SheetSpec, type Sheets } from './sheet';
import { createSpeech, type Speech } from './speech';
import { statisticsSheet } from './statisticsSheet';
import { showWayIn } from './wayIn';

export interface PageParts {
  readonly root: HTMLElement;
  /** the element that the table draws in */
  readonly host: HTMLElement;
  readonly session: PatienceSession;
  readonly keeping: Keeping;
  readonly table: TableView;
  readonly games: Games;
  readonly settings: SettingsStore;
  readonly rooms: Rooms;
  readonly refusal: (refusal: RefusalText, lang: Lang) => string;
  readonly place: Place;
  readonly now: () => number;
  readonly anyNumber: () => number;
  /** the browser's languages, the dearest first */
  readonly languages: readonly string[];
  /** the address that the page was opened with names no game */
  readonly badAddress: boolean;
  readonly sounds: SoundPlayer;
  /** loads the page anew, with the newer build where one waits */
  readonly renew: () => void;
}

interface Pieces {
  readonly bar: Bar;
  readonly messages: Messages;
  readonly line: LinePlayer;
  readonly mirror: Mirror;
  readonly sheets: Sheets;
  readonly result: Result;
  readonly review: Review;
  readonly live: HTMLElement;
  readonly speech: Speech;
}

function createPieces(ui: Ui): Pieces {
  const messages = createMessages(ui);
  const line = createLinePlayer(ui);
  const onVerdict = () => {
    const note = verdictNote(ui, ui.session.state);
    messages.show(note.text, note.commands);
  };
  const live = h('div', {
    class: 'live',
    attrs: { role: 'status', 'aria-live': 'polite', 'aria-atomic': 'true' },
  });
  return {
    messages,
    line,
    bar: createBar(ui, { middle: [line.element, messages.element], onVerdict }),
    mirror: createMirror(ui),
    sheets: createSheets(ui.texts, () => ui.settings.value.leftHanded),
    result: createResult(ui),
    review: createReview(ui),
    live,
    speech: createSpeech(
      (text) => setText(live, text),
      (run, milliseconds) => void setTimeout(run, milliseconds),
    ),
  };
}

/** Opens the help at a place, or at the game on the table. */
function openHelp(ui: Ui, sheets: Sheets, place: HelpPlace | 'help'): void {
  sheets.open(helpSheet(helpUi(ui), place === 'help' ? { page: ui.session.state.game } : place));
}

function sheetOf(ui: Ui, id: string, sheets: Sheets): SheetSpec {
  const close = () => sheets.close();
  if (id === 'choose') return chooserSheet(ui, close, (game) => openHelp(ui, sheets, { page: game }));
  if (id === 'settings') return settingsSheet(ui);
  if (id === 'statistics') return statisticsSheet(ui, close);
  if (id === 'share') return shareSheet(ui, close);
  return id === 'help' ? helpSheet(helpUi(ui), { page: ui.session.state.game }) : menuSheet(ui, close);
}

interface Acting {
  readonly pieces: () => Pieces;
  readonly keys: () => Keys;
  readonly renew: () => void;
}

function createActs(ui: Ui, { pieces, keys, renew }: Acting): (act: Act) => void {
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
    daily: () => void dealDaily(ui),
    jump: () => keys().jump(),
    sight: () => {
      const fairSight = !ui.settings.value.fairSight;
      ui.settings.change({ fairSight });
      const { badge } = ui.texts();
      pieces().messages.show(fairSight ? badge.fairSight : badge.sight);
    },
    choose: open('choose'),
    statistics: open('statistics'),
    share: open('share'),
    settings: open('settings'),
    nap: () => void ui.rooms.go('nap'),
    help: open('help'),
    helpVerdict: () => openHelp(ui, pieces().sheets, { page: 'verdict' }),
    helpRefusal: () => openHelp(ui, pieces().sheets, { page: ui.session.state.game, section: 'mistakes' }),
    menu: open('menu'),
    update: renew,
    reload: renew,
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
  if (state.status !== 'won' || state.line || state.review) return;
  if (ui.table.busy()) requestAnimationFrame(() => showResultAtRest(ui, result));
  else result.show(state);
}

function followEnd(ui: Ui, result: Result, before: GameState, state: GameState): void {
  if (state.status !== 'won' || state.line || state.review) result.hide();
  else if (before.status !== 'won') showResultAtRest(ui, result);
}

/** The fragment that names the deal on the table. */
function addressNow({ session, games }: Ui): string {
  return writeLink(session.transcript(), games.rules(session.state.game));
}

/** Follows the address: deals, and places in the help, which give way to the deal that lies there. */
function listenToAddress(ui: Ui, place: Place, sheets: Sheets): void {
  const onHelp = (at: HelpPlace | 'help') => {
    showAddress(place, addressNow(ui));
    openHelp(ui, sheets, at);
  };
  const onBad = () => {
    ui.tell(ui.texts().faults.address);
    showAddress(place, addressNow(ui));
  };
  const first = readHelpAddress(place.hash());
  if (first !== null) onHelp(first);
  window.addEventListener('hashchange', async () => {
    if (ui.rooms.follow(place.hash())) return;
    const help = readHelpAddress(place.hash());
    if (help !== null) return onHelp(help);
    const address = parseAddress(place.hash());
    if (address === 'bad') return onBad();
    // an address without a deal is made whole, so that a reload opens this one
    if (address === 'empty') return showAddress(place, addressNow(ui));
    if (place.hash() === addressNow(ui)) return;
    try {
      await ui.keeping.visit(linkTranscript(address, ui.games.rules(address.game), ui.anyNumber));
    } catch (error) {
      if (faultOf(error) === null) throw error;
      onBad();
    }
  });
}

/** Says what is not kept. */
function listenToTrouble(ui: Ui): void {
  ui.keeping.onTrouble((trouble) => ui.tell(ui.texts().keeping.troubles[trouble]));
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

function createUi(parts: PageParts, pieces: () => Pieces, act: (act: Act) => void): Core {
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
    keeping: parts.keeping,
    table: parts.table,
    games: parts.games,
    now: parts.now,
    anyNumber: parts.anyNumber,
    rooms: parts.rooms,
    lang,
    texts: () => textsFor(lang(), session.state.rules),
    refusal: (refusal) => parts.refusal(refusal, lang()),
    send,
    act,
    base: parts.place.base,
    sound: (sound) => parts.sounds.play([{ sound, at: 0 }]),
    updateReady: () => parts.root.dataset.update === 'ready',
    tell(text) {
      pieces().messages.show(text);
      ui.say(text);
    },
    say: (text) => pieces().speech.say('refusal', text),
    deal(game: GameId, number: number) {
      void parts.rooms.go('patience');
      send({ kind: 'deal', game, number });
    },
  };
  return { ui, takeIntent: () => intent };
}

/** Until now an empty bar kept its room, so that the table's first picture had the right size. */
function placeBar(root: HTMLElement, bar: Bar): void {
  root.querySelector(':scope > .bar')?.remove();
  root.prepend(bar.element);
}

/** A new deal stands in the address, and in the sheet that is open; what was just typed stays until it is heard. */
function followDeal(ui: Ui, place: Place, sheets: Sheets, outcome: Outcome): void {
  if (outcome.kind === 'played' && !ui.session.state.line) showAddress(place, addressNow(ui), true);
  if (outcome.kind !== 'shown' || !outcome.deal) return;
  showAddress(place, addressNow(ui));
  if (sheets.openId) sheets.redraw(sheetOf(ui, sheets.openId, sheets));
}

export interface Page {
  /** The patiences’ table is come to, or left. */
  shown(visible: boolean): void;
  /** Opens the chooser, from whichever room. */
  choose(): void;
  tell(text: string): void;
  /** what the help needs, for the other room too */
  readonly help: HelpUi;
  /** A newer build waits: said once by the badge, then it stands in the menu. */
  offerUpdate(): void;
}

function showTitle(ui: Ui, { number }: GameState): void {
  if (ui.rooms.now !== 'patience') return;
  document.title = number === null ? gameName(ui) : `${gameName(ui)} ${number} – ${ui.texts().title}`;
}

/** The settings are felt everywhere. */
function hearSettings(ui: Ui, sheets: Sheets, render: () => void): void {
  let lang = ui.lang();
  let fair = ui.settings.value.fairSight;
  followSettings(ui, () => {
    const { fairSight } = ui.settings.value;
    if (fairSight !== fair) ui.session.sightChanged();
    fair = fairSight;
    render();
    if (lang !== ui.lang() && sheets.openId) sheets.redraw(sheetOf(ui, sheets.openId, sheets));
    lang = ui.lang();
  });
}

function pageOf(ui: Ui, parts: PageParts, pieces: Pieces, render: () => void): Page {
  return {
    help: helpUi(ui),
    shown(visible) {
      ui.session.setVisible(visible && !document.hidden);
      if (!visible) return;
      render();
      // the way back leads to the other room again
      if (isNapAddress(parts.place.hash())) parts.place.push(addressNow(ui));
      else showAddress(parts.place, addressNow(ui));
    },
    choose: () => ui.act('choose'),
    tell: ui.tell,
    offerUpdate: () => offerUpdate(ui, parts.root, pieces),
  };
}

/** Builds the page, and keeps it in step with the session from then on. */
export function createPage(parts: PageParts): Page {
  const { ui, takeIntent } = createUi(
    parts,
    () => pieces,
    (act) => acts(act),
  );
  const pieces = createPieces(ui);
  const { bar, messages, line, mirror, sheets, result, review, live, speech } = pieces;
  const hearing = createHearing(ui, messages, speech);
  const render = () => {
    const { state } = ui.session;
    showTitle(ui, state);
    parts.root.dataset.line = String(state.line !== null);
    parts.root.dataset.review = String(state.review !== null);
    bar.render(state);
    line.render(state);
    review.render(state);
    mirror.render(state);
    messages.note(pictureNote(ui, parts.host) ?? standingNote(ui, state));
    wayIn.render();
  };
  const keys = listenToKeys(ui, {
    mirror,
    covered: () => sheets.openId !== null || ui.rooms.now !== 'patience',
    dismiss: () => result.hide(),
    onJump: () => speech.say('move', ui.texts().spoken.jump),
  });
  const acts = createActs(ui, { pieces: () => pieces, keys: () => keys, renew: parts.renew });

  placeBar(parts.root, bar);
  parts.root.append(sheets.element, live);
  parts.host.before(review.element);
  parts.host.append(mirror.element, result.element);
  const wayIn = showWayIn(ui, parts.host);
  let before = ui.session.state;
  ui.session.subscribe((state, outcome) => {
    const earlier = before;
    before = state;
    render();
    hearing.hear(earlier, state, outcome, takeIntent());
    parts.sounds.play(soundsOf(earlier, state, outcome, paces[parts.settings.value.speed]));
    followDeal(ui, parts.place, sheets, outcome);
    followEnd(ui, result, earlier, state);
  });
  document.addEventListener('visibilitychange', () => {
    ui.session.setVisible(!document.hidden && ui.rooms.now === 'patience');
    bar.render(ui.session.state);
  });
  clearAtInput(pieces);
  hearSettings(ui, sheets, render);
  parts.settings.subscribe(() => parts.sounds.follow());
  if (parts.badAddress) ui.tell(ui.texts().faults.addressAtStart);
  listenToAddress(ui, parts.place, sheets);
  if (!isNapAddress(parts.place.hash())) showAddress(parts.place, addressNow(ui));
  render();
  listenToTrouble(ui);
  watchPicture(ui, parts.host, render, speech);
  showResultAtRest(ui, result);
  return pageOf(ui, parts, pieces, render);
}
