import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { faultSentence } from '../../../../src/i18n/faults';
import { languages } from '../../../../src/i18n/lang';
import { readPosition, writePosition } from '../../../../src/patience/core/notation';
import type { OpenCore } from '../../../../src/patience/core/patience';
import { faultOf } from '../../../../src/patience/game/text/faults';
import { listedGame, pastedMoves, readPasted } from '../../../../src/patience/game/text/pasted';
import { replayTranscript, transcriptFrom } from '../../../../src/patience/game/text/transcript';
import { type GameId, gameIds } from '../../../../src/shared/core/types';
import { openTestCore } from '../../../support/core';
import { rowsOf11982 } from '../../../support/deals';

let core: OpenCore;
beforeAll(async () => {
  core = await openTestCore();
});

const count = Number(process.env.MUTATED ?? 600);

/** Chance that repeats: the generator of Lehmer. */
function chanceFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

const strange = [
  ...[
    '\0',
    '\u0007',
    '\u001b[31m',
    '\u007f',
    '\u202e',
    '\u200b',
    '\ufeff',
    '\u2028',
    '\u0085',
    '\r',
    '\n',
    '\t',
  ],
  ...[
    '\ud800',
    '😀',
    'é',
    '‰',
    ';',
    ':',
    '(',
    ')',
    '-',
    '#',
    '#/',
    '{',
    '}',
    '"',
    '&',
    '%',
    '%zz',
    ' ',
    'v',
    'x',
    '10',
  ],
];

/** A text with a few places changed: a sign put in or taken out, lines doubled, lost or joined, a word made long. */
function mutate(text: string, chance: (below: number) => number): string {
  let changed = text;
  for (let times = 1 + chance(3); times > 0; times--) {
    const at = chance(changed.length + 1);
    const cut = (length: number, put: string) => changed.slice(0, at) + put + changed.slice(at + length);
    const ways = [
      () => cut(0, strange[chance(strange.length)]!),
      () => cut(1, strange[chance(strange.length)]!),
      () => cut(1 + chance(5), ''),
      () => cut(0, String.fromCharCode(33 + chance(1200)).repeat(1 + chance(3000))),
      () => changed.slice(0, at),
      () => changed.slice(at),
      () => changed.replace(/\n/g, chance(2) === 0 ? ' ' : '\n\n'),
      () => changed + changed.slice(at),
    ];
    changed = ways[chance(ways.length)]!();
  }
  return changed;
}

function sources(): (readonly [GameId, string])[] {
  const lines = readFileSync(new URL('fcSolveLines.txt', import.meta.url), 'utf8').split('\n');
  const positions = gameIds.map((game) => {
    core.setRules(core.gameRules(game));
    core.deal(5);
    return [game, writePosition(core.position(), core.rules)] as const;
  });
  const cards = positions.find(([game]) => game === 'free-cells')![1];
  return [
    ...positions,
    ['free-cells', rowsOf11982.join('\n')],
    ['free-cells', lines[4]!.replace(/^\d+: /, '')],
    ['streets', 's s s 1-2 s 3-f'],
    ['free-cells', 'see <https://x.test/#/limited/7?rules=build:any&moves=s.s>.'],
    ['free-cells', `#/free-cells?position=${cards.replaceAll(' ', '_').replaceAll('\n', ';')}&moves=4h`],
    ['streets', JSON.stringify(transcriptFrom('streets', core.gameRules('streets'), 'KH'))],
  ];
}

/** Reads a text as the page does; what is thrown comes out. */
function read(text: string, game: GameId): void {
  const rules = core.gameRules(game);
  const moves = pastedMoves(text, rules);
  const start = { ...transcriptFrom(game, rules, ''), number: 5, position: null };
  if (moves !== null) listedGame(core, start, moves.tokens);
  else replayTranscript(core, readPasted(text, game, core.gameRules));
}

/** One line, of what can be printed, and no more of the text than forty characters. */
function check(sentence: string, text: string): void {
  expect(sentence, JSON.stringify(text)).toMatch(/^[^\p{C}\p{Zl}\p{Zp}]{5,160}$/u);
}

test('mutated texts are read, or get one sentence that can be printed, in every language', () => {
  const chance = chanceFrom(20261201);
  const from = sources();
  let refused = 0;
  for (let i = 0; i < count; i++) {
    const [game, whole] = from[i % from.length]!;
    const text = mutate(whole, chance);
    try {
      read(text, game);
      core.setRules(core.gameRules(game));
      readPosition(text, core.rules);
    } catch (error) {
      const fault = faultOf(error);
      if (fault === null) throw error;
      refused++;
      for (const lang of languages) check(faultSentence(fault.code, fault.values, lang), text);
    }
  }
  // most texts do not outlive a change
  expect(refused).toBeGreaterThan(count / 2);
  expect(refused).toBeLessThan(count);
});

test('a sentence quotes at most forty characters', () => {
  const quoted = (text: string) => /"(.*)"/.exec(faultSentence('no-move', { text }, 'en'))?.[1];
  expect(quoted('a'.repeat(40))).toBe('a'.repeat(40));
  expect(quoted('a'.repeat(41))).toBe(`${'a'.repeat(39)}…`);
  expect(quoted('😀'.repeat(5000))).toBe(`${'😀'.repeat(39)}…`);
  expect(quoted('a\0b\u202ec\r\nd\ud800')).toBe('a�b�c d�');
});
