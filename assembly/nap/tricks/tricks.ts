import { table } from '../state';
import {
  declarer,
  held,
  highestBit,
  inHands,
  misere,
  over,
  plain,
  renumber,
  seats,
  setTrump,
  suitMask,
  suits,
  takeHands,
  trumps,
} from './hands';
import { declarerIsBehind, listCatches, listDown, listFollow, listLeads, listMisere, tries } from './order';
import { lookUp, remember } from './transpositions';

export { takeHands };

// Double dummy: all cards visible, the declarer against the others as one. "Does the declarer take k of the tricks
// left?" The live cards are renumbered 0..29 in the order of suit and rank, so a hand is 32 bits and every comparison
// one of integers. In misère it is the others who want yes.

/** What a search can answer; Stopped: the nodes were used up. */
export enum Solved {
  No = 0,
  Yes = 1,
  Stopped = 2,
}

let nodes: i32 = 0;
let limit: i32 = 0;
let stopped: bool = false;

/** Trick starts looked at by the last question. */
export function solvedNodes(): i32 {
  return nodes;
}

/** The declarer leads: his top trumps and, once they draw all others, every trump and sure side card. */
function sureOnLead(live: u32): i32 {
  const hand = held[declarer];
  const others = live ^ hand;
  const against = others & trumps;
  const own = hand & trumps;
  const tops = <i32>popcnt(against == 0 ? own : own & over(highestBit(against)));
  if (against != 0) {
    let most = 0;
    for (let seat = 0; seat < seats; seat++)
      if (seat != declarer) most = max(most, <i32>popcnt(held[seat] & trumps));
    if (tops < most) return tops;
  }
  let sure = <i32>popcnt(own);
  for (let suit = 0; suit < 4; suit++) {
    const mask = suits[suit] & ~trumps;
    const side = hand & mask;
    if (side == 0) continue;
    const rest = others & mask;
    sure += <i32>popcnt(rest == 0 ? side : side & over(highestBit(rest)));
  }
  return sure;
}

/** The most trumps in one other hand that are above all of the declarer's: each takes a trick from him. */
function overruffs(): i32 {
  const own = held[declarer] & trumps;
  const higher = own == 0 ? trumps : trumps & over(highestBit(own));
  let most = 0;
  for (let seat = 0; seat < seats; seat++)
    if (seat != declarer) most = max(most, <i32>popcnt(held[seat] & higher));
  return most;
}

/** Another leads, and one lost trick is too many: has the leader a card that he must lose to? */
function leaderBeats(leader: i32): bool {
  const mine = held[declarer];
  for (let suit = 0; suit < 4; suit++) {
    const lead = held[leader] & suits[suit];
    if (lead == 0) continue;
    const follow = mine & suits[suit];
    if (follow == 0 ? (mine & trumps) == 0 : lead > follow) return true;
  }
  return false;
}

/** Misère without trumps, another leads: a card below all of the declarer's that everybody can stay under. */
function leaderCatches(leader: i32): bool {
  for (let suit = 0; suit < 4; suit++) {
    const follow = held[declarer] & suits[suit];
    if (follow == 0) continue;
    const under = suits[suit] & ((follow & -follow) - 1);
    if ((held[leader] & under) == 0) continue;
    let all = true;
    for (let seat = 0; seat < seats && all; seat++) {
      if (seat == declarer || seat == leader) continue;
      all = (held[seat] & under) != 0 || (held[seat] & suits[suit]) == 0;
    }
    if (all) return true;
  }
  return false;
}

/** Misère without trumps, the declarer leads: the cards that some other is forced to beat. */
function safeLeads(): u32 {
  let safe: u32 = 0;
  const hand = held[declarer];
  for (let suit = 0; suit < 4; suit++) {
    const mask = suits[suit];
    if ((hand & mask) == 0) continue;
    for (let seat = 0; seat < seats; seat++) {
      const follow = held[seat] & mask;
      if (seat != declarer && follow != 0) safe |= hand & mask & ((follow & -follow) - 1);
    }
  }
  return safe;
}

function lastTrick(leader: i32): bool {
  let best = held[leader];
  let seat = leader;
  let winner = leader;
  for (let i = 1; i < seats; i++) {
    if (++seat == seats) seat = 0;
    const card = held[seat];
    const same = (card & suitMask(best)) != 0;
    if (same ? card > best : (card & trumps) != 0) {
      best = card;
      winner = seat;
    }
  }
  return winner == declarer;
}

/** At the start of a trick: does the declarer take at least k of those left? */
function atLeast(leader: i32, k: i32, live: u32, ply: i32): bool {
  const mine = held[declarer];
  const tricks = <i32>popcnt(mine);
  if (k <= 0) return true;
  if (k > tricks) return false;
  nodes++;
  if (tricks == 1) return lastTrick(leader);
  if (misere) {
    if (plain && leader != declarer && leaderCatches(leader)) return true;
  } else {
    if (k > tricks - overruffs()) return false;
    if (leader == declarer) {
      if (sureOnLead(live) >= k) return true;
    } else if (k == tricks && leaderBeats(leader)) return false;
  }
  let least = 0;
  let most = tricks;
  const bounds = lookUp(live, leader);
  if (bounds >= 0) {
    least = bounds & 7;
    most = bounds >> 3;
    if (k <= least) return true;
    if (k > most) return false;
  }
  if (nodes > limit) stopped = true;
  if (stopped) return false;
  const yes = leads(leader, k, live, ply);
  if (stopped) return false;
  if (yes) least = k;
  else most = k - 1;
  remember(live, leader, least, most);
  return yes;
}

