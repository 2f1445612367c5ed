// The formula that every order of departures of a win makes true. Directly after each departure a (its moment)
//   - no more copies of a face are home than have departed;
//   - every card that has departed and is not home lies on a host of its own (a copy of the next higher card of its suit, bare until then) or
//     at the bottom of a column that was emptied before.
// Directly after a, nothing lies on a itself, on the card that it uncovered or in the column that it emptied.
//
// Where runs are carried, cards that leave their places together do so one after the other, the top first. Until the last of them has left
// each of the others counts as lying on the next one of the run, as it did; and a card of a column may carry others with it when it leaves.
// So the moment's card can be a host itself, and so can the card that it lay on, if it lay there in suit.

import { Certified, Moment } from '../../../abi';
import { certifies, noteVariable } from './certificate';
import {
  AT_HOME,
  cardCount,
  carriesRuns,
  copyOf,
  coverOf,
  faceOf,
  firstWaste,
  HOMES,
  homeAtStart,
  isInSuit,
  isLowest,
  NOBODY,
  TURNS,
} from './elements';
import { delayOf } from './landmarks';
import { addRoomLiteral } from './roomList';
import { clauseOf2, clauseOf3, clauseOf4 } from './solver';
import { count, FALSE, isTrue, literalOf, newVariable, setPhase, setRoom, TRUE } from './state';

/** The variables that a moment takes at the most, beside those of the order. */
export const MOMENT_VARIABLES: i32 = 6 * 52;

let moment: i32 = 0;

/** Where it is taken down for others to check, the formula leans on what is known from the start alone, and else on what follows as well. */
function surely(literal: u32): bool {
  return certifies ? literal == TRUE : isTrue(literal);
}

function surelyNot(literal: u32): bool {
  return surely(literal ^ 1);
}

/** The copy has departed, or was home from the start. */
function gone(copy: i32): u32 {
  return copy == AT_HOME || copy == moment ? TRUE : literalOf(copy, moment);
}

/** The copy can have been a host before the moment's card departed. */
function bare(copy: i32): u32 {
  if (copy == AT_HOME) return TRUE;
  if (copy == moment) return carriesOthers() ? TRUE : FALSE;
  if (copy >= firstWaste) return literalOf(copy, moment);
  const cover = coverOf(copy);
  if (cover == NOBODY) return TRUE;
  if (cover == moment) return carriesRuns && isInSuit(moment) ? TRUE : FALSE;
  return literalOf(cover, moment);
}

/** Can cards lie on the moment's card when it leaves? */
function carriesOthers(): bool {
  return carriesRuns && moment < firstWaste;
}

/** So many copies of the face are home. */
function home(face: i32, copies: i32): u32 {
  return copies <= homeAtStart(face) ? TRUE : literalOf(HOMES + 2 * face + copies - 1, moment);
}

/** No more copies are home than have departed. */
export function addHomes(at: i32): void {
  moment = at;
  for (let face = 0; face < 52; face++) {
    const one = gone(copyOf(face, 0));
    const two = gone(copyOf(face, 1));
    clauseOf3(home(face, 1) ^ 1, one, two);
    clauseOf2(home(face, 2) ^ 1, one);
    clauseOf2(home(face, 2) ^ 1, two);
  }
}

/** A variable for what is said of the face; TRUE, which asks nothing of what it stands for, when there is no room. */
function auxiliary(what: Moment, face: i32, isNegative: u32): u32 {
  const variable = newVariable();
  if (variable < 0) return TRUE;
  setPhase(variable, isNegative);
  if (certifies) noteVariable(Certified.Moment, variable, what, face, moment);
  return 2 * variable;
}

// ---- Room ----

/** at least one, two copies of the face are neither where they were nor home */
let loose1: u32 = FALSE;
let loose2: u32 = FALSE;
/** at least one, two hosts for it (may be claimed, if it is so) */
let hosts1: u32 = FALSE;
let hosts2: u32 = FALSE;

