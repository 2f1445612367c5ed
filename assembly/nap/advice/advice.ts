import { NAP_ADVICE, NAP_ROW, NapHead } from '../abi';

/** What the sampled worlds have said so far; the layout is in abi.ts. */
export const napAdvice: StaticArray<f64> = new StaticArray<f64>(NAP_ADVICE);

export function rowAt(row: i32): i32 {
  return <i32>NapHead.Rows + row * NAP_ROW;
}

export function addTo(at: i32, value: f64): void {
  napAdvice[at] += value;
}

/** Counts one world of this weight in the head's places for weight and squares. */
export function countWorld(weightAt: i32, weight: f64): void {
  napAdvice[weightAt] += weight;
  napAdvice[weightAt + 1] += weight * weight;
}
