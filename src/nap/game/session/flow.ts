import type { NapFacts, NapRefused } from '../../core/types';
import { dropAdvice } from './advice';
import type { Chair, NapEvent, NapMove, NapOutcome, NapScore, Pace } from './intents';
import { isCovered, isPerson, publish, totalsOf, turnOf } from './publish';
import { byChair, chairOf } from './seats';
import { luckOf, type NapStore } from './store';

// How a deal goes on. A person's move and a computer's come in by the same door, `makeMove`, and the core judges
// both.

/** Milliseconds at each pace: before a computer's card or call, and for a finished trick. */
const waits: Record<Pace, { readonly card: number; readonly trick: number }> = {
  slow: { card: 900, trick: 2200 },
  normal: { card: 500, trick: 1200 },
  fast: { card: 220, trick: 700 },
  instant: { card: 0, trick: 0 },
};

export function refuse(reason: Extract<NapOutcome, { kind: 'refused' }>['refusal']['reason']): NapOutcome {
  return { kind: 'refused', refusal: { reason, detail: 0 } };
}

/** Nothing is waited for any more. */
export function stopWaiting(store: NapStore): void {
  store.cancel();
  store.cancel = () => {};
  store.hurry = null;
}

function waitFor(store: NapStore, milliseconds: number, call: () => void): void {
  stopWaiting(store);
  const come = () => {
    stopWaiting(store);
    call();
  };
  store.hurry = come;
  if (milliseconds !== Number.POSITIVE_INFINITY) store.cancel = store.parts.clock.after(milliseconds, come);
}

function scoreOf(store: NapStore, facts: NapFacts): NapScore {
  const { seed, dealer, table, parts } = store;
  const chips = byChair(parts.core.chips(), dealer);
  const before = totalsOf(store);
  return Object.freeze({
    seed,
    dealer,
    declarer: facts.declarer === null ? null : chairOf(facts.declarer, dealer, table.settings.players),
    bid: facts.bid,
    result: facts.result === 'open' ? 'passed' : facts.result,
    taken: facts.taken,
    chips,
    totals: before.map((total, chair) => total + chips[chair]!),
  });
}

/** The deal is done: it goes onto the score sheet, and the hands are open. */
function finish(store: NapStore, facts: NapFacts): NapEvent {
  const score = scoreOf(store, facts);
  store.sheet = [...store.sheet, score];
  store.stage = 'done';
  store.holder = null;
  return { kind: 'finished', result: score.result, chips: score.chips };
}

/** What comes when nobody is to call or play: the end, or after a trick the next lead. */
function gather(store: NapStore): readonly NapEvent[] {
  const facts = store.parts.core.facts();
  const trick = facts.tricks.length - 1;
  const { winner } = facts.tricks[trick]!;
  const chair = chairOf(winner ?? 0, store.dealer, store.table.settings.players);
  store.stage = 'going';
  const gathered = { kind: 'gathered', chair, trick } as const;
  return facts.turn === null ? [gathered, finish(store, facts)] : [gathered];
}

/** The events that the last call or card brought about beyond itself. */
function consequences(store: NapStore, called: boolean): NapEvent[] {
  const facts = store.parts.core.facts();
  const { players } = store.table.settings;
  const chair = (seat: number): Chair => chairOf(seat, store.dealer, players);
  if (called) {
    if (facts.phase === 'passed') return [finish(store, facts)];
    if (facts.phase !== 'playing') return [];
    return [{ kind: 'contract', chair: chair(facts.declarer!), bid: facts.bid! }];
  }
  const last = facts.tricks.at(-1)!;
  if (last.winner === null) return [];
  store.stage = 'trick';
  return [{ kind: 'taken', chair: chair(last.winner), trick: facts.tricks.length - 1 }];
}

/** A move of the seat on turn, a person's or a computer's; the core says whether it is legal. */
export function makeMove(store: NapStore, move: NapMove): NapRefused | readonly NapEvent[] {
  const { core } = store.parts;
  const chair = turnOf(store, core.facts())!;
  const refused = 'call' in move ? core.call(move.call) : core.play(move.card);
  if (refused !== null) return refused;
  store.turn++;
  store.thinking = 'no';
  if (store.holder !== chair) store.holder = null;
  dropAdvice(store);
  stopWaiting(store);
  const event: NapEvent =
    'call' in move ? { kind: 'called', chair, ...move } : { kind: 'played', chair, ...move };
  return [event, ...consequences(store, 'call' in move)];
}

/** Tells what happened and sets the table going again. */
export function happen(store: NapStore, events: readonly NapEvent[]): NapOutcome {
  const outcome: NapOutcome = { kind: 'happened', events };
  goOn(store);
  return publish(store, outcome);
}

/** A move that was waited for: a computer's, or a person's only card. */
function makeWaited(store: NapStore, move: NapMove): void {
  const events = makeMove(store, move);
  if ('reason' in events) stick(store);
  else happen(store, events);
}

/** No answer came that could be played: the table waits for `skip`, which asks again. */
function stick(store: NapStore): void {
  store.thinking = 'stuck';
  waitFor(store, Number.POSITIVE_INFINITY, () => {
    goOn(store);
    publish(store, { kind: 'changed' });
  });
  publish(store, { kind: 'changed' });
}

/** Asks for a computer's move at once, and makes it when its time has come. */
function think(store: NapStore, chair: Chair): void {
  const { core, solver, habits } = store.parts;
  const sitter = store.table.chairs[chair]!;
  if (sitter.kind !== 'computer') return;
  const { turn } = store;
  const facts = core.facts();
  const view = core.view(facts.turn!);
  let due = false;
  let move: NapMove | null = null;
  const isNow = (): boolean => store.turn === turn && store.thinking === 'yes';
  const come = (): void => {
    if (due && move !== null && isNow()) makeWaited(store, move);
  };
  store.thinking = 'yes';
  waitFor(store, waits[habits().pace].card, () => {
    due = true;
    come();
  });
  const question = {
    want: 'move',
    view,
    level: sitter.level,
    seed: luckOf(store.seed, view.calls.length + view.played.length),
  } as const;
  solver
    .ask({ ...question, ticket: ++store.tickets, settings: store.table.settings }, () => {})
    .then(
      (answer) => {
        if (answer === null || answer.why === 'stopped' || !isNow()) return;
        if (answer.call !== undefined) move = { call: answer.call };
        else if (answer.card !== undefined) move = { card: answer.card };
        else return stick(store);
        come();
      },
      () => {
        if (isNow()) stick(store);
      },
    );
}

/** Sets going what comes next by itself; nothing while the page is hidden. */
export function goOn(store: NapStore): void {
  stopWaiting(store);
  store.thinking = 'no';
  if (!store.visible || store.closed || store.stage === 'done') return;
  const { core, habits } = store.parts;
  const { pace, trickWaits, playOnly } = habits();
  if (store.stage === 'trick') {
    const time = trickWaits ? Number.POSITIVE_INFINITY : waits[pace].trick;
    waitFor(store, time, () => {
      happen(store, gather(store));
    });
    return;
  }
  const chair = turnOf(store, core.facts());
  if (chair === null || isCovered(store, chair)) return;
  if (!isPerson(store, chair)) {
    think(store, chair);
    return;
  }
  const cards = core.cards();
  if (playOnly && cards.length === 1)
    waitFor(store, waits[pace].card, () => makeWaited(store, { card: cards[0]! }));
}

/** The end of a wait, now; what it brings about is told as it happens. */
export function skip(store: NapStore): NapOutcome {
  if (store.hurry === null) return refuse('nothing-to-skip');
  store.hurry();
  return { kind: 'changed' };
}
