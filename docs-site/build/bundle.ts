/** The client side of the site: what Vite makes of docs-site/client, and the files of docs-site/public. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { Assets } from '../site/layout.js';

/** Path → text of every file of the client, and which of them every page loads. */
export interface Bundle {
  readonly files: ReadonlyMap<string, string>;
  readonly assets: Assets;
}

const MANIFEST = '.vite/manifest.json';

/** Bundles the client in memory. */
export async function bundleClient(docsFolder: string): Promise<Bundle> {
  const built = await build({
    configFile: join(docsFolder, 'vite.config.ts'),
    logLevel: 'warn',
    build: { write: false },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('Vite made another number of bundles than one');
  const files = new Map(
    built.output.map((part) => [part.fileName, part.type === 'chunk' ? part.code : textOf(part.source)]),
  );
  const manifest = files.get(MANIFEST);
  if (manifest === undefined) throw new Error('Vite wrote no manifest');
  files.delete(MANIFEST);
  const folder = join(docsFolder, 'public');
  for (const name of await readdir(folder)) files.set(name, await readFile(join(folder, name), 'utf8'));
  return { files, assets: assetsOf(manifest) };
}

function textOf(source: string | Uint8Array): string {
  return typeof source === 'string' ? source : Buffer.from(source).toString('utf8');
}

function assetsOf(manifest: string): Assets {
  // Vite's documentation gives the manifest this form.
  const entries = Object.values(
    JSON.parse(manifest) as Record<string, { file: string; isEntry?: boolean; css?: string[] }>,
  );
  const entry = entries.find(({ isEntry }) => isEntry === true);
  if (entry === undefined) throw new Error('the bundle has no entry');
  return { scripts: [entry.file], styles: entry.css ?? [] };
}
