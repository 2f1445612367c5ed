// Plurals, numbers and lengths of time, all through Intl.

import type { Lang } from './lang';

/** The forms that the three languages need; `#` stands for the number. */
export interface Forms {
  /** for none, where that is said in other words */
  readonly zero?: string;
  readonly one: string;
  readonly other: string;
}

interface Counting {
  readonly rules: Intl.PluralRules;
  readonly numbers: Intl.NumberFormat;
}

/** Of the languages in use: to make one takes a millisecond or two, and most runs speak one language or none. */
const countings: Partial<Record<Lang, Counting>> = {};

function countingOf(lang: Lang): Counting {
  const made = countings[lang] ?? { rules: new Intl.PluralRules(lang), numbers: new Intl.NumberFormat(lang) };
  countings[lang] = made;
  return made;
}

/** A text, or its forms for one and for several. */
export type Phrase = string | Forms;

/** The form of a text for a number. */
export function plural(phrase: Phrase, n: number, lang: Lang): string {
  if (typeof phrase === 'string') return phrase;
  if (n === 0 && phrase.zero !== undefined) return phrase.zero;
  return countingOf(lang).rules.select(n) === 'one' ? phrase.one : phrase.other;
}

/** A function that says a number with its noun: `count(3, { one: '# card', other: '# cards' })`. */
export function counter(lang: Lang): (n: number, forms: Forms) => string {
  return (n, forms) => plural(forms, n, lang).replace('#', countingOf(lang).numbers.format(n));
}

/** Hours, minutes and seconds in a length of time given in milliseconds; part seconds are dropped. */
function parts(milliseconds: number): readonly [number, number, number] {
  const seconds = Math.floor(milliseconds / 1000);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
}

/** A clock's face: `3:04`, `1:02:09`. */
export function clockText(milliseconds: number): string {
  const [hours, minutes, seconds] = parts(milliseconds);
  const two = (n: number) => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** Seconds, also less than one, in words: `0.1 seconds`. */
export function secondsText(lang: Lang, seconds: number): string {
  return new Intl.NumberFormat(lang, { style: 'unit', unit: 'second', unitDisplay: 'long' }).format(seconds);
}

/** A length of time in words: `3 minutes, 4 seconds`. */
export function durationText(lang: Lang, milliseconds: number): string {
  const units = ['hour', 'minute', 'second'] as const;
  const values = parts(milliseconds);
  const said = units
    .map((unit, i) => ({ unit, n: values[i]! }))
    .filter(({ unit, n }, i, all) => n > 0 || (unit === 'second' && all.slice(0, i).every((u) => u.n === 0)))
    .map(({ unit, n }) =>
      new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(n),
    );
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(said);
}

/** A text with its values put in: `{n}` stands for the value `n`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{([^}]+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
