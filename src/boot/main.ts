// The beginning: settings, the core, the solver, the session, the table, the page. The only place in the
// browser with a clock and with chance; both are handed on.
import wasmUrl from '../../build/wasm/release.wasm?url';
import { openHelp } from '../help/help';
import { type Lang, pickLanguage, textsOf } from '../i18n/index';
import { refusalSentence } from '../i18n/refusals';
import { type OpenCore, openCore } from '../patience/core/patience';
import { searchOn } from '../patience/core/search';
import { type CalendarDate, dateText, readDate } from '../patience/game/deals/daily';
import { bookedDaily } from '../patience/game/deals/dailyBook';
import type { SavedGames } from '../patience/game/keeping/savedGames';
import type { GameState, RefusalText } from '../patience/game/session/intents';
import type { PatienceSession } from '../patience/game/session/session';
import type { SessionParts } from '../patience/game/session/store';
import { asksFirst, catalogue, shortName } from '../patience/game/text/catalogue';
import { refusalValues } from '../patience/game/text/refusalValues';
import { createTable, type Table } from '../patience/table/table';
import { createWordTable } from '../patience/table/wordTable';
import type { Games } from '../patience/ui/base/context';
import { createPage, type Page } from '../patience/ui/page/page';
import { awakeClock } from '../shared/game/clock';
import { keepFiles } from '../shared/offline/keepFiles';
import type { Updates } from '../shared/offline/updates';
import { browserSounds } from '../shared/sound/browser';
import type { SoundPlayer } from '../shared/sound/player';
import type { SaveLocks } from '../shared/storage/saveLock';
import { systemPreferences, tableOptions } from '../shared/ui/appearance';
import { type AddressBar, type Back, createBack } from '../shared/ui/back';
import type { HelpSheet } from '../shared/ui/helpAddress';
import { pressOnce } from '../shared/ui/keyboard';
import { createRooms, type Rooms } from '../shared/ui/rooms';
import { createSettings, SETTINGS_NAME, type SettingsStore } from '../shared/ui/settings';
import { openFinder } from './openFinder';
import { openGame } from './openGame';
import { openSaveLocks } from './openSaveLocks';
import { compile, openSolvers, searchDaily } from './openSolvers';
import { type BrowserStorage, openBrowserStorage } from './openStorage';
import { showStartFault, startFaultOf } from './startFault';
import { trustOwn } from './trusted';

/** What the search may take for one verdict. */
const limits = { nodes: 100_000_000, seconds: 20 };
/** What the table's own core searches before a worker is asked: a quarter of a millisecond at the most. */
const quickNodes = 500;
/** Memory for that. */
const quickMegabytes = 2;
/** New deals have numbers that are easily told to a friend. */
const commonNumbers = 999_999;
const now = awakeClock(() => performance.now());

function anyNumber(): number {
  return 1 + (crypto.getRandomValues(new Uint32Array(1))[0]! % commonNumbers);
}

function after(milliseconds: number, call: () => void): () => void {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
}

