// The address names the deal on the table, as `link.ts` writes it.
import { anyDeal, readLink } from '../../game/text/link';

export { MAX_NUMBER } from '../../game/text/fields';
export { anyDeal, parseNumber, readLink as parseAddress } from '../../game/text/link';

/** As much of the window as the address needs. */
export interface Place {
  /** the page's own address, without a fragment */
  readonly base: () => string;
  readonly hash: () => string;
  readonly push: (hash: string) => void;
  readonly replace: (hash: string) => void;
  /** The entry that a link has just made is that of the sheet which is opened for it. */
  readonly adopt: () => void;
}

/** A fragment without the moves that it names. */
function withoutMoves(hash: string): string {
  return hash.replace(/[?&]moves=[^&]*/, '');
}

/**
 * Puts the deal on the table into the address: a new deal is a new entry of the history. A link to the same deal with
 * moves stays until `moved`.
 */
export function showAddress(place: Place, wanted: string, moved = false): void {
  const hash = place.hash();
  if (hash === wanted) return;
  const withMoves = hash !== withoutMoves(hash);
  if (withMoves && withoutMoves(hash) === wanted) {
    if (moved) place.replace(wanted);
    return;
  }
  if (moved) return;
  const there = readLink(hash);
  const now = readLink(wanted);
  // an address that named no deal of its own is made whole: going back must not lead into it again
  const partial = typeof there === 'string' || anyDeal(there);
  const written = typeof now !== 'string' && typeof there !== 'string' && there.number === now.number;
  const same = partial || (written && JSON.stringify(there) === JSON.stringify(now));
  (same ? place.replace : place.push)(wanted);
}
