/**
 * Subscriptions over real sockets: the contract's methods on a synthetic chain, with its index in a temporary folder.
 */
import { once } from 'node:events';
import type { Hash, SubscriptionId } from '../../../generated/types.js';
import type { IndexStatus } from '../../../src/chain/blocks.js';
import type { Mempool, PendingListener } from '../../../src/chain/mempool.js';
import type { SignedTransaction } from '../../../src/ethereum/transaction/transaction.js';
import type { IndexerOptions } from '../../../src/indexer/indexer.js';
import { blockNumber, getLogs, unsubscribe } from '../../../src/methods/eth.js';
import { getBlockByNumber, getBlockReceipts } from '../../../src/methods/eth.js';
import { subscribe } from '../../../src/methods/eth/subscribe.js';
import type { MethodLimits } from '../../../src/methods/services.js';
import type { DispatchOptions } from '../../../src/jsonrpc/dispatch.js';
import type { KeptLogLimits } from '../../../src/store/lmdb/lmdbDatabases.js';
import { encodeNotification, type EncodeNotification } from '../../../src/subscriptions/encodeNotification.js';
import { Subscriptions } from '../../../src/subscriptions/subscriptions.js';
import type { HttpTransport } from '../../../src/transport/http.js';
import type { ClientUsages } from '../../../src/transport/fairness/clientUsages.js';
import { type WebSocketOptions, type WebSocketTransport, webSocketUrl } from '../../../src/transport/ws.js';
import { FakeChain } from '../indexer/fakeChain.js';
import { Setup } from '../indexer/setup.js';
import { until } from '../indexer/until.js';
import { fakeDispatcher, MemoryLog } from '../jsonrpc/fakeService.js';
import { addressOf, hashOf, syntheticLog, type SyntheticTransaction } from '../store/syntheticBlocks.js';
import { clientAddresses, memoryBudget, startHttp, startWebSocket, TestSocket } from '../transport/endpoints.js';

export const token = addressOf('token');
export const transfer = hashOf('Transfer');

/** The transactions of each block: one without logs, and one with two logs, one of which holds the block number. */
export const twoLogs = (number: number): SyntheticTransaction[] => [
  { logs: [] },
  { logs: [syntheticLog(token, [transfer]), syntheticLog(token, [transfer, hashOf('number', number)], '0x5d')] },
];

const LIMITS: MethodLimits = {
  maxLogRange: 10_000,
  maxIndexedLogRange: 0,
  maxLogs: 10_000,
  maxFeeHistoryBlocks: 1024,
  maxSyncSendTimeoutMs: 20_000,
  txFeeCap: 0,
  maxResponseBytes: 25_000_000,
};

/** A mempool whose transactions come from the test. */
export class ArrivingTransactions implements Pick<Mempool, 'onAdded' | 'refresh'> {
  readonly #listeners = new Set<PendingListener>();
  /** Transactions in the node's mempool that are not known before the next refresh. */
  unseen: SignedTransaction[] = [];
  /** Called during each refresh. */
  onRefresh: () => Promise<void> = () => Promise.resolve();

  get isListenedTo(): boolean {
    return this.#listeners.size > 0;
  }

