import { type Suit, suits } from '../cards';
import type { Position } from '../position';

/** The cards that are not home, by number: columns from their bottoms (cells count as columns behind the others), the waste from its, the stock as it is turned. */
export interface Cards {
  readonly faces: readonly string[];
  /** numbers of cards */
  readonly columns: readonly (readonly number[])[];
  readonly waste: readonly number[];
  readonly stock: readonly number[];
  homeAtStart(face: string): number;
  /** the cards of a face that are not home */
  copies(face: string): readonly number[];
}

export const allFaces: readonly string[] = suits.flatMap((suit) =>
  [...'A23456789TJQK'].map((rank) => rank + suit),
);

export function cardsOf({ columns, cells, waste, stock, foundations }: Position): Cards {
  const faces: string[] = [];
  const number = (face: string): number => faces.push(face) - 1;
  const numbered = {
    columns: [
      ...columns.map((column) => column.map(({ card }) => card)),
      ...cells.map((card) => card ?? []),
    ].map((each) => [each].flat().map(number)),
    waste: waste.map(number),
    stock: stock.map(number),
  };
  const homeAtStart = (face: string): number =>
    foundations[face.charAt(1) as Suit].filter((height) => height > 'A23456789TJQK'.indexOf(face.charAt(0)))
      .length;
  const copies = (face: string): number[] => faces.flatMap((each, card) => (each === face ? [card] : []));
  return { faces, ...numbered, homeAtStart, copies };
}
