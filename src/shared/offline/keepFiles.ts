// The page's files are kept once its first picture lies there, which goes before.
import { followUpdates, type Updates } from './updates';

export interface KeepParts {
  readonly now: () => number;
  readonly after: (milliseconds: number, call: () => void) => () => void;
  /** a newer build is ready */
  readonly onReady: () => void;
}

/** Milliseconds after the first picture. */
const wait = 1500;
/** How many milliseconds a page that is looked at again waits before it asks for a newer build once more. */
const askAgain = 3_600_000;

/** The build's own name; none while the page is being edited. */
function buildName(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? null;
}

/** A page that is left open for days hears of a newer build when it is looked at again. */
function lookAgain(updates: Updates, now: () => number): void {
  let asked = now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || now() - asked < askAgain) return;
    asked = now();
    updates.look();
  });
}

/** Resolves to null where the browser cannot keep files or will not. */
export async function keepFiles({ now, after, onReady }: KeepParts): Promise<Updates | null> {
  try {
    const build = buildName();
    // a browser that keeps nothing may refuse even to show these
    const { serviceWorker: container, locks } = navigator as Partial<Navigator>;
    if (build === null || container === undefined || locks === undefined) return null;
    await new Promise<void>((done) => after(wait, done));
    const reload = () => location.reload();
    const updates = await followUpdates({ container, locks, build, reload, onReady });
    lookAgain(updates, now);
    return updates;
  } catch {
    return null;
  }
}
