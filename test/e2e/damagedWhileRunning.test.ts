/** Pages of the index are damaged under the running service: it answers from the node, writes nothing, and says so. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { startDevChain, type DevChainHandle } from '../../src/devchain/devChain.js';
import { damageLeaves } from '../store/damage/damage.js';
import { until } from './support/chainProgress.js';
import { startHalley, type HalleyProcess } from './support/halleyProcess.js';
import { isIndexed } from './support/indexProgress.js';
import { hex, rpc, rpcAnswer } from './support/rpc.js';

const BLOCKS = 200;
/** Pages are drawn again and again, so nearly all are damaged. */
const DAMAGED = 400;
/** Every such block has a transaction. */
const BLOCKS_PER_TRANSACTION = 4;
const GAS_PRICE = 10n ** 12n;
const REASON = 'its file is damaged; restart to learn what to do';
const NOT_WRITABLE = { code: -32002, message: expect.stringContaining(REASON) };

let chain: DevChainHandle;
let halley: HalleyProcess;

beforeAll(async () => {
  chain = await startDevChain({ evmChainId: 31_337n, mining: { automine: true, intervalMs: 0 } });
  halley = await startHalley({
    node: chain.rpcUrl,
    nodeGrpc: chain.grpcAddress,
    flags: { 'json-rpc.api': 'eth,anvil,evm', 'metrics.address': '127.0.0.1:0' },
  });
  const { privateKey } = chain.accounts[0]!;
  const account = privateKeyToAccount(privateKey as Hex);
  for (let nonce = 0; nonce < BLOCKS / BLOCKS_PER_TRANSACTION; nonce++) {
    const transfer = { chainId: 31_337, nonce, to: account.address, gas: 21_000n, gasPrice: GAS_PRICE } as const;
    await rpc(halley.httpUrl, 'eth_sendRawTransaction', await account.signTransaction(transfer));
    await rpc(halley.httpUrl, 'anvil_mine', hex(BLOCKS_PER_TRANSACTION - 1));
  }
  await until('the index is complete', () => isIndexed(halley));
}, 90_000);

afterAll(async () => {
  await halley?.stop();
  await chain?.stop();
});

const blockNumber = async () => Number(await rpc<string>(halley.httpUrl, 'eth_blockNumber'));

interface Block {
  readonly hash: string;
  readonly transactions: readonly { readonly hash: string }[];
}

/** All that is answered of each block, by its number and by hashes. */
async function answers(to: number): Promise<unknown[]> {
  const url = halley.httpUrl;
  const all: unknown[] = [];
  for (let number = 1; number <= to; number++) {
    const block = await rpc<Block | null>(url, 'eth_getBlockByNumber', hex(number), true);
    const receipts = await rpc(url, 'eth_getBlockReceipts', hex(number));
    const byHash = block && (await rpc(url, 'eth_getBlockByHash', block.hash, true));
    const transactions = block?.transactions.map(async ({ hash }) => [
      await rpc(url, 'eth_getTransactionByHash', hash),
      await rpc(url, 'eth_getTransactionReceipt', hash),
    ]);
    expect(block).not.toBeNull();
    all.push({ number, block, receipts, byHash, transactions: await Promise.all(transactions ?? []) });
  }
  return all;
}

test('answers stay what they were, new blocks come, and the next start refuses the file', async () => {
  const head = await blockNumber();
  const before = await answers(head);
  const filter = await rpc(halley.httpUrl, 'eth_newBlockFilter');
  damageLeaves(join(halley.dataDir, 'index', 'data.mdb'), DAMAGED, 1);
  expect(await answers(head)).toEqual(before);
  await rpc(halley.httpUrl, 'anvil_mine', '0x3');
  await until('the head moves', async () => (await blockNumber()) === head + 3);
  expect((await answers(head + 3)).slice(0, head)).toEqual(before);
  for (const [method, params] of [
    ['eth_getFilterChanges', [filter]],
    ['eth_newBlockFilter', []],
  ] as const)
    expect((await rpcAnswer(halley.httpUrl, method, [...params])).error).toMatchObject(NOT_WRITABLE);

  const told = halley.log.filter(({ msg }) => msg === 'the index cannot be written: serving from the node');
  expect(told).toEqual([expect.objectContaining({ reason: REASON })]);
  const metrics = String(halley.log.find(({ msg }) => msg === 'serving')?.['metrics']);
  const { checks } = (await (await fetch(new URL('/readyz', metrics))).json()) as { checks: object[] };
  expect(checks).toContainEqual(
    expect.objectContaining({ name: 'index', reason: `the index cannot be written: ${REASON}` }),
  );
  await expect(halley.restart()).rejects.toThrow(
    /^halley ended with 1:\n.*\n?halley: the index in .+ is damaged \(page \d+ /,
  );
});
