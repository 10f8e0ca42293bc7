import { describe, expect, test } from '@jest/globals';
import { addedChain, addToWallet, createWalletFinder } from '../../../../docs-site/client/endpoint/wallet.js';

const CHAIN = {
  name: 'Test',
  cometChainId: 'test_9000-1',
  chainId: '9000',
  currency: { name: 'TEST', symbol: 'TEST', decimals: 18 },
} as const;

describe('the chain for a wallet', () => {
  test('has what EIP-3085 asks for', () => {
    expect(addedChain(CHAIN, 'https://rpc.example', 'https://explorer.example')).toEqual({
      chainId: '0x2328',
      chainName: 'Test',
      rpcUrls: ['https://rpc.example'],
      nativeCurrency: { name: 'TEST', symbol: 'TEST', decimals: 18 },
      blockExplorerUrls: ['https://explorer.example'],
    });
  });

  test('has no explorer where none is known, and a name of a length that wallets show', () => {
    const added = addedChain({ ...CHAIN, name: 'a'.repeat(500) }, 'https://rpc.example', null);
    expect([added.chainName.length, 'blockExplorerUrls' in added]).toEqual([64, false]);
  });
});

describe('a wallet', () => {
  const added = addedChain(CHAIN, 'https://rpc.example', null);
  const walletThat = (answers: () => Promise<unknown>) => ({ name: 'Fox', provider: { request: answers } });

  /** Wallets reject with objects, and with nothing. */
  const rejecting = (reason: unknown) => async (): Promise<unknown> => {
    throw reason;
  };

  test.each<[string, () => Promise<unknown>, boolean, string]>([
    ['adds it', () => Promise.resolve(null), true, 'Test is in Fox.'],
    ['is told no', rejecting({ code: 4001, message: 'User rejected' }), false, 'You refused it in Fox.'],
    ['refuses it', rejecting(new Error('bad symbol')), false, 'Fox did not add it: bad symbol'],
    ['breaks', rejecting(undefined), false, 'Fox did not add it.'],
  ])('that %s', async (_what, answers, isAdded, text) => {
    expect(await addToWallet(walletThat(answers), added)).toEqual({ isAdded, text });
  });

  test('announces itself, or is the one of the window', () => {
    const place = Object.assign(new EventTarget(), { ethereum: { request: () => Promise.resolve(null) } });
    const find = createWalletFinder(place);
    expect(find().map(({ name }) => name)).toEqual(['the wallet']);
    const announce = (detail: unknown) => place.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
    announce({ info: { uuid: '1', name: 'Fox' }, provider: { request: () => Promise.resolve(null) } });
    announce({ info: { uuid: '1', name: 'Fox 2' }, provider: { request: () => Promise.resolve(null) } });
    for (const wrong of [null, {}, { info: null, provider: {} }, { info: { uuid: '2' }, provider: null }])
      announce(wrong);
    expect(find().map(({ name }) => name)).toEqual(['Fox 2']);
  });

  test('is not there', () => {
    expect(createWalletFinder(Object.assign(new EventTarget(), { ethereum: 'none' }))()).toEqual([]);
  });
});
