// What an install brings: the program and the page, what they say leads to, and the licences of what is built in.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { expect, it } from 'vitest';
import manifest from '../../package.json';

function packed(): readonly string[] {
  const { stdout } = spawnSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    encoding: 'utf8',
  });
  const [made] = JSON.parse(stdout) as readonly { readonly files: readonly { readonly path: string }[] }[];
  return made!.files.map(({ path }) => path);
}

it('nothing else is installed with it: the queue is for who installs its library', () => {
  expect(Object.keys(manifest)).not.toContain('dependencies');
  expect(Object.keys(manifest)).not.toContain('optionalDependencies');
  for (const name of Object.keys(manifest.peerDependencies))
    expect(manifest.peerDependenciesMeta).toMatchObject({ [name]: { optional: true } });
});

it('the command line stands on Node alone', () => {
  const files = readdirSync('build/cli').filter((name) => name.endsWith('.js'));
  const wanted = files.flatMap((name) => {
    const text = readFileSync(`build/cli/${name}`, 'utf8');
    return [...text.matchAll(/(?:from|import\()\s*["']([@\w][\w@/:.-]*)["']/g)].map(([, module]) => module!);
  });
  const others = new Set(wanted.filter((module) => !builtinModules.includes(module.replace(/^node:/, ''))));
  expect([...others].filter((module) => !(module in manifest.peerDependencies))).toEqual([]);
  expect(wanted).toContain('node:fs');
});

it('every link of the README and of the documents leads to a file of the package', () => {
  const files = packed();
  expect(files).toContain('build/cli/napoleon.js');
  expect(files).toContain('build/page/index.html');
  const read = ['README.md', ...files.filter((path) => /^docs\/.*\.md$/.test(path))];
  expect(read.length).toBeGreaterThan(5);
  for (const path of read) {
    const folder = path.includes('/') ? 'docs/' : '';
    const links = [...readFileSync(path, 'utf8').matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(
      ([, to]) => to!,
    );
    for (const to of links)
      expect(files, `${path} leads to ${to}`).toContain(new URL(to, `file:///${folder}`).pathname.slice(1));
  }
});

it('the licence texts of all that is built in go with page and command line', () => {
  const page = readFileSync('build/page/licences.txt', 'utf8');
  for (const name of ['pixi.js', 'idb', 'uplot', 'minisearch', 'comlink', 'lucide-static', 'earcut'])
    expect(page).toMatch(new RegExp(`^${name} \\d.*\\n\\n(?!The package).`, 'm'));
  expect(page.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(2);
  expect(readFileSync('build/cli/licences.txt', 'utf8')).toMatch(/^comlink \d.*\n\n\s*Apache License/m);
  const files = packed();
  for (const path of ['LICENSE', 'build/page/licences.txt', 'build/cli/licences.txt'])
    expect(files).toContain(path);
});
