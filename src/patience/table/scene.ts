// The pictures: cloth, places, cards, and what is lit. Made once; `update` puts everything where it belongs.
import { Container, Sprite, Texture } from 'pixi.js';
import { CARDS, FOUNDATION, PILES, RANKS, STOCK, SUITS } from '../../../assembly/abi';
import type { CardId } from '../../shared/core/types';
import type { Atlas, FrameName } from '../../shared/table/atlas';
import { applyAtlas, type CardSprite, createCardSprite, place } from '../../shared/table/cardSprite';
import { createFelt, type Felt } from '../../shared/table/felt';
import { sizes, win } from '../../shared/table/measures';
import type { Point, Pose, Rect } from '../../shared/table/pose';
import { isCell, isColumn, isFoundation } from '../core/piles';
import type { Pile } from '../core/types';
import { createHintArc, type HintArc } from './hintArc';
import type { Layout } from './layout';

/** z of what lies among the cards: above those at rest, below those that move. */
const Z = { glow: 900, plate: 940, ring: 950, laurel: 960 } as const;

export interface Lit {
  readonly rect: Rect;
  /** 0..1 */
  readonly alpha: number;
}

/** A card of the rank that is shown, and where among the others it lies: null on top of its pile. */
export interface RankMark {
  readonly rect: Rect;
  readonly z: number | null;
}

export interface View {
  readonly layout: Layout;
  readonly poses: readonly Pose[];
  readonly chosen: ReadonlySet<CardId>;
  readonly raised: ReadonlySet<CardId>;
  readonly raise: number;
  readonly peeked: CardId | null;
  readonly lit: readonly Lit[];
  readonly arc: { readonly points: readonly Point[]; readonly share: number } | null;
  readonly ring: { readonly rect: Rect; readonly z: number | null } | null;
  /** cards of one rank that are pointed out */
  readonly ranks: readonly RankMark[];
  readonly stockCount: number;
  readonly stockMark: 'turn' | 'bare';
  readonly labels: readonly { readonly text: string; readonly x: number; readonly y: number }[];
  /** 0..1: the laurels of a patience that has come out */
  readonly laurels: number;
  /** the aces turn over to them; else they fade in */
  readonly laurelsTurn: boolean;
}

interface Pool {
  readonly root: Container;
  readonly sprites: Sprite[];
}

export interface Scene {
  readonly root: Container;
  readonly felt: Felt;
  readonly cards: Container;
  readonly sprites: readonly CardSprite[];
  readonly places: Map<Pile, Sprite>;
  readonly arc: HintArc;
  readonly glows: Pool;
  readonly ranks: Pool;
  readonly laurels: Pool;
  readonly labels: Pool;
  /** the stock's number: on its cards, under those that fly */
  readonly count: Pool;
  readonly ring: Sprite;
  atlas: Atlas | null;
}

function middled(): Sprite {
  const sprite = new Sprite(Texture.EMPTY);
  sprite.anchor.set(0.5);
  sprite.visible = false;
  return sprite;
}

/** The nth sprite of a pool, made when first needed. */
function take(pool: Pool, index: number, z: number): Sprite {
  let sprite = pool.sprites[index];
  if (!sprite) {
    sprite = middled();
    sprite.zIndex = z;
    pool.sprites.push(sprite);
    pool.root.addChild(sprite);
  }
  sprite.visible = true;
  return sprite;
}

function rest(pool: Pool, from: number): void {
  for (let index = from; index < pool.sprites.length; index++)
    (pool.sprites[index] as Sprite).visible = false;
}

export function createScene(): Scene {
  const root = new Container();
  const felt = createFelt();
  const ground = new Container();
  const cards = new Container({ sortableChildren: true });
  const over = new Container();
  const arc = createHintArc();
  const sprites = Array.from({ length: CARDS }, createCardSprite);
  const ring = middled();
  cards.addChild(...sprites.map((sprite) => sprite.root), ring);
  const places = new Map<Pile, Sprite>();
  for (let pile = 0; pile < PILES; pile++) {
    const sprite = middled();
    places.set(pile, sprite);
    ground.addChild(sprite);
  }
  over.addChild(arc.root);
  root.addChild(felt.sprite, ground, cards, over);
  return {
    root,
    felt,
    cards,
    sprites,
    places,
    arc,
    ring,
    glows: { root: cards, sprites: [] },
    ranks: { root: cards, sprites: [] },
    laurels: { root: cards, sprites: [] },
    labels: { root: over, sprites: [] },
    count: { root: cards, sprites: [] },
    atlas: null,
  };
}

export function applySceneAtlas(scene: Scene, atlas: Atlas): void {
  scene.atlas = atlas;
  for (const sprite of scene.sprites) applyAtlas(sprite, atlas);
  scene.arc.dress(atlas.texture('line'), atlas.texture('dot'));
  scene.ring.texture = atlas.texture('ring');
}

function placeFrame(pile: Pile, stockMark: 'turn' | 'bare'): FrameName {
  if (isColumn(pile)) return 'column';
  if (isCell(pile)) return 'cell';
  if (pile === STOCK) return stockMark;
  if (isFoundation(pile)) return `suit${Math.floor((pile - FOUNDATION) / 2)}`;
  return 'bare';
}

const centre = (rect: Rect): [number, number] => [rect.x + rect.width / 2, rect.y + rect.height / 2];

