import { ruleNumbers } from '../../core/rules';
import type { Verdict, Work } from '../../solver/protocol';
import { wholeLine } from '../moves/afterDeviation';
import { type History, keptAt, keyAt, movesUpTo } from '../moves/history';
import { rememberGuess, rememberLine, visit } from '../moves/knownLines';
import { weaveAutomatic } from '../moves/withAutomaticMoves';
import type { Asked, Store } from './store';

// Questions to the solver about positions of the game, and what an answer teaches.

/** A question about the position after `at` entries of a history, the game's or one that begins as it does; the core holds it. */
export function question(
  store: Store,
  at: number,
  history: History = store.history,
): { asked: Asked; work: Omit<Work, 'want'> } {
  const { core, limits } = store.parts;
  const { memory } = store;
  const ticket = ++store.tickets;
  const key = keyAt(history, at);
  const path = movesUpTo(history, at);
  const position = core.position();
  const asked = { ticket, memory, key, position, start: history.start, path, kept: keptAt(history, at) };
  const rules = ruleNumbers(core.rules);
  return { asked, work: { ticket, rules, position: core.bytes(), limits, sight: 'open' } };
}

export type Answer = Pick<Verdict, 'status' | 'line' | 'why' | 'nodes' | 'guess'>;

/** What comes of a question that nobody could answer. */
export const noAnswer: Answer = { status: 'unknown', line: new Uint32Array(), why: 'memory', nodes: 0 };

/** What an answer teaches about the position that was asked about, whether it is still on the table or not. */
export function learn(store: Store, asked: Asked, answer: Answer): void {
  const { core, autoUp } = store.parts;
  const { memory, position, path, key, kept } = asked;
  if (answer.status === 'unwinnable') memory.lost.add(key);
  if (answer.status === 'unknown' && answer.why !== 'stopped') memory.undecided.set(key, answer.nodes);
  if (answer.guess !== undefined) rememberGuess(memory, core, position, [...answer.guess]);
  if (answer.status !== 'winnable') return;
  const line = visit(core, position, () => {
    const found = wholeLine(core, memory, [...answer.line]);
    if (found === null) return null;
    return autoUp() ? weaveAutomatic(core, found, kept) : found;
  });
  // A line that does not win when it is replayed proves nothing.
  if (line === null || rememberLine(memory, core, asked.start, [...path, ...line]) === null)
    memory.undecided.set(key, answer.nodes);
}
