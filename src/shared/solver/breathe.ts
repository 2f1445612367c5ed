// A breath between two slices of search: the other messages that came in the meantime are heard first.

/** A function that resolves in a later task; it costs microseconds, where a timer would cost milliseconds. */
export const openBreath = (): (() => Promise<void>) => {
  if (typeof setImmediate === 'function') return () => new Promise((resolve) => setImmediate(resolve));
  const { port1, port2 } = new MessageChannel();
  let heard: () => void = () => undefined;
  port1.onmessage = () => heard();
  return () =>
    new Promise((resolve) => {
      heard = resolve;
      port2.postMessage(null);
    });
};
