// The page round the trick game's table: it puts the parts together, hears the session, and tells each part what
// changed.
import type { CardId } from '../../core/types';
import type { NapIntent, NapOutcome, NapSession, NapState } from '../../game/nap/intents';
import type { NapDealt } from '../../game/nap/kept';
import { pickLanguage, textsOf } from '../../i18n/index';
import { type NapTexts, napTexts } from '../../i18n/nap';
import type { NapReason } from '../../i18n/napReasons';
import { napSoundsOf } from '../../sound/napSoundsOf';
import type { SoundPlayer } from '../../sound/player';
import type { NapTable } from '../../table/nap/table';
import { onWishes, systemWishes, tableOptions } from '../appearance';
import type { NapAct } from '../commands';
import { h, setText } from '../dom';
import type { HelpUi } from '../helpUi';
import type { SettingsStore } from '../settings';
import { createSheets, type Sheets } from '../sheet';
import { createSpeech, type Speech } from '../speech';
import { createActs, sheetOf } from './acts';
import { createNapBar, type NapBar } from './bar';
import { type Bids, createBids } from './bids';
import { alone, type NapRules, type NapUi } from './context';
import { type Cover, createCover } from './cover';
import { createExample, type Example } from './example';
import { createNapHearing } from './hearing';
import { createHintSlip, type HintSlip } from './hintSlip';
import { listenToNapKeys } from './keys';
import { createNapMessage, type NapMessage } from './message';
import { createNapMirror, type NapMirror } from './mirror';
import { createNapResult, type NapResult } from './result';
import { createSeats, type Seats } from './seats';
import './nap.css';

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
  readonly deals: () => Promise<readonly NapDealt[]>;
  readonly help: () => HelpUi;
  /** opens the chooser, where patiences stand as well */
  readonly choose: () => void;
  /** whether the trick game is what the page shows */
  readonly here: () => boolean;
}

export interface NapPage {
  /** The trick game was come to, or left. */
  shown(): void;
  /** A sentence by the bar and for readers. */
  tell(text: string): void;
  texts(): NapTexts;
}

interface Pieces {
  readonly bar: NapBar;
  readonly seats: Seats;
  readonly bids: Bids;
  readonly hint: HintSlip;
  readonly cover: Cover;
  readonly result: NapResult;
  readonly mirror: NapMirror;
  readonly example: Example;
  readonly message: NapMessage;
  readonly sheets: Sheets;
  readonly speech: Speech;
  readonly live: HTMLElement;
}

interface Hands {
  readonly play: (card: CardId) => void;
  readonly render: () => void;
}

function createPieces(ui: NapUi, { play, render }: Hands): Pieces {
  const message = createNapMessage();
  const live = h('div', {
    class: 'live',
    attrs: { role: 'status', 'aria-live': 'polite', 'aria-atomic': 'true' },
  });
  return {
    message,
    live,
    bar: createNapBar(ui, message.element),
    seats: createSeats(ui),
    bids: createBids(ui),
    hint: createHintSlip(ui),
    cover: createCover(ui),
    result: createNapResult(ui),
    mirror: createNapMirror(ui, play),
    example: createExample(ui, render),
    sheets: createSheets(ui.house, () => ui.settings.value.leftHanded),
    speech: createSpeech(
      (text) => setText(live, text),
      (run, milliseconds) => void setTimeout(run, milliseconds),
    ),
  };
}

/** The note that stands as long as it is true. */
function standingNote(ui: NapUi, state: NapState): string {
  const { table } = ui.texts();
  if (state.thinking === 'stuck') return table.stuck;
  const leads = state.phase === 'playing' && state.tricks.length === 0 && state.turn === state.looker;
  if (!leads || state.counsel) return '';
  return state.trump === 'none' ? table.leadMisere : table.lead;
}

interface Made {
  readonly ui: NapUi;
  readonly takeIntent: () => NapIntent | null;
}

function createUi(parts: NapPageParts, pieces: () => Pieces, act: (act: NapAct) => void): Made {
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
    help: parts.help,
    deals: parts.deals,
    send(next): NapOutcome {
      intent = next;
      const outcome = session.dispatch(next);
      intent = null;
      return outcome;
    },
    tell(text) {
      pieces().message.show(text);
      ui.say(text);
    },
    say: (text) => pieces().speech.say('refusal', text),
    sound: (sound) => parts.sounds.play([{ sound, at: 0 }]),
  };
  return { ui, takeIntent: () => intent };
}

