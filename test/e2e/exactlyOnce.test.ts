/**
 * Clients that subscribe or poll see every block and log exactly once, whatever happens to connections, node and
 * Halley.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { encodeFunctionData, keccak256, parseAbi, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { Block, Log, Receipt } from '../../generated/types.js';
import { startGoChain, type GoChain } from '../support/goChain.js';
import { nodeHashes, until } from '../support/chainProgress.js';
import { startProxy, type CuttableProxy } from '../support/cuttableProxy.js';
import { startHalley, type HalleyProcess } from '../support/halleyProcess.js';
import { FilterPoller, PersistentSender, ResumingSubscriber } from '../support/lastingClients.js';
import { compileProbe } from '../support/probe.js';
import { runs } from '../support/longRuns.js';
import { hex, rpc, rpcAnswer } from '../support/rpc.js';

const SENDERS = 3;
const CUTS = runs(4, 10);
const RESTARTS = runs(2, 3);
const KILLS = runs(2, 3);
const abi = parseAbi(['function store(uint256 next, string note)']);

let chain: GoChain;
let proxy: CuttableProxy;
let halley: HalleyProcess;
/** Address of the contract that emits numbers. */
let probe: Hex;
/** Number of the first block that all clients must see. */
let first: number;
let subscriber: ResumingSubscriber;
let logFilter: FilterPoller<Log>;
let blockFilter: FilterPoller<string>;
/** Polls hashes of pending transactions. */
let pendingFilter: FilterPoller<string>;
let senders: PersistentSender[];
/** The last number that was emitted. */
let emitted = 0;

beforeAll(async () => {
  chain = await startGoChain({ blockTimeMs: 100 });
  proxy = await startProxy(chain.rpcUrl);
  halley = await startHalley({ node: proxy.url, nodeGrpc: chain.grpcAddress });
  probe = await deployProbe();

  logFilter = new FilterPoller(halley.httpUrl, await rpc(halley.httpUrl, 'eth_newFilter', { address: probe }));
  blockFilter = new FilterPoller(halley.httpUrl, await rpc(halley.httpUrl, 'eth_newBlockFilter'));
  const pendingId = await rpc<string>(halley.httpUrl, 'eth_newPendingTransactionFilter');
  pendingFilter = new FilterPoller(halley.httpUrl, pendingId);
  await until('the first block is there', async () => (await blockFilter.poll()) > 0);
  const block = await rpc<Block>(halley.httpUrl, 'eth_getBlockByHash', blockFilter.entries[0], false);
  first = Number(block.number);
  logFilter.start();
  blockFilter.start();
  pendingFilter.start();
  subscriber = new ResumingSubscriber(halley.wsUrl, first, probe);
  senders = await startSenders();
}, 420_000);

afterAll(async () => {
  await Promise.allSettled([subscriber, logFilter, blockFilter, pendingFilter].map((client) => client?.stop()));
  await Promise.allSettled((senders ?? []).map((sender) => sender.stop()));
  await halley?.stop();
  await proxy?.close();
  await chain?.stop();
});

test('while the connections to the node are cut several times', async () => {
  for (let cut = 0; cut < CUTS; cut++) {
    const before = await head();
    await until('Halley is connected', () => proxy.connections() > 0);
    proxy.cut();
    await until('the head moves again', async () => (await head()) > before);
  }
  await expectExactlyOnce();
  expect(subscriber.connections).toBe(1);
});

test('while the node is killed and started again', async () => {
  await chain.kill('SIGKILL');
  await chain.restart();
  await expectExactlyOnce();
  expect(subscriber.connections).toBe(1);
});

test('while Halley is restarted several times and clients reconnect', async () => {
  for (let restart = 0; restart < RESTARTS; restart++) {
    await halley.restart();
    await expectExactlyOnce();
  }
  expect(subscriber.connections).toBe(1 + RESTARTS);
});

test('while Halley is killed several times, right after it answered', async () => {
  for (let kill = 0; kill < KILLS; kill++) {
    // No poll is in progress when Halley dies: it would be unknown whether its answer was given.
    await Promise.all([logFilter, blockFilter, pendingFilter].map((filter) => filter.stop()));
    await until('an answer has logs and one has blocks', async () => {
      const gave = await Promise.all([logFilter.poll(), blockFilter.poll()]);
      return gave.every((entries) => entries > 0);
    });
    await halley.kill('SIGKILL');
    await halley.restart();
    logFilter.start();
    blockFilter.start();
    pendingFilter.start();
    await expectExactlyOnce();
  }
  expect(subscriber.connections).toBe(1 + RESTARTS + KILLS);
});

