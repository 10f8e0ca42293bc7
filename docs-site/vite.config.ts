/** Bundles the client side of the docs: one entry, and what only some pages need in files of their own. */
import { join } from 'node:path';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  // The same files work under any path of any host.
  base: './',
  build: {
    outDir: join(import.meta.dirname, '../dist/docs'),
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: { input: join(import.meta.dirname, 'client/main.ts') },
  },
});
