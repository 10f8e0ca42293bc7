/**
 * Pending transactions on chains with slow blocks: found, counted and replaced, and no longer pending after the block.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getAddress, Wallet, type TransactionLike } from 'ethers';
import type { Transaction } from '../../generated/types.js';
import { startDevChain } from '../../src/devchain/devChain.js';
import { startGoChain } from '../support/goChain.js';
import { until } from '../support/chainProgress.js';
import { startHalley, type HalleyProcess } from '../support/halleyProcess.js';
import { hex, post, rpc, rpcAnswer, type RpcAnswer } from '../support/rpc.js';
import type { TestChain } from '../support/testChains.js';

/** The tests before the block take a second of it, several on a busy machine. */
const BLOCK_TIME_MS = 8_000;
/** With less than this since the last block, the tests end before the next one. */
const FRESH_BLOCK_MS = 3_000;
const WAITING = 100;
/** Index of the one that another process sends, so that Halley sees it only in the mempool. */
const SENT_PAST = 50;
const RECIPIENT = '0x00000000000000000000000000000000deadbeef';
const GWEI = 1_000_000_000n;

interface Sent {
  hash: string;
  raw: string;
}

type ByNonce<T> = Record<string, T>;
interface Pool<T> {
  pending: T;
  queued: T;
}

interface SlowChain extends TestChain {
  /** Waits for the next block, or makes it. */
  nextBlock(httpUrl: string): Promise<unknown>;
}

/** Blocks come by themselves, the newest one just before the start resolves. */
async function startSlowGoChain(): Promise<SlowChain> {
  const chain = await startGoChain({ blockTimeMs: BLOCK_TIME_MS });
  const startedMs = Date.now();
  return {
    ...chain,
    async nextBlock(httpUrl) {
      if (Date.now() - startedMs < FRESH_BLOCK_MS) return;
      const before = await rpc(httpUrl, 'eth_blockNumber');
      await until('a block', async () => (await rpc(httpUrl, 'eth_blockNumber')) !== before);
    },
  };
}

/** Blocks come on request only. */
async function startChainWithoutBlocks(): Promise<SlowChain> {
  const chainId = 31_337;
  const mining = { automine: false, intervalMs: 0 };
  const chain = await startDevChain({ evmChainId: BigInt(chainId), mining, gasLimit: 40_000_000n });
  const mine = { jsonrpc: '2.0', id: 1, method: 'dev_mine', params: { blocks: 1 } };
  return { ...chain, chainId, nextBlock: () => post(chain.rpcUrl, mine) };
}

