import type { EndpointChain } from '../../../src/contract/endpoint.js';
import { visible } from '../visible.js';
import type { Endpoint } from './endpoint.js';
import { make, makeButton } from '../dom.js';
import { addedChain, addToWallet, createWalletFinder, type AddedChain, type Wallet } from './wallet.js';

const NONE = 'There is no wallet in this browser. In another one, type:';

/** Wallets refuse others (EIP-3085 asks for HTTPS). */
const SAFE_ADDRESS = /^https:|^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::|\/|$)/;

/** The button that adds the chain to a wallet, and the place for what becomes of it. */
export interface WalletView {
  readonly button: HTMLElement;
  readonly said: HTMLElement;
}

/** Makes both. */
export function walletView({ addresses, document: { explorerUrl } }: Endpoint, chain: EndpointChain): WalletView {
  const findWallets = createWalletFinder(window);
  const added = addedChain({ ...chain, name: visible(chain.name) }, addresses.http, explorerUrl);
  const said = make('div', { class: 'wallet-said', role: 'status' });
  const add = (wallet: Wallet): void => {
    said.replaceChildren(`${visible(wallet.name)} asks you.`);
    void addToWallet({ ...wallet, name: visible(wallet.name) }, added).then(({ isAdded, text }) =>
      said.replaceChildren(make('p', {}, visible(text)), ...(isAdded ? [] : [valuesToType(added)])),
    );
  };
  const button = makeButton('Add to wallet', 'button-primary', () => {
    const wallets = findWallets();
    const [first] = wallets;
    if (first === undefined) said.replaceChildren(make('p', {}, NONE), valuesToType(added));
    else if (wallets.length === 1) add(first);
    else said.replaceChildren(make('p', {}, 'Which one?'), choices(wallets, add));
  });
  return { button, said };
}

function choices(wallets: readonly Wallet[], add: (wallet: Wallet) => void): HTMLElement {
  return make(
    'div',
    { class: 'wallet-choices' },
    ...wallets.map((wallet) => makeButton(visible(wallet.name), 'copy-button', () => add(wallet))),
  );
}

/** The same values for a wallet that the page cannot reach. */
function valuesToType({
  chainId,
  chainName,
  rpcUrls,
  nativeCurrency,
  blockExplorerUrls = [],
}: AddedChain): HTMLElement {
  const [http = ''] = rpcUrls;
  const values: readonly (readonly [string, string])[] = [
    ['Network name', chainName],
    ['RPC URL', http],
    ['Chain id', String(BigInt(chainId))],
    ['Currency symbol', nativeCurrency.symbol],
    ...blockExplorerUrls.map((url) => ['Block explorer', url] as const),
  ];
  const rows = values.map(([name, value]) => make('div', {}, make('dt', {}, name), make('dd', {}, value)));
  const list = make('dl', { class: 'wallet-values' }, ...rows);
  const hint = SAFE_ADDRESS.test(http)
    ? []
    : [make('p', {}, 'Many wallets take only addresses that begin with https://.')];
  return make('div', {}, list, ...hint);
}
