// Every export of the trick game's core, a module of its own: who plays patience never loads it.
import { ABI_VERSION } from '../abi';
import { napAdvice } from './advice/advice';
import { napView } from './advice/view';
import { napPosition } from './position';
import { napRulesInput } from './rules';

// ---- Nap: a seat, which knows its view ----
export { napAdviseBegin, napAdviseStep } from './advice/advise';
export { napSeatCall, napSeatCard } from './advice/seats';
export { napTakeView, napViewFact } from './advice/view';
// ---- Nap: the table, which knows all hands ----
export {
  napCall,
  napChips,
  napDeal,
  napFact,
  napPlay,
  napRefuseCall,
  napRefuseCard,
  napUndo,
} from './play';
export { napTakePosition } from './position';
export { napPlayer } from './record';
export { napBidValue, napDefault, napLowestRank } from './rules';
export { napTakeRules } from './settings';
export { napSolve, napSolvedNodes, napTakes, napTricks } from './solve';
export function abiVersion(): i32 {
  return ABI_VERSION;
}

/** Its searches keep their tables in static memory: there is nothing to take. */
export function open(_megabytes: i32): bool {
  return true;
}

export function napRulesAt(): usize {
  return changetype<usize>(napRulesInput);
}

export function napPositionAt(): usize {
  return changetype<usize>(napPosition);
}

export function napViewAt(): usize {
  return changetype<usize>(napView);
}

export function napAdviceAt(): usize {
  return changetype<usize>(napAdvice);
}
