/** Links of hand-written pages name files of the project: a link to a file leads to the page that is made from it. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { ResolveLink } from './markdown.js';

/** Where the files are that links name. */
export interface Project {
  readonly projectRoot: string;
  /** Address of the repository without a slash at its end; undefined when it is not known. */
  readonly repository?: string | undefined;
}

/** Files and folders, and the page that is made from each. */
const PAGES: Readonly<Record<string, string>> = {
  'CHANGELOG.md': 'changelog/',
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
function siteAddress(file: string, anchor: string | undefined, projectRoot: string): string | null {
  if (/^contract\/methods\/\w+\/\w+\.yaml$/.test(file)) {
    const name = /^name: (\S+)$/m.exec(readFileSync(join(projectRoot, file), 'utf8'))?.[1];
    return `methods/${name ?? ''}/`;
  }
  const namespace = /^contract\/methods\/(\w+)$/.exec(file)?.[1];
  if (namespace !== undefined) return `methods/#${namespace}`;
  if (file === 'contract/document.yaml') return DOCUMENT_PAGES[anchor ?? ''] ?? null;
  if (file === 'contract/schemas' && anchor !== undefined) return `schemas/${anchor}/`;
  const page = PAGES[file];
  return page === undefined ? null : withAnchor(page, anchor);
}

function withAnchor(page: string, anchor: string | undefined): string {
  return anchor === undefined ? page : `${page}#${anchor}`;
}

/**
 * Where a link of a file leads on the site: to another site, to the page that another file became (`pages` has those by
 * file), to the page that is made from a file, or to the file in the repository. Null for files of the project that
 * are no page when the repository is not known. Throws for all others.
 */
export function linkResolver(
  { file, path }: { readonly file: string; readonly path: string },
  pages: ReadonlyMap<string, string>,
  { projectRoot, repository }: Project,
): ResolveLink {
  return (href) => {
    if (/^https?:\/\//.test(href) || href.startsWith('#')) return href;
    if (/^(?:[a-z]+:|\/)/i.test(href)) throw new Error(`${file}: a link must not lead to ${href}`);
    const [name = '', anchor] = href.split('#');
    const target = normalize(join(dirname(file), name)).replace(/\/$/, '');
    if (!existsSync(join(projectRoot, target))) throw new Error(`${file}: the link ${href} leads nowhere`);
    const page = pages.get(target);
    const address = page === undefined ? siteAddress(target, anchor, projectRoot) : withAnchor(page, anchor);
    if (address !== null) return `${'../'.repeat(path.split('/').length - 1)}${address}`;
    return repository === undefined ? null : `${repository}/blob/HEAD/${target}`;
  };
}
