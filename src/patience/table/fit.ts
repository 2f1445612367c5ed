// Fits the table to its host: the layout, the canvas, and pictures painted for its size.
import { jump } from '../../shared/table/animator';
import { type Atlas, type AtlasSpec, paintAtlas } from '../../shared/table/atlas';
import { resizeCanvas, resolutionOf } from '../../shared/table/canvas';
import { motion } from '../../shared/table/measures';
import { themes } from '../../shared/table/theme';
import { homesFor } from './homes';
import { type Layout, layoutFor } from './layout';
import { applySceneAtlas } from './scene';
import { endBow, type TableState } from './tableState';

/** The layout for the host, the options and the rules as they are now. */
/** The layout for the host, the options and the rules as they are now. */
export function measure({
  host,
  options,
  session,
}: Pick<TableState, 'host' | 'options' | 'session'>): Layout {
  return layoutFor(session.state.rules, {
    ...resolutionOf(host),
    leftHanded: options.leftHanded,
    stockPlace: options.stockPlace,
    largeFaces: options.largeFaces,
  });
}

function specOf(table: TableState): AtlasSpec {
  const { layout, options } = table;
  return {
    cardWidth: layout.cardWidth,
    cardHeight: layout.cardHeight,
    theme: themes[options.theme],
    back: options.back,
    style: {
      pocket: layout.pocket,
      large: options.largeFaces,
      fourColours: options.fourColours,
      pixelRatio: layout.screen.pixelRatio,
      letters: options.letters,
    },
  };
}

/** Paints a new atlas and puts it on the cards; of several that are asked for meanwhile only the newest. */
export async function paint(table: TableState): Promise<void> {
  const mine = ++table.painting;
  const spec = specOf(table);
  const { width, height, pixelRatio } = table.layout.screen;
  table.scene.felt.paint(spec.theme, width, height, pixelRatio);
  table.loop.wake();
  const old: Atlas | null = table.scene.atlas;
  if (old && JSON.stringify(old.spec) === JSON.stringify(spec)) return;
  const atlas = await paintAtlas(spec);
  if (mine !== table.painting) {
    atlas.destroy();
    return;
  }
  applySceneAtlas(table.scene, atlas);
  old?.destroy();
  table.loop.wake();
}

/** New layout for the host, the options and the game on the table; every card at its place. */
export function relayout(table: TableState): void {
  table.layout = measure(table);
  table.layoutRules = table.session.state.rules;
  const { screen } = table.layout;
  const isResized = resizeCanvas(table.renderer, screen);
  table.scene.felt.cover(screen.width, screen.height);
  table.pointer?.cancel();
  endBow(table);
  table.held = null;
  jump(table.animator, homesFor(table.layout, table.shown));
  clearTimeout(table.repaint);
  // While a window is dragged wider the old pictures are stretched; new ones are painted once its size stays.
  table.repaint = setTimeout(() => void paint(table), table.scene.atlas ? motion.nudge : 0);
  // A canvas of another size is blank.
  if (isResized) table.loop.now();
  table.loop.wake();
  for (const listener of table.layoutListeners) listener();
}
