/** Records when the node notified one observer of each block. Delays are counted from these times. */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { nowMs } from './clock.js';

/** No block for this long ends the run. */
const BLOCK_TIMEOUT_MS = 30_000;

interface Source {
  url: string;
  /** The request that subscribes. */
  request: object;
  /** The number of the block in the message. Undefined for other messages. */
  numberIn: (message: Message) => string | undefined;
}

/** The fields that are read of either kind of message. */
interface Message {
  result?: { data?: { value: { block: { header: { height: string } } } } };
  params?: { result: { number: string } };
}

export class Observer {
  /** Block number to time (ms of the monotonic clock). */
  readonly commits = new Map<number, number>();
  head = 0;
  readonly #socket: WebSocket;
  readonly #listeners = new Set<(number: number) => void>();

  private constructor({ url, request, numberIn }: Source) {
    this.#socket = new WebSocket(url, { perMessageDeflate: false });
    this.#socket.on('open', () => this.#socket.send(JSON.stringify(request)));
    this.#socket.on('message', (data: Buffer) => {
      const at = nowMs();
      const number = numberIn(JSON.parse(data.toString()) as Message);
      if (number !== undefined) this.#commit(Number(number), at);
    });
  }

  /** Observes CometBFT's NewBlock event, which is sent after the commit. */
  static ofComet(rpcUrl: string): Promise<Observer> {
    return Observer.#open({
      url: `${rpcUrl.replace('http', 'ws')}/websocket`,
      request: { jsonrpc: '2.0', id: 1, method: 'subscribe', params: { query: "tm.event='NewBlock'" } },
      numberIn: ({ result }) => result?.data?.value.block.header.height,
    });
  }

  /** Observes a newHeads subscription that is older than all others. */
  static ofHeads(wsUrl: string): Promise<Observer> {
    return Observer.#open({
      url: wsUrl,
      request: { jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params: ['newHeads'] },
      numberIn: ({ params }) => params?.result.number,
    });
  }

  static async #open(source: Source): Promise<Observer> {
    const observer = new Observer(source);
    await once(observer.#socket, 'open');
    // Later errors show as a block that does not come.
    observer.#socket.on('error', () => {});
    return observer;
  }

  /** Returns the function that removes the listener. */
  onCommit(listener: (number: number) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Resolves when the block is committed. Throws when half a minute brings no block. */
  async until(number: number): Promise<void> {
    while (this.head < number) await this.#next();
  }

  close(): void {
    this.#socket.terminate();
  }

  #commit(number: number, at: number): void {
    this.commits.set(number, at);
    this.head = number;
    for (const listener of this.#listeners) listener(number);
  }

  #next(): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        stop();
        reject(new Error(`no block after ${this.head} within ${BLOCK_TIMEOUT_MS / 1_000} s`));
      }, BLOCK_TIMEOUT_MS);
      const stop = this.onCommit(() => {
        clearTimeout(timer);
        stop();
        resolve();
      });
    });
  }
}
