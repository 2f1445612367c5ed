import { Build, Carry, FACES, Fault, Fill, GAMES, MAX_CELLS, MAX_COLUMNS, RULES, Rule } from '../abi';

// The rule table: a game is a row. Sources and names are in the catalogue of the page.
// biome-ignore format: one row a game
const TABLE: StaticArray<i32> = [
  // decks, columns, rows, faceDown, build, carry, fill, cells, passes, return
  2, 10, 4, 0, Build.Suit,      Carry.One,    Fill.Any, 0, 1, 0, // forty-thieves
  2, 10, 4, 0, Build.Suit,      Carry.One,    Fill.Any, 0, 2, 0, // josephine
  2, 10, 4, 0, Build.Alternate, Carry.One,    Fill.Any, 0, 1, 0, // streets
  2, 10, 4, 0, Build.Suit,      Carry.Run,    Fill.Any, 0, 1, 0, // rank-and-file
  2, 12, 3, 0, Build.Suit,      Carry.One,    Fill.Any, 0, 1, 0, // limited
  1,  8, 0, 0, Build.Alternate, Carry.Spaces, Fill.Any, 4, 0, 1, // free-cells
  1,  8, 0, 0, Build.Alternate, Carry.Cells,  Fill.Any, 4, 0, 1, // free-places
];

// biome-ignore format: one row a column
const RANGE: StaticArray<i32> = [
  // smallest, largest
  1, 2, // decks
  4, MAX_COLUMNS, // columns
  0, 13, // rows
  0, 12, // faceDown
  Build.Suit, Build.Any, // build
  Carry.One, Carry.Cells, // carry
  Fill.Any, Fill.King, // fill
  0, MAX_CELLS, // cells
  0, 3, // passes
  0, 1, // return
];

/** The record on its way in: written by the other side before `setRules()`. */
export const rulesInput: StaticArray<i32> = new StaticArray<i32>(RULES);
const current: StaticArray<i32> = new StaticArray<i32>(RULES);

/** A value of the table's row for a game; -1 outside the table. */
export function tableValue(game: i32, column: i32): i32 {
  if (game < 0 || game >= GAMES || column < 0 || column >= RULES) return -1;
  return TABLE[game * RULES + column];
}

/** A value of the record now in force. */
export function rule(column: i32): i32 {
  return current[column];
}

/** How many cards the packs in force hold. */
export function packCards(): i32 {
  return current[Rule.Decks] * FACES;
}

/** Puts `rulesInput` in force if it is legal, else names the first column at fault: Fault.Rule | column << 8. */
export function takeRules(): i32 {
  for (let i = 0; i < RULES; i++) {
    const value = rulesInput[i];
    if (value < RANGE[2 * i] || value > RANGE[2 * i + 1]) return faultOf(i);
  }
  const rows = rulesInput[Rule.Rows];
  if (rows > 0 && rulesInput[Rule.Columns] * rows >= rulesInput[Rule.Decks] * FACES)
    return faultOf(Rule.Rows);
  if (rulesInput[Rule.FaceDown] > 0 && rulesInput[Rule.FaceDown] >= rows) return faultOf(Rule.FaceDown);
  if ((rulesInput[Rule.Passes] == 0) != (rows == 0)) return faultOf(Rule.Passes);
  for (let i = 0; i < RULES; i++) current[i] = rulesInput[i];
  return Fault.None;
}

function faultOf(column: i32): i32 {
  return Fault.Rule | (column << 8);
}