function today(): CalendarDate {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

/** Marks the moment when the first card can be seen. */
function markFirstCard(table: Table): void {
  if (table.framesDrawn() > 0) performance.mark('first-card');
  else requestAnimationFrame(() => markFirstCard(table));
}

interface RoomsParts {
  readonly root: HTMLElement;
  readonly settings: SettingsStore;
  readonly sounds: SoundPlayer;
  readonly stored: BrowserStorage;
  readonly savedGames: SavedGames;
  readonly locks: SaveLocks;
  readonly page: () => Page;
  readonly help: HelpSheet;
  readonly back: Back;
  /** loads the page anew, with the newer build where one waits */
  readonly renew: () => void;
}

/** The patiences' room, and the way to the trick game's. */
function roomsOf(parts: RoomsParts): Rooms {
  const { root, settings, sounds, stored, savedGames, locks, page, help, renew, back } = parts;
  const napRoot = document.getElementById('nap')!;
  const rooms: Rooms = createRooms({
    patience: root,
    nap: napRoot,
    patienceShown: (visible) => page().shown(visible),
    offerUpdate: () => page().offerUpdate(),
    failed: () => page().tell(textsOf(pickLanguage(settings.value.lang, navigator.languages)).faults.nap),
    openNap: async () => {
      const { openNapRoom } = await import('./openNap');
      return openNapRoom({
        root: napRoot,
        host: document.getElementById('nap-table')!,
        settings,
        sounds,
        clock: { now, after },
        db: stored.db,
        refused: stored.refused,
        locks,
        onImport: savedGames.onImport,
        wall: Date.now,
        compile,
        anySeed: () => crypto.getRandomValues(new Uint32Array(1))[0]!,
        languages: navigator.languages,
        help,
        choose: () => page().choose(),
        here: () => rooms.now === 'nap',
        updateReady: () => rooms.updateReady,
        renew,
        addressBar: addressBarOf(back),
        back,
      });
    },
  });
  return rooms;
}

function addressBarOf({ push, replace, adopt }: Back): AddressBar {
  return {
    base: () => location.href.replace(/#.*$/, ''),
    hash: () => location.hash,
    push,
    replace,
    adopt,
  };
}

function gamesOf({ gameRules }: Pick<OpenCore, 'gameRules'>): Games {
  return {
    name: (game, lang) => catalogue[game].names[lang][0],
    shortName,
    otherNames: (game, lang) => catalogue[game].names[lang].slice(1),
    rules: gameRules,
    asks: asksFirst,
  };
}

/** The help, which tells a patience's rules as they are played here: on the table with its house rules. */
function helpOf(session: PatienceSession, games: Games, settings: SettingsStore, back: Back): HelpSheet {
  return openHelp({
    games,
    settings,
    back,
    lang: () => pickLanguage(settings.value.lang, navigator.languages),
    rules: (game) => (game === session.state.game ? session.state.rules : games.rules(game)),
  });
}

function sessionPartsOf(
  core: Awaited<ReturnType<typeof openCore>>,
  { solver, sampler, jobs }: ReturnType<typeof openSolvers>,
  settings: SettingsStore,
): SessionParts {
  return {
    core,
    clock: { now, after },
    solver,
    limits,
    quickSearch: { search: searchOn(core), nodes: quickNodes },
    autoUp: () => settings.value.autoMoves,
    fair: { wanted: () => settings.value.fairSight, sampler, jobs },
  };
}

function refusalOf(refusal: RefusalText, { rules, position }: GameState, lang: Lang): string {
  return refusalSentence(refusal.reason, refusalValues(refusal, rules, position), lang);
}

async function boot(root: HTMLElement, host: HTMLElement, settings: SettingsStore): Promise<void> {
  const [module, stored] = await Promise.all([compile(wasmUrl), openBrowserStorage(after)]);
  const core = await openCore(module, quickMegabytes);
  const solvers = openSolvers(module, after);
  const locks = openSaveLocks();
  const begunAt = location.hash;
  const { session, savedGames, badAddress } = openGame({
    sessionParts: sessionPartsOf(core, solvers, settings),
    stored,
    locks,
    hash: begunAt,
    winnable: settings.value.winnableOnly,
    anyNumber,
    wall: Date.now,
    today: () => dateText(today()),
    findDaily: async (game, date) =>
      (await bookedDaily(game, date)) ?? searchDaily(module, game, readDate(date) ?? today()),
    askToPersist: async () => (await navigator.storage?.persist?.()) ?? false,
  });
  const deals = await openFinder({
    module,
    session,
    notes: stored.storage,
    clients: solvers.forDeals,
    anyNumber,
    wanted: () => settings.value.winnableOnly,
  });
  const texts = textsOf(pickLanguage(settings.value.lang, navigator.languages));
  const options = tableOptions(settings.value, texts, systemPreferences());
  const table = await createTable(host, session, options).catch(() =>
    createWordTable(host, session, options),
  );
  const sounds = browserSounds({ loudness: () => settings.value, after });
  let updates: Updates | null = null;
  const back = createBack(history, (heard) => window.addEventListener('popstate', heard));
  const renew = () => {
    void savedGames.settled().then(() => (updates?.ready ? updates.accept() : location.reload()));
  };
  const games = gamesOf(core);
  const help = helpOf(session, games, settings, back);
  const common = { root, settings, savedGames, sounds, help, renew, back };
  const rooms = roomsOf({ ...common, stored, locks, page: () => page });
  const page = createPage({
    ...common,
    ...deals,
    rooms,
    host,
    session,
    badAddress,
    begunAt,
    table,
    now,
    anyNumber,
    games,
    refusal: (refusal, lang) => refusalOf(refusal, session.state, lang),
    addressBar: addressBarOf(back),
    languages: navigator.languages,
  });
  markFirstCard(table);
  rooms.follow(location.hash);
  updates = await keepFiles({ now: () => performance.now(), after, onReady: rooms.offerUpdate });
}

trustOwn();
pressOnce(document);
const root = document.getElementById('app')!;
const settings = createSettings(
  () => localStorage,
  (hear) =>
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key === SETTINGS_NAME || key === null) hear(newValue);
    }),
);
boot(root, document.getElementById('table')!, settings).catch((error: unknown) => {
  showStartFault(root, settings, startFaultOf(error));
});
