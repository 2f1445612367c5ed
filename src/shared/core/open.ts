import { ABI_VERSION } from '../../../assembly/abi';
import type { __AdaptedExports as NapCoreExports } from '../../../build/wasm/nap-release';
import type { __AdaptedExports as CoreExports } from '../../../build/wasm/release';

export type Exports = typeof CoreExports;
/** The trick game's core: a module of its own. */
export type NapExports = typeof NapCoreExports;

/** A core of another build, or one that could not have its memory. */
export class CoreError extends Error {
  override name = 'CoreError';
}

/** What every module of the program exports. */
type Opened = Pick<Exports, 'abiVersion' | 'open'>;

function abort(_message: number, _file: number, line: number, column: number): never {
  throw new CoreError(`the core stopped at ${line}:${column}`);
}

/**
 * Instantiates the compiled core, with `megabytes` of memory for searches (0: it only judges moves).
 * Synchronous in Node and in workers; on the page the module is small enough as well.
 */
export async function instantiate<E extends Opened = Exports>(
  module: WebAssembly.Module,
  megabytes: number,
): Promise<E> {
  const instance = await WebAssembly.instantiate(module, { env: { abort } });
  const exports = instance.exports as unknown as E;
  if (exports.abiVersion() !== ABI_VERSION) throw new CoreError('the core is of another build than the page');
  if (!exports.open(megabytes)) throw new CoreError(`no ${megabytes} MB of memory for the search`);
  return exports;
}
