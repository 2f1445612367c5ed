import { CELL, FOUNDATION } from '../../assembly/abi';
import { moveParts } from '../core/buffers';
import { faceOf } from '../core/cards';
import { cardText, writeMove } from '../core/notation';
import type { OpenCore } from '../core/patience';
import type { Move } from '../core/types';
import { isTurn } from '../game/autoplay';
import { guessMove } from '../game/guess';
import { naturalFirst } from '../game/natural';
import { capital, cardName, pileName } from '../i18n/words';
import type { Verdict } from '../solver/protocol';
import { limitsOf, trustedLine, workOf } from './check';
import { openJudge, openThreads } from './core';
import { fail } from './failure';
import { interruptible } from './interrupt';
import { type Given, readOptions } from './options';
import { answer } from './output';
import { layPlayed, readStarts, takeGame, tokensOf } from './starts';

/** Why a move is advised, or none: `line` keeps a proved win, `guess` where nothing is proved. */
type Code = 'line' | 'guess' | 'lost' | 'won';

interface Reason {
  readonly code: Code;
  readonly text: string;
  /** the cards carried, the lowest first; none for a turned card, which nobody has seen */
  readonly cards: readonly string[];
  /** from and to, as in moves */
  readonly piles: readonly string[];
}

const why: Readonly<Record<Code, string>> = {
  line: 'it keeps a win that is proved',
  guess: 'whether this can be won is not known',
  lost: 'This position is proved lost.',
  won: 'The game is won.',
};

/** What a move does, in words: it names the piles as well as the card, since two packs have twins. */
function moveWords(core: OpenCore, move: Move): string {
  const { from, to, count } = moveParts(move);
  const { piles } = core.position();
  if (isTurn(move)) return piles[from]?.length === count && count > 1 ? 'begin a new pass' : 'turn a card';
  const lowest = core.play(move);
  core.undo(move, lowest.undo);
  const card = cardName(faceOf(lowest.events[0]?.card ?? 0), 'en');
  const carried = count === 1 ? `the ${card}` : `the ${count} cards from the ${card} up`;
  const target = piles[to]?.at(-1);
  if (to >= FOUNDATION) return `${carried} from ${pileName(from, 'en')} goes up`;
  const place =
    target === undefined
      ? `the empty ${pileName(to, 'en')}`
      : `the ${cardName(faceOf(target), 'en')} in ${pileName(to, 'en')}`;
  return `${carried} from ${pileName(from, 'en')} to ${to >= CELL ? pileName(to, 'en') : place}`;
}

function reasonFor(core: OpenCore, code: Code, move: Move): Reason {
  if (move === 0) return { code, text: why[code], cards: [], piles: [] };
  const { events, undo } = core.play(move);
  core.undo(move, undo);
  const cards = isTurn(move)
    ? []
    : events.filter((event) => event.kind === 'move').map(({ card }) => cardText(card));
  const piles = isTurn(move) ? ['s', 'w'] : writeMove(move).replace(/x\d+$/, '').split('-');
  return { code, text: `${capital(moveWords(core, move))}: ${why[code]}.`, cards, piles };
}

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
  await interruptible(openThreads(1), async (pool, interrupted) => {
    for (const start of starts) {
      layPlayed(core, start, options.moves);
      const verdict = interrupted() ? null : await pool.ask(workOf(core, 1, limitsOf(options), 'hint'));
      if (verdict === null) return;
      const trusted = trustedLine(core, verdict);
      layPlayed(core, start, options.moves);
      const line = trusted === null ? null : naturalFirst(core, trusted);
      const { code, move } = advise(core, verdict, line?.[0]);
      const reason = reasonFor(core, code, move);
      const found = { verdict: verdict.status, move: move === 0 ? null : writeMove(move), reason };
      answer(options.json, { ...found, line: line === null ? null : tokensOf(line) }, () => {
        return move === 0 ? reason.text : `${writeMove(move)}  ${reason.text}`;
      });
    }
  });
}

/** `napoleon hint`: a move that keeps a win, as far as one is known. */
export async function hint(args: readonly string[]): Promise<void> {
  const given = readOptions(args, ['moves', 'sight', 'seconds']);
  if (given.options.sight === 'fair') fail('there is no fair advice yet; --sight open reads all cards');
  await hints(given);
}
