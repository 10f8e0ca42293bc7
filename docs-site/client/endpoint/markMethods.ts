/** Methods that this server does not serve: greyed in lists, and said on their pages. */
import type { Endpoint } from './endpoint.js';
import { make } from '../dom.js';
import { siteRoot } from '../siteRoot.js';

/** Only the embedded development chain has them. */
const DEVELOPMENT = ['anvil', 'evm', 'hardhat'];

/** Lists of methods. */
const LINKS = '.sidebar a, main :is(.index, .names, .limit-table) a';

const OFF = 'Not on this server';

/** Greys what is off in the side bar and on the page, and says it on the page of such a method. */
export function markMethods(endpoint: Endpoint): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) markLink(link, endpoint.served);
  for (const list of document.querySelectorAll<HTMLDetailsElement>('.sidebar details')) countServed(list);
  for (const list of document.querySelectorAll<HTMLElement>('main [data-namespace]')) markNamespace(list, endpoint);
  const lead = document.querySelector<HTMLElement>('.lead[data-methods]');
  if (lead !== null) lead.textContent = countText(endpoint.served.size, Number(lead.dataset['methods']));
  const page = document.querySelector<HTMLElement>('article.method');
  if (page !== null) markPage(page, endpoint);
}

function countText(served: number, known: number): string {
  return served >= known
    ? `All ${known} methods are on this server.`
    : `${served} of ${known} methods are on this server.`;
}

/** The method of a link to its page; null for other links. */
export function methodOf(href: string): string | null {
  return /\/methods\/([\w.]+)\/$/.exec(href)?.[1] ?? null;
}

function markLink(link: HTMLAnchorElement, served: ReadonlySet<string>): void {
  const name = methodOf(link.pathname);
  if (name === null || served.has(name)) return;
  link.dataset['off'] = '';
  link.title = OFF;
  link.append(make('span', { class: 'hidden' }, ', not on this server'));
}

/** The number behind the name of a namespace is that of its served methods. */
function countServed(list: HTMLDetailsElement): void {
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a')].filter(
    ({ pathname }) => methodOf(pathname) !== null,
  );
  const count = list.querySelector('.count');
  const off = links.filter(({ dataset }) => dataset['off'] !== undefined).length;
  if (links.length === 0 || count === null || off === 0) return;
  if (off === links.length) list.dataset['off'] = '';
  count.textContent = off === links.length ? 'off' : `${links.length - off} of ${links.length}`;
}

function markNamespace(list: HTMLElement, { document: { namespaces } }: Endpoint): void {
  const isOn = namespaces.includes(list.dataset['namespace'] ?? '');
  if (!isOn) list.dataset['off'] = '';
  const badge = list.querySelector('.badge');
  if (badge !== null) setBadge(badge, isOn);
}

function setBadge(badge: Element, isOn: boolean): void {
  badge.className = isOn ? 'badge ok' : 'badge';
  badge.textContent = isOn ? 'on this server' : 'not on this server';
}

function markPage(page: HTMLElement, { document: { namespaces }, served }: Endpoint): void {
  const name = methodOf(location.pathname.replace(/index\.html$/, ''));
  if (name === null) return;
  const isOn = served.has(name);
  const badge = page.querySelector('.badges > .badge');
  if (badge !== null) setBadge(badge, isOn);
  for (const hint of page.querySelectorAll<HTMLElement>('[data-off-hint]')) hint.hidden = true;
  if (isOn) return;
  const namespace = page.querySelector('.eyebrow')?.textContent ?? '';
  page
    .querySelector('.page-head')
    ?.append(
      make(
        'div',
        { class: 'off-note', role: 'note' },
        make('p', {}, make('strong', {}, `${OFF}.`)),
        hintFor(namespace, namespaces),
      ),
    );
}

/** What its operator would change. */
function hintFor(namespace: string, namespaces: readonly string[]): HTMLElement {
  if (DEVELOPMENT.includes(namespace))
    return make('p', {}, 'Only the embedded development chain (', code('halley dev'), ') has it.');
  if (!namespaces.includes(namespace))
    return make(
      'p',
      {},
      'Its operator turns on the namespace ',
      code(namespace),
      ' with ',
      setting('json-rpc.api'),
      '.',
    );
  const lists = [setting('json-rpc.allow-methods'), ' or ', setting('json-rpc.deny-methods')];
  return make('p', {}, 'Its operator has left it out with ', ...lists, '.');
}

function code(text: string): HTMLElement {
  return make('code', {}, text);
}

function setting(name: string): HTMLElement {
  return make('a', { href: `${siteRoot()}settings/#${name}` }, code(name));
}
