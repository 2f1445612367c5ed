import { NAP_AT_HAND, NAP_AT_SEAT, NAP_AT_SIZE, NAP_VIEW_BYTES, NapFault } from '../abi';
import { bit } from '../cards';
import { playedBy, readRecord, shownVoid } from '../record';
import { pack, players } from '../rules';
import { fact, table } from '../state';

// What one seat knows: its own cards, and what all have heard and seen. Advice and computer seats are given this
// buffer and no other; another's card has no place in it.

export const napView: StaticArray<u8> = new StaticArray<u8>(NAP_VIEW_BYTES);

export let me: i32 = 0;
/** My cards as they were dealt, and those I still hold. */
export let dealt: u64 = 0;
export let mine: u64 = 0;
/** Every card that may be in another hand or undealt. */
export let unseen: u64 = 0;
/** Cards dealt to each. */
export let handSize: i32 = 0;

function readHand(): i32 {
  dealt = 0;
  for (let i = 0; i < handSize; i++) {
    const card = <i32>napView[NAP_AT_HAND + i];
    if (card >= 52 || (pack & bit(card)) == 0) return NapFault.NoSuchCard | (card << 8);
    if ((dealt & bit(card)) != 0) return NapFault.Twice | (card << 8);
    dealt |= bit(card);
  }
  return NapFault.None;
}

/** Reads the view that the other side has written: sets the table's state by it, or names what cannot be. */
export function napTakeView(): i32 {
  let fault = readRecord(changetype<usize>(napView));
  if (fault != NapFault.None) return fault;
  me = napView[NAP_AT_SEAT];
  handSize = napView[NAP_AT_SIZE];
  if (me >= players) return NapFault.Seat;
  fault = readHand();
  if (fault != NapFault.None) return fault;
  const foreign = playedBy[me] & ~dealt;
  if (foreign != 0) return NapFault.NotDealt | ((<i32>ctz(foreign)) << 8);
  const shown = table.seen & ~playedBy[me] & dealt;
  if (shown != 0) return NapFault.Twice | ((<i32>ctz(shown)) << 8);
  mine = dealt & ~playedBy[me];
  unseen = pack & ~table.seen & ~mine;
  if (shownVoid(me, mine) >= 0) return NapFault.Follow | (me << 8);
  return NapFault.None;
}

/** A NapFact of the view. */
export function napViewFact(which: i32): i32 {
  napTakeView();
  return fact(which);
}