function layOut(parts: NapPageParts, pieces: Pieces): void {
  const { bar, seats, bids, hint, cover, result, mirror, example, sheets, live } = pieces;
  parts.root.querySelector(':scope > .bar')?.remove();
  parts.root.prepend(bar.element);
  parts.root.append(sheets.element, live);
  const middle = h('div', { class: 'nap-middle' }, bids.element, cover.element, result.element);
  parts.host.append(mirror.element, seats.element, middle, hint.element, example.element);
}

/** A middle so wide (CSS px) has all bids in one row. */
const roomForOneRow = 680;

/** The middle of the table lies where the layout has it. */
function placeMiddle(ui: NapUi, { root, host }: Pick<NapPageParts, 'root' | 'host'>): void {
  const { middle, card } = ui.table.layout();
  const { style } = host;
  style.setProperty('--middle-top', `${middle.y}px`);
  style.setProperty('--middle-left', `${middle.x}px`);
  style.setProperty('--middle-width', `${middle.width}px`);
  style.setProperty('--bid-columns', middle.width >= roomForOneRow ? '8' : '4');
  style.setProperty('--middle-height', `${middle.height}px`);
  root.style.setProperty('--hand-height', `${card.height}px`);
}

/** Draws every part anew; while an example is shown, what belongs to the match waits out of sight. */
function renderAll(ui: NapUi, parts: NapPageParts, pieces: Pieces): void {
  const { bar, seats, mirror, bids, hint, cover, result, message } = pieces;
  const { state } = ui.session;
  const example = pieces.example.state;
  if (parts.here()) document.title = `${ui.texts().name} – ${ui.house().title}`;
  parts.root.dataset.phase = state.phase;
  parts.root.dataset.alone = String(alone(state));
  parts.root.dataset.example = String(example !== null);
  mirror.element.inert = example !== null;
  placeMiddle(ui, parts);
  for (const piece of [bar, seats]) piece.render(example ?? state);
  message.note(example ? '' : standingNote(ui, state));
  if (example) return;
  for (const piece of [mirror, bids, hint, cover, result]) piece.render(state);
}

/** What the page hears besides the session: keys, the pointer, the table, the settings. */
function listen(ui: NapUi, parts: NapPageParts, pieces: Pieces, render: () => void): void {
  const { sheets, message } = pieces;
  const touched = () => {
    message.clear();
    ui.table.lastTrick(false);
  };
  listenToNapKeys(ui, {
    mirror: pieces.mirror,
    example: pieces.example,
    covered: () => !parts.here() || sheets.openId !== null,
    touched,
  });
  parts.root.addEventListener('pointerdown', touched, true);
  ui.table.onLaid(() => {
    placeMiddle(ui, parts);
    pieces.seats.place();
    pieces.hint.place();
    pieces.example.place();
  });
  document.addEventListener('visibilitychange', () => {
    if (parts.here()) ui.session.setVisible(!document.hidden);
  });
  const dress = () => ui.table.setOptions(tableOptions(ui.settings.value, ui.house(), systemWishes()));
  onWishes(dress);
  let lang = ui.lang();
  ui.settings.subscribe(() => {
    dress();
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
  const pieces = createPieces(ui, {
    play: (card) => void ui.send({ kind: 'play', card }),
    render: () => render(),
  });
  const acts = createActs(ui, parts.choose, () => pieces);
  const hearing = createNapHearing(ui, pieces.speech);
  const { sheets } = pieces;
  const render = () => renderAll(ui, parts, pieces);
  layOut(parts, pieces);
  let before = ui.session.state;
  ui.session.subscribe((state, outcome) => {
    const earlier = before;
    before = state;
    render();
    hearing.hear(earlier, state, outcome, takeIntent());
    if (parts.here()) parts.sounds.play(napSoundsOf(outcome));
    const { openId } = sheets;
    if (openId === 'review' || openId === 'score') sheets.redraw(sheetOf(ui, openId, sheets));
  });
  listen(ui, parts, pieces, render);
  render();
  return { shown: render, tell: ui.tell, texts: ui.texts };
}
