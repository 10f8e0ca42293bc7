/** The search: a button in the header, and a dialog with a combobox. The index is loaded when it is first opened. */
import type MiniSearch from 'minisearch';
import type { SearchResult } from 'minisearch';
import { findEntries, MAX_QUERY_LENGTH, type SearchEntry } from '../../model/searchOptions';
import { make, makeButton } from '../dom';
import { ownEndpoint, type Endpoint } from '../endpoint/endpoint';
import { methodOf } from '../endpoint/markMethods';
import type { Mount } from '../island';
import { siteRoot } from '../siteRoot';
import { loadIndex } from './loadIndex';

const MAX_HITS = 30;

/** Puts the button in its place and listens for `/` and Ctrl-K. */
export const mount: Mount = (element) => {
  let dialog: SearchDialog | undefined;
  const open = (): void => (dialog ??= new SearchDialog()).open();
  const button = makeButton('Search', 'search-button', open);
  button.setAttribute('aria-haspopup', 'dialog');
  button.setAttribute('aria-keyshortcuts', '/ Control+K');
  button.append(make('kbd', { class: 'search-key', 'aria-hidden': 'true' }, '/'));
  element.replaceChildren(button);
  document.addEventListener('keydown', (event) => {
    const isShortcut = event.key === 'k' && (event.ctrlKey || event.metaKey);
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event.target);
    if (!isShortcut && !isSlash) return;
    event.preventDefault();
    open();
  });
};

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

class SearchDialog {
  readonly #dialog = make('dialog', { class: 'search-dialog', 'aria-label': 'Search' });
  readonly #input = make('input', {
    class: 'search-input',
    role: 'combobox',
    'aria-label': 'Search',
    'aria-autocomplete': 'list',
    'aria-controls': 'search-hits',
    'aria-expanded': 'false',
  });
  readonly #list = make('ul', { class: 'search-hits', id: 'search-hits', role: 'listbox', 'aria-label': 'Hits' });
  readonly #status = make('p', { class: 'search-status', role: 'status' });
  #index: MiniSearch<SearchEntry> | undefined;
  #endpoint: Endpoint | null = null;
  #hits: readonly SearchResult[] = [];
  #selected = -1;

  constructor() {
    this.#input.type = 'search';
    this.#input.maxLength = MAX_QUERY_LENGTH;
    this.#input.placeholder = 'Methods, schemas, errors, settings, guides';
    this.#input.autocomplete = 'off';
    this.#input.spellcheck = false;
    this.#dialog.append(this.#input, this.#list, this.#status);
    document.body.append(this.#dialog);
    this.#input.addEventListener('input', () => this.#search());
    this.#input.addEventListener('keydown', (event) => this.#onKey(event));
    this.#dialog.addEventListener('click', (event) => {
      if (event.target === this.#dialog) this.#dialog.close();
    });
    void ownEndpoint().then((endpoint) => this.#markOff(endpoint));
  }

  open(): void {
    if (!this.#dialog.open) this.#dialog.showModal();
    this.#input.select();
    if (this.#index === undefined) void this.#load();
  }

  async #load(): Promise<void> {
    this.#status.textContent = 'The index is being loaded.';
    try {
      this.#index = await loadIndex();
      this.#search();
    } catch {
      this.#status.textContent = 'The index could not be loaded.';
    }
  }

  /** The search does not wait for the endpoint: methods that are off are marked when it is there. */
  #markOff(endpoint: Endpoint | null): void {
    const selected = this.#selected;
    this.#endpoint = endpoint;
    this.#search();
    if (selected >= 0) this.#select(selected);
  }

  #search(): void {
    if (this.#index === undefined) return;
    const query = this.#input.value.slice(0, MAX_QUERY_LENGTH);
    const { hits, isPartial } = findEntries(this.#index, query);
    this.#hits = hits.slice(0, MAX_HITS);
    this.#list.replaceChildren(...this.#hits.map((hit, number) => this.#option(hit, number)));
    this.#input.setAttribute('aria-expanded', String(this.#hits.length > 0));
    this.#select(this.#hits.length > 0 ? 0 : -1);
    const count = this.#hits.length;
    const found = isPartial ? 'Results for some of the words' : `${count} found`;
    this.#status.textContent = query === '' ? '' : count === 0 ? 'Nothing found.' : found;
  }

  #option(hit: SearchResult, number: number): HTMLElement {
    const option = make(
      'li',
      { class: 'search-hit', id: `search-hit-${number}`, role: 'option', 'aria-selected': 'false' },
      make('span', { class: 'search-kind' }, String(hit['kind'])),
      make('span', { class: 'search-title' }, String(hit['title'])),
      make('span', { class: 'search-summary' }, this.#isOff(hit) ? 'Not on this server.' : String(hit['summary'])),
    );
    if (this.#isOff(hit)) option.dataset['off'] = '';
    option.addEventListener('click', (event) => this.#go(number, event.ctrlKey || event.metaKey));
    return option;
  }

  #isOff(hit: SearchResult): boolean {
    const method = methodOf(`/${String(hit['path'])}`);
    return method !== null && this.#endpoint?.served.has(method) === false;
  }

  #onKey(event: KeyboardEvent): void {
    const last = this.#hits.length - 1;
    const next = { ArrowDown: this.#selected + 1, ArrowUp: this.#selected - 1, PageDown: last, PageUp: 0 }[event.key];
    if (next !== undefined && last >= 0) {
      event.preventDefault();
      this.#select(next > last ? 0 : next < 0 ? last : next);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      this.#go(this.#selected, event.ctrlKey || event.metaKey);
    }
  }

  #select(number: number): void {
    this.#list.children[this.#selected]?.setAttribute('aria-selected', 'false');
    this.#selected = number;
    const option = this.#list.children[number];
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    if (option === undefined) this.#input.removeAttribute('aria-activedescendant');
    else this.#input.setAttribute('aria-activedescendant', option.id);
  }

  #go(number: number, inNewTab: boolean): void {
    const hit = this.#hits[number];
    if (hit === undefined) return;
    const address = `${siteRoot()}${String(hit['path'])}`;
    if (inNewTab) {
      window.open(address, '_blank', 'noopener');
      return;
    }
    this.#dialog.close();
    location.assign(address);
  }
}
