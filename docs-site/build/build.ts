/**
 * Builds the site into dist/docs: the client bundle, and every page as HTML, each with its compressed forms next to it.
 * Files that stay the same are not touched. `--base https://host/folder/` names the address of the site: only then
 * there are a sitemap, canonical links and pictures for links. `--repository https://host/owner/name` names the
 * repository, to which the pages then link; without it, that of package.json, if it has one. `--out <folder>` names
 * another folder.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readDocument } from '../../codegen/readContract.js';
import { bundleClient } from './bundle.js';
import { siteFiles } from './site.js';
import { syncFolder } from './write.js';

const PROJECT_ROOT = join(import.meta.dirname, '../..');

const { values } = parseArgs({
  options: { base: { type: 'string' }, repository: { type: 'string' }, out: { type: 'string' } },
});
const { files, assets } = await bundleClient(join(PROJECT_ROOT, 'docs-site'));
const document = await readDocument();
const pages = siteFiles({
  document,
  projectRoot: PROJECT_ROOT,
  assets,
  baseUrl: values.base && folderUrl(values.base),
  repository: repositoryUrl(values.repository ?? repositoryOfPackage()),
});
await syncFolder(values.out ?? join(PROJECT_ROOT, 'dist/docs'), new Map([...files, ...pages]));

function folderUrl(text: string): string {
  const { href } = new URL(text);
  return href.endsWith('/') ? href : `${href}/`;
}

/** The `repository` of package.json: a URL, or an object with one. */
function repositoryOfPackage(): string | undefined {
  const { repository } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')) as {
    repository?: string | { url?: string };
  };
  return typeof repository === 'string' ? repository : repository?.url;
}

/** The page of a repository: `git+https://host/owner/name.git` is at `https://host/owner/name`. */
function repositoryUrl(text: string | undefined): string | undefined {
  return text && new URL(text.replace(/^git\+/, '')).href.replace(/(?:\.git|\/)$/, '');
}
