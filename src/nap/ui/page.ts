// The page round the trick game's table: it puts the parts together, hears the session, and tells each part what
// changed.

import { pickLanguage, textsOf } from '../../i18n/index';
import { type NapTexts, napTexts } from '../../i18n/nap';
import type { NapReason } from '../../i18n/napReasons';
import type { SoundPlayer } from '../../shared/sound/player';
import { followSettings } from '../../shared/ui/appearance';
import type { Back } from '../../shared/ui/back';
import { offerUpdate, pictureIsLost, tellOfPicture, watchPicture } from '../../shared/ui/device';
import type { Note } from '../../shared/ui/messages';
import type { SettingsStore } from '../../shared/ui/settings';
import type { NapDealResult } from '../game/keeping/dealResult';
import type { NapIntent, NapOutcome, NapSession, NapState } from '../game/session/intents';
import { napSoundsOf } from '../sound/soundsOf';
import type { NapTable } from '../table/table';
import { createActs, sheetOf } from './acts';
import { createNapHearing } from './announcer';
import type { NapCommandId, NapPageAction } from './commands';
import { alone, type NapRules, type NapUi } from './context';
import { listenToNapKeys } from './keys';
import { createPieces, layOut, type NapPieces } from './pieces';
import './nap.css';
import './words.css';

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
  readonly link: () => string;
  readonly deals: () => Promise<readonly NapDealResult[]>;
  readonly helpSheet: NapUi['helpSheet'];
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
  const leads = state.phase === 'playing' && state.tricks.length === 0 && state.turn === state.looker;
  if (!leads || state.counsel) return null;
  return note(state.trump === 'none' ? table.leadMisere : table.lead);
}

interface Made {
  readonly ui: NapUi;
  readonly takeIntent: () => NapIntent | null;
}

function createUi(parts: NapPageParts, pieces: () => NapPieces, act: (act: NapPageAction) => void): Made {
  const { session, settings, table, rules } = parts;
  const lang = () => pickLanguage(settings.value.lang, parts.languages);
  let intent: NapIntent | null = null;
  const ui: NapUi = {
    session,
    settings,
    table,
    rules,
    lang,
    act,
    shown: () => pieces().example.state ?? session.state,
    leaveExample: () => pieces().example.end(),
    texts: () => napTexts(lang()),
    house: () => textsOf(lang()),
    reasons: (reasons) => parts.reasons(reasons, lang()),
    anySeed: parts.anySeed,
    link: parts.link,
    lookBack(shown) {
      table.lastTrick(shown);
      parts.root.dataset.lookedBack = String(shown);
    },
    helpSheet: parts.helpSheet,
    deals: parts.deals,
    updateReady: parts.updateReady,
    back: parts.back,
    earlierWaits: parts.earlierWaits,
    pictureLost: () => pictureIsLost(parts.host),
    send(next): NapOutcome {
      intent = next;
      const outcome = session.dispatch(next);
      intent = null;
      return outcome;
    },
    tell(text) {
      pieces().messages.show(text);
      ui.say(text);
    },
    say: (text) => pieces().speech.say('refusal', text),
    sound: (sound) => parts.sounds.play([{ sound, at: 0 }]),
  };
  return { ui, takeIntent: () => intent };
}

/** Bids so wide (CSS px) have all in one row. */
const roomForOneRow = 680;
/** In bids less high (CSS px) than this each has one line. */
const roomForTwoLines = 94;

/** The middle of the table lies where the layout has it. */
function placeMiddle(ui: NapUi, { host }: Pick<NapPageParts, 'host'>): void {
  const { middle, bids } = ui.table.layout();
  const { style } = host;
  style.setProperty('--middle-top', `${middle.y}px`);
  style.setProperty('--middle-left', `${middle.x}px`);
  style.setProperty('--middle-width', `${middle.width}px`);
  style.setProperty('--bids-top', `${bids.y}px`);
  style.setProperty('--bids-left', `${bids.x}px`);
  style.setProperty('--bids-width', `${bids.width}px`);
  style.setProperty('--bids-height', `${bids.height}px`);
  style.setProperty('--bid-columns', bids.width >= roomForOneRow ? '8' : '4');
  host.dataset.bids = bids.height < roomForTwoLines ? 'low' : 'usual';
  style.setProperty('--middle-height', `${middle.height}px`);
}

