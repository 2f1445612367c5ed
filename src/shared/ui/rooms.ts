// Two rooms of one page: the patiences' table, and the trick game's, which is built when somebody first goes
// there. Each keeps its game while the other one is looked at.

export type RoomName = 'patience' | 'nap';

/** What a room is told. */
export interface Room {
  /** It is looked at now, or no longer. */
  shown(visible: boolean): void;
  /** An address that names this room was gone to. */
  visit(hash: string): void;
  /** A newer build waits while this room is looked at: says so. */
  offerUpdate(): void;
}

export interface Rooms {
  readonly now: RoomName;
  /** Goes to a room; false when it could not be built. */
  go(room: RoomName): Promise<boolean>;
  /** Goes where an address leads; true when that was taken care of. */
  follow(hash: string): boolean;
  /** a newer build of the page waits to be taken */
  readonly updateReady: boolean;
  /** A newer build waits: said once in the room that is looked at, then it stands in both menus. */
  offerUpdate(): void;
}

export interface RoomParts {
  readonly patience: HTMLElement;
  readonly nap: HTMLElement;
  /** builds the trick game's room */
  readonly openNap: () => Promise<Room>;
  /** tells the patiences' table whether it is looked at */
  readonly patienceShown: (visible: boolean) => void;
  /** says in the patiences' room that a newer build waits */
  readonly offerUpdate: () => void;
  /** the trick game could not be built */
  readonly failed: () => void;
}

/** Whether an address is the trick game's: `#/nap`, or a deal of it. */
export function isNapAddress(hash: string): boolean {
  return /^#\/nap([/?]|$)/i.test(hash);
}

/** The rooms, with the patiences' shown. */
export function createRooms(parts: RoomParts): Rooms {
  let now: RoomName = 'patience';
  let nap: Promise<Room> | null = null;
  let updateReady = false;
  const show = (room: RoomName) => {
    now = room;
    parts.patience.toggleAttribute('data-away', room === 'nap');
    parts.nap.hidden = room === 'patience';
    parts.patienceShown(room === 'patience');
  };
  const go = async (room: RoomName): Promise<boolean> => {
    if (room === now) return true;
    if (room === 'patience') {
      show('patience');
      // that a room cannot be built is told where it was asked for
      (await nap?.catch(() => null))?.shown(false);
      return true;
    }
    show('nap');
    nap ??= parts.openNap();
    try {
      const opened = await nap;
      if (now === 'nap') opened.shown(true);
      return true;
    } catch {
      nap = null;
      show('patience');
      parts.failed();
      return false;
    }
  };
  return {
    get now() {
      return now;
    },
    go,
    get updateReady() {
      return updateReady;
    },
    offerUpdate() {
      updateReady = true;
      for (const room of [parts.patience, parts.nap]) room.dataset.update = 'ready';
      // a room that cannot be built is left at once
      if (now === 'nap') void nap?.then((room) => room.offerUpdate(), parts.offerUpdate);
      else parts.offerUpdate();
    },
    follow(hash) {
      if (!isNapAddress(hash)) {
        void go('patience');
        return false;
      }
      void go('nap').then(async (there) => there && (await nap)?.visit(hash));
      return true;
    },
  };
}
