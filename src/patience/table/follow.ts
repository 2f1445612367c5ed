// How the picture follows the session: each outcome sets the animator going, each frame lets it pass.

import * as motions from '../../shared/table/animator';
import type { Pile } from '../core/types';
import type { GameState, Outcome } from '../game/session/intents';
import { topCards } from './decor';
import { relay } from './fit';
import { homesFor } from './homes';
import { ease, type Inside, light, tempo } from './inside';
import { updateScene } from './scene';
import { viewOf } from './view';
import * as ways from './ways';
import { takeABow } from './win';

export function frame(inside: Inside, milliseconds: number): boolean {
  const wasBusy = motions.isBusy(inside.animator);
  let moving = motions.advance(inside.animator, milliseconds);
  if (wasBusy && !moving) moving = arrived(inside);
  for (const one of Object.values(inside.levels)) moving = ease(inside, one, milliseconds) || moving;
  updateScene(inside.scene, viewOf(inside));
  if (!inside.renderer.gl.isContextLost()) inside.renderer.render(inside.scene.root);
  return moving;
}

/** Everything has come to rest: a patience that has just come out takes its bow. True when more follows. */
function arrived(inside: Inside): boolean {
  const { state } = inside.session;
  if (inside.bowing) {
    inside.bowing = false;
    return false;
  }
  if (state.status !== 'won' || inside.levels.laurels.goal === 1) return false;
  inside.levels.laurels.goal = 1;
  const { speed, reducedMotion } = inside.options;
  if (speed === 0 || reducedMotion) return true;
  inside.bowing = true;
  takeABow(inside.animator, inside.layout, state.position, speed);
  return true;
}

export function follow(inside: Inside, state: GameState, outcome: Outcome): void {
  const { animator, layout } = inside;
  const before = inside.shown;
  inside.shown = state.position;
  if (outcome.kind !== 'changed') inside.peeked = null;
  // The table moved under the hand (an undo by key, say): what it held goes with the rest.
  if (outcome.kind === 'played' || outcome.kind === 'shown') inside.drag = null;
  if (state.status !== 'won') {
    inside.levels.laurels.value = 0;
    inside.levels.laurels.goal = 0;
  }
  if (outcome.kind === 'played') {
    inside.bowing = false;
    ways.play(animator, layout, before, outcome.steps, homesFor(layout, state.position), tempo(inside));
  } else if (outcome.kind === 'shown') {
    inside.bowing = false;
    if (outcome.deal || state.rules !== inside.laidFor) relay(inside);
    const homes = homesFor(inside.layout, state.position);
    if (outcome.deal) ways.deal(animator, inside.layout, state.position, homes, tempo(inside));
    else ways.glide(animator, homes, tempo(inside));
  } else if (outcome.kind === 'refused') refuse(inside, state, outcome.pile);
  const news =
    outcome.kind !== 'changed' ||
    state.selection !== inside.seen.selection ||
    state.hint !== inside.seen.hint;
  inside.seen = state;
  // A verdict or a tick of the clock changes nothing in the picture: no frame for it.
  if (!news) return;
  light(inside, state);
  if (!motions.isBusy(animator)) arrived(inside);
  inside.loop.wake();
}

function refuse(inside: Inside, state: GameState, pile: Pile | null): void {
  const { animator } = inside;
  const from = [...animator.held];
  const chosen = state.selection ? topCards(state, state.selection.pile, state.selection.count) : [];
  const cards =
    from.length > 0 ? from : chosen.length > 0 ? chosen : pile === null ? [] : topCards(state, pile, 1);
  ways.nudge(animator, cards, tempo(inside));
}