test('at the end every number that was sent has been emitted once', async () => {
  await Promise.all(senders.map((sender) => sender.stop()));
  const logs = await expectExactlyOnce();
  const numbers = logs.map(({ topics }) => Number(topics[2]));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: emitted }, (_, index) => index + 1));

  // A transaction can be mined before Halley sees it pending. A seen one is not announced again, even when sent again.
  const seen = pendingFilter.entries;
  expect(new Set(seen).size).toBe(seen.length);
  const sent = new Set<string>(logs.map(({ transactionHash }) => transactionHash));
  expect(seen.filter((hash) => !sent.has(hash))).toEqual([]);
  expect(seen.length).toBeGreaterThan(emitted / 2);
});

test('a client that subscribes from block 1 sees all old blocks and logs, and new ones', async () => {
  const late = new ResumingSubscriber(halley.wsUrl, 1, probe);
  const end = (await head()) + 3;
  await until('the chain continues', async () => (await head()) >= end);
  const hashes = await nodeHashes(chain.rpcUrl, 1, end);
  await until('it has seen all', () => late.heads.length >= hashes.length);
  expect(late.heads.slice(0, hashes.length).map(({ number, hash }) => [Number(number), hash])).toEqual(hashes);
  const logs = await rpc<Log[]>(halley.httpUrl, 'eth_getLogs', { address: probe, fromBlock: '0x1', toBlock: hex(end) });
  await until('it has seen all logs', () => late.logs.length >= logs.length);
  expect(late.logs).toEqual(logs);
  await late.stop();
});

/** Waits for ten more blocks. All clients must see every block and log once and in order. Resolves to the logs. */
async function expectExactlyOnce(): Promise<Log[]> {
  const end = (await head()) + 10;
  await until('the chain continues', async () => (await head()) >= end);
  const hashes = await nodeHashes(chain.rpcUrl, first, end);
  const range = { address: probe, fromBlock: hex(first), toBlock: hex(end) };
  const logs = await rpc<Log[]>(halley.httpUrl, 'eth_getLogs', range);
  const upToEnd = (seen: Log[]) => seen.filter(({ blockNumber }) => Number(blockNumber) <= end);

  await until('the subscriber has all heads', () => subscriber.heads.length >= hashes.length);
  const heads = subscriber.heads.slice(0, hashes.length);
  expect(heads.map(({ number, hash }) => [Number(number), hash])).toEqual(hashes);
  await until('the block filter has all blocks', () => blockFilter.entries.length >= hashes.length);
  expect(blockFilter.entries.slice(0, hashes.length)).toEqual(hashes.map(([, hash]) => hash));
  await until('the subscriber has all logs', () => upToEnd(subscriber.logs).length >= logs.length);
  expect(upToEnd(subscriber.logs)).toEqual(logs);
  await until('the log filter has all logs', () => upToEnd(logFilter.entries).length >= logs.length);
  expect(upToEnd(logFilter.entries)).toEqual(logs);
  return logs;
}

async function head(): Promise<number> {
  return Number(await rpc<string>(halley.httpUrl, 'eth_blockNumber'));
}

async function deployProbe(): Promise<Hex> {
  const raw = await account(0).signTransaction({
    chainId: chain.chainId,
    nonce: 0,
    data: `${compileProbe().bytecode}${'0'.repeat(64)}`,
    gas: 3_000_000n,
    maxFeePerGas: 10n ** 11n,
    maxPriorityFeePerGas: 10n ** 9n,
  });
  // A node on a busy machine may keep the first question waiting for longer than Halley waits.
  let receipt: Receipt | null | undefined;
  await until('the contract is there', async () => {
    await rpcAnswer(halley.httpUrl, 'eth_sendRawTransaction', [raw]);
    ({ result: receipt } = await rpcAnswer<Receipt | null>(halley.httpUrl, 'eth_getTransactionReceipt', [
      keccak256(raw),
    ]));
    return Boolean(receipt);
  });
  return receipt?.contractAddress as Hex;
}

async function startSenders(): Promise<PersistentSender[]> {
  const next = () => encodeFunctionData({ abi, functionName: 'store', args: [BigInt(++emitted), ''] });
  const calls = { chainId: chain.chainId, to: probe, next };
  const starting = Array.from({ length: SENDERS }, async (_, index) => {
    const nonce = await rpc<string>(halley.httpUrl, 'eth_getTransactionCount', account(index).address, 'latest');
    return new PersistentSender(halley.httpUrl, account(index), Number(nonce), calls);
  });
  return Promise.all(starting);
}

function account(index: number) {
  return privateKeyToAccount((chain.accounts[index] as { privateKey: Hex }).privateKey);
}
