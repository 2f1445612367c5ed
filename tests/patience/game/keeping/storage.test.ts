import { expect, test } from 'vitest';
import { openGameDatabase, passingGameDatabase } from '../../../../src/boot/database';
import type { FinishedGame } from '../../../../src/patience/game/keeping/dealResult';
import { patienceStorage } from '../../../../src/patience/game/keeping/storage';
import { freshName } from '../../../shared/storage/browser';
import { everything } from '../../../shared/storage/earlierBuild';

const [{ result, transcript }] = JSON.parse(everything).games as [FinishedGame];

/** One deal as it ended once; the moves tell which end it was. */
const end = (moves: string, ends: { won?: number; lost?: number }): FinishedGame => ({
  result: { ...result, won: null, lost: null, ...ends },
  transcript: { ...transcript, moves: [moves], at: 1 },
});

const loss = end('loss', { lost: 5 });
const win = end('win', { won: 10 });
const laterWin = end('later win', { won: 20 });
const laterLoss = end('later loss', { lost: 30 });

test.each([
  ['a loss alone', [loss], 'loss'],
  ['the win after a loss', [loss, win], 'win'],
  ['the win before a loss', [win, laterLoss], 'win'],
  ['the first win', [win, laterWin], 'win'],
  ['the first win, that comes later out of a file', [laterWin, win], 'win'],
  ['the latest of two losses', [loss, laterLoss], 'later loss'],
])('with a deal’s result lies its game: %s', async (_, ends, moves) => {
  for (const db of [await openGameDatabase(freshName()), passingGameDatabase()]) {
    const storage = patienceStorage(db);
    // one after the other, and at once
    for (const one of ends) await storage.putResults([one]);
    await storage.putResults(ends);
    expect(await storage.results()).toHaveLength(1);
    expect(await storage.transcript(result.deal)).toMatchObject({ moves: [moves] });
  }
});
