// The licence texts of what a build is made of, in one file that goes with it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The package that a module belongs to, by its path; null for the program's own. */
function packageOf(module: string): string | null {
  const path = module.split('/node_modules/').at(-1);
  if (path === undefined || path === module) return null;
  return path.split('/', path.startsWith('@') ? 2 : 1).join('/');
}

/** A package's name and version, its licence, and the text that goes with it. */
function licenceOf(name: string): string {
  const folder = `node_modules/${name}`;
  const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.\w+)?$/i.test(entry));
  const text =
    file === undefined ? 'The package has no text of it.' : readFileSync(`${folder}/${file}`, 'utf8');
  return `${name} ${version} (${license})\n\n${text.trim()}\n`;
}

/** Writes `licences.txt`: of every package in the build, and of `more`, whose parts come into it by other ways. */
export function licences(more: readonly string[]): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      const found = [...this.getModuleIds()].map(packageOf).filter((name) => name !== null);
      const names = [...new Set([...found, ...more])].filter((name) =>
        existsSync(`node_modules/${name}/package.json`),
      );
      const own = `Napoleon (MIT)\n\n${readFileSync('LICENSE', 'utf8').trim()}\n`;
      const all = [own, ...names.sort().map(licenceOf)];
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: all.join(`\n${'-'.repeat(72)}\n\n`) });
    },
  };
}
