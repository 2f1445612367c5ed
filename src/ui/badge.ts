// The verdict's laurel: full and gilt when the deal can be won, open and breathing while the search looks,
// a bare branch when no line wins, dotted when nobody knows.
import type { BadgeState } from '../game/intents';

const SVG = 'http://www.w3.org/2000/svg';
const RADIUS = 11;
const CENTRE = 16;
/** degrees from the foot of the wreath, up each side, at which leaves sit */
const LEAVES = [22, 50, 78, 106, 134];
const END = 150;

function svg(name: string, attrs: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attrs)) element.setAttribute(key, value);
  return element;
}

function point(degrees: number, radius: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [CENTRE + radius * Math.sin(angle), CENTRE + radius * Math.cos(angle)];
}

function fixed(n: number): string {
  return n.toFixed(2);
}

function stem(): SVGElement {
  const [x0, y0] = point(4, RADIUS);
  const [x1, y1] = point(END, RADIUS);
  const arc = `M${fixed(x0)} ${fixed(y0)}A${RADIUS} ${RADIUS} 0 0 0 ${fixed(x1)} ${fixed(y1)}`;
  return svg('path', { d: arc, class: 'stem' });
}

/** A leaf that grows from the stem, leaning outward (`side` 1) or inward (-1), towards the tip. */
function leaf(degrees: number, side: 1 | -1): SVGElement {
  const [x, y] = point(degrees, RADIUS);
  const along = 90 - degrees - (side === 1 ? -28 : 34);
  const shape = 'M0 0C1.6-2.1 4.6-2.1 6.4 0C4.6 2.1 1.6 2.1 0 0Z';
  return svg('path', {
    d: shape,
    class: 'leaf',
    transform: `translate(${fixed(x)} ${fixed(y)}) rotate(${fixed(-along)}) scale(${side === 1 ? 0.92 : 0.82})`,
  });
}

function twig(degrees: number, side: 1 | -1): SVGElement {
  const [x0, y0] = point(degrees, RADIUS);
  const [x1, y1] = point(degrees + 13, RADIUS + side * 2.6);
  return svg('path', { d: `M${fixed(x0)} ${fixed(y0)}L${fixed(x1)} ${fixed(y1)}`, class: 'twig' });
}

function branch(): SVGElement {
  const group = svg('g', {});
  group.append(stem());
  for (const degrees of LEAVES) group.append(leaf(degrees, 1), leaf(degrees + 8, -1));
  for (const degrees of [34, 72, 110]) group.append(twig(degrees, 1), twig(degrees + 16, -1));
  return group;
}

/** A laurel wreath as an inline SVG; its `data-state` decides how it is drawn (badge.css). */
export function laurel(): SVGElement {
  const wreath = svg('svg', { viewBox: '0 0 32 32', class: 'laurel', 'aria-hidden': 'true' });
  const right = branch();
  const left = branch();
  left.setAttribute('transform', 'matrix(-1 0 0 1 32 0)');
  wreath.append(right, left);
  return wreath;
}

/** Shows a verdict on a laurel. */
export function showVerdict(wreath: SVGElement, state: BadgeState): void {
  wreath.dataset.state = state;
}
