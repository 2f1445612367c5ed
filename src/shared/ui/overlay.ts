// Buttons that lie unseen over the cards of a picture, so that a finger that explores the screen with a
// reader finds them there. A pointer's taps are the table's own; a button is pressed by readers and keys.
import type { Rect } from '../table/pose';

/**
 * Keeps a pointer's own clicks from pressing buttons: what it means was the table's to say. A reader's click
 * comes without a pointer, or with one of no kind.
 */
export function keepPointersOff(element: HTMLElement): void {
  let byHand = false;
  element.addEventListener('pointerdown', ({ pointerType }) => {
    byHand = pointerType !== '';
  });
  element.addEventListener('mousedown', (event) => {
    if (!byHand) return;
    event.preventDefault();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const stop = (event: MouseEvent) => {
    if (byHand && event.detail > 0) event.stopPropagation();
    byHand = false;
  };
  element.addEventListener('click', stop, { capture: true });
}

export interface Overlay {
  /** Lays a button over its card (CSS px in the element that holds the buttons); null: wherever. */
  lay(button: HTMLElement, rect: Rect | null): void;
}

/** Lays buttons, each only where it has not lain before. */
export function createOverlay(): Overlay {
  const where = new WeakMap<HTMLElement, string>();
  return {
    lay(button, rect) {
      const at = rect ? `translate(${rect.x}px, ${rect.y}px)` : 'none';
      if (where.get(button) === at) return;
      where.set(button, at);
      button.style.transform = at;
    },
  };
}

/** The buttons are as large as a card (CSS px). */
export function sizeOverlay(element: HTMLElement, width: number, height: number): void {
  element.style.setProperty('--card-width', `${width}px`);
  element.style.setProperty('--card-height', `${height}px`);
}

/** Focuses a button over a card; a page that is enlarged, and higher than its window, is scrolled to where it is seen. */
export function focusSeen(button: HTMLElement | null | undefined): void {
  if (!button) return;
  button.focus({ preventScroll: true });
  const { top, bottom } = button.getBoundingClientRect();
  const bar = document.querySelector('.bar')?.getBoundingClientRect();
  const from = bar && bar.top <= 0 ? bar.bottom : 0;
  const by = bottom > window.innerHeight ? bottom - window.innerHeight : Math.min(0, top - from);
  if (by !== 0) window.scrollBy(0, by);
}
