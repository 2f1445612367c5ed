import type { GameId } from '../../../shared/core/types';
import {
  anything,
  count,
  fields,
  listOf,
  milliseconds,
  nullOr,
  oneOf,
  orNull,
  type Reader,
  record,
  text,
  Unreadable,
  whole,
} from '../../../shared/storage/fields';
import { readMove, readPosition, splitMoves, writeMoves, writePosition } from '../../core/notation';
import type { OpenCore } from '../../core/patience';
import type { Played, RuleRecord } from '../../core/types';
import { addEntry, beginHistory, goTo, type History } from '../moves/history';
import { visit } from '../moves/tryMoves';
import { gameField, numberField } from './fields';

/** Another way that the game took: the first `from` entries of the game itself, then its own. */
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

/** A game with an illegal move: its entry from 1, and the move's token. */
export class IllegalMove extends Error {
  override name = 'IllegalMove';
  constructor(
    readonly entry: number,
    readonly token: string,
  ) {
    super(`entry ${entry}: ${token} is not legal`);
  }
}

/** Of no use without the game; one that is damaged is left out, and the game is not lost for it. */
function readOther(value: unknown, shared: number): OtherWay | null {
  const way = orNull(fields<OtherWay>({ from: whole(0, shared), moves: listOf(text), at: count }), value);
  return way === null || way.at > way.from + way.moves.length ? null : way;
}

const stored = fields<Omit<Transcript, 'rules' | 'other'> & { rules: unknown; other: unknown }>({
  napoleon: oneOf([1]),
  game: gameField,
  rules: record,
  number: nullOr(numberField),
  position: nullOr(text),
  moves: listOf(text),
  at: count,
  elapsed: milliseconds,
  helped: (value) => value === true,
  other: anything,
});

/** A game's shape; its rules, cards and moves are checked by `replayTranscript`. */
export const transcriptField: Reader<Transcript> = (value, field) => {
  const { other: stands, ...game } = stored(value, field);
  if ((game.number === null) === (game.position === null)) throw new Unreadable('position', game.position);
  if (game.at > game.moves.length) throw new Unreadable('at', game.at);
  const other = readOther(stands, game.moves.length);
  return { ...game, rules: game.rules as RuleRecord, ...(other && { other }) };
};

/** Reads a transcript from JSON; throws `Unreadable`. */
export function readTranscript(json: string): Transcript {
  try {
    return transcriptField(JSON.parse(json), '');
  } catch (error) {
    throw error instanceof SyntaxError ? new Unreadable() : error;
  }
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
    if (core.refusal(move) !== null) throw new IllegalMove(entry, token);
    return core.play(move);
  });
}

/**
 * Lays a transcript's game down in the core, as far as it was played, and returns its history. Throws
 * `BadRules`, `BadDeal`, `BadNotation`, `BadPosition` or `IllegalMove`; the core is then wherever it came to.
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

/** The way that a game left; `null` for one that cannot be gone. The core stays where it is. */
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