describe.each([
  ['the Go chain', startSlowGoChain],
  ['the embedded chain', startChainWithoutBlocks],
])('on %s', (chainName, startChain) => {
  const takesGaps = chainName === 'the embedded chain';
  let chain: SlowChain;
  let halley: HalleyProcess;
  /** A second process in front of the same node. */
  let other: HalleyProcess;
  let wallet: Wallet;
  let second: Wallet;
  let nonce: number;
  let sent: Sent[];

  const call = <T>(method: string, ...params: unknown[]) => rpc<T>(halley.httpUrl, method, ...params);
  const count = async (address: string, block: string) =>
    Number(await call<string>('eth_getTransactionCount', address, block));
  const pool = <T>(method: string, ...params: unknown[]) => call<Pool<T>>(method, ...params);
  const sign = async (from: Wallet, fields: TransactionLike): Promise<Sent> => {
    const usual = { type: 2, maxFeePerGas: 20n * GWEI, maxPriorityFeePerGas: GWEI, gasLimit: 21_000n, to: RECIPIENT };
    const priced = fields.type === 0 ? { gasLimit: 21_000n, to: RECIPIENT } : usual;
    const raw = await from.signTransaction({ chainId: chain.chainId, value: 1n, ...priced, ...fields });
    return { raw, hash: '' };
  };
  const send = async (through: HalleyProcess, { raw }: Sent): Promise<Sent> => ({
    raw,
    hash: await rpc<string>(through.httpUrl, 'eth_sendRawTransaction', raw),
  });
  const refusalOf = async ({ raw }: Sent) => (await rpcAnswer(halley.httpUrl, 'eth_sendRawTransaction', [raw])).error;
  const sendAll = async (through: HalleyProcess, transactions: Sent[]): Promise<Sent[]> => {
    const requests = transactions.map(({ raw }, id) => ({
      jsonrpc: '2.0',
      id,
      method: 'eth_sendRawTransaction',
      params: [raw],
    }));
    const answers = await post<RpcAnswer<string>[]>(through.httpUrl, requests);
    return answers.map(({ result, error }, index) => {
      if (result === undefined) throw new Error(`transaction ${index} is refused: ${error?.message}`);
      return { raw: transactions[index]!.raw, hash: result };
    });
  };
  const byHash = async (hashes: string[]) => {
    const requests = hashes.map((hash, id) => ({
      jsonrpc: '2.0',
      id,
      method: 'eth_getTransactionByHash',
      params: [hash],
    }));
    const answers = await post<{ id: number; result: Transaction | null }[]>(halley.httpUrl, requests);
    return answers.sort((a, b) => a.id - b.id).map(({ result }) => result);
  };

  beforeAll(async () => {
    chain = await startChain();
    const flags = { 'json-rpc.api': 'eth,txpool' };
    const start = () => startHalley({ node: chain.rpcUrl, nodeGrpc: chain.grpcAddress, flags });
    [halley, other] = await Promise.all([start(), start()]);
    [wallet, second] = chain.accounts.slice(0, 2).map(({ privateKey }) => new Wallet(privateKey)) as [Wallet, Wallet];
    nonce = await count(wallet.address, 'latest');
    const signed = [];
    for (let index = 0; index < WAITING; index++)
      signed.push(await sign(wallet, { nonce: nonce + index, ...special(index) }));
    await chain.nextBlock(halley.httpUrl);
    sent = [
      ...(await sendAll(halley, signed.slice(0, SENT_PAST))),
      ...(await sendAll(other, signed.slice(SENT_PAST, SENT_PAST + 1))),
      ...(await sendAll(halley, signed.slice(SENT_PAST + 1))),
    ];
  }, 300_000);

  afterAll(async () => {
    await Promise.all([halley?.stop(), other?.stop()]);
    await chain?.stop();
  }, 60_000);

  /** One transaction is a creation and one is a legacy transaction. */
  function special(index: number): TransactionLike {
    if (index === 1) return { to: null, data: '0x00', gasLimit: 60_000n, value: 0n };
    if (index === 2) return { type: 0, gasPrice: 30n * GWEI };
    return {};
  }

  test('the pending nonce counts a hundred transactions of one sender, and each is found by its hash', async () => {
    // The one that another process sent comes with the node's list, for which a request waits a quarter of a second.
    await until('all are counted', async () => (await count(wallet.address, 'pending')) === nonce + WAITING);
    expect(await count(wallet.address, 'latest')).toBe(nonce);
    const found = await byHash(sent.map(({ hash }) => hash));
    expect(found.map((each) => each?.hash)).toEqual(sent.map(({ hash }) => hash));
    for (const [index, each] of found.entries()) {
      expect(each).toMatchObject({ blockHash: null, blockNumber: null, transactionIndex: null });
      expect(each).toMatchObject({ nonce: hex(nonce + index), from: wallet.address.toLowerCase() });
    }
    expect(await call('eth_getRawTransactionByHash', sent[SENT_PAST]?.hash)).toBe(sent[SENT_PAST]?.raw);
    expect(await call('eth_getTransactionReceipt', sent[0]?.hash)).toBeNull();
  });

  test('txpool_* and eth_pendingTransactions list all of them', async () => {
    expect(await call('txpool_status')).toEqual({ pending: hex(WAITING), queued: '0x0' });
    const content = await pool<Record<string, ByNonce<Transaction>>>('txpool_content');
    expect(content.queued).toEqual({});
    expect(Object.keys(content.pending)).toEqual([wallet.address]);
    const found = await byHash(sent.map(({ hash }) => hash));
    const waiting = Object.fromEntries(found.map((each, index) => [String(nonce + index), each]));
    expect(content.pending[wallet.address]).toEqual(waiting);
    expect(await pool('txpool_contentFrom', wallet.address)).toEqual({ pending: waiting, queued: {} });
    expect(await pool('txpool_contentFrom', RECIPIENT)).toEqual({ pending: {}, queued: {} });
    const { pending: lines } = await pool<Record<string, ByNonce<string>>>('txpool_inspect');
    const inspected = lines[wallet.address] ?? {};
    expect(Object.keys(inspected)).toEqual(Object.keys(waiting));
    expect([0, 1, 2].map((index) => inspected[nonce + index])).toEqual([
      `${getAddress(RECIPIENT)}: 1 wei + 21000 gas × 20000000000 wei`,
      'contract creation: 0 wei + 60000 gas × 20000000000 wei',
      `${getAddress(RECIPIENT)}: 1 wei + 21000 gas × 30000000000 wei`,
    ]);
    const listed = (await call<Transaction[]>('eth_pendingTransactions')).map(({ hash }) => hash);
    expect(listed.sort()).toEqual(sent.map(({ hash }) => hash).sort());
  });

  test('a transaction after a nonce gap is queued, or refused where the chain accepts no gaps', async () => {
    const from = await count(second.address, 'latest');
    const gapped = await sign(second, { nonce: from + 1 });
    if (!takesGaps) {
      expect(await refusalOf(gapped)).toEqual({
        code: -32000,
        message: `nonce too high: tx nonce ${from + 1}, gapped nonce ${from}`,
        data: {
          code: 3,
          codespace: 'sdk',
          log: `invalid nonce; got ${from + 1}, expected ${from}: invalid sequence`,
        },
      });
      expect(await call('txpool_status')).toEqual({ pending: hex(WAITING), queued: '0x0' });
      return;
    }
    const { hash } = await send(halley, gapped);
    expect(await call('txpool_status')).toEqual({ pending: hex(WAITING), queued: '0x1' });
    const [transaction] = await byHash([hash]);
    expect(transaction).toMatchObject({ hash, blockNumber: null });
    const alone = { pending: {}, queued: { [from + 1]: transaction } };
    expect(await pool('txpool_contentFrom', second.address)).toEqual(alone);
    expect(await count(second.address, 'pending')).toBe(from);
    sent.push(await send(halley, await sign(second, { nonce: from })), { hash, raw: gapped.raw });
    expect(await call('txpool_status')).toEqual({ pending: hex(WAITING + 2), queued: '0x0' });
    expect(await count(second.address, 'pending')).toBe(from + 2);
  });

  test('a replaced transaction disappears everywhere, where the chain replaces transactions', async () => {
    const priced = (gwei: bigint) =>
      sign(wallet, { nonce: nonce + 10, maxFeePerGas: gwei * GWEI, maxPriorityFeePerGas: (gwei * GWEI) / 20n });
    const [tooCheap, replacing] = [await priced(21n), await priced(40n)];
    if (!takesGaps) {
      const [got, expected] = [nonce + 10, nonce + WAITING];
      expect(await refusalOf(replacing)).toEqual({
        code: -32000,
        message: 'replacement transaction underpriced',
        data: { code: 3, codespace: 'sdk', log: `invalid nonce; got ${got}, expected ${expected}: invalid sequence` },
      });
      return;
    }
    const message = 'replacement transaction underpriced';
    const data = { code: 1, codespace: 'undefined', log: message };
    expect(await refusalOf(tooCheap)).toEqual({ code: -32000, message, data });
    const replaced = sent[10]?.hash as string;
    const before = await call('txpool_status');
    const replacement = await send(halley, replacing);
    sent[10] = replacement;
    expect(await byHash([replaced])).toEqual([null]);
    expect(await call('eth_getRawTransactionByHash', replaced)).toBeNull();
    expect(await call('txpool_status')).toEqual(before);
    const { pending } = await pool<ByNonce<Transaction>>('txpool_contentFrom', wallet.address);
    expect(pending[nonce + 10]?.hash).toBe(replacement.hash);
    const listed = (await call<Transaction[]>('eth_pendingTransactions')).map(({ hash }) => hash);
    expect(listed.sort()).toEqual(sent.map(({ hash }) => hash).sort());
    expect(await count(wallet.address, 'pending')).toBe(nonce + WAITING);
  });

  test('after the block no transactions are pending, and each has its receipt', async () => {
    const last = sent.at(-1)?.hash;
    if (takesGaps) await chain.nextBlock(halley.httpUrl);
    await until('the last receipt', async () => (await call('eth_getTransactionReceipt', last)) !== null);
    expect(await call('txpool_status')).toEqual({ pending: '0x0', queued: '0x0' });
    expect(await pool('txpool_content')).toEqual({ pending: {}, queued: {} });
    expect(await call('eth_pendingTransactions')).toEqual([]);
    for (const each of await byHash(sent.map(({ hash }) => hash))) {
      const { hash: transactionHash, blockHash, blockNumber, transactionIndex } = each as Transaction;
      const place = { transactionHash, blockHash, blockNumber, transactionIndex, status: '0x1' };
      expect(await call('eth_getTransactionReceipt', transactionHash)).toMatchObject(place);
    }
    expect(await count(wallet.address, 'latest')).toBe(nonce + WAITING);
    expect(await count(wallet.address, 'pending')).toBe(nonce + WAITING);
  }, 60_000);
});
