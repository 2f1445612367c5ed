// A core's WebAssembly out of what a server sent.

/** A file of the game that could not be had. */
export class MissingFile extends Error {
  override name = 'MissingFile';
}

/**
 * Compiles while it loads where the server names the type as the browser wants it, to the letter, and after loading
 * everywhere else: no parameter of the type, and no other whim of the streaming compiler, may keep the game away.
 * Rejects where the file is not there, or is no WebAssembly.
 */
export async function compileResponse(response: Response): Promise<WebAssembly.Module> {
  if (!response.ok) throw new MissingFile(`${response.url}: ${response.status}`);
  if (response.headers.get('content-type') !== 'application/wasm')
    return WebAssembly.compile(await response.arrayBuffer());
  const whole = response.clone();
  try {
    return await WebAssembly.compileStreaming(response);
  } catch {
    return WebAssembly.compile(await whole.arrayBuffer());
  }
}
