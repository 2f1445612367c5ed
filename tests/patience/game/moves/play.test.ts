import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../../assembly/abi';
import { openScene, written } from '../fakes';

const STOCK = 16;
const WASTE = 17;
const CLUBS = 18;
const HEARTS = 22;

describe('moves', () => {
  it('are refused with the core’s reason, and the table stays', async () => {
    const { session, cards, told } = await openScene('forty-thieves');
    const before = cards();
    const outcome = session.dispatch({ kind: 'move', from: 0, to: 1, count: 1 });
    expect(outcome).toMatchObject({
      kind: 'refused',
      refusal: { reason: Refusal.WrongSuit, cards: 1 },
      pile: 0,
    });
    expect(cards()).toBe(before);
    expect(session.state.moves).toBe(0);
    expect(told.at(-1)).toBe(outcome);
  });

  it('are counted, undone and redone card by card in the same places', async () => {
    const { session, cards } = await openScene('forty-thieves');
    const first = cards();
    for (let i = 0; i < 12; i++) session.dispatch({ kind: 'turn' });
    const twelve = cards();
    const counted = session.state.moves;
    expect(counted).toBeGreaterThanOrEqual(12);
    for (let i = 0; i < 10; i++) session.dispatch({ kind: 'undo' });
    expect(session.state).toMatchObject({ canUndo: true, canRedo: true });
    for (let i = 0; i < 10; i++) session.dispatch({ kind: 'redo' });
    expect(cards()).toBe(twelve);
    expect(session.state.moves).toBe(counted);
    session.dispatch({ kind: 'undoAll' });
    expect(cards()).toBe(first);
    expect(session.state).toMatchObject({ moves: 0, canUndo: false, canRedo: true });
    expect(session.dispatch({ kind: 'undo' })).toMatchObject({ refusal: { reason: 'nothing-to-undo' } });
  });

  it('forget what could be redone', async () => {
    const { session } = await openScene('forty-thieves');
    session.dispatch({ kind: 'turn' });
    session.dispatch({ kind: 'undo' });
    session.dispatch({ kind: 'turn' });
    expect(session.dispatch({ kind: 'redo' })).toMatchObject({ refusal: { reason: 'nothing-to-redo' } });
  });

  it('turn the stock and begin a new pass while one is left', async () => {
    const { session, core } = await openScene('josephine');
    session.open(written(core, 'josephine', almostDone('Stock: KH')));
    session.dispatch({ kind: 'turn' });
    expect(session.state.position.piles[WASTE]).toHaveLength(1);
    session.dispatch({ kind: 'turn' });
    expect(session.state.position).toMatchObject({ pass: 2 });
    expect(session.state.position.piles[STOCK]).toHaveLength(1);
    session.dispatch({ kind: 'turn' });
    expect(session.dispatch({ kind: 'turn' })).toMatchObject({ refusal: { reason: Refusal.NoPassLeft } });
  });
});

/**
 * Two packs, all of it up but the hearts from ten on, with the first ten of the second
 * hearts; more lines after it.
 */
function almostDone(...lines: string[]): string {
  const hearts = 'TH JH QH KH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH AH';
  return ['Foundations: C-13 C-13 D-13 D-13 H-9 H-0 S-13 S-13', ...lines, hearts].join('\n');
}

