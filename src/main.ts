// The beginning: settings, the core, the solver, the session, the table, the page. The only place in the browser
// with a clock and with chance; both are handed on.
import wasmUrl from '../build/wasm/release.wasm?url';
import { openCore } from './core/patience';
import { type GameId, gameIds } from './core/types';
import { catalogue, shortName } from './game/catalogue';
import { createSession, type FirstGame } from './game/session';
import { welcomeDeals } from './game/welcome';
import { pickLanguage, textsOf } from './i18n/index';
import { refusalSentence } from './i18n/refusals';
import { openClient } from './solver/client';
import { poolOf } from './solver/pool';
import { teamSize } from './solver/size';
import { openTeam } from './solver/team';
import { fromWorker } from './solver/workers';
import { createTable, type Table } from './table/table';
import { parseAddress } from './ui/address';
import { calmWished, tableOptions } from './ui/appearance';
import { h } from './ui/dom';
import { createPage } from './ui/page';
import { createSettings, type SettingsStore } from './ui/settings';

/** What the search may take for one verdict. */
const limits = { nodes: 100_000_000, seconds: 20 };
/** New deals have numbers that are easily told to a friend. */
const commonNumbers = 999_999;

const now = () => performance.now();

function anyNumber(): number {
  return 1 + (crypto.getRandomValues(new Uint32Array(1))[0]! % commonNumbers);
}

/** A deal for somebody who asked for none: one that can be won. */
function welcomeNumber(): number {
  return welcomeDeals[anyNumber() % welcomeDeals.length]!;
}

function after(milliseconds: number, call: () => void): () => void {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
}

/** Workers as the device has room for them; the team works at one question, the pool at many small ones. */
function openSolvers(module: WebAssembly.Module) {
  const { deviceMemory } = navigator as Navigator & { readonly deviceMemory?: number };
  const { members, megabytes } = teamSize(navigator.hardwareConcurrency, deviceMemory);
  const clients = Array.from({ length: members }, () => openClient(startWorker, module, megabytes));
  return { solver: openTeam(clients, after), sampler: poolOf(clients), jobs: members };
}

/** Compiles while it loads where the server names the type, and after loading where it does not. */
async function compile(): Promise<WebAssembly.Module> {
  const response = await fetch(wasmUrl);
  const typed = response.headers.get('content-type')?.startsWith('application/wasm');
  if (typed) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

function startWorker() {
  return fromWorker(
    new Worker(new URL('./solver/solver.worker.ts', import.meta.url), { type: 'module', name: 'solver' }),
  );
}

function firstGame(): FirstGame {
  const address = parseAddress(location.hash);
  if (typeof address === 'string') return { game: gameIds[0], number: welcomeNumber() };
  return { game: address.game, number: address.number ?? anyNumber() };
}

/** Marks the moment when the first card can be seen. */
function markFirstCard(table: Table): void {
  if (table.framesDrawn() > 0) performance.mark('first-card');
  else requestAnimationFrame(() => markFirstCard(table));
}

async function boot(root: HTMLElement, host: HTMLElement, settings: SettingsStore): Promise<void> {
  const module = await compile();
  const core = await openCore(module);
  const { solver, sampler, jobs } = openSolvers(module);
  const session = createSession(
    {
      core,
      clock: { now, after },
      solver,
      limits,
      autoUp: () => settings.value.autoMoves,
      fair: { wanted: () => settings.value.fairSight, sampler, jobs },
    },
    firstGame(),
  );
  const texts = textsOf(pickLanguage(settings.value.lang, navigator.languages));
  const table = await createTable(host, session, tableOptions(settings.value, texts, calmWished()));
  createPage({
    root,
    host,
    session,
    table,
    settings,
    now,
    anyNumber,
    games: {
      name: (game: GameId, lang) => catalogue[game].names[lang][0],
      shortName,
      otherNames: (game: GameId, lang) => catalogue[game].names[lang].slice(1),
      rules: core.gameRules,
    },
    refusal: ({ reason, detail, cards }, lang) => {
      const { cells, carry } = session.state.rules;
      return refusalSentence(reason, { detail, cards, cells: cells > 0, places: carry === 'cells' }, lang);
    },
    place: {
      hash: () => location.hash,
      push: (hash) => history.pushState(null, '', hash),
      replace: (hash) => history.replaceState(null, '', hash),
    },
    languages: navigator.languages,
  });
  markFirstCard(table);
}

/** In the place of the game, a sentence and a way to try again. */
function showFault(root: HTMLElement, settings: SettingsStore): void {
  const { faults } = textsOf(pickLanguage(settings.value.lang, navigator.languages));
  const again = h(
    'button',
    { class: 'text-button', attrs: { type: 'button' }, on: { click: () => location.reload() } },
    faults.startAgain,
  );
  root.replaceChildren(
    h('div', { class: 'start-fault', attrs: { role: 'alert' } }, h('p', {}, faults.start), again),
  );
}

const root = document.getElementById('app')!;
const settings = createSettings(() => localStorage);
boot(root, document.getElementById('table')!, settings).catch(() => showFault(root, settings));
