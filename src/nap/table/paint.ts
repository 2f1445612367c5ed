// Cloth and cards painted for the size at hand; the newest wish wins.
import { type Atlas, type AtlasSpec, paintAtlas } from '../../shared/table/atlas';
import { themes } from '../../shared/table/theme';
import type { NapInside } from './inside';
import { dressNapScene } from './scene';

function specs({ layout, options }: NapInside): { large: AtlasSpec; small: AtlasSpec } {
  const theme = themes[options.theme];
  const style = {
    fourColours: options.fourColours,
    pixelRatio: layout.screen.pixelRatio,
    letters: options.letters,
  };
  const { card, small } = layout;
  return {
    large: {
      cardWidth: card.width,
      cardHeight: card.height,
      theme,
      style: { ...style, pocket: layout.pocket, large: options.largeFaces },
    },
    small: {
      cardWidth: small.width,
      cardHeight: small.height,
      theme,
      style: { ...style, pocket: true, large: false },
    },
  };
}

const sameSpec = (atlas: Atlas | undefined, spec: AtlasSpec): boolean =>
  atlas !== undefined && JSON.stringify(atlas.spec) === JSON.stringify(spec);

/** Paints what is not yet as it should be. */
export async function paintNap(inside: NapInside): Promise<void> {
  const turn = ++inside.painting;
  const { scene, layout, options } = inside;
  const { width, height, pixelRatio } = layout.screen;
  scene.felt.paint(themes[options.theme], width, height, pixelRatio, layout.ring);
  inside.loop.wake();
  const wanted = specs(inside);
  const old = scene.atlases;
  const repaint = (which: 'large' | 'small'): Promise<Atlas> =>
    old && sameSpec(old[which], wanted[which]) ? Promise.resolve(old[which]) : paintAtlas(wanted[which]);
  const [large, small] = await Promise.all([repaint('large'), repaint('small')]);
  if (turn !== inside.painting) {
    for (const atlas of [large, small]) if (atlas !== old?.large && atlas !== old?.small) atlas.destroy();
    return;
  }
  dressNapScene(scene, { large, small });
  inside.loop.wake();
}
