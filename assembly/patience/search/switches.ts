// One switch for each thing that a search leaves out because of an argument, so that tests can compare verdicts with
// and without it. The argument itself stands where the switch is asked.

let off: i32 = 0;

/** From the next question on the searches go without these (bits by abi.Prune; -1: all, 0: none). */
export function searchWithout(prunes: i32): void {
  off = prunes;
}

/** Is it in use? abi.Prune */
export function uses(prune: i32): bool {
  return ((off >> prune) & 1) == 0;
}
