import { type GameId, gameIds, type Played, type RuleRecord } from '../../../shared/core/types';
import { readMove, readPosition, splitMoves, writeMoves, writePosition } from '../../core/notation';
import type { OpenCore } from '../../core/patience';
import { addEntry, beginHistory, goTo, type History } from '../moves/history';
import { visit } from '../moves/tryMoves';

/** Another way that the game took: its first `from` entries are those of the game itself, then come its own. */
export interface OtherWay {
  readonly from: number;
  /** written as the game's */
  readonly moves: readonly string[];
  /** how many of all its entries were on the table */
  readonly at: number;
}

/** A game as it is kept, sent and read again: from its deal, or its first position, by moves. */
export interface Transcript {
  readonly napoleon: 1;
  readonly game: GameId;
  readonly rules: RuleRecord;
  /** the deal's number; `null` when the game began from `position` */
  readonly number: number | null;
  /** position text, or `null` for a numbered deal */
  readonly position: string | null;
  /** one string an entry of the history: its moves as tokens, the automatic ones too */
  readonly moves: readonly string[];
  /** how many of the entries are on the table; the others can be redone */
  readonly at: number;
  /** milliseconds played */
  readonly elapsed: number;
  readonly helped: boolean;
  /** the way that was left for another one from an earlier position, if one was */
  readonly other?: OtherWay;
}

/** A game that begins from written cards, nothing played yet; the core has yet to accept it. */
export function transcriptFrom(game: GameId, rules: RuleRecord, position: string): Transcript {
  return { napoleon: 1, game, rules, number: null, position, moves: [], at: 0, elapsed: 0, helped: false };
}

/** Text that is no transcript, or one with an illegal move: `entry` from 1, and the move's token. */
export class BadTranscript extends Error {
  override name = 'BadTranscript';
  constructor(
    readonly entry: number | null,
    readonly token: string,
  ) {
    super(entry === null ? 'not a transcript' : `entry ${entry}: ${token} is not legal`);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

/** A whole number of entries, `length` at the most. */
function isEntry(value: unknown, length: number): value is number {
  return isCount(value) && Number.isInteger(value) && value <= length;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Of no use without the game; one that is damaged is left out, and the game is not lost for it. */
function checkOther(value: unknown, shared: number): OtherWay | null {
  if (!isRecord(value)) return null;
  const { from, moves, at } = value;
  if (!isEntry(from, shared) || !Array.isArray(moves) || !moves.every(isText)) return null;
  return isEntry(at, from + moves.length) ? { from, moves, at } : null;
}

/** Reads a transcript from JSON; throws `BadTranscript` for text that is none. */
export function readTranscript(json: string): Transcript {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new BadTranscript(null, '');
  }
  return checkTranscript(value);
}

/** A kept value as a transcript. Its shape is checked here, its rules, cards and moves by `replayTranscript`. */
export function checkTranscript(value: unknown): Transcript {
  if (!isRecord(value) || value.napoleon !== 1) throw new BadTranscript(null, '');
  const { rules, number, position, moves, at, elapsed, helped } = value;
  const game = gameIds.find((id) => id === value.game);
  const begins = number === null ? isText(position) : isCount(number) && position === null;
  if (game === undefined || !begins || !Array.isArray(moves) || !moves.every(isText))
    throw new BadTranscript(null, '');
  if (!isRecord(rules) || !isEntry(at, moves.length) || !isCount(elapsed)) throw new BadTranscript(null, '');
  const other = checkOther(value.other, moves.length);
  return {
    napoleon: 1,
    game,
    // The core looks at every key before it plays by them.
    rules: rules as unknown as RuleRecord,
    number: isCount(number) ? number : null,
    position: isText(position) ? position : null,
    moves,
    at,
    elapsed,
    helped: helped === true,
    ...(other && { other }),
  };
}

function writeEntries(history: History): string[] {
  return history.entries.map((entry) => writeMoves(entry.steps.map((step) => step.move)));
}

/** The way that a game left, as what sets it apart from the game's own entries. */
export function writeOther(history: History, left: History): OtherWay {
  const own = writeEntries(history);
  const moves = writeEntries(left);
  const apart = moves.findIndex((text, i) => text !== own[i]);
  const from = apart < 0 ? moves.length : apart;
  return { from, moves: moves.slice(from), at: left.at };
}

/** A game's history as the transcript's part of it. */
export function writeTranscript(
  core: OpenCore,
  game: GameId,
  number: number | null,
  history: History,
  more: Pick<Transcript, 'elapsed' | 'helped' | 'other'>,
): Transcript {
  return {
    napoleon: 1,
    game,
    rules: core.rules,
    number,
    position: number === null ? writePosition(history.start, core.rules) : null,
    moves: writeEntries(history),
    at: history.at,
    ...more,
  };
}

function playEntry(core: OpenCore, text: string, entry: number): Played[] {
  return splitMoves(text).map((token) => {
    const move = readMove(token, core);
    if (core.refusal(move) !== null) throw new BadTranscript(entry, token);
    return core.play(move);
  });
}

/**
 * Lays a transcript's game down in the core, as far as it was played, and returns its history. Throws `BadRules`,
 * `BadDeal`, `BadNotation`, `BadPosition` or `BadTranscript`; the core is then wherever it came to.
 */
export function replayTranscript(core: OpenCore, transcript: Transcript): History {
  core.setRules(transcript.rules);
  if (transcript.number !== null) core.deal(transcript.number);
  else core.load(readPosition(transcript.position ?? '', core.rules));
  let history = beginHistory(core);
  for (const [index, text] of transcript.moves.entries()) {
    history = addEntry(history, core, playEntry(core, text, index + 1));
  }
  for (const entry of history.entries.slice(transcript.at).toReversed()) {
    for (const { move, undo } of entry.steps.toReversed()) core.undo(move, undo);
  }
  return { ...history, at: transcript.at };
}

/** The way that a game left, by the game's history; `null` for one that cannot be gone. The core stays where it is. */
export function replayOther(core: OpenCore, history: History, { from, moves, at }: OtherWay): History | null {
  const begun = { ...history, entries: history.entries.slice(0, from), at: 0 };
  try {
    return visit(core, history.start, () => {
      let way = goTo(begun, core, from);
      for (const [index, text] of moves.entries())
        way = addEntry(way, core, playEntry(core, text, from + index + 1));
      // nothing of its own: the game itself, as it stood before it was gone back in
      const entries = moves.length === 0 && from === history.entries.length ? history.entries : way.entries;
      return { ...way, entries, at };
    });
  } catch {
    return null;
  }
}
