// Puts into the page what its first script (public/start.js) may have to say, in every language.
import { type Plugin, runnerImport } from 'vite';

type Texts = typeof import('../src/i18n/index');

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function wordsOf({ lang, faults }: ReturnType<Texts['textsOf']>): string {
  const { missing, old, framed } = faults.starts;
  const block = (fault: string, text: string, more: string) =>
    `<div class="start-fault" data-fault="${fault}" lang="${lang}"><p>${escaped(text)}</p>${more}</div>`;
  const again = `<button type="button" class="text-button">${escaped(faults.startAgain)}</button>`;
  const alone = `<a class="text-button" target="_blank" rel="noopener">${escaped(faults.startAlone)}</a>`;
  return [block('missing', missing, again), block('old', old, ''), block('framed', framed, alone)].join('');
}

export function startWords(): Plugin {
  return {
    name: 'start-words',
    async transformIndexHtml(html) {
      const { module } = await runnerImport<Texts>('./src/i18n/index.ts');
      const words = module.languages.map((lang) => wordsOf(module.textsOf(lang))).join('\n      ');
      return html.replace(
        '</body>',
        `  <div id="start-words" hidden>\n      ${words}\n    </div>\n  </body>`,
      );
    },
  };
}
