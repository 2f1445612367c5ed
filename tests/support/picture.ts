// Pictures of a page, compared as an eye would.
import sharp from 'sharp';

/** Levels of 255 by which a colour may differ unseen. */
const unseen = 4;

async function pixels(png: Buffer): Promise<Buffer> {
  return sharp(png).removeAlpha().raw().toBuffer();
}

/** Whether two pictures of the same size look the same. */
export async function looksLike(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all([pixels(one), pixels(other)]);
  return a.length === b.length && a.every((level, i) => Math.abs(level - (b[i] ?? 0)) <= unseen);
}
