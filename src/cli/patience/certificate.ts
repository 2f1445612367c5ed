import { rmSync, writeFileSync } from 'node:fs';
import { CELL, COLUMN, FOUNDATION, STOCK, WASTE } from '../../../assembly/abi';
import { type Certificate, type Clause, certify, type Meaning } from '../../patience/core/certificate';
import { type OpenCore, openCore } from '../../patience/core/patience';
import type { Position } from '../../patience/core/types';
import { cardText, suitLetter } from '../../shared/core/cardText';
import type { CardId } from '../../shared/core/types';
import { coreModule, searchMegabytes } from '../core';
import { limitsOf, type Options } from '../options';
import { fail } from '../output';
import { onFile } from './surveyFile';

// The files of `check --certificate`: a formula as DIMACS, with what its variables mean in comments, and a proof as DRAT. What they say
// is in docs/certificate.md.

/** What was written, and where. */
export interface Written {
  readonly formula: string;
  readonly proof: string;
  readonly variables: number;
  readonly clauses: number;
  readonly learned: number;
}

/** Elements by number, as in `assembly/patience/search/order/elements.ts`. */
const turns = 128;
const homes = 256;
const moments = ['loose1', 'loose2', 'hosts1', 'hosts2', 'homeless1', 'homeless2'] as const;

const faceText = (face: number): string => cardText(face as CardId);

function element(number: number): string {
  if (number < turns) return `${number}`;
  if (number < homes) return `t${number - turns + 1}`;
  return `${faceText((number - homes) >> 1)}.${((number - homes) & 1) + 1}`;
}

function meaningText(meaning: Meaning): string {
  if (meaning.kind === 'moment') {
    const { what, face, card } = meaning;
    return `${moments[what]} ${faceText(face)} ${card}`;
  }
  const { first, second, twin } = meaning;
  return `before ${element(first)} ${element(second)}${twin === null ? '' : ` ${element(twin)}`}`;
}

/** The cards in the order of their numbers: columns from their bottoms, the waste from its, the stock as it is turned. */
function cardLines({ piles }: Position): string[] {
  const pile = (number: number): readonly CardId[] => piles[number] ?? [];
  const placed = [
    ...piles
      .slice(COLUMN, CELL)
      .flatMap((cards, column) => cards.map((card, i) => [card, `${column + 1}.${i + 1}`] as const)),
    ...piles
      .slice(CELL, STOCK)
      .flatMap((cards, cell) => cards.map((card) => [card, 'abcd'.charAt(cell)] as const)),
    ...pile(WASTE).map((card, i) => [card, `w.${i + 1}`] as const),
    ...pile(STOCK)
      .toReversed()
      .map((card, i) => [card, `s.${i + 1}`] as const),
  ];
  const up = piles.slice(FOUNDATION).map((cards, i) => `${suitLetter(i >> 1)}${cards.length}`);
  return [
    `c home ${up.join(' ')}`,
    ...placed.map(([card, place], number) => `c card ${number} ${cardText(card)} ${place}`),
  ];
}

const clauseLine = (clause: Clause): string => [...clause, 0].join(' ');

function* formulaLines(core: OpenCore, title: string, certificate: Certificate): Generator<string> {
  const { variables, clauses, order, room } = certificate;
  yield `c ${title}`;
  yield 'c What this says, and why a win would make it true: docs/certificate.md';
  yield* cardLines(core.position());
  for (const [variable, meaning] of variables) yield `c var ${variable} ${meaningText(meaning)}`;
  yield `p cnf ${Math.max(0, ...variables.keys())} ${clauses.length + order.length + room.length}`;
  yield `c rules ${clauses.length}`;
  yield* clauses.map(clauseLine);
  yield `c order ${order.length}`;
  yield* order.map(clauseLine);
  yield `c room ${room.length}`;
  yield* room.map(clauseLine);
}

function write(path: string, lines: Iterable<string>): void {
  onFile(path, () => writeFileSync(path, `${[...lines].join('\n')}\n`));
}

/** The files `F.cnf` and `F.drat`; of the two both or none. */
function writeFiles(core: OpenCore, title: string, path: string, certificate: Certificate): Written {
  const [formula, proof] = [`${path}.cnf`, `${path}.drat`];
  try {
    write(formula, formulaLines(core, title, certificate));
    write(proof, [...certificate.learned.map(clauseLine), '0']);
  } catch (error) {
    for (const half of [formula, proof]) rmSync(half, { force: true });
    throw error;
  }
  const { clauses, order, room, variables, learned } = certificate;
  const count = clauses.length + order.length + room.length;
  return { formula, proof, variables: variables.size, clauses: count, learned: learned.length };
}

/**
 * Asks the order of departures alone whether the judge's position is lost, and writes the proof to `F.cnf` and `F.drat` (F the option's
 * value); what `check` answers, with `certificate` null where there is no proof within the limits, and nothing is written.
 */
export async function checkCertified(judge: OpenCore, title: string, options: Options) {
  const core = await openCore(coreModule(), searchMegabytes);
  core.setRules(judge.rules);
  core.loadBytes(judge.bytes());
  const { nodes, seconds } = limitsOf(options);
  const began = performance.now();
  const { certificate, why, ...figures } = certify(core, nodes, seconds);
  if (why === 'not-here')
    fail(
      'certificates are for two packs built down in suit, a single pass and no return from the foundations',
    );
  return {
    verdict: certificate === null ? ('unknown' as const) : ('unwinnable' as const),
    moves: null,
    ...figures,
    ms: Math.round(performance.now() - began),
    why,
    certificate: certificate && writeFiles(core, title, options.certificate ?? '', certificate),
  };
}
