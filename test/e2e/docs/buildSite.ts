/** Sites for tests. */
import type { Document } from '../../../codegen/document.js';

const ASSETS = { scripts: ['assets/main.js'], styles: ['assets/main.css'], fonts: ['assets/font.woff2'] };

/** Path → text of every file of the site but for the client bundle. */
export async function buildSite(
  document: Document,
  baseUrl?: string,
  repository?: string,
): Promise<Map<string, string>> {
  // The form of React that the site is built with. It is chosen when React is loaded, and takes half the time.
  process.env['NODE_ENV'] = 'production';
  const { siteFiles } = await import('../../../docs-site/build/site.js');
  return siteFiles({ document, projectRoot: '.', assets: ASSETS, baseUrl, repository });
}
