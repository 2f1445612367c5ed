import { MOVE_COUNT, MOVE_COUNT_MASK, MOVE_MARK, MOVE_PILE_MASK, MOVE_TO } from '../abi';

// A move and its parts; `abi.ts` has the layout.

export function packMove(from: i32, to: i32, count: i32): u32 {
  return <u32>(from | (to << MOVE_TO) | (count << MOVE_COUNT) | MOVE_MARK);
}

export function moveFrom(move: u32): i32 {
  return <i32>(move & MOVE_PILE_MASK);
}

export function moveTo(move: u32): i32 {
  return <i32>((move >> MOVE_TO) & MOVE_PILE_MASK);
}

export function moveCount(move: u32): i32 {
  return <i32>((move >> MOVE_COUNT) & MOVE_COUNT_MASK);
}
