import { FACES, Fault, RANKS, Rule, STOCK } from './abi';
import { clear, lay, reckon, setFaceDown, setPass } from './patience/position';
import { packCards, rule } from './patience/rules';
import { pick, seed } from './random';

// How a number becomes a deal. One pack: the numbered deals of Windows FreeCell; two packs: the same generator
// over the packs laid out suit by suit, as PySolFC deals its "ms" numbers.

const pack: StaticArray<u8> = new StaticArray<u8>(2 * FACES);

/** The suit order of a new pack when two are shuffled together: clubs, spades, hearts, diamonds. */
const TWO_PACK_SUITS: StaticArray<i32> = [0, 3, 2, 1];

function newPacks(cards: i32): void {
  for (let i = 0; i < cards; i++) {
    const within = i % FACES;
    const face =
      cards == FACES
        ? (within % 4) * RANKS + within / 4
        : TWO_PACK_SUITS[within / RANKS] * RANKS + (within % RANKS);
    pack[i] = <u8>(i - within + face);
  }
}

/** Shuffles `pack`; cards are then dealt from its end. */
function shuffle(cards: i32, number: i32): void {
  newPacks(cards);
  seed(number);
  for (let last = cards - 1; last > 0; last--) {
    const other = pick(last + 1);
    const card = pack[last];
    pack[last] = pack[other];
    pack[other] = card;
  }
}

/** Deals number N under the record in force: row after row, the rest is the stock. */
export function dealNumber(number: i32): i32 {
  if (number < 1) return Fault.DealNumber;
  const cards = packCards();
  const columns = rule(Rule.Columns);
  const rows = rule(Rule.Rows);
  const dealt = rows > 0 ? rows * columns : cards;
  shuffle(cards, number);
  clear();
  for (let i = 0; i < dealt; i++) lay(i % columns, pack[cards - 1 - i]);
  for (let i = 0; i < cards - dealt; i++) lay(STOCK, pack[i]);
  reckon();
  setPass(rule(Rule.Passes) > 0 ? 1 : 0);
  for (let c = 0; c < columns; c++) setFaceDown(c, rule(Rule.FaceDown));
  return Fault.None;
}
