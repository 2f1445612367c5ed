// The page round the trick game's table: it puts the parts together, hears the session, and tells each part
// what changed.

import { textsOf } from '../../i18n/index';
import { type NapTexts, napTexts } from '../../i18n/nap';
import type { NapReason } from '../../i18n/napReasons';
import type { SoundPlayer } from '../../shared/sound/player';
import { followSettings } from '../../shared/ui/appearance';
import type { Back } from '../../shared/ui/back';
import type { HelpSheet } from '../../shared/ui/helpAddress';
import type { Note } from '../../shared/ui/messages';
import { tapMotor } from '../../shared/ui/motor';
import { createPageUi, createSender } from '../../shared/ui/pageUi';
import { followPicture, pictureIsLost } from '../../shared/ui/picture';
import type { SettingsStore } from '../../shared/ui/settings';
import type { NapDealResult } from '../game/keeping/dealResult';
import type { Chair, Challenge, NapIntent, NapOutcome } from '../game/session/intents';
import type { NapSession, NapState } from '../game/session/state';
import { napSoundsOf } from '../sound/soundsOf';
import type { NapTable } from '../table/table';
import { createNapAnnouncer } from './announcer';
import type { NapCommandId, NapPageAction } from './commands';
import { createComponents, layOut, type NapComponents } from './components';
import { alone, type NapRules, type NapUi, toBeatText } from './context';
import { listenToNapKeys } from './keys';
import { createPageActions, renewReplay, sheetOf } from './pageActions';
import './css/plates.css';
import './css/middle.css';
import './css/hint.css';
import './css/exhibit.css';
import './css/match.css';
import './css/sheets.css';
import './css/screens.css';
import './css/words.css';

export interface NapPageParts {
  readonly root: HTMLElement;
  /** the element that the table draws in */
  readonly host: HTMLElement;
  readonly session: NapSession;
  readonly table: NapTable;
  readonly rules: NapRules;
  readonly settings: SettingsStore;
  readonly sounds: SoundPlayer;
  readonly languages: readonly string[];
  readonly reasons: (reasons: readonly NapReason[], lang: 'en' | 'da' | 'sv') => string;
  readonly anySeed: () => number;
  /** the address of the deal on the table */
  readonly link: (beat?: Challenge) => string;
  readonly deals: () => Promise<readonly NapDealResult[]>;
  readonly help: HelpSheet;
  /** opens the chooser, where patiences stand as well */
  readonly choose: () => void;
  /** whether the trick game is what the page shows */
  readonly here: () => boolean;
  /** a newer build of the page waits to be taken */
  readonly updateReady: () => boolean;
  readonly back: Back;
  /** loads the page anew, with the newer build where one waits */
  readonly renew: () => void;
  /** a match that was left for another one waits */
  readonly earlierWaits: () => boolean;
  /** goes back to it */
  readonly earlier: () => void;
}

export interface NapPage {
  /** The trick game was come to, or left. */
  shown(): void;
  /** A sentence by the bar and for readers. */
  tell(text: string): void;
  texts(): NapTexts;
  /** A newer build waits: said by the bar. */
  offerUpdate(): void;
  /** A match was left for another one: said by the bar, with the way back. */
  tellOfEarlier(): void;
}

/** The note that stands as long as it is true. */
function standingNote(ui: NapUi, state: NapState): Note<NapCommandId> | null {
  const { table } = ui.texts();
  const note = (text: string) => ({ text, commands: [] });
  if (state.thinking === 'stuck') return note(table.stuck);
  if (state.challenge !== null && state.opened === null && state.calls.length < state.table.settings.players)
    return note(toBeatText(ui, state.challenge));
  const leads = state.phase === 'playing' && state.tricks.length === 0 && state.turn === state.looker;
  if (!leads || state.advice) return null;
  return note(state.trump === 'none' ? table.leadMisere : table.lead);
}

interface SendingUi {
  readonly ui: NapUi;
  /** the intent that the page itself has sent, while its outcome is heard */
  readonly sent: () => NapIntent | null;
}

function createUi(
  parts: NapPageParts,
  components: () => NapComponents,
  act: (action: NapPageAction) => void,
): SendingUi {
  const { session, table } = parts;
  const { send, sent } = createSender(session.dispatch);
  const page = createPageUi(parts, components);
  const ui: NapUi = {
    // table, rules, deals and the like are handed through
    ...parts,
    ...page,
    act,
    send,
    shown: () => components().exhibit.state ?? session.state,
    leaveExhibit: () => components().exhibit.end(),
    texts: () => napTexts(page.lang()),
    pageTexts: () => textsOf(page.lang()),
    reasons: (reasons) => parts.reasons(reasons, page.lang()),
    lookBack(shown) {
      table.lastTrick(shown);
      parts.root.dataset.lookedBack = String(shown);
    },
    pictureLost: () => pictureIsLost(parts.host),
  };
  return { ui, sent };
}

/** In bids less high (CSS px) than this each has one line. */
const roomForTwoLines = 94;

