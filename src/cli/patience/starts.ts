import { buffer } from 'node:stream/consumers';
import { excerpt } from '../../i18n/excerpt';
import { faultSentence } from '../../i18n/faults';
import { refusalSentence } from '../../i18n/refusals';
import { moveParts } from '../../patience/core/buffers';
import { readMove, readPosition, splitMoves, writeMove } from '../../patience/core/notation';
import { BadDeal, type OpenCore } from '../../patience/core/patience';
import { ruleKeys } from '../../patience/core/rules';
import type { Move, Position, Refused } from '../../patience/core/types';
import { faultOf } from '../../patience/game/text/faults';
import { type ReadList, readList } from '../../patience/game/text/moveList';
import { refusalValues } from '../../patience/game/text/refusalValues';
import { type GameId, gameIds } from '../../shared/core/types';
import { decoded } from '../decoded';
import { readChanges } from '../options';
import { fail } from '../output';

/**
 * Where a question begins: a numbered deal, or the `index`th position (from 1) that was
 * written on standard input.
 */
export type Start =
  | { readonly deal: number; readonly position: null; readonly index: null }
  | { readonly deal: null; readonly position: Position; readonly index: number };

/** What names a start in an answer: its deal, or that it has none and which of the written ones it is. */
export function startKeys(start: Start): { deal: number } | { deal: null; index: number } {
  return start.deal === null ? { deal: null, index: start.index } : { deal: start.deal };
}

/** Something that may find text or numbers at fault: the fault becomes the sentence of a failure. */
export function faultless<T>(action: () => T, where = ''): T {
  try {
    return action();
  } catch (error) {
    const fault = faultOf(error);
    if (fault === null) throw error;
    return fail(where + faultSentence(fault.code, fault.values, 'en'));
  }
}

/** Puts a game's rules in force, with house rules (JSON) laid over them. */
export function takeGame(core: OpenCore, word: string | undefined, houseRules: string | null): GameId {
  if (word === undefined) fail('which game? `napoleon games` lists them');
  const game = gameIds.find((id) => id === word);
  if (word === '-' || /^\d/.test(word))
    fail(`GAME comes before ${excerpt(word)}; \`napoleon games\` lists them`);
  if (game === undefined) fail(`there is no game "${excerpt(word)}"; \`napoleon games\` lists them`);
  const changes = houseRules === null ? {} : readHouseRules(houseRules);
  faultless(() => core.setRules({ ...core.gameRules(game), ...changes }), 'house rules: ');
  return game;
}

function readHouseRules(json: string): object {
  const value = readChanges(json, `house rules are JSON such as {"build":"alternate"}, not ${excerpt(json)}`);
  const known: readonly string[] = ruleKeys;
  const unknown = Object.keys(value).find((key) => !known.includes(key));
  if (unknown !== undefined)
    fail(`house rules: there is no rule "${excerpt(unknown)}"; there are ${known.join(', ')}`);
  return value;
}

function readNumber(word: string): number {
  const number = /^\d+$/.test(word) ? Number(word) : Number.NaN;
  if (Number.isNaN(number)) fail(`"${excerpt(word)}" is no deal number`);
  return faultless(() => {
    if (number < 1 || number > 0x7fffffff) throw new BadDeal(number);
    return number;
  });
}

/** A deal's number, or a range of them as `from-to`. */
export function readRange(word: string): readonly [number, number] {
  const ends = word.split('-');
  if (ends.length > 2) fail(`"${excerpt(word)}" is no range of deals`);
  if (ends[1] === '') fail(`the range "${excerpt(word)}" has no end; write FROM-TO`);
  const from = readNumber(ends[0] ?? '');
  const to = ends.length === 2 ? readNumber(ends[1] ?? '') : from;
  if (to < from) fail(`the range ${excerpt(word)} runs backwards`);
  return [from, to];
}

/**
 * The positions on standard input, each with the number of its first line; blank ones at the end are none.
 */
