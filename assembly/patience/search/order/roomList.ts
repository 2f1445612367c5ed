// The literals that count at a moment: for each face one or two that say that so many cards of it lie without a host.

/** [104][LONGEST] u32, and how many of them there are */
const LONGEST: i32 = 104;
let lists: usize = 0;
const lengths: StaticArray<i32> = new StaticArray<i32>(104);

export function layRoomLists(at: usize): usize {
  lists = at;
  lengths.fill(0);
  return at + 104 * LONGEST * 4;
}

export function roomLiterals(moment: i32): i32 {
  return lengths[moment];
}

export function roomLiteral(moment: i32, i: i32): u32 {
  return load<u32>(lists + ((<usize>(moment * LONGEST + i)) << 2));
}

export function addRoomLiteral(moment: i32, literal: u32): void {
  store<u32>(lists + ((<usize>(moment * LONGEST + lengths[moment])) << 2), literal);
  lengths[moment]++;
}
