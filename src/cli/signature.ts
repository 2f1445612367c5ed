import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, searchMegabytes } from './core';

/** Goes up when what is asked of the core, or what an answer holds, changes outside of the core. */
const resultFormat = 1;

/**
 * What names the program that decides deals: twelve digits of a hash of the compiled core, of the memory that a search
 * has and of `resultFormat`. With a limit in nodes, two programs of one signature give the same answers.
 */
export function programSignature(): string {
  const core = readFileSync(join(folder, 'release.wasm'));
  const hash = createHash('sha256').update(core).update(`${searchMegabytes} ${resultFormat}`);
  return hash.digest('hex').slice(0, 12);
}
