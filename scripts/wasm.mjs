// Compiles assembly/ into build/wasm/{debug,release}.wasm, but only when a source is newer than the result.
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
for (const target of ['debug', 'release']) {
  if (modified(`${root}build/wasm/${target}.wasm`) > newest) continue;
  const run = spawnSync('npx', ['asc', '--config', 'asconfig.json', '--target', target], {
    cwd: root,
    encoding: 'utf8',
  });
  process.stdout.write(run.stdout ?? '');
  process.stderr.write(withoutNoise(run.stderr ?? ''));
  if (run.status !== 0) process.exit(run.status ?? 1);
}
