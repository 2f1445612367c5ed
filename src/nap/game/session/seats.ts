// Chairs stay, seats turn: the core counts seats from the dealer's left, and the dealer is the last of them.
import type { NapSeat } from '../../core/types';
import type { Chair } from './intents';

/** The chair in which a seat of the deal sits. */
export function chairOf(seat: NapSeat, dealer: Chair, players: number): Chair {
  return (dealer + 1 + seat) % players;
}

/** The seat of the deal that a chair has. */
export function seatOf(chair: Chair, dealer: Chair, players: number): NapSeat {
  return (chair - dealer - 1 + 2 * players) % players;
}

/** What goes by seat, by chair. */
export function byChair<T>(bySeat: readonly T[], dealer: Chair): readonly T[] {
  return bySeat.map((_, chair) => bySeat[seatOf(chair, dealer, bySeat.length)]!);
}

export function nextDealer(dealer: Chair, players: number): Chair {
  return (dealer + 1) % players;
}
