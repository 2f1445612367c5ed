// The pictures of the trick game: cloth, cards in two sizes, the ring of the keyboard.
import { Container, Sprite, Texture } from 'pixi.js';
import type { CardId } from '../../shared/core/types';
import type { Atlas } from '../../shared/table/atlas';
import { applyAtlas, type CardSprite, createCardSprite, place } from '../../shared/table/cardSprite';
import { createFelt, type Felt } from '../../shared/table/felt';
import { nap } from '../../shared/table/measures';
import type { Pose, Rect } from '../../shared/table/pose';
import type { ChipPose } from './chips';
import { faceOf, isBack, PICTURES } from './homes';
import type { NapLayout } from './layout';

/** Cards drawn at their size: those of the hand, and the small ones. */
export interface Atlases {
  readonly large: Atlas;
  readonly small: Atlas;
}

export interface NapView {
  readonly layout: NapLayout;
  readonly poses: readonly Pose[];
  readonly dim: ReadonlySet<CardId>;
  /** with a gilt edge: the card that has taken the trick */
  readonly chosen: CardId | null;
  readonly chips: readonly ChipPose[];
  readonly ring: Rect | null;
}

export interface NapScene {
  readonly root: Container;
  readonly felt: Felt;
  readonly sprites: readonly CardSprite[];
  readonly ring: Sprite;
  readonly chips: Container;
  /** the atlas that each sprite wears */
  readonly applied: (Atlas | null)[];
  atlases: Atlases | null;
}

/** A small card is drawn large from here on : its width. */
const GROWN = 1.35;
const Z_RING = 950;

export function createNapScene(): NapScene {
  const root = new Container();
  const felt = createFelt();
  const cards = new Container({ sortableChildren: true });
  const sprites = Array.from({ length: PICTURES }, createCardSprite);
  const ring = new Sprite(Texture.EMPTY);
  ring.anchor.set(0.5);
  ring.visible = false;
  ring.zIndex = Z_RING;
  cards.addChild(...sprites.map((sprite) => sprite.root), ring);
  const chips = new Container();
  root.addChild(felt.sprite, cards, chips);
  return { root, felt, sprites, ring, chips, applied: new Array(PICTURES).fill(null), atlases: null };
}

/** New pictures for all cards; the old ones are given back. */
export function applyNapAtlases(scene: NapScene, atlases: Atlases): void {
  const old = scene.atlases;
  scene.atlases = atlases;
  scene.applied.fill(null);
  scene.ring.texture = atlases.large.texture('ring');
  for (const sprite of scene.sprites) applyAtlas(sprite, atlases.large);
  if (!old) return;
  for (const which of ['large', 'small'] as const) if (old[which] !== atlases[which]) old[which].destroy();
}

function updateCard(scene: NapScene, view: NapView, atlases: Atlases, picture: number): void {
  const sprite = scene.sprites[picture]!;
  const pose = view.poses[picture]!;
  sprite.root.visible = pose.shown;
  if (!pose.shown) return;
  const { layout } = view;
  const isSmall = layout.card.width * pose.size < layout.small.width * GROWN;
  const atlas = isSmall ? atlases.small : atlases.large;
  if (scene.applied[picture] !== atlas) {
    applyAtlas(sprite, atlas);
    scene.applied[picture] = atlas;
  }
  const card = faceOf(picture);
  const scale = layout.card.width / atlas.spec.cardWidth;
  const chosen = picture === view.chosen && pose.turn === 1;
  place(sprite, card, pose, { chosen, raise: 0, peeked: false, scale }, atlas);
  const dimmed = picture === card && !isBack(picture) && view.dim.has(card);
  sprite.face.tint = dimmed ? nap.dim : 0xffffff;
}

function updateChips(scene: NapScene, chips: readonly ChipPose[], atlas: Atlas): void {
  while (scene.chips.children.length < chips.length) {
    const sprite = new Sprite(Texture.EMPTY);
    sprite.anchor.set(0.5);
    scene.chips.addChild(sprite);
  }
  scene.chips.children.forEach((child, i) => {
    const sprite = child as Sprite;
    const chip = chips[i];
    sprite.visible = chip !== undefined;
    if (!chip) return;
    sprite.texture = atlas.texture('chip');
    sprite.setSize(nap.chip);
    sprite.position.set(chip.x, chip.y);
    sprite.alpha = chip.alpha;
  });
}

/** Puts every picture where the view says. Nothing is drawn yet. */
export function updateNapScene(scene: NapScene, view: NapView): void {
  const { atlases } = scene;
  if (!atlases) return;
  for (let picture = 0; picture < PICTURES; picture++) updateCard(scene, view, atlases, picture);
  updateChips(scene, view.chips, atlases.large);
  scene.ring.visible = view.ring !== null;
  if (!view.ring) return;
  const { x, y, width, height } = view.ring;
  scene.ring.position.set(x + width / 2, y + height / 2);
  scene.ring.scale.set(width / atlases.large.spec.cardWidth);
}