describe('automatic moves', () => {
  const clubsSafe = [
    'Foundations: C-0 D-1 H-13 S-1',
    '2D AC',
    '2S 3D',
    restOf('D', 3),
    restOf('S', 2),
    restOf('C', 1),
  ].join('\n');

  it('belong to the action that sets them off: one entry, one undo, each of them counted', async () => {
    const { session, core, cards } = await openScene('free-cells');
    session.open(written(core, 'free-cells', clubsSafe));
    const before = cards();
    const outcome = session.dispatch({ kind: 'move', from: 0, to: CLUBS, count: 1 });
    // The ace is followed by all that has become safe: two of diamonds and what lies ready.
    expect(outcome.kind === 'played' ? outcome.steps.length : 0).toBeGreaterThan(1);
    expect(session.state.moves).toBe(outcome.kind === 'played' ? outcome.steps.length : 0);
    session.dispatch({ kind: 'undo' });
    expect(cards()).toBe(before);
    expect(session.state.moves).toBe(0);
  });

  it('do not spring back after an undo, and can be switched off', async () => {
    const { session, core, settings } = await openScene('free-cells');
    session.open(written(core, 'free-cells', clubsSafe));
    session.dispatch({ kind: 'move', from: 0, to: CLUBS, count: 1 });
    session.dispatch({ kind: 'undo' });
    expect(session.state.position.piles[0]).toHaveLength(2);
    settings.autoUp = false;
    session.dispatch({ kind: 'move', from: 0, to: CLUBS, count: 1 });
    expect(session.state.moves).toBe(1);
    expect(session.dispatch({ kind: 'sendAll' }).kind).toBe('played');
    expect(session.dispatch({ kind: 'sendAll' })).toMatchObject({ refusal: { reason: 'nothing-goes-up' } });
  });

  it('leave a card that came back from a foundation where it was put, until it is sent up', async () => {
    const { session, core } = await openScene('free-cells');
    session.open(written(core, 'free-cells', ['Foundations: C-13 D-13 H-3 S-13', restOf('H', 3)].join('\n')));
    session.dispatch({ kind: 'move', from: HEARTS, to: 1, count: 1 });
    expect(session.state.position.piles[1]).toEqual([28]);
    session.dispatch({ kind: 'move', from: 1, to: 12, count: 1 });
    expect(session.state.position.piles[12]).toEqual([28]);
    session.dispatch({ kind: 'undo' });
    session.dispatch({ kind: 'redo' });
    session.dispatch({ kind: 'move', from: 0, to: 1, count: 1 });
    expect(session.state.position.piles[12]).toEqual([28]);
    session.dispatch({ kind: 'send', pile: 12, depth: 0 });
    expect(session.state.position.piles[12]).toEqual([]);
  });

  it('go on with other cards while one that came back stays', async () => {
    const { session, core } = await openScene('free-cells');
    const ranks = [...'KQJT98765'];
    const rest = ['C', 'D', 'H', 'S'].map((suit) => ranks.map((rank) => rank + suit).join(' '));
    const text = ['Foundations: C-3 D-3 H-3 S-3', '-', '4D', '4C 4H 4S', ...rest].join('\n');
    session.open(written(core, 'free-cells', text));
    session.dispatch({ kind: 'move', from: HEARTS, to: 0, count: 1 });
    expect(session.state.position.piles[0]).toEqual([28]);
    expect(session.state.position.piles[1]).toEqual([]);
  });
});

/** A suit's cards above a height, the highest lowest in the column so that each can go up in turn. */
function restOf(suit: string, height: number): string {
  const cards = [...'A23456789TJQK'].slice(height).map((rank) => rank + suit);
  const free = suit === 'D' ? cards.filter((card) => card !== '2D' && card !== '3D') : cards;
  const shown = suit === 'S' ? free.filter((card) => card !== '2S') : free;
  return (suit === 'C' ? shown.filter((card) => card !== 'AC') : shown).reverse().join(' ');
}

describe('a run where one card is carried at a time', () => {
  const position = [
    'Foundations: C-4 C-4 D-13 D-13 H-13 H-13 S-13 S-13',
    '9C',
    'KC 8C 7C 6C 5C',
    'TC JC QC',
    'TC JC QC KC 8C 7C 6C 5C 9C',
  ].join('\n');

  it.each([
    ['two empty columns, some of the run moved twice', 6, 9],
    ['more empty columns, each card parked once', 10, 7],
  ])('goes as a series through %s, each move counted and shown', async (_name, columns, moves) => {
    const { session, core, cards, settings } = await openScene('forty-thieves');
    settings.autoUp = false;
    session.open(written(core, 'forty-thieves', position, { columns }));
    const before = cards();
    expect(session.targets(1, 4)).toContain(0);
    const outcome = session.dispatch({ kind: 'move', from: 1, to: 0, count: 4 });
    expect(session.state.position.piles[0]).toHaveLength(5);
    expect(outcome.kind === 'played' ? outcome.steps.length : 0).toBe(moves);
    expect(session.state.moves).toBe(moves);
    session.dispatch({ kind: 'undo' });
    expect(cards()).toBe(before);
  });

  it('is refused with what it would need when there is no room', async () => {
    const { session, core } = await openScene('forty-thieves');
    session.open(written(core, 'forty-thieves', position, { columns: 4 }));
    expect(session.targets(1, 4)).toEqual([]);
    expect(session.dispatch({ kind: 'move', from: 1, to: 0, count: 4 })).toMatchObject({
      kind: 'refused',
      refusal: { reason: Refusal.NeedsSpaces, detail: 2, cards: 4 },
    });
  });

  it('is refused for what does not fit there, however much room there is', async () => {
    const { session, core } = await openScene('forty-thieves');
    session.open(written(core, 'forty-thieves', position));
    expect(session.dispatch({ kind: 'move', from: 1, to: 2, count: 4 })).toMatchObject({
      refusal: { reason: Refusal.WrongRank },
    });
  });

  it('goes through cells as well in house rules that have them', async () => {
    const { session, core, settings } = await openScene('forty-thieves');
    settings.autoUp = false;
    session.open(written(core, 'forty-thieves', position, { columns: 4, cells: 3 }));
    expect(session.dispatch({ kind: 'move', from: 1, to: 0, count: 4 })).toMatchObject({ kind: 'played' });
    expect(session.state.moves).toBe(7);
  });
});

