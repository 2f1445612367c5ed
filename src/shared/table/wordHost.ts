// What a table without a picture does with its host: it follows its size, and hears the pointer on what lies over the
// cards for readers (`data-cards`), which can be seen now.

export interface InWords {
  /** the host has another size */
  readonly relay: () => void;
  /** a point of the host was tapped, in CSS px from its top left */
  readonly tap: (x: number, y: number) => void;
}

/** Follows a host until the returned function is called. */
export function standInWords(host: HTMLElement, { relay, tap }: InWords): () => void {
  const observer = new ResizeObserver(relay);
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