/** Draws every part anew; while an example is shown, what belongs to the match waits out of sight. */
function renderAll(ui: NapUi, parts: NapPageParts, pieces: NapPieces): void {
  const { bar, seats, mirror, bids, hint, cover, result, messages, words } = pieces;
  const { state } = ui.session;
  const example = pieces.example.state;
  if (parts.here()) document.title = `${ui.texts().name} – ${ui.house().title}`;
  parts.root.dataset.phase = state.phase;
  parts.root.dataset.alone = String(alone(state));
  parts.root.dataset.example = String(example !== null);
  mirror.element.inert = example !== null;
  placeMiddle(ui, parts);
  for (const piece of [bar, seats]) piece.render(example ?? state);
  words.render();
  messages.note(example ? null : standingNote(ui, state));
  if (example) return;
  for (const piece of [mirror, bids, hint, cover, result, pieces.wayIn]) piece.render(state);
}

/** What the page hears besides the session: keys, the pointer, the table, the settings. */
function listen(ui: NapUi, parts: NapPageParts, pieces: NapPieces, render: () => void): void {
  const { sheets, messages } = pieces;
  const touched = () => {
    messages.clear();
    ui.lookBack(false);
  };
  listenToNapKeys(ui, {
    mirror: pieces.mirror,
    example: pieces.example,
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
  const lost = () => tellOfPicture({ messages, say: ui.say }, ui.house().app.pictureLost);
  watchPicture(ui.table, parts.host, { render, lost });
  ui.table.onLaid(() => {
    placeMiddle(ui, parts);
    pieces.seats.place();
    pieces.words.render();
    pieces.hint.place();
    messages.place();
    pieces.example.place();
  });
  document.addEventListener('visibilitychange', () => {
    if (parts.here()) ui.session.setVisible(!document.hidden);
  });
  let lang = ui.lang();
  followSettings({ ...ui, texts: ui.house }, () => {
    ui.session.habitsChanged();
    render();
    if (lang !== ui.lang() && sheets.openId) sheets.redraw(sheetOf(ui, sheets.openId, sheets));
    lang = ui.lang();
  });
}

/** Builds the page of the trick game, and keeps it in step with the session from then on. */
export function createNapPage(parts: NapPageParts): NapPage {
  const { ui, takeIntent } = createUi(
    parts,
    () => pieces,
    (act) => acts(act),
  );
  const pieces = createPieces(ui, parts.host, {
    play: (card) => void ui.send({ kind: 'play', card }),
    render: () => render(),
  });
  const acts = createActs(ui, parts, () => pieces);
  const hearing = createNapHearing(ui, pieces.speech);
  const { sheets } = pieces;
  const render = () => renderAll(ui, parts, pieces);
  layOut(parts, pieces);
  let before = ui.session.state;
  ui.session.subscribe((state, outcome) => {
    const earlier = before;
    before = state;
    // what happens ends a look at the last trick
    if (outcome.kind !== 'changed') parts.root.dataset.lookedBack = 'false';
    render();
    hearing.hear(earlier, state, outcome, takeIntent());
    if (parts.here()) parts.sounds.play(napSoundsOf(outcome));
    const { openId } = sheets;
    if (openId === 'review' || openId === 'score') sheets.redraw(sheetOf(ui, openId, sheets));
  });
  listen(ui, parts, pieces, render);
  render();
  return {
    shown: render,
    tell: ui.tell,
    texts: ui.texts,
    offerUpdate: () => offerUpdate({ messages: pieces.messages, say: ui.say }, ui.house().app.update),
    tellOfEarlier() {
      const { earlier } = ui.texts().table;
      pieces.messages.show(earlier, ['earlier']);
      ui.say(earlier);
    },
  };
}
