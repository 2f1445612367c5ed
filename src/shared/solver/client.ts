// One worker's client: the newest question wins; a worker that fails is replaced. A new question
// goes out right behind the stop of the one before it: the worker turns to it by itself, however
// busy this side is by then.
import { type Endpoint, proxy, releaseProxy, wrap } from 'comlink';
import type { After, AnswerApi, Asker, Ticketed } from './protocol';

/**
 * A worker at work tells something eight times a second. After so long a silence it
 * is gone, whoever ended it.
 */
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
}

/** The worker's own words from afar: each answer comes later. */
interface RemoteApi<W, I, A> {
  open(module: WebAssembly.Module, megabytes: number): Promise<void>;
  solve(work: W, onInfo: (info: I) => void): Promise<A>;
  stop(): Promise<void>;
  [releaseProxy](): void;
}

/** The worker of the moment. Both fields live as long as it does: a collected proxy would lose its calls. */
interface OpenWorker<W, I, A> {
  readonly worker: WorkerLike;
  readonly api: RemoteApi<W, I, A>;
  readonly opened: Promise<void>;
  /** Fails with the worker where that comes before the answer: it reports an error, falls silent, or is given up. */
  orFail<T>(answer: Promise<T>): Promise<T>;
  fail(error: unknown): void;
}

/**
 * What waits for a worker hears of its end. It is forgotten as soon as it has its answer: a promise for the end of a
 * worker, which lives as long as the page, would keep all that was ever raced against it.
 */
const openFailure = (): Pick<OpenWorker<unknown, unknown, unknown>, 'orFail' | 'fail'> => {
  const waiting = new Set<(error: unknown) => void>();
  let failed: { readonly error: unknown } | null = null;
  return {
    orFail: (answer) =>
      new Promise((resolve, reject) => {
        if (failed !== null) return reject(failed.error);
        waiting.add(reject);
        answer.then(resolve, reject).finally(() => waiting.delete(reject));
      }),
    fail(error) {
      failed ??= { error };
      for (const reject of waiting) reject(error);
      waiting.clear();
    },
  };
};

const openWorker = <W, I, A>(
  start: () => WorkerLike,
  module: WebAssembly.Module,
  megabytes: number,
): OpenWorker<W, I, A> => {
  const worker = start();
  const failure = openFailure();
  worker.onFailure(failure.fail);
  const api = wrap<AnswerApi<W, I, A>>(worker.endpoint) as unknown as RemoteApi<W, I, A>;
  const opened = api.open(module, megabytes);
  opened.catch(() => undefined);
  return { worker, api, opened, ...failure };
};

interface State<W, I, A> {
  readonly openWorker: () => OpenWorker<W, I, A>;
  readonly after: After;
  /** the answer to a question that was stopped before it began */
  readonly stopped: (work: W) => A;
  current: OpenWorker<W, I, A> | null;
  /** all that are not answered yet; the newest is the last */
  readonly open: Set<Question<W, I, A>>;
}

/** Gives a worker up, if it is still the one of the moment: whatever question it still has fails with it. */
const dropWorker = <W, I, A>(
  state: State<W, I, A>,
  worker: OpenWorker<W, I, A> | null,
  error: unknown,
): void => {
  if (worker === null || state.current !== worker) return;
  state.current = null;
  worker.fail(error);
  worker.api[releaseProxy]();
  worker.worker.terminate();
};

/** Sees a question through: once more on a new worker when the first one fails. */
const answer = async <W extends Ticketed, I extends Ticketed, A extends Ticketed>(
  state: State<W, I, A>,
  question: Question<W, I, A>,
): Promise<A | null> => {
  const { work } = question;
  for (let failures = 0; ; failures++) {
    state.current ??= state.openWorker();
    const { current } = state;
    let endWait = (): void => undefined;
    const wait = (): void => {
      endWait();
      endWait = state.after(SILENCE_MS, () => current.fail(new Error('the worker fell silent')));
    };
    const tell = (info: I): void => {
      wait();
      if (question.sent && !question.stale && info.ticket === work.ticket) question.onInfo(info);
    };
    wait();
    try {
      await current.orFail(current.opened);
      if (question.stale) return null;
      if (question.stopped) return state.stopped(work);
      question.sent = true;
      const said = await current.orFail(current.api.solve(work, proxy(tell)));
      return question.stale || said.ticket !== work.ticket ? null : said;
    } catch (error) {
      dropWorker(state, current, error);
      if (question.stale) return null;
      if (failures > 0) throw error;
    } finally {
      question.sent = false;
      endWait();
    }
  }
};

/** A stop goes out once for each question that is with the worker; one that is not there yet needs none. */
const stopOpen = <W, I, A>({ current, open }: State<W, I, A>): void => {
  const isRunning = [...open].some(({ sent, stopped }) => sent && !stopped);
  for (const question of open) question.stopped = true;
  if (isRunning) current?.api.stop().catch(() => undefined);
};

/**
 * Opens a client on a worker started by `start`, which is called again after a failure. The worker itself
 * starts with the first question and compiles nothing: it gets the module. `stopped` answers a question that
 * was stopped before it began. With `after` a worker that falls silent counts as failed; without it only one
 * that reports an error does.
 */
export const openAsker = <W extends Ticketed, I extends Ticketed, A extends Ticketed>(
  start: () => WorkerLike,
  module: WebAssembly.Module,
  megabytes: number,
  stopped: (work: W) => A,
  after: After = () => () => undefined,
): AskingClient<W, I, A> => {
  const state: State<W, I, A> = {
    openWorker: () => openWorker(start, module, megabytes),
    after,
    stopped,
    current: null,
    open: new Set(),
  };
  const { open } = state;
  return {
    ask(work, onInfo) {
      for (const question of open) question.stale = true;
      stopOpen(state);
      return new Promise((resolve, reject) => {
        const question = { work, onInfo, resolve, stale: false, sent: false, stopped: false };
        open.add(question);
        answer(state, question)
          .finally(() => open.delete(question))
          .then(resolve, reject);
      });
    },
    stop: () => stopOpen(state),
    close() {
      for (const question of open) {
        question.stale = true;
        question.resolve(null);
      }
      dropWorker(state, state.current, new Error('closed'));
    },
  };
};
