// The page around the table: it puts the parts together, hears the session, and tells each part what changed.

import { type Lang, pickLanguage, textsFor } from '../../../i18n/index';
import type { SoundPlayer } from '../../../shared/sound/player';
import { followSettings, paces } from '../../../shared/ui/appearance';
import type { Back } from '../../../shared/ui/back';
import { offerUpdate, pictureNote, watchPicture } from '../../../shared/ui/device';
import { isNapAddress, type Rooms } from '../../../shared/ui/rooms';
import type { SettingsStore } from '../../../shared/ui/settings';
import type { GameId, RuleRecord } from '../../core/types';
import type { Entry } from '../../game/deals/entry';
import type { Finder } from '../../game/deals/finder';
import type { HouseRulesList } from '../../game/deals/houseRules';
import type { SavedGames } from '../../game/keeping/savedGames';
import type { GameState, Intent, Outcome, RefusalText } from '../../game/session/intents';
import type { PatienceSession } from '../../game/session/session';
import { soundsOf } from '../../sound/soundsOf';
import { type HelpUi, helpUi } from '../help/helpUi';
import { createActs } from './acts';
import { type Place, showAddress } from './address';
import { addressNow, asksForDeal, listenToAddress } from './addressed';
import { createHearing, standingNote } from './announcer';
import type { Bar } from './bar';
import type { PageAction } from './commands';
import { type Games, gameName, type TableView, type Ui } from './context';
import { listenToKeys } from './keys';
import { createPieces, type Pieces, sheetOf, showWayIn } from './pieces';
import type { Result } from './result';

export interface PageParts {
  readonly root: HTMLElement;
  /** the element that the table draws in */
  readonly host: HTMLElement;
  readonly session: PatienceSession;
  readonly keeping: SavedGames;
  readonly finder: Finder;
  readonly house: HouseRulesList;
  readonly ruleFault: (rules: RuleRecord) => keyof RuleRecord | null;
  readonly checkTranscript: Ui['checkTranscript'];
  readonly judge: Ui['judge'];
  readonly keepEntry: Ui['keepEntry'];
  /** what was entered the last time */
  readonly entry: Entry | null;
  readonly table: TableView;
  readonly games: Games;
  readonly settings: SettingsStore;
  readonly rooms: Rooms;
  readonly refusal: (refusal: RefusalText, lang: Lang) => string;
  readonly place: Place;
  readonly back: Back;
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

function createUi(parts: PageParts, pieces: () => Pieces, act: (act: PageAction) => void): Core {
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
    house: parts.house,
    ruleFault: parts.ruleFault,
    checkTranscript: parts.checkTranscript,
    judge: parts.judge,
    keepEntry: parts.keepEntry,
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
    back: parts.back,
    sound: (sound) => parts.sounds.play([{ sound, at: 0 }]),
    updateReady: () => parts.rooms.updateReady,
    tell(text) {
      pieces().messages.show(text);
      ui.say(text);
    },
    say: (text) => pieces().speech.say('refusal', text),
    deal(game: GameId, number: number, rules?: RuleRecord) {
      void parts.rooms.go('patience');
      send({ kind: 'deal', game, number, ...(rules && { rules }) });
    },
    dealing: () => pieces().dealing,
  };
  return { ui, takeIntent: () => intent };
}

/** Until now an empty bar kept its room, so that the table's first picture had the right size. */
function placeBar(root: HTMLElement, bar: Bar): void {
  root.querySelector(':scope > .bar')?.remove();
  root.prepend(bar.element);
}

/** A new deal stands in the address, and in the sheet that is open; what was just typed stays until it is heard. */
function followDeal(ui: Ui, place: Place, pieces: Pieces, outcome: Outcome): void {
  const { sheets } = pieces;
  // while the other room is looked at, the address is that room's
  if (ui.rooms.now !== 'patience') return;
  if (outcome.kind === 'played' && !ui.session.state.line) showAddress(place, addressNow(ui), true);
  if (outcome.kind !== 'shown' || !outcome.deal) return;
  showAddress(place, addressNow(ui));
  if (sheets.openId) sheets.redraw(sheetOf(ui, sheets.openId, pieces));
}

