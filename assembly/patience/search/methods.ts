import { MAX_LINE, Method, Role, Verdict, Why } from '../../abi';
import { arenaBase, arenaBytes } from '../../arena';
import {
  BEAMS_BYTES,
  beamsBegin,
  beamsBestHome,
  beamsHandles,
  beamsLine,
  beamsNodes,
  beamsSeed,
  beamsStep,
} from './beams/beams';
import {
  freeCellsBegin,
  freeCellsBestHome,
  freeCellsHandles,
  freeCellsLine,
  freeCellsNodes,
  freeCellsProve,
  freeCellsStep,
  freeCellsStored,
  freeCellsWhy,
} from './freecells/freecells';
import { orderBegin, orderHandles, orderNodes, orderStep } from './order/order';
import { rootsStored } from './stockproof/roots';
import {
  stockProofBegin,
  stockProofBestHome,
  stockProofHandles,
  stockProofLine,
  stockProofNodes,
  stockProofStep,
} from './stockproof/stockproof';
import { generalBegin, generalStep, rejoinBegin } from './walk/general';
import { pathLength, pathMove } from './walk/path';
import { proofBegin, proofStep } from './walk/proof';
import { bringsKnown } from './walk/rejoin';
import { transpositionCount } from './walk/transpositions';
import { walkBestHome, walkNodes, walkWhy } from './walk/walk';

// The methods of search behind one set of questions: one arm each.

/** The beams keep the lower part of the arena for as long as a question lasts. */
const BEAMS_SHARE: usize = (BEAMS_BYTES + 15) & ~15;

/** Is it a method that looks for wins or proofs under the record in force, and does the arena hold it? */
export function handles(method: i32): bool {
  switch (method) {
    case Method.FreeCells:
      return freeCellsHandles();
    case Method.Beams:
      return beamsHandles() && arenaBytes() >= 2 * BEAMS_SHARE;
    case Method.StockProof:
      return stockProofHandles() && arenaBytes() >= 2 * BEAMS_SHARE;
    case Method.Order:
      return orderHandles() && arenaBytes() >= 2 * BEAMS_SHARE;
    case Method.Rejoin:
      return bringsKnown();
    default:
      return true;
  }
}

/**
 * Begins at the core's position; `round` is for General alone. The stock proof, which lasts as well, has half of what
 * the beams leave; General and Proof use the rest, or all, one after the other.
 */
export function beginMethod(method: i32, round: i32): void {
  const beams: usize = handles(Method.Beams) ? BEAMS_SHARE : 0;
  const stockProof: usize = handles(Method.StockProof) ? ((arenaBytes() - beams) >> 1) & ~15 : 0;
  const at = arenaBase() + beams + stockProof;
  const bytes = arenaBytes() - beams - stockProof;
  switch (method) {
    case Method.FreeCells:
      freeCellsBegin(at, bytes);
      break;
    case Method.Beams:
      beamsBegin(arenaBase(), beams);
      break;
    case Method.StockProof:
      stockProofBegin(arenaBase() + beams, stockProof);
      break;
    case Method.Proof:
      proofBegin(at, bytes);
      break;
    case Method.Rejoin:
      rejoinBegin();
      break;
    case Method.Order:
      orderBegin();
      break;
    default:
      generalBegin(round, at, bytes);
  }
}

/** Works for about `nodes` positions, and where the method can stop anywhere for `most` at the most; abi.Verdict. */
export function stepMethod(method: i32, nodes: u64, most: u64): i32 {
  const some = <i32>min<u64>(nodes, 1 << 30);
  switch (method) {
    case Method.FreeCells:
      return freeCellsStep(some);
    case Method.Beams:
      return beamsStep(some);
    case Method.StockProof:
      return stockProofStep(some);
    case Method.Order:
      return orderStep(some);
    case Method.Proof:
      return proofStep(some, most);
    default:
      return generalStep(some, most);
  }
}

/** Positions looked at since the method began. */
export function nodesOf(method: i32): u64 {
  switch (method) {
    case Method.FreeCells:
      return <u64>freeCellsNodes();
    case Method.Beams:
      return <u64>beamsNodes();
    case Method.StockProof:
      return <u64>stockProofNodes();
    case Method.Order:
      return orderNodes();
    case Method.Proof:
    case Method.General:
    case Method.Rejoin:
      return walkNodes();
    default:
      return 0;
  }
}

/** Positions that the method keeps. */
export function storedOf(method: i32): f64 {
  switch (method) {
    case Method.FreeCells:
      return freeCellsStored();
    case Method.StockProof:
      return rootsStored;
    case Method.Proof:
    case Method.General:
    case Method.Rejoin:
      return transpositionCount();
    default:
      return 0;
  }
}

/** The most cards that the method has seen on the foundations. */
export function bestHomeOf(method: i32): i32 {
  switch (method) {
    case Method.FreeCells:
      return freeCellsBestHome();
    case Method.Beams:
      return beamsBestHome();
    case Method.StockProof:
      return stockProofBestHome();
    case Method.Proof:
    case Method.General:
    case Method.Rejoin:
      return walkBestHome();
    default:
      return 0;
  }
}

/** Why the method's verdict is what it is. */
export function whyOf(method: i32, verdict: i32): i32 {
  switch (method) {
    case Method.FreeCells:
      return freeCellsWhy();
    case Method.Proof:
    case Method.General:
    case Method.Rejoin:
      return walkWhy();
    case Method.Order:
      return verdict == Verdict.Unwinnable ? Why.Order : Why.Memory;
    default:
      return verdict == Verdict.Unwinnable ? Why.Exhausted : Why.Memory;
  }
}

/** Writes the winning line that the method claims; returns its length, -1 for one too long to be handed out. */
export function lineOf(method: i32, out: StaticArray<u32>): i32 {
  switch (method) {
    case Method.FreeCells:
      return freeCellsLine(out);
    case Method.Beams:
      return beamsLine(out);
    case Method.StockProof:
      return stockProofLine(out);
    default: {
      const length = pathLength();
      if (length > MAX_LINE) return -1;
      for (let i = 0; i < length; i++) out[i] = pathMove(i);
      return length;
    }
  }
}

/** Tells the methods what the next questions are for (abi.Role), and with which seed they hunt. */
export function seedMethods(role: i32, seed: i32): void {
  beamsSeed(seed);
  freeCellsProve(role == Role.Prove);
}
