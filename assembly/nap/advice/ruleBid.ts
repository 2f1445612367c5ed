import { NapCall, NapMisere, NapRule } from '../abi';
import { highestOf, rankOf, size, suitSet } from '../cards';
import { setting } from '../rules';

// The rule of thumb bidder: counts trumps, good cards (jack or better) and side aces, and looks no further.

const JACK: i32 = 9;
const QUEEN: i32 = 10;
const KING: i32 = 11;
const ACE: i32 = 12;
const EIGHT: i32 = 6;

function has(held: u64, suit: i32, rank: i32): bool {
  return ((held >> <u64>(13 * suit + rank)) & 1) != 0;
}

function goodIn(held: u64, suit: i32): i32 {
  let good = 0;
  for (let rank = JACK; rank <= ACE; rank++) if (has(held, suit, rank)) good++;
  return good;
}

/** The most that this suit is worth as trumps. */
function worthOf(hand: u64, suit: i32): i32 {
  const long = size(hand & suitSet(suit));
  const good = goodIn(hand, suit);
  const ace = has(hand, suit, ACE);
  const king = has(hand, suit, KING);
  const queen = has(hand, suit, QUEEN);
  let sideAce = false;
  let sideKing = false;
  for (let other = 0; other < 4; other++) {
    if (other == suit) continue;
    if (has(hand, other, ACE)) sideAce = true;
    if (has(hand, other, KING)) sideKing = true;
  }
  if (ace && ((long == 5 && (king || queen)) || (long == 4 && king && queen && sideAce))) return NapCall.Nap;
  if (ace && ((long >= 4 && good >= 2) || (long >= 3 && king && sideAce))) return NapCall.Four;
  if ((long >= 3 && good >= 2) || (long == 2 && ace && king && sideAce) || (long >= 4 && good >= 1))
    return NapCall.Three;
  if (long >= 3 && good >= 1) return NapCall.Two;
  return long >= 2 && (ace || king) && (sideAce || sideKing || good >= 2) ? NapCall.Two : NapCall.Pass;
}

/** The best call of a hand by the rule of thumb, whatever was called before. */
export function ruleBid(hand: u64): i32 {
  let best: i32 = NapCall.Pass;
  for (let suit = 0; suit < 4; suit++) best = max(best, worthOf(hand, suit));
  const low = rankOf(<i32>ctz(highestOf(hand))) <= EIGHT;
  const misere = setting(NapRule.Misere) != NapMisere.Off;
  return best <= NapCall.Two && low && misere ? NapCall.Misere : best;
}
