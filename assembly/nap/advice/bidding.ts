import { NAP_CALLS, NAP_NONE, NapCall, NapMisere, NapRule } from '../abi';
import { suitSet } from '../cards';
import { refuseCall } from '../movegen';
import { lostBy, players, setting, wonBy } from '../rules';
import { CALIBRATION, COEFFICIENTS } from './coefficients';
import { FEATURES, features, MISERE_FEATURES, readMisere, readTrumps } from './features';

// The bidding model: from a hand alone, the chance of each bid, in a microsecond. It gives the instant bid, tells
// what other seats' calls say about their hands, and plays out an auction.

const TRUMP_BIDS: i32 = 4;
const PER_TABLE: i32 = TRUMP_BIDS * FEATURES + MISERE_FEATURES;

/** Of the hand read last: each bid's chance in real play, what it gains on average, and the suit to lead. */
export const chances: StaticArray<f64> = new StaticArray<f64>(NAP_CALLS);
export const gains: StaticArray<f64> = new StaticArray<f64>(NAP_CALLS);
export const suits: StaticArray<u8> = new StaticArray<u8>(NAP_CALLS);

const logits: StaticArray<f64> = new StaticArray<f64>(TRUMP_BIDS + 1);
const logitSuit: StaticArray<i32> = new StaticArray<i32>(TRUMP_BIDS + 1);

/** Misère with trumps is made less often: at four players 42 against 48 of 100, with all cards seen. */
const TRUMPS_IN_MISERE: f64 = -0.25;

/** The place of a bid in the coefficients, and its place in the calibration. */
const MODEL_OF: StaticArray<u8> = [0, 0, 1, 4, 2, 3, 3, 3];
const CALIBRATION_OF: StaticArray<u8> = [0, 0, 1, 2, 3, 4, 4, 4];

/** 2^x for x <= 0: its whole part goes into the exponent, the rest through a short series (error below 1e-6). */
function powerOfTwo(x: f64): f64 {
  const whole = Math.floor(x);
  const t = (x - whole) * Math.LN2;
  const series =
    1.0 +
    t *
      (1.0 +
        (t / 2.0) *
          (1.0 + (t / 3.0) * (1.0 + (t / 4.0) * (1.0 + (t / 5.0) * (1.0 + (t / 6.0) * (1.0 + t / 7.0))))));
  return whole < -1000.0 ? 0.0 : series * reinterpret<f64>((<u64>(<i32>whole + 1023)) << 52);
}

export function sigma(x: f64): f64 {
  const small = powerOfTwo(-Math.abs(x) * Math.LOG2E);
  return x >= 0.0 ? 1.0 / (1.0 + small) : small / (1.0 + small);
}

function dot(from: i32, length: i32): f64 {
  let sum = 0.0;
  for (let i = 0; i < length; i++) sum += features[i] * <f64>COEFFICIENTS[from + i];
  return sum / 1000.0;
}

/** Reads a hand of five: sets `chances`, `gains` and `suits` for every bid. */
export function readHand(hand: u64): void {
  const from = (players - 3) * PER_TABLE;
  for (let i = 0; i < TRUMP_BIDS; i++) logits[i] = -1000.0;
  for (let suit = 0; suit < 4; suit++) {
    if ((hand & suitSet(suit)) == 0) continue;
    readTrumps(hand, suit);
    for (let i = 0; i < TRUMP_BIDS; i++) {
      const logit = dot(from + i * FEATURES, FEATURES);
      if (logit <= logits[i]) continue;
      logits[i] = logit;
      logitSuit[i] = suit;
    }
  }
  readMisere(hand);
  logits[TRUMP_BIDS] = dot(from + TRUMP_BIDS * FEATURES, MISERE_FEATURES);
  if (setting(NapRule.Misere) == NapMisere.Trumps) logits[TRUMP_BIDS] += TRUMPS_IN_MISERE;
  logitSuit[TRUMP_BIDS] = NAP_NONE;
  for (let bid: i32 = NapCall.Two; bid < NAP_CALLS; bid++) worth(bid);
}

function worth(bid: i32): void {
  const at = 10 * (players - 3) + 2 * <i32>CALIBRATION_OF[bid];
  const model = <i32>MODEL_OF[bid];
  const chance = sigma((<f64>CALIBRATION[at] + <f64>CALIBRATION[at + 1] * logits[model]) / 1000.0);
  chances[bid] = chance;
  suits[bid] = <u8>logitSuit[model];
  gains[bid] = <f64>(players - 1) * (<f64>wonBy(bid) * chance - <f64>lostBy(bid) * (1.0 - chance));
}

/**
 * What passing is worth when the hand is read by the model: somebody else plays, and takes about a chip from
 * each; nothing when a pass by the last seat ends the deal. A flat optimum: half a chip either way costs little.
 */
export function passGain(seat: i32, high: i32): f64 {
  if (high == NapCall.Pass && seat == players - 1) return 0.0;
  return players == 3 ? -0.5 : -1.0;
}

/** The call of the seat over `high` by `gains`; the lowest possible bid where passing is not allowed. */
export function bestCall(seat: i32, high: i32): i32 {
  const mayPass = refuseCall(seat, NapCall.Pass, high) == 0;
  let best: i32 = NapCall.Pass;
  let gain = mayPass ? passGain(seat, high) : -1000.0;
  for (let bid: i32 = NapCall.Two; bid < NAP_CALLS; bid++) {
    if (refuseCall(seat, bid, high) != 0 || gains[bid] <= gain) continue;
    best = bid;
    gain = gains[bid];
  }
  return best;
}

/** The model's call for a hand of five. */
export function modelCall(hand: u64, seat: i32, high: i32): i32 {
  readHand(hand);
  return bestCall(seat, high);
}
