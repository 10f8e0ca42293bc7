/**
 * Builds the site into dist/docs: the client bundle, and every page as HTML, each with its compressed forms next to it.
 * Files that stay the same are not touched. `--base https://host/folder/` names the address of the site: only then
 * there are a sitemap and canonical links. `--out <folder>` names another folder.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readDocument } from '../../codegen/readContract.js';
import { bundleClient } from './bundle.js';
import { siteFiles } from './site.js';
import { syncFolder } from './write.js';

const PROJECT_ROOT = join(import.meta.dirname, '../..');

const { values } = parseArgs({ options: { base: { type: 'string' }, out: { type: 'string' } } });
const { files, assets } = await bundleClient(join(PROJECT_ROOT, 'docs-site'));
const document = await readDocument();
const pages = siteFiles({
  document,
  projectRoot: PROJECT_ROOT,
  assets,
  baseUrl: values.base && folderUrl(values.base),
});
await syncFolder(values.out ?? join(PROJECT_ROOT, 'dist/docs'), new Map([...files, ...pages]));

function folderUrl(text: string): string {
  const { href } = new URL(text);
  return href.endsWith('/') ? href : `${href}/`;
}
