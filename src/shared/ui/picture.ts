// The browser may take the picture of a table away: that is said, and the page goes on without it.
import type { Note } from './messages';

/** A table that tells of its picture. */
interface PictureSource {
  onPicture(heard: (there: boolean) => void): void;
}

interface PictureListener {
  readonly render: () => void;
  /** the picture is gone for good */
  readonly lost: () => void;
}

/**
 * A picture that is gone for good is said, with a way on; what lies over the cards is what can be seen then.
 * `host` is the element that the table lies in.
 */
export function followPicture(
  table: PictureSource,
  host: HTMLElement,
  { render, lost }: PictureListener,
): void {
  table.onPicture((there) => {
    host.dataset.picture = there ? 'there' : 'lost';
    render();
    if (!there) lost();
  });
}

export function pictureIsLost(host: HTMLElement): boolean {
  return host.dataset.picture === 'lost';
}

/** What stands by the badge while there is no picture. */
export function pictureNote(host: HTMLElement, text: string): Note<'reload'> | null {
  return pictureIsLost(host) ? { text, commands: ['reload'] } : null;
}
