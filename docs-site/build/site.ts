/** All files of the site that are made from the contract, the settings and the hand-written pages. */
import type { Document } from '../../codegen/contract.js';
import { referenceOf } from '../model/reference.js';
import type { Assets } from '../site/layout.js';
import { allPages } from './pages.js';
import { pageRenderer } from './render.js';

/** What the files are made from. */
export interface SiteSources {
  readonly document: Document;
  /** Folder that has docs/ and docs-site/. */
  readonly projectRoot: string;
  readonly assets: Assets;
  /** Address of the site with a slash at its end; undefined when it is not known. */
  readonly baseUrl?: string;
}

/** Path → text of every file. */
export function siteFiles({ document, projectRoot, assets, baseUrl }: SiteSources): Map<string, string> {
  const reference = referenceOf(document);
  const { pages, groups } = allPages(reference, projectRoot);
  const render = pageRenderer({ reference, groups, assets, baseUrl });
  const files = new Map(pages.map((page) => [`${page.path}index.html`, render(page)]));
  files.set('openrpc.json', `${JSON.stringify(document)}\n`);
  return files;
}
