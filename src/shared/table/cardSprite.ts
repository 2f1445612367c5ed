// One picture a card, made once and kept for the table's life: shadow, face, and a gilt edge when chosen.
import { Container, Sprite, Texture } from 'pixi.js';
import { FACES } from '../../../assembly/abi';
import type { CardId } from '../core/types';
import type { Atlas } from './atlas';
import { motion, sizes } from './measures';
import type { Pose } from './pose';

export interface CardSprite {
  readonly root: Container;
  readonly shadow: Sprite;
  readonly lifted: Sprite;
  readonly face: Sprite;
  readonly edge: Sprite;
}

function centred(): Sprite {
  const sprite = new Sprite(Texture.EMPTY);
  sprite.anchor.set(0.5);
  return sprite;
}

export function createCardSprite(): CardSprite {
  const sprite = {
    root: new Container(),
    shadow: centred(),
    lifted: centred(),
    face: centred(),
    edge: centred(),
  };
  sprite.root.addChild(sprite.shadow, sprite.lifted, sprite.face, sprite.edge);
  sprite.root.visible = false;
  return sprite;
}

/** Gives the sprite its pictures from a (new) atlas. */
export function applyAtlas(sprite: CardSprite, atlas: Atlas): void {
  sprite.shadow.texture = atlas.texture('shadow');
  sprite.lifted.texture = atlas.texture('lifted');
  sprite.edge.texture = atlas.texture('edge');
}

export interface CardStyle {
  readonly chosen: boolean;
  /** 0..1, on top of the pose's own lift: a hinted card rises */
  readonly raise: number;
  /** above everything: a covered card being peeked at */
  readonly peeked: boolean;
  /** while a new size's pictures are being painted, the old ones are stretched */
  readonly scale: number;
}

const PEEK_Z = 5000;

/** Puts the picture where the pose says. */
export function place(sprite: CardSprite, card: CardId, pose: Pose, look: CardStyle, atlas: Atlas): void {
  const { root, shadow, lifted, face, edge } = sprite;
  root.visible = pose.shown;
  if (!pose.shown) return;
  const lift = look.peeked ? 1 : Math.min(1, pose.lift + look.raise);
  const width = atlas.spec.cardWidth;
  root.position.set(pose.x, pose.y - look.raise * width * sizes.raise);
  root.scale.set(look.scale * pose.size);
  root.rotation = pose.tilt;
  root.alpha = pose.alpha;
  root.zIndex = look.peeked ? PEEK_Z : pose.z;
  face.texture = atlas.texture(pose.turn >= 0.5 ? `f${card % FACES}` : 'back');
  const size = 1 + lift * motion.liftScale;
  // Turning over: the card narrows to its edge and widens again.
  face.scale.set(size * Math.max(0.02, Math.abs(2 * pose.turn - 1)), size);
  shadow.alpha = 1 - lift;
  shadow.visible = lift < 1;
  shadow.scale.set(face.scale.x / size, 1);
  lifted.visible = lift > 0;
  lifted.alpha = lift;
  lifted.scale.set((1 + lift * 0.05) * (face.scale.x / size), 1 + lift * 0.05);
  lifted.position.set(0, lift * width * 0.06);
  edge.visible = look.chosen;
  edge.scale.set(size);
}
