import type { Notes } from './database';

// Asks the browser once to keep for good what is kept here: not at the door, but when there is something to
// lose.

const noteName = 'persistence';

/** To be called when something worth keeping lies in the storage; asks once in the life of the storage. */
export function persistOnce(notes: Notes, ask: () => Promise<boolean>): () => Promise<void> {
  let asked = false;
  return async () => {
    if (asked) return;
    asked = true;
    try {
      if ((await notes.note(noteName)) !== undefined) return;
      await notes.putNote(noteName, 'asked');
      await ask();
    } catch {
      // a browser that keeps nothing need not be asked to keep it for good
    }
  };
}
