// Beam after beam: first the bank's vectors, then mutated and bred ones, half of them from a point on the path of
// one of the best beams so far. Variety wins more deals than width; so what has been bred is forgotten again and again,
// and what resists long is tried with other widths and moves as well.

import { arrayAt, RawArray } from '../../../raw';
import { copyNode, MOST_NODE_BYTES, Node, nodeAt } from '../stock/node';
import { playForced, playMove } from '../stock/play';
import { spread } from '../stock/record';
import {
  BEAM_BYTES,
  BeamState,
  beamBest,
  beamHome,
  beamMemory,
  beamRun,
  beamStart,
  children,
  MAX_LAYERS,
  pathTo,
  winningPath,
} from './beam';
import { splitRuns } from './expand';
import { useGenome } from './score';
import { bank, GENES, readVector, SLOPES, TABLE, VECTORS } from './weights';

const ELITES: i32 = 8;
/** Children of the beams from which on they vary more, and after which the elites are forgotten. */
const LATE: f64 = 5_000_000;
const ISLAND: f64 = 5_000_000;
const GENOME_BYTES: usize = 168;
/** Search moves in a path: a beam's layers and a prefix of at most as many. */
const MAX_PATH: i32 = 2048;

/** A beam that has ended, or the one at work; behind these fields its genome and its path. */
@unmanaged
class Individual {
  /** the most cards on the foundations */
  home: i32;
  pathLength: i32;

  genome(): RawArray<i16> {
    return arrayAt<i16>(changetype<usize>(this) + offsetof<Individual>());
  }

  /** The search moves from the root to the beam's best node. */
  path(): RawArray<u32> {
    return arrayAt<u32>(changetype<usize>(this) + offsetof<Individual>() + GENOME_BYTES);
  }
}
const INDIVIDUAL_BYTES: usize = offsetof<Individual>() + GENOME_BYTES + ((<usize>MAX_PATH) << 2);
const POPULATION: i32 = ELITES + 2;

export const LOOP_BYTES: usize = <usize>POPULATION * INDIVIDUAL_BYTES + MOST_NODE_BYTES + BEAM_BYTES;

let root = nodeAt(0);
let start = nodeAt(0);
let population: usize = 0;
let eliteCount: i32 = 0;
/** the beam at work: its path leads to where it began, then (when it has won) on to the win */
let current = changetype<Individual>(0);
/** children at which the elites are forgotten next */
let islandEnd: f64 = 0;
let running: bool = false;
let random: u64 = 0;
let seed: i32 = 0;
export let beamsRun: i32 = 0;
export let loopHome: i32 = 0;

/** From the next beginning on: another seed draws otherwise, and begins the bank at another vector. */
export function beamsSeed(number: i32): void {
  seed = number;
}

/** Begins at `from` (forced cards already up); memory at `arena`, LOOP_BYTES. */
export function loopBegin(arena: usize, from: Node): void {
  const rest = arena + <usize>POPULATION * INDIVIDUAL_BYTES;
  root = from;
  population = arena;
  current = individual(ELITES + 1);
  start = nodeAt(rest);
  beamMemory(rest + MOST_NODE_BYTES);
  eliteCount = 0;
  formerBest().pathLength = 0;
  formerBest().home = -1;
  islandEnd = LATE;
  beamsRun = 0;
  running = false;
  random = 88172645463325252 + ((<u64>seed) << 32);
  loopHome = root.home;
}

/** Instead of the first beam the loop runs number `which`, as if none had been run before it. */
export function loopFrom(which: i32): void {
  beamsRun = which;
  random = spread(<u64>which);
}

function draw(): u64 {
  random += 0x9e3779b97f4a7c15;
  return spread(random);
}

function below(limit: i32): i32 {
  return <i32>((draw() >> 33) % <u64>limit);
}

/** A normal deviate with a spread of about 209: a sum of eight bytes. */
function normal(): i32 {
  let x = draw();
  let sum = -1020;
  for (; x != 0; x >>= 8) sum += <i32>(x & 255);
  return sum;
}

function changeGene(gene: i32, by: i32): void {
  const genome = current.genome();
  genome[gene] = <i16>max(-64, min(280, <i32>genome[gene] + by));
}

/** Multiplies every weight by exp(N(0, s)), s in 1/1024 of 0.11; gap tables also as a whole. */
function mutate(spread: i32): void {
  for (let gene = 0; gene < SLOPES; gene++) changeGene(gene, (normal() * spread) >> 10);
  for (let table = TABLE; table < SLOPES; table += 8) {
    const factor = (normal() * spread) >> 11;
    for (let gap = 0; gap < 8; gap++) changeGene(table + gap, factor);
  }
}

