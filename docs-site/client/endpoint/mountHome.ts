/** The head of the home page in front of a server: its chain, its addresses, its newest block, its wallets. */
import type { EndpointChain } from '../../../src/contract/endpoint.js';
import { visible } from '../visible.js';
import { ownServer } from '../rpc/ownServer.js';
import { siteRoot } from '../siteRoot.js';
import type { Mount } from '../island.js';
import { hexChainId } from './chainId.js';
import { addCopyButtons, copyButton } from './copy.js';
import { make } from '../dom.js';
import { askEndpoint, isDevelopment, ownEndpoint, type Endpoint } from './endpoint.js';
import { headView } from './headView.js';
import { walletView } from './walletView.js';

/** Between two questions whether the chain is known by now, when the node was down at the start. */
const RETRY_MS = 5_000;

/** Fills the place of the endpoint, and shows the page, which waits for it. */
export const mount: Mount = (element) => {
  void ownEndpoint().then((endpoint) => {
    const page = element.closest<HTMLElement>('.home');
    if (endpoint !== null && page !== null) show(page, element, endpoint);
    if (page === null) return;
    addCopyButtons(page);
    page.dataset['settled'] = '';
  });
};

function show(page: HTMLElement, element: HTMLElement, endpoint: Endpoint): void {
  page.dataset['endpoint'] = '';
  fillHead(page, endpoint);
  fillCounts(page, endpoint);
  nameContract(page);
  if (!isDevelopment(endpoint)) putConnectingFirst(page);
  const panel = make('div', { class: 'endpoint' });
  const head = headView(endpoint, ownServer(location));
  element.replaceChildren(panel);
  fill(panel, head, endpoint);
  if (endpoint.document.chain !== null) return;
  void waitForChain().then((known) => {
    fillHead(page, known);
    fill(panel, head, known);
  });
}

async function waitForChain(): Promise<Endpoint> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    const endpoint = document.visibilityState === 'visible' ? await askEndpoint() : null;
    if (endpoint?.document.chain != null) return endpoint;
  }
}

/** The heading, the sentence below it, and the operator above it. */
function fillHead(page: HTMLElement, { addresses, document: { chain, operator, version } }: Endpoint): void {
  const name = visible(chain?.name ?? operator.name ?? new URL(addresses.http).host);
  document.title = `${name} · JSON-RPC`;
  page.querySelector('h1')?.replaceChildren(make('bdi', {}, name));
  const words = `Ethereum JSON-RPC for wallets, indexers and tools, served by Halley ${version}.`;
  page.querySelector('.lead')?.replaceChildren(words);
  const place = page.querySelector('.home-operator');
  place?.replaceChildren(...operatorParts(operator));
}

function operatorParts({ name, logo }: Endpoint['document']['operator']): HTMLElement[] {
  // With a name next to it, the picture says nothing more.
  const picture = logo === null ? [] : [make('img', { src: siteRoot() + logo, alt: name === null ? 'Logo' : '' })];
  return name === null ? picture : [...picture, make('bdi', {}, visible(name))];
}

/** Methods and namespaces that are here, and the others in one line. */
function fillCounts(page: HTMLElement, { document: { methods, namespaces } }: Endpoint): void {
  const count = page.querySelector('[data-count="methods"] strong');
  if (count !== null) count.textContent = String(methods.length);
  const off = [...page.querySelectorAll<HTMLElement>('.namespaces [data-namespace]')].filter(
    ({ dataset }) => !namespaces.includes(dataset['namespace'] ?? ''),
  );
  for (const each of off) each.hidden = true;
  for (const each of page.querySelectorAll<HTMLElement>('.namespaces [data-namespace]')) countMethods(each, methods);
  const names = off.map(({ dataset }) => dataset['namespace'] ?? '').join(', ');
  const line = page.querySelector('.namespaces-off');
  if (names !== '' && line !== null) line.textContent = `Not on this server: ${names}.`;
}

function countMethods(entry: HTMLElement, methods: readonly string[]): void {
  const namespace = entry.dataset['namespace'] ?? '';
  const count = methods.filter((name) => name.split(/[._]/, 1)[0] === namespace).length;
  const words = entry.querySelector('span');
  if (words !== null) words.textContent = count === 1 ? '1 method' : `${count} methods`;
}

/** The site is made from the contract of the project; the openrpc.json of a server is its own. */
function nameContract(page: HTMLElement): void {
  const method = make('code', {}, 'rpc.discover');
  page.querySelector('[data-contract]')?.replaceChildren('is the contract of this server (the result of ', method, ')');
}

/** Those who come to a server want to use it before they run one of their own. */
function putConnectingFirst(page: HTMLElement): void {
  const card = (guide: string) => page.querySelector(`.cards li:has(> a[href$="guide/${guide}/"])`);
  const start = card('quick-start');
  if (start !== null) card('set-up-your-tools')?.after(start);
}

function fill(panel: HTMLElement, head: HTMLElement, endpoint: Endpoint): void {
  const { chain } = endpoint.document;
  const { http, webSocket } = endpoint.addresses;
  const rows = [
    addressRow('HTTP', http),
    ...(webSocket === null ? [] : [addressRow('WebSocket', webSocket)]),
    ...(chain === null ? [] : [chainIdRow(chain.chainId), ...networkRow(chain), currencyRow(endpoint)]),
  ];
  const wallet = chain === null ? null : walletView(endpoint, chain);
  panel.replaceChildren(
    make('div', { class: 'endpoint-facts' }, make('dl', { class: 'endpoint-rows' }, ...rows)),
    make('div', { class: 'endpoint-side' }, head, ...(wallet === null ? [] : [wallet.button])),
    ...(wallet === null ? [] : [wallet.said]),
  );
}

function addressRow(name: string, address: string): HTMLElement {
  return row(
    name,
    [make('code', {}, address)],
    copyButton(`the ${name} address`, () => address),
  );
}

function chainIdRow(chainId: string): HTMLElement {
  const value = [make('code', {}, chainId), make('span', { class: 'muted' }, hexChainId(chainId))];
  return row(
    'Chain id',
    value,
    copyButton('the chain id', () => chainId),
  );
}

/** The Cosmos side's name of the chain, where the page has another name for it. */
function networkRow({ name, cometChainId }: EndpointChain): HTMLElement[] {
  if (name === cometChainId) return [];
  return [
    row(
      'Cosmos chain id',
      [make('code', {}, visible(cometChainId))],
      copyButton('the Cosmos chain id', () => cometChainId),
    ),
  ];
}

function currencyRow({ document: { chain, explorerUrl } }: Endpoint): HTMLElement {
  const { symbol, decimals } = chain?.currency ?? { symbol: '', decimals: 18 };
  const value = [make('bdi', {}, visible(symbol)), make('span', { class: 'muted' }, `${decimals} decimals`)];
  const explorer = explorerUrl === null ? [] : [make('a', { href: explorerUrl, rel: 'noopener' }, 'Block explorer')];
  return row('Currency', value, ...explorer);
}

function row(name: string, value: readonly Node[], ...actions: readonly Node[]): HTMLElement {
  return make(
    'div',
    {},
    make('dt', {}, name),
    make('dd', {}, ...value),
    make('dd', { class: 'endpoint-action' }, ...actions),
  );
}
