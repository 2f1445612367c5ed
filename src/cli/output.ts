// What the program says. Answers stream: what was printed goes out as soon as the
// program pauses for messages.

/** Bad usage or bad input: one sentence for standard error, and the program ends with 2. */
export class Failure extends Error {
  override name = 'Failure';
}

export function fail(sentence: string): never {
  throw new Failure(sentence);
}

let waiting = '';

function flush(): void {
  const text = waiting;
  waiting = '';
  process.stdout.write(text);
}

/** Writes text as a line (or lines) of its own: at once on a terminal, else with others at the next pause. */
export function print(text: string): void {
  if (waiting === '' && !process.stdout.isTTY) setImmediate(flush);
  waiting += `${text}\n`;
  if (process.stdout.isTTY) flush();
}

/** Prints an answer as one line of JSON, or as text for people. */
export function answer(json: boolean, record: object, text: () => string): void {
  print(json ? JSON.stringify(record) : text());
}
