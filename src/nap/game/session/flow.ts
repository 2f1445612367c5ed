import { luckOf } from '../../core/luck';
import type { NapFacts, NapRefused } from '../../core/types';
import type { NapAnswer, NapQuestion } from '../../solver/protocol';
import { dropAdvice } from './advice';
import { goOnWithBenchmark } from './benchmark';
import { claimedCard, PROOF } from './claim';
import type { Chair, NapEvent, NapMove, NapOutcome, NapScore, Pace } from './intents';
import { isCovered, isPerson, publish, refuse, takesBack, totalsOf, turnOf } from './publish';
import { byChair, chairOf } from './seats';
import type { NapStore } from './store';

// How a deal goes on. A person's move and a computer's come in by the same door, `makeMove`, and the core judges
// both.

interface Waits {
  /** before a computer's card or call */
  readonly card: number;
  /** before the first one after a person's, where that may be taken back: time to see what one has done */
  readonly after: number;
  /** for a finished trick */
  readonly trick: number;
}

/** Milliseconds at each pace. */
const waits: Record<Pace, Waits> = {
  slow: { card: 900, after: 1500, trick: 2200 },
  normal: { card: 500, after: 1100, trick: 1200 },
  fast: { card: 220, after: 700, trick: 700 },
  instant: { card: 0, after: 0, trick: 0 },
};
/** The same while a claimed rest plays itself. */
const claimed: Waits = { card: 140, after: 140, trick: 420 };

function waitsOf({ claim, parts }: NapStore): Waits {
  const { pace } = parts.habits();
  return claim !== null && pace !== 'instant' ? claimed : waits[pace];
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

/** The deal is done: it goes onto the score sheet, unless it was on trial, and the hands are open. */
function finish(store: NapStore, facts: NapFacts): NapEvent {
  const score = scoreOf(store, facts);
  if (store.trial === null) store.sheet = [...store.sheet, score];
  else store.trial.score = score;
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
  store.mine = null;
  if (isPerson(store, chair) && store.holder !== chair) store.holder = null;
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

/** What the worker is asked for a move that comes by itself: of a computer, or of a rest that was claimed. */
function questionOf(store: NapStore, chair: Chair): NapQuestion {
  const { core } = store.parts;
  const view = core.view(core.facts().turn!);
  const seed = luckOf(store.seed, view.calls.length + view.played.length);
  if (store.claim?.chair === chair) return { want: 'advice', view, seed, limits: PROOF };
  const sitter = store.table.chairs[chair]!;
  return { want: 'move', view, level: sitter.kind === 'computer' ? sitter.level : 'hard', seed };
}

/** The move in an answer; null where there is none that could be played. */
function moveIn({ claim, parts }: NapStore, chair: Chair, answer: NapAnswer): NapMove | null {
  if (claim?.chair === chair && answer.advice !== undefined) {
    const proved = claimedCard(answer.advice, parts.core.facts());
    return proved && { card: proved.card };
  }
  if (answer.call !== undefined) return { call: answer.call };
  return answer.card === undefined ? null : { card: answer.card };
}

/** Asks for a move at once, and makes it when its time has come. */
function think(store: NapStore, chair: Chair, wait: number): void {
  const { solver } = store.parts;
  const { turn } = store;
  let due = false;
  let move: NapMove | null = null;
  const isNow = (): boolean => store.turn === turn && store.thinking === 'yes';
  const come = (): void => {
    if (due && move !== null && isNow()) makeWaited(store, move);
  };
  store.thinking = 'yes';
  waitFor(store, wait, () => {
    due = true;
    come();
  });
  const work = { ...questionOf(store, chair), ticket: ++store.tickets, settings: store.table.settings };
  solver
    .ask(work, () => {})
    .then(
      (answer) => {
        if (answer === null || answer.why === 'stopped' || !isNow()) return;
        move = moveIn(store, chair, answer);
        if (move !== null) return come();
        // what was proved is proved no more: the person goes on by himself
        if (store.claim?.chair !== chair) return stick(store);
        store.claim = null;
        goOn(store);
        publish(store, { kind: 'changed' });
      },
      () => {
        if (isNow()) stick(store);
      },
    );
}

/** A person's move may be taken back, and has not lain there as long as a finished trick does. */
function isFresh(store: NapStore): boolean {
  if (store.mine === null || !takesBack(store)) return false;
  const last = store.parts.core.facts().tricks.at(-1);
  return last === undefined || last.winner === null;
}

/** Sets going what comes next by itself; nothing while the page is hidden. */
export function goOn(store: NapStore): void {
  stopWaiting(store);
  store.thinking = 'no';
  if (!store.visible || store.closed) return;
  if (store.stage === 'done') {
    goOnWithBenchmark(store);
    return;
  }
  const { core, habits } = store.parts;
  const { trickWaits, playOnly } = habits();
  const { card, after, trick } = waitsOf(store);
  if (store.stage === 'trick') {
    const time = trickWaits && store.claim === null ? Number.POSITIVE_INFINITY : trick;
    waitFor(store, time, () => {
      happen(store, gather(store));
    });
    return;
  }
  const chair = turnOf(store, core.facts());
  if (chair === null || isCovered(store, chair)) return;
  if (!isPerson(store, chair) || store.claim !== null) {
    think(store, chair, isFresh(store) ? after : card);
    return;
  }
  const cards = core.cards();
  if (playOnly && cards.length === 1) waitFor(store, card, () => makeWaited(store, { card: cards[0]! }));
}

/** The end of a wait, now; what it brings about is told as it happens. */
export function skip(store: NapStore): NapOutcome {
  if (store.hurry === null) return refuse('nothing-to-skip');
  store.hurry();
  return { kind: 'changed' };
}
