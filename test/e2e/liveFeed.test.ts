/** What the live page is fed with, in front of both chains: its lists against what the server answers. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Wallet } from 'ethers';
import WebSocket from 'ws';
import { Feed, type ObservedSocket } from '../../docs-site/client/live/feed.js';
import { LiveStore } from '../../docs-site/client/live/store.js';
import type { Block } from '../../generated/types.js';
import { until } from '../support/chainProgress.js';
import { startProxy, type CuttableProxy } from '../support/cuttableProxy.js';
import { devStage } from '../support/devStage.js';
import { startHalley, type HalleyProcess } from '../support/halleyProcess.js';
import { hex, rpc } from '../support/rpc.js';
import { testChains, type TestChain } from '../support/testChains.js';

const TIMEOUT_MS = 120_000;

/** A page without a browser: it draws a frame whenever one is asked for. */
class Page {
  readonly store = new LiveStore((callback) => setImmediate(callback));
  replaced = 0;
  #feed: Feed;
  readonly #url: string;

  constructor(httpUrl: string) {
    this.#url = httpUrl.replace('http', 'ws');
    this.#feed = this.#start();
  }

  #start(): Feed {
    const openSocket = (url: string): ObservedSocket => new WebSocket(url);
    const onReplaced = (): void => {
      this.replaced += 1;
      this.store.push({ kind: 'reset' });
      this.#feed = this.#start();
    };
    const feed = new Feed(this.#url, { store: this.store, openSocket, onReplaced });
    feed.start();
    return feed;
  }

  isConnected(): boolean {
    return this.store.facts.connection.phase === 'connected';
  }

  numbers(): number[] {
    return this.store.chain.blocks.map(({ number }) => Number(number));
  }

  stop(): void {
    this.#feed.stop();
  }
}

/** Whether numbers go down one by one, from the newest. */
function isWithoutGap(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => number === (numbers[0] ?? 0) - index);
}

describe.each(testChains)('the live page in front of %s', (_name, startChain) => {
  let chain: TestChain;
  let halley: HalleyProcess;
  let proxy: CuttableProxy;
  let page: Page;

  beforeAll(async () => {
    chain = await startChain();
    const flags = { 'json-rpc.api': 'eth,net,web3,txpool,halley' };
    halley = await startHalley({ node: chain.rpcUrl, nodeGrpc: chain.grpcAddress, flags });
    proxy = await startProxy(halley.httpUrl);
    page = new Page(proxy.url);
    await until('the page is connected', () => page.isConnected());
  }, TIMEOUT_MS);

  afterAll(async () => {
    page?.stop();
    await proxy?.close();
    await halley?.stop();
    await chain?.stop();
  });

  test(
    'lists every block and transaction, also those that came while the connection was cut',
    async () => {
      const wallet = new Wallet((chain.accounts[0] as { privateKey: string }).privateKey);
      const hashes: string[] = [];
      for (let nonce = 0; nonce < 6; nonce++) {
        if (nonce === 3) proxy.cut();
        const gasPrice = 10n ** 10n;
        const transfer = { to: wallet.address, gasLimit: 21_000, gasPrice, nonce, chainId: chain.chainId, type: 0 };
        const receipt = await rpc<{ transactionHash: string }>(
          halley.httpUrl,
          'eth_sendRawTransactionSync',
          await wallet.signTransaction(transfer),
        );
        hashes.unshift(receipt.transactionHash);
      }
      await until('the page has gone on and lists all', () => {
        const { transactions } = page.store.chain;
        return (
          page.store.facts.connection.resumed > 0 &&
          hashes.every((hash) => transactions.some((one) => one.hash === hash))
        );
      });
      expect(page.store.chain.transactions.map(({ hash }) => hash)).toEqual(hashes);
      expect(isWithoutGap(page.numbers())).toBe(true);
      expect(page.replaced).toBe(0);
      for (const shown of page.store.chain.blocks.slice(0, 10)) {
        const block = await rpc<Block>(halley.httpUrl, 'eth_getBlockByNumber', hex(shown.number), false);
        expect(shown).toEqual({
          number: BigInt(block.number),
          hash: block.hash,
          timestamp: BigInt(block.timestamp),
          gasUsed: BigInt(block.gasUsed),
          gasLimit: BigInt(block.gasLimit),
          baseFee: block.baseFeePerGas === undefined ? null : BigInt(block.baseFeePerGas),
          transactionCount: block.transactions.length,
        });
      }
      await until(
        'the page knows the index and the pool',
        () => page.store.facts.index !== null && page.store.facts.pool !== null,
      );
      expect(page.store.facts.server?.isDevelopment).toBe(false);
    },
    TIMEOUT_MS,
  );
});

describe('the live page in front of halley dev', () => {
  let page: Page;

  afterAll(() => page?.stop());

  const { dev, ask } = devStage();

  beforeAll(async () => {
    page = new Page(dev.url);
    await until('the page is connected', () => page.isConnected());
  }, TIMEOUT_MS);

  test(
    'takes away the blocks of a revert, though no other block comes',
    async () => {
      expect(page.store.facts.server?.isDevelopment).toBe(true);
      const first = Number(await ask<string>('eth_blockNumber'));
      const snapshot = await ask('evm_snapshot');
      await ask('anvil_mine', '0x5');
      await until('the page shows the blocks', () => page.numbers()[0] === first + 5);
      await ask('evm_revert', snapshot);
      await until('the page shows the revert', () => page.numbers()[0] === first);
      expect(page.store.chain.rollback).toMatchObject({ from: BigInt(first + 1), blocks: 5 });
      await ask('anvil_mine', '0x2');
      await until('the page shows the new blocks', () => page.numbers()[0] === first + 2);
      expect(isWithoutGap(page.numbers())).toBe(true);
    },
    TIMEOUT_MS,
  );

  test(
    'lists what waits, and empties the list when it is mined',
    async () => {
      const [from, to] = await ask<string[]>('eth_accounts');
      await ask('evm_setAutomine', false);
      const hashes: string[] = [];
      for (let count = 0; count < 50; count++)
        hashes.push(await ask<string>('eth_sendTransaction', { from, to, gas: '0x5208', value: '0x1' }));
      await until('the page lists them', () => page.store.chain.waiting.length === 50);
      await ask('anvil_mine');
      await until('the page shows the block', () => page.store.chain.blocks[0]?.transactionCount === 50);
      expect(page.store.chain.waiting).toEqual([]);
      expect(
        page.store.chain.transactions
          .slice(0, 50)
          .map(({ hash }) => hash)
          .sort(),
      ).toEqual(hashes.sort());
    },
    TIMEOUT_MS,
  );
});
