// Beam after beam: first the bank's vectors, then mutated and bred ones, half of them from a point on the path of
// one of the best beams so far. Variety wins more deals than width; so what has been bred is forgotten again and again,
// and what resists long is tried with other widths and moves as well.

import { playForced, playMove } from '../stock/play';
import { mix } from '../stock/record';
import { HOME, nodeBytes } from '../stock/state';
import {
  BEAM_BYTES,
  BeamState,
  beamBest,
  beamHome,
  beamMemory,
  beamRun,
  beamStart,
  children,
  pathTo,
  winningPath,
} from './beam';
import { splitRuns } from './moves';
import { SCORE_BYTES, useGenome } from './score';
import { bank, GENES, readVector, SLOPES, TABLE, VECTORS } from './weights';

const ELITES: i32 = 8;
/** Children of the beams from which on they vary more, and after which the elites are forgotten. */
const LATE: f64 = 5_000_000;
const ISLAND: f64 = 5_000_000;
const GENOME_BYTES: usize = 168;
/** Search moves in a path: a beam's layers and a prefix of at most as many. */
const MAX_PATH: i32 = 2048;
const PATH_BYTES: usize = (<usize>MAX_PATH) << 2;

// ---- An elite: fitness i32, path length i32, genome, path ----
const FITNESS: usize = 0;
const PATH_LENGTH: usize = 4;
const GENOME: usize = 8;
const PATH: usize = GENOME + GENOME_BYTES;
const ELITE_BYTES: usize = PATH + PATH_BYTES;

export const LOOP_BYTES: usize =
  SCORE_BYTES + GENOME_BYTES + PATH_BYTES + <usize>(ELITES + 1) * ELITE_BYTES + 1024 + BEAM_BYTES;

let root: usize = 0;
let start: usize = 0;
let tables: usize = 0;
let genome: usize = 0;
/** the path to where the beam at work began, then (when it has won) on to the win */
let path: usize = 0;
let prefix: i32 = 0;
let elites: usize = 0;
let eliteCount: i32 = 0;
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
export function loopBegin(arena: usize, from: usize): void {
  root = from;
  tables = arena;
  genome = tables + SCORE_BYTES;
  path = genome + GENOME_BYTES;
  elites = path + PATH_BYTES;
  start = elites + <usize>(ELITES + 1) * ELITE_BYTES;
  beamMemory(start + 1024);
  eliteCount = 0;
  store<i32>(champion(), 0, PATH_LENGTH);
  store<i32>(champion(), -1, FITNESS);
  islandEnd = LATE;
  beamsRun = 0;
  running = false;
  random = 88172645463325252 + ((<u64>seed) << 32);
  loopHome = load<u8>(root, HOME);
}

/** Instead of the first beam the loop runs number `which`, as if none had been run before it. */
export function loopFrom(which: i32): void {
  beamsRun = which;
  random = mix(<u64>which);
}

function draw(): u64 {
  random += 0x9e3779b97f4a7c15;
  return mix(random);
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
  const at = genome + ((<usize>gene) << 1);
  store<i16>(at, <i16>max(-64, min(280, <i32>load<i16>(at) + by)));
}

/** Multiplies every weight by exp(N(0, s)), s in 1/1024 of 0.11; gap tables also as a whole. */
function mutate(spread: i32): void {
  for (let gene = 0; gene < SLOPES; gene++) changeGene(gene, (normal() * spread) >> 10);
  for (let table = TABLE; table < SLOPES; table += 8) {
    const factor = (normal() * spread) >> 11;
    for (let gap = 0; gap < 8; gap++) changeGene(table + gap, factor);
  }
}

function elite(i: i32): usize {
  return elites + <usize>i * ELITE_BYTES;
}

/** The best of the elites that are forgotten; nothing is bred from it. */
function champion(): usize {
  return elite(ELITES);
}

function forgetElites(): void {
  const best = bestElite();
  if (best != champion()) memory.copy(champion(), best, ELITE_BYTES);
  eliteCount = 0;
  islandEnd += ISLAND;
}

function cross(other: usize): void {
  for (let gene: usize = 0; gene < <usize>GENES; gene++) {
    if ((draw() & 1) != 0) store<i16>(genome + (gene << 1), load<i16>(other + (gene << 1)));
  }
}

function breed(): void {
  if (eliteCount == 0 || below(10) < 3) {
    readVector(below(VECTORS), genome);
    mutate(113);
    return;
  }
  memory.copy(genome, elite(below(eliteCount)) + GENOME, GENOME_BYTES);
  if ((draw() & 1) != 0) cross(elite(below(eliteCount)) + GENOME);
  mutate(57);
}

/** Plays a part (0.3 to 0.95) of an elite's path; the beam starts there. */
function restart(): void {
  const chosen = elite(below(eliteCount));
  const length = load<i32>(chosen, PATH_LENGTH);
  prefix = (length * (300 + below(650))) / 1000;
  for (let i = 0; i < prefix; i++) {
    const move = load<u32>(chosen + PATH + ((<usize>i) << 2));
    store<u32>(path + ((<usize>i) << 2), move);
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
  memory.copy(start, root, nodeBytes);
  prefix = 0;
  let width = 40;
  if (beamsRun < <i32>vectors[0]) {
    readVector(vectors[1 + ((beamsRun + seed) % <i32>vectors[0])], genome);
  } else {
    breed();
    if (beamsRun >= 10 && (draw() & 1) != 0 && eliteCount == ELITES) restart();
    width = nextWidth();
  }
  splitRuns(children >= LATE && below(10) < 3);
  useGenome(tables, genome);
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
    for (let i = 1; i < ELITES; i++) if (load<i32>(elite(i)) < load<i32>(elite(at))) at = i;
    if (load<i32>(elite(at)) > beamHome) return;
  }
  const kept = elite(at);
  store<i32>(kept, beamHome, FITNESS);
  memory.copy(kept + GENOME, genome, GENOME_BYTES);
  memory.copy(kept + PATH, path, (<usize>prefix) << 2);
  const length = prefix + pathTo(beamBest, kept + PATH + ((<usize>prefix) << 2));
  store<i32>(kept, min(length, 1000), PATH_LENGTH);
}

/** Judges about `budget` children; true when a win was found: `winPath`. */
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

/** The search moves from the root to the win; returns how many. */
export function winLength(): i32 {
  return prefix + winningPath(path + ((<usize>prefix) << 2));
}

export function winPath(): usize {
  return path;
}

function bestElite(): usize {
  let best = champion();
  for (let i = 0; i < eliteCount; i++) if (load<i32>(elite(i)) > load<i32>(best)) best = elite(i);
  return best;
}

/** The search moves from the root to the most cards home of all beams that have ended. */
export function bestPath(): usize {
  return bestElite() + PATH;
}

/** How many; 0 before the first beam has ended. */
export function bestLength(): i32 {
  return load<i32>(bestElite(), PATH_LENGTH);
}
