// What the system says against files, output and memory, in words.

const faults: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'that is a folder',
  ENOTDIR: 'part of the path is no folder',
  ENAMETOOLONG: 'the name is too long',
  EACCES: 'not allowed',
  EPERM: 'not allowed',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
  EDQUOT: 'no more may be written to this disk',
  EFBIG: 'the file may not grow any further',
  EIO: 'the disk cannot be read or written',
  EBADF: 'it is closed',
};

/** What an error code of the system means to a person; the code itself where no words are known. */
export function faultWords(code: string): string {
  return faults[code] ?? code;
}

/** Whether an error says that the system refused memory: to WebAssembly, to a thread, or to the core for its search. */
export function isOutOfMemory(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ERR_WORKER_OUT_OF_MEMORY' || code === 'ERR_WORKER_INIT_FAILED' || code === 'ENOMEM')
    return true;
  const refused = error instanceof RangeError || error.name === 'CoreError' || error.name === 'RangeError';
  return refused && /memory|allocation/i.test(error.message);
}
