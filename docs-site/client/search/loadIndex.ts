import MiniSearch from 'minisearch';
import { SEARCH_OPTIONS, type SearchEntry } from '../../model/searchOptions';
import { siteRoot } from '../siteRoot';

/** The index of all that can be found. Rejects when it cannot be loaded. */
export async function loadIndex(): Promise<MiniSearch<SearchEntry>> {
  const response = await fetch(`${siteRoot()}search.json`);
  if (!response.ok) throw new Error(`status ${response.status}`);
  return MiniSearch.loadJSON<SearchEntry>(await response.text(), SEARCH_OPTIONS);
}
