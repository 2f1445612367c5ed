// The trick game's beginning: its core, its worker, its session, its table and page. Loaded when somebody
// goes there, so that players of patience carry none of it.
import wasmUrl from '../../build/wasm/nap-release.wasm?url';
import { damagedList } from '../i18n/damaged';
import { type Lang, pickLanguage, textsOf } from '../i18n/index';
import { napReasonsText } from '../i18n/napReasons';
import { openNap } from '../nap/core/nap';
import type { NapSettings } from '../nap/core/types';
import {
  findMatch,
  isTouched,
  type NapAutosave,
  startNapAutosave,
  waitingAtStart,
} from '../nap/game/keeping/autosave';
import { type NapStorage, napStorage } from '../nap/game/keeping/storage';
import type { Challenge, NapTable as Seats } from '../nap/game/session/intents';
import { createNapSession, type NapMatch } from '../nap/game/session/session';
import { linkTable, readNapLink, usualDealer, writeNapLink } from '../nap/game/text/link';
import { napStart } from '../nap/game/text/start';
import type { NapTranscript } from '../nap/game/text/transcript';
import { openNapClient } from '../nap/solver/client';
import { createNapTable } from '../nap/table/table';
import { createNapWordTable } from '../nap/table/wordTable';
import { createNapPage, type NapPage } from '../nap/ui/page';
import type { Clock } from '../shared/game/clock';
import { fromWorker } from '../shared/solver/workers';
import type { SoundPlayer } from '../shared/sound/player';
import type { Damaged } from '../shared/storage/damaged';
import type { SaveLocks } from '../shared/storage/saveLock';
import type { Trouble } from '../shared/storage/writes';
import { systemPreferences, tableOptions } from '../shared/ui/appearance';
import type { AddressBar, Back } from '../shared/ui/back';
import type { HelpSheet } from '../shared/ui/helpAddress';
import { isNapAddress, type Room } from '../shared/ui/rooms';
import type { SettingsStore } from '../shared/ui/settings';
import type { GameDatabase } from './database';

export interface NapRoomParts {
  readonly root: HTMLElement;
  readonly host: HTMLElement;
  readonly settings: SettingsStore;
  readonly sounds: SoundPlayer;
  readonly clock: Clock;
  readonly db: GameDatabase;
  /** why nothing lasts longer than the page, or null */
  readonly refused: Trouble | null;
  readonly locks: SaveLocks;
  /** calls back when a backup file was read */
  readonly onImport: (listener: () => void) => void;
  /** milliseconds since 1970 */
  readonly wall: () => number;
  /** compiles what lies at an address */
  readonly compile: (url: string) => Promise<WebAssembly.Module>;
  /** 0 .. 2^32 - 1 */
  readonly anySeed: () => number;
  readonly languages: readonly string[];
  readonly help: HelpSheet;
  readonly choose: () => void;
  readonly here: () => boolean;
  /** a newer build of the page waits to be taken */
  readonly updateReady: () => boolean;
  /** loads the page anew, with the newer build where one waits */
  readonly renew: () => void;
  readonly addressBar: AddressBar;
  readonly back: Back;
}

function startWorker() {
  return fromWorker(
    new Worker(new URL('../nap/solver/nap.worker.ts', import.meta.url), { type: 'module', name: 'nap' }),
  );
}

/** A person and computers, for somebody who asked for no table. */
function usualTable(settings: NapSettings): Seats {
  return linkTable({ seed: null }, settings);
}

/** The address of the deal on the table; `beat`: with a result to be beaten there. */
function addressOf({ state }: NapMatch, usual: NapSettings, beat: Challenge | null = null): string {
  return writeNapLink(state.table, state.seed, state.dealer, usual, beat);
}

/** The address of the deal that a match was left at. */
function addressIn({ table, seed, dealer }: NapTranscript, usual: NapSettings): string {
  return writeNapLink(table, seed, dealer, usual);
}

/** Goes to the deal that an address names; false where it names none. */
function visitDeal(session: NapMatch, keeping: NapAutosave, hash: string, usual: NapSettings): boolean {
  const link = readNapLink(hash);
  if (link === 'bad') return false;
  if (link.seed === null) return true;
  const { seed, dealer } = link;
  const table = linkTable(link, usual);
  // the deal that lies there, however it is written: calls, cards and score sheet stay
  const named = writeNapLink(table, seed, dealer ?? usualDealer(table.chairs), usual);
  const here = named === addressOf(session, usual);
  const against = () => link.beat && session.dispatch({ kind: 'challenge', challenge: link.beat });
  if (here && isTouched(session.state)) {
    against();
    return true;
  }
  // a match that waits at that deal is gone on with
  const waits = keeping.waiting.findLast((match) => addressIn(match, usual) === named);
  if (here || waits) {
    const isThere = waits === undefined || keeping.goBack(waits);
    if (isThere) against();
    return isThere;
  }
  const challenge = link.beat && { challenge: link.beat };
  const outcome = session.dispatch({
    kind: 'match',
    table,
    seed,
    ...(dealer !== undefined && { dealer }),
    ...challenge,
  });
  return outcome.kind !== 'refused';
}

