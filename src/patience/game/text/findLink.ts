import { readFace, readRank, readSuit } from '../../../shared/core/cardText';
import type { GameId } from '../../../shared/core/types';
import { isMoveToken } from '../../core/notation';
import { ruleWords } from '../../core/rules';
import type { RuleRecord } from '../../core/types';
import { anyDeal, type Link, readLink } from './link';

// A link inside another text: between words, in brackets, with a full stop, or broken over several lines by a program
// that wraps what it sends.

/** No program wraps lines as short as this: a link that ends there, and can be read, is whole. */
const shortest = 50;

function isPositionWord(word: string): boolean {
  const [suit = '', height = ''] = word.split('-');
  const isFoundation = readSuit(suit) >= 0 && (/^\d\d?$/.test(height) || readRank(height) >= 0);
  return (
    /^(?:-|[a-z]*:|\d+:?)$/i.test(word) || isFoundation || readFace(word.replace(/^\((.+)\)$/, '$1')) >= 0
  );
}

type RulesOf = (game: GameId) => RuleRecord;

/** Could every part of a link have been written by us? What follows a link in a text is seldom such a part. */
function isLikely({ game, rules, moves, position }: Link, rulesOf: RulesOf): boolean {
  const words: readonly string[] = Object.values(ruleWords).flat();
  const own = rulesOf(game);
  const values = Object.values(rules ?? {});
  const tokens = (moves ?? []).flatMap((entry) => entry.split(' '));
  return (
    values.every((value) => typeof value !== 'string' || words.includes(value)) &&
    tokens.every((token) => token === '' || isMoveToken(token, own)) &&
    (position ?? '').split(/[\s,]+/).every((word) => word === '' || isPositionWord(word))
  );
}

/** The pieces of a link that begins a text and may go on over its lines. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    // a quoted mail begins each line with a mark
    const said = pieces.length === 0 ? line : line.replace(/^[\s>]+/, '');
    const piece = /^[^\s<>"]*/.exec(said)?.[0] ?? '';
    if (piece === '') break;
    pieces.push(piece);
    if (said.slice(piece.length).trim() !== '') break;
  }
  return pieces;
}

function readAt(text: string, start: number, rulesOf: RulesOf): Link | null {
  const pieces = piecesOf(text.slice(start));
  const found = pieces.map((_, i) => {
    const link = readLink(pieces.slice(0, i + 1).join(''));
    return typeof link === 'string' || anyDeal(link) || !isLikely(link, rulesOf) ? null : link;
  });
  const lineStart = Math.max(text.lastIndexOf('\n', start), text.lastIndexOf('\r', start)) + 1;
  const length = start - lineStart + (pieces[0]?.length ?? 0);
  const isWhole = length < shortest && !pieces[0]?.includes('?');
  return (isWhole ? found[0] : null) ?? found.findLast((link) => link !== null) ?? null;
}

/** The first link to a deal in a text, or `null`. */
export function findLink(text: string, rulesOf: RulesOf): Link | null {
  for (let at = text.indexOf('#/'); at >= 0; at = text.indexOf('#/', at + 1)) {
    const link = readAt(text, at, rulesOf);
    if (link !== null) return link;
  }
  return null;
}