function addLoose(face: i32): void {
  const one = gone(copyOf(face, 0));
  const two = gone(copyOf(face, 1));
  const home1 = home(face, 1);
  const home2 = home(face, 2);
  loose1 = FALSE;
  loose2 = FALSE;
  if (surely(home2) || (surelyNot(one) && surelyNot(two))) return;
  loose1 = auxiliary(Moment.Loose1, face, 1);
  clauseOf3(one ^ 1, home1, loose1);
  clauseOf3(two ^ 1, home1, loose1);
  clauseOf4(one ^ 1, two ^ 1, home2, loose1);
  if (surely(home1) || surelyNot(one) || surelyNot(two)) return;
  loose2 = auxiliary(Moment.Loose2, face, 1);
  clauseOf4(one ^ 1, two ^ 1, home1, loose2);
}

/** Hosts for the face below `face`. Of both copies home there is none; of one home one less. */
function addHosts(face: i32): void {
  const first = copyOf(face, 0);
  const second = copyOf(face, 1);
  const home1 = home(face, 1);
  const home2 = home(face, 2);
  hosts1 = FALSE;
  hosts2 = FALSE;
  if (surely(home2)) return;
  if (faceOf(moment) == face && !carriesOthers()) {
    addTwinHost(face, first == moment ? second : first, home2);
    return;
  }
  const one = bare(first);
  const two = bare(second);
  if (surelyNot(one) && surelyNot(two)) return;
  hosts1 = auxiliary(Moment.Hosts1, face, 0);
  clauseOf3(hosts1 ^ 1, one, two);
  clauseOf3(hosts1 ^ 1, home1 ^ 1, one);
  clauseOf3(hosts1 ^ 1, home1 ^ 1, two);
  clauseOf2(hosts1 ^ 1, home2 ^ 1);
  if (surelyNot(one) || surelyNot(two) || surely(home1)) return;
  hosts2 = auxiliary(Moment.Hosts2, face, 0);
  clauseOf2(hosts2 ^ 1, one);
  clauseOf2(hosts2 ^ 1, two);
  clauseOf2(hosts2 ^ 1, home1 ^ 1);
}

/** The moment's card is of the face itself: only its twin can be a host. */
function addTwinHost(face: i32, twin: i32, home2: u32): void {
  if (twin == AT_HOME || surelyNot(bare(twin))) return;
  hosts1 = auxiliary(Moment.Hosts1, face, 0);
  clauseOf2(hosts1 ^ 1, bare(twin));
  clauseOf2(hosts1 ^ 1, home2 ^ 1);
}

function roomLiteral(what: Moment, face: i32): u32 {
  const made = auxiliary(what, face, 1);
  if (made == TRUE) return made;
  setRoom(made >> 1, moment);
  addRoomLiteral(moment, made);
  return made;
}

/** The cards without a host, each one literal that counts. */
export function addRoom(at: i32): void {
  moment = at;
  if (isLowest(at)) count(at, 1);
  for (let face = 0; face < 52; face++) {
    addLoose(face);
    if (surelyNot(loose1)) continue;
    if (face % 13 == 12) {
      hosts1 = FALSE;
      hosts2 = FALSE;
    } else addHosts(face + 1);
    const homeless1 = roomLiteral(Moment.Homeless1, face);
    clauseOf3(loose1 ^ 1, hosts1, homeless1);
    if (surelyNot(loose2)) continue;
    clauseOf3(loose2 ^ 1, hosts2, homeless1);
    const homeless2 = roomLiteral(Moment.Homeless2, face);
    clauseOf3(loose2 ^ 1, hosts1, homeless2);
  }
}

/** What relaxed play says of two departures: x before a, or a after a later turn. */
export function addDelays(x: i32): void {
  for (let a = 0; a < cardCount; a++) {
    const delay = delayOf(x, a);
    if (delay > 0) clauseOf2(literalOf(x, a), literalOf(TURNS + delay - 1, a));
  }
}