  onAdded(listener: PendingListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async refresh(): Promise<void> {
    await this.onRefresh();
    this.list(...this.unseen.splice(0));
  }

  /** Adds transactions as if they were sent through this process. */
  add(...transactions: SignedTransaction[]): void {
    for (const transaction of transactions) for (const listener of this.#listeners) listener(transaction, false);
  }

  /** Adds transactions as if they were found in the node's mempool. */
  list(...transactions: SignedTransaction[]): void {
    for (const transaction of transactions) for (const listener of this.#listeners) listener(transaction, true);
  }
}

export interface StageOptions {
  transactionsOf?: (number: number) => SyntheticTransaction[];
  indexer?: IndexerOptions;
  keptLogs?: KeptLogLimits;
  /** False makes the publisher read every new block from the index. */
  handsOver?: boolean;
  maxPerConnection?: number;
  limits?: Partial<MethodLimits>;
  dispatch?: Partial<DispatchOptions>;
  webSocket?: Partial<WebSocketOptions>;
  /** The memory of all clients. */
  memoryBytes?: number;
  encode?: (log: MemoryLog) => EncodeNotification;
  /** What clients may use. Without it, nothing is counted. */
  usages?: ClientUsages;
}

interface Message {
  id?: number;
  result?: unknown;
  error?: { code: number; message: string; data?: unknown };
  method?: string;
  params?: { subscription: SubscriptionId; result: never };
}

export class SubscriptionStage {
  readonly log = new MemoryLog();
  readonly mempool = new ArrivingTransactions();
  readonly clients: SubscribingClient[] = [];
  subscriptions!: Subscriptions;
  webSocket!: WebSocketTransport;
  http!: HttpTransport;
  address = '';
  httpAddress = '';

  private constructor(readonly setup: Setup) {}

  /** A stage with its head at `height`. Blocks below it are indexed only once they are read. */
  static async at(height: number, options: StageOptions = {}): Promise<SubscriptionStage> {
    const chain = new FakeChain(height, options.transactionsOf ?? twoLogs);
    const stage = new SubscriptionStage(await Setup.create(chain, options.indexer, options.keptLogs));
    await stage.#serve(options);
    await stage.setup.start();
    await until(() => stage.head === height);
    return stage;
  }

  get head(): number {
    return this.setup.archive.head();
  }

  /** The number of subscriptions of all connections. */
  get subscriptionCount(): number {
    return this.subscriptions.count;
  }

  /** `from` is the client's address, as a proxy tells it. When omitted, the client is of this machine. */
  async connect(from?: string): Promise<SubscribingClient> {
    const headers: Record<string, string> = from === undefined ? {} : { 'x-forwarded-for': from };
    const client = new SubscribingClient(await TestSocket.open(this.address, headers));
    this.clients.push(client);
    return client;
  }

  /** Adds blocks to the chain; resolves when the index has followed. */
  async produce(count: number, branch?: string): Promise<void> {
    this.setup.produce(count, branch);
    await until(() => this.head === this.setup.chain.height);
  }

  /** Rolls the node back to `height`, and then adds `count` other blocks. */
  async rollBack(height: number, count: number, branch: string): Promise<void> {
    const { chain, indexer } = this.setup;
    chain.setBack(height);
    await indexer.wentBackTo(height);
    await this.produce(count, branch);
  }

  async dispose(): Promise<void> {
    for (const { socket } of this.clients) socket.terminate();
    await Promise.all([this.webSocket.stop(), this.http.stop()]);
    this.subscriptions.stop();
    await this.setup.dispose();
  }

  async #serve(options: StageOptions): Promise<void> {
    const { archive: blocks, removedLogs, indexer, node } = this.setup;
    const { handsOver = true } = options;
    const indexStatus: IndexStatus = {
      indexed: () => indexer.indexed(),
      onBlock: (listener) =>
        indexer.onBlock((number, block, generation) => listener(number, handsOver ? block : null, generation)),
      onRemoved: (listener) => indexer.onRemoved(listener),
    };
    const { mempool } = this;
    const { log } = this;
    const encode = options.encode?.(this.log) ?? encodeNotification;
    this.subscriptions = new Subscriptions(
      { maxPerConnection: options.maxPerConnection ?? 1000, syncIntervalMs: 5 },
      { node, blocks, removedLogs, indexStatus, mempool, encode, log },
    );
    const parts = {
      blocks,
      subscriptions: this.subscriptions,
      limits: { ...LIMITS, ...options.limits },
    };
    const dispatcher = fakeDispatcher(
      options.dispatch,
      log,
      {
        eth_blockNumber: blockNumber(parts),
        eth_getBlockByNumber: getBlockByNumber(parts),
        eth_getBlockReceipts: getBlockReceipts(parts),
        eth_getLogs: getLogs(parts),
        eth_subscribe: subscribe(parts),
        eth_unsubscribe: unsubscribe(parts),
      },
      (host) => webSocketUrl(this.address, host),
    );
    const webSocket = await startWebSocket(dispatcher, options.webSocket, {
      addresses: clientAddresses('loopback'),
      ...(options.memoryBytes !== undefined && { memory: memoryBudget({ limitBytes: options.memoryBytes }) }),
      ...(options.usages !== undefined && { usages: options.usages }),
    });
    const http = await startHttp(dispatcher);
    [this.webSocket, this.address] = [webSocket.server, webSocket.address];
    [this.http, this.httpAddress] = [http.server, http.address];
  }
}

/** A client that keeps all received messages in order. */
export class SubscribingClient {
  readonly messages: Message[] = [];
  readonly texts: string[] = [];
  readonly #answers = new Map<number, (answer: Message) => void>();
  #lastId = 0;
  readonly #testSocket: TestSocket;

  constructor(testSocket: TestSocket) {
    this.#testSocket = testSocket;
    this.socket.on('message', (data: Buffer) => this.#receive(data.toString()));
  }

  get socket(): TestSocket['socket'] {
    return this.#testSocket.socket;
  }

  ask(method: string, ...params: unknown[]): Promise<Message> {
    const id = ++this.#lastId;
    this.socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
    return new Promise((resolve) => this.#answers.set(id, resolve));
  }

  async subscribe(...params: unknown[]): Promise<SubscriptionId> {
    const { result, error } = await this.ask('eth_subscribe', ...params);
    if (error !== undefined) throw new Error(error.message);
    return result as SubscriptionId;
  }

  /** The results of the notifications of one subscription, in order. */
  results<T>(id: SubscriptionId): T[] {
    return this.messages.flatMap(({ params }) => (params?.subscription === id ? [params.result as T] : []));
  }

  /** The block numbers in the notifications of one subscription. */
  numbers(id: SubscriptionId): number[] {
    return this.results<{ number?: string; blockNumber?: string }>(id).map(({ number, blockNumber }) =>
      Number(number ?? blockNumber),
    );
  }

  hashes(id: SubscriptionId): Hash[] {
    return this.results<{ hash: Hash }>(id).map(({ hash }) => hash);
  }

  /** Stops reading. */
  pause(): void {
    this.socket.pause();
  }

  async closed(): Promise<{ code: number; reason: string }> {
    const [code, reason] = (await once(this.socket, 'close')) as [number, Buffer];
    return { code, reason: reason.toString() };
  }

  #receive(text: string): void {
    this.texts.push(text);
    const parsed = JSON.parse(text) as Message | Message[];
    for (const message of Array.isArray(parsed) ? parsed : [parsed]) {
      this.messages.push(message);
      if (message.id !== undefined) this.#answers.get(message.id)?.(message);
    }
  }
}

/** The whole numbers from `from` to `to`. */
export function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** Each value twice in a row, because blocks have two logs. */
export function twice(values: number[]): number[] {
  return values.flatMap((value) => [value, value]);
}
