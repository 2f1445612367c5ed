// What could not be read of what is kept, by name.

import type { keepingEn } from './en/keeping';
import { excerpt } from './excerpt';
import type { Lang } from './lang';

/** As `Damaged` of the storage has it. */
interface Entry {
  readonly kind: keyof typeof keepingEn.damaged.kinds;
  readonly of: string | null;
  readonly number: string | null;
  readonly field: string;
}

/** So many are named; how many more there are is said. */
const mostNamed = 5;

function nameOf(
  { kind, of, number, field }: Entry,
  texts: typeof keepingEn.damaged,
  patience: (id: string) => string | null,
): string {
  const text = texts.kinds[kind];
  const named = of === null ? texts.unnamed : (patience(of) ?? `“${excerpt(of)}”`);
  const what = typeof text === 'string' ? text : text(named);
  const which = number === null ? what : `${what} ${texts.number(excerpt(number))}`;
  return field === '' ? which : `${which} (${field})`;
}

/** The entries by name, with the field at fault; `patience` is the name of a game where it is one. */
export function damagedList(
  entries: readonly Entry[],
  texts: typeof keepingEn.damaged,
  lang: Lang,
  patience: (id: string) => string | null,
): string {
  const names = entries.slice(0, mostNamed).map((entry) => nameOf(entry, texts, patience));
  if (entries.length > mostNamed) names.push(texts.more(entries.length - mostNamed));
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(names);
}
