/**
 * Brings the interactive parts of a page to life. The page is complete HTML without it. An island is an element with
 * `data-island="name"` that holds its data in a `<script type="application/json">`; its code is loaded when a page has
 * one.
 */
import { showEndpoint } from './endpoint/showEndpoint.js';
import type { Mount } from './island';

const ISLANDS: Readonly<Record<string, () => Promise<{ readonly mount: Mount }>>> = {
  endpoint: () => import('./endpoint/mountHome.js'),
  search: () => import('./search/mount'),
  live: () => import('./live/mount'),
  notFound: () => import('./notFound/mount'),
  playground: () => import('./playground/mount.js'),
  theme: () => import('./theme/mount'),
};

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const load = ISLANDS[element.dataset['island'] ?? ''];
  if (load !== undefined) void start(element, load);
}

void showEndpoint();

// The side bar is long: it shows where the reader is.
const sidebar = document.querySelector('.sidebar');
const current = sidebar?.querySelector<HTMLElement>('[aria-current="page"]');
if (sidebar && current) sidebar.scrollTop = current.offsetTop - sidebar.clientHeight / 3;

async function start(element: HTMLElement, load: () => Promise<{ readonly mount: Mount }>): Promise<void> {
  const data = element.querySelector('script[type="application/json"]')?.textContent ?? 'null';
  const { mount } = await load();
  mount(element, JSON.parse(data));
}
