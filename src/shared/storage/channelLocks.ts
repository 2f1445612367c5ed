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

interface Question {
  /** null: it was given up */
  readonly answer: Promise<boolean | null>;
  end(isFree: boolean | null): void;
}

export interface ChannelLocks extends SaveLocks {
  /** Tells the others, as the page goes, that its places are free. */
  leave(): void;
  /** Asks anew for what is waited for: a page that was killed has told nobody that it is gone. */
  askAgain(): void;
}

export function channelSaveLocks(
  channel: Channel,
  after: (milliseconds: number, call: () => void) => unknown,
): ChannelLocks {
  const me = Math.random();
  const mine = new Set<string>();
  const asking = new Map<string, Question>();
  const waiting = new Map<string, () => void>();
  const post = (note: Note) => channel.postMessage(note);

  function ask(place: string): Question {
    let tell: (isFree: boolean | null) => void = () => {};
    const answer = new Promise<boolean | null>((resolve) => {
      tell = resolve;
    });
    const question: Question = {
      answer,
      end(isFree) {
        // the first answer counts
        if (asking.get(place) !== question) return;
        asking.delete(place);
        if (isFree) mine.add(place);
        tell(isFree);
      },
    };
    asking.set(place, question);
    post({ kind: 'ask', place, by: me });
    after(answerWait, () => question.end(true));
    return question;
  }

  async function take(place: string, onFree: () => void = () => {}): Promise<boolean> {
    waiting.delete(place);
    if (mine.has(place)) return true;
    const isFree = await (asking.get(place) ?? ask(place)).answer;
    if (isFree === false) waiting.set(place, onFree);
    return isFree === true;
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
    else if (note.kind === 'taken' && note.to === me) asking.get(place)?.end(false);
    const onFree = waiting.get(place);
    if (note.kind === 'free' && onFree !== undefined) void retake(place, onFree);
  };

  const release = (place: string) => {
    asking.get(place)?.end(null);
    waiting.delete(place);
    if (mine.delete(place)) post({ kind: 'free', place });
  };
  return {
    take,
    release,
    leave: () => [...mine].forEach(release),
    askAgain: () => [...waiting].forEach(([place, onFree]) => void retake(place, onFree)),
  };
}
