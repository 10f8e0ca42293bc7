/**
 * Follows one server: subscriptions that resume by themselves, what only a question tells, and whether the chain is
 * still the same one. It ends when its server turns out to run another chain: then a new feed begins.
 */
import { HalleyClient, RpcError, type WebSocketLike } from '../../../generated/sdk/typescript/src/index.js';
import { blockOf, isMined, logOf, transactionsOf, waitingOf } from './convert.js';
import { hasNamespace, isDevelopmentServer, type ConnectionState, type ServerFacts } from './facts.js';
import type { LiveStore } from './store.js';
import type { LiveBlock } from './state.js';

/** A WebSocket whose beginning and end are heard of, besides what the SDK hears. */
export type ObservedSocket = WebSocketLike & {
  addEventListener(type: 'open' | 'close', listener: () => void): void;
};

/** What a feed works with. */
export interface FeedParts {
  readonly store: LiveStore;
  /** Opens a WebSocket; that of the browser. */
  readonly openSocket: (url: string) => ObservedSocket;
  /** The server runs another chain now, or went back so far that nothing that is shown is part of it. */
  readonly onReplaced: () => void;
}

/** How often questions are asked. */
const POLL_MS = 2_000;
/** The first and the longest wait for a server that does not answer. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;
/** Blocks from before the page was opened, and how many of these with their transactions. */
const HISTORY = { blocks: 60, whole: 5 };
/** Waiting transactions that are listed at the start, if there are no longer. */
const MOST_LISTED = 200;
/** A waiting transaction is looked up when it is this old, and this many at once. */
const LOOK_UP = { afterMs: 10_000, atOnce: 20 };

/** Started once; `stop` ends it. */
export class Feed {
  readonly client: HalleyClient;
  readonly #parts: FeedParts;
  readonly #stopping = new AbortController();
  #isOpen = false;
  #opened = 0;
  #resumed = 0;
  /** Reconnects of the subscription to heads. */
  #reconnects: () => number = () => 0;

  constructor(url: string, parts: FeedParts) {
    this.#parts = parts;
    this.client = new HalleyClient(url, {
      webSocket: (address) => this.#open(address),
      retries: 0,
      timeoutMs: 20_000,
      backoffMs: FIRST_WAIT_MS,
      maxBackoffMs: LONGEST_WAIT_MS,
      signal: this.#stopping.signal,
    });
  }

  start(): void {
    void this.#run();
  }

  stop(): void {
    this.#stopping.abort();
    this.client.close();
  }

  /** Asks now what is asked regularly: after something that the page did itself. */
  async refresh(): Promise<void> {
    if (this.#isOpen && !this.#isOver) await Promise.allSettled(this.#questions());
  }

  get #isOver(): boolean {
    return this.#stopping.signal.aborted;
  }

  #open(url: string): WebSocketLike {
    const socket = this.#parts.openSocket(url);
    socket.addEventListener('open', () => this.#onOpen());
    socket.addEventListener('close', () => this.#onClose());
    return socket;
  }

  #onOpen(): void {
    if (this.#isOver) return;
    this.#isOpen = true;
    this.#opened += 1;
    if (this.#opened > 1) void this.#afterReconnect().catch(() => undefined);
  }

  #onClose(): void {
    if (this.#isOver) return;
    this.#isOpen = false;
    const { phase } = this.#parts.store.facts.connection;
    if (phase === 'connected') this.#show({ phase: 'reconnecting', problem: 'the connection broke' });
  }

  async #run(): Promise<void> {
    try {
      const server = await this.#reach();
      if (server === null) return;
      const heads = this.#followHeads();
      this.#followLogs();
      this.#followWaiting();
      await heads.ready;
      await this.#readHistory();
      if (hasNamespace(server, 'txpool')) await this.#listWaiting().catch(() => undefined);
      this.#show({ phase: 'connected', problem: null });
      while (!this.#isOver) {
        await this.refresh();
        await this.#pause(POLL_MS);
      }
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Asks until the server answers; null when the feed is over. */
  async #reach(): Promise<ServerFacts | null> {
    for (let waitMs = FIRST_WAIT_MS; !this.#isOver; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
      try {
        return await this.#readFacts();
      } catch (error) {
        if (this.#isOver) return null;
        if (error instanceof RpcError) throw error;
        this.#show({ phase: 'connecting', problem: messageOf(error) });
        await this.#pause(waitMs);
      }
    }
    return null;
  }

  async #readFacts(): Promise<ServerFacts> {
    const clientVersion = await this.client.request('web3_clientVersion').catch(orDefault('unknown version'));
    const chainId = await this.client.request('eth_chainId');
    const modules = await this.client.request('rpc_modules').then(Object.keys, orDefault(null));
    const server = { clientVersion, chainId, modules, isDevelopment: isDevelopmentServer(clientVersion, modules) };
    this.#parts.store.set({ server });
    return server;
  }

  #followHeads(): { ready: Promise<void> } {
    const heads = this.client.subscribe('newHeads', { includeTransactions: true });
    this.#reconnects = () => heads.reconnects;
    void this.#each(heads, async (head) => {
      // A server that does not know the option sends the header alone.
      const block = 'transactions' in head ? head : await this.client.request('eth_getBlockByHash', head.hash, true);
      if (block !== null)
        this.#parts.store.push({ kind: 'block', block: blockOf(block), transactions: transactionsOf(block) });
    }).catch((error: unknown) => this.#fail(error));
    return heads;
  }

