// What a contradiction teaches: a clause that says of its causes that they cannot all be, reduced to the first literal through which
// all that the last decision brought had to pass, and without literals that the others bring along.

import { clauseAt, isLearned, setUsed } from './clauses';
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

/** u8 by variable; u32: the literals of the clause; u32: variables whose marks are to be wiped; u32 by level: stamp */
let marks: usize = 0;
export let learned: usize = 0;
let marked: usize = 0;
let stamps: usize = 0;
let stamp: u32 = 0;
let markedCount: i32 = 0;
export let learnedLength: i32 = 0;
/** over how many decisions the clause spreads, and to which it leads back */
export let learnedSpread: i32 = 0;
export let backLevel: i32 = 0;

export function layLearn(at: usize, most: i32): usize {
  marks = at;
  learned = (marks + <usize>most + 7) & ~7;
  marked = learned + 4 * <usize>most;
  stamps = marked + 4 * <usize>most;
  const end = (stamps + 4 * <usize>most + 7) & ~7;
  memory.fill(at, 0, end - at);
  stamp = 0;
  markedCount = 0;
  return end;
}

function markOf(variable: u32): u8 {
  return load<u8>(marks + variable);
}

function mark(variable: u32, as: u8): void {
  if (markOf(variable) == UNSEEN) store<u32>(marked + <usize>(markedCount++ << 2), variable);
  store<u8>(marks + variable, as);
}

function literalAt(i: i32): u32 {
  return load<u32>(learned + ((<usize>i) << 2));
}

function setLiteralAt(i: i32, literal: u32): void {
  store<u32>(learned + ((<usize>i) << 2), literal);
}

/** Takes the causes from the stack: those of the last decision are counted, the others go into the clause. */
function takeCauses(): i32 {
  let ofLast = 0;
  for (let i = 0; i < causeCount; i++) {
    const cause = causeAt(i);
    const variable = cause >> 1;
    if (markOf(variable) != UNSEEN) continue;
    mark(variable, SEEN);
    bumpVariable(variable);
    if (levelOf(variable) == level) ofLast++;
    else setLiteralAt(learnedLength++, cause ^ 1);
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
    } while (markOf(literal >> 1) != SEEN);
    store<u8>(marks + (literal >> 1), UNSEEN);
    if (--open == 0) break;
    spellOut(literal);
    noteUse(literal);
    open += takeCauses();
  }
  setLiteralAt(0, literal ^ 1);
  shrink();
  measure();
  for (let i = 0; i < markedCount; i++) store<u8>(marks + load<u32>(marked + ((<usize>i) << 2)), UNSEEN);
  markedCount = 0;
}

function noteUse(literal: u32): void {
  const reason = reasonOf(literal >> 1);
  if ((reason & 7) == BY_CLAUSE && isLearned(reason >> 3)) setUsed(clauseAt(reason >> 3), 255);
}

function shrink(): void {
  let kept = 1;
  for (let i = 1; i < learnedLength; i++) {
    const literal = literalAt(i);
    if (reasonOf(literal >> 1) == 0 || !isBrought(literal ^ 1, 0)) setLiteralAt(kept++, literal);
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
    const how = markOf(variable);
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
    const at = levelOf(literalAt(i) >> 1);
    if (load<u32>(stamps + ((<usize>at) << 2)) != stamp) learnedSpread++;
    store<u32>(stamps + ((<usize>at) << 2), stamp);
    if (i == 0 || at <= backLevel) continue;
    backLevel = at;
    const literal = literalAt(i);
    setLiteralAt(i, literalAt(1));
    setLiteralAt(1, literal);
  }
}
