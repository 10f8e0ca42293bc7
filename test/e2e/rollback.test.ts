/**
 * A chain that is rolled back and makes other blocks: subscribers and filters get their logs of the old blocks back,
 * and then the new blocks.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Wallet } from 'ethers';
import type { Log } from '../../generated/types.js';
import { startDevChain, type DevChainHandle } from '../../src/devchain/devChain.js';
import { until } from '../support/chainProgress.js';
import { startHalley, type HalleyProcess } from '../support/halleyProcess.js';
import { FilterPoller, type Head } from '../support/lastingClients.js';
import { RawSocket } from '../support/rawSocket.js';
import { hex, post, rpc } from '../support/rpc.js';

const CHAIN_ID = 31_337;
/** Emits a log without topics whose data is the call's value: MSTORE(0, CALLVALUE), LOG0(0, 32). */
const LOGGER_CODE = '0x3460005260206000a000';
const LOGGER = `0x${'10'.repeat(20)}`;

let chain: DevChainHandle;
let halley: HalleyProcess;
let socket: RawSocket;

beforeAll(async () => {
  chain = await startDevChain({ evmChainId: BigInt(CHAIN_ID), mining: { automine: false, intervalMs: 0 } });
  await control('dev_setCode', { address: LOGGER, code: LOGGER_CODE });
  await control('dev_mine', { blocks: 2 });
  halley = await startHalley({ node: chain.rpcUrl, nodeGrpc: chain.grpcAddress });
  socket = await RawSocket.open(halley.wsUrl);
}, 60_000);

afterAll(async () => {
  socket?.close();
  await halley?.stop();
  await chain?.stop();
});

test('subscribers and filters get blocks and logs of both branches in order, and the removed logs in between', async () => {
  const heads: Head[] = [];
  const logs: Log[] = [];
  await socket.subscribe<Head>(['newHeads'], (head) => heads.push(head));
  await socket.subscribe<Log>(['logs', { address: LOGGER }], (log) => logs.push(log));
  const polled = await makeFilters();
  const unpolled = await makeFilters();

  const { id, height } = await control<{ id: string; height: number }>('dev_snapshot', {});
  const first = await mineLogs([1, 2, 3]);
  await poll(polled);
  expect(polled.blocks.entries).toEqual(first.hashes);
  expect(polled.logs.entries).toEqual(first.logs);

  expect(await control('dev_revert', { id })).toEqual({ reverted: true, height });
  await until('the head was rolled back', async () => (await head()) === height);
  await poll(polled);
  expect(polled.blocks.entries).toEqual(first.hashes);
  const removed = first.logs.map((log) => ({ ...log, removed: true }));
  expect(polled.logs.entries).toEqual([...first.logs, ...removed]);

  const second = await mineLogs([11, 12, 13, 14]);
  await poll(polled);
  await poll(unpolled);
  expect(polled.blocks.entries).toEqual([...first.hashes, ...second.hashes]);
  expect(polled.logs.entries).toEqual([...first.logs, ...removed, ...second.logs]);
  expect(unpolled.blocks.entries).toEqual(second.hashes);
  expect(unpolled.logs.entries).toEqual(second.logs);
  await until('the subscriber has all', () => heads.length >= 7 && logs.length >= 10);
  expect(heads.map(({ number }) => Number(number) - height)).toEqual([1, 2, 3, 1, 2, 3, 4]);
  expect(heads.map(({ hash }) => hash)).toEqual([...first.hashes, ...second.hashes]);
  expect(logs).toEqual([...first.logs, ...removed, ...second.logs]);
  expect(logs.map(({ data }) => Number(data))).toEqual([1, 2, 3, 1, 2, 3, 11, 12, 13, 14]);
});

interface FilterPair {
  blocks: FilterPoller<string>;
  logs: FilterPoller<Log>;
}

async function makeFilters(): Promise<FilterPair> {
  const url = halley.httpUrl;
  return {
    blocks: new FilterPoller(url, await rpc(url, 'eth_newBlockFilter')),
    logs: new FilterPoller(url, await rpc(url, 'eth_newFilter', { address: LOGGER })),
  };
}

async function poll({ blocks, logs }: FilterPair): Promise<void> {
  await blocks.poll();
  await logs.poll();
}

/** Mines one block with one log for each value. Resolves to Halley's answers once it has them. */
async function mineLogs(values: number[]): Promise<{ hashes: string[]; logs: Log[] }> {
  const wallet = new Wallet(chain.accounts[0]?.privateKey as string);
  const first = (await head()) + 1;
  let nonce = Number(await rpc<string>(halley.httpUrl, 'eth_getTransactionCount', wallet.address, 'latest'));
  for (const value of values) {
    const fees = { maxFeePerGas: 10n ** 10n, maxPriorityFeePerGas: 10n ** 9n };
    const call = { type: 2, chainId: CHAIN_ID, nonce: nonce++, to: LOGGER, value, gasLimit: 100_000n, ...fees };
    await rpc(halley.httpUrl, 'eth_sendRawTransaction', await wallet.signTransaction(call));
    await control('dev_mine', { blocks: 1 });
  }
  const last = first + values.length - 1;
  await until('Halley has the blocks', async () => (await head()) === last);
  const numbers = values.map((_, index) => first + index);
  const blocks = await Promise.all(
    numbers.map((number) => rpc<Head>(halley.httpUrl, 'eth_getBlockByNumber', hex(number), false)),
  );
  const range = { fromBlock: hex(first), toBlock: hex(last) };
  return { hashes: blocks.map(({ hash }) => hash), logs: await rpc<Log[]>(halley.httpUrl, 'eth_getLogs', range) };
}

async function head(): Promise<number> {
  return Number(await rpc<string>(halley.httpUrl, 'eth_blockNumber'));
}

/** Calls a `dev_*` method of the chain itself. */
async function control<T = unknown>(method: string, params: object): Promise<T> {
  const message = { jsonrpc: '2.0', id: 1, method, params };
  const { result, error } = await post<{ result: T; error?: object }>(chain.rpcUrl, message);
  if (error !== undefined) throw new Error(`${method}: ${JSON.stringify(error)}`);
  return result;
}
