import { type Addresses, withAddresses } from './addresses.js';
import { make } from './dom.js';
import type { Endpoint } from './endpoint.js';

/** A part about a server that the reader runs on their own machine. */
const LOCAL = '[data-server="local"]';

/** The server that such a part is about has it, and no other. */
const OF_DEVELOPMENT = 'anvil_nodeInfo';

/** Puts the addresses of the server into the text and the code of a part of the page. */
export function replaceAddresses(root: Element, { addresses, served }: Endpoint): void {
  if (root.closest(LOCAL) !== null && !served.has(OF_DEVELOPMENT)) {
    sayWhere(root, addresses);
    return;
  }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const changed = withAddresses(text, addresses);
    if (changed !== text) node.nodeValue = changed;
  }
}

/** Says on a page whose samples need a development chain how they reach this server instead. */
function sayWhere(page: Element, { http }: Addresses): void {
  const command = make('code', {}, 'npm start');
  const note = make('p', {}, 'The samples of this page run on a development chain of your own (', command, '). ');
  note.append('For this server, use ', make('code', {}, http), ', its chain id, and an account of yours.');
  page.querySelector('h1')?.after(make('div', { class: 'note', role: 'note' }, note));
}
