/** Which pages are near to an address that has none: it was mistyped, or its page has moved. */
import type MiniSearch from 'minisearch';
import { findEntries, type SearchEntry } from './searchOptions.js';

/** A page to suggest. */
export interface NearPage {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
}

const MOST_PAGES = 5;

/** The folders of an address below the root of the site: `…/docs/guide/your-nod/` gives `guide` and `your-nod`. */
export function foldersOf(address: string, root: string): string[] {
  const { pathname } = new URL(address);
  const above = new URL(root).pathname;
  const path = pathname.startsWith(above) ? pathname.slice(above.length) : pathname;
  return decoded(path)
    .replace(/(?:index)?\.(?:html|md)$/, '')
    .split('/')
    .filter((folder) => folder !== '');
}

/** The pages whose names or texts have the words of the folders, best first: the same name elsewhere is the best. */
export function nearestPages(index: MiniSearch<SearchEntry>, folders: readonly string[]): NearPage[] {
  const name = folders.at(-1) ?? '';
  const pages = new Map<string, NearPage>();
  for (const query of [name, folders.join(' ')])
    for (const hit of findEntries(index, query.replaceAll('-', ' ')).hits) {
      const path = String(hit['path']);
      // Sections of guides are left out in favour of the guides.
      const isSection = path.includes('#') && hit['kind'] === 'guide';
      if (!isSection && !pages.has(path))
        pages.set(path, { path, title: String(hit['title']), summary: String(hit['summary']) });
    }
  const all = [...pages.values()];
  const isNamed = ({ path }: NearPage): boolean => path.split('/').at(-2) === name;
  return [...all.filter(isNamed), ...all.filter((page) => !isNamed(page))].slice(0, MOST_PAGES);
}

/** An address may hold any bytes. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
