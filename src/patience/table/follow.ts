// How the picture follows the session: each outcome starts animations, each frame takes them further.
import type { CardId } from '../../shared/core/types';
import * as motions from '../../shared/table/animator';
import type { Pile, Position } from '../core/types';
import type { GameState, Outcome } from '../game/session/intents';
import * as animations from './animations';
import { deal } from './deal';
import { relayout } from './fit';
import { topCards } from './highlights';
import { homesFor } from './homes';
import { updateScene } from './scene';
import { advanceFade, endBow, type TableState, updateFades } from './tableState';
import { viewOf } from './view';
import { celebrate } from './win';

/** Tells the page when cards begin to fly, and when all lie again. */
function tellFlying({ host, animator, fades }: TableState): void {
  const flying = motions.isBusy(animator) || fades.laurels.value !== fades.laurels.goal;
  if ((host.dataset.flying === 'true') !== flying) host.dataset.flying = String(flying);
}

/** Draws a frame, `milliseconds` after the last one; whether more must follow. */
export function frame(table: TableState, milliseconds: number): boolean {
  const wasBusy = motions.isBusy(table.animator);
  let moving = motions.advance(table.animator, milliseconds);
  if (wasBusy && !moving) moving = onRest(table);
  for (const one of Object.values(table.fades)) moving = advanceFade(table, one, milliseconds) || moving;
  tellFlying(table);
  updateScene(table.scene, viewOf(table));
  if (!table.renderer.gl.isContextLost()) table.renderer.render(table.scene.root);
  return moving;
}

/** Every card has come to rest: a patience that has just come out takes its bow. True when more follows. */
function onRest(table: TableState): boolean {
  const { state } = table.session;
  const { laurels } = table.fades;
  if (state.status !== 'won' || laurels.goal === 1) return false;
  const { speed, reducedMotion } = table.options;
  if (table.celebrating || speed === 0 || reducedMotion) {
    // the bow is over, or there is none: the foundations turn to laurels
    table.celebrating = false;
    laurels.goal = 1;
    return true;
  }
  table.celebrating = true;
  celebrate(table.animator, table.layout, state.position, speed);
  return true;
}

/** The cards lie elsewhere: what was dragged (an undo by key, say) and what took its bow is over. */
function endShow(table: TableState): void {
  table.drag = null;
  table.held = null;
  endBow(table);
}

/** Starts the animation of an outcome. */
function animate(table: TableState, before: Position, state: GameState, outcome: Outcome): void {
  const { animator } = table;
  const { position } = state;
  const tempo = motions.tempoOf(table.options);
  switch (outcome.kind) {
    case 'played':
      endShow(table);
      animations.play(animator, table.layout, before, outcome.steps, homesFor(table.layout, position), tempo);
      return;
    case 'shown': {
      endShow(table);
      const lying = animator.poses.map((pose) => ({ ...pose }));
      if (outcome.deal || state.rules !== table.layoutRules) relayout(table);
      const homes = homesFor(table.layout, position);
      if (outcome.deal && !outcome.back) deal(animator, table.layout, position, homes, tempo, lying);
      else animations.glide(animator, homes, tempo);
      return;
    }
    case 'refused':
      animations.nudge(animator, refusedCards(table, state, outcome.pile), tempo);
      return;
    case 'changed':
      return;
  }
}

/** Shows what an outcome of the session has changed. */
export function follow(table: TableState, state: GameState, outcome: Outcome): void {
  const { laurels } = table.fades;
  const before = table.shown;
  table.shown = state.position;
  if (outcome.kind !== 'changed') table.peeked = null;
  if (state.status !== 'won') laurels.value = laurels.goal = 0;
  animate(table, before, state, outcome);
  const { selection, hint } = table.lastState;
  const news = outcome.kind !== 'changed' || state.selection !== selection || state.hint !== hint;
  table.lastState = state;
  // A verdict or a tick of the clock changes nothing in the picture, and costs no frame.
  if (!news) return;
  updateFades(table, state);
  if (!motions.isBusy(table.animator)) onRest(table);
  table.loop.wake();
}

/** The cards that a refusal concerns: those that are dragged, else picked up, else the pile's top card. */
function refusedCards({ animator }: TableState, state: GameState, pile: Pile | null): readonly CardId[] {
  if (animator.held.size > 0) return [...animator.held];
  if (state.selection) return topCards(state, state.selection.pile, state.selection.count);
  return pile === null ? [] : topCards(state, pile, 1);
}
