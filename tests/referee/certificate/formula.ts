import { cardOf, rankOf, suitOf } from '../cards';
import type { Position } from '../position';
import { allFaces, type Cards, cardsOf } from './cards';
import type { Clause } from './drat';
import { type Known, knownOrder } from './order';

// The clauses that a win makes true, made anew from the position; docs/certificate.md says why it does. A literal is a variable's number,
// negative if it is false, or true or false where that is known from the start.

export type Literal = number | boolean;

const not = (literal: Literal): Literal => (typeof literal === 'boolean' ? !literal : -literal);

/** The names of variables in the comments of a file. */
export function readNames(text: string): Map<string, number> {
  const named = [...text.matchAll(/^c var (\d+) (.*)$/gm)].map(
    ([, number, name = '']) => [name, Number(number)] as const,
  );
  const names = new Map(named);
  if (names.size < named.length || new Set(names.values()).size < named.length)
    throw new Error('a name is there twice');
  return names;
}

/** Says of two elements which comes first. */
export class Order {
  private readonly literals = new Map<string, number>();
  private readonly pairs = new Map<number, (readonly [string, string])[]>();

  constructor(
    private readonly known: Known,
    { waste, stock }: Cards,
    names: ReadonlyMap<string, number>,
  ) {
    const piled = [...waste, ...stock];
    for (const [name, variable] of names) {
      const [kind, first = '', second = '', twin] = name.split(' ');
      if (kind !== 'before') continue;
      this.add(first, second, variable);
      if (twin === undefined) continue;
      // of two cards of waste and stock the earlier leaves before the later one leaves exactly if it left before that was turned
      const [one, other] = [piled.indexOf(Number(first)), piled.indexOf(Number(second))];
      if (one < 0 || one >= other || twin !== `t${other - waste.length + 1}`)
        throw new Error(`${name}: no twins`);
      this.add(first, twin, variable);
    }
  }

  private add(first: string, second: string, variable: number): void {
    if (this.literals.has(`${first} ${second}`)) throw new Error(`${first} and ${second} have two variables`);
    for (const [one, other, literal] of [
      [first, second, variable],
      [second, first, -variable],
    ] as const) {
      this.literals.set(`${one} ${other}`, literal);
      this.pairs.set(literal, [...(this.pairs.get(literal) ?? []), [one, other]]);
    }
  }

  before(first: string | number, second: string | number): Literal {
    const [one, other] = [`${first}`, `${second}`];
    if (this.known.isBefore(one, other)) return true;
    if (this.known.isBefore(other, one)) return false;
    const literal = this.literals.get(`${one} ${other}`);
    if (literal === undefined) throw new Error(`nothing says whether ${one} comes before ${other}`);
    return literal;
  }

  /** Pairs of elements that this literal puts in order. */
  said(literal: number): readonly (readonly [string, string])[] {
    return this.pairs.get(literal) ?? [];
  }

  isKnown(first: string, second: string): boolean {
    return this.known.isBefore(first, second);
  }
}

/** One position's formula. */
export class Expected {
  readonly clauses = new Set<string>();
  readonly cards: Cards;
  readonly order: Order;

  constructor(
    position: Position,
    private readonly runs: boolean,
    private readonly names: ReadonlyMap<string, number>,
  ) {
    this.cards = cardsOf(position);
    const known = knownOrder(this.cards, runs);
    this.order = new Order(known, this.cards, names);
    for (const moment of this.cards.faces.keys()) {
      for (const face of allFaces) this.addHomes(face, moment);
      for (const face of allFaces) this.addRoom(face, moment);
      for (const x of this.cards.faces.keys()) {
        const delay = known.delay(x, moment);
        if (delay !== null) this.clause(this.order.before(x, moment), this.order.before(`t${delay}`, moment));
      }
    }
  }

  private clause(...literals: Literal[]): void {
    if (literals.includes(true)) return;
    this.clauses.add(keyOf(literals.filter((each) => typeof each === 'number')));
  }

  /** A variable of a moment. Where the file has none, what it stands for must be impossible. */
  private moment(what: string, face: string, moment: number, isPossible: boolean): Literal {
    const variable = this.names.get(`${what} ${face} ${moment}`);
    if (variable === undefined && isPossible) throw new Error(`${what} ${face} ${moment} has no variable`);
    return variable ?? false;
  }

