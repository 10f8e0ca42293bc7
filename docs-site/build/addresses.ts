/** The pages that are made from files of the project: a link to the file leads to the page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files and folders, and the page that is made from each. */
const PAGES: Readonly<Record<string, string>> = {
  'openrpc.json': 'openrpc.json',
  conformance: 'conformance/',
  contract: 'methods/',
  'contract/errors': 'errors/',
  'contract/methods': 'methods/',
  'contract/schemas': 'schemas/',
  'docs-site/client/live': 'live/',
  'docs-site/client/playground': 'playground/',
  'src/config/settings': 'settings/',
};

/** The parts of contract/document.yaml that have pages, by the anchor of the link. */
const DOCUMENT_PAGES: Readonly<Record<string, string>> = { limits: 'limits/', unsupported: 'unsupported/' };

/**
 * The address, from the root of the site, of what is made from a file or folder: of the page of a method, of an error
 * in the catalogue. Null for a file that the site does not show.
 */
export function siteAddress(file: string, anchor: string | undefined, projectRoot: string): string | null {
  if (/^contract\/methods\/\w+\/\w+\.yaml$/.test(file)) {
    const name = /^name: (\S+)$/m.exec(readFileSync(join(projectRoot, file), 'utf8'))?.[1];
    return `methods/${name ?? ''}/`;
  }
  const namespace = /^contract\/methods\/(\w+)$/.exec(file)?.[1];
  if (namespace !== undefined) return `methods/#${namespace}`;
  if (file === 'contract/document.yaml') return DOCUMENT_PAGES[anchor ?? ''] ?? null;
  if (file === 'contract/schemas' && anchor !== undefined) return `schemas/${anchor}/`;
  const page = PAGES[file];
  return page === undefined ? null : `${page}${anchor === undefined ? '' : `#${anchor}`}`;
}
