import { afterEach, describe, expect, test, vi } from 'vitest';
import { compileResponse } from '../../../src/shared/core/compile';

// the smallest module there is: magic and version
const smallest = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
const sent = (type: string | null, bytes: BodyInit = smallest, status = 200) =>
  new Response(bytes, { status, headers: type === null ? {} : { 'content-type': type } });

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a core is compiled however the server names its type', () => {
  for (const type of [
    'application/wasm',
    'application/wasm; charset=utf-8',
    'application/wasm;',
    'application/octet-stream',
    'text/plain',
  ])
    test(type, async () => {
      // as a browser, which takes the bare type alone
      const real = WebAssembly.compileStreaming;
      vi.spyOn(WebAssembly, 'compileStreaming').mockImplementation(async (source) => {
        const response = await source;
        if (response.headers.get('content-type') !== 'application/wasm') throw new TypeError('wrong type');
        return real(response);
      });
      expect(await compileResponse(sent(type))).toBeInstanceOf(WebAssembly.Module);
    });

  test('a streaming compiler that fails half way is followed by the plain one', async () => {
    vi.spyOn(WebAssembly, 'compileStreaming').mockImplementation(async (source) => {
      await (await source).arrayBuffer();
      throw new TypeError('the stream broke off');
    });
    expect(await compileResponse(sent('application/wasm'))).toBeInstanceOf(WebAssembly.Module);
  });

  test('a file that is not there, or another in its place, is a fault', async () => {
    await expect(compileResponse(sent('text/html', '<h1>404</h1>', 404))).rejects.toThrow('404');
    await expect(compileResponse(sent('text/html', '<!doctype html>'))).rejects.toThrow(
      WebAssembly.CompileError,
    );
    await expect(compileResponse(sent('application/wasm', '<!doctype html>'))).rejects.toThrow(
      WebAssembly.CompileError,
    );
  });
});
