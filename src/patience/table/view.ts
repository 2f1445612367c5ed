// What a frame shows: where the cards are by now, and what is lit beside them.

import { sizes } from '../../shared/table/measures';
import type { Rect } from '../../shared/table/pose';
import { namedPile } from '../core/piles';
import type { GameState } from '../game/session/intents';
import { dragTarget } from './grip';
import { heldTargets, isFanned, rankMarks } from './held';
import { type Highlights, highlightsFor, targetRects, topCards } from './highlights';
import { arcPieces, arcPoints } from './hintArc';
import { cardRect } from './homes';
import type { Lit, View } from './scene';
import type { TableState } from './tableState';

function litRects(table: TableState, state: GameState, hintTarget: Rect | null): Lit[] {
  const { drag, layout, fades } = table;
  const lit: Lit[] = [];
  if (drag) {
    const over = dragTarget(table);
    for (const { pile, rect } of targetRects(layout, state, drag.targets, drag.cards[0])) {
      lit.push({ rect, alpha: fades.light.value * (namedPile(pile) === over ? 1 : 0.7) });
    }
  } else if (state.selection) {
    const lead = topCards(state, state.selection.pile, state.selection.count)[0];
    for (const { rect } of targetRects(layout, state, state.selection.targets, lead)) {
      lit.push({ rect, alpha: fades.light.value * 0.85 });
    }
  }
  const held = heldTargets(table);
  if (table.held && held.length > 0) {
    const lead = topCards(state, table.held.pile, table.held.depth + 1)[0];
    for (const { rect } of targetRects(layout, state, held, lead)) lit.push({ rect, alpha: 0.9 });
  }
  if (hintTarget) lit.push({ rect: hintTarget, alpha: fades.arc.value * 0.9 });
  return lit;
}

/** The keyboard's ring, which rises with a hinted card. */
function ringOf(table: TableState, state: GameState, highlights: Highlights): View['ring'] {
  const { focused, layout } = table;
  if (!focused) return null;
  const cards = state.position.piles[focused.pile]?.length ?? 0;
  const depth = Math.min(focused.depth ?? 0, Math.max(0, cards - 1));
  const rect = cardRect(layout, state.position, focused.pile, depth);
  if (!rect) return null;
  const card = state.position.piles[focused.pile]?.[cards - 1 - depth];
  const raised = card !== undefined && highlights.raised.has(card) ? table.fades.hint.value : 0;
  const y = rect.y - raised * layout.cardWidth * sizes.raise;
  return { rect: { ...rect, y }, z: depth > 0 ? cards - depth : null };
}

function labelsOf(table: TableState): View['labels'] {
  return [...(table.labels ?? [])].flatMap(([pile, text]) => {
    const at = cardRect(table.layout, table.session.state.position, pile, 0);
    return at ? [{ text, x: at.x + at.width / 2, y: at.y + at.height * 0.62 }] : [];
  });
}

export function viewOf(table: TableState): View {
  const { state } = table.session;
  const { layout, animator, fades } = table;
  const highlights = highlightsFor(layout, state);
  // over the stock and its own place the waste lies alone
  const fanned = isFanned(table);
  const passLeft = state.position.pass < state.rules.passes;
  return {
    layout,
    poses: animator.poses,
    chosen: highlights.chosen,
    raised: highlights.raised,
    raise: fades.hint.value,
    peeked: table.peeked,
    lit: litRects(table, state, highlights.hintTarget),
    arc: highlights.arc
      ? {
          points: arcPoints(highlights.arc.from, highlights.arc.to, arcPieces, layout.screen.width),
          share: fades.arc.value,
        }
      : null,
    ring: fanned ? null : ringOf(table, state, highlights),
    ranks: rankMarks(table),
    stockCount: fanned ? 0 : highlights.stockCount,
    stockMark: passLeft ? 'turn' : 'bare',
    labels: labelsOf(table),
    laurels: fades.laurels.value,
    laurelsTurn: !table.options.reducedMotion,
  };
}
