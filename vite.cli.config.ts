import { defineConfig } from 'vite';

// The command line as one file for Node, beside a copy of the wasm.
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'src/cli/napoleon.ts',
    outDir: 'build/cli',
    target: 'node20',
    emptyOutDir: true,
    rollupOptions: { output: { entryFileNames: 'napoleon.js' } },
  },
  ssr: { noExternal: true },
});
