// Paints cloth and cards for the table's size.
import { type Atlas, type AtlasSpec, paintAtlas } from '../../shared/table/atlas';
import { themes } from '../../shared/table/theme';
import { applyNapAtlases } from './scene';
import type { DrawnTable } from './tableState';

function specs({ layout, options }: DrawnTable): { large: AtlasSpec; small: AtlasSpec } {
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
      back: options.back,
      style: { ...style, pocket: layout.pocket, large: options.largeFaces },
    },
    small: {
      cardWidth: small.width,
      cardHeight: small.height,
      theme,
      back: options.back,
      style: { ...style, pocket: true, large: false },
    },
  };
}

const sameSpec = (atlas: Atlas | undefined, spec: AtlasSpec): boolean =>
  atlas !== undefined && JSON.stringify(atlas.spec) === JSON.stringify(spec);

/** Paints what is not yet as it should be. */
export async function paintNap(table: DrawnTable): Promise<void> {
  const turn = ++table.painting;
  const { scene, layout, options } = table;
  const { width, height, pixelRatio } = layout.screen;
  scene.felt.paint(themes[options.theme], width, height, pixelRatio, layout.ring);
  table.loop.wake();
  const wanted = specs(table);
  const old = scene.atlases;
  const repaint = (which: 'large' | 'small'): Promise<Atlas> =>
    old && sameSpec(old[which], wanted[which]) ? Promise.resolve(old[which]) : paintAtlas(wanted[which]);
  const [large, small] = await Promise.all([repaint('large'), repaint('small')]);
  if (turn !== table.painting) {
    for (const atlas of [large, small]) if (atlas !== old?.large && atlas !== old?.small) atlas.destroy();
    return;
  }
  applyNapAtlases(scene, { large, small });
  table.loop.wake();
}
