// The picture of results over time, loaded when the statistics are first looked at.
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

/** After a deal: when it was, and what share of the deals up to it was won, per cent: without help, and with help counted. */
export interface RatePoint {
  readonly at: number;
  readonly rate: number;
  readonly withHelp: number;
  readonly outcome: 'won' | 'helped' | 'lost';
}

/** After a deal of the trick game: when it was, and the chips won and lost up to it. */
export interface ChipsPoint {
  readonly at: number;
  readonly total: number;
}

export interface ChartTexts {
  /** a moment as a short date */
  readonly date: (at: number) => string;
  readonly percent: (n: number) => string;
}

/** Labels along an axis: one that says the same as the one before it is left out. */
export function eachOnce(labels: readonly string[]): string[] {
  let last = '';
  return labels.map((label) => {
    if (label === '' || label === last) return '';
    last = label;
    return label;
  });
}

/** Marks stand apart at least so many px, or there are none. */
const markRoom = 7;
const markRadius = 3.2;

function colours(host: HTMLElement) {
  const style = getComputedStyle(host);
  const of = (name: string) => style.getPropertyValue(name).trim();
  return {
    gilt: of('--ink-gilt'),
    quiet: of('--ink-quiet'),
    rule: of('--ink-rule'),
    wash: of('--ink-wash'),
    paper: of('--paper'),
  };
}