/** The elites, then the best of those that were forgotten, then the beam at work. */
function individual(i: i32): Individual {
  return changetype<Individual>(population + <usize>i * INDIVIDUAL_BYTES);
}

/** The best of the elites that were forgotten; nothing is bred from it. */
function formerBest(): Individual {
  return individual(ELITES);
}

function copyIndividual(to: Individual, from: Individual): void {
  memory.copy(changetype<usize>(to), changetype<usize>(from), INDIVIDUAL_BYTES);
}

function copyGenome(to: Individual, from: Individual): void {
  memory.copy(changetype<usize>(to.genome()), changetype<usize>(from.genome()), GENOME_BYTES);
}

function forgetElites(): void {
  const best = bestIndividual();
  if (best != formerBest()) copyIndividual(formerBest(), best);
  eliteCount = 0;
  islandEnd += ISLAND;
}

/** Any of the elites. */
function anyElite(): Individual {
  return individual(below(eliteCount));
}

function cross(other: Individual): void {
  const genome = current.genome();
  for (let gene = 0; gene < GENES; gene++) if ((draw() & 1) != 0) genome[gene] = other.genome()[gene];
}

function breed(): void {
  if (eliteCount == 0 || below(10) < 3) {
    readVector(below(VECTORS), current.genome());
    mutate(113);
    return;
  }
  copyGenome(current, anyElite());
  if ((draw() & 1) != 0) cross(anyElite());
  mutate(57);
}

/** Plays a part (0.3 to 0.95) of an elite's path; the beam starts there. */
function restart(): void {
  const chosen = anyElite();
  current.pathLength = (chosen.pathLength * (300 + below(650))) / 1000;
  for (let i = 0; i < current.pathLength; i++) {
    const move = chosen.path()[i];
    current.path()[i] = move;
    playMove(start, move);
    playForced(start);
  }
}

/** The width of the next beam after the bank's. */
function nextWidth(): i32 {
  const width = (beamsRun & 7) == 7 ? 160 : 20 << (beamsRun & 1);
  return children < LATE ? width : width << below(3);
}

function startBeam(): void {
  if (children >= islandEnd) forgetElites();
  const vectors = bank();
  copyNode(start, root);
  current.pathLength = 0;
  let width = 40;
  if (beamsRun < <i32>vectors[0]) {
    readVector(vectors[1 + ((beamsRun + seed) % <i32>vectors[0])], current.genome());
  } else {
    breed();
    if (beamsRun >= 10 && (draw() & 1) != 0 && eliteCount == ELITES) restart();
    width = nextWidth();
  }
  splitRuns(children >= LATE && below(10) < 3);
  useGenome(current.genome());
  beamStart(start, width, draw());
  running = true;
}

/** Keeps the beam's genome and the path to its best node, if it is among the best. */
function endBeam(): void {
  running = false;
  beamsRun++;
  loopHome = max(loopHome, beamHome);
  let at = eliteCount;
  if (eliteCount < ELITES) eliteCount++;
  else {
    at = 0;
    for (let i = 1; i < ELITES; i++) if (individual(i).home < individual(at).home) at = i;
    if (individual(at).home > beamHome) return;
  }
  const kept = individual(at);
  copyIndividual(kept, current);
  kept.home = beamHome;
  kept.pathLength = min(kept.pathLength + pathTo(beamBest, endOf(kept)), MAX_LAYERS);
}

/** Scores about `budget` children; true when a win was found: `winPath`. */
export function loopRun(budget: i32): bool {
  const until = children + budget;
  while (children < until) {
    if (!running) startBeam();
    const state = beamRun(<i32>(until - children));
    if (state == BeamState.Won) return true;
    if (state == BeamState.Over) endBeam();
  }
  return false;
}

/** Completes the path to the win: how many search moves it has from the root. */
export function winLength(): i32 {
  return current.pathLength + winningPath(endOf(current));
}

export function winPath(): RawArray<u32> {
  return current.path();
}

/** Of all beams that have ended the one with the most cards home. */
function bestIndividual(): Individual {
  let best = formerBest();
  for (let i = 0; i < eliteCount; i++) if (individual(i).home > best.home) best = individual(i);
  return best;
}

/** The search moves from the root to the most cards home of all beams that have ended. */
export function bestPath(): RawArray<u32> {
  return bestIndividual().path();
}

/** How many; 0 before the first beam has ended. */
export function bestLength(): i32 {
  return bestIndividual().pathLength;
}

/** Where the path goes on. */
function endOf(one: Individual): RawArray<u32> {
  return arrayAt<u32>(changetype<usize>(one.path()) + ((<usize>one.pathLength) << 2));
}