  #followLogs(): void {
    void this.#each(this.client.subscribe('logs'), async (log) => {
      this.#parts.store.push({ kind: 'log', log: logOf(log) });
    }).catch((error: unknown) => this.#fail(error));
  }

  /** Without it the page shows no waiting transactions, and nothing else is lost. */
  #followWaiting(): void {
    const waiting = this.client.subscribe('newPendingTransactions', { includeTransactions: true });
    void this.#each(waiting, async (transaction) => {
      const found = typeof transaction === 'string' ? null : waitingOf(transaction, Date.now());
      if (found !== null) this.#parts.store.push({ kind: 'waiting', transaction: found });
    }).catch(() => undefined);
  }

  async #each<T>(items: AsyncIterable<T>, handle: (item: T) => Promise<void>): Promise<void> {
    for await (const item of items) {
      if (this.#isOver) return;
      await handle(item);
    }
  }

  async #readHistory(): Promise<void> {
    const head = await this.client.request('eth_blockNumber');
    const numbers = Array.from({ length: HISTORY.blocks }, (_, index) => head - BigInt(index)).filter(
      (one) => one >= 0n,
    );
    const outcomes = await this.client.batch(
      numbers.map((number, index) => ['eth_getBlockByNumber', number, index < HISTORY.whole] as const),
    );
    const blocks = outcomes.flatMap((outcome) =>
      outcome.ok && outcome.result !== null && isMined(outcome.result) ? [outcome.result] : [],
    );
    this.#parts.store.push({
      kind: 'history',
      blocks: blocks.map(blockOf),
      transactions: blocks.toReversed().flatMap(transactionsOf),
    });
  }

  async #listWaiting(): Promise<void> {
    const { pending, queued } = await this.client.request('txpool_status');
    if (pending + queued === 0n || pending + queued > BigInt(MOST_LISTED)) return;
    const content = await this.client.request('txpool_content');
    for (const senders of [content.pending, content.queued])
      for (const byNonce of Object.values(senders))
        for (const transaction of Object.values(byNonce)) {
          const found = waitingOf(transaction, Date.now());
          if (found !== null) this.#parts.store.push({ kind: 'waiting', transaction: found });
        }
  }

  /** What has to be asked for. Each part fails for itself. */
  #questions(): Promise<void>[] {
    const { store } = this.#parts;
    const { server } = store.facts;
    const questions = [this.#checkHead(), this.#lookUpWaiting()];
    if (hasNamespace(server, 'txpool'))
      questions.push(this.client.request('txpool_status').then((pool) => store.set({ pool })));
    if (hasNamespace(server, 'halley'))
      questions.push(this.client.request('halley_indexStatus').then((index) => store.set({ index })));
    if (server?.isDevelopment === true)
      questions.push(this.client.request('anvil_getAutomine').then((automine) => store.set({ automine })));
    return questions;
  }

  /** Headers are not taken back: that the chain went back shows when its head is asked for. */
  async #checkHead(): Promise<void> {
    const { store } = this.#parts;
    const [newest] = store.chain.blocks;
    const oldest = store.chain.blocks.at(-1);
    if (newest === undefined || oldest === undefined) return;
    const head = await this.client.request('eth_getBlockByNumber', 'latest', false);
    if (head === null || !isMined(head) || this.#isOver) return;
    if (head.number < oldest.number) this.#replaced();
    else if (head.number < newest.number || (head.number === newest.number && head.hash !== newest.hash))
      store.push({ kind: 'head', number: head.number, hash: head.hash, instead: newest.hash });
  }

  /** Transactions that are replaced or dropped are announced nowhere. */
  async #lookUpWaiting(): Promise<void> {
    const { store } = this.#parts;
    const before = Date.now() - LOOK_UP.afterMs;
    const old = store.chain.waiting.filter(({ seenAt }) => seenAt < before).slice(-LOOK_UP.atOnce);
    if (old.length === 0) return;
    const outcomes = await this.client.batch(
      // A hash that the server sent is a hash.
      old.map(({ hash }) => ['eth_getTransactionByHash', hash as `0x${string}`] as const),
    );
    const gone = old.filter((_, index) => {
      const outcome = outcomes[index];
      return outcome?.ok === true && (outcome.result === null || outcome.result.blockNumber !== null);
    });
    if (gone.length > 0) store.push({ kind: 'gone', hashes: gone.map(({ hash }) => hash) });
  }

  async #afterReconnect(): Promise<void> {
    const { store } = this.#parts;
    const before = this.#reconnects();
    await this.#readFacts();
    if (!(await this.#isSameChain(store.chain.blocks.at(-1)))) return this.#replaced();
    // The subscriptions begin again by themselves, from the block where they were.
    while (!this.#isOver && this.#isOpen && this.#reconnects() === before) await this.#pause(100);
    if (this.#isOver || !this.#isOpen) return;
    this.#resumed += 1;
    this.#show({ phase: 'connected', problem: null });
  }

  async #isSameChain(oldest: LiveBlock | undefined): Promise<boolean> {
    if (oldest === undefined) return true;
    const block = await this.client.request('eth_getBlockByNumber', oldest.number, false);
    return block?.hash === oldest.hash;
  }

  #replaced(): void {
    if (this.#isOver) return;
    this.stop();
    this.#parts.onReplaced();
  }

  #fail(error: unknown): void {
    if (this.#isOver) return;
    this.stop();
    this.#show({ phase: 'failed', problem: messageOf(error) });
  }

  #show(connection: Omit<ConnectionState, 'resumed'>): void {
    this.#parts.store.set({ connection: { ...connection, resumed: this.#resumed } });
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const { signal } = this.#stopping;
      const end = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      signal.addEventListener('abort', end);
    });
  }
}

/** A message for the reader; it may come from the server. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.length > 500 ? `${message.slice(0, 500)}…` : message;
}

/** A question that the server refuses has a default; one that it did not answer has none. */
function orDefault<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof RpcError) return value;
    throw error;
  };
}
