import { CELL, Refusal } from '../../../../assembly/abi';
import { moveParts, packMove } from '../../core/buffers';
import type { Move, PatienceCore, Pile, Played, Refused } from '../../core/types';
import { takeBack } from './tryMoves';

// Where the rules carry one card at a time, a run still goes as a series of single moves through free places.
// The table may play such a series for the player, but plays, shows and counts every move of it.

/** Free cells, and empty columns that a card may be parked in on the way. */
interface Spaces {
  readonly cells: readonly Pile[];
  readonly columns: readonly Pile[];
}

function spacesFor(core: PatienceCore, to: Pile): Spaces {
  const { piles } = core.position();
  const { columns, cells, fill } = core.rules;
  const empty = (pile: Pile): boolean => pile !== to && piles[pile]?.length === 0;
  return {
    cells: Array.from({ length: cells }, (_, i) => CELL + i).filter(empty),
    columns: fill === 'king' ? [] : Array.from({ length: columns }, (_, i) => i).filter(empty),
  };
}

/** How many cards go one by one through these spaces: each empty column doubles what the cells allow. */
function capacity(cells: number, columns: number): number {
  return (cells + 1) * 2 ** columns;
}

/** How many more cells, or in a game without cells how many more empty columns, the run would need. */
function missingSpaces(core: PatienceCore, count: number, spaces: Spaces): number {
  const cells = spaces.cells.length;
  const columns = spaces.columns.length;
  let more = 0;
  while (
    capacity(core.rules.cells > 0 ? cells + more : cells, core.rules.cells > 0 ? columns : columns + more) <
    count
  )
    more++;
  return more;
}

/** The series: part of the run aside to an empty column, the rest across, and the part after it. */
function series(from: Pile, to: Pile, count: number, { cells, columns }: Spaces): Move[] {
  const [aside, ...others] = columns;
  if (count <= cells.length + 1 || aside === undefined) {
    const parked = cells.slice(0, count - 1);
    return [
      ...parked.map((cell) => packMove(from, cell, 1)),
      packMove(from, to, 1),
      ...parked.toReversed().map((cell) => packMove(cell, to, 1)),
    ];
  }
  const rest: Spaces = { cells, columns: others };
  const first = Math.max(1, count - capacity(cells.length, others.length));
  return [
    ...series(from, aside, first, rest),
    ...series(from, to, count - first, rest),
    ...series(aside, to, first, rest),
  ];
}

/**
 * Plays a run of a column as a series of single moves, each judged by the core. `refused` is why the core
 * would not have the run carried as one; the answer is what was played, or the reason why not even a series
 * does it, and then the core is as it was.
 */
export function playSeries(core: PatienceCore, move: Move, refused: Refused): readonly Played[] | Refused {
  const { from, to, count } = moveParts(move);
  // The core names this reason without a detail only for a run that would fit where it is to go.
  const inOrder = refused.reason === Refusal.OneAtATime && refused.detail === 0;
  if (!inOrder || from >= CELL || to >= CELL) return refused;
  const spaces = spacesFor(core, to);
  const missing = missingSpaces(core, count, spaces);
  if (missing > 0) return { reason: Refusal.NeedsSpaces, detail: missing };
  const played: Played[] = [];
  for (const step of series(from, to, count, spaces)) {
    const reason = core.refusal(step);
    if (reason !== null) {
      takeBack(core, played);
      return reason;
    }
    played.push(core.play(step));
  }
  return played;
}

/** Could the run go as a series? The core is left as it was. */
export function seriesGoes(core: PatienceCore, move: Move): boolean {
  const refused = core.refusal(move);
  if (refused === null) return true;
  const played = playSeries(core, move, refused);
  if ('reason' in played) return false;
  takeBack(core, played);
  return true;
}
