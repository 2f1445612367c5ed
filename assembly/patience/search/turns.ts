import { Method, Role } from '../../abi';
import { packCards } from '../rules';
import { handles, seedMethods } from './methods';

// Whose turn is it, and how many nodes may it take? The methods take turns, hunting for a win and proving that there is
// none, each turn with more nodes than the last; but not for ever: many hunts find what a long one does not.

// Nodes of the first turns.
const REJOIN: u64 = 4000;
const FIRST_GENERAL: u64 = 2000;
const FIRST_BEAMS: u64 = 250_000;
const FIRST_PROOF: u64 = 10_000;
const FIRST_STOCK_PROOF: u64 = 50_000;
const FIRST_ORDER: u64 = 2_000_000;
const MOST_DOUBLINGS: i32 = 8;
const MOST_PROOF_DOUBLINGS: i32 = 9;

let turn: i32 = 0;
/** Bits by Method: those that may work at all */
let allowed: i32 = -1;
/** those that ended without a verdict */
let ended: i32 = 0;
let role: i32 = Role.All;
/** which hunts the next questions begin with: with 0 as ever, with other seeds otherwise */
export let seed: i32 = 0;

/** From the next question on this instance has that role (abi.Role), and begins its hunts by that seed, from 0. */
export function searchAs(newRole: i32, newSeed: i32): void {
  role = newRole;
  seed = newSeed;
  seedMethods(role, seed);
}

/** From the next question on only these methods work (bits by abi.Method; -1: all), so that tests can compare them. */
export function searchOnly(methods: i32): void {
  allowed = methods;
}

/** Before the first turn of a question. */
export function beginTurns(): void {
  ended = 0;
  // The special search is done sooner than any way back to a known position could be found.
  turn = handles(Method.Rejoin) && !isOpen(Method.FreeCells) ? -1 : 0;
}

export function nextTurn(): void {
  turn++;
}

/** The method has no more turns. */
export function closeMethod(method: i32): void {
  ended |= bit(method);
}

export function bit(method: i32): i32 {
  return 1 << method;
}

/** Does the method move the core's position about? The others have a form of their own. */
export function walks(method: i32): bool {
  return method == Method.General || method == Method.Proof || method == Method.Rejoin;
}

export function isOpen(method: i32): bool {
  return (ended & bit(method)) == 0 && (allowed & bit(method)) != 0 && fitsRole(method) && handles(method);
}

function fitsRole(method: i32): bool {
  if (role == Role.Hunt)
    return method != Method.Proof && method != Method.StockProof && method != Method.Order;
  return role != Role.Prove || (method != Method.Beams && method != Method.General);
}

function either(first: i32, second: i32): i32 {
  return isOpen(first) ? first : isOpen(second) ? second : Method.None;
}

/**
 * The way back to a position known winnable comes before all, where there are any. The special search of one pack
 * without a stock needs no other beside it. Elsewhere a short general hunt comes first, since it settles most endgames
 * either way; then hunts and proofs in turn.
 */
export function chooseMethod(): i32 {
  if (turn < 0) return Method.Rejoin;
  if (isOpen(Method.FreeCells)) return Method.FreeCells;
  if (turn == 0 && isOpen(Method.General)) return Method.General;
  const hunt = either(Method.Beams, Method.General);
  const proof = chooseProof();
  const first = (turn & 1) == 1 ? hunt : proof;
  return first != Method.None ? first : max(hunt, proof);
}

/**
 * Of the two proofs now one, now the other: where few cards are left or any suit may be built, the plain one is often
 * done sooner. Orders are looked for after the first half million nodes of beams, and in every other proof's turn from
 * then on.
 */
function chooseProof(): i32 {
  if (!isOpen(Method.Order)) return otherProof((turn & 3) == 2);
  const isItsTurn = role == Role.Prove ? turn >= 2 && (turn & 1) == 0 : turn >= 4 && (turn & 3) == 0;
  if (isItsTurn) return Method.Order;
  const other = otherProof((turn & 7) == 2);
  return other != Method.None ? other : Method.Order;
}

function otherProof(stockFirst: bool): i32 {
  return stockFirst ? either(Method.StockProof, Method.Proof) : either(Method.Proof, Method.StockProof);
}

/**
 * How many times more a proof by groups may take where hunts of 1.75 million nodes have not brought three cards of ten
 * home. Of 13 such deals of Forty Thieves that resisted half a million nodes the next few million won one, while proofs
 * of up to 22 million showed seven of ten others lost.
 */
function proofDoublings(bestHome: i32): i32 {
  if (turn < 6 || 10 * bestHome >= 3 * packCards()) return 0;
  return turn < 10 ? 2 : 4;
}

/** Nodes that the method may take in this turn; `bestHome` cards are the most that any has brought home. */
export function budgetOf(method: i32, bestHome: i32): u64 {
  const round = min(turn >> 1, MOST_DOUBLINGS);
  switch (method) {
    case Method.Rejoin:
      return REJOIN;
    case Method.FreeCells:
      return u64.MAX_VALUE;
    case Method.Beams:
      return FIRST_BEAMS << (isOpen(Method.Order) ? max(round - 1, 0) : round);
    case Method.Order:
      return FIRST_ORDER << (max(round >> 1, 1) - 1);
    case Method.StockProof:
      return FIRST_STOCK_PROOF << min(round + proofDoublings(bestHome), MOST_PROOF_DOUBLINGS);
    case Method.Proof:
      return FIRST_PROOF << (isOpen(Method.StockProof) ? round : 2 * round);
    default:
      return FIRST_GENERAL << round;
  }
}
