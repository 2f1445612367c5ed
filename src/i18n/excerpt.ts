/** So many characters of a text at fault are quoted. */
const longest = 40;

/**
 * A text on one line; what cannot be printed is shown as `�`, so that nobody looks for a fault in letters that look
 * right.
 */
export function printable(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  return line.replace(/[\p{C}\p{Z}]/gu, (sign) => (sign === ' ' ? sign : '�'));
}

/** What a sentence quotes of a text that somebody else wrote: its beginning. */
export function excerpt(text: string): string {
  // a character is at most two units of the text, and a long text is not gone through to its end
  const begun = text.slice(0, 4 * longest);
  const signs = Array.from(printable(begun));
  const isWhole = signs.length <= longest && text.length === begun.length;
  return isWhole ? signs.join('') : `${signs.slice(0, longest - 1).join('')}…`;
}
