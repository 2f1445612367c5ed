// A session with the real core and nothing else: no search, no storage, no clock. For the table's tests and its
// trying page.
import { CELL, FOUNDATION, STOCK, WASTE } from '../../../assembly/abi';
import { moveParts, packMove } from '../../../src/patience/core/buffers';
import type { OpenCore } from '../../../src/patience/core/patience';
import type { Pile, Played, Position, RuleRecord, TableEvent } from '../../../src/patience/core/types';
import type {
  GameState,
  Hint,
  Intent,
  Listener,
  Outcome,
  Session,
} from '../../../src/patience/game/session/intents';
import type { CardId } from '../../../src/shared/core/types';

export interface FakeSession extends Session {
  /** Puts any position on the table. */
  load(position: Position): void;
  setHint(move: number): void;
}

interface Told {
  core: OpenCore;
  state: GameState;
  done: Played[];
  undone: number[];
}

const refused = (reason: number, detail: number, pile: Pile | null): Outcome => ({
  kind: 'refused',
  refusal: { reason, detail, cards: 0 },
  pile,
});

function refreshed(told: Told, changes: Partial<GameState>): GameState {
  const { core } = told;
  return {
    ...told.state,
    position: core.position(),
    rules: core.rules,
    status: core.status(),
    moves: told.done.length,
    canUndo: told.done.length > 0,
    canRedo: told.undone.length > 0,
    selection: null,
    hint: null,
    ...changes,
  };
}

const pilesTo = (core: OpenCore, from: Pile, count: number): Pile[] =>
  core
    .moves()
    .map(moveParts)
    .filter((move) => move.from === from && move.count === count && move.to !== STOCK)
    .map((move) => move.to);

function playMoves(told: Told, first: number, auto: boolean): Outcome {
  const { core } = told;
  const steps: (readonly TableEvent[])[] = [];
  let move = first;
  while (move !== 0) {
    const played = core.play(move);
    told.done.push(played);
    steps.push(played.events);
    move = auto ? core.safeMove() : 0;
  }
  told.undone = [];
  told.state = refreshed(told, {});
  return { kind: 'played', steps };
}

function attempt(told: Told, from: Pile, to: Pile, count: number): Outcome {
  const move = packMove(from, to, count);
  const no = told.core.refusal(move);
  return no ? refused(no.reason, no.detail, from) : playMoves(told, move, false);
}

function turn(told: Told): Outcome {
  const { piles } = told.state.position;
  const waste = piles[WASTE]?.length ?? 0;
  return piles[STOCK]?.length ? attempt(told, STOCK, WASTE, 1) : attempt(told, WASTE, STOCK, waste);
}

function send(told: Told, pile: Pile, depth: number): Outcome {
  const targets = pilesTo(told.core, pile, depth + 1);
  const to =
    targets.find((target) => target >= FOUNDATION) ??
    targets.find((target) => target < CELL && told.state.position.piles[target]?.length) ??
    targets[0];
  return to === undefined ? refused(0, 0, pile) : attempt(told, pile, to, depth + 1);
}

/** Everything up, turning the stock as needed, until nothing goes any more. */
function sendAll(told: Told): Outcome {
  const steps: (readonly TableEvent[])[] = [];
  for (;;) {
    const up = told.core
      .moves()
      .find((move) => moveParts(move).to >= FOUNDATION && moveParts(move).from < FOUNDATION);
    if (up === undefined) break;
    const played = told.core.play(up);
    told.done.push(played);
    steps.push(played.events);
  }
  told.state = refreshed(told, {});
  return { kind: 'played', steps };
}

function back(told: Told, all: boolean): Outcome {
  do {
    const last = told.done.pop();
    if (!last) break;
    told.core.undo(last.move, last.undo);
    told.undone.push(last.move);
  } while (all);
  told.state = refreshed(told, {});
  return { kind: 'shown', deal: false };
}

function forth(told: Told): Outcome {
  const move = told.undone.pop();
  if (move === undefined) return refused(0, 0, null);
  told.done.push(told.core.play(move));
  told.state = refreshed(told, {});
  return { kind: 'shown', deal: false };
}

function deal(told: Told, number: number, rules: RuleRecord): Outcome {
  told.core.setRules(rules);
  told.core.deal(number);
  told.done = [];
  told.undone = [];
  told.state = refreshed(told, { number });
  return { kind: 'shown', deal: true };
}

function hintFor(told: Told, move: number): Hint {
  const { from, to, count } = moveParts(move);
  const cards = told.state.position.piles[from] ?? [];
  return { move, kind: 'guess', card: cards[cards.length - count] as CardId, from, to, count };
}

function obey(told: Told, intent: Intent): Outcome {
  const changed = (changes: Partial<GameState>): Outcome => {
    told.state = { ...told.state, ...changes };
    return { kind: 'changed' };
  };
  switch (intent.kind) {
    case 'deal':
      return deal(told, intent.number, intent.rules ?? told.core.gameRules(intent.game));
    case 'again':
      return deal(told, told.state.number ?? 1, told.state.rules);
    case 'select': {
      const count = intent.depth + 1;
      const targets = pilesTo(told.core, intent.pile, count);
      return changed({ selection: { pile: intent.pile, count, targets }, hint: null });
    }
    case 'deselect':
      return changed({ selection: null, hint: null });
    case 'move':
      return attempt(told, intent.from, intent.to, intent.count);
    case 'send':
      return send(told, intent.pile, intent.depth);
    case 'turn':
      return turn(told);
    case 'undo':
    case 'undoAll':
      return back(told, intent.kind === 'undoAll');
    case 'redo':
      return forth(told);
    case 'sendAll':
    case 'finish':
      return sendAll(told);
    case 'hint':
      return changed({ hint: hintFor(told, told.core.moves()[0] ?? 0) });
    default:
      return { kind: 'changed' };
  }
}

function firstState(core: OpenCore, number: number): GameState {
  return {
    game: 'forty-thieves',
    rules: core.rules,
    number,
    position: core.position(),
    status: core.status(),
    moves: 0,
    canUndo: false,
    canRedo: false,
    canFinish: false,
    cardsLeft: 0,
    selection: null,
    badge: 'unknown',
    resistance: null,
    lastWinnable: null,
    lineLength: null,
    hint: null,
    line: null,
    review: null,
    hasOtherWay: false,
    helped: false,
    elapsed: 0,
    running: false,
  };
}

/** A session over a core on which a deal already lies. */
export function fakeSession(core: OpenCore, number: number): FakeSession {
  const told: Told = { core, state: firstState(core, number), done: [], undone: [] };
  const listeners = new Set<Listener>();
  const tell = (outcome: Outcome): Outcome => {
    for (const listener of listeners) listener(told.state, outcome);
    return outcome;
  };
  return {
    get state() {
      return told.state;
    },
    dispatch: (intent) => tell(obey(told, intent)),
    targets: (from, count) => pilesTo(core, from, count),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setVisible() {},
    sightChanged() {},
    load(position) {
      core.load(position);
      told.done = [];
      told.state = refreshed(told, {});
      tell({ kind: 'shown', deal: false });
    },
    setHint(move) {
      told.state = { ...told.state, hint: hintFor(told, move) };
      tell({ kind: 'changed' });
    },
  };
}