/** The middle of the table lies where the layout has it. */
function placeMiddle(ui: NapUi, { host }: Pick<NapPageParts, 'host'>): void {
  const { middle, bids, bidColumns, bidWords } = ui.table.layout();
  const { style } = host;
  style.setProperty('--middle-top', `${middle.y}px`);
  style.setProperty('--middle-left', `${middle.x}px`);
  style.setProperty('--middle-width', `${middle.width}px`);
  style.setProperty('--bids-top', `${bids.y}px`);
  style.setProperty('--bids-left', `${bids.x}px`);
  style.setProperty('--bids-width', `${bids.width}px`);
  style.setProperty('--bids-height', `${bids.height}px`);
  style.setProperty('--bid-columns', String(bidColumns));
  style.setProperty('--bid-words', String(bidWords));
  host.dataset.bids = bids.height < roomForTwoLines ? 'low' : 'usual';
  host.dataset.overBacks = String(bids.y < middle.y - 1);
  style.setProperty('--middle-height', `${middle.height}px`);
}

/** Draws every part anew; while something is exhibited, what belongs to the match waits out of sight. */
function renderAll(ui: NapUi, parts: NapPageParts, components: NapComponents): void {
  const { bar, seats, mirror, bids, hint, cover, result, messages, words } = components;
  const { state } = ui.session;
  const exhibit = components.exhibit.state;
  if (parts.here()) document.title = `${ui.texts().name} – ${ui.pageTexts().title}`;
  parts.root.dataset.phase = state.phase;
  parts.root.dataset.alone = String(alone(state));
  parts.root.dataset.exhibit = String(exhibit !== null);
  mirror.element.inert = exhibit !== null;
  placeMiddle(ui, parts);
  for (const one of [bar, seats]) one.render(exhibit ?? state);
  words.render();
  messages.note(exhibit ? null : standingNote(ui, state));
  if (exhibit) return;
  for (const one of [mirror, bids, hint, cover, result, components.welcome]) one.render(state);
  components.matchResult.render(state);
}

/** Sheets that are drawn anew when the table changes. */
const followed: readonly string[] = ['review', 'score', 'challenge'];

/** Listens to what is not the session: keys, the pointer, the table, the settings. */
function listen(ui: NapUi, parts: NapPageParts, components: NapComponents, render: () => void): void {
  const { sheets, messages } = components;
  const touched = () => {
    messages.clear();
    ui.lookBack(false);
  };
  listenToNapKeys(ui, {
    mirror: components.mirror,
    exhibit: components.exhibit,
    covered: () => !parts.here() || sheets.openId !== null,
    touched,
  });
  parts.root.addEventListener(
    'pointerdown',
    ({ target }) => {
      // what stands by a sentence may be pressed
      if (!(target instanceof Node && messages.element.contains(target))) touched();
    },
    true,
  );
  // from then on the menu has the way on
  const lost = () => ui.tell(ui.pageTexts().app.pictureLost, ['reload']);
  followPicture(ui.table, parts.host, { render, lost });
  ui.table.onLayout(() => {
    placeMiddle(ui, parts);
    components.seats.place();
    components.welcome.place();
    components.words.render();
    components.hint.place();
    messages.place();
    components.cover.place();
    components.exhibit.place();
  });
  document.addEventListener('visibilitychange', () => {
    if (parts.here()) ui.session.setVisible(!document.hidden);
  });
  followSettings({ ...ui, texts: ui.pageTexts }, (isOtherLanguage) => {
    ui.session.habitsChanged();
    render();
    if (isOtherLanguage && sheets.openId) sheets.redraw(sheetOf(ui, sheets.openId, components));
  });
}

/** What the motor of a phone tells of: the looker's own cards, and what may not be. */
function tapOf(outcome: NapOutcome, looker: Chair | null): string {
  if (outcome.kind !== 'happened') return outcome.kind;
  return outcome.events.some((event) => event.kind === 'played' && event.chair === looker) ? 'played' : '';
}

/** Builds the page of the trick game, and keeps it in step with the session from then on. */
export function createNapPage(parts: NapPageParts): NapPage {
  const { ui, sent } = createUi(
    parts,
    () => components,
    (action) => act(action),
  );
  const components = createComponents(ui, parts.host, {
    play: (card) => void ui.send({ kind: 'play', card }),
    render: () => render(),
  });
  const act = createPageActions(ui, parts, () => components);
  const announcer = createNapAnnouncer(ui, components.speech);
  const { sheets } = components;
  const render = () => renderAll(ui, parts, components);
  layOut(parts, components);
  let before = ui.session.state;
  ui.session.subscribe((state, outcome) => {
    const earlier = before;
    before = state;
    // what happens ends a look at the last trick
    if (outcome.kind !== 'changed') parts.root.dataset.lookedBack = 'false';
    // another deal lies there, or more is known of the one that is gone through
    if (outcome.kind === 'changed') renewReplay(ui, components);
    else if (outcome.kind !== 'refused') components.exhibit.end();
    render();
    announcer.announce(earlier, state, outcome, sent());
    if (parts.here()) parts.sounds.play(napSoundsOf(outcome));
    if (parts.here()) tapMotor(ui.settings.value, tapOf(outcome, state.looker));
    const { openId } = sheets;
    if (openId !== null && followed.includes(openId)) sheets.redraw(sheetOf(ui, openId, components));
  });
  listen(ui, parts, components, render);
  render();
  return {
    shown: render,
    tell: ui.tell,
    texts: ui.texts,
    offerUpdate: () => ui.tell(ui.pageTexts().app.update, ['update']),
    tellOfEarlier: () => ui.tell(ui.texts().table.earlier, ['earlier']),
  };
}
