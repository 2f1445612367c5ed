// One worker's client: one question runs, one waits, the newest wins; a worker that fails is replaced.
import { type Endpoint, proxy, releaseProxy, wrap } from 'comlink';
import type { After, AnswerApi, Asker, Info, Ticketed, Verdict, Work } from './protocol';

/** A worker at work tells something eight times a second. After so long a silence it is gone, whoever ended it. */
export const SILENCE_MS = 10_000;

/** A worker, or anything that behaves like one; `workers.ts` makes it from a page's worker or a thread. */
export interface WorkerLike {
  readonly endpoint: Endpoint;
  /** Hears of an error that no answer will tell: a crash, or a message that could not be read. */
  onFailure(heard: (error: Error) => void): void;
  terminate(): void;
}

export interface AskingClient<W extends Ticketed, I extends Ticketed, A extends Ticketed>
  extends Asker<W, I, A> {
  /** Ends the worker; questions still open resolve to null. */
  close(): void;
}

export type Client = AskingClient<Work, Info, Verdict>;

interface Question<W, I, A> {
  readonly work: W;
  readonly onInfo: (info: I) => void;
  readonly resolve: (answer: A | null) => void;
  readonly reject: (error: unknown) => void;
  /** a newer question has come, or the client was closed: nobody waits for this answer */
  stale: boolean;
  failures: number;
}

/** The worker's own words from afar: each answer comes later. */
interface FarApi<W, I, A> {
  open(module: WebAssembly.Module, megabytes: number): Promise<void>;
  solve(work: W, onInfo: (info: I) => void): Promise<A>;
  stop(): Promise<void>;
  [releaseProxy](): void;
}

/** The worker of the moment. Both fields live as long as it does: a collected proxy would lose its calls. */
interface Hand<W, I, A> {
  readonly worker: WorkerLike;
  readonly api: FarApi<W, I, A>;
  readonly opened: Promise<void>;
  /** rejects when the worker reports an error */
  readonly failed: Promise<never>;
}

const openHand = <W, I, A>(
  start: () => WorkerLike,
  module: WebAssembly.Module,
  megabytes: number,
): Hand<W, I, A> => {
  const worker = start();
  const failed = new Promise<never>((_, reject) => worker.onFailure(reject));
  failed.catch(() => undefined);
  const api = wrap<AnswerApi<W, I, A>>(worker.endpoint) as unknown as FarApi<W, I, A>;
  const opened = api.open(module, megabytes);
  opened.catch(() => undefined);
  return { worker, api, opened, failed };
};

const closeHand = <W, I, A>(hand: Hand<W, I, A>): void => {
  hand.api[releaseProxy]();
  hand.worker.terminate();
};

interface State<W, I, A> {
  readonly openHand: () => Hand<W, I, A>;
  readonly after: After | null;
  /** the answer to a question that was stopped before it began */
  readonly stopped: (work: W) => A;
  hand: Hand<W, I, A> | null;
  running: Question<W, I, A> | null;
  waiting: Question<W, I, A> | null;
  stopAsked: boolean;
}

const stoppedVerdict = (work: Work): Verdict => ({
  ticket: work.ticket,
  status: 'unknown',
  line: new Uint32Array(0),
  nodes: 0,
  milliseconds: 0,
  why: 'stopped',
});

const dropHand = <W, I, A>(state: State<W, I, A>): void => {
  if (state.hand !== null) closeHand(state.hand);
  state.hand = null;
};

/** Rejects when nothing was heard for too long; `heard` begins the wait anew, `end` gives it up. */
const listenForSilence = (after: After | null) => {
  let cancel = (): void => undefined;
  let fail = (_: Error): void => undefined;
  const silence = new Promise<never>((_, reject) => {
    fail = reject;
  });
  silence.catch(() => undefined);
  const heard = (): void => {
    cancel();
    if (after !== null) cancel = after(SILENCE_MS, () => fail(new Error('the worker fell silent')));
  };
  heard();
  return { silence, heard, end: () => cancel() };
};

