import { Texture } from 'pixi.js';
import { expect, test, vi } from 'vitest';
import { CARDS, FOUNDATION, PILES, STOCK } from '../../../assembly/abi';
import { homesFor } from '../../../src/patience/table/homes';
import { layoutFor } from '../../../src/patience/table/layout';
import { applySceneAtlas, createScene, updateScene, type View } from '../../../src/patience/table/scene';
import { ABOVE } from '../../../src/shared/table/animator';
import type { Atlas } from '../../../src/shared/table/atlas';
import { standardLetters } from '../../../src/shared/table/options';
import { themes } from '../../../src/shared/table/theme';
import { openTestCore } from '../../support/core';

// The library looks for a browser as soon as it is loaded.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: 'node' }));

/** An atlas without pictures that remembers which of them was asked for. */
function blankAtlas(cardWidth: number, cardHeight: number): Atlas & { name(texture: Texture): string } {
  const made = new Map<string, Texture>();
  const style = { pocket: false, large: false, fourColours: false, pixelRatio: 1, letters: standardLetters };
  return {
    spec: { cardWidth, cardHeight, style, theme: themes.longwood, back: 'bees' },
    drawn: {} as HTMLCanvasElement,
    glyphs: '',
    texture(name) {
      const texture = made.get(name) ?? new Texture({ source: Texture.EMPTY.source });
      made.set(name, texture);
      return texture;
    },
    name: (texture) => [...made].find(([, one]) => one === texture)?.[0] ?? '',
    destroy() {},
  };
}

const quiet: Omit<View, 'layout' | 'poses'> = {
  chosen: new Set(),
  raised: new Set(),
  raise: 0,
  peeked: null,
  lit: [],
  arc: null,
  ring: null,
  ranks: [],
  stockCount: 0,
  stockMark: 'bare',
  labels: [],
  laurels: 0,
  laurelsTurn: true,
};

test('at the end of a win the aces narrow to their edge and widen again as laurels, with nothing under them', async () => {
  const core = await openTestCore();
  core.setRules(core.gameRules('free-cells'));
  core.deal(1);
  const piles = core
    .position()
    .piles.map((_, pile) =>
      pile >= FOUNDATION && pile % 2 === 0
        ? Array.from({ length: 13 }, (_, i) => ((pile - FOUNDATION) / 2) * 13 + i)
        : [],
    );
  const screen = { width: 1280, height: 752, pixelRatio: 1, leftHanded: false, largeFaces: false };
  const layout = layoutFor(core.rules, screen);
  const scene = createScene();
  const atlas = blankAtlas(layout.cardWidth, layout.cardHeight);
  applySceneAtlas(scene, atlas);
  const poses = homesFor(layout, { ...core.position(), piles });
  const seen = (laurels: number, laurelsTurn = true) => {
    updateScene(scene, { ...quiet, layout, poses, laurels, laurelsTurn });
    const [first] = scene.laurels.sprites;
    return { picture: atlas.name(first!.texture), wide: first!.scale.x, alpha: first!.alpha };
  };
  expect(seen(0.01)).toMatchObject({ picture: 'f0', alpha: 1 });
  expect(seen(0.01).wide).toBeGreaterThan(0.9);
  expect(seen(0.29).wide).toBeLessThan(0.1);
  expect(scene.sprites.some(({ root }) => root.visible)).toBe(false);
  expect(seen(1)).toEqual({ picture: 'closed0', wide: 1, alpha: 1 });
  // no turning under reduced motion
  expect(seen(0.3, false)).toEqual({ picture: 'closed0', wide: 1, alpha: 0.3 });
});

test('the pictures lie where the poses say: faces up, backs down, and a peeked card above all', async () => {
  const core = await openTestCore();
  core.setRules({ ...core.gameRules('forty-thieves'), faceDown: 2 });
  core.deal(4);
  const position = core.position();
  const layout = layoutFor(core.rules, {
    width: 1280,
    height: 752,
    pixelRatio: 1,
    leftHanded: false,
    largeFaces: false,
  });
  const scene = createScene();
  const atlas = blankAtlas(layout.cardWidth, layout.cardHeight);
  applySceneAtlas(scene, atlas);
  const poses = homesFor(layout, position);
  const covered = position.piles[5]?.[2] as number;
  const view: View = {
    layout,
    poses,
    chosen: new Set([covered]),
    raised: new Set(),
    raise: 0,
    peeked: covered,
    lit: [{ rect: { x: 10, y: 20, width: 100, height: 140 }, alpha: 0.5 }],
    arc: null,
    ring: null,
    ranks: [],
    stockCount: position.piles[STOCK]?.length ?? 0,
    stockMark: 'bare',
    labels: [],
    laurels: 0,
    laurelsTurn: true,
  };
  updateScene(scene, view);
  // the stock's number lies on its cards, and under those that fly
  const number = scene.count.sprites.filter((sprite) => sprite.visible);
  expect(number).toHaveLength(1 + String(view.stockCount).length);
  for (const sprite of number) {
    expect(sprite.parent).toBe(scene.cards);
    expect(sprite.zIndex).toBeGreaterThan(CARDS);
    expect(sprite.zIndex).toBeLessThan(ABOVE);
  }
  scene.sprites.forEach((sprite, card) => {
    const pose = poses[card];
    expect(sprite.root.visible).toBe(pose?.shown);
    if (!pose?.shown) return;
    expect([sprite.root.x, sprite.root.y]).toEqual([pose.x, pose.y]);
    expect(atlas.name(sprite.face.texture)).toBe(pose.turn === 1 ? `f${card % 52}` : 'back');
    expect(sprite.edge.visible).toBe(card === covered);
  });
  const heights = scene.sprites.map((sprite) => sprite.root.zIndex);
  expect(heights.indexOf(Math.max(...heights))).toBe(covered);
  for (let pile = 0; pile < PILES; pile++) {
    expect(scene.places.get(pile)?.visible).toBe(layout.places[pile] !== null);
    const shown = (position.piles[pile] ?? []).filter((card) => poses[card]?.shown && card !== covered);
    const order = shown.map((card) => scene.sprites[card]?.root.zIndex ?? 0);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  }
  expect(scene.glows.sprites.map((glow) => [glow.x, glow.y, glow.alpha])).toEqual([[60, 90, 0.5]]);
});
