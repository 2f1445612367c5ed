// A laurel wreath, drawn: the verdict's badge, and the crown of a result.

const SVG = 'http://www.w3.org/2000/svg';
const RADIUS = 11;
const CENTRE = 16;
/** degrees from the foot of the wreath, up each side, at which leaves sit */
const LEAVES = [18, 48, 78, 108];
const END = 138;

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

/** A leaf that grows from the stem towards the tip, leaning outward (`lean` > 0) or inward, in degrees. */
function leaf(degrees: number, lean: number): SVGElement {
  const [x, y] = point(degrees, RADIUS);
  const shape = 'M0 0C1.5-1.9 4.2-2 6.2 0C4.2 2 1.5 1.9 0 0Z';
  return svg('path', {
    d: shape,
    class: 'leaf',
    transform: `translate(${fixed(x)} ${fixed(y)}) rotate(${fixed(lean - degrees)})`,
  });
}

function twig(degrees: number, side: 1 | -1): SVGElement {
  const [x0, y0] = point(degrees, RADIUS);
  const [x1, y1] = point(degrees + 12, RADIUS + side * 2.2);
  return svg('path', { d: `M${fixed(x0)} ${fixed(y0)}L${fixed(x1)} ${fixed(y1)}`, class: 'twig' });
}

function branch(): SVGElement {
  const group = svg('g', {});
  group.append(stem());
  for (const degrees of LEAVES) group.append(leaf(degrees, 34), leaf(degrees + 9, -38));
  group.append(leaf(END - 2, 4));
  for (const degrees of [40, 92]) group.append(twig(degrees, 1), twig(degrees + 24, -1));
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
