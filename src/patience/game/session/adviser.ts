import { ruleNumbers } from '../../core/rules';
import type { Activity, Verdict, Work } from '../../solver/protocol';
import { searchAtOnce } from '../../solver/searchLoop';
import { addEntry, goTo, type History, keyAt, pathOf } from '../moves/history';
import { knownKeys, knownMoves, learnLine, rememberGuess } from '../moves/knownLines';
import { repairLast } from '../moves/repairLine';
import { alternativeLimits, claimOnly, nextAlternative } from './alternatives';
import { needsFair, sample, stopSampling } from './fairOdds';
import { betterMove, giveHint } from './hints';
import { publish } from './publish';
import type { Purpose, Question, Review, Store } from './store';
import { marksOf, nextToAsk, verdictHere } from './verdicts';

// The verdict kept up to date. What is known or a quick search decides is answered at once; the rest is asked
// of the solver, one question at a time.

/** So much for one position of a review, which asks about many. */
const reviewLimits = { nodes: 8_000_000, seconds: 1.5 };

/**
 * A question about the position where a history stands, the game's or one that begins as
 * it does; the core holds it.
 */
function questionAt(store: Store, purpose: Purpose, history: History): Question {
  const { known, parts } = store;
  const key = keyAt(history, history.at);
  return { purpose, known, key, position: parts.core.position(), path: pathOf(history) };
}

type Answer = Pick<Verdict, 'status' | 'line' | 'why' | 'nodes' | 'guess'>;

/** What comes of a question that nobody could answer. */
const noAnswer: Answer = { status: 'unknown', line: new Uint32Array(), why: 'memory', nodes: 0 };

/** Learns what an answer says of the position that was asked about, be it still on the table or not. */
function learn({ parts }: Store, question: Question, answer: Answer): void {
  const { core, autoUp } = parts;
  const { purpose, known, position, path, key } = question;
  const isThrough = answer.why !== 'stopped';
  switch (answer.status) {
    case 'unwinnable':
      known.lost.add(key);
      break;
    case 'winnable':
      // A line that does not win when it is replayed proves nothing.
      if (!learnLine(known, core, path, answer.line, autoUp())) known.undecided.set(key, answer.nodes);
      break;
    case 'unknown':
      // So brief a search that decides nothing is no verdict for somebody who goes there.
      if (isThrough && purpose === 'alternative') known.brief.add(key);
      else if (isThrough) known.undecided.set(key, answer.nodes);
      if (answer.guess !== undefined && purpose !== 'alternative')
        rememberGuess(known, core, position, [...answer.guess]);
  }
}

/** Nothing is asked any more. */
export function stopAsking(store: Store): void {
  if (store.asked === null) return;
  store.asked = null;
  store.activity = null;
  store.parts.solver.stop();
}

/**
 * Looks at the position on the table after a change: known, the search rests; unknown and the page seen, it
 * is asked for. The core must hold that position, and it must be the game's or a reviewed one.
 */
export function analyse(store: Store): void {
  const { known, history, mode, status, visible, parts } = store;
  const key = keyAt(history, history.at);
  if (status === 'stuck' || store.dead) known.lost.add(key);
  if (status === 'won') known.won.set(key, { line: { start: store.position, moves: [] }, at: 0 });
  store.isFair = needsFair(store);
  if (mode.kind === 'review') {
    analyseReview(store, mode);
    return;
  }
  if (store.isFair) {
    analyseFairly(store);
    return;
  }
  stopSampling(store);
  const isAskedFor = (purpose: Purpose): boolean => {
    const { asked } = store;
    return asked?.purpose === purpose && asked.key === key && asked.known === known;
  };
  const isOpen =
    visible &&
    verdictHere(known, history) === null &&
    !repairLast(parts.core, known, history, parts.autoUp());
  if (isOpen && isAskedFor('verdict')) return;
  if (isOpen && !quickSearch(store)) {
    send(store, 'verdict', history, { want: 'verdict', known: knownKeys(known) });
    return;
  }
  if (visible && isAskedFor('shorter')) return;
  stopAsking(store);
  if (!visible || askAlternative(store)) return;
  if (verdictHere(known, history) === 'won') askShorter(store, key);
}

/** Under fair sight orders of the unseen cards are sampled instead. */
function analyseFairly(store: Store): void {
  stopAsking(store);
  sample(store, () => {
    if (store.hint?.kind === 'looking') giveHint(store);
    publish(store, { kind: 'changed' });
  });
}

/**
 * Searches the position in the core, the game's, for a fraction of a millisecond; whether that has decided
 * it. Most positions are decided sooner than a question could be sent: without a stock nearly all of them,
 * with one those from which a known position is soon reached. So the badge turns with the move.
 */
function quickSearch(store: Store): boolean {
  const { parts, known, history } = store;
  if (parts.quickSearch === undefined) return false;
  const { search, nodes } = parts.quickSearch;
  const question = questionAt(store, 'verdict', history);
  const { status, why } = searchAtOnce(search, nodes, { known: knownKeys(known) });
  if (status === 'unknown') return false;
  const line = status === 'winnable' ? search.line() : new Uint32Array();
  learn(store, question, { status, line, why, nodes });
  return verdictHere(known, history) !== null;
}

