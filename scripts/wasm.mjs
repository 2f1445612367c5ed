// Compiles assembly/ into build/wasm/{debug,release}.wasm, but only when a source is newer than the result.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, statSync } from 'node:fs';

const root = new URL('..', import.meta.url).pathname;
const modified = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const sources = readdirSync(`${root}assembly`, { recursive: true })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => `${root}assembly/${name}`)
  .concat(`${root}asconfig.json`, `${root}scripts/inline.mjs`);
const newest = Math.max(...sources.map(modified));

mkdirSync(`${root}build/wasm`, { recursive: true });
for (const target of ['debug', 'release']) {
  if (modified(`${root}build/wasm/${target}.wasm`) > newest) continue;
  const inline = target === 'release' ? ['--transform', './scripts/inline.mjs'] : [];
  const run = spawnSync('npx', ['asc', '--config', 'asconfig.json', '--target', target, ...inline], {
    cwd: root,
    stdio: 'inherit',
  });
  if (run.status !== 0) process.exit(run.status ?? 1);
}
