/** Adding the chain to a wallet of the browser (EIP-3085). Wallets announce themselves (EIP-6963). */
import type { EndpointChain } from '../../../src/contract/endpoint.js';
import { hexChainId } from './chainId.js';

/** A wallet as a page sees it (EIP-1193). */
export interface Provider {
  request(call: { method: string; params: readonly unknown[] }): Promise<unknown>;
}

/** A wallet, and the name that it gives itself. */
export interface Wallet {
  readonly name: string;
  readonly provider: Provider;
}

/** What a wallet needs to know of a chain (EIP-3085). */
export interface AddedChain {
  readonly chainId: string;
  readonly chainName: string;
  readonly rpcUrls: readonly string[];
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number };
  readonly blockExplorerUrls?: readonly string[];
}

const LONGEST_NAME = 64;

/** The chain as wallets want it. */
export function addedChain(chain: EndpointChain, http: string, explorerUrl: string | null): AddedChain {
  const { name, symbol, decimals } = chain.currency;
  return {
    chainId: hexChainId(chain.chainId),
    chainName: chain.name.slice(0, LONGEST_NAME),
    rpcUrls: [http],
    nativeCurrency: { name, symbol, decimals },
    ...(explorerUrl !== null && { blockExplorerUrls: [explorerUrl] }),
  };
}

/** How a request to a wallet ended, in words. */
export interface WalletOutcome {
  readonly isAdded: boolean;
  readonly text: string;
}

/** User Rejected Request (EIP-1193). */
const REFUSED = 4001;

/** Asks a wallet to add a chain. The words of a wallet are quoted. */
export async function addToWallet({ name, provider }: Wallet, chain: AddedChain): Promise<WalletOutcome> {
  try {
    await provider.request({ method: 'wallet_addEthereumChain', params: [chain] });
    return { isAdded: true, text: `${chain.chainName} is in ${name}.` };
  } catch (error) {
    const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }; // a wallet can throw anything
    if (code === REFUSED) return { isAdded: false, text: `You refused it in ${name}.` };
    const reason = typeof message === 'string' && message !== '' ? `: ${message}` : '.';
    return { isAdded: false, text: `${name} did not add it${reason}` };
  }
}

/** The part of a window that wallets use. */
export interface WalletPlace extends Pick<EventTarget, 'addEventListener' | 'dispatchEvent'> {
  readonly ethereum?: unknown;
}

/** The wallets that have announced themselves so far; `window.ethereum` when none has. */
export function createWalletFinder(place: WalletPlace): () => Wallet[] {
  const found = new Map<string, Wallet>();
  place.addEventListener('eip6963:announceProvider', (event) => {
    const wallet = announced(event);
    if (wallet !== null) found.set(wallet.id, wallet);
  });
  place.dispatchEvent(new Event('eip6963:requestProvider'));
  return () => {
    if (found.size > 0) return [...found.values()];
    return isProvider(place.ethereum) ? [{ name: 'the wallet', provider: place.ethereum }] : [];
  };
}

/** The parts of an announcement that are read here; any script of the page can send one. */
interface Announcement {
  readonly info?: { readonly uuid?: unknown; readonly name?: unknown } | null;
  readonly provider?: unknown;
}

function announced(event: Event): (Wallet & { id: string }) | null {
  if (!(event instanceof CustomEvent)) return null;
  // Every member is checked when it is read.
  const detail = event.detail as Announcement | null;
  const { uuid, name } = detail?.info ?? {};
  const { provider } = detail ?? {};
  if (!isProvider(provider) || typeof uuid !== 'string') return null;
  return { id: uuid, name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : 'the wallet', provider };
}

function isProvider(value: unknown): value is Provider {
  return typeof value === 'object' && value !== null && 'request' in value && typeof value.request === 'function';
}
