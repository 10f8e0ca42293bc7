/** What a reader may have wanted whose address has no page: the nearest pages, by the words of the address. */
import { foldersOf, nearestPages } from '../../model/nearestPages';
import { make } from '../dom';
import type { Mount } from '../island';
import { loadIndex } from '../search/loadIndex';
import { siteRoot } from '../siteRoot';

/** Lists them; nothing changes when there is none, or when the index cannot be loaded. */
export const mount: Mount = (element) => {
  void list(element).catch(() => undefined);
};

async function list(element: HTMLElement): Promise<void> {
  const root = siteRoot();
  const folders = foldersOf(location.href, root);
  if (folders.length === 0) return;
  const pages = nearestPages(await loadIndex(), folders);
  if (pages.length === 0) return;
  const items = pages.map(({ path, title, summary }) =>
    make('li', {}, make('a', { href: root + path }, title), make('span', {}, summary)),
  );
  element.replaceChildren(make('h2', {}, 'Perhaps one of these'), make('ul', { class: 'index' }, ...items));
}
