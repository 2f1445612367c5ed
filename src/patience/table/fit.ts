// Fits the table to its host: layout, canvas, and pictures painted for the size at hand.
import { jump } from '../../shared/table/animator';
import { type Atlas, type AtlasSpec, paintAtlas } from '../../shared/table/atlas';
import { sizeOf } from '../../shared/table/canvas';
import { motion, themes } from '../../shared/table/theme';
import { homesFor } from './homes';
import type { Inside } from './inside';
import { type Layout, layoutFor } from './layout';
import { dressScene } from './scene';

export function measure({ host, options, session }: Pick<Inside, 'host' | 'options' | 'session'>): Layout {
  return layoutFor(session.state.rules, {
    ...sizeOf(host),
    pixelRatio: window.devicePixelRatio || 1,
    leftHanded: options.leftHanded,
    largeFaces: options.largeFaces,
  });
}

function specOf(inside: Inside): AtlasSpec {
  const { layout, options } = inside;
  return {
    cardWidth: layout.cardWidth,
    cardHeight: layout.cardHeight,
    theme: themes[options.theme],
    style: {
      pocket: layout.pocket,
      large: options.largeFaces,
      fourColours: options.fourColours,
      pixelRatio: layout.screen.pixelRatio,
      letters: options.letters,
    },
  };
}

/** Paints a new atlas and puts it on the cards; the newest wish wins. */
export async function paint(inside: Inside): Promise<void> {
  const turn = ++inside.painting;
  const spec = specOf(inside);
  const { width, height, pixelRatio } = inside.layout.screen;
  inside.scene.felt.paint(spec.theme, width, height, pixelRatio);
  inside.loop.wake();
  const old: Atlas | null = inside.scene.atlas;
  if (old && JSON.stringify(old.spec) === JSON.stringify(spec)) return;
  const atlas = await paintAtlas(spec);
  if (turn !== inside.painting) {
    atlas.destroy();
    return;
  }
  dressScene(inside.scene, atlas);
  old?.destroy();
  inside.loop.wake();
}

export function sameSize({ host, layout }: Inside): boolean {
  const { width, height, pixelRatio } = layout.screen;
  const ratio = window.devicePixelRatio || 1;
  return (
    width === Math.max(1, host.clientWidth) &&
    height === Math.max(1, host.clientHeight) &&
    pixelRatio === ratio
  );
}

/** New layout for the host, the options and the game on the table; every card at its place. */
export function relay(inside: Inside): void {
  inside.layout = measure(inside);
  inside.laidFor = inside.session.state.rules;
  const { width, height, pixelRatio } = inside.layout.screen;
  const { renderer } = inside;
  const isResized =
    renderer.screen.width !== width ||
    renderer.screen.height !== height ||
    renderer.resolution !== pixelRatio;
  if (isResized) renderer.resize(width, height, pixelRatio);
  inside.scene.felt.cover(width, height);
  inside.pointer?.cancel();
  inside.bowing = false;
  jump(inside.animator, homesFor(inside.layout, inside.shown));
  clearTimeout(inside.repaint);
  // While a window is being dragged wider the old pictures are stretched; the new ones are painted once it rests.
  inside.repaint = setTimeout(() => void paint(inside), inside.scene.atlas ? motion.nudge : 0);
  // A canvas of another size is blank.
  if (isResized) inside.loop.now();
  inside.loop.wake();
  for (const listener of inside.laid) listener();
}
