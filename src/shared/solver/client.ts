// One worker's client: the newest question wins; a worker that fails is replaced. A new question goes out right behind
// the stop of the one before it: the worker turns to it by itself, however busy this side is by then.
import { type Endpoint, proxy, releaseProxy, wrap } from 'comlink';
import type { After, AnswerApi, Asker, Ticketed } from './protocol';

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

interface Question<W, I, A> {
  readonly work: W;
  readonly onInfo: (info: I) => void;
  readonly resolve: (answer: A | null) => void;
  /** a newer question has come, or the client was closed: nobody waits for this answer */
  stale: boolean;
  /** it is with the worker */
  sent: boolean;
  stopped: boolean;
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
  /** rejects when the worker reports an error, or is given up */
  readonly failed: Promise<never>;
  readonly fail: (error: unknown) => void;
}

const openHand = <W, I, A>(
  start: () => WorkerLike,
  module: WebAssembly.Module,
  megabytes: number,
): Hand<W, I, A> => {
  const worker = start();
  let fail = (_: unknown): void => undefined;
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  failed.catch(() => undefined);
  worker.onFailure(fail);
  const api = wrap<AnswerApi<W, I, A>>(worker.endpoint) as unknown as FarApi<W, I, A>;
  const opened = api.open(module, megabytes);
  opened.catch(() => undefined);
  return { worker, api, opened, failed, fail };
};

interface State<W, I, A> {
  readonly openHand: () => Hand<W, I, A>;
  readonly after: After | null;
  /** the answer to a question that was stopped before it began */
  readonly stopped: (work: W) => A;
  hand: Hand<W, I, A> | null;
  /** all that are not answered yet; the newest is the last */
  readonly open: Set<Question<W, I, A>>;
}

/** Gives a worker up, if it is still the one of the moment: whatever question it still has fails with it. */
const dropHand = <W, I, A>(state: State<W, I, A>, hand: Hand<W, I, A> | null, error: unknown): void => {
  if (hand === null || state.hand !== hand) return;
  state.hand = null;
  hand.fail(error);
  hand.api[releaseProxy]();
  hand.worker.terminate();
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
  const { hand } = state;
  const listening = listenForSilence(state.after);
  const tell = (info: I): void => {
    listening.heard();
    const isWaited = question.sent && !question.stale;
    if (isWaited && info.ticket === question.work.ticket) question.onInfo(info);
  };
  try {
    await Promise.race([hand.opened, hand.failed, listening.silence]);
    if (question.stale || question.stopped) return state.stopped(question.work);
    question.sent = true;
    return await Promise.race([hand.api.solve(question.work, proxy(tell)), hand.failed, listening.silence]);
  } catch (error) {
    dropHand(state, hand, error);
    throw error;
  } finally {
    question.sent = false;
    listening.end();
  }
};

/** Sees a question through: once more on a new worker when the first one fails. */
const answer = async <W extends Ticketed, I extends Ticketed, A extends Ticketed>(
  state: State<W, I, A>,
  question: Question<W, I, A>,
): Promise<A | null> => {
  while (true) {
    try {
      const verdict = await attempt(state, question);
      const stale = question.stale || verdict.ticket !== question.work.ticket;
      return stale ? null : verdict;
    } catch (error) {
      question.failures++;
      if (question.stale) return null;
      if (question.failures > 1) throw error;
    }
  }
};

/** A stop goes out once for each question that is with the worker; one that is not there yet needs none. */
const askToStop = <W, I, A>({ hand, open }: State<W, I, A>): void => {
  const running = [...open].some(({ sent, stopped }) => sent && !stopped);
  for (const question of open) question.stopped = true;
  if (running) hand?.api.stop().catch(() => undefined);
};

const markStale = <W, I, A>({ open }: State<W, I, A>): void => {
  for (const question of open) question.stale = true;
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
    open: new Set(),
  };
  return {
    ask(work, onInfo) {
      markStale(state);
      askToStop(state);
      return new Promise((resolve, reject) => {
        const signs = { stale: false, sent: false, stopped: false, failures: 0 };
        const question = { work, onInfo, resolve, ...signs };
        state.open.add(question);
        const forget = () => state.open.delete(question);
        answer(state, question).finally(forget).then(resolve, reject);
      });
    },
    stop() {
      askToStop(state);
    },
    close() {
      markStale(state);
      for (const question of state.open) question.resolve(null);
      dropHand(state, state.hand, new Error('closed'));
    },
  };
};
