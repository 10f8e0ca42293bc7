/** All files of the site that are made from the contract, the settings and the hand-written pages. */
import type { Document } from '../../codegen/document.js';
import { withoutRecursion } from '../../codegen/recursion.js';
import { sitemapXml } from '../../src/transport/site/sitemap.js';
import { llmsText } from '../model/markdown.js';
import { referenceOf } from '../model/reference.js';
import { searchEntries, searchIndexJson } from '../model/searchIndex.js';
import { notFoundPage } from '../site/entryPages.js';
import type { Assets } from '../site/layout.js';
import type { Page } from '../site/page.js';
import { withLinks } from './markdown.js';
import { allPages } from './pages.js';
import { pageRenderer } from './render.js';

/** What the files are made from. */
export interface SiteSources {
  readonly document: Document;
  /** Folder that has docs/ and docs-site/. */
  readonly projectRoot: string;
  readonly assets: Assets;
  /** Address of the site with a slash at its end; undefined when it is not known. */
  readonly baseUrl?: string | undefined;
  /** Address of the project's repository without a slash at its end; undefined when it is not known. */
  readonly repository?: string | undefined;
}

/** Path → text of every file. */
export function siteFiles({ document, projectRoot, assets, baseUrl, repository }: SiteSources): Map<string, string> {
  const reference = referenceOf(document);
  const { pages, guides, groups } = allPages(reference, { projectRoot, repository });
  // Lists and applications; the pages below them are found as what they are about.
  const topPages = pages.filter((page) => /^\w+\/$/.test(page.path) && !guides.includes(page));
  const render = pageRenderer({ reference, groups, assets, baseUrl, repository });
  const files = new Map(pages.map((page) => [`${page.path}index.html`, render(page)]));
  for (const { path, markdown } of pages) if (markdown !== undefined) files.set(`${path}index.md`, markdown);
  files.set('404.html', render(notFoundPage()));
  files.set('openrpc.json', `${JSON.stringify(withoutRecursion(document))}\n`);
  files.set('search.json', searchIndexJson(searchEntries(reference, guides, topPages)));
  files.set('llms.txt', llmsText(reference, guides));
  files.set('llms-full.txt', pages.flatMap(markdownFromRoot).join('\n\n'));
  files.set('robots.txt', robotsText(baseUrl));
  // The format wants whole addresses.
  const paths = pages.map(({ path }) => path);
  if (baseUrl !== undefined) files.set('sitemap.xml', sitemapXml(paths, baseUrl));
  return files;
}

/** The Markdown of a page, if it has any, with links that are relative to the root of the site. */
function markdownFromRoot({ path, markdown }: Page): string[] {
  if (markdown === undefined) return [];
  const root = 'http://site/';
  return [withLinks(markdown, (href) => new URL(href, root + path).href.replace(root, ''))];
}

/** Everything may be read. The address of the sitemap must be a whole one. */
function robotsText(baseUrl: string | undefined): string {
  const sitemap = baseUrl === undefined ? '' : `Sitemap: ${baseUrl}sitemap.xml\n`;
  return `User-agent: *\nAllow: /\n${sitemap}`;
}
