// The fronts of the cards. Full faces: the artwork, painted at the exact size, under an index of our own that
// fits a covered card's strip. Pocket faces: nothing but rank and suit, as large as a small card can bear.
import { RANKS } from '../../../assembly/abi';
import facesUrl from '../../../build/atlas/faces.json?url';
import { faces } from './measures';
import { type Box, drawPaper, drawSuit, type Pen } from './ornaments';
import { fonts, suitInks } from './theme';

/** The artwork's own units. */
const ART = { width: 240, height: 336, pipsTop: 136 } as const;

export interface FaceStyle {
  readonly pocket: boolean;
  readonly large: boolean;
  readonly fourColours: boolean;
  /** device px per CSS px */
  readonly pixelRatio: number;
  /** the thirteen ranks, ace first */
  readonly letters: readonly string[];
}

let artwork: Promise<readonly string[]> | null = null;

/** The artwork of the 52 faces as the inside of SVGs, fetched when first needed; rejects without it. */
export function loadArtwork(): Promise<readonly string[]> {
  artwork ??= fetch(facesUrl)
    .then((answer) => answer.json() as Promise<readonly string[]>)
    .catch((error: unknown) => {
      artwork = null;
      throw error;
    });
  return artwork;
}

export function inkOf(suit: number, fourColours: boolean): string {
  return (fourColours ? suitInks.four : suitInks.two)[suit] ?? suitInks.two[0];
}

interface Index {
  /** device px */
  readonly cap: number;
  readonly top: number;
  readonly left: number;
  readonly gap: number;
  readonly suit: number;
  readonly font: string;
  readonly weight: number;
}

/** Sizes of the corner index for a card `width` device px wide. */
function indexFor(style: FaceStyle, width: number): Index {
  const px = style.pixelRatio;
  const shape =
    faces[style.pocket ? (style.large ? 'pocketLarge' : 'pocket') : style.large ? 'large' : 'full'];
  const most = 'capMost' in shape ? shape.capMost * px : Number.POSITIVE_INFINITY;
  const cap = Math.min(most, Math.max(shape.capLeast * px, shape.cap * width));
  return {
    cap,
    top: Math.max(shape.topLeast * px, shape.top * width),
    left: Math.max(shape.leftLeast * px, shape.left * width),
    gap: cap * 0.16,
    suit: cap * shape.suit,
    font: style.pocket ? fonts.pocket : fonts.index,
    weight: shape.weight,
  };
}

/** Sets the font so that a capital is `cap` device px high. */
function setFont(pen: Pen, index: Index): void {
  pen.font = `${index.weight} 100px ${index.font}`;
  const high = pen.measureText('H').actualBoundingBoxAscent || 70;
  pen.font = `${index.weight} ${(index.cap * 100) / high}px ${index.font}`;
}

/** Rank and suit side by side, from the top left corner of `box`; squeezed when wider than `room`. */
function drawIndex(pen: Pen, box: Box, index: Index, letter: string, suit: number, room: number): void {
  setFont(pen, index);
  pen.textBaseline = 'alphabetic';
  pen.textAlign = 'left';
  const wish = pen.measureText(letter).width * (letter.length > 1 ? 0.84 : 1);
  const wide = Math.min(wish, room - index.gap - index.suit);
  const { width, actualBoundingBoxAscent: high, actualBoundingBoxDescent: tail } = pen.measureText(letter);
  // The tails of J and Q are drawn up, or the next card would cut them.
  const squeeze = Math.min(1, (index.cap * faces.tallest) / (high + tail));
  pen.save();
  pen.translate(box.x + index.left, box.y + index.top + index.cap - high * (1 - squeeze));
  pen.scale(wide / width, squeeze);
  pen.fillText(letter, 0, 0);
  pen.restore();
  const x = box.x + index.left + wide + index.gap + index.suit / 2;
  drawSuit(pen, suit, x, box.y + index.top + index.cap / 2, index.suit);
}

/** Where the artwork goes, in its own units: between the index row and the foot. */
function artPlace(index: Index, width: number): { scale: number; down: number } {
  const row = ((index.top + index.cap) * ART.width) / width + faces.artGap;
  const room = ART.height - faces.artFoot - row;
  return { scale: Math.min(faces.artMost, room / (2 * ART.pipsTop)), down: row + room / 2 - ART.height / 2 };
}

/** A face 0..51 and where it is painted. */
export interface FaceBox {
  readonly face: number;
  readonly box: Box;
}

function sheet(boxes: readonly FaceBox[], size: Box, style: FaceStyle, art: readonly string[]): string {
  const cards = boxes.map(({ face, box }) => {
    const ink = inkOf(Math.floor(face / RANKS), style.fourColours);
    const at = artPlace(indexFor(style, box.width), box.width);
    const scale = at.scale * (face % RANKS === 0 ? faces.ace : 1);
    return (
      `<svg x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" color="${ink}" ` +
      `viewBox="-120 -168 240 336" preserveAspectRatio="none"><g transform="translate(0 ${at.down}) scale(${scale})">${art[face]}</g></svg>`
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${cards.join('')}</svg>`;
}

async function drawArtwork(pen: Pen, boxes: readonly FaceBox[], size: Box, style: FaceStyle): Promise<void> {
  const markup = sheet(boxes, size, style, await loadArtwork());
  const url = URL.createObjectURL(new Blob([markup], { type: 'image/svg+xml' }));
  const image = new Image(size.width, size.height);
  image.src = url;
  try {
    await image.decode();
    pen.drawImage(image, 0, 0);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** A pocket face's lower part: one large suit. */
function drawPocketSuit(pen: Pen, box: Box, index: Index, suit: number): void {
  const top = index.top + index.cap;
  const size = Math.min(box.width * faces.pocketSuit, (box.height - top) * 0.7);
  drawSuit(pen, suit, box.x + box.width / 2, box.y + top + (box.height - top) * faces.pocketMiddle, size);
}

/** Waits until the faces' fonts are there; a missing font is replaced by the browser's. */
export async function loadFonts(style: FaceStyle): Promise<void> {
  const index = indexFor(style, 100);
  await document.fonts.load(`${index.weight} 20px ${index.font}`, style.letters.join('')).catch(() => []);
}

/**
 * Paints faces into their boxes (whole device px), which must not overlap. When the artwork cannot be had,
 * the faces are painted as pocket faces: the game goes on.
 */
export async function drawFaces(
  pen: Pen,
  boxes: readonly FaceBox[],
  size: Box,
  style: FaceStyle,
): Promise<void> {
  const hair = Math.max(1, Math.round(style.pixelRatio * 0.75));
  for (const { box } of boxes) drawPaper(pen, box, hair);
  let pocket = style.pocket;
  if (!pocket) {
    pocket = await drawArtwork(pen, boxes, size, style).then(
      () => false,
      () => true,
    );
  }
  for (const { face, box } of boxes) {
    const suit = Math.floor(face / RANKS);
    const letter = style.letters[face % RANKS] ?? '';
    const index = indexFor(style, box.width);
    pen.fillStyle = inkOf(suit, style.fourColours);
    drawIndex(pen, box, index, letter, suit, box.width - 2 * index.left);
    if (pocket) drawPocketSuit(pen, box, index, suit);
  }
}
