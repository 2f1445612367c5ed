// What a contradiction teaches: a clause that says of its causes that they cannot all be, reduced to the first literal through which
// all that the last decision brought had to pass, and without literals that the others bring along.

import { lay, RawArray } from '../../../raw';
import { clauseAt, isLearned } from './clauses';
import { bumpVariable } from './heap';
import { BY_CLAUSE, causeAt, causeCount, dropCauses, MOST_CAUSES, spellOut } from './reasons';
import { level, levelOf, reasonOf, trailAt, trailLength } from './state';

/** Marks of a variable: nothing, in the clause or to be resolved, brought along by others, not so. */
const UNSEEN: u8 = 0;
const SEEN: u8 = 1;
const BROUGHT: u8 = 2;
const NOT_BROUGHT: u8 = 3;
/** How far back it is looked for what brings a literal along. */
const DEEPEST: i32 = 200;

/** by variable */
let marks = changetype<RawArray<u8>>(0);
/** the literals of the clause */
export let learned = changetype<RawArray<u32>>(0);
/** variables whose marks are to be wiped */
let marked = changetype<RawArray<u32>>(0);
/** by level: the clause that it was counted for last */
let stamps = changetype<RawArray<u32>>(0);
let stamp: u32 = 0;
let markedCount: i32 = 0;
export let learnedLength: i32 = 0;
/** over how many decisions the clause spreads, and to which it leads back */
export let learnedSpread: i32 = 0;
export let backLevel: i32 = 0;

export function layLearn(most: i32): void {
  marks = lay<u8>(most);
  learned = lay<u32>(most);
  marked = lay<u32>(most);
  stamps = lay<u32>(most);
  stamp = 0;
  markedCount = 0;
}

function mark(variable: u32, as: u8): void {
  if (marks[variable] == UNSEEN) marked[markedCount++] = variable;
  marks[variable] = as;
}

/** Takes the causes from the stack: those of the last decision are counted, the others go into the clause. */
function takeCauses(): i32 {
  let ofLast = 0;
  for (let i = 0; i < causeCount; i++) {
    const cause = causeAt(i);
    const variable = cause >> 1;
    if (marks[variable] != UNSEEN) continue;
    mark(variable, SEEN);
    bumpVariable(variable);
    if (levelOf(variable) == level) ofLast++;
    else learned[learnedLength++] = cause ^ 1;
  }
  dropCauses(0);
  return ofLast;
}

/** Makes the clause from the causes of the contradiction; its first literal is what is to become true. */
export function learn(): void {
  learnedLength = 1;
  let open = takeCauses();
  let place = trailLength;
  let literal: u32 = 0;
  while (true) {
    do {
      literal = trailAt(--place);
    } while (marks[literal >> 1] != SEEN);
    marks[literal >> 1] = UNSEEN;
    if (--open == 0) break;
    spellOut(literal);
    noteUse(literal);
    open += takeCauses();
  }
  learned[0] = literal ^ 1;
  shrink();
  measure();
  for (let i = 0; i < markedCount; i++) marks[marked[i]] = UNSEEN;
  markedCount = 0;
}

function noteUse(literal: u32): void {
  const reason = reasonOf(literal >> 1);
  if ((reason & 7) == BY_CLAUSE && isLearned(reason >> 3)) clauseAt(reason >> 3).use(255);
}

function shrink(): void {
  let kept = 1;
  for (let i = 1; i < learnedLength; i++) {
    const literal = learned[i];
    if (reasonOf(literal >> 1) == 0 || !isBrought(literal ^ 1, 0)) learned[kept++] = literal;
  }
  learnedLength = kept;
}

/** Whether the literals of the clause bring this true literal along. */
function isBrought(literal: u32, depth: i32): bool {
  const from = causeCount;
  if (depth > DEEPEST || from + 512 > MOST_CAUSES) return false;
  spellOut(literal);
  let brought: bool = true;
  for (let i = from; i < causeCount && brought; i++) {
    const cause = causeAt(i);
    const variable = cause >> 1;
    const how = marks[variable];
    if (how == SEEN || how == BROUGHT) continue;
    brought = how != NOT_BROUGHT && reasonOf(variable) != 0 && isBrought(cause, depth + 1);
    mark(variable, brought ? BROUGHT : NOT_BROUGHT);
  }
  dropCauses(from);
  return brought;
}

/** The literal of the latest decision but the last comes second, so that the two are watched. */
function measure(): void {
  backLevel = 0;
  learnedSpread = 0;
  stamp++;
  for (let i = 0; i < learnedLength; i++) {
    const at = levelOf(learned[i] >> 1);
    if (stamps[at] != stamp) learnedSpread++;
    stamps[at] = stamp;
    if (i == 0 || at <= backLevel) continue;
    backLevel = at;
    const literal = learned[i];
    learned[i] = learned[1];
    learned[1] = literal;
  }
}
