/** What a reader may have wanted whose address has no page: the nearest pages, by the words of the address. */
import MiniSearch from 'minisearch';
import { foldersOf, nearestPages } from '../../model/nearestPages';
import { SEARCH_OPTIONS, type SearchEntry } from '../../model/searchOptions';
import type { Mount } from '../island';
import { siteRoot } from '../siteRoot';

/** Lists them; nothing changes when there is none, or when the index cannot be loaded. */
export const mount: Mount = (element) => {
  void list(element).catch(() => undefined);
};

async function list(element: HTMLElement): Promise<void> {
  const root = siteRoot();
  const folders = foldersOf(location.href, root);
  if (folders.length === 0) return;
  const response = await fetch(`${root}search.json`);
  if (!response.ok) return;
  const index = MiniSearch.loadJSON<SearchEntry>(await response.text(), SEARCH_OPTIONS);
  const pages = nearestPages(index, folders);
  if (pages.length === 0) return;
  const heading = document.createElement('h2');
  heading.textContent = 'Perhaps one of these';
  const items = document.createElement('ul');
  items.className = 'index';
  items.append(
    ...pages.map(({ path, title, summary }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = root + path;
      link.textContent = title;
      const text = document.createElement('span');
      text.textContent = summary;
      item.append(link, text);
      return item;
    }),
  );
  element.replaceChildren(heading, items);
}
