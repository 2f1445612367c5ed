import { textsFor } from '../../i18n/index';
import { writeMove } from '../../patience/core/notation';
import type { OpenCore } from '../../patience/core/patience';
import type { Move } from '../../patience/core/types';
import { guessMove } from '../../patience/game/moves/guessMove';
import { reorderLine } from '../../patience/game/moves/moveOrder';
import { explain } from '../../patience/game/reasons/explain';
import type { Verdict } from '../../patience/solver/protocol';
import { interruptible, openJudge, openThreads } from '../core';
import { type Given, limitsOf, readOptions } from '../options';
import { answer } from '../output';
import { asker, trustedLine } from './check';
import { fairHints } from './fairHint';
import { claimFor, type Reason } from './moveWords';
import { layPlayed, readStarts, takeGame, tokensOf } from './starts';

/** Why a move is advised, or none: `line` keeps a proved win, `guess` where nothing is proved. */
type Code = 'line' | 'guess' | 'lost' | 'won';

const why: Readonly<Record<Code, string>> = {
  line: 'it keeps a win that is proved',
  guess: 'whether this can be won is not known',
  lost: 'This position is proved lost.',
  won: 'The game is won.',
};

/** What is advised: the first of these moves, with what is to follow it as far as that is known. */
interface Advice {
  readonly code: Code;
  readonly moves: readonly Move[];
  /** a search that did not decide saw its best position this way */
  readonly best?: boolean;
}

/** The advice that follows from a verdict on the position in the core. */
function advise(core: OpenCore, verdict: Verdict, line: readonly Move[]): Advice {
  if (core.status() === 'won') return { code: 'won', moves: [] };
  if (verdict.status === 'winnable' && line.length > 0) return { code: 'line', moves: line };
  if (verdict.status === 'unwinnable') return { code: 'lost', moves: [] };
  const guess = [...(verdict.guess ?? [])];
  if (guess.length > 0) return { code: 'guess', moves: guess, best: true };
  const move = guessMove(core, () => false);
  return { code: 'guess', moves: move === 0 ? [] : [move] };
}

function reasonOf(core: OpenCore, { code, moves, best = false }: Advice): Reason {
  const [move = 0] = moves;
  const asking = { line: moves, open: true, wins: code === 'line', best, isLost: () => false };
  const note = code === 'guess' && move !== 0 ? { note: textsFor('en', core.rules).hint.guess } : {};
  return claimFor(core, move, explain(core, asking), { code, text: why[code], ...note });
}

async function hints({ words, options }: Given): Promise<void> {
  const core = await openJudge();
  takeGame(core, words[0], options.rules);
  const starts = await readStarts(core, words.slice(1), false);
  const ask = asker(core, limitsOf(options), 'hint');
  await interruptible(openThreads(1), async (pool, interrupted) => {
    for (const start of starts) {
      layPlayed(core, start, options.moves);
      const verdict = interrupted() ? null : await pool.ask({ ...ask(1), position: core.bytes() });
      if (verdict === null) return;
      const trusted = trustedLine(core, verdict);
      layPlayed(core, start, options.moves);
      const line = trusted === null ? null : reorderLine(core, trusted);
      const advice = advise(core, verdict, line ?? []);
      const reason = reasonOf(core, advice);
      const [move = 0] = advice.moves;
      const found = { verdict: verdict.status, move: move === 0 ? null : writeMove(move), reason };
      answer(options.json, { ...found, line: line === null ? null : tokensOf(line) }, () => {
        return move === 0 ? reason.text : `${writeMove(move)}  ${reason.text}`;
      });
    }
  });
}

/**
 * `napoleon hint`: a move that keeps a win, as far as one is known; under fair sight the odds of every move.
 */
export async function hint(args: readonly string[]): Promise<void> {
  const given = readOptions(args, ['moves', 'sight', 'seconds', 'jobs']);
  await (given.options.sight === 'fair' ? fairHints(given) : hints(given));
}
