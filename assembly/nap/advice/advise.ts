import { NapFault, NapPhase } from '../abi';
import { seedFrom } from '../random';
import { phase, table } from '../state';
import { napAdvice } from './advice';
import { adviseCalls, prepareCalls } from './calls';
import { adviseCards, prepareCards } from './cards';
import { prepareSampling } from './sample';
import { me, napTakeView } from './view';

// Advice to the seat of the view: begin, then as many worlds as time allows. The same seed gives the same advice.

const ADVICE: u32 = 2;

/** NapPhase of the question being worked on, or -1. */
let asked: i32 = -1;

/** Takes the view as the question. False when it is no view, or not this seat's turn. */
export function napAdviseBegin(seed: u32): bool {
  asked = -1;
  if (napTakeView() != NapFault.None || phase() > NapPhase.Playing || table.turn != me) return false;
  asked = phase();
  napAdvice.fill(0);
  prepareSampling();
  seedFrom(seed, ADVICE);
  if (asked == NapPhase.Bidding) prepareCalls();
  else prepareCards();
  return true;
}

/**
 * Adds that many worlds to the advice; for cards, `solved` of them also with all cards visible, within that many
 * nodes a question. Nothing when there is no question.
 */
export function napAdviseStep(worlds: i32, solved: i32, nodes: i32): void {
  if (asked == NapPhase.Bidding) adviseCalls(worlds);
  else if (asked == NapPhase.Playing) adviseCards(worlds, solved, nodes);
}
