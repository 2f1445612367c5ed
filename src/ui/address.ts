// The address `#/GAME/NUMBER` names the deal on the table.
import { type GameId, gameIds } from '../core/types';

export const MAX_NUMBER = 2 ** 31 - 1;

/** A deal number as typed, or null: a whole number from 1 to 2^31 - 1. */
export function parseNumber(text: string): number | null {
  const trimmed = text.trim();
  if (!/^\d{1,10}$/.test(trimmed)) return null;
  const number = Number(trimmed);
  return number >= 1 && number <= MAX_NUMBER ? number : null;
}

export interface Address {
  readonly game: GameId;
  /** null: any deal of the game */
  readonly number: number | null;
}

/** What an address's fragment names: a deal, nothing (`empty`), or something that is no deal (`bad`). */
export function parseAddress(hash: string): Address | 'empty' | 'bad' {
  let path = hash.replace(/^#?\/?/, '').replace(/\/$/, '');
  try {
    path = decodeURIComponent(path);
  } catch {
    return 'bad';
  }
  if (path === '') return 'empty';
  const [word, text, ...rest] = path.split('/');
  const game = gameIds.find((id) => id === word?.toLowerCase());
  if (!game || rest.length > 0) return 'bad';
  if (text === undefined) return { game, number: null };
  const number = parseNumber(text);
  return number === null ? 'bad' : { game, number };
}

/** The game that an address names, whatever follows it; null for none. */
export function gameNamed(hash: string): GameId | null {
  const address = parseAddress(hash.replace(/^(#?\/?[^/]*)\/.*$/, '$1'));
  return typeof address === 'string' ? null : address.game;
}

/** The fragment that names a deal; a position without a number has none but its game. */
export function addressOf(game: GameId, number: number | null): string {
  return number === null ? `#/${game}` : `#/${game}/${number}`;
}

/** As much of the window as the address needs. */
export interface Place {
  readonly hash: () => string;
  readonly push: (hash: string) => void;
  readonly replace: (hash: string) => void;
}

/** Puts the deal on the table into the address: a new deal is a new entry of the history. */
export function showAddress(place: Place, game: GameId, number: number | null): void {
  const wanted = addressOf(game, number);
  if (place.hash() === wanted) return;
  const there = parseAddress(place.hash());
  // an address that named no deal of its own is made whole: going back must not lead into it again
  const same = typeof there === 'string' || (there.game === game && (there.number ?? number) === number);
  (same || there.number === null ? place.replace : place.push)(wanted);
}
