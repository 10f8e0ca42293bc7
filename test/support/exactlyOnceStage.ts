/** A chain, Halley in front of it, and clients that must see every block, log and pending transaction exactly once. */
import { expect } from '@jest/globals';
import { encodeFunctionData, keccak256, parseAbi, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { Block, Log, Receipt } from '../../generated/types.js';
import { startGoChain, type GoChain } from './goChain.js';
import { nodeHashes, until } from './chainProgress.js';
import { startProxy, type CuttableProxy } from './cuttableProxy.js';
import { startHalley, type HalleyProcess } from './halleyProcess.js';
import { FilterPoller, PersistentSender, ResumingSubscriber } from './lastingClients.js';
import { compileProbe } from './probe.js';
import { hex, rpc, rpcAnswer } from './rpc.js';

const SENDERS = 3;
const abi = parseAbi(['function store(uint256 next, string note)']);

/** What is started, and what the clients have seen. */
export class ExactlyOnceStage {
  /** The last number that was emitted. */
  emitted = 0;
  senders: PersistentSender[] = [];

  private constructor(
    readonly chain: GoChain,
    readonly proxy: CuttableProxy,
    readonly halley: HalleyProcess,
    /** Address of the contract that emits numbers. */
    readonly probe: Hex,
    /** Number of the first block that all clients must see. */
    readonly first: number,
    readonly subscriber: ResumingSubscriber,
    readonly logFilter: FilterPoller<Log>,
    readonly blockFilter: FilterPoller<string>,
    /** Polls hashes of pending transactions. */
    readonly pendingFilter: FilterPoller<string>,
  ) {}

  static async start(flags: Record<string, string> = {}): Promise<ExactlyOnceStage> {
    const chain = await startGoChain({ blockTimeMs: 100 });
    const proxy = await startProxy(chain.rpcUrl);
    const halley = await startHalley({ node: proxy.url, nodeGrpc: chain.grpcAddress, flags });
    const { httpUrl, wsUrl } = halley;
    const probe = await deployProbe(chain, httpUrl);
    const logFilter = new FilterPoller<Log>(httpUrl, await rpc(httpUrl, 'eth_newFilter', { address: probe }));
    const blockFilter = new FilterPoller<string>(httpUrl, await rpc(httpUrl, 'eth_newBlockFilter'));
    const pendingId = await rpc<string>(httpUrl, 'eth_newPendingTransactionFilter');
    const pendingFilter = new FilterPoller<string>(httpUrl, pendingId);
    await until('the first block is there', async () => (await blockFilter.poll()) > 0);
    const block = await rpc<Block>(httpUrl, 'eth_getBlockByHash', blockFilter.entries[0], false);
    const first = Number(block.number);
    const subscriber = new ResumingSubscriber(wsUrl, first, probe);
    const stage = new ExactlyOnceStage(
      chain,
      proxy,
      halley,
      probe,
      first,
      subscriber,
      logFilter,
      blockFilter,
      pendingFilter,
    );
    stage.startPolling();
    await stage.#startSenders();
    return stage;
  }

  async stop(): Promise<void> {
    const { subscriber, logFilter, blockFilter, pendingFilter } = this;
    await Promise.allSettled([subscriber, logFilter, blockFilter, pendingFilter].map((client) => client.stop()));
    await Promise.allSettled(this.senders.map((sender) => sender.stop()));
    await this.halley.stop();
    await this.proxy.close();
    await this.chain.stop();
  }

  startPolling(): void {
    for (const filter of [this.logFilter, this.blockFilter, this.pendingFilter]) filter.start();
  }

  /** No poll is in progress any more: whether one whose process dies was answered would be unknown. */
  async stopPolling(): Promise<void> {
    await Promise.all([this.logFilter, this.blockFilter, this.pendingFilter].map((filter) => filter.stop()));
    await until('an answer has logs and one has blocks', async () => {
      const gave = await Promise.all([this.logFilter.poll(), this.blockFilter.poll()]);
      return gave.every((entries) => entries > 0);
    });
  }

  async head(): Promise<number> {
    return Number(await rpc<string>(this.halley.httpUrl, 'eth_blockNumber'));
  }

  /** Waits for ten more blocks. All clients must see every block and log once and in order. Resolves to the logs. */
  async expectExactlyOnce(): Promise<Log[]> {
    const { halley, chain, first, probe, subscriber, blockFilter, logFilter } = this;
    const end = (await this.head()) + 10;
    await until('the chain continues', async () => (await this.head()) >= end);
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

  /** Ends the senders. Every number was emitted once, and no pending transaction was seen twice. */
  async expectAllSent(): Promise<void> {
    await Promise.all(this.senders.map((sender) => sender.stop()));
    const logs = await this.expectExactlyOnce();
    const numbers = logs.map(({ topics }) => Number(topics[2]));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: this.emitted }, (_, index) => index + 1));

    // A transaction can be mined before it is seen pending. A seen one is not announced again, even when sent again.
    const seen = this.pendingFilter.entries;
    expect(new Set(seen).size).toBe(seen.length);
    const sent = new Set<string>(logs.map(({ transactionHash }) => transactionHash));
    expect(seen.filter((hash) => !sent.has(hash))).toEqual([]);
    expect(seen.length).toBeGreaterThan(this.emitted / 2);
  }

  async #startSenders(): Promise<void> {
    const next = () => encodeFunctionData({ abi, functionName: 'store', args: [BigInt(++this.emitted), ''] });
    const calls = { chainId: this.chain.chainId, to: this.probe, next };
    const { httpUrl } = this.halley;
    const starting = Array.from({ length: SENDERS }, async (_, index) => {
      const sender = account(this.chain, index);
      const nonce = await rpc<string>(httpUrl, 'eth_getTransactionCount', sender.address, 'latest');
      return new PersistentSender(httpUrl, sender, Number(nonce), calls);
    });
    this.senders = await Promise.all(starting);
  }
}

async function deployProbe(chain: GoChain, httpUrl: string): Promise<Hex> {
  const raw = await account(chain, 0).signTransaction({
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
    await rpcAnswer(httpUrl, 'eth_sendRawTransaction', [raw]);
    ({ result: receipt } = await rpcAnswer<Receipt | null>(httpUrl, 'eth_getTransactionReceipt', [keccak256(raw)]));
    return Boolean(receipt);
  });
  return receipt?.contractAddress as Hex;
}

function account(chain: GoChain, index: number) {
  return privateKeyToAccount((chain.accounts[index] as { privateKey: Hex }).privateKey);
}
