import { type Endpoint, expose } from 'comlink';
import type { Info, Verdict, Work, WorkerApi } from '../../src/patience/solver/protocol';
import type { WorkerLike } from '../../src/shared/solver/client';

/** A worker without a thread: the two ends of a channel, and what a test may do to it. */
export interface FakeWorker extends WorkerLike {
  readonly far: Endpoint;
  readonly ended: boolean;
  crash(): void;
}

export function fakeWorker(): FakeWorker {
  const { port1, port2 } = new MessageChannel();
  const listeners: ((error: Error) => void)[] = [];
  let ended = false;
  return {
    endpoint: port1 as unknown as Endpoint,
    far: port2 as unknown as Endpoint,
    get ended() {
      return ended;
    },
    crash() {
      port2.close();
      for (const heard of listeners) heard(new Error('crashed'));
    },
    onFailure: (heard) => listeners.push(heard),
    terminate() {
      ended = true;
      port1.close();
      port2.close();
    },
  };
}

/** A question put to a scripted worker, and the hands on its answer. */
export interface Asked {
  readonly work: Work;
  readonly tell: (info: Info) => unknown;
  readonly answer: (verdict: Verdict) => void;
  readonly fail: (error: Error) => void;
}

/** A worker whose answers the test gives by hand; `stopped` counts the stops that it heard. */
export interface Scripted {
  readonly worker: FakeWorker;
  readonly asked: Asked[];
  opened: number;
  stopped: number;
}

export function scripted(): Scripted {
  const script: Scripted = { worker: fakeWorker(), asked: [], opened: 0, stopped: 0 };
  const api: WorkerApi = {
    async open() {
      script.opened++;
    },
    solve: (work, tell) =>
      new Promise((answer, fail) => {
        script.asked.push({ work, tell, answer, fail });
      }),
    stop() {
      script.stopped++;
    },
  };
  expose(api, script.worker.far);
  return script;
}

export function workOf(ticket: number, nodes = 1000): Work {
  return {
    ticket,
    rules: [1, 8, 0, 0, 1, 2, 0, 4, 0, 1],
    position: new Uint8Array(0),
    want: 'verdict',
    limits: { nodes, seconds: Number.POSITIVE_INFINITY },
  };
}

export function verdictOf(ticket: number, over: Partial<Verdict> = {}): Verdict {
  return {
    ticket,
    status: 'unknown',
    line: new Uint32Array(0),
    nodes: 0,
    milliseconds: 0,
    why: 'nodes',
    ...over,
  };
}

export function infoOf(ticket: number, nodes = 0): Info {
  return { ticket, nodes, stored: 0, bestHome: 0 };
}

/** Waits until something has come about, and fails when it does not. */
export async function until(come: () => boolean): Promise<void> {
  for (let i = 0; i < 2000; i++) {
    if (come()) return;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  throw new Error('it never came about');
}
