import { isRecord, type Reader, Unreadable } from './fields';

/** Something stored that cannot be read, and what it still says of itself. None of it is checked. */
export interface Damaged {
  readonly kind: 'game' | 'result' | 'rules' | 'cards' | 'match' | 'deal' | 'settings';
  /** the game as the entry or its place names it; the name of house rules */
  readonly of: string | null;
  /** the deal's number, or seed, as stored */
  readonly number: string | null;
  /** the path of the field at fault; empty where nothing can be read at all */
  readonly field: string;
}

export interface Checked<T> {
  readonly read: T[];
  readonly damaged: Damaged[];
}

/** Longer words are no name or number of ours. */
const LONGEST_WORD = 40;

function wordOf(value: unknown): string | null {
  const isWord = (typeof value === 'string' && value !== '') || typeof value === 'number';
  return isWord ? String(value).slice(0, LONGEST_WORD) : null;
}

/** What an entry calls itself, looked for where the kinds of entries have it. */
function namedIn(value: unknown, keys: readonly string[]): string | null {
  if (!isRecord(value)) return null;
  for (const key of keys) {
    const word = wordOf(value[key]);
    if (word !== null) return word;
  }
  return namedIn(value.transcript, keys) ?? namedIn(value.result, keys) ?? namedIn(value.score, keys);
}

/** Something of which nothing can be read, or the field that cannot. */
export function unreadable(kind: Damaged['kind'], field = ''): Damaged {
  return { kind, of: null, number: null, field };
}

/** The value, or what can be said of it; `place` is where it lies, if that has a name. */
export function check<T>(
  kind: Damaged['kind'],
  reader: Reader<T>,
  value: unknown,
  place: string | null = null,
): { readonly read: T } | { readonly damaged: Damaged } {
  try {
    return { read: reader(value, '') };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const of = place ?? namedIn(value, kind === 'rules' ? ['name', 'game'] : ['game']);
    return { damaged: { kind, of, number: namedIn(value, ['number', 'seed']), field: error.field } };
  }
}

/** What can be read of a list, and what cannot; where no list was kept there is nothing. */
export function checkEach<T>(kind: Damaged['kind'], reader: Reader<T>, values: unknown): Checked<T> {
  const checked: Checked<T> = { read: [], damaged: [] };
  if (values === undefined || values === null) return checked;
  if (!Array.isArray(values)) return { read: [], damaged: [unreadable(kind)] };
  for (const value of values) {
    const one = check(kind, reader, value);
    if ('read' in one) checked.read.push(one.read);
    else checked.damaged.push(one.damaged);
  }
  return checked;
}
