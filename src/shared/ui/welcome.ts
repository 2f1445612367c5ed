// On the first deal of a first visit, one quiet way into the help, and what the bar's laurel and lamp are. It
// goes when the game has begun and never comes back.
import { h, setText } from './dom';

export interface Welcome {
  /** Keeps the words in the page's language, and within their room. */
  render(): void;
  /** Things lie elsewhere now: shows as much of it as has room. */
  place(): void;
}

export interface WelcomeParts {
  /** the element that the table lies in */
  readonly host: HTMLElement;
  /** CSS px from top to bottom that it may take */
  readonly room: () => number;
  /** what is to be pressed, and what stands below it */
  readonly words: () => readonly [name: string, note: string];
  readonly go: () => void;
  /** remembers that somebody has been here */
  readonly welcome: () => void;
  /** calls back once the game has begun, until the returned function is called */
  readonly onBegun: (leave: () => void) => () => void;
}

/** Puts the link on the table. */
export function layWelcome({ host, room, words, go, welcome, onBegun }: WelcomeParts): Welcome {
  const name = h('span', { class: 'welcome-name' });
  const note = h('span', { class: 'welcome-note' });
  const link = h('button', { class: 'welcome', attrs: { type: 'button' }, on: { click: go } }, name, note);
  // all of it, its name alone, or nothing
  const place = () => {
    const most = room();
    for (const part of ['whole', 'name', 'none']) {
      link.dataset.part = part;
      if (link.getBoundingClientRect().height <= most) break;
    }
  };
  // also when its letters have come
  const sized = new ResizeObserver(place);
  const leave = () => {
    sized.disconnect();
    link.remove();
    stop();
    welcome();
  };
  const stop = onBegun(leave);
  link.addEventListener('click', leave);
  host.append(link);
  sized.observe(name);
  return {
    place,
    render() {
      const [first, below] = words();
      setText(name, first);
      setText(note, below);
      place();
    },
  };
}
