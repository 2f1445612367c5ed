// Plain unit propagation: does each learned clause follow, and at the end the empty one?

export type Clause = readonly number[];

export interface Formula {
  readonly variables: number;
  readonly clauses: readonly Clause[];
}

function readClause(line: string): Clause {
  const numbers = line.trim().split(/\s+/).map(Number);
  const end = numbers.pop();
  if (end !== 0 || numbers.some((each) => !Number.isInteger(each) || each === 0))
    throw new Error(`"${line.slice(0, 40)}" is not a clause`);
  return numbers;
}

/** Reads DIMACS; comments are left out. */
export function readFormula(text: string): Formula {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('c'));
  const [, variables, count] = /^p cnf (\d+) (\d+)$/.exec(lines[0] ?? '') ?? [];
  const clauses = lines.slice(1).map(readClause);
  if (variables === undefined || clauses.length !== Number(count))
    throw new Error('not as many clauses as it says');
  return { variables: Number(variables), clauses };
}

export function readProof(text: string): readonly Clause[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map(readClause);
}

/** Two watched literals a clause; what is true without an assumption stays true. */
class Propagator {
  private readonly values: Int8Array;
  private readonly watches: Clause[][];
  private readonly watched = new Map<Clause, [number, number]>();
  private readonly trail: number[] = [];
  private head = 0;
  isRefuted = false;

  constructor(private readonly variables: number) {
    this.values = new Int8Array(2 * variables + 1);
    this.watches = Array.from({ length: 2 * variables + 1 }, () => []);
  }

  private value(literal: number): number {
    return this.values[literal + this.variables] ?? 0;
  }

  private set(literal: number): void {
    this.values[literal + this.variables] = 1;
    this.values[this.variables - literal] = -1;
    this.trail.push(literal);
  }

  add(clause: Clause): void {
    if (clause.some((literal) => Math.abs(literal) > this.variables)) throw new Error('a variable too many');
    const open = [...new Set(clause)].filter((literal) => this.value(literal) >= 0);
    if (open.length === 0) this.isRefuted = true;
    const [one = 0, two = one] = open;
    if (open.length === 1 && this.value(one) === 0) this.set(one);
    if (open.length > 1) {
      this.watched.set(clause, [one, two]);
      for (const literal of [one, two]) this.watches[literal + this.variables]?.push(clause);
    }
    if (!this.isRefuted && !this.propagate()) this.isRefuted = true;
  }

  /** Does unit propagation contradict that all its literals are false? */
  follows(clause: Clause): boolean {
    if (this.isRefuted) return true;
    const from = this.trail.length;
    let contradicted = false;
    for (const literal of clause) {
      if (this.value(literal) > 0) contradicted = true;
      if (this.value(literal) === 0) this.set(-literal);
    }
    contradicted ||= !this.propagate();
    for (const literal of this.trail.splice(from)) {
      this.values[literal + this.variables] = 0;
      this.values[this.variables - literal] = 0;
    }
    this.head = from;
    return contradicted;
  }

  private propagate(): boolean {
    while (this.head < this.trail.length) {
      const falsified = -(this.trail[this.head++] ?? 0);
      const at = falsified + this.variables;
      const looked = this.watches[at] ?? [];
      const kept: Clause[] = [];
      this.watches[at] = kept;
      for (const [i, clause] of looked.entries()) {
        if (this.rewatch(clause, falsified)) continue;
        kept.push(clause);
        const [one, two] = this.watched.get(clause) ?? [0, 0];
        const other = one === falsified ? two : one;
        if (this.value(other) === 0) this.set(other);
        else if (this.value(other) < 0) {
          kept.push(...looked.slice(i + 1));
          return false;
        }
      }
    }
    return true;
  }

  private rewatch(clause: Clause, falsified: number): boolean {
    const pair = this.watched.get(clause);
    if (pair === undefined) throw new Error('a clause that nobody watches');
    const other = pair[0] === falsified ? pair[1] : pair[0];
    if (this.value(other) > 0) return false;
    const next = clause.find((each) => each !== falsified && each !== other && this.value(each) >= 0);
    if (next === undefined) return false;
    pair[0] = other;
    pair[1] = next;
    this.watches[next + this.variables]?.push(clause);
    return true;
  }
}

/** The place of the first clause that does not follow from the formula and those before it; null where the proof refutes the formula. */
export function firstFault({ variables, clauses }: Formula, proof: readonly Clause[]): number | null {
  const propagator = new Propagator(variables);
  for (const clause of clauses) propagator.add(clause);
  for (const [i, clause] of proof.entries()) {
    if (!propagator.follows(clause)) return i;
    propagator.add(clause);
  }
  return propagator.isRefuted ? null : proof.length;
}
