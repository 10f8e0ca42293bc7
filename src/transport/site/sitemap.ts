import { parseHost } from '../hostAndOrigin.js';

/** The sitemap of the site (sitemaps.org): `pages` below `base`, a whole address with a slash at its end. */
export function sitemapXml(pages: readonly string[], base: string): string {
  const urls = pages.map((page) => `  <url><loc>${escapeXml(base + page)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/**
 * The address of the site for a client: below the first HTTP address of `publicUrls`, or else below its Host header.
 * Null when neither is an address. `isSecure` means over TLS.
 */
export function siteAddress(publicUrls: readonly string[], host: string | undefined, isSecure = false): string | null {
  const named = publicUrls.find((url) => /^https?:/.test(url));
  if (named !== undefined) return `${named.replace(/\/+$/, '')}/docs/`;
  const asked = parseHost(host);
  return asked === null ? null : `http${isSecure ? 's' : ''}://${asked.host}/docs/`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
