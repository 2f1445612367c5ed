import { lineFrom } from '../moves/knownLines';
import { takeBack } from '../moves/tryMoves';
import { enterLine } from './actions';
import { analyse } from './adviser';
import { hintOf } from './hints';
import { type Outcome, refuse } from './intents';
import { publish, setClock } from './publish';
import type { LineShown, Store } from './store';

// The winning line on the table: it is played in the core itself, the game waits and is put back by undo.

/** Moves a second that a line plays at until another speed is asked for. */
const usualSpeed = 3;
const slowest = 0.25;
const fastest = 60;

/** Waits for the next move of a line that plays while the page is seen. */
function wait(store: Store): void {
  store.cancelTick();
  store.cancelTick = () => {};
  const { mode, visible, parts } = store;
  if (mode.kind !== 'line' || !mode.playing || !visible) return;
  store.cancelTick = parts.clock.after(1000 / mode.speed, () => publish(store, stepLine(store, false)));
}

/** Goes on where a playing line was when the page was hidden, or stands still now that it is. */
export function lineSeen(store: Store): void {
  wait(store);
}

function setLine(store: Store, line: LineShown): void {
  store.mode = line;
  store.position = store.parts.core.position();
  setClock(store);
  wait(store);
}

/** Lays the shortest line known over the table, and begins to play it. */
export function showLine(store: Store): Outcome {
  if (store.mode.kind === 'line') return { kind: 'changed' };
  // A line tells where the unseen cards lie.
  const open = store.status === 'playing' && !store.isFair;
  const moves = open ? lineFrom(store.known, store.parts.core) : null;
  if (moves === null) return refuse('no-line');
  store.helped = true;
  store.selection = null;
  setLine(store, { kind: 'line', moves, played: [], hints: [], playing: true, speed: usualSpeed });
  return { kind: 'changed' };
}

/** One move of the shown line forward or back; at an end it stops playing. */
export function stepLine(store: Store, back: boolean): Outcome {
  const { mode: line } = store;
  const { core } = store.parts;
  if (line.kind !== 'line') return refuse('no-line');
  const { moves, played, hints } = line;
  const last = played.at(-1);
  const next = moves[played.length];
  if (back && last !== undefined) {
    core.undo(last.move, last.undo);
    setLine(store, { ...line, played: played.slice(0, -1), hints: hints.slice(0, -1), playing: false });
    return { kind: 'shown', deal: false };
  }
  if (back || next === undefined) {
    setLine(store, { ...line, playing: false });
    return { kind: 'changed' };
  }
  const hint = hintOf(store, { kind: 'line', line: moves.slice(played.length) });
  const step = core.play(next);
  const playing = line.playing && played.length + 1 < moves.length;
  setLine(store, { ...line, played: [...played, step], hints: [...hints, hint], playing });
  return { kind: 'played', steps: [step.events] };
}

/** Lets the shown line play, or stand still. */
export function runLine(store: Store, playing: boolean): Outcome {
  const { mode: line } = store;
  if (line.kind !== 'line') return refuse('no-line');
  setLine(store, { ...line, playing: playing && line.played.length < line.moves.length });
  return { kind: 'changed' };
}

/** Sets how many moves a second the shown line plays. */
export function setLineSpeed(store: Store, speed: number): Outcome {
  const { mode: line } = store;
  if (line.kind !== 'line' || !Number.isFinite(speed)) return refuse('no-line');
  setLine(store, { ...line, speed: Math.min(fastest, Math.max(slowest, speed)) });
  return { kind: 'changed' };
}

/** Takes the line off the table: the game lies there as it was. */
export function leaveLine(store: Store): Outcome {
  const { mode, parts } = store;
  if (mode.kind !== 'line') return { kind: 'changed' };
  takeBack(parts.core, mode.played);
  store.mode = { kind: 'game' };
  store.position = parts.core.position();
  setClock(store);
  wait(store);
  analyse(store);
  return { kind: 'shown', deal: false };
}

/** The game goes on from the position that the line shows; what led there can be undone move by move. */
export function takeLine(store: Store): Outcome {
  const { mode, parts } = store;
  if (mode.kind !== 'line') return refuse('no-line');
  if (mode.played.length === 0) return leaveLine(store);
  takeBack(parts.core, mode.played);
  store.mode = { kind: 'game' };
  wait(store);
  enterLine(
    store,
    mode.played.map(({ move }) => move),
  );
  // the cards lie there already
  return { kind: 'played', steps: [] };
}
