// The page around the table: it puts the components together, listens to the session, and tells each what
// changed.

import { type Lang, textsFor } from '../../../i18n/index';
import type { GameId } from '../../../shared/core/types';
import type { SoundPlayer } from '../../../shared/sound/player';
import { followSettings, speedFactors } from '../../../shared/ui/appearance';
import type { AddressBar, Back } from '../../../shared/ui/back';
import type { HelpSheet } from '../../../shared/ui/helpAddress';
import { tapMotor } from '../../../shared/ui/motor';
import { createPageUi, createSender } from '../../../shared/ui/pageUi';
import { followPicture, pictureNote } from '../../../shared/ui/picture';
import { isNapAddress, type Rooms } from '../../../shared/ui/rooms';
import type { SettingsStore } from '../../../shared/ui/settings';
import type { Sheets } from '../../../shared/ui/sheet';
import type { RuleRecord } from '../../core/types';
import type { Entry } from '../../game/deals/entry';
import type { Finder } from '../../game/deals/finder';
import type { HouseRulesList } from '../../game/deals/houseRules';
import type { SavedGames } from '../../game/keeping/savedGames';
import type { GameState, Intent, Outcome, RefusalText } from '../../game/session/intents';
import type { PatienceSession } from '../../game/session/session';
import { readLink } from '../../game/text/link';
import { soundsOf } from '../../sound/soundsOf';
import type { PageAction } from '../base/commands';
import { damagedNames, type Games, gameName, type TableView, type Ui } from '../base/context';
import { addressNow, agreeOnDeal, asksForDeal, listenToAddress, showAddress } from './address';
import { createAnnouncer, deadNote, standingNote } from './announcer';
import type { Bar } from './bar';
import { type Components, createComponents, sheetOf, showWelcome } from './components';
import { listenToKeys } from './keys';
import { createPageActions } from './pageActions';
import type { Result } from './result';

export interface PageParts {
  readonly root: HTMLElement;
  /** the element that the table draws in */
  readonly host: HTMLElement;
  readonly session: PatienceSession;
  readonly savedGames: SavedGames;
  readonly finder: Finder;
  readonly houseRules: HouseRulesList;
  readonly ruleFault: (rules: RuleRecord) => keyof RuleRecord | null;
  readonly checkTranscript: Ui['checkTranscript'];
  readonly listedGame: Ui['listedGame'];
  readonly judge: Ui['judge'];
  readonly keepEntry: Ui['keepEntry'];
  /** what was entered the last time */
  readonly entry: Entry | null;
  readonly table: TableView;
  readonly games: Games;
  readonly settings: SettingsStore;
  readonly rooms: Rooms;
  readonly refusal: (refusal: RefusalText, lang: Lang) => string;
  readonly addressBar: AddressBar;
  readonly back: Back;
  readonly help: HelpSheet;
  readonly now: () => number;
  readonly anyNumber: () => number;
  /** the browser's languages, the preferred one first */
  readonly languages: readonly string[];
  /** what of the address could not be followed: its moves, or its deal, for which another or the kept game lies here */
  readonly badAddress: 'deal' | 'kept' | 'moves' | null;
  /** the address as the first game was laid by it */
  readonly begunAt: string;
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
  ui.savedGames.onTrouble((trouble, damaged) => {
    const { troubles, damaged: texts } = ui.texts().keeping;
    ui.tell(damaged.length > 0 ? texts.atStart(damagedNames(ui, damaged)) : troubles[trouble]);
  });
}

function clearAtInput(components: Components): void {
  document.addEventListener(
    'pointerdown',
    (event) => {
      if (!(event.target instanceof Node && components.messages.element.contains(event.target)))
        components.messages.clear();
    },
    true,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const within = event.target instanceof Node && components.messages.element.contains(event.target);
      if (!within && !['Shift', 'Control', 'Alt', 'Meta', 'Tab'].includes(event.key))
        components.messages.clear();
    },
    true,
  );
}

interface SendingUi {
  readonly ui: Ui;
  /** the intent that the page itself has sent, while its outcome is heard */
  readonly sent: () => Intent | null;
}

function createUi(
  parts: PageParts,
  components: () => Components,
  act: (action: PageAction) => void,
): SendingUi {
  const { session, rooms } = parts;
  const { send, sent } = createSender(session.dispatch);
  const page = createPageUi({ ...parts, updateReady: () => rooms.updateReady }, components);
  const ui: Ui = {
    // saved games, table, games and the like are handed through
    ...parts,
    ...page,
    texts: () => textsFor(page.lang(), session.state.rules),
    refusal: (refusal) => parts.refusal(refusal, page.lang()),
    send,
    act,
    base: parts.addressBar.base,
    deal(game: GameId, number: number, rules?: RuleRecord) {
      void rooms.go('patience');
      send({ kind: 'deal', game, number, ...(rules && { rules }) });
    },
    dealing: () => components().dealing,
  };
  return { ui, sent };
}

/** Until now an empty bar kept its room, so that the table's first picture had the right size. */
function placeBar(root: HTMLElement, bar: Bar): void {
  root.querySelector(':scope > .bar')?.remove();
  root.prepend(bar.element);
}

