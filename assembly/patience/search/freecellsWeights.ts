// The weight sets of the best-first search, and the order in which they are tried.

/** Numbers in a set: eleven weights, then FREE_TABLE and RANK_TABLE. */
export const SET: i32 = 44;
export const W_HOME: i32 = 0;
export const W_BAD: i32 = 1;
export const W_LOCK: i32 = 2;
export const W_DIG: i32 = 3;
export const W_DIG_NEXT: i32 = 4;
export const W_HIGHER: i32 = 5;
export const W_KING: i32 = 6;
export const W_SPREAD: i32 = 7;
export const W_MOVED_LOCK: i32 = 8;
export const W_DEPTH: i32 = 9;
export const W_UNMOVED: i32 = 10;
/** [free cells 0..4][empty columns 0..3] */
export const W_FREE: i32 = 11;
/** by rank, of a card not moved yet */
export const W_RANK: i32 = 31;

// biome-ignore format: one set a paragraph, its tables on their own lines
export const WEIGHTS: StaticArray<i32> = [
  46, 41, 3, 24, 7, 0, 8, 0, 18, 30, 12,
    315, 276, 502, 166, 254, 187, 135, 186, 189, 128, 77, 416, 130, 78, 39, 4, 85, 67, 0, 28,
    11, -8, -11, -8, -1, -9, 3, 6, 3, 6, 6, 5, -5,
  27, 70, 2, 12, 4, -7, 9, 0, 29, 27, 3,
    318, 311, 422, 6003, 233, 170, 99, 214, 136, 82, 9, -30, 65, 20, -13, 20, -10, -34, 10, -102,
    -11, -9, -9, -7, 0, -3, 1, 5, 3, -3, 0, 9, -5,
  69, 32, 9, 30, 10, -2, 7, 0, 17, 40, 7,
    362, 305, 341, 132, 253, 186, 128, 107, 186, 124, 94, 153, 144, 80, 36, 91, 113, 203, 93, 133,
    0, 0, 0, 0, 0, 2, 4, 0, -8, 1, 1, 1, -3,
  40, 30, 20, 30, 10, -6, 9, 0, 30, 20, 0,
    298, 214, 181, 118, 251, 126, 93, 58, 244, 179, 87, 217, 225, 166, 108, 69, 426, 287, 66, 50,
    -12, -4, -24, -4, -1, -1, 2, -8, 14, -2, 0, 15, 0,
  52, 30, 3, 30, 2, -6, 9, 0, 20, 20, 3,
    300, 286, 197, 187, 243, 180, 160, 190, 178, 139, 388, 165, 191, 99, 41, 32, 453, 255, 111, 164,
    2, -9, 5, -8, -3, -6, -6, 5, 5, 5, 5, -2, -2,
  40, 44, 19, 30, 10, -6, 9, 0, 30, 30, 0,
    290, 214, 151, 102, 253, 133, 69, 49, 201, 72, 57, 145, 244, 159, 71, 46, 374, 119, -8, -8,
    -12, -3, -25, -3, -3, -3, 2, -11, 8, -8, 2, 13, 0,
  40, 44, 19, 30, 10, -6, 9, 0, 30, 16, 0,
    290, 214, 151, 102, 253, 133, 69, 49, 201, 72, 57, 145, 244, 159, 71, 46, 374, 119, -8, -8,
    -12, -3, -25, -3, -3, -3, 2, -11, 8, -8, 2, 13, 0,
  117, 56, 3, 12, 0, -6, 9, 0, 29, 30, 3,
    350, 329, 431, 281, 243, 154, 22, 406, 135, 100, -17, -45, 50, 9, -8, 164, 634, 24, 49, -131,
    -7, -6, -5, -8, -6, -6, -7, 5, 4, -1, 6, 12, 0,
  52, 41, 3, 24, 7, 0, 8, 0, 20, 30, 12,
    311, 285, 407, 141, 254, 194, 159, 157, 178, 124, 80, 224, 130, 87, 63, 56, 196, 221, 101, 141,
    2, -10, -13, -8, -3, -9, 1, 6, 3, 6, 7, 2, -2,
];

/** Numbers in a stage: weight set or EXHAUST, most nodes, noise on the score. */
export const STAGE: i32 = 3;
export const EXHAUST: i32 = -1;

/** Where the noisy stages begin that are worth repeating. */
export const FIRST_NOISY: i32 = 8 * STAGE;

// biome-ignore format: one stage a line
export const STAGES: StaticArray<i32> = [
  0, 120, 0,
  1, 300, 0,
  2, 1500, 0,
  EXHAUST, 24000, 0,
  3, 1500, 0,
  4, 10000, 100,
  EXHAUST, 98000, 0,
  5, 20000, 0,
  3, 30000, 60,
  4, 30000, 150,
  6, 30000, 150,
  7, 30000, 150,
  8, 50000, 100,
  2, 50000, 100,
];
