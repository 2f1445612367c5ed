// The texts of a catalogue, one by one.

export type Leaf = readonly [path: string, value: unknown];

/** Every text with its path. */
export function leaves(value: unknown, path = ''): readonly Leaf[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path === '' ? key : `${path}.${key}`));
}

/** The values that a text names in braces, in order of their names. */
export function valuesNamed(text: string): readonly string[] {
  return (text.match(/\{[^}]+\}/g) ?? []).toSorted();
}

/** A text without them. */
export function withoutValues(text: string): string {
  return text.replace(/\{[^}]+\}/g, '');
}
