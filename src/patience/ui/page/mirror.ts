// The table for those who do not see it: every pile a labelled group, every card a button, which lies unseen
// over its card, so that a finger that explores the screen finds it there. A pointer's taps are the
// table's own; a button is pressed by readers and keys. The picture's focus ring follows the focus here.
import { CELL, FACES, FOUNDATION, STOCK, WASTE } from '../../../../assembly/abi';
import { cardName, cardSign, pileLabel, type Texts } from '../../../i18n/index';
import { h, setAttr, setText } from '../../../shared/ui/dom';
import { createOverlay, focusSeen, keepPointersOff, sizeOverlay } from '../../../shared/ui/overlay';
import { namedPile } from '../../core/piles';
import type { Pile, Position, RuleRecord } from '../../core/types';
import type { GameState } from '../../game/session/intents';
import { touchIntent } from '../../table/touch';
import type { Ui } from '../base/context';
import { clampFocus, columnPiles, type Focus, upperPiles } from '../base/focus';

export interface Mirror {
  readonly element: HTMLElement;
  /** where the keyboard is on the table; null when it is elsewhere */
  readonly focus: Focus | null;
  render(state: GameState): void;
  /** Focuses a card or a place. */
  setFocus(focus: Focus): void;
}

interface Group {
  readonly element: HTMLElement;
  readonly buttons: HTMLButtonElement[];
}

function shown(state: GameState, pile: Pile): number {
  return pile < CELL ? Math.max(1, state.position.piles[pile]!.length) : 1;
}

function isFaceDown(position: Position, pile: Pile, at: number): boolean {
  return pile < CELL && at < position.faceDown[pile]!;
}

function stockLabel(texts: Texts, state: GameState): string {
  const left = state.position.piles[STOCK]!.length;
  if (left > 0) return texts.mirror.turn(texts.cards.count(left));
  const morePasses = state.position.pass < state.rules.passes && state.position.piles[WASTE]!.length > 0;
  return morePasses ? texts.mirror.newPass : texts.mirror.nothingToTurn;
}

/** What a reader says of the card `depth` from the top of a pile. */
export function placeLabel(texts: Texts, state: GameState, pile: Pile, depth: number): string {
  if (pile === STOCK) return stockLabel(texts, state);
  const held = state.selection;
  const cards = state.position.piles[pile]!;
  const at = cards.length - 1 - depth;
  const card = cards[at];
  let label = texts.mirror.empty(pileLabel(texts, pile));
  if (card !== undefined) {
    const name = isFaceDown(state.position, pile, at) ? texts.cards.faceDown : cardName(card, texts.lang);
    label = pile < CELL ? texts.mirror.card(name, String(at + 1), String(cards.length)) : name;
  }
  if (depth === 0 && held?.targets.includes(namedPile(pile))) return texts.mirror.canGo(label);
  return held?.pile === pile && depth < held.count ? texts.mirror.pickedUp(label) : label;
}

/** What a reader says of a pile as a whole. */
export function groupLabel(texts: Texts, state: GameState, pile: Pile): string {
  const cards = state.position.piles[pile]!;
  const name = pileLabel(texts, pile);
  const top = cards.at(-1);
  if (top === undefined) return texts.mirror.empty(name);
  const count = texts.cards.count(cards.length);
  return pile === STOCK
    ? texts.mirror.pile(name, count)
    : texts.mirror.pileTop(name, count, cardName(top, texts.lang));
}

/** What stands on a card where there is no picture: rank and suit, a dash for what lies face down. */
function signOf(state: GameState, pile: Pile, depth: number): string {
  const cards = state.position.piles[pile]!;
  const at = cards.length - 1 - depth;
  const card = cards[at];
  if (card === undefined) return '';
  return pile === STOCK || isFaceDown(state.position, pile, at) ? '–' : cardSign(card % FACES);
}

function mirrored(rules: RuleRecord): readonly Pile[] {
  return [...upperPiles(rules), ...columnPiles(rules)];
}

interface GroupListeners {
  readonly press: (pile: Pile, depth: number) => void;
  readonly enter: (pile: Pile, depth: number) => void;
}

