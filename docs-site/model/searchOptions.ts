/** How the search cuts and weighs words: the same where the index is made and where it is read. */
import type MiniSearch from 'minisearch';
import type { Options, Query, SearchResult } from 'minisearch';

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
    // A word that only resembles one of the query counts little.
    weights: { fuzzy: 0.2, prefix: 0.4 },
    boost: { title: 5, summary: 2 },
    boostDocument: (_id, _term, stored) => weightOf(String(stored?.['kind']), String(stored?.['path'])),
  },
};

/** How much each kind counts: pages that explain come before methods, and methods before what is about them. */
const WEIGHTS: Readonly<Record<SearchKind, number>> = {
  guide: 1.5,
  page: 2.5,
  method: 1.5,
  error: 1.2,
  setting: 1,
  limit: 1,
  schema: 0.8,
};

/** Whole pages come before their sections, methods that wallets call first, and those that are not supported last. */
function weightOf(kind: string, path: string): number {
  if (path.startsWith('unsupported/')) return 0.5;
  if (path.startsWith('methods/eth_')) return 2;
  // Errors inside the result of one method.
  if (path.startsWith('errors/#simulation')) return 0.05;
  if (kind === 'guide' && !path.includes('#')) return 2.5;
  // The index holds nothing but these kinds.
  return WEIGHTS[kind as SearchKind];
}

/** Words that readers use for one thing. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['finality', 'final', 'finalized'],
  ['estimation', 'estimate', 'estimating'],
  ['wallet', 'metamask'],
  ['install', 'setup', 'set up', 'quick start'],
];

/** Words that say nothing of what is searched for. */
const FILLERS = new Set(
  'a an and are can do does for how i in is it my not of on or the to what when why with'.split(' '),
);

/** What is found for a query. */
export interface Findings {
  /** Best first. */
  readonly hits: readonly SearchResult[];
  /** True when nothing has all words of the query, so that each hit has only some of them. */
  readonly isPartial: boolean;
}

/**
 * What is found for a query, best first: things of exactly that name, then methods whose name begins with it, then all
 * others. A name counts with and without its namespace: `getLog` begins `eth_getLogs`. Where nothing has all words,
 * what has some of them is found. Words such as "how" and "the" count only when there are no others.
 */
export function findEntries(index: MiniSearch<SearchEntry>, query: string): Findings {
  const all = query.split(/\s+/).filter((word) => word !== '');
  const telling = all.filter((word) => !FILLERS.has(word.toLowerCase()));
  const queries = (telling.length > 0 ? telling : all).map(withSynonyms);
  const hits = index.search({ combineWith: 'AND', queries });
  if (hits.length > 0 || queries.length < 2) return { hits: byName(hits, query), isPartial: false };
  const some = index.search({ combineWith: 'OR', queries });
  return { hits: byName(some, query), isPartial: some.length > 0 };
}

function withSynonyms(word: string): Query {
  const group = SYNONYMS.find((words) => words.includes(word.toLowerCase()));
  if (group === undefined) return word;
  // A synonym means the whole word.
  const others = group.filter((other) => other !== word.toLowerCase());
  return { combineWith: 'OR', queries: [word, { combineWith: 'OR', queries: others, prefix: false, fuzzy: false }] };
}

function byName(hits: readonly SearchResult[], query: string): SearchResult[] {
  return hits
    .map((hit) => ({ hit, rank: nameRank(query.trim(), hit) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ hit }) => hit);
}

function nameRank(wanted: string, { title, kind, path }: SearchResult): number {
  const exact = String(title);
  // A schema has the name of a thing, so that only its own spelling means the schema.
  if (kind === 'schema') return exact === wanted ? 0 : 2;
  // Many guides have sections of one name.
  if (kind === 'guide' && String(path).includes('#')) return 2;
  const name = exact.toLowerCase();
  const names = [name, name.replace(/^.*[_.]/, '')];
  if (names.includes(wanted.toLowerCase())) return 0;
  return kind === 'method' && names.some((one) => one.startsWith(wanted.toLowerCase())) ? 1 : 2;
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
