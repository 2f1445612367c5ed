// What happened, in a sentence: for readers, and for the hint beside the badge.
import { CELL, FOUNDATION, STOCK, WASTE } from '../../../../assembly/abi';
import { capital, cardName, pileFrom, pileTo, reasonText, type Texts } from '../../../i18n/index';
import type { Pile, TableEvent } from '../../core/types';
import type { Chance, GameState, Hint, Selection } from '../../game/session/intents';
import type { Focus } from './focus';

type Step = readonly TableEvent[];

function stepText(texts: Texts, step: Step, state: GameState): string {
  const moved = step.filter((event) => event.kind === 'move');
  const first = moved[0];
  if (!first) return '';
  if (first.from === WASTE && first.to === STOCK) return texts.spoken.pass;
  const card = cardName(first.card, texts.lang);
  if (first.from === STOCK) {
    return texts.spoken.turned(card, texts.cards.count(state.position.piles[STOCK]!.length));
  }
  const to = pileTo(texts, first.to);
  const said =
    moved.length > 1
      ? texts.spoken.run(texts.cards.count(moved.length), card, to)
      : texts.spoken.move(card, to);
  const turned = step.find((event) => event.kind === 'turn');
  return turned ? `${said}, ${texts.spoken.uncovered(cardName(turned.card, texts.lang))}` : said;
}

/** The steps of one player action: the move itself, then how many cards went up by themselves. */
export function playedText(texts: Texts, steps: readonly Step[], state: GameState): string {
  const [first, ...rest] = steps;
  if (!first) return '';
  const up = rest.filter((step) => step.some((event) => event.to >= FOUNDATION)).length;
  const said = capital(stepText(texts, first, state));
  return up > 0 ? `${said}, ${texts.spoken.sentUp(texts.cards.count(up))}` : said;
}

/** What was picked up and how many places it may go. */
export function selectionText(texts: Texts, selection: Selection, state: GameState): string {
  const pile = state.position.piles[selection.pile]!;
  const card = pile[pile.length - selection.count];
  if (card === undefined) return '';
  const places =
    selection.targets.length > 0 ? texts.spoken.places(selection.targets.length) : texts.spoken.nowhere;
  const name = cardName(card, texts.lang);
  return capital(
    selection.count > 1
      ? texts.spoken.selectedRun(texts.cards.count(selection.count), name, places)
      : texts.spoken.selected(name, places),
  );
}

function hintMove(texts: Texts, hint: Hint): string {
  if (hint.from === STOCK) return texts.hint.turn;
  if (hint.from === WASTE && hint.to === STOCK) return texts.hint.pass;
  if (hint.card === null) return texts.hint.none;
  const card = cardName(hint.card, texts.lang);
  // The picture has no letters for the cells, and free ones are all the same.
  const isCell = (pile: Pile) => pile >= CELL && pile < STOCK;
  const from = isCell(hint.from) ? texts.hint.fromCell : pileFrom(texts, hint.from);
  const to = isCell(hint.to) ? texts.hint.toCell : pileTo(texts, hint.to);
  return capital(
    hint.count > 1 && hint.from < CELL
      ? texts.hint.run(texts.cards.count(hint.count), card, from, to)
      : texts.hint.move(card, from, to),
  );
}

/** The badge's word; while the search goes on with what it is at, under fair sight with its figures. */
export function verdictWord(
  texts: Texts,
  { badge, activity, chance }: Pick<GameState, 'badge' | 'activity' | 'chance'>,
): string {
  if (activity !== undefined) return texts.badge.activities[activity];
  return badge === 'odds' && chance !== undefined
    ? texts.badge.chance(String(chance.won), String(chance.worlds))
    : texts.badge.words[badge];
}

function chanceText(texts: Texts, { won, worlds, low, high }: Chance): string {
  const percent = (share: number): string => String(Math.round(100 * share));
  return texts.hint.odds(String(won), String(worlds), percent(low), percent(high));
}

/** A sentence with why: `8 of clubs from column 3 to column 7: frees the ace of hearts.` */
export function withReason(texts: Texts, said: string, reason: Hint['reason']): string {
  return reason === undefined ? said : `${said.replace(/\.$/, '')}: ${reasonText(texts, reason)}.`;
}

/** The hint's sentence. */
export function hintText(texts: Texts, hint: Hint): string {
  if (hint.kind === 'lost') return texts.hint.lost;
  if (hint.kind === 'looking') return texts.hint.looking;
  if (hint.kind === 'none') return texts.hint.none;
  const said = withReason(texts, hintMove(texts, hint), hint.reason);
  if (hint.chance !== undefined) return `${said} ${chanceText(texts, hint.chance)}`;
  return hint.kind === 'guess' ? `${said} ${texts.hint.guess}` : said;
}

/** Where a card may go, for readers; at the waste all that lies in it, the top card first. */
export function heldMovesText(
  texts: Texts,
  state: GameState,
  { pile, depth }: Focus,
  targets: readonly Pile[],
): string {
  const cards = state.position.piles[pile]!;
  const card = cards.at(-1 - depth);
  if (card === undefined || pile === STOCK) return '';
  const list = new Intl.ListFormat(texts.lang, { type: 'conjunction' });
  const name = (one: number) => cardName(one, texts.lang);
  const places =
    targets.length === 0 ? texts.spoken.nowhere : list.format(targets.map((to) => pileTo(texts, to)));
  const said = capital(`${name(card)}: ${places}`);
  const below = pile === WASTE ? cards.slice(0, -1).toReversed().map(name) : [];
  return below.length === 0 ? said : `${said}. ${texts.piles.waste}: ${list.format(below)}`;
}

/** Where the cards of a rank lie, for readers. */
export function heldRankText(texts: Texts, state: GameState, found: readonly Focus[]): string {
  const list = new Intl.ListFormat(texts.lang, { type: 'conjunction' });
  const one = ({ pile, depth }: Focus) =>
    `${cardName(state.position.piles[pile]!.at(-1 - depth)!, texts.lang)} ${pileFrom(texts, pile)}`;
  return capital(list.format(found.map(one)));
}
