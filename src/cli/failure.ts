/** Bad usage or bad input: one sentence for standard error, and the program ends with 2. */
export class Failure extends Error {
  override name = 'Failure';
}

export function fail(sentence: string): never {
  throw new Failure(sentence);
}
