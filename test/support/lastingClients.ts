/**
 * Three clients that survive every outage of Halley: one subscribes, one polls a filter, one sends. After an outage
 * they do what any client must do to see everything exactly once.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { keccak256, type Hex, type PrivateKeyAccount } from 'viem';
import type { Log } from '../../generated/types.js';
import { RawSocket } from './rawSocket.js';
import { hex, rpc } from './rpc.js';

const TRY_AGAIN_MS = 20;
/** So short that a poll is mostly under way when the process dies. */
const POLL_AGAIN_MS = 5;
const SYNC_TIMEOUT_MS = 2_000;

export interface Head {
  number: string;
  hash: string;
}

/**
 * Subscribes to heads and to the logs of one contract, and resumes both whenever the connection ends.
 *
 * Each head is one notification, so the subscription is resumed from the block after the last one seen. Each log is one
 * notification, and none is marked as the last of its block. The client knows that a block is complete when a log of a
 * later block comes. So it drops the logs of the newest block that it has logs of, and resumes from that block.
 */
export class ResumingSubscriber {
  /** Number of connections so far. */
  connections = 0;
  readonly #headsSeen: Head[] = [];
  #logsSeen: Log[] = [];
  #going = true;
  #socket: RawSocket | null = null;
  readonly #running: Promise<void>;
  #failure: Error | undefined;
  readonly #wsUrl: string;
  readonly #first: number;
  readonly #address: string;

  constructor(wsUrl: string, first: number, address: string) {
    this.#wsUrl = wsUrl;
    this.#first = first;
    this.#address = address;
    this.#running = this.#run().catch((error: Error) => {
      this.#failure = error;
    });
  }

  /** In the order of arrival. Throws the error that ended the client. */
  get heads(): Head[] {
    if (this.#failure !== undefined) throw this.#failure;
    return this.#headsSeen;
  }

  /** In the order of arrival. Throws the error that ended the client. */
  get logs(): Log[] {
    if (this.#failure !== undefined) throw this.#failure;
    return this.#logsSeen;
  }

  async stop(): Promise<void> {
    this.#going = false;
    this.#socket?.close();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#going) {
      this.#socket = await RawSocket.open(this.#wsUrl).catch(() => null);
      if (this.#socket === null) await pause(TRY_AGAIN_MS);
      else if (this.#going) await this.#follow(this.#socket);
      else this.#socket.close();
    }
  }

  async #follow(socket: RawSocket): Promise<void> {
    this.connections++;
    const lastHead = this.#headsSeen.at(-1);
    const nextHead = lastHead === undefined ? this.#first : Number(lastHead.number) + 1;
    const newest = this.#logsSeen.at(-1)?.blockNumber;
    this.#logsSeen = this.#logsSeen.filter(({ blockNumber }) => blockNumber !== newest);
    const options = { address: this.#address, fromBlock: newest ?? hex(this.#first) };
    const subscribed = Promise.all([
      socket.subscribe<Head>(['newHeads', { fromBlock: hex(nextHead) }], (head) => this.#headsSeen.push(head)),
      socket.subscribe<Log>(['logs', options], (log) => this.#logsSeen.push(log)),
    ]);
    // There is no answer when the connection ends first. An answer is the subscription id.
    await Promise.race([subscribed, socket.ended]);
    await socket.ended;
  }
}

/** Polls one filter and keeps all entries. It retries while the server is unreachable. Every other error ends it. */
export class FilterPoller<T> {
  readonly #given: T[] = [];
  #going = false;
  #running: Promise<void> = Promise.resolve();
  #failure: Error | undefined;
  readonly #httpUrl: string;
  readonly #filterId: string;

  constructor(httpUrl: string, filterId: string) {
    this.#httpUrl = httpUrl;
    this.#filterId = filterId;
  }

  /** In the order of the answers. Throws the error that ended the client. */
  get entries(): T[] {
    if (this.#failure !== undefined) throw this.#failure;
    return this.#given;
  }

  /** Polls once. Resolves to the number of entries. */
  async poll(): Promise<number> {
    const entries = await rpc<T[]>(this.#httpUrl, 'eth_getFilterChanges', this.#filterId);
    this.#given.push(...entries);
    return entries.length;
  }

  start(): void {
    this.#going = true;
    this.#running = this.#run().catch((error: Error) => {
      this.#failure = error;
    });
  }

  /** Resolves when no poll is in progress. */
  async stop(): Promise<void> {
    this.#going = false;
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#going) {
      await this.poll().catch(onlyUnreachable);
      await pause(POLL_AGAIN_MS);
    }
  }
}

/**
 * Throws other errors. The first message is fetch's when there is no answer at all; an answer that breaks off has
 * another message. With the second one a server that stops refuses requests on open connections before it handles them.
 */
function onlyUnreachable(error: Error): void {
  if (error.message === 'fetch failed' || error.message.endsWith(': -32002 the server is stopping')) return;
  throw error;
}

export interface NumberedCall {
  chainId: number;
  to: Hex;
  /** Returns the call data of the next call. */
  next: () => Hex;
}

/**
 * Sends one transaction after the other, each repeatedly until it is mined, through every outage of Halley and node.
 */
export class PersistentSender {
  #going = true;
  #nonce: number;
  readonly #running: Promise<void>;
  readonly #httpUrl: string;
  readonly #account: PrivateKeyAccount;
  readonly #calls: NumberedCall;

  constructor(httpUrl: string, account: PrivateKeyAccount, nonce: number, calls: NumberedCall) {
    this.#httpUrl = httpUrl;
    this.#account = account;
    this.#calls = calls;
    this.#nonce = nonce;
    this.#running = this.#run();
  }

  /** Resolves when the last transaction is mined. */
  async stop(): Promise<void> {
    this.#going = false;
    await this.#running;
  }

  async #run(): Promise<void> {
    const { chainId, to, next } = this.#calls;
    while (this.#going) {
      const raw = await this.#account.signTransaction({
        chainId,
        to,
        nonce: this.#nonce++,
        data: next(),
        gas: 200_000n,
        maxFeePerGas: 10n ** 11n,
        maxPriorityFeePerGas: 10n ** 9n,
      });
      while (!(await this.#isMined(raw))) await pause(TRY_AGAIN_MS);
    }
  }

  /** Sends the transaction and waits for it. Errors are ignored; only the receipt counts. */
  async #isMined(raw: Hex): Promise<boolean> {
    await rpc(this.#httpUrl, 'eth_sendRawTransactionSync', raw, SYNC_TIMEOUT_MS).catch(() => undefined);
    return (await rpc(this.#httpUrl, 'eth_getTransactionReceipt', keccak256(raw)).catch(() => null)) !== null;
  }
}
