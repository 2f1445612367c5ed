// Compiles assembly/ into build/wasm: the patiences' core {debug,release}.wasm and the trick game's nap-{debug,release}.wasm,
// each only when a source is newer than the result.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, statSync } from 'node:fs';

const root = new URL('..', import.meta.url).pathname;
const modified = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const sources = readdirSync(`${root}assembly`, { recursive: true })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => `${root}assembly/${name}`)
  .concat(`${root}asconfig.json`);
const newest = Math.max(...sources.map(modified));

/** The optimizer's remark on its own rounds says nothing about the program. */
const withoutNoise = (text) => text.replace(/^Last converge was suboptimal.*\r?\n?/gm, '');

mkdirSync(`${root}build/wasm`, { recursive: true });
const modules = [
  { entry: 'assembly/index.ts', prefix: '' },
  { entry: 'assembly/nap/index.ts', prefix: 'nap-' },
];
for (const { entry, prefix } of modules) {
  for (const target of ['debug', 'release']) {
    const out = `build/wasm/${prefix}${target}.wasm`;
    if (modified(`${root}${out}`) > newest) continue;
    const how = ['--config', 'asconfig.json', '--target', target, '--outFile', out];
    const run = spawnSync('npx', ['asc', entry, ...how], { cwd: root, encoding: 'utf8' });
    process.stdout.write(run.stdout ?? '');
    process.stderr.write(withoutNoise(run.stderr ?? ''));
    if (run.status !== 0) process.exit(run.status ?? 1);
  }
}
