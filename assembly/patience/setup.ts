import {
  AT_CARDS,
  AT_DOWN,
  AT_LENGTHS,
  AT_PASS,
  CARDS,
  CELL,
  Fault,
  FOUNDATION,
  MAX_COLUMNS,
  PILE_STRIDE,
  PILES,
  POSITION_BYTES,
  RANKS,
  Rule,
  STOCK,
  WASTE,
} from '../abi';
import { faceOf } from '../card';
import { clear, lay, reckon, setFaceDown, setPass } from './position';
import { packCards, rule } from './rules';

/** An arrangement on its way in, in the layout of the position buffer: anything at all until `takeSetup` accepts it. */
export const setup: StaticArray<u8> = new StaticArray<u8>(POSITION_BYTES);
const seen: StaticArray<u8> = new StaticArray<u8>(CARDS);

function lengthIn(pile: i32): i32 {
  return setup[AT_LENGTHS + pile];
}

function idIn(pile: i32, index: i32): i32 {
  return setup[AT_CARDS + pile * PILE_STRIDE + index];
}

function say(fault: i32, detail: i32): i32 {
  return fault | (detail << 8);
}

/** How many cards a pile may hold under the record in force; -1 where the game has no such pile. */
function room(pile: i32): i32 {
  if (pile < CELL) return pile < rule(Rule.Columns) ? CARDS : -1;
  if (pile < STOCK) return pile - CELL < rule(Rule.Cells) ? 1 : -1;
  if (pile <= WASTE) return rule(Rule.Passes) > 0 ? CARDS : -1;
  return ((pile - FOUNDATION) & 1) == 0 || rule(Rule.Decks) == 2 ? RANKS : -1;
}

function checkPiles(): i32 {
  for (let pile = 0; pile < PILES; pile++) {
    const length = lengthIn(pile);
    const most = room(pile);
    if (length > 0 && most < 0) return say(Fault.NoSuchPile, pile);
    if (length > max(most, 0)) return say(Fault.TooMany, pile);
  }
  return Fault.None;
}

function checkCards(): i32 {
  memory.fill(changetype<usize>(seen), 0, CARDS);
  const cards = packCards();
  for (let pile = 0; pile < PILES; pile++) {
    for (let i = 0, n = lengthIn(pile); i < n; i++) {
      const id = idIn(pile, i);
      if (id >= cards) return say(Fault.UnknownCard, id);
      if (seen[id]) return say(Fault.DoubleCard, id);
      seen[id] = 1;
    }
  }
  for (let id = 0; id < cards; id++) if (!seen[id]) return say(Fault.MissingCard, id);
  return Fault.None;
}

function checkFoundations(): i32 {
  for (let pile = FOUNDATION; pile < PILES; pile++) {
    const ace = ((pile - FOUNDATION) >> 1) * RANKS;
    for (let i = 0, n = lengthIn(pile); i < n; i++) {
      if (faceOf(idIn(pile, i)) != ace + i) return say(Fault.Foundation, pile);
    }
  }
  return Fault.None;
}

/** A column's face-down cards are the lowest of those dealt so; its top card is never one of them. */
function checkFaceDown(): i32 {
  for (let c = 0; c < MAX_COLUMNS; c++) {
    const down: i32 = setup[AT_DOWN + c];
    if (down > 0 && (down > rule(Rule.FaceDown) || down >= lengthIn(c))) return say(Fault.FaceDown, c);
  }
  return Fault.None;
}

function checkPass(): i32 {
  const pass: i32 = setup[AT_PASS];
  const passes = rule(Rule.Passes);
  return (passes == 0 ? pass == 0 : pass >= 1 && pass <= passes) ? Fault.None : say(Fault.Pass, pass);
}

/** Makes `setup` the position if it is one that the record's packs can form, else names the fault and changes nothing. */
export function takeSetup(): i32 {
  let fault = checkPiles();
  if (fault == Fault.None) fault = checkCards();
  if (fault == Fault.None) fault = checkFoundations();
  if (fault == Fault.None) fault = checkFaceDown();
  if (fault == Fault.None) fault = checkPass();
  if (fault != Fault.None) return fault;
  clear();
  for (let pile = 0; pile < PILES; pile++) {
    for (let i = 0, n = lengthIn(pile); i < n; i++) lay(pile, idIn(pile, i));
  }
  reckon();
  setPass(setup[AT_PASS]);
  for (let c = 0; c < MAX_COLUMNS; c++) setFaceDown(c, setup[AT_DOWN + c]);
  return Fault.None;
}
