import { NAP_NO_TRUMP, NAP_SEATS, NapCall } from '../abi';
import { size, suitSet } from '../cards';
import { pickBelow, share } from '../random';
import { playedBy } from '../record';
import { players } from '../rules';
import { calls, isVoid, table } from '../state';
import { modelCall, suits } from './bidding';
import { world } from './playout';
import { handSize, me, mine, unseen } from './view';

// Worlds that fit what a seat knows. Seats are dealt in the order of fewest candidates, each uniformly from the cards
// that it may hold; the weight makes averages exact in the limit. The calls heard accept a world with a likelihood.

/** The likelihood of a call that the bidding model would not have made, and of a trump suit that it would not have led. */
const UNLIKE: f64 = 0.02;
const MOST_TRIES: i32 = 400;

const may: StaticArray<u64> = new StaticArray<u64>(NAP_SEATS);
const need: StaticArray<i32> = new StaticArray<i32>(NAP_SEATS);
const order: StaticArray<i32> = new StaticArray<i32>(NAP_SEATS);
const kept: StaticArray<u64> = new StaticArray<u64>(NAP_SEATS);
const cards: StaticArray<u8> = new StaticArray<u8>(52);
/** The highest bid before each seat's call. */
const highBefore: StaticArray<i32> = new StaticArray<i32>(NAP_SEATS);
let others: i32 = 0;

/** Made ready once for a view: who may hold what. */
export function prepareSampling(): void {
  others = 0;
  for (let seat = 0; seat < players; seat++) {
    if (seat == me) continue;
    need[seat] = handSize - size(playedBy[seat]);
    let set = unseen;
    for (let suit = 0; suit < 4; suit++) if (isVoid(seat, suit)) set &= ~suitSet(suit);
    may[seat] = set;
    let at = others++;
    for (; at > 0 && size(may[order[at - 1]]) > size(set); at--) order[at] = order[at - 1];
    order[at] = seat;
  }
  let high: i32 = NapCall.Pass;
  for (let seat = 0; seat < table.called; seat++) {
    highBefore[seat] = high;
    high = max(high, <i32>calls[seat]);
  }
}

/** Deals `n` of the set's cards at random. */
function draw(set: u64, n: i32): u64 {
  let held = 0;
  for (let rest = set; rest != 0; rest &= rest - 1) cards[held++] = <u8>ctz(rest);
  let drawn: u64 = 0;
  for (let i = 0; i < n; i++) {
    const at = i + pickBelow(held - i);
    drawn |= (<u64>1) << (<u64>cards[at]);
    cards[at] = cards[i];
  }
  return drawn;
}

/** Deals a world into `world`; its weight, 0 when the seats' cards could not be given. */
function dealWorld(): f64 {
  let weight = 1.0;
  let free = unseen;
  world[me] = mine;
  for (let i = 0; i < others; i++) {
    const seat = order[i];
    const n = need[seat];
    const from = may[seat] & free;
    const open = size(from);
    const all = size(may[seat]);
    if (open < n) return 0.0;
    // C(open, n) / C(all, n)
    for (let j = 0; j < n; j++) weight *= <f64>(open - j) / <f64>(all - j);
    world[seat] = draw(from, n);
    free &= ~world[seat];
  }
  return weight;
}

/** How well the calls heard fit the world; stops below `least`. */
function likelihood(least: f64): f64 {
  let fits = 1.0;
  const led = table.trump >= 0 && table.trump < NAP_NO_TRUMP && table.bid != NapCall.Misere;
  const suited = led ? table.declarer : -1;
  for (let seat = 0; seat < table.called && fits >= least; seat++) {
    if (seat == me) continue;
    if (modelCall(world[seat] | playedBy[seat], seat, highBefore[seat]) != calls[seat]) fits *= UNLIKE;
    // A bid is made for its suit: once it is led, a hand whose model would have led another is as unlike.
    if (seat == suited && <i32>suits[table.bid] != table.trump) fits *= UNLIKE;
  }
  return fits;
}

/** A world that fits, in `world`, and its weight; 0 when none was found (the view's voids leave no room). */
export function sampleWorld(): f64 {
  let keptWeight = 0.0;
  let keptFit = -1.0;
  const heard = table.called > 0 && handSize == 5;
  for (let i = 0; i < MOST_TRIES; i++) {
    const weight = dealWorld();
    if (weight == 0.0) continue;
    if (!heard) return weight;
    const least = share();
    const fit = likelihood(Math.min(least, keptFit));
    if (fit >= least) return weight;
    if (fit <= keptFit) continue;
    keptFit = fit;
    keptWeight = weight;
    for (let seat = 0; seat < players; seat++) kept[seat] = world[seat];
  }
  if (keptWeight > 0.0) for (let seat = 0; seat < players; seat++) world[seat] = kept[seat];
  return keptWeight;
}
