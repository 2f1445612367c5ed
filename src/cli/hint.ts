import { writeMove } from '../core/notation';
import type { OpenCore } from '../core/patience';
import type { Move } from '../core/types';
import { guessMove } from '../game/guess';
import { naturalFirst } from '../game/natural';
import type { Verdict } from '../solver/protocol';
import { asker, limitsOf, trustedLine } from './check';
import { openJudge, openThreads } from './core';
import { fairHints } from './fairHint';
import { interruptible } from './interrupt';
import { reasonFor } from './moveWords';
import { type Given, readOptions } from './options';
import { answer } from './output';
import { layPlayed, readStarts, takeGame, tokensOf } from './starts';

/** Why a move is advised, or none: `line` keeps a proved win, `guess` where nothing is proved. */
type Code = 'line' | 'guess' | 'lost' | 'won';

const why: Readonly<Record<Code, string>> = {
  line: 'it keeps a win that is proved',
  guess: 'whether this can be won is not known',
  lost: 'This position is proved lost.',
  won: 'The game is won.',
};

/** The advice that follows from a verdict on the position in the core. */
function advise(core: OpenCore, verdict: Verdict, first: Move | undefined): { code: Code; move: Move } {
  if (core.status() === 'won') return { code: 'won', move: 0 };
  if (verdict.status === 'winnable' && first !== undefined) return { code: 'line', move: first };
  if (verdict.status === 'unwinnable') return { code: 'lost', move: 0 };
  return { code: 'guess', move: verdict.guess?.[0] ?? guessMove(core, () => false) };
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
      const line = trusted === null ? null : naturalFirst(core, trusted);
      const { code, move } = advise(core, verdict, line?.[0]);
      const reason = reasonFor(core, code, move, why[code]);
      const found = { verdict: verdict.status, move: move === 0 ? null : writeMove(move), reason };
      answer(options.json, { ...found, line: line === null ? null : tokensOf(line) }, () => {
        return move === 0 ? reason.text : `${writeMove(move)}  ${reason.text}`;
      });
    }
  });
}

/** `napoleon hint`: a move that keeps a win, as far as one is known; under fair sight the odds of every move. */
export async function hint(args: readonly string[]): Promise<void> {
  const given = readOptions(args, ['moves', 'sight', 'seconds', 'jobs']);
  await (given.options.sight === 'fair' ? fairHints(given) : hints(given));
}
