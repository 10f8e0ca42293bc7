/** How the search cuts and weighs words: the same where the index is made and where it is read. */
import type MiniSearch from 'minisearch';
import type { Options, SearchResult } from 'minisearch';

/** What kind of thing a hit is, as the list of hits shows it. */
export type SearchKind = 'method' | 'schema' | 'error' | 'setting' | 'limit' | 'guide' | 'page';

/** One thing that can be found. */
export interface SearchEntry {
  readonly id: number;
  readonly kind: SearchKind;
  readonly title: string;
  /** One line below the title. */
  readonly summary: string;
  /** More words by which it is found; they are not shown. */
  readonly words: string;
  /** From the root of the site, with an anchor where it is part of a page. */
  readonly path: string;
}

/** Longest text that is searched for, in characters. */
export const MAX_QUERY_LENGTH = 100;

/** The options of MiniSearch, for the index and for searching. */
export const SEARCH_OPTIONS: Options<SearchEntry> = {
  fields: ['title', 'summary', 'words'],
  storeFields: ['kind', 'title', 'summary', 'path'],
  tokenize,
  processTerm: (term) => term.toLowerCase(),
  searchOptions: {
    combineWith: 'AND',
    prefix: true,
    // Two letters exchanged are two changes.
    fuzzy: (term) => (term.length > 6 ? 0.3 : term.length > 3 ? 0.2 : false),
    maxFuzzy: 2,
    boost: { title: 5, summary: 2 },
    boostDocument: (_id, _term, stored) => weightOf(String(stored?.['kind']), String(stored?.['path'])),
  },
};

/** Methods come before what is about them, those that wallets call first, and those that nothing answers last. */
function weightOf(kind: string, path: string): number {
  if (path.startsWith('unsupported/')) return 0.5;
  if (path.startsWith('methods/eth_')) return 2;
  return kind === 'method' ? 1.5 : 1;
}

/**
 * What is found for a query, best first: things of exactly that name, then methods whose name begins with it, then all
 * others. A name counts with and without its namespace: `getLog` begins `eth_getLogs`.
 */
export function findEntries(index: MiniSearch<SearchEntry>, query: string): SearchResult[] {
  const wanted = query.trim().toLowerCase();
  return index
    .search(query)
    .map((hit) => ({ hit, rank: nameRank(wanted, String(hit['title']).toLowerCase(), hit['kind'] === 'method') }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ hit }) => hit);
}

function nameRank(wanted: string, title: string, isMethod: boolean): number {
  const names = [title, title.replace(/^.*[_.]/, '')];
  if (names.includes(wanted)) return 0;
  return isMethod && names.some((name) => name.startsWith(wanted)) ? 1 : 2;
}

/** The words of a text: `eth_getLogs` gives the whole, `eth`, `getLogs`, `get` and `Logs`. */
export function tokenize(text: string): string[] {
  const found = new Set<string>();
  for (const word of text.split(/[^\p{L}\p{N}_]+/u)) {
    if (word === '') continue;
    found.add(word);
    for (const part of word.split('_')) {
      if (part === '') continue;
      found.add(part);
      for (const inner of part.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{N}+/gu) ?? []) found.add(inner);
    }
  }
  return [...found];
}
