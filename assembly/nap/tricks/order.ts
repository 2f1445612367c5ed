import { declarer, held, highestBit, over, seats, suitMask, suits } from './hands';

// In which order the double dummy tries cards. Touching cards of one hand are one card.

/** Cards to be tried, eight to a ply. */
export const tries: StaticArray<u32> = new StaticArray<u32>(8 * 32);

/** Lists a set from the lowest up, one card of each run that nobody else's card parts. */
export function listUp(set: u32, others: u32, at: i32): i32 {
  let n = at;
  let last: u32 = 0;
  for (let rest = set; rest != 0; rest &= rest - 1) {
    const card = rest & -rest;
    if (last == 0 || (last & suitMask(card)) == 0 || (others & (card - 1) & over(last)) != 0)
      tries[n++] = card;
    last = card;
  }
  return n - at;
}

/** Lists a set from the highest down, likewise. */
export function listDown(set: u32, others: u32, at: i32): i32 {
  let n = at;
  let last: u32 = 0;
  for (let rest = set; rest != 0; ) {
    const card = highestBit(rest);
    rest ^= card;
    if (last == 0 || (last & suitMask(card)) == 0 || (others & (last - 1) & over(card)) != 0)
      tries[n++] = card;
    last = card;
  }
  return n - at;
}

/** Leads in order: cards that nobody can beat, then the rest, each from the highest down. */
export function listLeads(from: u32, hand: u32, others: u32, at: i32): i32 {
  let tops: u32 = 0;
  for (let suit = 0; suit < 4; suit++) {
    const mask = suits[suit];
    const mine = hand & mask;
    if (mine == 0) continue;
    const rest = others & mask;
    tops |= rest == 0 ? mine : mine & over(highestBit(rest));
  }
  const n = listDown(from & tops, others, at);
  return n + listDown(from & ~tops, others, at + n);
}

/** Leads against misère: under the declarer's highest card of a suit first, the lowest of each. */
export function listCatches(from: u32, others: u32, at: i32): i32 {
  let under: u32 = 0;
  for (let suit = 0; suit < 4; suit++) {
    const follow = held[declarer] & suits[suit];
    if (follow != 0) under |= from & suits[suit] & (highestBit(follow) - 1);
  }
  const n = listUp(under, others, at);
  return n + listUp(from & ~under, others, at + n);
}

export function declarerIsBehind(seat: i32, i: i32): bool {
  const ahead = declarer > seat ? declarer - seat : declarer - seat + seats;
  return ahead < seats - i;
}

export function listFollow(legal: u32, win: u32, others: u32, wanted: bool, i: i32, at: i32): i32 {
  const lose = legal & ~win;
  if (!wanted) {
    const n = listUp(lose, others, at);
    return n + listUp(win, others, at + n);
  }
  const n = i == seats - 1 ? listUp(win, others, at) : listDown(win, others, at);
  return n + listUp(lose, others, at + n);
}

/** In misère the declarer ducks as high as he can; the others stay low while he may still win the trick. */
export function listMisere(legal: u32, win: u32, others: u32, duck: bool, low: bool, at: i32): i32 {
  const lose = legal & ~win;
  if (low) {
    const n = listUp(lose, others, at);
    return n + listUp(win, others, at + n);
  }
  const n = listDown(duck ? lose : legal, others, at);
  return duck ? n + listUp(win, others, at + n) : n;
}
