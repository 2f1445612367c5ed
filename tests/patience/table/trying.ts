// The table alone, on any deal: ?game=forty-thieves&number=1&theme=marine&speed=0. The address tells the options.
import '@fontsource-variable/eb-garamond';
import '@fontsource-variable/inter';
import wasmUrl from '../../../build/wasm/release.wasm?url';
import { openCore } from '../../../src/patience/core/patience';
import type { RuleRecord } from '../../../src/patience/core/types';
import { createSession } from '../../../src/patience/game/session/session';
import { createTable } from '../../../src/patience/table/table';
import { type GameId, gameIds } from '../../../src/shared/core/types';
import { standardOptions } from '../../../src/shared/table/options';
import { type ThemeName, themeNames } from '../../../src/shared/table/theme';

const asked = new URLSearchParams(location.search);
const flag = (name: string): boolean => asked.get(name) === '1';
const pick = <T extends string>(names: readonly T[], name: string): T =>
  names.find((one) => one === asked.get(name)) ?? (names[0] as T);

const game: GameId = pick(gameIds, 'game');
const theme: ThemeName = pick(themeNames, 'theme');
const number = Number(asked.get('number') ?? 1);
const core = await openCore(await WebAssembly.compile(await (await fetch(wasmUrl)).arrayBuffer()));
const rules = { ...core.gameRules(game), ...JSON.parse(asked.get('rules') ?? '{}') } as RuleRecord;
const session = createSession(
  {
    core,
    clock: { now: () => performance.now(), after: () => () => {} },
    solver: { ask: () => new Promise(() => {}), stop: () => {} },
    limits: { nodes: 1, seconds: 1 },
    autoUp: () => true,
  },
  { game, number, rules },
);
const table = await createTable(document.querySelector('#table') as HTMLElement, session, {
  ...standardOptions,
  theme,
  leftHanded: flag('left'),
  fourColours: flag('four'),
  largeFaces: flag('large'),
  reducedMotion: flag('reduced'),
  speed: Number(asked.get('speed') ?? 1),
});
if (flag('labels'))
  table.jumpLabels(new Map([...Array(12).keys()].map((column) => [column, String(column + 1)])));
Object.assign(window, { session, table, core });
document.body.dataset.ready = 'yes';
