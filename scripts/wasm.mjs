// Compiles assembly/ into build/wasm: the patiences' core {debug,release}.wasm and the trick game's nap-{debug,release}.wasm,
// each only when a source is newer than the result.
import { execFile } from 'node:child_process';
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

function compile(entry, target, out) {
  const how = ['--config', 'asconfig.json', '--target', target, '--outFile', out];
  return new Promise((done) => {
    execFile('npx', ['asc', entry, ...how], { cwd: root }, (error, said, complained) => {
      process.stdout.write(said);
      process.stderr.write(withoutNoise(complained));
      if (error) process.exit(1);
      done();
    });
  });
}

mkdirSync(`${root}build/wasm`, { recursive: true });
const modules = [
  { entry: 'assembly/index.ts', prefix: '' },
  { entry: 'assembly/nap/index.ts', prefix: 'nap-' },
];
for (const { entry, prefix } of modules) {
  const made = ['debug', 'release'].map((target) => [target, `build/wasm/${prefix}${target}.wasm`]);
  const old = made.filter(([, out]) => modified(`${root}${out}`) <= newest);
  await Promise.all(old.map(([target, out]) => compile(entry, target, out)));
}
