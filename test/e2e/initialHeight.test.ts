/** A chain that was exported and started again: it begins with a high block, and there never was one below. */
import { beforeAll, expect, test } from '@jest/globals';
import { Wallet } from 'ethers';
import type { Block, FeeHistory } from '../../generated/types.js';
import { startGoChain } from '../support/goChain.js';
import { nodeHashes, until } from '../support/chainProgress.js';
import { halleyStage } from '../support/halleyStage.js';
import { isIndexed } from '../support/indexProgress.js';
import { hex, rpc, rpcAnswer } from '../support/rpc.js';

const FIRST = 58_700;
/** Blocks that there are before Halley starts, so that there is something to back-fill. */
const HISTORY = 5;
const ZERO_HASH = `0x${'00'.repeat(32)}`;

const { chain, halley } = halleyStage(
  () => startGoChain({ blockTimeMs: 200, initialHeight: FIRST }),
  async ({ evmRpcUrl }) => {
    const height = async () => Number(await rpc<string>(evmRpcUrl, 'eth_blockNumber'));
    await until('the chain has a history', async () => (await height()) >= FIRST + HISTORY);
    return { flags: { 'json-rpc.api': 'eth,net,web3,debug,trace,halley,ots' } };
  },
);
let wallet: Wallet;

beforeAll(async () => {
  wallet = new Wallet(chain.accounts[0]!.privateKey);
  await until('the index is complete', () => isIndexed(halley, FIRST));
}, 420_000);

test('blocks below the first are null from every method, and never 4444', async () => {
  for (const height of [0, 1, FIRST - 1]) {
    const block = hex(height);
    const asked: [string, unknown[]][] = [
      ['eth_getBlockByNumber', [block, true]],
      ['eth_getHeaderByNumber', [block]],
      ['eth_getBlockReceipts', [block]],
      ['eth_getBlockTransactionCountByNumber', [block]],
      ['eth_getUncleCountByBlockNumber', [block]],
      ['eth_getTransactionByBlockNumberAndIndex', [block, '0x0']],
      ['eth_getRawTransactionByBlockNumberAndIndex', [block, '0x0']],
    ];
    for (const [method, params] of asked)
      expect([method, height, await rpcAnswer(halley.httpUrl, method, params)]).toEqual([
        method,
        height,
        { jsonrpc: '2.0', id: 1, result: null },
      ]);
  }
});

test('the first block has no parent, and is what earliest means for blocks and for state', async () => {
  const [[, hash]] = (await nodeHashes(chain.rpcUrl, FIRST, FIRST)) as [[number, string]];
  const first = await rpc<Block>(halley.httpUrl, 'eth_getBlockByNumber', hex(FIRST), false);
  expect(first).toMatchObject({ number: hex(FIRST), hash, parentHash: ZERO_HASH });
  expect(await rpc(halley.httpUrl, 'eth_getBlockByNumber', 'earliest', false)).toEqual(first);
  const balance = await rpc(chain.evmRpcUrl, 'eth_getBalance', wallet.address, hex(FIRST));
  expect(await rpc(halley.httpUrl, 'eth_getBalance', wallet.address, 'earliest')).toBe(balance);
  expect(await rpc(halley.httpUrl, 'eth_getBalance', wallet.address, hex(FIRST))).toBe(balance);
  expect(await rpc(halley.httpUrl, 'eth_getTransactionCount', wallet.address, 'earliest')).toBe('0x0');
  expect(await rpc(halley.httpUrl, 'eth_call', { to: wallet.address }, 'earliest')).toBe('0x');
});

test('state below the first block is that of no block', async () => {
  for (const height of [0, 1, FIRST - 1])
    for (const method of ['eth_getBalance', 'eth_getCode', 'eth_getTransactionCount'])
      expect([method, await rpcAnswer(halley.httpUrl, method, [wallet.address, hex(height)])]).toMatchObject([
        method,
        { error: { code: -32000, message: 'header not found' } },
      ]);
});

test('logs from block 0 begin where the chain does', async () => {
  const everything = { fromBlock: '0x0', toBlock: 'latest' };
  expect(await rpc(halley.httpUrl, 'eth_getLogs', everything)).toEqual([]);
  expect(await rpc(halley.httpUrl, 'eth_getLogs', { fromBlock: 'earliest', toBlock: 'latest' })).toEqual([]);
  expect(await rpc(halley.httpUrl, 'eth_getLogs', { fromBlock: '0x0', toBlock: hex(FIRST - 1) })).toEqual([]);
  const filter = await rpc(halley.httpUrl, 'eth_newFilter', everything);
  expect(await rpc(halley.httpUrl, 'eth_getFilterLogs', filter)).toEqual([]);
});

test('fees begin with the first block', async () => {
  const head = Number(await rpc<string>(halley.httpUrl, 'eth_blockNumber'));
  const history = await rpc<FeeHistory>(halley.httpUrl, 'eth_feeHistory', '0x400', hex(head), []);
  expect(history.oldestBlock).toBe(hex(FIRST));
  expect(history.gasUsedRatio).toHaveLength(head - FIRST + 1);
});

test('the index is finished with the first block', async () => {
  expect(await rpc(halley.httpUrl, 'halley_indexStatus')).toMatchObject({
    earliest: hex(FIRST),
    ranges: [{ from: hex(FIRST) }],
    backfill: { state: 'finished', target: hex(FIRST), next: null, missing: '0x0' },
  });
  expect(await rpc(halley.httpUrl, 'eth_syncing')).toBe(false);
  expect(halley.log.filter(({ level }) => Number(level) >= 40)).toEqual([]);
});
