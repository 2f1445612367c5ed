import { readFileSync } from 'node:fs';
import { type OpenCore, openCore } from '../../src/patience/core/patience';

/** The compiled core under test: `debug` (checks on) or `release`, by the Vitest project. */
export const build = process.env.CORE === 'debug' ? 'debug' : 'release';

const wasm = new URL(`../../build/wasm/${build}.wasm`, import.meta.url);

export async function openTestCore(megabytes = 0): Promise<OpenCore> {
  return openCore(new WebAssembly.Module(readFileSync(wasm)), megabytes);
}
