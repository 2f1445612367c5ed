// What a table that is not drawn does with its host: it follows its size, and hears taps on the buttons over
// the cards (`data-cards`), which can be seen now.

export interface HostListeners {
  /** the host has another size */
  readonly relayout: () => void;
  /** a point of the host was tapped, in CSS px from its top left */
  readonly tap: (x: number, y: number) => void;
}

/** Follows a host until the returned function is called. */
export function listenToHost(host: HTMLElement, { relayout, tap }: HostListeners): () => void {
  const observer = new ResizeObserver(relayout);
  observer.observe(host);
  const tapped = ({ target, clientX, clientY, detail }: MouseEvent) => {
    const onCards = target instanceof Element && target.closest('[data-cards]') !== null;
    // keys and readers press the buttons themselves
    if (!onCards || detail === 0) return;
    const { left, top } = host.getBoundingClientRect();
    tap(clientX - left, clientY - top);
  };
  host.addEventListener('click', tapped, { capture: true });
  return () => {
    observer.disconnect();
    host.removeEventListener('click', tapped, { capture: true });
  };
}
