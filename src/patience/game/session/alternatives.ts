import type { Work } from '../../solver/protocol';
import { addEntry } from '../moves/history';
import { byNature } from '../moves/moveOrder';
import { otherMoves } from '../reasons/case';
import { explain } from '../reasons/explain';
import { type Answer, learn, question } from './answers';
import { isFair } from './fairOdds';
import type { Asked, Store } from './store';

// A hint lies on the table, and its move wins. That everything else loses is the best reason there is for it, so the
// other moves are looked at as well: briefly, and no longer than until one of them may win too.

/** So much for one of them. */
const effort = { nodes: 1_000_000, seconds: 0.5 };
/** Where there are more, hardly all of them lose. */
const mostRivals = 12;

/** The question about the other move that a player would think of first; `null` where there is none to be asked. */
export function nextRival(store: Store): { asked: Asked; work: Work } | null {
  const { hint, memory, history, parts } = store;
  const { core } = parts;
  if (hint?.kind !== 'line' || isFair(store)) return null;
  const others = [...otherMoves(core, hint.move)];
  if (others.length > mostRivals) return null;
  const { won, undecided, brief } = memory;
  if (others.some(([key]) => won.has(key) || undecided.has(key) || brief.has(key))) return null;
  const open = others.filter(([key]) => !memory.lost.has(key));
  const [next] = byNature(core, open, ([, move]) => move);
  if (next === undefined) return null;
  const played = core.play(next[1]);
  const there = addEntry(history, core, [played]);
  const { asked, work } = question(store, there.at, there);
  core.undo(played.move, played.undo);
  return { asked, work: { ...work, limits: effort, want: 'verdict' } };
}

/** What an answer teaches. So brief a search that decides nothing is no verdict for somebody who goes there. */
export function learnRival(store: Store, asked: Asked, answer: Answer): void {
  if (answer.status !== 'unknown') learn(store, asked, answer);
  else if (answer.why !== 'stopped') store.memory.brief.add(asked.key);
}

/** Gives the hint on the table its reason anew where all other moves have turned out lost; whether it is another one. */
export function claimOnly(store: Store): boolean {
  const { hint, memory, parts } = store;
  if (hint?.kind !== 'line') return false;
  const asking = { open: true, wins: true, best: false, isLost: (key: bigint) => memory.lost.has(key) };
  const reason = explain(parts.core, { ...asking, line: [hint.move] });
  if (reason?.code !== 'only' || hint.reason?.code === 'only') return false;
  store.hint = Object.freeze({ ...hint, reason });
  return true;
}
