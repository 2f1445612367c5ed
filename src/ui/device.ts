// What comes from the device and not from the game: the picture is taken away, a newer build waits.
import type { Ui } from './context';
import type { Messages, Note } from './messages';
import type { Speech } from './speech';

/** A picture that is gone for good: said, with a way on; the mirror is what can be seen then. */
export function watchPicture(ui: Ui, host: HTMLElement, render: () => void, speech: Speech): void {
  ui.table.onPicture((there) => {
    host.dataset.picture = there ? 'there' : 'lost';
    render();
    if (!there) speech.say('refusal', ui.texts().app.pictureLost);
  });
}

/** What stands by the badge while there is no picture. */
export function pictureNote(ui: Ui, host: HTMLElement): Note | null {
  const lost = host.dataset.picture === 'lost';
  return lost ? { text: ui.texts().app.pictureLost, commands: ['reload'] } : null;
}

interface Voices {
  readonly messages: Messages;
  readonly speech: Speech;
}

/** Says once that a newer build waits; from then on the menu has it. */
export function offerUpdate(ui: Ui, root: HTMLElement, { messages, speech }: Voices): void {
  root.dataset.update = 'ready';
  const { update } = ui.texts().app;
  messages.show(update, ['update']);
  speech.say('refusal', update);
}
