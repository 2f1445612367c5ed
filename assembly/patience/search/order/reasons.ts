// Why a literal is true, in one word, and spelled out: the literals that made it so.
//   0: a decision, or true from the start    1: a clause    2: the other literal of a two-literal clause
//   3: order (x before y before z, so x before z)           4: no more room at a moment
// in the lowest three bits; what it is about in the others.

import { Certified } from '../../../abi';
import { lay, RawArray } from '../../../raw';
import { certifies, noteBegin, noteEnd, noteLiteral } from './certificate';
import { clauseAt } from './clauses';
import { bottomOf, columnCount, NOBODY } from './elements';
import { roomLiteral, roomLiterals } from './roomList';
import { firstOf, isTrue, levelOf, literalOf, pairOf, placeOf, reasonOf, secondOf, twinOf } from './state';

export const BY_CLAUSE: u32 = 1;
export const BY_BINARY: u32 = 2;
export const BY_ORDER: u32 = 3;
export const BY_ROOM: u32 = 4;
const TWIN: u32 = 8;

export function byClause(clause: u32): u32 {
  return (clause << 3) | BY_CLAUSE;
}

export function byBinary(other: u32): u32 {
  return (other << 3) | BY_BINARY;
}

/** By way of the element between; `isTwin`: what follows is about the second's twin. */
export function byOrder(between: i32, isTwin: bool): u32 {
  return (between << 4) | (isTwin ? TWIN : 0) | BY_ORDER;
}

export function byRoom(moment: i32): u32 {
  return (moment << 3) | BY_ROOM;
}

/** Literals, all true, that make others true or contradict each other: a stack. */
let causes = changetype<RawArray<u32>>(0);
export let causeCount: i32 = 0;

/** Room for so many literals that are looked through at the same time. */
export const MOST_CAUSES: i32 = 1 << 16;

export function layCauses(): void {
  causes = lay<u32>(MOST_CAUSES);
  causeCount = 0;
}

export function causeAt(i: i32): u32 {
  return causes[i];
}

export function dropCauses(to: i32): void {
  causeCount = to;
}

/** True from the start needs no mention. */
export function addCause(literal: u32): void {
  if (levelOf(literal >> 1) == 0) return;
  causes[causeCount++] = literal;
}

/** Puts the literals on the stack that made this one true. */
export function spellOut(literal: u32): void {
  if (certifies) certifyReason(literal);
  const reason = reasonOf(literal >> 1);
  switch (reason & 7) {
    case BY_CLAUSE:
      clauseCauses(reason >> 3, literal);
      break;
    case BY_BINARY:
      addCause((reason >> 3) ^ 1);
      break;
    case BY_ORDER:
      orderCauses(literal, reason);
      break;
    case BY_ROOM:
      roomCauses(reason >> 3, placeOf(literal >> 1));
      break;
  }
}

/** The other literals of the clause are false. */
export function clauseCauses(clause: u32, without: u32): void {
  const literals = clauseAt(clause).literals();
  for (let i = clauseAt(clause).length() - 1; i >= 0; i--) {
    const literal = literals[i];
    if (literal != without) addCause(literal ^ 1);
  }
}

/** Takes down the clause of order or room that made the literal true, whole, with what is true from the start. */
export function certifyReason(literal: u32): void {
  const reason = reasonOf(literal >> 1);
  if ((reason & 7) == BY_ROOM) certifyRoom(reason >> 3, literal, placeOf(literal >> 1));
  if ((reason & 7) != BY_ORDER) return;
  const pair = pairOf(literal >> 1);
  const x = firstOf(pair);
  const y = (reason & TWIN) != 0 ? twinOf(pair) : secondOf(pair);
  const between = <i32>(reason >> 4);
  const first = (literal & 1) == 0 ? x : y;
  certifyOrder(literalOf(first, between), literalOf(between, x + y - first), literal);
}

/** Of these three literals the first two make the third true. */
export function certifyOrder(one: u32, two: u32, three: u32): void {
  noteBegin();
  noteLiteral(one ^ 1);
  noteLiteral(two ^ 1);
  noteLiteral(three);
  noteEnd(Certified.Order);
}

/** All that counts at the moment, is true and became so before that place leaves no room but that the literal (0: none) is true. */
export function certifyRoom(moment: i32, literal: u32, place: i32): void {
  noteBegin();
  for (let i = roomLiterals(moment) - 1; i >= 0; i--) certifyCause(roomLiteral(moment, i), place);
  for (let column = 0; column < columnCount; column++) {
    const bottom = bottomOf(column);
    if (bottom != NOBODY && bottom != moment) certifyCause(literalOf(moment, bottom), place);
  }
  noteLiteral(literal);
  noteEnd(Certified.Room);
}

function certifyCause(literal: u32, place: i32): void {
  if (isTrue(literal) && placeOf(literal >> 1) < place) noteLiteral(literal ^ 1);
}

function orderCauses(literal: u32, reason: u32): void {
  const pair = pairOf(literal >> 1);
  const x = firstOf(pair);
  const y = (reason & TWIN) != 0 ? twinOf(pair) : secondOf(pair);
  const between = <i32>(reason >> 4);
  const first = (literal & 1) == 0 ? x : y;
  addCause(literalOf(first, between));
  addCause(literalOf(between, x + y - first));
}

/** All that counts at the moment, is true and became so before that place on the trail. */
export function roomCauses(moment: i32, place: i32): void {
  for (let i = roomLiterals(moment) - 1; i >= 0; i--) {
    const literal = roomLiteral(moment, i);
    if (isTrue(literal) && placeOf(literal >> 1) < place) addCause(literal);
  }
  for (let column = 0; column < columnCount; column++) {
    const bottom = bottomOf(column);
    if (bottom == NOBODY || bottom == moment) continue;
    const literal = literalOf(moment, bottom);
    if (isTrue(literal) && placeOf(literal >> 1) < place) addCause(literal);
  }
}
