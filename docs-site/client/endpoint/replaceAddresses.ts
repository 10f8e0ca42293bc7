import { withAddresses } from './addresses.js';
import type { Endpoint } from './endpoint.js';

/** A part about a server that the reader runs on their own machine. */
const LOCAL = '[data-server="local"]';

/** The server that such a part is about has it, and no other. */
const OF_DEVELOPMENT = 'anvil_nodeInfo';

/** Puts the addresses of the server into the text and the code of a part of the page. */
export function replaceAddresses(root: Element, { addresses, served }: Endpoint): void {
  if (root.closest(LOCAL) !== null && !served.has(OF_DEVELOPMENT)) return;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const changed = withAddresses(text, addresses);
    if (changed !== text) node.nodeValue = changed;
  }
}
