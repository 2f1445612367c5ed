// The literals that count at a moment: for each face one or two that say that so many cards of it lie without a host.

import { lay, RawArray } from '../../../raw';

/** [104][LONGEST], and how many of them there are */
const LONGEST: i32 = 104;
let lists = changetype<RawArray<u32>>(0);
const lengths: StaticArray<i32> = new StaticArray<i32>(104);

export function layRoomLists(): void {
  lists = lay<u32>(104 * LONGEST);
  lengths.fill(0);
}

export function roomLiterals(moment: i32): i32 {
  return lengths[moment];
}

export function roomLiteral(moment: i32, i: i32): u32 {
  return lists[moment * LONGEST + i];
}

export function addRoomLiteral(moment: i32, literal: u32): void {
  lists[moment * LONGEST + lengths[moment]++] = literal;
}