function splitPositions(text: string): { text: string; line: number }[] {
  const parts: { text: string; line: number }[] = [{ text: '', line: 1 }];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const last = parts.at(-1)!;
    if (line.trim() === '---') parts.push({ text: '', line: index + 2 });
    else last.text += `${line}\n`;
  }
  while (parts.length > 0 && parts.at(-1)!.text.replace(/#.*$/gm, '').trim() === '') parts.pop();
  return parts;
}

async function readInput(core: OpenCore): Promise<Start[]> {
  const input = await buffer(process.stdin).catch(() =>
    fail('standard input is too long, or cannot be read'),
  );
  const parts = splitPositions(decoded(input));
  if (parts.length === 0) fail('there is no position on standard input');
  return parts.map(({ text, line }, i) => {
    const where = parts.length > 1 ? `position ${i + 1}: ` : '';
    const position = faultless(() => {
      const setup = readPosition(text, core.rules, line);
      core.load(setup);
      return setup;
    }, where);
    return { deal: null, position, index: i + 1 };
  });
}

/** How many starts there are, and each of them in turn. */
export interface Starts extends Iterable<Start> {
  readonly count: number;
}

/**
 * What a command is about, from `NUMBER`, `FROM-TO` where that is allowed, or `-`.
 * The rules must be in force.
 */
export async function readStarts(core: OpenCore, words: readonly string[], ranges: boolean): Promise<Starts> {
  const [word, ...more] = words;
  if (word === undefined) fail(`which deal? a number${ranges ? ', a range' : ''} or - for standard input`);
  if (more.length > 0) fail(`"${excerpt(more[0] ?? '')}" is one word too many`);
  if (word === '-') {
    const starts = await readInput(core);
    return { count: starts.length, [Symbol.iterator]: () => starts[Symbol.iterator]() };
  }
  const [from, to] = ranges ? readRange(word) : [readNumber(word), readNumber(word)];
  return {
    count: to - from + 1,
    *[Symbol.iterator]() {
      for (let deal = from; deal <= to; deal++) yield { deal, position: null, index: null };
    },
  };
}

/** Lays a start down in the core. */
export function lay(core: OpenCore, start: Start): void {
  if (start.deal === null) core.load(start.position);
  else core.deal(start.deal);
}

/** The sentence for a refused move. */
export function refusedBecause(core: OpenCore, refused: Refused, count: number): string {
  const values = refusalValues({ detail: refused.detail, cards: count }, core.rules, core.position());
  return refusalSentence(refused.reason, values, 'en');
}

/** The tokens of `--moves`, none of which is without meaning; whether they are legal is not yet looked at. */
export function readTokens(core: OpenCore, text: string | null): string[] {
  const tokens = splitMoves(text ?? '');
  for (const token of tokens) faultless(() => readMove(token, core));
  return tokens;
}

/** A move that was asked for and is not legal: its place from 1, its token and the reason. */
export interface Illegal {
  readonly index: number;
  readonly move: string;
  readonly reason: string;
}

/** The move at which a list ended, with the reason. */
export function illegalOf(core: OpenCore, { illegal }: ReadList): Illegal | null {
  if (illegal === null) return null;
  const { index, token, move, refused } = illegal;
  const reason = refusedBecause(core, refused, Math.max(1, moveParts(move).count));
  return { index, move: token, reason };
}

/** Lays a start down and plays `--moves`, all of which must be legal. */
export function layPlayed(core: OpenCore, start: Start, moves: string | null): void {
  lay(core, start);
  if (moves === null) return;
  const illegal = illegalOf(core, readList(core, readTokens(core, moves), true));
  if (illegal !== null) fail(`move ${illegal.index}, ${excerpt(illegal.move)}: ${illegal.reason}`);
}

/** Moves as an array of tokens. */
export function tokensOf(moves: Iterable<Move>): string[] {
  return Array.from(moves, writeMove);
}
