// Gathers the card artwork into build/atlas/faces.json: for each face 0..51 (suit * 13 + rank) the inside of an
// SVG with the viewBox -120 -168 240 336. The page paints it at the exact size it needs, so one file serves every
// screen. Taken out: paper, edge and corner indices (the table draws its own); turned into currentColor: the suit.
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';

const root = new URL('..', import.meta.url).pathname;
const source = `${root}node_modules/@heruka_urgyen/react-playing-cards/src/images/2color/`;
const target = `${root}build/atlas/faces.json`;

/** The artwork's loud screen colours, as printer's inks. */
const inks = { red: '#b02a30', '#44F': '#33468c', '#FC4': '#d9a94f', black: '#1d1b1a', white: '#fffaf0' };

/** Path coordinates lie in boxes of 1000 or more units, so whole numbers are exact to a hundredth of a millimetre. */
const rounded = (path) => path.replace(/-?\d*\.\d+/g, (number) => ` ${Math.round(Number(number))}`);

function inked(markup) {
  return markup.replace(/(fill|stroke)="([^"]+)"/g, (all, kind, name) =>
    inks[name] ? `${kind}="${inks[name]}"` : all,
  );
}

function face(name) {
  const svg = readFileSync(`${source}${name}.svg`, 'utf8');
  return inked(svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>')))
    .replace(/<symbol id="V.*?<\/symbol>/s, '')
    .replace(/<symbol id="S.*?<\/symbol>/s, (symbol) =>
      symbol.replace(/(fill|stroke)="#\w+"/g, '$1="currentColor"'),
    )
    .replace(/<rect width="239".*?<\/rect>/s, '')
    .replace(/<use xlink:href="#[VS]\w+" height="(32|26\.769)"[^>]*><\/use>/g, '')
    .replace(/<g transform="rotate\(180\)"><\/g>/g, '')
    .replaceAll('xlink:href', 'href')
    .replace(/ d="([^"]+)"/g, (_, path) => ` d="${rounded(path)}"`)
    .replace(/><\/(path|use|rect)>/g, '/>');
}

const modified = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
if (modified(target) < Math.max(modified(new URL(import.meta.url).pathname), modified(`${source}KS.svg`))) {
  const faces = [...'CDHS'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => face(rank + suit)));
  mkdirSync(`${root}build/atlas`, { recursive: true });
  writeFileSync(target, JSON.stringify(faces));
}
