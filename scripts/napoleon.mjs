// Runs the command line from a checkout: builds first what is missing or older than its sources, and quietly.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';

const root = new URL('..', import.meta.url).pathname;
const built = ['napoleon.js', 'searchThread.js', 'batchThread.js', 'release.wasm', 'nap-release.wasm'].map(
  (name) => `${root}build/cli/${name}`,
);
const modified = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const filesIn = (folder) =>
  readdirSync(root + folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`);
const sources = ['assembly', 'src/cli', 'src/shared', 'src/i18n', 'src/patience', 'src/nap'].flatMap(filesIn);
sources.push(`${root}asconfig.json`, `${root}vite.cli.config.ts`);

function run(command, ...args) {
  const { status, signal, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status === 0) return;
  if (signal === 'SIGINT') process.exit(130);
  process.stderr.write(`${stdout}${stderr}`);
  process.exit(1);
}

if (Math.min(...built.map(modified)) < Math.max(...sources.map(modified))) {
  run(process.execPath, 'scripts/wasm.mjs');
  run(process.execPath, 'node_modules/vite/bin/vite.js', 'build', '--config', 'vite.cli.config.ts');
}
await import(new URL('../build/cli/napoleon.js', import.meta.url));
