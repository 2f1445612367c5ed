/** An address's fragment taken apart: `#/a/b?query` is `['a', 'b']` and `query`. Null where it is none. */
export function readFragment(fragment: string): { names: readonly string[]; query: string } | null {
  let text = fragment.replace(/^#?\/?/, '');
  try {
    text = decodeURIComponent(text);
  } catch {
    return null;
  }
  const [path = '', query = '', ...more] = text.split('?');
  return more.length > 0 ? null : { names: path.replace(/\/$/, '').split('/'), query };
}
