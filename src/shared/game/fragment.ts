// What mail and chat make of an address: signs of a web page for `&`, and the full stop, the bracket or the quotation
// mark of the sentence in which it stood.

const ends = /[\s.,;:!?'"’”»›>\]*_]$/;

function isOver(text: string): boolean {
  const unopened = text.endsWith(')') && text.split(')').length > text.split('(').length;
  return unopened || ends.test(text);
}

/** An address's fragment without what a sentence around it has left at its end. */
export function trimFragment(fragment: string): string {
  let text = fragment;
  while (isOver(text)) text = text.slice(0, -1);
  return text;
}

/** An address's fragment taken apart: `#/a/b?query` is `['a', 'b']` and `query`. Null where it is none. */
export function readFragment(fragment: string): { names: readonly string[]; query: string } | null {
  let text = fragment.replace(/^#?\/?/, '');
  try {
    text = decodeURIComponent(text);
  } catch {
    return null;
  }
  text = trimFragment(text.replace(/&(?:amp|#38|#x26);/gi, '&'));
  const [path = '', query = '', ...more] = text.split('?');
  return more.length > 0 ? null : { names: path.replace(/\/$/, '').split('/'), query };
}
