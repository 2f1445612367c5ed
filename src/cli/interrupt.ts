/**
 * Works with threads and ends them. Interrupted by Ctrl+C, what runs is cut short, and its answers, which say
 * so, are still printed; then the program ends with 130. `interrupted` tells the work to begin nothing more.
 */
export async function interruptible<P extends { stop(): void; close(): void }>(
  pool: P,
  work: (pool: P, interrupted: () => boolean) => Promise<void>,
): Promise<void> {
  let interrupted = false;
  const stop = (): void => {
    interrupted = true;
    process.exitCode = 130;
    pool.stop();
  };
  process.once('SIGINT', stop);
  try {
    await work(pool, () => interrupted);
  } finally {
    process.removeListener('SIGINT', stop);
    pool.close();
  }
}