export interface Page {
  /** The patiences’ table is come to, or left. */
  shown(visible: boolean): void;
  /** Opens the chooser, from whichever room. */
  choose(): void;
  tell(text: string): void;
  /** what the help needs, for the other room too */
  readonly help: HelpUi;
  /** A newer build waits: said by the badge. */
  offerUpdate(): void;
}

function showTitle(ui: Ui, { number }: GameState): void {
  if (ui.rooms.now !== 'patience') return;
  document.title = number === null ? gameName(ui) : `${gameName(ui)} ${number} – ${ui.texts().title}`;
}

/** The clock and the searches rest while the patiences' table is not looked at. */
function see({ session, finder }: PageParts, here: boolean): void {
  session.setVisible(here && !document.hidden);
  finder.setVisible(here && !document.hidden);
}

/** The settings are felt everywhere. */
function hearSettings(ui: Ui, pieces: Pieces, render: () => void): void {
  const { sheets } = pieces;
  let lang = ui.lang();
  let fair = ui.settings.value.fairSight;
  followSettings(ui, () => {
    const { fairSight } = ui.settings.value;
    if (fairSight !== fair) ui.session.sightChanged();
    fair = fairSight;
    render();
    if (lang !== ui.lang() && sheets.openId) sheets.redraw(sheetOf(ui, sheets.openId, pieces));
    lang = ui.lang();
  });
}

function pageOf(ui: Ui, parts: PageParts, pieces: Pieces, render: () => void): Page {
  return {
    help: helpUi(ui),
    shown(visible) {
      see(parts, visible);
      if (!visible) return;
      render();
      // the way back leads to the other room again; any other address is what led here, and is followed
      if (isNapAddress(parts.place.hash())) parts.place.push(addressNow(ui));
    },
    choose: () => ui.act('choose'),
    tell: ui.tell,
    offerUpdate: () => offerUpdate({ messages: pieces.messages, say: ui.say }, ui.texts().app.update),
  };
}

/** Builds the page, and keeps it in step with the session from then on. */
export function createPage(parts: PageParts): Page {
  const { ui, takeIntent } = createUi(
    parts,
    () => pieces,
    (act) => acts(act),
  );
  const pieces = createPieces(ui, parts, () => render());
  const { bar, messages, line, mirror, sheets, result, review, live, speech, dealing } = pieces;
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
    messages.note(
      pictureNote(parts.host, ui.texts().app.pictureLost) ?? dealing.note() ?? standingNote(ui, state),
    );
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
    dealing.hear(outcome);
    render();
    hearing.hear(earlier, state, outcome, takeIntent());
    parts.sounds.play(soundsOf(earlier, state, outcome, paces[parts.settings.value.speed]));
    followDeal(ui, parts.place, pieces, outcome);
    followEnd(ui, result, earlier, state);
  });
  document.addEventListener('visibilitychange', () => {
    see(parts, ui.rooms.now === 'patience');
    bar.render(ui.session.state);
  });
  clearAtInput(pieces);
  hearSettings(ui, pieces, render);
  parts.settings.subscribe(() => parts.sounds.follow());
  if (parts.badAddress) ui.tell(ui.texts().faults.addressAtStart);
  listenToAddress(ui, parts.place, sheets);
  if (!isNapAddress(parts.place.hash()) && !asksForDeal(ui, parts.place.hash()))
    showAddress(parts.place, addressNow(ui));
  render();
  listenToTrouble(ui);
  watchPicture(ui.table, parts.host, { render, lost: () => ui.say(ui.texts().app.pictureLost) });
  showResultAtRest(ui, result);
  return pageOf(ui, parts, pieces, render);
}