function leads(leader: i32, k: i32, live: u32, ply: i32): bool {
  const hand = held[leader];
  const isDeclarer = leader == declarer;
  const wants = isDeclarer != misere;
  let from = hand;
  if (isDeclarer && misere && plain) {
    from = safeLeads();
    if (from == 0) return true;
  }
  const base = ply << 3;
  const others = live ^ hand;
  let n = 0;
  if (!misere) n = listLeads(from, hand, others, base);
  else if (isDeclarer) n = listDown(from, others, base);
  else n = listCatches(from, others, base);
  const after = leader + 1 == seats ? 0 : leader + 1;
  for (let i = 0; i < n; i++) {
    const card = tries[base + i];
    held[leader] = hand ^ card;
    const yes = follows(after, 1, suitMask(card), card, leader, k, live ^ card, ply + 1);
    held[leader] = hand;
    if (stopped) return false;
    if (yes == wants) return yes;
  }
  return !wants;
}

/** The i-th card of a trick (0 the lead): `best` and `ledMask` are sets, `live` the cards still in hands. */
function follows(seat: i32, i: i32, ledMask: u32, best: u32, winner: i32, k: i32, live: u32, ply: i32): bool {
  if (i == seats) return atLeast(winner, winner == declarer ? k - 1 : k, live, ply);
  const hand = held[seat];
  const follow = hand & ledMask;
  const legal = follow != 0 ? follow : hand;
  const bestSuit = suitMask(best);
  let win = legal & bestSuit & over(best);
  if (bestSuit != trumps) win |= legal & trumps;
  const isDeclarer = seat == declarer;
  const wants = isDeclarer != misere;
  const base = ply << 3;
  let n = 0;
  if ((legal & (legal - 1)) == 0) {
    tries[base] = legal;
    n = 1;
  } else {
    const others = (live ^ hand) | best;
    n = misere
      ? listMisere(
          legal,
          win,
          others,
          isDeclarer || winner == declarer,
          !isDeclarer && declarerIsBehind(seat, i),
          base,
        )
      : listFollow(
          legal,
          win,
          others,
          isDeclarer || winner == declarer || declarerIsBehind(seat, i),
          i,
          base,
        );
  }
  const after = seat + 1 == seats ? 0 : seat + 1;
  for (let j = 0; j < n; j++) {
    const card = tries[base + j];
    const wins = (card & win) != 0;
    held[seat] = hand ^ card;
    const yes = follows(
      after,
      i + 1,
      ledMask,
      wins ? card : best,
      wins ? seat : winner,
      k,
      live ^ card,
      ply + 1,
    );
    held[seat] = hand;
    if (stopped) return false;
    if (yes == wants) return yes;
  }
  return !wants;
}

function answer(yes: bool): i32 {
  return stopped ? Solved.Stopped : yes ? Solved.Yes : Solved.No;
}

/** Does the declarer take at least k of the tricks left? The trump suit is fixed, or there is none. */
function ask(k: i32): i32 {
  if (table.count == 0) return answer(atLeast(table.turn, k, inHands(), 0));
  const best = renumber(table.bestCard);
  return answer(follows(table.turn, table.count, suits[table.led], best, table.bestSeat, k, inHands(), 0));
}

/** The same before the first card: the declarer may choose each of his cards to lead, and with it the trumps. */
function askFirst(k: i32): i32 {
  const hand = held[declarer];
  const wants = !misere;
  const next = declarer + 1 == seats ? 0 : declarer + 1;
  const live = inHands();
  for (let suit = 0; suit < 4; suit++) {
    if ((hand & suits[suit]) == 0) continue;
    setTrump(suit);
    if (wants && sureOnLead(live) >= k) return Solved.Yes;
    const n = listDown(hand & suits[suit], live ^ hand, 0);
    for (let i = 0; i < n; i++) {
      const card = tries[i];
      held[declarer] = hand ^ card;
      const yes = follows(next, 1, suits[suit], card, declarer, k, live ^ card, 1);
      held[declarer] = hand;
      if (stopped) return Solved.Stopped;
      if (yes == wants) return answer(yes);
    }
  }
  return answer(!wants);
}

/** Whether the declarer can take k of the tricks left, all cards visible, within that many nodes (`Solved`). */
export function canTake(k: i32, most: i32): i32 {
  nodes = 0;
  limit = most;
  stopped = false;
  if (k <= 0) return Solved.Yes;
  return table.trump >= 0 ? ask(k) : askFirst(k);
}
