// The picture of results over time. Loaded only when somebody looks at the statistics.
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { Point } from '../game/statistics';

export interface ChartTexts {
  /** a moment as a short date */
  readonly date: (at: number) => string;
  readonly percent: (n: number) => string;
}

/** Marks stand apart at least so many px, or there are none. */
const markRoom = 7;
const markRadius = 3.2;

function colours(host: HTMLElement) {
  const style = getComputedStyle(host);
  const of = (name: string) => style.getPropertyValue(name).trim();
  return { gilt: of('--ink-gilt'), quiet: of('--ink-quiet'), rule: of('--ink-rule'), paper: of('--paper') };
}

/** A mark for each deal: full for a win, a ring for one with help, a small cross for a loss. */
function drawMarks(plot: uPlot, points: readonly Point[], colour: ReturnType<typeof colours>): void {
  const { ctx, bbox } = plot;
  if (bbox.width / Math.max(1, points.length) < markRoom * uPlot.pxRatio) return;
  const r = markRadius * uPlot.pxRatio;
  ctx.save();
  ctx.lineWidth = 1.4 * uPlot.pxRatio;
  ctx.strokeStyle = colour.gilt;
  for (const [i, { rate, outcome }] of points.entries()) {
    const x = plot.valToPos(i + 1, 'x', true);
    const y = plot.valToPos(rate, 'y', true);
    ctx.fillStyle = outcome === 'won' ? colour.gilt : colour.paper;
    ctx.beginPath();
    ctx.arc(x, y, r, 0, 2 * Math.PI);
    ctx.fill();
    if (outcome !== 'lost') {
      ctx.stroke();
      continue;
    }
    ctx.beginPath();
    ctx.moveTo(x - r, y - r);
    ctx.lineTo(x + r, y + r);
    ctx.moveTo(x - r, y + r);
    ctx.lineTo(x + r, y - r);
    ctx.stroke();
  }
  ctx.restore();
}

/** Draws into `host`, as wide and high as that is. */
export function drawChart(host: HTMLElement, points: readonly Point[], texts: ChartTexts): void {
  const colour = colours(host);
  const font = `12px ${getComputedStyle(host).fontFamily}`;
  const axis = { stroke: colour.quiet, font, ticks: { show: false } };
  const grid = { stroke: colour.rule, width: 1 };
  const dateAt = (n: number) => {
    const point = Number.isInteger(n) ? points[n - 1] : undefined;
    return point === undefined ? '' : texts.date(point.at);
  };
  const options: uPlot.Options = {
    width: host.clientWidth,
    height: host.clientHeight,
    padding: [10, 26, 0, 0],
    legend: { show: false },
    cursor: { show: false },
    scales: { x: { time: false, range: [0.5, points.length + 0.5] }, y: { range: [-4, 104] } },
    axes: [
      { ...axis, grid: { show: false }, space: 74, size: 26, values: (_, ticks) => ticks.map(dateAt) },
      {
        ...axis,
        grid,
        size: 48,
        splits: [0, 50, 100],
        values: (_, ticks) => ticks.map(texts.percent),
      },
    ],
    series: [{}, { stroke: colour.gilt, width: 1.6, fill: colour.rule, points: { show: false } }],
    hooks: { draw: [(plot) => drawMarks(plot, points, colour)] },
  };
  host.replaceChildren();
  new uPlot(options, [points.map((_, i) => i + 1), points.map(({ rate }) => rate)], host);
}
