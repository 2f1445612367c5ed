// The trick game's beginning: its core, its worker, its session, its table and page. Loaded when somebody goes there,
// so that players of patience carry none of it.
import wasmUrl from '../build/wasm/nap-release.wasm?url';
import { openNap } from './core/nap';
import type { Clock } from './game/clock';
import type { NapTable as Seats } from './game/nap/intents';
import { createNapSession } from './game/nap/session';
import { pickLanguage, textsOf } from './i18n/index';
import { openAsker } from './solver/client';
import type { NapAnswer, NapInfo, NapWork } from './solver/napProtocol';
import { fromWorker } from './solver/workers';
import { createNapTable } from './table/nap/table';
import type { Place } from './ui/address';
import { calmWished, tableOptions } from './ui/appearance';
import { createNapPage } from './ui/nap/page';
import { isNapAddress, type Room } from './ui/rooms';
import type { SettingsStore } from './ui/settings';

export interface NapRoomParts {
  readonly root: HTMLElement;
  readonly host: HTMLElement;
  readonly settings: SettingsStore;
  readonly clock: Clock;
  /** compiles what lies at an address */
  readonly compile: (url: string) => Promise<WebAssembly.Module>;
  /** 0 .. 2^32 - 1 */
  readonly anySeed: () => number;
  readonly languages: readonly string[];
  readonly choose: () => void;
  readonly here: () => boolean;
  readonly place: Place;
}

function startWorker() {
  return fromWorker(
    new Worker(new URL('./solver/nap.worker.ts', import.meta.url), { type: 'module', name: 'nap' }),
  );
}

const stopped = ({ ticket }: NapWork): NapAnswer => ({ ticket, why: 'stopped' });

/** Four at a table: a person and three computers. */
function firstTable(settings: Seats['settings']): Seats {
  const computer = { kind: 'computer', level: 'medium', name: '' } as const;
  const chairs = Array.from({ length: settings.players - 1 }, () => computer);
  return { settings, chairs: [{ kind: 'person', name: '' }, ...chairs] };
}

/** Builds the trick game's room. Rejects when it cannot be had. */
export async function openNapRoom(parts: NapRoomParts): Promise<Room> {
  const { settings, clock } = parts;
  const module = await parts.compile(wasmUrl);
  const core = await openNap(module);
  const solver = openAsker<NapWork, NapInfo, NapAnswer>(startWorker, module, 0, stopped, clock.after);
  const habits = () => ({
    pace: settings.value.napPace,
    playOnly: settings.value.napPlayOnly,
    trickWaits: settings.value.napTrickWaits,
  });
  const table = firstTable(core.defaults());
  const session = createNapSession(
    { core, solver, clock, habits, anySeed: parts.anySeed },
    { table, seed: parts.anySeed() },
  );
  const texts = textsOf(pickLanguage(settings.value.lang, parts.languages));
  const picture = await createNapTable(
    parts.host,
    session,
    tableOptions(settings.value, texts, calmWished()),
  );
  const page = createNapPage({
    ...parts,
    session,
    table: picture,
    rules: core,
    reasons: () => '',
    link: () => null,
  });
  return {
    shown(visible) {
      session.setVisible(visible && !document.hidden);
      if (!visible) return;
      page.shown();
      if (!isNapAddress(parts.place.hash())) parts.place.push('#/nap');
    },
    visit: () => undefined,
  };
}
