// Readers of what comes back from storage or out of a text. Whatever it is, it is a checked value or
// `Unreadable`.

/** Takes a value for what it says, or throws `Unreadable` with the name of the field at fault. */
export type Reader<T> = (value: unknown, field: string) => T;

/** A value that cannot be; `field` names it by its path, and is empty where nothing can be read at all. */
export class Unreadable extends Error {
  override name = 'Unreadable';
  constructor(
    readonly field = '',
    readonly value?: unknown,
  ) {
    super(`${field || 'the whole'} cannot be read`);
  }
}

/** A value with fields of its own. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function such<T>(is: (value: unknown) => boolean): Reader<T> {
  return (value, field) => {
    if (!is(value)) throw new Unreadable(field, value);
    return value as T;
  };
}

export const anything: Reader<unknown> = (value) => value;
export const record: Reader<Record<string, unknown>> = such(isRecord);
export const text: Reader<string> = such((value) => typeof value === 'string');
export const flag: Reader<boolean> = such((value) => typeof value === 'boolean');
const between = (value: unknown, low: number, high: number): boolean =>
  typeof value === 'number' && value >= low && value <= high;
export const whole = (low: number, high: number): Reader<number> =>
  such((value) => Number.isInteger(value) && between(value, low, high));
export const count = whole(0, Number.MAX_SAFE_INTEGER);
/** Milliseconds: a moment since 1970 that a calendar can show, or how long something took. */
export const milliseconds: Reader<number> = such((value) => between(value, 0, 8.64e15));
export const oneOf = <T>(words: readonly T[]): Reader<T> => such((value) => words.includes(value as T));

export function nullOr<T>(reader: Reader<T>): Reader<T | null> {
  return (value, field) => (value === null ? null : reader(value, field));
}

export function listOf<T>(reader: Reader<T>): Reader<T[]> {
  return (value, field) => {
    if (!Array.isArray(value)) throw new Unreadable(field, value);
    return value.map((each, i) => reader(each, `${field}.${i}`));
  };
}

/** Each field by its own reader; fields that have none are left out. */
export function fields<T>(readers: { readonly [K in keyof T]: Reader<T[K]> }): Reader<T> {
  const each = Object.entries<Reader<unknown>>(readers);
  return (value, field) => {
    const from = record(value, field);
    const path = field && `${field}.`;
    return Object.fromEntries(each.map(([key, reader]) => [key, reader(from[key], path + key)])) as T;
  };
}

/** The value, or null where it cannot be read. */
export function orNull<T>(reader: Reader<T>, value: unknown): T | null {
  try {
    return reader(value, '');
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

/** What can be read of a list; nothing of a value that is none. */
export function readable<T>(reader: Reader<T>, values: unknown): T[] {
  const list = Array.isArray(values) ? values : [];
  return list.map((value) => orNull(reader, value)).filter((value) => value !== null);
}