/** Asks about the position in the core, where that history stands, in place of whatever was asked before. */
function send(
  store: Store,
  purpose: Purpose,
  history: History,
  wanted: Partial<Work> & Pick<Work, 'want'>,
): void {
  const { core, solver, limits } = store.parts;
  const question = questionAt(store, purpose, history);
  store.asked = question;
  store.activity = null;
  const ticket = ++store.tickets;
  const work = { ticket, rules: ruleNumbers(core.rules), position: core.bytes(), limits, ...wanted };
  solver
    .ask(work, ({ line, activity }) => {
      if (line !== undefined) hearLine(store, question, line);
      else if (purpose === 'verdict' && activity !== undefined) hearActivity(store, question, activity);
    })
    .then(
      (answer) => hear(store, question, answer),
      () => {
        // The line that is known stands without a shorter one.
        if (purpose !== 'shorter') hear(store, question, noAnswer);
      },
    );
}

/** So long an activity stands at least, milliseconds: a search's first turns are too short to be read. */
const activityStands = 1000;

/** What the search for the verdict is at. */
function hearActivity(store: Store, question: Question, is: Activity): void {
  const now = store.parts.clock.now();
  const { activity } = store;
  if (store.asked !== question || activity?.is === is) return;
  if (activity !== null && now - activity.since < activityStands) return;
  store.activity = { is, since: now };
  publish(store, { kind: 'changed' });
}

/** A shorter line, on the way to the answer. */
function hearLine(store: Store, question: Question, line: Uint32Array): void {
  if (question.known !== store.known) return;
  learn(store, question, { status: 'winnable', line, why: 'line', nodes: 0 });
  publish(store, { kind: 'changed' });
}

/** An answer; `null` when another question came before it. */
function hear(store: Store, question: Question, answer: Answer | null): void {
  // About another game: it teaches nothing of this one.
  if (question.known !== store.known) return;
  const isAwaited = store.asked === question;
  if (isAwaited) {
    store.asked = null;
    store.activity = null;
  }
  if (answer === null) return;
  learn(store, question, answer);
  switch (question.purpose) {
    case 'verdict':
    case 'review':
      if (store.mode.kind !== 'line') analyse(store);
      if (store.hint?.kind === 'looking') {
        giveHint(store);
        askAlternative(store);
      }
      publish(store, { kind: 'changed' });
      break;
    case 'shorter': {
      const shortest = question.known.won.get(question.key)?.line;
      if (isAwaited && shortest !== undefined) question.known.settled.add(shortest);
      if (answer.status === 'winnable') publish(store, { kind: 'changed' });
      break;
    }
    case 'alternative':
      // one cut short by somebody else's question would be cut short again
      if (isAwaited && answer.why !== 'stopped') hearAlternative(store);
  }
}

function hearAlternative(store: Store): void {
  const isChanged = claimOnly(store);
  analyse(store);
  if (isChanged) publish(store, { kind: 'changed' });
}

/** Asks for lines shorter than the one known from here, unless that was done with it. */
function askShorter(store: Store, key: bigint): void {
  const { known, parts, history } = store;
  const line = known.won.get(key)?.line;
  const moves = line === undefined || known.settled.has(line) ? null : knownMoves(known, parts.core);
  if (moves === null || moves.length < 2) return;
  send(store, 'shorter', history, { want: 'hint', line: Uint32Array.from(moves) });
}

/**
 * While a hint that keeps a win lies there: asks about the next of the other moves. Whether
 * something is asked. The shorter lines wait for it: a hint is read now, and the first of the others
 * that wins as well ends it.
 */
export function askAlternative(store: Store): boolean {
  const { asked, known, mode, history, parts } = store;
  if (asked?.purpose === 'alternative') return true;
  if (!store.visible || asked?.purpose === 'verdict' || mode.kind !== 'game') return false;
  const move = nextAlternative(store);
  if (move === null) return false;
  const played = parts.core.play(move);
  const wanted = { limits: alternativeLimits, want: 'verdict', known: knownKeys(known) } as const;
  send(store, 'alternative', addEntry(history, parts.core, [played]), wanted);
  parts.core.undo(move, played.undo);
  return true;
}

/** The hint goes, and what was asked for its sake. The core must hold the game's position. */
export function dropHint(store: Store): void {
  store.hint = null;
  if (store.asked?.purpose === 'alternative') analyse(store);
}

/** Asks about the next position of the history that nothing is known of, if nothing else is asked. */
function analyseReview(store: Store, review: Review): void {
  const { known, history, parts } = store;
  stopSampling(store);
  if (!store.visible) stopAsking(store);
  const at =
    review.sealed || !store.visible || store.asked !== null ? null : nextToAsk(marksOf(known, history));
  if (at !== null) {
    const there = goTo(history, parts.core, at);
    send(store, 'review', there, { limits: reviewLimits, known: knownKeys(known), want: 'verdict' });
    goTo(there, parts.core, history.at);
  }
  store.mode = { ...review, better: review.sealed ? null : betterMove(store) };
}
