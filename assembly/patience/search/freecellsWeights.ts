// The weight sets of the best-first search, and the order in which they are tried. Both were tuned on numbered
// deals above a million; a deal that one set finds hard is often easy for another.

/** Numbers in a set: ten weights, then the tables by free cells and by rank. */
export const SET: i32 = 43;
export const W_HOME: i32 = 0;
export const W_BAD: i32 = 1;
export const W_LOCK: i32 = 2;
export const W_DIG: i32 = 3;
export const W_DIG_NEXT: i32 = 4;
export const W_HIGHER: i32 = 5;
export const W_KING: i32 = 6;
export const W_COVERED: i32 = 7;
export const W_MOVED_LOCK: i32 = 8;
export const W_UNMOVED: i32 = 9;
/** [free cells 0..4][empty columns 0..3] */
export const W_FREE: i32 = 10;
/** by rank, of a card not moved yet */
export const W_RANK: i32 = 30;

// biome-ignore format: one set a paragraph, its tables on their own lines
export const WEIGHTS: StaticArray<i32> = [
  85, 74, 0, 39, -2, -5, -4, 6, 29, 27,
    407, 369, 287, 231, 253, 117, 17, -66, 144, 31, -41, -105, 61, -15, -59, -34, 30, 5, 4, 28,
    0, -10, -7, -11, 7, 4, -2, 4, 23, 0, 18, 18, -2,
  69, 32, 9, 30, 10, -2, 7, 0, 17, 7,
    362, 305, 341, 132, 253, 186, 128, 107, 186, 124, 94, 153, 144, 80, 36, 91, 113, 203, 93, 133,
    0, 0, 0, 0, 0, 2, 4, 0, -8, 1, 1, 1, -3,
  58, 72, 1, 39, -5, -5, -4, 3, 19, 22,
    394, 367, 180, 122, 229, 133, 8, -9, 116, 51, -19, 23, 65, -10, 4, -6, 26, 42, -67, 36,
    0, -9, -7, -11, 4, 7, -2, 3, 1, 1, 9, 10, 1,
  42, 78, 6, 36, -7, 1, 9, 1, 51, 16,
    478, 416, 60, 117, 285, 130, 1, -69, 234, 28, -53, -45, 54, -70, -70, -41, 25, 32, -48, 139,
    -7, -14, 10, -1, 38, 3, 4, 6, 1, 1, 5, 21, -1,
  27, 70, 2, 12, 4, -7, 9, 0, 29, 3,
    318, 311, 422, 6003, 233, 170, 99, 214, 136, 82, 9, -30, 65, 20, -13, 20, -10, -34, 10, -102,
    -11, -9, -9, -7, 0, -3, 1, 5, 3, -3, 0, 9, -5,
  52, 30, 3, 30, 2, -6, 9, 0, 20, 3,
    300, 286, 197, 187, 243, 180, 160, 190, 178, 139, 388, 165, 191, 99, 41, 32, 453, 255, 111, 164,
    2, -9, 5, -8, -3, -6, -6, 5, 5, 5, 5, -2, -2,
  117, 56, 3, 12, 0, -6, 9, 0, 29, 3,
    350, 329, 431, 281, 243, 154, 22, 406, 135, 100, -17, -45, 50, 9, -8, 164, 634, 24, 49, -131,
    -7, -6, -5, -8, -6, -6, -7, 5, 4, -1, 6, 12, 0,
  52, 41, 3, 24, 7, 0, 8, 0, 20, 12,
    311, 285, 407, 141, 254, 194, 159, 157, 178, 124, 80, 224, 130, 87, 63, 56, 196, 221, 101, 141,
    2, -10, -13, -8, -3, -9, 1, 6, 3, 6, 7, 2, -2,
];

/** Numbers in a stage: weight set or EXHAUST, weight of a step, most nodes, noise on the score. */
export const STAGE: i32 = 4;
export const EXHAUST: i32 = -1;

// biome-ignore format: one stage a line
export const STAGES: StaticArray<i32> = [
  0, 70, 200, 0,
  4, 42, 500, 0,
  2, 70, 700, 100,
  3, 70, 1500, 0,
  6, 45, 700, 0,
  EXHAUST, 0, 1000, 0,
  1, 40, 400, 0,
  6, 45, 1500, 300,
  EXHAUST, 0, 4000, 0,
  0, 38, 500, 150,
  4, 42, 4000, 150,
  6, 20, 1000, 150,
  0, 88, 6000, 150,
  5, 10, 1000, 0,
  4, 67, 2000, 150,
  7, 20, 1000, 150,
  4, 17, 8000, 0,
  3, 70, 8000, 150,
  2, 70, 8000, 300,
  0, 63, 8000, 600,
  1, 40, 8000, 300,
  5, 35, 8000, 0,
  7, 45, 8000, 300,
  0, 38, 4000, 300,
  6, 45, 8000, 300,
  EXHAUST, 0, 150000, 0,
  0, 40, 40000, 300,
  3, 15, 40000, 300,
  2, 15, 40000, 150,
  0, 15, 40000, 600,
  3, 40, 40000, 0,
  7, 15, 40000, 600,
  3, 70, 20000, 300,
  2, 70, 20000, 300,
  4, 42, 30000, 150,
];
