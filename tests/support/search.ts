import { Figure, Verdict, type Why } from '../../assembly/abi';
import type { OpenCore } from '../../src/patience/core/patience';
import { searchOn } from '../../src/patience/core/search';
import type { Move } from '../../src/patience/core/types';
import { isLegal, isWon, refereePlay } from '../referee/moves';
import type { Position } from '../referee/position';
import type { RuleRecord } from '../referee/rules';
import { tokenOf } from './agree';

export interface Answer {
  readonly verdict: Verdict;
  readonly why: Why;
  readonly line: readonly Move[];
  readonly nodes: number;
  readonly stored: number;
}

/** Searches the core's position to the end of its `nodes`, `slice` at a time. */
export function searchAll(core: OpenCore, nodes: number, slice = 50_000): Answer {
  const search = searchOn(core);
  search.begin(nodes);
  let verdict: Verdict = Verdict.Running;
  while (verdict === Verdict.Running) verdict = search.step(slice);
  return {
    verdict,
    why: search.why(),
    line: [...search.line()],
    nodes: search.figure(Figure.Nodes),
    stored: search.figure(Figure.Stored),
  };
}

/** The referee plays a line from a position of its own; null when it ends won, else where it went wrong. */
export function faultOfLine(record: RuleRecord, start: Position, line: readonly Move[]): string | null {
  let position = start;
  for (const [i, move] of line.entries()) {
    const token = tokenOf(move);
    if (!isLegal(record, position, token)) return `move ${i + 1}, ${token}, is not legal`;
    position = refereePlay(record, position, token);
  }
  return isWon(position) ? null : `after ${line.length} moves the game is not won`;
}
