/** The client side of the site: what esbuild makes of docs-site/client, and the files of docs-site/public. */
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import type { Assets } from '../site/layout.js';

/** Path → text of every file of the client, and which of them every page loads. */
export interface Bundle {
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  readonly assets: Assets;
}

/** The script and the style sheet of every page. */
const SCRIPT = 'client/main.ts';
const STYLE = 'client/style.css';

const LICENCE_OF_TYPEFACE = createRequire(import.meta.url).resolve('@fontsource-variable/figtree/LICENSE');

/** Bundles the client in memory. What only some pages need lies in files of their own. */
export async function bundleClient(docsFolder: string): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: docsFolder,
    entryPoints: [SCRIPT, STYLE],
    outdir: '.',
    // A file is kept by browsers for as long as its name stays.
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    loader: { '.woff2': 'file' },
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    // The form of React that has no checks for developers.
    define: { 'process.env.NODE_ENV': '"production"' },
    metafile: true,
    write: false,
    logLevel: 'warning',
  });
  const files = new Map(outputFiles.map(({ path, contents }) => [relative(docsFolder, path), contents]));
  const folder = join(docsFolder, 'public');
  for (const name of await readdir(folder)) files.set(name, await readFile(join(folder, name)));
  // The licence of the typeface asks to be where the file is.
  files.set('assets/figtree-licence.txt', await readFile(LICENCE_OF_TYPEFACE));
  const madeOf = (entry: string): string[] =>
    Object.entries(metafile.outputs).flatMap(([path, { entryPoint }]) => (entryPoint === entry ? [path] : []));
  const fonts = [...files.keys()].filter((path) => path.endsWith('.woff2'));
  return { files, assets: { scripts: madeOf(SCRIPT), styles: madeOf(STYLE), fonts } };
}
