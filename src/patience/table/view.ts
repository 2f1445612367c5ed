// What is to be seen right now: the poses, and what is lit beside them.

import type { Rect } from '../../shared/table/pose';
import { sizes } from '../../shared/table/theme';
import type { GameState } from '../game/session/intents';
import { type Decor, decorFor, targetRects, topCards } from './decor';
import { dragTarget } from './grip';
import { arcPieces, arcPoints } from './hintArc';
import { cardRect } from './homes';
import type { Inside } from './inside';
import { namedPile } from './layout';
import type { Lit, View } from './scene';

function litRects(inside: Inside, state: GameState, hintTarget: Rect | null): Lit[] {
  const { drag, layout, levels } = inside;
  const lit: Lit[] = [];
  if (drag) {
    const over = dragTarget(inside);
    for (const { pile, rect } of targetRects(layout, state, drag.targets, drag.cards[0])) {
      lit.push({ rect, alpha: levels.light.value * (namedPile(pile) === over ? 1 : 0.7) });
    }
  } else if (state.selection) {
    const lead = topCards(state, state.selection.pile, state.selection.count)[0];
    for (const { rect } of targetRects(layout, state, state.selection.targets, lead)) {
      lit.push({ rect, alpha: levels.light.value * 0.85 });
    }
  }
  if (hintTarget) lit.push({ rect: hintTarget, alpha: levels.arc.value * 0.9 });
  return lit;
}

/** The ring goes up with a hinted card. */
function ringOf(inside: Inside, state: GameState, decor: Decor): View['ring'] {
  const { focused, layout } = inside;
  if (!focused) return null;
  const cards = state.position.piles[focused.pile]?.length ?? 0;
  const depth = Math.min(focused.depth ?? 0, Math.max(0, cards - 1));
  const rect = cardRect(layout, state.position, focused.pile, depth);
  if (!rect) return null;
  const card = state.position.piles[focused.pile]?.[cards - 1 - depth];
  const raised = card !== undefined && decor.raised.has(card) ? inside.levels.hint.value : 0;
  const y = rect.y - raised * layout.cardWidth * sizes.raise;
  return { rect: { ...rect, y }, z: depth > 0 ? cards - depth : null };
}

function labelsOf(inside: Inside): View['labels'] {
  return [...(inside.labels ?? [])].flatMap(([pile, text]) => {
    const at = cardRect(inside.layout, inside.session.state.position, pile, 0);
    return at ? [{ text, x: at.x + at.width / 2, y: at.y + at.height * 0.62 }] : [];
  });
}

export function viewOf(inside: Inside): View {
  const { state } = inside.session;
  const { layout, animator, levels } = inside;
  const decor = decorFor(layout, state);
  const passLeft = state.position.pass < state.rules.passes;
  return {
    layout,
    poses: animator.poses,
    chosen: decor.chosen,
    raised: decor.raised,
    raise: levels.hint.value,
    peeked: inside.peeked,
    lit: litRects(inside, state, decor.hintTarget),
    arc: decor.arc
      ? {
          points: arcPoints(decor.arc.from, decor.arc.to, arcPieces, layout.screen.width),
          share: levels.arc.value,
        }
      : null,
    ring: ringOf(inside, state, decor),
    stockCount: decor.stockCount,
    stockMark: passLeft ? 'turn' : 'bare',
    labels: labelsOf(inside),
    laurels: levels.laurels.value,
  };
}
