// Finds a program that the tests need, or installs Debian's where that is allowed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const run = (command, args) => spawnSync(command, args, { encoding: 'utf8' });

function find(variable, names) {
  const given = process.env[variable];
  if (given && existsSync(given)) return given;
  for (const name of names) {
    const found = run('sh', ['-c', `command -v ${name}`]);
    if (found.status === 0) return found.stdout.trim();
  }
  return null;
}

function install(what, packages) {
  if (process.getuid?.() !== 0 || run('sh', ['-c', 'command -v apt-get']).status !== 0) return;
  process.stderr.write(`installing ${what} …\n`);
  // RUNLEVEL: a service in the package is not started; the timeout: another file of tests may be installing, too
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (...args) => spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=120', ...args], { env });
  apt('update');
  for (const each of packages)
    if (apt('install', '-y', '--no-install-recommends', ...each).status === 0) return;
}

/**
 * The path of one of the programs `names`, or the one that the environment's `variable` names. `packages` are lists of
 * Debian's, of which the first that can be installed is; throws `sentence` when none of this helps.
 */
export function program({ names, variable, what, packages, sentence }) {
  let path = find(variable, names);
  if (path === null) {
    install(what, packages);
    path = find(variable, names);
  }
  if (path === null) throw new Error(sentence);
  return path;
}
