// Firefox and WebKitGTK, where they are installed: Debian's firefox-esr; webkit2gtk-driver with the MiniBrowser of its
// library; and Xvfb where there is no screen, without which neither draws. Nothing is installed for them.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

function which(...names) {
  for (const name of names) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  return null;
}

function firefox(screen) {
  const path = process.env.FIREFOX ?? which('firefox-esr', 'firefox');
  if (path === null || screen === null || !existsSync(path)) return null;
  const said = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 60_000 }).stdout ?? '';
  return { path, screen, name: said.trim().split('\n').at(-1) || 'Firefox' };
}

/** Debian has it in a folder of the library, under one of the machine's kind. */
function miniBrowser() {
  const folders = (path) => (existsSync(path) ? readdirSync(path).map((name) => `${path}/${name}`) : []);
  const first = ['/usr/lib', '/usr/libexec'].flatMap(folders);
  const all = [...first, ...first.filter((path) => /-linux-/.test(path)).flatMap(folders)];
  return all
    .filter((path) => /\/webkit2?gtk-[^/]*$/.test(path))
    .map((path) => `${path}/MiniBrowser`)
    .find(existsSync);
}

function webkit(screen) {
  const driver = which('WebKitWebDriver');
  const browser = miniBrowser();
  if (driver === null || browser === undefined || screen === null) return null;
  return { driver, browser, screen, name: `WebKitGTK (${browser.split('/').at(-2)})` };
}

/** What is there of each; null where something is missing. */
export function otherBrowsers() {
  const screen = process.env.DISPLAY ? '' : which('Xvfb');
  return { firefox: firefox(screen), webkit: webkit(screen) };
}

/** Which are there, in a line. */
export function otherBrowsersLine({ firefox: fox, webkit: kit }) {
  const missing = (what) => `no ${what}${process.env.DISPLAY || which('Xvfb') ? '' : ' with a screen'}`;
  const there = [fox?.name ?? missing('Firefox'), kit?.name ?? missing('WebKitGTK')];
  return `other browsers: ${there.join(', ')}`;
}
