// The language between a page and its workers, whatever they are asked.

/** Progress is told at most eight times a second: so many milliseconds lie between two infos. */
export const INFO_MS = 125;

/** What every message of a worker carries: the number of its question. */
export interface Ticketed {
  readonly ticket: number;
}

/** A worker as the rest of the program sees it. */
export interface Asker<W extends Ticketed, I extends Ticketed, A extends Ticketed> {
  /**
   * Asks. A newer question stops the one before it and takes its place. Resolves to null when a newer
   * question came first, or `stop` before it began; to what was found so far (`why: 'stopped'`) when `stop`
   * cut it short. Rejects when the worker failed twice on the same question.
   */
  ask(work: W, onInfo: (info: I) => void): Promise<A | null>;
  stop(): void;
}

/** What a worker exposes, and nothing else. */
export interface AnswerApi<W, I, A> {
  /** Instantiates its own core from a compiled module; beyond `megabytes` memory grows only when a search asks for a further piece, once. */
  open(module: WebAssembly.Module, megabytes: number): Promise<void>;
  /** Questions are answered one after the other, in the order in which they came. */
  solve(work: W, onInfo: (info: I) => unknown): Promise<A>;
  /** Cuts short every question that came before it. */
  stop(): void;
}

/** What the loop of an answer needs of the world around it. */
export interface AnswerHooks<I> {
  /** milliseconds, never going back */
  now(): number;
  /** lets other messages be heard; resolves as soon as they were */
  breathe(): Promise<void>;
  stopped(): boolean;
  /** Nobody waits until it was heard: whoever asks may be busy, and the answer must not wait for that. */
  onInfo(info: I): unknown;
}

/** Runs something later; the function that comes back cancels it. */
export type After = (milliseconds: number, call: () => void) => () => void;
