import { Figure, Certified as Kind, Method, Verdict, Why } from '../../../assembly/abi';
import type { OpenCore } from './patience';

/** A clause: DIMACS literals, `v` or `-v` with v from 1. */
export type Clause = readonly number[];

/** What a variable of the formula says, in the numbers of `assembly/patience/search/order/elements.ts`. */
export type Meaning =
  /** the first element comes before the second, and where there is a twin before that as well */
  | { readonly kind: 'pair'; readonly first: number; readonly second: number; readonly twin: number | null }
  /** abi.Moment, of a face, directly after a card's departure */
  | { readonly kind: 'moment'; readonly what: number; readonly face: number; readonly card: number };

/** That a position cannot be won: a formula that every win would make true, and why nothing makes it true. */
export interface Certificate {
  /** by variable, from 1 */
  readonly variables: ReadonlyMap<number, Meaning>;
  readonly clauses: readonly Clause[];
  /** of the many clauses that say what an order is, and that there is room, those that the proof uses */
  readonly order: readonly Clause[];
  readonly room: readonly Clause[];
  /** each follows by unit propagation from the formula and those before it; then so does the empty clause */
  readonly learned: readonly Clause[];
}

/** The core's records come out of a buffer that so much work does not fill. */
const slice = 500;
const nobody = 0xffffffff;

const dimacs = (literal: number): number => (literal & 1 ? -(literal >> 1) : literal >> 1);

class Taker {
  readonly variables = new Map<number, Meaning>();
  readonly clauses: Clause[] = [];
  readonly order: Clause[] = [];
  readonly room: Clause[] = [];
  readonly learned: Clause[] = [];
  private readonly known = new Set<string>();

  private addNew(to: Clause[], clause: number[]): void {
    const key = clause.toSorted((a, b) => a - b).join();
    if (this.known.has(key)) return;
    this.known.add(key);
    to.push(clause);
  }

  /** Takes what the core has written down since the last time. */
  takeAll(exports: OpenCore['exports']): void {
    const count = exports.takeCertificate();
    if (count < 0) throw new Error('a certificate did not find room');
    const words = new Uint32Array(exports.memory.buffer, exports.certificateAt(), count);
    for (let at = 0; at < count; ) {
      const head = words[at++] ?? 0;
      this.take(head & 7, words.subarray(at, at + (head >>> 3)));
      at += head >>> 3;
    }
  }

  private take(kind: Kind, words: Uint32Array): void {
    const [variable = 0, one = 0, two = 0, three = 0] = words;
    const clause = () => Array.from(words, dimacs);
    switch (kind) {
      case Kind.Pair:
        this.variables.set(variable, {
          kind: 'pair',
          first: one,
          second: two,
          twin: three === nobody ? null : three,
        });
        break;
      case Kind.Moment:
        this.variables.set(variable, { kind: 'moment', what: one, face: two, card: three });
        break;
      case Kind.Clause:
        this.addNew(this.clauses, clause());
        break;
      case Kind.Order:
        this.addNew(this.order, clause());
        break;
      case Kind.Room:
        this.addNew(this.room, clause());
        break;
      default:
        this.learned.push(clause());
    }
  }
}

/** What came of looking for a certificate. */
export interface Certified {
  readonly certificate: Certificate | null;
  readonly nodes: number;
  /** as `check` says it, or that the order of departures does not work under these rules */
  readonly why: 'order' | 'nodes' | 'seconds' | 'memory' | 'not-here';
}

function whyOf(verdict: number, exports: OpenCore['exports']): Certified['why'] {
  if (verdict === Verdict.Running) return 'seconds';
  if (verdict === Verdict.Unwinnable && exports.searchWhy() === Why.Order) return 'order';
  if (exports.searchFigure(Figure.Nodes) === 0) return 'not-here';
  return exports.searchWhy() === Why.Nodes ? 'nodes' : 'memory';
}

/**
 * Asks the order of departures alone whether the core's position is lost, within nodes and seconds, and takes down why. The core must
 * have memory for searches, and be asked nothing else meanwhile.
 */
export function certify({ exports }: OpenCore, nodes: number, seconds: number): Certified {
  const taker = new Taker();
  const until = performance.now() + 1000 * seconds;
  exports.orderCertify(true);
  exports.searchOnly(1 << Method.Order);
  exports.searchBegin(nodes);
  let verdict: number = Verdict.Running;
  while (verdict === Verdict.Running && performance.now() < until) {
    verdict = exports.searchStep(slice);
    taker.takeAll(exports);
  }
  const why = whyOf(verdict, exports);
  exports.orderCertify(false);
  exports.searchOnly(-1);
  return { certificate: why === 'order' ? taker : null, nodes: exports.searchFigure(Figure.Nodes), why };
}
