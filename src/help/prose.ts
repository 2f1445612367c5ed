// The few marks of the help's prose: *emphasis*, and [words](place) that lead elsewhere in it.
import { h } from '../shared/ui/dom';
import { type HelpPlace, helpAddress, readPlace } from '../shared/ui/helpAddress';

const marks = /\*([^*]+)\*|\[([^\]]+)\]\(([a-z-]+(?:\/[a-z]+)?)\)/g;

/** A text without its marks. */
export function plainText(text: string): string {
  return text.replace(marks, (_, strong?: string, words?: string) => strong ?? words ?? '');
}

/** The places that a text leads to; null for one that is none. */
export function placesIn(text: string): readonly (HelpPlace | null)[] {
  return [...text.matchAll(marks)].flatMap(([, , , to]) => (to === undefined ? [] : [readPlace(to)]));
}

/** A text as nodes. */
export function proseNodes(text: string): (Node | string)[] {
  const nodes: (Node | string)[] = [];
  let at = 0;
  for (const found of text.matchAll(marks)) {
    const [whole, strong, words = '', to = ''] = found;
    nodes.push(text.slice(at, found.index));
    const place = readPlace(to);
    if (strong !== undefined) nodes.push(h('em', {}, strong));
    else nodes.push(place ? h('a', { attrs: { href: helpAddress(place) } }, words) : words);
    at = found.index + whole.length;
  }
  nodes.push(text.slice(at));
  return nodes;
}
