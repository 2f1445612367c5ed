// Where answers go. Everything is written at once, so that they stream.

/** Writes text as a line (or lines) of its own. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Prints an answer as one line of JSON, or as text for people. */
export function answer(json: boolean, record: object, text: () => string): void {
  print(json ? JSON.stringify(record) : text());
}
