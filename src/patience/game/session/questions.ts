import type { Verdict } from '../../solver/protocol';
import { type History, keyAt, movesUpTo, returnedAt } from '../moves/history';
import { learnLine, rememberGuess } from '../moves/knownLines';
import type { Purpose, Question, Store } from './store';

// Questions to the solver about positions of the game, and what an answer teaches.

/** A question about the position where a history stands, the game's or one that begins as it does; the core holds it. */
export function questionAt(store: Store, purpose: Purpose, history: History): Question {
  const { known, parts } = store;
  const { start, at } = history;
  return {
    purpose,
    known,
    key: keyAt(history, at),
    position: parts.core.position(),
    path: { start, moves: movesUpTo(history, at), returned: returnedAt(history, at) },
  };
}

export type Answer = Pick<Verdict, 'status' | 'line' | 'why' | 'nodes' | 'guess'>;

/** What comes of a question that nobody could answer. */
export const noAnswer: Answer = { status: 'unknown', line: new Uint32Array(), why: 'memory', nodes: 0 };

/** What an answer teaches about the position that was asked about, whether it is still on the table or not. */
export function learn({ parts }: Store, question: Question, answer: Answer): void {
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
