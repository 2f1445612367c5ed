// The help's pictures: positions drawn by the table's own hand, with words for those who do not see them.

import { STOCK } from '../../assembly/abi';
import { fill } from '../i18n/format';
import type { HelpTexts } from '../i18n/help';
import { capital, cardName, pileLabel, pileTo, type Texts, textsFor } from '../i18n/index';
import { moveParts } from '../patience/core/buffers';
import { readToken } from '../patience/core/notation';
import { drawStill, pilesAbove, type Still, type StillStyle } from '../patience/table/still';
import { themes } from '../shared/table/theme';
import { h } from '../shared/ui/dom';
import { cardLetters, type HelpUi } from './context';
import { columnsShown, helpPositions, type PictureId, wholePosition } from './positions';

/** What a picture shows, ready to be drawn. */
export function stillOf(ui: Pick<HelpUi, 'games'>, id: PictureId): Still {
  const picture = helpPositions[id];
  const rules = { ...ui.games.rules(picture.game), ...picture.rules };
  const position = wholePosition(picture, rules);
  const moves = picture.claims
    .filter(({ move }) => move !== 's')
    .map(({ move, is }) => ({ ...moveParts(readToken(move, position)), allowed: is !== 'refused' }));
  return { rules, position, columns: columnsShown(picture.text), above: picture.above, moves };
}

/** A picture in words: what lies in each pile that is shown, and which of the moves drawn may be made. */
export function pictureText(texts: Texts, words: HelpTexts['picture'], picture: Still): string {
  const { position } = picture;
  const columns = Array.from({ length: picture.columns }, (_, column) => column);
  const piles = [...pilesAbove(picture), ...columns].map((pile) => {
    const cards = position.piles[pile] ?? [];
    const seen = pile === STOCK || cards.length === 0 ? [] : pile < picture.columns ? cards : cards.slice(-1);
    const names = seen.map((card) => cardName(card, texts.lang)).join(', ');
    const count = pile === STOCK && cards.length > 0 ? texts.cards.count(cards.length) : words.empty;
    return fill(words.pile, { pile: pileLabel(texts, pile), cards: names || count });
  });
  const moves = picture.moves.map(({ from, to, count, allowed }) => {
    const card = cardName(position.piles[from]?.at(-count) ?? 0, texts.lang);
    return `${allowed ? words.allowed : words.refused}: ${card} ${pileTo(texts, to)}`;
  });
  return [...piles, ...moves].map((text) => `${capital(text)}.`).join(' ');
}

const drawn = new Map<string, HTMLCanvasElement>();
const mostKept = 40;

/** How many device pixels a CSS px of an element has, the page's own zoom for larger text included. */
function pixelsOf(element: Element): number {
  const { currentCSSZoom = 1 } = element as Element & { readonly currentCSSZoom?: number };
  return (window.devicePixelRatio || 1) * currentCSSZoom;
}

function lookOf(ui: HelpUi, texts: Texts, pixelRatio: number): StillStyle {
  const { theme, back, fourColours, largeFaces } = ui.settings.value;
  return {
    theme: themes[theme],
    back,
    style: {
      large: largeFaces,
      fourColours,
      pixelRatio,
      letters: cardLetters(ui, texts),
    },
  };
}

/** Draws into the canvas, from memory where the same picture was drawn before. */
async function show(canvas: HTMLCanvasElement, picture: Still, look: StillStyle, id: string, room: number) {
  const key = JSON.stringify([id, room, look]);
  let made = drawn.get(key);
  if (!made) {
    made = document.createElement('canvas');
    await drawStill(made, picture, room, look);
    drawn.set(key, made);
    const oldest = drawn.keys().next().value;
    if (drawn.size > mostKept && oldest !== undefined) drawn.delete(oldest);
  }
  const ratio = look.style.pixelRatio;
  canvas.width = made.width;
  canvas.height = made.height;
  canvas.style.width = `${made.width / ratio}px`;
  canvas.style.height = `${made.height / ratio}px`;
  canvas.getContext('2d')?.drawImage(made, 0, 0);
}

/** A picture with what it says; drawn when it comes near the screen, and anew when cloth, cards or room change. */
export function pictureFigure(
  ui: HelpUi,
  words: HelpTexts['picture'],
  id: PictureId,
  says: readonly (Node | string)[],
): HTMLElement {
  const picture = stillOf(ui, id);
  const texts = textsFor(ui.lang(), picture.rules);
  const canvas = h('canvas', {
    attrs: { role: 'img', 'aria-label': pictureText(texts, words, picture), 'data-picture': id },
  });
  const figure = h('figure', { class: 'help-picture' }, canvas, h('figcaption', {}, ...says));
  let shown = '';
  const draw = () => {
    // told of a size that is none when the sheet is closed or another page is shown
    if (!figure.isConnected) return leave();
    const look = lookOf(ui, texts, pixelsOf(figure));
    const room = Math.floor(figure.clientWidth);
    const wish = JSON.stringify([look, room]);
    if (room === 0 || wish === shown) return;
    shown = wish;
    void show(canvas, picture, look, id, room).then(() => figure.setAttribute('data-drawn', 'true'));
  };
  const near = new ResizeObserver(draw);
  near.observe(figure);
  const stop = ui.settings.subscribe(draw);
  const leave = () => {
    stop();
    near.disconnect();
  };
  ui.closed?.addEventListener('abort', leave);
  return figure;
}
