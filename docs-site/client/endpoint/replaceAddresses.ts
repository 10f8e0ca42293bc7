import { withAddresses, type Addresses } from './addresses.js';

/** A part whose addresses stay: what a reader runs on their own machine. */
const KEPT = '[data-server="local"]';

/** Puts the addresses of the server into the text and the code of a part of the page. */
export function replaceAddresses(root: Node, addresses: Addresses): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const changed = withAddresses(text, addresses);
    if (changed !== text && node.parentElement?.closest(KEPT) === null) node.nodeValue = changed;
  }
}