/** A new deal stands in the address; the one before it is no place to go back to. */
function followDeals(session: NapMatch, parts: NapRoomParts, usual: NapSettings): () => void {
  const write = () => {
    const hash = addressOf(session, usual, session.state.challenge);
    if (!parts.here() || parts.addressBar.hash() === hash) return;
    if (isNapAddress(parts.addressBar.hash())) parts.addressBar.replace(hash);
    else parts.addressBar.push(hash);
  };
  session.subscribe((_, outcome) => {
    const dealt = outcome.kind === 'happened' && outcome.events.some(({ kind }) => kind === 'dealt');
    if (dealt || outcome.kind === 'shown') write();
  });
  return write;
}

interface Begun {
  readonly session: NapMatch;
  readonly usual: NapSettings;
  /** the address, where it names no deal */
  readonly bad: string | null;
  readonly trouble: Trouble | null;
  readonly damaged: readonly Damaged[];
  /** the kept match was left, since the address names another deal */
  readonly left: boolean;
  readonly waiting: readonly NapTranscript[];
  readonly stored: readonly NapTranscript[];
  readonly rules: Awaited<ReturnType<typeof openNap>>;
}

/** The session with the deal that the address names, or with the kept match. */
async function begin(parts: NapRoomParts, storage: NapStorage): Promise<Begun> {
  const { settings, clock, anySeed, compile, addressBar } = parts;
  const module = await compile(wasmUrl);
  const core = await openNap(module);
  const usual = core.defaults();
  const solver = openNapClient(startWorker, module, clock.after);
  const habits = () => ({
    pace: settings.value.napPace,
    playOnly: settings.value.napPlayOnly,
    trickWaits: settings.value.napTrickWaits,
    takeBack: settings.value.napTakeBack,
    suits: settings.value.napSuits,
  });
  const found = await findMatch(storage, core);
  const { transcript, trouble, damaged } = found;
  const hash = addressBar.hash();
  const link = isNapAddress(hash) ? readNapLink(hash) : { seed: null };
  const { first, resumed, bad } = napStart(core, link, transcript, usualTable(usual), anySeed);
  const session = createNapSession({ core, solver, clock, habits, anySeed }, first);
  return {
    session,
    usual,
    bad: bad ? hash : null,
    trouble,
    damaged,
    rules: core,
    left: !resumed && transcript !== null,
    waiting: waitingAtStart(found, resumed),
    stored: found.stored,
  };
}

/** Says which matches could not be read. */
function tellDamaged(page: NapPage, damaged: readonly Damaged[], lang: Lang): void {
  const texts = textsOf(lang).keeping.damaged;
  page.tell(texts.atStart(damagedList(damaged, texts, lang, () => null)));
}

/** Builds the trick game's room. Rejects when it cannot be had. */
export async function openNapRoom(parts: NapRoomParts): Promise<Room> {
  const { settings, languages, addressBar } = parts;
  const storage = napStorage(parts.db);
  const { session, usual, bad, trouble, damaged, rules, left, waiting, stored } = await begin(parts, storage);
  const texts = textsOf(pickLanguage(settings.value.lang, languages));
  const options = tableOptions(settings.value, texts, systemPreferences());
  const table = await createNapTable(parts.host, session, options).catch(() =>
    createNapWordTable(parts.host, session, options),
  );
  const tellTrouble = (what: Trouble) => page.tell(page.texts().troubles[what]);
  const keeping = startNapAutosave({
    storage,
    locks: parts.locks,
    wall: parts.wall,
    match: session,
    onTrouble: tellTrouble,
    waiting,
    stored,
    onSetAside: () => page.tellOfEarlier(),
  });
  parts.onImport(keeping.lookAgain);
  const page: NapPage = createNapPage({
    ...parts,
    session,
    table,
    rules,
    deals: () => keeping.deals(),
    reasons: (reasons, lang) => napReasonsText(lang, reasons),
    link: (beat) => addressBar.base() + addressOf(session, usual, beat),
    renew: () => void keeping.settled().then(parts.renew),
    earlierWaits: () => keeping.waiting.length > 0,
    earlier: () => void keeping.waiting.slice(-1).map(keeping.goBack),
  });
  const showAddress = followDeals(session, parts, usual);
  if (left) page.tellOfEarlier();
  // it is visited once more when the room is shown
  let told = bad;
  if (bad !== null) page.tell(page.texts().faults.addressAtStart);
  const untold = trouble ?? parts.refused;
  if (untold) tellTrouble(untold);
  if (damaged.length > 0) tellDamaged(page, damaged, pickLanguage(settings.value.lang, languages));
  return {
    offerUpdate: page.offerUpdate,
    shown(visible) {
      session.setVisible(visible && !document.hidden);
      if (!visible) return;
      page.shown();
      showAddress();
    },
    visit(hash) {
      if (!visitDeal(session, keeping, hash, usual) && hash !== told) page.tell(page.texts().faults.address);
      told = null;
      showAddress();
    },
  };
}
