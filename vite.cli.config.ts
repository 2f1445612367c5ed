import { copyFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { licences } from './scripts/licences.ts';

const outDir = 'build/cli';

// The command line for Node: the program, the thread that searches, and the wasm beside them.
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir,
    target: 'node20',
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        napoleon: 'src/cli/napoleon.ts',
        searchThread: 'src/cli/threads/searchThread.ts',
        batchThread: 'src/cli/threads/batchThread.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
  // the queue's library is optional: it is looked for when somebody asks for a queue
  ssr: { noExternal: true, external: ['bullmq', 'ioredis'] },
  plugins: [
    licences(['assemblyscript']),
    {
      name: 'wasm-beside',
      closeBundle: () => {
        for (const name of ['release.wasm', 'nap-release.wasm'])
          copyFileSync(`build/wasm/${name}`, `${outDir}/${name}`);
      },
    },
  ],
});
