// What comes from the device and not from the game, in either room: the picture is taken away, a newer build
// waits.
import type { Messages, Note } from './messages';

/** As much of a room's page as the device speaks to. */
export interface Voice {
  readonly messages: Pick<Messages<'update' | 'reload'>, 'show'>;
  /** for readers alone */
  readonly say: (text: string) => void;
}

/** What tells of the picture. */
interface Pictured {
  onPicture(heard: (there: boolean) => void): void;
}

interface Heard {
  readonly render: () => void;
  /** the picture is gone for good */
  readonly lost: () => void;
}

/**
 * A picture that is gone for good is said, with a way on; what lies over the cards is what can be seen then.
 * `host` is the element that the table lies in.
 */
export function watchPicture(table: Pictured, host: HTMLElement, { render, lost }: Heard): void {
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

/**
 * Says once that there is no picture, where a note would stand in the way; from then on the menu has the way
 * on.
 */
export function tellOfPicture({ messages, say }: Voice, text: string): void {
  messages.show(text, ['reload']);
  say(text);
}

/** Says once that a newer build waits; from then on the menu has it. */
export function offerUpdate({ messages, say }: Voice, text: string): void {
  messages.show(text, ['update']);
  say(text);
}
