import type { GameId } from '../../../shared/core/types';
import type { WinnableDeal } from './dealSupply';
import { type Level, levels } from './difficulty';

// Deals that can be won, each with its level: for whoever comes without one, and for a supply that was never
// filled. Out of the measurements of docs/difficulty.md; a test finds each of them anew.

/** `plain`: of a game without levels. */
type ByLevel = Readonly<Partial<Record<Level | 'plain', readonly number[]>>>;

export const checkedDeals: Readonly<Record<GameId, ByLevel>> = {
  'forty-thieves': {
    easy: [2, 23, 27, 36, 37, 41, 60, 70, 73, 74, 91, 111, 113, 119, 148, 151],
    medium: [7, 32, 42, 50, 53, 55, 61, 64, 65, 84, 93, 94, 101, 112, 116, 138],
    hard: [10, 13, 14, 33, 49, 59, 71, 72, 82, 85, 89, 92, 95, 117, 130, 142],
  },
  josephine: {
    plain: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25],
  },
  streets: {
    easy: [10, 11, 14, 23, 27, 32, 33, 37, 40, 44, 48, 49, 56, 70, 81, 82],
    medium: [2, 3, 4, 5, 6, 7, 8, 15, 16, 17, 21, 22, 24, 26, 36, 41],
    hard: [1, 9, 12, 13, 18, 20, 25, 35, 38, 43, 45, 54, 57, 58, 59, 60],
  },
  'rank-and-file': {
    easy: [2, 13, 23, 36, 41, 42, 45, 49, 50, 51, 53, 54, 55, 59, 71, 73],
    medium: [6, 7, 11, 12, 14, 24, 27, 32, 33, 35, 37, 44, 48, 56, 61, 64],
    hard: [3, 10, 15, 38, 40, 52, 58, 63, 65, 82, 86, 88, 97, 98, 99, 103],
  },
  limited: {
    easy: [3, 5, 7, 10, 13, 18, 20, 22, 23, 27, 28, 32, 33, 35, 37, 40],
    medium: [2, 8, 16, 25, 26, 30, 34, 36, 38, 50, 53, 55, 56, 59, 61, 62],
    hard: [1, 4, 6, 9, 11, 12, 14, 15, 19, 21, 24, 29, 31, 39, 44, 46],
  },
  'free-cells': {
    easy: [4, 5, 8, 11, 15, 22, 26, 31, 37, 38, 44, 48, 50, 52, 54, 55],
    medium: [2, 3, 6, 7, 12, 13, 16, 18, 19, 20, 24, 25, 27, 28, 30, 33],
    hard: [1, 9, 10, 14, 17, 21, 23, 29, 32, 36, 42, 43, 45, 46, 53, 57],
  },
  'free-places': {
    easy: [8, 11, 13, 15, 16, 22, 26, 31, 37, 38, 44, 48, 50, 52, 54, 55],
    medium: [2, 3, 4, 5, 6, 7, 12, 18, 20, 24, 25, 27, 29, 30, 33, 34],
    hard: [1, 9, 10, 14, 17, 19, 21, 23, 28, 32, 35, 36, 42, 43, 45, 46],
  },
};

/** Two of each level, or six of a game without levels; others for another `pick`. */
export function firstSupply(game: GameId, pick: number): readonly WinnableDeal[] {
  const { plain = [], ...levelled } = checkedDeals[game];
  const some = (deals: readonly number[], count: number, level: Level | null): readonly WinnableDeal[] =>
    deals.length < count
      ? []
      : Array.from({ length: count }, (_, i) => ({ number: deals[(pick + i) % deals.length] ?? 1, level }));
  return [...some(plain, 6, null), ...levels.flatMap((level) => some(levelled[level] ?? [], 2, level))];
}

/** All of a game's checked deals. */
export function checkedNumbers(game: GameId): readonly number[] {
  return Object.values(checkedDeals[game]).flat();
}
