import type { SaveLocks } from './saveLock';

// Places for the pages of a browser that has no locks for this address, as on plain http: they ask each other.

/** What pages tell each other; `by` and `to` are pages. */
type Note =
  | { readonly kind: 'ask'; readonly place: string; readonly by: number }
  | { readonly kind: 'taken'; readonly place: string; readonly to: number }
  | { readonly kind: 'free'; readonly place: string };

/** A `BroadcastChannel` of all pages. */
export interface Channel {
  postMessage(note: unknown): void;
  onmessage: ((event: MessageEvent) => unknown) | null;
}

/** So many milliseconds a page has to say that it has the place. */
const answerWait = 400;

/** `leave` tells the others, as the page goes, that its places are free. */
export function channelSaveLocks(
  channel: Channel,
  after: (milliseconds: number, call: () => void) => unknown,
): SaveLocks & { leave(): void } {
  const me = Math.random();
  const mine = new Set<string>();
  const asking = new Map<string, (isFree: boolean) => void>();
  const waiting = new Map<string, () => void>();
  const post = (note: Note) => channel.postMessage(note);

  function ask(place: string): Promise<boolean> {
    return new Promise((resolve) => {
      asking.set(place, resolve);
      post({ kind: 'ask', place, by: me });
      after(answerWait, () => resolve(true));
    });
  }

  async function take(place: string, onFree: () => void = () => {}): Promise<boolean> {
    waiting.delete(place);
    if (mine.has(place)) return true;
    const isFree = await ask(place);
    // it may have been released meanwhile
    if (!asking.delete(place)) return false;
    if (isFree) mine.add(place);
    else waiting.set(place, onFree);
    return isFree;
  }

  /** A place that was waited for is taken, if nobody is sooner. */
  async function retake(place: string, onFree: () => void): Promise<void> {
    if (await take(place, onFree)) onFree();
  }

  channel.onmessage = ({ data }) => {
    const note = data as Note;
    const { place } = note;
    // of two that ask at the same time one has to give way
    if (note.kind === 'ask' && (mine.has(place) || (asking.has(place) && me < note.by)))
      post({ kind: 'taken', place, to: note.by });
    else if (note.kind === 'taken' && note.to === me) asking.get(place)?.(false);
    const onFree = waiting.get(place);
    if (note.kind === 'free' && onFree !== undefined) void retake(place, onFree);
  };

  const release = (place: string) => {
    asking.delete(place);
    waiting.delete(place);
    if (mine.delete(place)) post({ kind: 'free', place });
  };
  return { take, release, leave: () => [...mine].forEach(release) };
}