/** A mark for each deal: full for a win, a ring for one with help, a small cross for a loss. */
function drawMarks(plot: uPlot, points: readonly RatePoint[], colour: ReturnType<typeof colours>): void {
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

interface Line {
  /** when each deal was */
  readonly at: readonly number[];
  readonly values: readonly number[];
  /** a dashed line beside it */
  readonly beside?: readonly number[];
  readonly date: (at: number) => string;
  readonly y: Pick<uPlot.Axis, 'splits' | 'values'> & { readonly range: readonly [number, number] };
  readonly fill: boolean;
  readonly draw: (plot: uPlot) => void;
}

/** A line over deals, one after the other, into `host`, as wide and high as that is. */
function drawLine(host: HTMLElement, line: Line): void {
  const colour = colours(host);
  const font = `12px ${getComputedStyle(host).fontFamily}`;
  const axis = { stroke: colour.quiet, font, ticks: { show: false } };
  const dateAt = (n: number) => {
    const at = Number.isInteger(n) ? line.at[n - 1] : undefined;
    return at === undefined ? '' : line.date(at);
  };
  const { range, ...labels } = line.y;
  const options: uPlot.Options = {
    width: host.clientWidth,
    height: host.clientHeight,
    padding: [10, 26, 0, 0],
    legend: { show: false },
    cursor: { show: false },
    scales: { x: { time: false, range: [0.5, line.at.length + 0.5] }, y: { range: [...range] } },
    axes: [
      {
        ...axis,
        grid: { show: false },
        space: 74,
        size: 26,
        values: (_, ticks) => eachOnce(ticks.map(dateAt)),
      },
      { ...axis, ...labels, grid: { stroke: colour.rule, width: 1 }, size: 48 },
    ],
    series: [
      {},
      {
        stroke: colour.gilt,
        width: 1.6,
        points: { show: false },
        ...(line.fill ? { fill: colour.wash } : {}),
      },
      ...(line.beside ? [{ stroke: colour.quiet, width: 1.4, dash: [5, 4], points: { show: false } }] : []),
    ],
    hooks: { draw: [line.draw] },
  };
  host.replaceChildren();
  const values = [line.values, ...(line.beside ? [line.beside] : [])].map((one) => [...one]);
  endWithHost(new uPlot(options, [line.at.map((_, i) => i + 1), ...values], host), host);
}

/** A plot listens to the window, which would keep it with its whole sheet: it ends when its host has left the page. */
function endWithHost(plot: uPlot, host: HTMLElement): void {
  const watch = new ResizeObserver(() => {
    if (plot.root.isConnected && host.isConnected) return;
    watch.disconnect();
    plot.destroy();
  });
  watch.observe(host);
  watch.observe(plot.root);
}

/** Draws the share of deals won over time. */
export function drawChart(host: HTMLElement, points: readonly RatePoint[], texts: ChartTexts): void {
  const colour = colours(host);
  drawLine(host, {
    at: points.map(({ at }) => at),
    values: points.map(({ rate }) => rate),
    beside: points.map(({ withHelp }) => withHelp),
    date: texts.date,
    y: { range: [-4, 104], splits: [0, 50, 100], values: (_, ticks) => ticks.map(texts.percent) },
    fill: true,
    draw: (plot) => drawMarks(plot, points, colour),
  });
}

export interface ChipsTexts {
  readonly date: (at: number) => string;
  readonly chips: (n: number) => string;
}

/** Draws the chips of the trick game over time. */
export function drawChips(host: HTMLElement, points: readonly ChipsPoint[], texts: ChipsTexts): void {
  const totals = points.map(({ total }) => total);
  const spare = Math.max(2, (Math.max(0, ...totals) - Math.min(0, ...totals)) * 0.06);
  const range = [Math.min(0, ...totals) - spare, Math.max(0, ...totals) + spare] as const;
  drawLine(host, {
    at: points.map(({ at }) => at),
    values: totals,
    date: texts.date,
    y: { range, values: (_, ticks) => ticks.map(texts.chips) },
    fill: false,
    draw: () => undefined,
  });
}

/** One seat's chips at the beginning and after each deal. */
export interface CourseLine {
  readonly name: string;
  readonly values: readonly number[];
  readonly isFirst: boolean;
}

/** Names beside the ends of their lines, moved apart where they would lie on each other. */
function nameLines(plot: uPlot, lines: readonly CourseLine[], host: HTMLElement): void {
  const { ctx, bbox } = plot;
  const colour = colours(host);
  const high = 14 * uPlot.pxRatio;
  const ends = lines
    .map((line) => ({ line, y: plot.valToPos(line.values.at(-1) ?? 0, 'y', true) }))
    .sort((a, b) => a.y - b.y);
  ends.forEach((end, i) => {
    if (i > 0) end.y = Math.max(end.y, ends[i - 1]!.y + high);
  });
  const over = Math.max(0, (ends.at(-1)?.y ?? 0) - (bbox.top + bbox.height));
  ctx.save();
  ctx.font = `${13 * uPlot.pxRatio}px ${getComputedStyle(host).fontFamily}`;
  ctx.textBaseline = 'middle';
  ctx.textAlign = 'left';
  for (const { line, y } of ends) {
    ctx.fillStyle = line.isFirst ? colour.gilt : colour.quiet;
    ctx.fillText(line.name, bbox.left + bbox.width + 6 * uPlot.pxRatio, y - over);
  }
  ctx.restore();
}

/** CSS px that a name beside its line needs, of so many letters. */
const nameRoom = (letters: number): number => 14 + 6.6 * Math.min(letters, 12);
/** How the lines of the others are told apart. */
const dashes = [[], [6, 4], [2, 3], [9, 3, 2, 3], [1, 5]];

/** Draws the course of a match: a line for each seat, the winner's in gilt. */
export function drawCourse(
  host: HTMLElement,
  lines: readonly CourseLine[],
  chips: (n: number) => string,
): void {
  const colour = colours(host);
  const font = `12px ${getComputedStyle(host).fontFamily}`;
  const axis = { stroke: colour.quiet, font, ticks: { show: false } };
  const all = lines.flatMap(({ values }) => values);
  const spare = Math.max(1, (Math.max(...all) - Math.min(...all)) * 0.06);
  const room = Math.max(...lines.map(({ name }) => nameRoom(name.length)));
  const deals = lines[0]?.values.length ?? 0;
  let other = 0;
  const options: uPlot.Options = {
    width: host.clientWidth,
    height: host.clientHeight,
    padding: [8, room, 4, 0],
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false, range: [0, Math.max(1, deals - 1)] },
      y: { range: [Math.min(...all) - spare, Math.max(...all) + spare] },
    },
    axes: [
      { ...axis, show: false },
      {
        ...axis,
        grid: { stroke: colour.rule, width: 1 },
        size: 40,
        values: (_, ticks) => ticks.map(chips),
      },
    ],
    series: [
      {},
      ...lines.map(({ isFirst }) => ({
        stroke: isFirst ? colour.gilt : colour.quiet,
        width: isFirst ? 2.4 : 1.3,
        points: { show: false },
        ...(isFirst ? {} : { dash: dashes[other++ % dashes.length]! }),
      })),
    ],
    hooks: { draw: [(plot) => nameLines(plot, lines, host)] },
  };
  host.replaceChildren();
  const xs = Array.from({ length: deals }, (_, i) => i);
  new uPlot(options, [xs, ...lines.map(({ values }) => [...values])], host);
}
