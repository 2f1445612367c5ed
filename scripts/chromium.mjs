// Finds a Chromium for the browser tests, or installs Debian's where that is allowed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// the headless shell first: it has no window to draw, and a page costs half as much there
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const run = (command, args) => spawnSync(command, args, { encoding: 'utf8' });

function find() {
  if (process.env.CHROMIUM && existsSync(process.env.CHROMIUM)) return process.env.CHROMIUM;
  for (const name of names) {
    const found = run('sh', ['-c', `command -v ${name}`]);
    if (found.status === 0) return found.stdout.trim();
  }
  return null;
}

function install() {
  if (process.getuid?.() !== 0 || run('sh', ['-c', 'command -v apt-get']).status !== 0) return;
  process.stderr.write('installing Chromium for the browser tests …\n');
  const apt = (...args) =>
    spawnSync('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  apt('update');
  for (const name of names.slice(0, 2)) {
    if (apt('install', '-y', '--no-install-recommends', name, 'fonts-dejavu-core').status === 0) return;
  }
}

/** The path of a Chromium; throws one sentence when there is none and none may be installed. */
export function chromium() {
  let path = find();
  if (path === null) {
    install();
    path = find();
  }
  if (path === null) {
    throw new Error(
      'The browser tests need Chromium: install it (on Debian `apt-get install chromium`) or set CHROMIUM to its path.',
    );
  }
  return path;
}
