import { takeBack } from '../moves/autoplay';
import { lineFrom } from '../moves/knownLines';
import { isFair } from './fairOdds';
import { hintOf } from './hints';
import type { Outcome } from './intents';
import { publish } from './publish';
import { refuse } from './refuse';
import type { Show, Store } from './store';

// The winning line on the table: it is played in the core itself, the game waits and is put back by undo.

/** Moves a second that a line plays at until another speed is asked for. */
const usualSpeed = 3;
const slowest = 0.25;
const fastest = 60;

/** Waits for the next move of a line that plays while the page is seen. */
function wait(store: Store): void {
  store.cancelTick();
  store.cancelTick = () => {};
  const { show, visible, parts } = store;
  if (show?.playing && visible) store.cancelTick = parts.clock.after(1000 / show.speed, () => tick(store));
}

function tick(store: Store): void {
  publish(store, stepLine(store, false));
}

/** Goes on where a playing line was when the page was hidden, or stands still now that it is. */
export function lineSeen(store: Store): void {
  wait(store);
}

function setShow(store: Store, show: Show): void {
  store.show = show;
  store.position = store.parts.core.position();
  wait(store);
}

/** Lays the shortest line known over the table, and begins to play it. */
export function showLine(store: Store): Outcome {
  if (store.show !== null) return { kind: 'changed' };
  // A line tells where the unseen cards lie.
  const open = store.status === 'playing' && !isFair(store);
  const moves = open ? lineFrom(store.memory, store.parts.core) : null;
  if (moves === null) return refuse('no-line');
  store.helped = true;
  store.selection = null;
  setShow(store, { moves, played: [], told: [], playing: true, speed: usualSpeed });
  return { kind: 'changed' };
}

/** One move of the shown line forward or back; at an end it stops playing. */
export function stepLine(store: Store, back: boolean): Outcome {
  const { show } = store;
  const { core } = store.parts;
  if (show === null) return refuse('no-line');
  const { moves, played, told } = show;
  const last = played.at(-1);
  const next = moves[played.length];
  if (back && last !== undefined) {
    core.undo(last.move, last.undo);
    setShow(store, { ...show, played: played.slice(0, -1), told: told.slice(0, -1), playing: false });
    return { kind: 'shown', deal: false };
  }
  if (back || next === undefined) {
    setShow(store, { ...show, playing: false });
    return { kind: 'changed' };
  }
  const why = hintOf(store, { kind: 'line', line: moves.slice(played.length) });
  const step = core.play(next);
  const playing = show.playing && played.length + 1 < moves.length;
  setShow(store, { ...show, played: [...played, step], told: [...told, why], playing });
  return { kind: 'played', steps: [step.events] };
}

/** Lets the shown line play, or stand still. */
export function runLine(store: Store, playing: boolean): Outcome {
  const { show } = store;
  if (show === null) return refuse('no-line');
  setShow(store, { ...show, playing: playing && show.played.length < show.moves.length });
  return { kind: 'changed' };
}

/** Sets how many moves a second the shown line plays. */
export function setLineSpeed(store: Store, speed: number): Outcome {
  const { show } = store;
  if (show === null || !Number.isFinite(speed)) return refuse('no-line');
  setShow(store, { ...show, speed: Math.min(fastest, Math.max(slowest, speed)) });
  return { kind: 'changed' };
}

/** Takes the line off the table: the game lies there as it was. */
export function leaveLine(store: Store): Outcome {
  const { show } = store;
  if (show === null) return { kind: 'changed' };
  takeBack(store.parts.core, show.played);
  store.show = null;
  store.position = store.parts.core.position();
  wait(store);
  return { kind: 'shown', deal: false };
}