function createGroup(pile: Pile, listeners: GroupListeners): Group {
  const element = h('div', { attrs: { role: 'group' } });
  const depthOf = (event: Event) => {
    const button = (event.target as Element).closest('button');
    return button ? Number(button.dataset.depth) : null;
  };
  const heard = (act: (pile: Pile, depth: number) => void) => (event: Event) => {
    const depth = depthOf(event);
    if (depth !== null) act(pile, depth);
  };
  element.addEventListener('click', heard(listeners.press));
  element.addEventListener('focusin', heard(listeners.enter));
  return { element, buttons: [] };
}

/** Buttons in the order of the cards, the bottom one first, so that the last has depth 0. */
function fitButtons(group: Group, count: number): void {
  while (group.buttons.length > count) group.buttons.shift()!.remove();
  while (group.buttons.length < count) {
    const button = h('button', { attrs: { type: 'button', tabindex: '-1' } });
    button.dataset.depth = String(group.buttons.length);
    group.buttons.unshift(button);
    group.element.prepend(button);
  }
}

export function createMirror(ui: Ui): Mirror {
  const element = h('div', { class: 'mirror', attrs: { role: 'application', 'data-cards': '' } });
  const overlay = createOverlay();
  keepPointersOff(element);
  const groups = new Map<Pile, Group>();
  let focus: Focus | null = null;
  let roving: Focus | null = null;
  let drawn = '';
  const place = (at: Focus) => {
    const buttons = groups.get(at.pile)?.buttons;
    return buttons?.[buttons.length - 1 - at.depth];
  };
  const listeners: GroupListeners = {
    press(pile, depth) {
      const intent = touchIntent(ui.session.state, { pile, depth }, ui.settings.value.oneTap);
      if (intent) ui.send(intent);
    },
    enter: (pile, depth) => {
      focus = roving = { pile, depth };
      ui.table.focus(pile, depth);
    },
  };
  element.addEventListener('focusout', (event) => {
    if (event.relatedTarget instanceof Node && element.contains(event.relatedTarget)) return;
    if (focus) ui.table.focus(null);
    focus = null;
  });
  const rebuild = (rules: RuleRecord) => {
    groups.clear();
    for (const pile of mirrored(rules)) groups.set(pile, createGroup(pile, listeners));
    element.replaceChildren(...[...groups.values()].map((group) => group.element));
  };
  const draw = (state: GameState, pile: Pile, group: Group) => {
    const texts = ui.texts();
    fitButtons(group, shown(state, pile));
    setAttr(group.element, 'aria-label', groupLabel(texts, state, pile));
    const stop = roving?.pile === pile ? clampFocus(state.position, roving).depth : 0;
    const last = group.buttons.length - 1;
    group.buttons.forEach((button, i) => {
      setText(button, placeLabel(texts, state, pile, last - i));
      setAttr(button, 'tabindex', last - i === stop ? '0' : '-1');
      setAttr(button, 'data-sign', signOf(state, pile, last - i));
    });
  };
  const lay = () => {
    const { cardWidth, cardHeight } = ui.table.layout();
    sizeOverlay(element, cardWidth, cardHeight);
    for (const [pile, { buttons }] of groups)
      buttons.forEach((button, i) => {
        overlay.lay(button, ui.table.rectOf(pile, buttons.length - 1 - i));
      });
  };
  ui.table.onLayout(lay);
  const setFocus = (at: Focus) => focusSeen(place(at));
  return {
    element,
    setFocus,
    get focus() {
      return focus;
    },
    render(state) {
      const key = JSON.stringify(state.rules);
      const had = focus;
      if (key !== drawn) rebuild(state.rules);
      drawn = key;
      setAttr(element, 'aria-label', ui.texts().mirror.table);
      for (const [pile, group] of groups) draw(state, pile, group);
      lay();
      if (!had) return;
      const at = groups.has(had.pile) ? clampFocus(state.position, had) : { pile: FOUNDATION, depth: 0 };
      if (at !== had || document.activeElement !== place(at)) setFocus(at);
    },
  };
}
