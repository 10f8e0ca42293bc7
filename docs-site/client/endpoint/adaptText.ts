/** Hand-written text as it is for the server of the page. */
import { type Addresses, withAddresses } from './addresses.js';
import { withChainId } from './chainId.js';
import { isDevelopment, type Endpoint } from './endpoint.js';
import { make } from '../dom.js';

/** A part about a server that the reader runs on their own machine. */
const LOCAL = '[data-server="local"]';

/** A part with samples that need the accounts, or the methods, of a development chain. */
const WITH_DEVELOPMENT = '[data-account="development"]';

/**
 * Puts the addresses of the server into a part of the page, and its chain id into the code there. Where samples need a
 * development chain and the server is none, a note says so.
 */
export function adaptText(root: Element, endpoint: Endpoint): void {
  const { addresses, document: server } = endpoint;
  if (!isDevelopment(endpoint) && root.closest(LOCAL) !== null) {
    addNote(root, localNote(addresses));
    return;
  }
  const chainId = server.chain?.chainId;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const isCode = node.parentElement?.closest('pre') != null;
    // Addresses come last: they may have the number, too.
    const changed = withAddresses(isCode && chainId !== undefined ? withChainId(text, chainId) : text, addresses);
    if (changed !== text) node.nodeValue = changed;
  }
  if (!isDevelopment(endpoint) && root.closest(WITH_DEVELOPMENT) !== null) addNote(root, developmentNote());
}

/** How the samples of a local page reach this server instead. */
function localNote({ http }: Addresses): HTMLElement {
  const note = make('p', {}, 'The samples of this page run on a development chain of your own (', code('npm start'));
  note.append('). For this server, use ', code(http), ', its chain id, and an account of yours.');
  return note;
}

/** What the samples have that this server has not. */
function developmentNote(): HTMLElement {
  const note = make('p', {}, 'The samples of this page that send use the first account of ', code('halley dev'));
  note.append(': take an account of yours here. Those that call ', code('evm_*'), ' or ', code('anvil_*'));
  note.append(', or use an unlocked account, work on a development chain only (', code('npm start'), ').');
  return note;
}

function addNote(page: Element, text: HTMLElement): void {
  page.querySelector('h1')?.after(make('div', { class: 'note', role: 'note' }, text));
}

function code(text: string): HTMLElement {
  return make('code', {}, text);
}
