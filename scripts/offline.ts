// What makes the built page installable and independent of the network: its icons, a manifest for each language, and
// the worker that keeps its files, with the list of them.
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Plugin, runnerImport, transformWithOxc } from 'vite';

type Texts = typeof import('../src/i18n/index');

const colours = { background_color: '#0c1a15', theme_color: '#0a1511' };

function manifestOf({ lang, title, app }: ReturnType<Texts['textsOf']>): string {
  const icon = (src: string, sizes: string, purpose: string) => ({ src, sizes, type: 'image/png', purpose });
  return JSON.stringify({
    id: './',
    name: title,
    short_name: title,
    description: app.description,
    lang,
    dir: 'ltr',
    start_url: './',
    scope: './',
    display: 'standalone',
    ...colours,
    categories: ['games'],
    icons: [
      icon('./icon-192.png', '192x192', 'any'),
      icon('./icon-512.png', '512x512', 'any'),
      icon('./maskable-512.png', '512x512', 'maskable'),
      { src: './icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  });
}

const sha256 = (bytes: string | Buffer, encoding: 'base64' | 'hex') =>
  createHash('sha256').update(bytes).digest(encoding);

/** Every file of the folder but the worker, by its path from there, in order. */
function filesOf(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1));
  return paths.filter((path) => path !== 'sw.js').sort();
}

/** The build's name stands in the page; it is made of everything else, so that equal builds have equal names. */
function nameBuild(folder: string): string {
  const contents = filesOf(folder).map((path) => path + sha256(readFileSync(`${folder}/${path}`), 'hex'));
  contents.push(readFileSync('src/shared/offline/worker.ts', 'utf8'));
  const build = sha256(contents.join('\n'), 'hex').slice(0, 12);
  const page = readFileSync(`${folder}/index.html`, 'utf8');
  writeFileSync(`${folder}/index.html`, page.replace('%BUILD%', build));
  return build;
}

/** Names what lies in the folder as one build, and writes the worker that keeps all of it. */
export async function sealBuild(folder: string): Promise<void> {
  const build = nameBuild(folder);
  const files = filesOf(folder).map((path) => [
    path === 'index.html' ? './' : path,
    `sha256-${sha256(readFileSync(`${folder}/${path}`), 'base64')}`,
  ]);
  const source = readFileSync('src/shared/offline/worker.ts', 'utf8');
  const { code } = await transformWithOxc(source, 'worker.ts', { sourcemap: false });
  writeFileSync(`${folder}/sw.js`, `const precache = ${JSON.stringify({ build, files })};\n${code}`);
}

/** The build step; `folder` is where the page is built to. */
export function offline(folder: string): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'build', content: '%BUILD%' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'manifest', href: './manifest.en.webmanifest' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './touch-180.png' }, injectTo: 'head' },
    ],
    async closeBundle() {
      cpSync('build/icons', folder, { recursive: true });
      const { module } = await runnerImport<Texts>('./src/i18n/index.ts');
      for (const lang of module.languages)
        writeFileSync(`${folder}/manifest.${lang}.webmanifest`, manifestOf(module.textsOf(lang)));
      await sealBuild(folder);
    },
  };
}
