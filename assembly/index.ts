// Every export of the patiences' core, and nothing else. Numbers in, numbers out; buffers by address.
import { ABI_VERSION } from './abi';
import { openArena } from './arena';
import { dealNumber } from './deal';
import { moves as movesBuffer } from './patience/movegen';
import { events as eventsBuffer } from './patience/play';
import { position as positionBuffer } from './patience/position';
import { rulesInput } from './patience/rules';
import { line as lineBuffer } from './patience/search/question';
import { setup as setupBuffer } from './patience/setup';

export { generate } from './patience/movegen';
export { perft } from './patience/perft';
export { eventCount, play, safeMoveAfter, status, undoMove as undo } from './patience/play';
export { freshKey, key } from './patience/position';
export { refusal } from './patience/refusal';
export { tableValue, takeRules } from './patience/rules';
export { certificateAt, orderCertify, takeCertificate } from './patience/search/order/certificate';
export {
  searchAdopt,
  searchBegin,
  searchFigure,
  searchGuess,
  searchImprove,
  searchLineLength,
  searchStep,
  searchWhy,
} from './patience/search/search';
export { searchWithout } from './patience/search/switches';
export { searchAs, searchOnly } from './patience/search/turns';
export { knownAt, searchKnown } from './patience/search/walk/rejoin';
export { takeSetup } from './patience/setup';

export function abiVersion(): i32 {
  return ABI_VERSION;
}

/** Takes memory for the searches, once, before anything else is asked; false when there is none. */
export function open(megabytes: i32): bool {
  return openArena(megabytes);
}

export function deal(number: i32): i32 {
  return dealNumber(number);
}

export function rulesAt(): usize {
  return changetype<usize>(rulesInput);
}

export function setupAt(): usize {
  return changetype<usize>(setupBuffer);
}

export function positionAt(): usize {
  return changetype<usize>(positionBuffer);
}

export function movesAt(): usize {
  return changetype<usize>(movesBuffer);
}

export function eventsAt(): usize {
  return changetype<usize>(eventsBuffer);
}

export function lineAt(): usize {
  return changetype<usize>(lineBuffer);
}
