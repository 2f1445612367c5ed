// What a screen reader says by itself: each thing once, newest of its kind, not more often than it can be
// heard.
import { h, setText } from './dom';

/** In the order in which they are spoken together. */
const kinds = ['move', 'refusal', 'hint', 'verdict', 'end'] as const;
export type SpokenKind = (typeof kinds)[number];

export interface Speech {
  say(kind: SpokenKind, text: string): void;
  /** Says it after what of its kind is still to be spoken, not instead of it. */
  add(kind: SpokenKind, text: string): void;
}

const QUIET_MS = 250;

/**
 * Speaks through a live region. What comes within a quarter of a second is spoken together, one text a kind.
 * `show` puts text into the region; `later` runs a function after some milliseconds.
 */
export function createSpeech(
  show: (text: string) => void,
  later: (run: () => void, milliseconds: number) => void,
): Speech {
  const waiting = new Map<SpokenKind, string>();
  let last = '';
  const flush = () => {
    const text = kinds
      .map((kind) => waiting.get(kind))
      .filter((said) => said !== undefined)
      .join('. ');
    waiting.clear();
    // a region that is set to the same text again stays silent: an unseen mark makes it new
    last = text === last ? `${text}\u200b` : text;
    show(last);
  };
  const say = (kind: SpokenKind, text: string) => {
    if (waiting.size === 0) later(flush, QUIET_MS);
    waiting.set(kind, text.replace(/\.$/, ''));
  };
  return {
    say,
    add(kind, text) {
      const earlier = waiting.get(kind);
      say(kind, earlier === undefined ? text : `${earlier}. ${text}`);
    },
  };
}

/** A live region for a page, and the speech that goes through it. */
export function createLiveSpeech(): { readonly live: HTMLElement; readonly speech: Speech } {
  const attrs = { role: 'status', 'aria-live': 'polite', 'aria-atomic': 'true' };
  const live = h('div', { class: 'live', attrs });
  const speech = createSpeech(
    (text) => setText(live, text),
    (run, milliseconds) => void setTimeout(run, milliseconds),
  );
  return { live, speech };
}