/** A new deal stands in the address and in the open sheet. */
function followDeal(ui: Ui, bar: AddressBar, components: Components, outcome: Outcome): void {
  const { sheets } = components;
  // while the other room is looked at, the address is that room's
  if (ui.rooms.now !== 'patience') return;
  if (outcome.kind === 'played' && !ui.session.state.line) showAddress(bar, addressNow(ui), true);
  if (outcome.kind !== 'shown' || !outcome.deal) return;
  showAddress(bar, addressNow(ui));
  // what must be agreed asks about whichever deal lies there when it is answered
  if (sheets.openId && sheets.openId !== 'agree') sheets.redraw(sheetOf(ui, sheets.openId, components));
}

export interface Page {
  /** The patiences’ table is come to, or left. */
  shown(visible: boolean): void;
  /** Opens the chooser, from whichever room. */
  choose(): void;
  tell(text: string): void;
  /** A newer build waits: said by the badge. */
  offerUpdate(): void;
}

function showTitle(ui: Ui, { number }: GameState): void {
  if (ui.rooms.now !== 'patience') return;
  document.title = number === null ? gameName(ui) : `${gameName(ui)} ${number} – ${ui.texts().title}`;
}

/** The clock and the searches rest while the patiences' table is not looked at. */
function setVisible({ session, finder }: PageParts, here: boolean): void {
  session.setVisible(here && !document.hidden);
  finder.setVisible(here && !document.hidden);
}

/** Applies changed settings everywhere. */
function listenToSettings(ui: Ui, components: Components, render: () => void): void {
  const { sheets } = components;
  let fair = ui.settings.value.fairSight;
  followSettings(ui, (isOtherLanguage) => {
    const { fairSight } = ui.settings.value;
    if (fairSight !== fair) ui.session.sightChanged();
    fair = fairSight;
    render();
    if (isOtherLanguage && sheets.openId) sheets.redraw(sheetOf(ui, sheets.openId, components));
  });
}

function pageOf(ui: Ui, parts: PageParts, render: () => void): Page {
  return {
    shown(visible) {
      setVisible(parts, visible);
      if (!visible) return;
      render();
      // the way back leads to the other room again; any other address is what led here, and is followed
      if (isNapAddress(parts.addressBar.hash())) parts.addressBar.push(addressNow(ui));
    },
    choose: () => ui.act('choose'),
    tell: ui.tell,
    offerUpdate: () => ui.tell(ui.texts().app.update, ['update']),
  };
}

/** The page begins as its address says, and follows it from then on. */
function followAddress(ui: Ui, { badAddress, begunAt, addressBar: bar }: PageParts, sheets: Sheets): void {
  const { address: kept, addressAtStart: deal, addressMoves: moves } = ui.texts().faults;
  if (badAddress !== null) ui.tell({ kept, deal, moves }[badAddress]);
  // a link that was followed since is heard now
  const changed = bar.hash() !== begunAt;
  const address = readLink(bar.hash());
  listenToAddress(ui, bar, sheets, changed);
  if (changed) return;
  const now = addressNow(ui);
  if (badAddress === 'moves') bar.replace(now);
  else if (!isNapAddress(bar.hash()) && !asksForDeal(ui, bar.hash())) showAddress(bar, now);
  agreeOnDeal(ui, sheets, address);
}

/** A kept game may lie there that nothing leads on from: that is told as it is when a move leads there. */
function tellDeadEnd(ui: Ui): void {
  const { state } = ui.session;
  if (!state.dead) return;
  const { text, commands } = deadNote(ui, state);
  ui.tell(text, commands);
}

/** Builds the page, and keeps it in step with the session from then on. */
export function createPage(parts: PageParts): Page {
  const { ui, sent } = createUi(
    parts,
    () => components,
    (action) => act(action),
  );
  const components = createComponents(ui, parts, () => render());
  const { bar, messages, line, mirror, sheets, result, review, live, speech, dealing } = components;
  const announcer = createAnnouncer(ui, messages, speech);
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
    welcome.render();
  };
  const keys = listenToKeys(ui, {
    mirror,
    covered: () => sheets.openId !== null || ui.rooms.now !== 'patience',
    dismiss: () => result.hide(),
    host: parts.host,
    onJump: () => speech.say('move', ui.texts().spoken.jump),
  });
  const act = createPageActions(ui, { components: () => components, keys: () => keys, renew: parts.renew });

  placeBar(parts.root, bar);
  parts.root.append(sheets.element, live);
  parts.host.before(review.element);
  parts.host.append(mirror.element, result.element);
  const welcome = showWelcome(ui, parts.host);
  let before = ui.session.state;
  ui.session.subscribe((state, outcome) => {
    const earlier = before;
    before = state;
    dealing.hear(outcome);
    render();
    announcer.announce(earlier, state, outcome, sent());
    parts.sounds.play(soundsOf(earlier, state, outcome, speedFactors[parts.settings.value.speed]));
    if (!state.line) tapMotor(parts.settings.value, outcome.kind);
    followDeal(ui, parts.addressBar, components, outcome);
    followEnd(ui, result, earlier, state);
  });
  document.addEventListener('visibilitychange', () => {
    setVisible(parts, ui.rooms.now === 'patience');
    bar.render(ui.session.state);
  });
  clearAtInput(components);
  listenToSettings(ui, components, render);
  parts.settings.subscribe(() => parts.sounds.follow());
  followAddress(ui, parts, sheets);
  render();
  listenToTrouble(ui);
  followPicture(ui.table, parts.host, { render, lost: () => ui.say(ui.texts().app.pictureLost) });
  showResultAtRest(ui, result);
  tellDeadEnd(ui);
  return pageOf(ui, parts, render);
}