describe('sending and selecting', () => {
  it('prefers the foundation, then a card to lie on, then a cell', async () => {
    const { session, core, settings } = await openScene('free-cells');
    settings.autoUp = false;
    const text = ['Foundations: C-3 D-3 H-3 S-3', '4C', '5D', '6S', '9H'];
    const rest = ['C', 'D', 'H', 'S'].flatMap((suit) =>
      [...'KQJT987654'].map((rank) => rank + suit).filter((card) => !text.includes(card)),
    );
    session.open(written(core, 'free-cells', [...text, rest.join(' ')].join('\n')));
    session.dispatch({ kind: 'send', pile: 1, depth: 0 });
    expect(session.state.position.piles[2]).toHaveLength(2);
    session.dispatch({ kind: 'send', pile: 0, depth: 0 });
    expect(session.state.position.piles[CLUBS]).toHaveLength(4);
    session.dispatch({ kind: 'send', pile: 3, depth: 0 });
    expect(session.state.position.piles[12]).toHaveLength(1);
  });

  it('lights the places where the selection may go, and forgets it after a move', async () => {
    const { session, core } = await openScene('free-cells');
    session.dispatch({ kind: 'select', pile: 0, depth: 0 });
    expect(session.state.selection).toMatchObject({ pile: 0, count: 1 });
    expect(session.state.selection?.targets).toEqual(expect.arrayContaining([12, 13, 14, 15]));
    const refused = session.dispatch({ kind: 'select', pile: 0, depth: 5 });
    expect(refused).toMatchObject({ refusal: { reason: Refusal.NotARun } });
    session.dispatch({ kind: 'move', from: 0, to: 12, count: 1 });
    expect(session.state.selection).toBeNull();
    expect(core.rules.cells).toBe(4);
  });

  it('says why the cards held do not go where another card is touched, and takes that one up', async () => {
    const { session } = await openScene('forty-thieves');
    session.dispatch({ kind: 'select', pile: 0, depth: 0 });
    const to = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((pile) => !session.state.selection?.targets.includes(pile))!;
    const outcome = session.dispatch({ kind: 'select', pile: to, depth: 0 });
    expect(outcome).toMatchObject({ kind: 'changed', refusal: { cards: 1 } });
    expect(session.state.selection).toMatchObject({ pile: to, count: 1 });
    expect(session.dispatch({ kind: 'deselect' })).toEqual({ kind: 'changed' });
    expect(session.dispatch({ kind: 'select', pile: to, depth: 0 })).toEqual({ kind: 'changed' });
  });

  it('says that the rest cannot be played to the end where it cannot', async () => {
    const { session } = await openScene('free-cells');
    expect(session.dispatch({ kind: 'finish' })).toMatchObject({ refusal: { reason: 'no-finish' } });
  });

  it('says of a buried card that one card at a time is moved, where that is the rule', async () => {
    const { session } = await openScene('forty-thieves');
    for (const kind of ['select', 'send'] as const) {
      const refused = session.dispatch({ kind, pile: 0, depth: 3 });
      expect(refused).toMatchObject({ kind: 'refused', refusal: { reason: Refusal.OneAtATime } });
    }
  });
});

describe('playing to the end', () => {
  it('is offered exactly when it gets there, turning the stock as needed', async () => {
    const { session, core } = await openScene('josephine');
    session.open(written(core, 'josephine', finishable('KH JH QH TH')));
    expect(session.state.canFinish).toBe(true);
    const before = session.state.position;
    const outcome = session.dispatch({ kind: 'finish' });
    expect(session.state).toMatchObject({ status: 'won', cardsLeft: 0, running: false });
    expect(outcome.kind === 'played' ? outcome.steps.length : 0).toBe(session.state.moves);
    expect(session.dispatch({ kind: 'turn' })).toMatchObject({ refusal: { reason: 'won' } });
    session.dispatch({ kind: 'undo' });
    expect(session.state.position).toEqual(before);
  });

  it('is not offered when a card stays covered', async () => {
    const { session, core } = await openScene('forty-thieves');
    session.open(written(core, 'forty-thieves', finishable('KH QH JH TH')));
    expect(session.state.canFinish).toBe(true);
    session.open(written(core, 'forty-thieves', finishable('KH JH QH TH')));
    expect(session.state.canFinish).toBe(false);
    expect(session.dispatch({ kind: 'finish' })).toMatchObject({ kind: 'refused' });
  });

  /** Only the hearts from ten on of one pack are left, in the stock. */
  function finishable(stock: string): string {
    return ['Foundations: C-13 C-13 D-13 D-13 H-13 H-9 S-13 S-13', `Stock: ${stock}`].join('\n');
  }
});