/** One try at the question on the worker of the moment. */
const attempt = async <W extends Ticketed, I extends Ticketed, A extends Ticketed>(
  state: State<W, I, A>,
  question: Question<W, I, A>,
): Promise<A> => {
  state.hand ??= state.openHand();
  const { api, opened, failed } = state.hand;
  const listening = listenForSilence(state.after);
  const tell = (info: I): void => {
    listening.heard();
    if (!question.stale && info.ticket === question.work.ticket) question.onInfo(info);
  };
  try {
    await Promise.race([opened, failed, listening.silence]);
    if (question.stale || state.stopAsked) return state.stopped(question.work);
    return await Promise.race([api.solve(question.work, proxy(tell)), failed, listening.silence]);
  } finally {
    listening.end();
  }
};

/** Sees a question through: once more on a new worker when the first one fails. */
const answer = async <W extends Ticketed, I extends Ticketed, A extends Ticketed>(
  state: State<W, I, A>,
  question: Question<W, I, A>,
): Promise<void> => {
  while (true) {
    try {
      const verdict = await attempt(state, question);
      const stale = question.stale || verdict.ticket !== question.work.ticket;
      return question.resolve(stale ? null : verdict);
    } catch (error) {
      dropHand(state);
      question.failures++;
      if (question.stale) return question.resolve(null);
      if (question.failures > 1) return question.reject(error);
    }
  }
};

const see = async <W extends Ticketed, I extends Ticketed, A extends Ticketed>(
  state: State<W, I, A>,
  question: Question<W, I, A>,
): Promise<void> => {
  await answer(state, question);
  if (state.running === question) next(state);
};

const next = <W extends Ticketed, I extends Ticketed, A extends Ticketed>(state: State<W, I, A>): void => {
  state.running = state.waiting;
  state.waiting = null;
  state.stopAsked = false;
  if (state.running !== null) void see(state, state.running);
};

const dropWaiting = <W, I, A>(state: State<W, I, A>): void => {
  state.waiting?.resolve(null);
  state.waiting = null;
};

/** A stop goes out once; a worker that is gone needs none. */
const askToStop = <W, I, A>(state: State<W, I, A>): void => {
  if (state.running === null || state.stopAsked) return;
  state.stopAsked = true;
  state.hand?.api.stop().catch(() => undefined);
};

/**
 * Opens a client on a worker started by `start`, which is called again after a failure. The worker itself starts
 * with the first question and compiles nothing: it gets the module. `stopped` answers a question that was stopped before
 * it began. With `after` a worker that falls silent counts as
 * failed; without it only one that reports an error does.
 */
export const openAsker = <W extends Ticketed, I extends Ticketed, A extends Ticketed>(
  start: () => WorkerLike,
  module: WebAssembly.Module,
  megabytes: number,
  stopped: (work: W) => A,
  after: After | null = null,
): AskingClient<W, I, A> => {
  const state: State<W, I, A> = {
    openHand: () => openHand(start, module, megabytes),
    after,
    stopped,
    hand: null,
    running: null,
    waiting: null,
    stopAsked: false,
  };
  return {
    ask(work, onInfo) {
      return new Promise((resolve, reject) => {
        dropWaiting(state);
        state.waiting = { work, onInfo, resolve, reject, stale: false, failures: 0 };
        if (state.running === null) return next(state);
        state.running.stale = true;
        askToStop(state);
      });
    },
    stop() {
      dropWaiting(state);
      askToStop(state);
    },
    close() {
      dropWaiting(state);
      if (state.running !== null) {
        state.running.stale = true;
        state.running.resolve(null);
        state.running = null;
      }
      dropHand(state);
    },
  };
};

/** A client of the patiences' search. */
export const openClient = (
  start: () => WorkerLike,
  module: WebAssembly.Module,
  megabytes: number,
  after: After | null = null,
): Client => openAsker<Work, Info, Verdict>(start, module, megabytes, stoppedVerdict, after);
