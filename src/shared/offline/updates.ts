// Keeps the page's files for when there is no network, and says when a newer build waits. Nothing is changed
// under the player's hands: a window goes on with its own build until the player says otherwise.

export interface UpdateParts {
  readonly container: ServiceWorkerContainer;
  readonly locks: LockManager;
  /** the build that this window runs */
  readonly build: string;
  readonly reload: () => void;
  /** a newer build is ready */
  readonly onReady: () => void;
}

export interface Updates {
  readonly ready: boolean;
  /** Loads the page anew with the newer build. */
  accept(): void;
  /** Asks the server whether there is a newer build; silent where there is no network. */
  look(): void;
}

/** Calls back when a new worker has all of its files and waits. */
function watchWaiting(registration: ServiceWorkerRegistration, waits: () => void): void {
  if (registration.waiting) waits();
  const follow = () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => coming.state === 'installed' && waits());
  };
  follow();
  registration.addEventListener('updatefound', follow);
}

/** Rejects where the browser refuses; the page then needs its network, as every page does. */
export async function followUpdates(parts: UpdateParts): Promise<Updates> {
  const { container, locks, build } = parts;
  let ready = false;
  let accepted = false;
  let controlled = container.controller !== null;
  const tell = () => {
    if (!controlled || ready) return;
    ready = true;
    parts.onReady();
  };
  // for as long as this window lives
  locks
    .request(`napoleon.build.${build}`, { mode: 'shared' }, () => new Promise(() => {}))
    .catch(() => undefined);
  const registration = await container.register('./sw.js', { updateViaCache: 'none' });
  container.addEventListener('controllerchange', () => {
    if (accepted) parts.reload();
    else if (controlled) tell();
    controlled = true;
  });
  watchWaiting(registration, tell);
  // at each visit: what is not needed goes, and what was lost comes back
  void container.ready.then(({ active }) => active?.postMessage('tidy'));
  return {
    get ready() {
      return ready;
    },
    accept() {
      accepted = true;
      if (registration.waiting) registration.waiting.postMessage('take over');
      else parts.reload();
    },
    look: () => void registration.update().catch(() => undefined),
  };
}
