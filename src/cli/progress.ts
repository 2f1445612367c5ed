import { clearLine, cursorTo } from 'node:readline';

/** A bar on standard error for work on a range, when that is a terminal; elsewhere it does nothing. */
export interface Progress {
  /** Shows how many are done, and a few words. */
  show(done: number, words?: string): void;
  /** Takes the bar away, before a line is printed and at the end. */
  clear(): void;
}

const width = 30;

export function openProgress(total: number): Progress {
  const { stderr } = process;
  if (!stderr.isTTY || total < 2) return { show: () => {}, clear: () => {} };
  const clear = (): void => {
    cursorTo(stderr, 0);
    clearLine(stderr, 0);
  };
  return {
    show(done, words = '') {
      const full = Math.floor((width * done) / total);
      clear();
      stderr.write(`[${'='.repeat(full)}${' '.repeat(width - full)}] ${done}/${total}${words}`);
    },
    clear,
  };
}