describe('deals', () => {
  it('a number or rules that cannot be are refused, and the table stays', async () => {
    const { session, cards, core } = await openScene('forty-thieves');
    session.dispatch({ kind: 'turn' });
    const before = cards();
    expect(session.dispatch({ kind: 'deal', game: 'streets', number: 0 })).toMatchObject({
      refusal: { reason: 'no-deal' },
    });
    const rules = { ...core.gameRules('streets'), columns: 99 };
    expect(session.dispatch({ kind: 'deal', game: 'streets', number: 5, rules })).toMatchObject({
      refusal: { reason: 'bad-rules' },
    });
    expect(cards()).toBe(before);
    expect(session.state).toMatchObject({ game: 'forty-thieves', number: 1, moves: 1 });
    session.dispatch({ kind: 'undo' });
    expect(session.state.moves).toBe(0);
  });

  it('again is the same deal from its beginning', async () => {
    const { session, cards } = await openScene('free-cells', 617);
    const first = cards();
    session.dispatch({ kind: 'send', pile: 0, depth: 0 });
    expect(session.dispatch({ kind: 'again' })).toEqual({ kind: 'shown', deal: true });
    expect(cards()).toBe(first);
    expect(session.state).toMatchObject({ moves: 0, canRedo: false, number: 617, elapsed: 0 });
  });
});

describe('a kept game', () => {
  it('comes back with position, history, number, clock and help', async () => {
    const { session, clock, cards } = await openScene('free-cells', 11982);
    session.dispatch({ kind: 'send', pile: 0, depth: 0 });
    session.dispatch({ kind: 'send', pile: 1, depth: 0 });
    clock.pass(5000);
    session.dispatch({ kind: 'undo' });
    const kept = JSON.parse(JSON.stringify(session.transcript()));
    const other = await openScene('streets');
    other.session.open(kept);
    expect(other.cards()).toBe(cards());
    expect(other.session.state).toMatchObject({
      number: 11982,
      moves: 1,
      canRedo: true,
      elapsed: 5000,
      running: true,
    });
    other.session.dispatch({ kind: 'redo' });
    session.dispatch({ kind: 'redo' });
    expect(other.cards()).toBe(cards());
  });

  it('with a fault leaves the game on the table', async () => {
    const { session, core, cards } = await openScene('free-cells');
    const before = cards();
    const good = session.transcript();
    expect(() => session.open({ ...good, moves: ['1-f'], at: 1 })).toThrow();
    expect(() => session.open(written(core, 'free-cells', 'KH KH'))).toThrow();
    expect(cards()).toBe(before);
    expect(session.state.number).toBe(1);
  });
});

describe('the clock', () => {
  it('starts at the first move, stands while hidden and at the end', async () => {
    const { session, clock } = await openScene('forty-thieves');
    clock.pass(5000);
    expect(session.state).toMatchObject({ elapsed: 0, running: false });
    session.dispatch({ kind: 'turn' });
    clock.pass(2000);
    expect(session.state).toMatchObject({ elapsed: 2000, running: true });
    session.setVisible(false);
    clock.pass(9000);
    expect(session.state).toMatchObject({ elapsed: 2000, running: false });
    session.setVisible(true);
    clock.pass(500);
    expect(session.state.elapsed).toBe(2500);
    session.dispatch({ kind: 'undoAll' });
    clock.pass(500);
    expect(session.state).toMatchObject({ elapsed: 3000, running: true });
    expect(Object.isFrozen(session.state)).toBe(true);
  });

  it('stays frozen after a win, also when the last move is undone', async () => {
    const { session, core, clock } = await openScene('forty-thieves');
    const text = 'Foundations: C-13 C-13 D-13 D-13 H-13 H-12 S-13 S-13\nStock: KH';
    session.open(written(core, 'forty-thieves', text));
    session.dispatch({ kind: 'turn' });
    expect(session.state.status).toBe('won');
    session.dispatch({ kind: 'undo' });
    clock.pass(1000);
    expect(session.state).toMatchObject({ elapsed: 0, running: false, status: 'playing' });
  });
});
