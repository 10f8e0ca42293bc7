/**
 * A node that discarded results for a time (`discard_abci_responses`) and keeps them again, as the errors advise: what
 * it still lacks is refused and never answered as if it did not exist, and all else is served.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Wallet } from 'ethers';
import type { Block, FeeHistory } from '../../generated/types.js';
import { startGoChain, type GoChain } from '../support/goChain.js';
import { nodeHashes, until } from '../support/chainProgress.js';
import { startHalley, type HalleyProcess } from '../support/halleyProcess.js';
import { hex, post, rpc, rpcAnswer } from '../support/rpc.js';
import { blockInTxIndex, signTransfer } from '../support/transfers.js';

const SETTING = 'discard_abci_responses = true in the section [storage] of its config.toml';

let chain: GoChain;
let halley: HalleyProcess;
let wallet: Wallet;
/** The highest block with results before the node discarded them. */
let kept: number;
/** The first block that Halley has of the time in which the node discarded results. */
let first: number;
/** The last block that was made in that time. */
let last: number;
/** A transaction from before Halley was started. */
let early: string;

beforeAll(async () => {
  chain = await startGoChain({ blockTimeMs: 200, config: { tx_index: { indexer: 'null' } } });
  wallet = new Wallet(chain.accounts[0]!.privateKey);
  await until('blocks have results', async () => (await nodeHeight()) >= 4);
  await restartNode({ discard_abci_responses: 'true' });
  // The block that was under way has none, and none is newer than what the node had stored.
  kept = await nodeHeight();
  early = await rpc(chain.evmRpcUrl, 'eth_sendRawTransaction', await signTransfer(wallet, 0, chain.chainId));
  await until('blocks have none', async () => (await nodeHeight()) >= kept + 4);
  const flags = { 'json-rpc.api': 'eth,net,web3,debug,halley' };
  halley = await startHalley({ node: chain.rpcUrl, nodeGrpc: chain.grpcAddress, flags });
  first = await servedHead();
  await until('Halley has a block', async () => (first = await servedHead()) > 0);
}, 420_000);

afterAll(async () => {
  await halley?.stop();
  await chain?.stop();
});

test('a transaction is not null where the node has neither its results nor an index of transactions', async () => {
  const { error } = await rpcAnswer(halley.httpUrl, 'eth_getTransactionReceipt', [early]);
  expect(error).toMatchObject({ code: 4444, message: expect.stringContaining(SETTING), data: { from: '0x1' } });
  // One that waits for a block has no receipt yet: clients ask for it until it has.
  const hash = await rpc<string>(
    halley.httpUrl,
    'eth_sendRawTransaction',
    await signTransfer(wallet, 1, chain.chainId),
  );
  await until('it has a receipt', async () => (await rpc(halley.httpUrl, 'eth_getTransactionReceipt', hash)) !== null);
});

test('a history of fees begins above a gap', async () => {
  const { oldestBlock } = await rpc<FeeHistory>(halley.httpUrl, 'eth_feeHistory', '0xff', 'latest', [50]);
  expect(Number(oldestBlock)).toBe(first);
});

test('Halley follows the node over blocks without results, and refuses these', async () => {
  const stoppedAt = await servedHead();
  await halley.kill('SIGTERM');
  await restartNode({ indexer: '"kv"' });
  const missed: string = await rpc(
    chain.evmRpcUrl,
    'eth_sendRawTransaction',
    await signTransfer(wallet, 2, chain.chainId),
  );
  await until('it is indexed by the node', async () => (await blockInTxIndex(chain.rpcUrl, missed)) > 0);
  const block = await blockInTxIndex(chain.rpcUrl, missed);
  await until('the gap has blocks', async () => (await nodeHeight()) >= Math.max(block, stoppedAt + 4));
  await restartNode({ discard_abci_responses: 'false' });
  last = await nodeHeight();
  await halley.restart();
  await until('Halley follows', async () => (await servedHead()) > last);
  const named = halley.log.findLast(({ msg }) => String(msg).startsWith('blocks are missing in the index'));
  expect(Number(named?.['to'])).toBeGreaterThanOrEqual(block);

  const ofBlock = refusal(block);
  for (const [method, params] of [
    ['eth_getTransactionReceipt', [missed]],
    ['eth_getTransactionByHash', [missed]],
    ['eth_getBlockByNumber', [hex(block), false]],
    ['eth_getBlockByHash', [(await nodeHashes(chain.rpcUrl, block, block))[0]?.[1], false]],
  ] as const)
    expect([method, (await rpcAnswer(halley.httpUrl, method, [...params])).error]).toEqual([method, ofBlock]);
}, 120_000);

test('what the node has from before is served', async () => {
  await until('the back-fill is over', async () => {
    const { backfill } = await rpc<{ backfill: { state: string } }>(halley.httpUrl, 'halley_indexStatus');
    return backfill.state === 'impossible';
  });
  const block = await rpc<Block>(halley.httpUrl, 'eth_getBlockByNumber', '0x2', false);
  expect(block.hash).toBe((await nodeHashes(chain.rpcUrl, 2, 2))[0]?.[1]);
  expect(await rpc(halley.httpUrl, 'eth_getLogs', { fromBlock: '0x0', toBlock: '0x3' })).toEqual([]);
  expect(await rpc(halley.httpUrl, 'eth_getBalance', wallet.address, hex(kept + 2))).toMatch(/^0x/);
  expect(await rpc(halley.httpUrl, 'halley_indexStatus')).toMatchObject({ earliest: '0x0' });
  const { error } = await rpcAnswer(halley.httpUrl, 'eth_getLogs', [{ fromBlock: '0x2', toBlock: 'latest' }]);
  expect(error).toMatchObject({ code: 4444, message: expect.stringContaining('at that time') });
});

function refusal(block: number): object {
  return {
    code: 4444,
    message: `history not kept: the node did not keep the results of block ${block}, as with ${SETTING} at that time`,
    data: { from: hex(block), to: hex(block) },
  };
}

/** Stops the node, changes lines of its config.toml, and starts it again. */
async function restartNode(changes: Record<string, string>): Promise<void> {
  await chain.kill('SIGTERM');
  const file = join(chain.home, 'config/config.toml');
  let text = await readFile(file, 'utf8');
  for (const [name, value] of Object.entries(changes))
    text = text.replace(new RegExp(`^${name} = .*$`, 'm'), `${name} = ${value}`);
  await writeFile(file, text);
  await chain.restart();
}

async function servedHead(): Promise<number> {
  return Number(await rpc<string>(halley.httpUrl, 'eth_blockNumber'));
}

async function nodeHeight(): Promise<number> {
  const message = { jsonrpc: '2.0', id: 1, method: 'status', params: {} };
  const { result } = await post<{ result: { sync_info: { latest_block_height: string } } }>(chain.rpcUrl, message);
  return Number(result.sync_info.latest_block_height);
}
