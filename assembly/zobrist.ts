// Keys. A position's key is a sum over its piles, so that interchangeable piles may stand in any order;
// inside a pile the cards' faces are folded in order, so that twins are equal.

/** A bijection of 64 bits that leaves no trace of order (the finaliser of splitmix64). */
export function mix(x: u64): u64 {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}

/** The fold of a pile with one more face on it. */
export function fold(pile: u64, face: i32): u64 {
  return (pile ^ <u64>(face + 1)) * 0x9e3779b97f4a7c15 + (pile >> 29);
}
