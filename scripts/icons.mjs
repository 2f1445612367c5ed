// The icons of the installed page, out of our own drawing: build/icons/*.png.
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';

const root = new URL('..', import.meta.url).pathname;
const source = `${root}public/icon.svg`;
const target = `${root}build/icons`;

const drawing = readFileSync(source, 'utf8');
const ground = drawing.match(/<rect[^>]*fill="(#\w+)"/)[1];
const inside = drawing.slice(drawing.indexOf('/>') + 2, drawing.lastIndexOf('</svg>'));
/** Filled to the edges, the drawing within the middle that every mask leaves: a system cuts its own shape. */
const whole =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="${ground}"/>` +
  `<g transform="translate(256 256) scale(.8) translate(-256 -256)">${inside}</g></svg>`;

/** file name: what is drawn, px across */
const icons = {
  'icon-192.png': [drawing, 192],
  'icon-512.png': [drawing, 512],
  'maskable-512.png': [whole, 512],
  'touch-180.png': [whole, 180],
};

const modified = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const newest = Math.max(modified(new URL(import.meta.url).pathname), modified(source));
mkdirSync(target, { recursive: true });
for (const [name, [svg, size]] of Object.entries(icons)) {
  if (modified(`${target}/${name}`) >= newest) continue;
  await sharp(Buffer.from(svg), { density: (72 * size) / 512 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(`${target}/${name}`);
}