  /** The copies of a face: what each says, `atHome` for those home from the start. */
  private copies(face: string, atHome: Literal, say: (card: number) => Literal): [Literal, Literal] {
    const said = [...Array(this.cards.homeAtStart(face)).fill(atHome), ...this.cards.copies(face).map(say)];
    return [said[0] ?? false, said[1] ?? false];
  }

  private home(face: string, copies: number, moment: number): Literal {
    return copies <= this.cards.homeAtStart(face) || this.order.before(`${face}.${copies}`, moment);
  }

  private gone(face: string, moment: number): [Literal, Literal] {
    return this.copies(face, true, (card) => card === moment || this.order.before(card, moment));
  }

  private addHomes(face: string, moment: number): void {
    const [one, two] = this.gone(face, moment);
    this.clause(not(this.home(face, 1, moment)), one, two);
    this.clause(not(this.home(face, 2, moment)), one);
    this.clause(not(this.home(face, 2, moment)), two);
  }

  /** The card that lies on this one in its column. */
  private cover(card: number): number | null {
    const column = this.cards.columns.find((each) => each.includes(card)) ?? [];
    return column[column.indexOf(card) + 1] ?? null;
  }

  /** Could the copy be a host before the moment's card left? */
  private bare(card: number, moment: number): Literal {
    const inColumn = this.cards.columns.some((column) => column.includes(card));
    if (card === moment) return this.runs && inColumn;
    if (!inColumn) return this.order.before(card, moment);
    const cover = this.cover(card);
    if (cover === null) return true;
    const [face = '', coverFace = ''] = [this.cards.faces[card], this.cards.faces[cover]];
    if (cover === moment)
      return this.runs && face.charAt(1) === coverFace.charAt(1) && rankOf(face) === rankOf(coverFace) + 1;
    return this.order.before(cover, moment);
  }

  private addRoom(face: string, moment: number): void {
    const [one, two] = this.gone(face, moment);
    const [home1, home2] = [this.home(face, 1, moment), this.home(face, 2, moment)];
    const mayBe1 = home2 !== true && (one !== false || two !== false);
    const mayBe2 = mayBe1 && home1 !== true && one !== false && two !== false;
    if (!mayBe1) return;
    const loose1 = this.moment('loose1', face, moment, true);
    const loose2 = this.moment('loose2', face, moment, mayBe2);
    this.clause(not(one), home1, loose1);
    this.clause(not(two), home1, loose1);
    this.clause(not(one), not(two), home2, loose1);
    if (mayBe2) this.clause(not(one), not(two), home1, loose2);
    const [hosts1, hosts2] =
      rankOf(face) < 13 ? this.hosts(cardOf(rankOf(face) + 1, suitOf(face)), moment) : [false, false];
    const homeless1 = this.moment('homeless1', face, moment, true);
    this.clause(not(loose1), hosts1, homeless1);
    if (!mayBe2) return;
    this.clause(not(loose2), hosts2, homeless1);
    this.clause(not(loose2), hosts1, this.moment('homeless2', face, moment, true));
  }

  /** That there are one, two hosts of this face, and what must be so for that. */
  private hosts(face: string, moment: number): [Literal, Literal] {
    const [home1, home2] = [this.home(face, 1, moment), this.home(face, 2, moment)];
    const itself = this.cards.faces[moment] === face && this.bare(moment, moment) === false;
    const copies = this.copies(face, true, (card) => this.bare(card, moment));
    // the moment's card is bare: of one host its twin, if that is not home, can be it
    const [one, two] = itself ? this.twinOf(face, moment) : copies;
    const mayBe1 = home2 !== true && (one !== false || two !== false);
    const mayBe2 = mayBe1 && one !== false && two !== false && home1 !== true;
    const hosts1 = this.moment('hosts1', face, moment, mayBe1);
    const hosts2 = this.moment('hosts2', face, moment, mayBe2);
    this.clause(not(hosts1), one, two);
    if (!itself) this.clause(not(hosts1), not(home1), one);
    if (!itself) this.clause(not(hosts1), not(home1), two);
    this.clause(not(hosts1), not(home2));
    this.clause(not(hosts2), one);
    this.clause(not(hosts2), two);
    this.clause(not(hosts2), not(home1));
    return [hosts1, hosts2];
  }

  private twinOf(face: string, moment: number): [Literal, Literal] {
    const twin = this.cards.copies(face).find((card) => card !== moment);
    return [twin !== undefined && this.bare(twin, moment), false];
  }
}

export function keyOf(clause: Clause): string {
  return [...clause].sort((a, b) => a - b).join(' ');
}
