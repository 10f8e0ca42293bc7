/**
 * Builds the site into dist/docs: the client bundle first, then every page as HTML, each file with its compressed forms
 * beside it. `--base https://host/folder/` names the address of the site, for the sitemap and canonical links.
 */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { readDocument } from '../../codegen/contract.js';
import type { Assets } from '../site/layout.js';
import { siteFiles } from './site.js';
import { compressFolder, writeFiles } from './write.js';

const PROJECT_ROOT = join(import.meta.dirname, '../..');
const OUT = join(PROJECT_ROOT, 'dist/docs');

const baseUrl = baseOf(process.argv.slice(2));
await build({ configFile: join(PROJECT_ROOT, 'docs-site/vite.config.ts'), logLevel: 'warn' });
const assets = await readAssets();
await rm(join(OUT, '.vite'), { recursive: true });
await compressFolder(OUT);
const document = await readDocument();
const files = siteFiles({ document, projectRoot: PROJECT_ROOT, assets, baseUrl });
await writeFiles(OUT, files);

/** The files of the entry, from the manifest that Vite writes. */
async function readAssets(): Promise<Assets> {
  const manifest: unknown = JSON.parse(await readFile(join(OUT, '.vite/manifest.json'), 'utf8'));
  // Vite's documentation gives the manifest this form.
  const entries = Object.values(manifest as Record<string, { file: string; isEntry?: boolean; css?: string[] }>);
  const entry = entries.find(({ isEntry }) => isEntry === true);
  if (entry === undefined) throw new Error('the bundle has no entry');
  return { scripts: [entry.file], styles: entry.css ?? [] };
}

function baseOf(words: readonly string[]): string | undefined {
  const text = words[words.indexOf('--base') + 1];
  if (!words.includes('--base') || text === undefined) return undefined;
  const { href } = new URL(text);
  return href.endsWith('/') ? href : `${href}/`;
}
