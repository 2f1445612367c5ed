import type { Position } from '../position';
import type { RuleRecord } from '../rules';
import { type Clause, firstFault, readFormula, readProof } from './drat';
import { Expected, keyOf, type Literal, readNames } from './formula';

/** Three elements that go in a circle cannot be in that order: does the clause say no more than that of some? */
function isOrder({ order }: Expected, clause: Clause): boolean {
  const [one = [], two = [], three] = clause.map((literal) => order.said(-literal));
  const follows = (first: string, second: string): boolean =>
    order.isKnown(first, second) || (three?.some(([x, y]) => x === first && y === second) ?? false);
  if (clause.length === 1) return one.some(([x, y]) => order.isKnown(y, x));
  return (
    clause.length <= 3 &&
    one.some(([x, y]) =>
      two.some(
        ([z, w]) => (y === z && (w === x || follows(w, x))) || (w === x && (y === z || follows(y, z))),
      ),
    )
  );
}

/** Does the clause count more cards without a host, and columns not yet emptied, than there are columns? */
function isRoom(
  expected: Expected,
  clause: Clause,
  moment: number,
  counting: ReadonlyMap<number, ReadonlySet<number>>,
): boolean {
  const { columns } = expected.cards;
  const bottoms = columns.flatMap(([bottom]) => bottom ?? []);
  const full = bottoms.map((bottom): Literal => bottom === moment || expected.order.before(moment, bottom));
  const counted = new Set([
    ...(counting.get(moment) ?? []),
    ...full.filter((each) => typeof each === 'number'),
  ]);
  const certain = full.filter((each) => each === true).length;
  return clause.every((literal) => counted.has(-literal)) && new Set(clause).size + certain > columns.length;
}

/** What is wrong with a certificate, or null. */
export function certificateFault(
  record: RuleRecord,
  position: Position,
  cnf: string,
  drat: string,
): string | null {
  const formula = readFormula(cnf);
  const names = readNames(cnf);
  const expected = new Expected(position, record.carry === 'run', names);
  const counting = new Map<number, Set<number>>();
  for (const [name, variable] of names) {
    const [kind = '', , moment] = name.split(' ');
    if (kind.startsWith('homeless'))
      counting.set(Number(moment), (counting.get(Number(moment)) ?? new Set()).add(variable));
  }
  const moments = [...expected.cards.faces.keys()];
  for (const clause of formula.clauses) {
    if (expected.clauses.has(keyOf(clause)) || isOrder(expected, clause)) continue;
    if (!moments.some((moment) => isRoom(expected, clause, moment, counting)))
      return `no win makes this true: ${clause.join(' ')}`;
  }
  const fault = firstFault(formula, readProof(drat));
  return fault === null ? null : `clause ${fault + 1} of the proof does not follow`;
}