function updatePlaces(scene: Scene, view: View, atlas: Atlas): void {
  const { cardWidth, cardHeight } = view.layout;
  for (const [pile, sprite] of scene.places) {
    const at = view.layout.places[pile];
    sprite.visible = at != null;
    if (!at) continue;
    sprite.texture = atlas.texture(placeFrame(pile, view.stockMark));
    sprite.position.set(at.x + cardWidth / 2, at.y + cardHeight / 2);
    sprite.scale.set(cardWidth / atlas.spec.cardWidth);
  }
}

function updateGlows(scene: Scene, view: View, atlas: Atlas, scale: number): void {
  view.lit.forEach((lit, index) => {
    const sprite = take(scene.glows, index, Z.glow);
    sprite.texture = atlas.texture('glow');
    sprite.position.set(...centre(lit.rect));
    sprite.scale.set(scale);
    sprite.alpha = lit.alpha;
  });
  rest(scene.glows, view.lit.length);
  scene.ring.visible = view.ring !== null;
  if (view.ring) {
    scene.ring.position.set(...centre(view.ring.rect));
    scene.ring.scale.set(scale);
    scene.ring.zIndex = view.ring.z === null ? Z.ring : view.ring.z + 0.5;
  }
}

function updateRanks(scene: Scene, view: View, atlas: Atlas, scale: number): void {
  view.ranks.forEach(({ rect, z }, index) => {
    const sprite = take(scene.ranks, index, Z.ring);
    sprite.texture = atlas.texture('ring');
    sprite.position.set(...centre(rect));
    sprite.scale.set(scale);
    sprite.zIndex = z === null ? Z.ring : z + 0.5;
  });
  rest(scene.ranks, view.ranks.length);
}

function updateLaurels(scene: Scene, view: View, atlas: Atlas, scale: number): void {
  let used = 0;
  if (view.laurels > 0) {
    for (const [pile] of scene.places) {
      const at = view.layout.places[pile];
      if (!at || !isFoundation(pile)) continue;
      const suit = Math.floor((pile - FOUNDATION) / 2);
      const sprite = take(scene.laurels, used, Z.laurel);
      // one foundation after the other
      const late = (used++ / (2 * SUITS)) * win.laurelWave;
      const share = Math.min(1, Math.max(0, view.laurels * (1 + win.laurelWave) - late));
      const turn = view.laurelsTurn ? 2 * share - 1 : 1;
      sprite.texture = atlas.texture(turn > 0 ? `closed${suit}` : `f${suit * RANKS}`);
      sprite.position.set(at.x + view.layout.cardWidth / 2, at.y + view.layout.cardHeight / 2);
      sprite.scale.set(scale * Math.max(0.02, Math.abs(turn)), scale);
      sprite.alpha = view.laurelsTurn ? 1 : view.laurels;
    }
  }
  rest(scene.laurels, used);
}

/** A short text on a plate: the stock's number, the labels of the piles. */
function writeText(pool: Pool, atlas: Atlas, used: number, text: string, x: number, y: number): number {
  const plate = take(pool, used++, Z.plate);
  plate.texture = atlas.texture('plate');
  plate.position.set(x, y);
  const advance = atlas.texture('g0').width * 0.62;
  plate.scale.set(Math.max(0.8, (text.length * 0.62 + 0.75) / 2), 1);
  [...text].forEach((glyph, index) => {
    const sprite = take(pool, used++, Z.plate);
    sprite.texture = atlas.texture(`g${glyph}`);
    sprite.scale.set(1);
    sprite.position.set(x + (index - (text.length - 1) / 2) * advance, y);
  });
  return used;
}

function updateTexts(scene: Scene, view: View, atlas: Atlas): void {
  let counted = 0;
  const stock = view.layout.places[STOCK];
  if (stock && view.stockCount > 0) {
    const { cardWidth, cardHeight } = view.layout;
    const y = stock.y + cardHeight - Math.max(11, cardHeight * 0.13);
    counted = writeText(scene.count, atlas, 0, String(view.stockCount), stock.x + cardWidth / 2, y);
  }
  rest(scene.count, counted);
  let used = 0;
  for (const label of view.labels) used = writeText(scene.labels, atlas, used, label.text, label.x, label.y);
  rest(scene.labels, used);
}

/** Puts every picture where the view says. Nothing is drawn yet. */
export function updateScene(scene: Scene, view: View): void {
  const { atlas } = scene;
  if (!atlas) return;
  const scale = view.layout.cardWidth / atlas.spec.cardWidth;
  updatePlaces(scene, view, atlas);
  view.poses.forEach((pose, card) => {
    const look = {
      chosen: view.chosen.has(card),
      raise: view.raised.has(card) ? view.raise : 0,
      peeked: view.peeked === card,
      scale,
    };
    place(scene.sprites[card] as CardSprite, card, pose, look, atlas);
    // under an ace that turns over lies nothing
    if (view.laurels > 0 && view.laurelsTurn) (scene.sprites[card] as CardSprite).root.visible = false;
  });
  updateGlows(scene, view, atlas, scale);
  updateRanks(scene, view, atlas, scale);
  updateLaurels(scene, view, atlas, scale);
  updateTexts(scene, view, atlas);
  const line = Math.max(3, view.layout.cardWidth * sizes.arcLine);
  scene.arc.show(view.arc?.points ?? null, view.arc?.share ?? 0, line);
}
