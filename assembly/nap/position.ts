import { NAP_AT_HANDS, NAP_AT_SIZE, NAP_HAND, NAP_POSITION_BYTES, NAP_SEATS, NapFault } from './abi';
import { bit } from './cards';
import { playedBy, readRecord, shownVoid } from './record';
import { pack, players } from './rules';

// The truth: what was dealt, called and played. Only the table itself (play.ts) and the review's double dummy
// read it; nothing that advises a seat may import this file, and a lint rule holds that.

export const napPosition: StaticArray<u8> = new StaticArray<u8>(NAP_POSITION_BYTES);
/** What each seat still holds, made anew by `readPosition`. */
export const hands: StaticArray<u64> = new StaticArray<u64>(NAP_SEATS);

function at(): usize {
  return changetype<usize>(napPosition);
}

function dealtTo(seat: i32): u64 {
  let hand: u64 = 0;
  for (let i = 0, n = <i32>napPosition[NAP_AT_SIZE]; i < n; i++)
    hand |= bit(napPosition[NAP_AT_HANDS + seat * NAP_HAND + i]);
  return hand;
}

/** Sets the table's state and `hands` by the position. */
export function readPosition(): void {
  readRecord(at());
  for (let seat = 0; seat < players; seat++) hands[seat] = dealtTo(seat) & ~playedBy[seat];
}

function checkHands(): i32 {
  let dealt: u64 = 0;
  const size = <i32>napPosition[NAP_AT_SIZE];
  for (let seat = 0; seat < players; seat++) {
    for (let i = 0; i < size; i++) {
      const card = <i32>napPosition[NAP_AT_HANDS + seat * NAP_HAND + i];
      if (card >= 52 || (pack & bit(card)) == 0) return NapFault.NoSuchCard | (card << 8);
      if ((dealt & bit(card)) != 0) return NapFault.Twice | (card << 8);
      dealt |= bit(card);
    }
  }
  return NapFault.None;
}

/** Checks a position that the other side has written: every card dealt once, every call and card legal in turn. */
export function napTakePosition(): i32 {
  let fault = readRecord(at());
  if (fault == NapFault.None) fault = checkHands();
  if (fault != NapFault.None) return fault;
  for (let seat = 0; seat < players; seat++) {
    const dealt = dealtTo(seat);
    const foreign = playedBy[seat] & ~dealt;
    if (foreign != 0) return NapFault.NotDealt | ((<i32>ctz(foreign)) << 8);
    if (shownVoid(seat, dealt & ~playedBy[seat]) >= 0) return NapFault.Follow | (seat << 8);
  }
  return NapFault.None;
}
