import { FalseAnswer } from '../chain/chainErrors.js';
import type { AnnouncedBlock, BlockCheck, CommittedBlock } from '../chain/node.js';
import { checkBlock } from './checkAnswer.js';
import { decodeEventHeight, decodeNewBlockEvent } from './blockJson.js';
import { undecodedEvent } from './largeAnswer.js';
import { Fields } from './fields.js';

/** How a connection is opened. */
export interface EventSocketOptions {
  connect: Connect;
  /** Longest wait until the subscription is confirmed. */
  connectTimeoutMs: number;
  check: BlockCheck;
}

/** Opens a connection to CometBFT's RPC that carries text both ways. */
export type Connect = (listener: ConnectionListener) => Connection;

/** An open connection. */
export interface Connection {
  send(text: string): void;
  /** Ends it; the listener may still be called. */
  close(): void;
}

/** The listener of a connection. */
export interface ConnectionListener {
  /** Called before any message, and after `Connect` has returned. */
  onOpen: () => void;
  onMessage: (text: string) => void;
  /** For a message too large to be read on the event loop. `whole` is null where it need not be kept. */
  onLargeMessage: (beginning: string, whole: Buffer | null) => void;
  /** The connection has ended, or could not be opened. */
  onClosed: (reason: string) => void;
}

/** The listener of the subscription. */
export interface EventListener {
  onSubscribed(): void;
  /** `announced` is null when the event does not carry the block's results. */
  onBlock(height: number, announced: AnnouncedBlock | null): void;
  /** An event contradicts the hashes in it. */
  onFalseBlock(error: FalseAnswer): void;
  /** The connection has ended. Called once, and not after `close`. */
  onClosed(reason: string): void;
}

/** CometBFT's event of each committed block. */
const SUBSCRIBE_REQUEST = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'subscribe',
  params: { query: "tm.event='NewBlock'" },
});

/** The height in a block event, whose header comes before its transactions. */
const HEADER_HEIGHT = /"type":"tendermint\/event\/NewBlock",.*?"header":\{.*?"height":"([0-9]{1,15})"/s;

/** One NewBlock subscription. Nothing else is sent over its connection, whose requests CometBFT handles one by one. */
export class EventSocket {
  #connection: Connection | null = null;
  #listener: EventListener | null = null;
  #timer: NodeJS.Timeout | undefined;
  #lastEventMs = performance.now();
  /** True once the node has confirmed the subscription. */
  subscribed = false;
  readonly #options: EventSocketOptions;

  constructor(options: EventSocketOptions) {
    this.#options = options;
  }

  open(listener: EventListener): void {
    const { connect, connectTimeoutMs } = this.#options;
    this.#listener = listener;
    this.#timer = setTimeout(() => this.fail(`not subscribed within ${connectTimeoutMs} ms`), connectTimeoutMs);
    this.#connection = connect({
      onOpen: () => this.#connection?.send(SUBSCRIBE_REQUEST),
      onMessage: (text) => this.#receive(text),
      onLargeMessage: (beginning, whole) => this.#receiveLarge(beginning, whole),
      onClosed: (reason) => this.fail(reason),
    });
  }

  /** Milliseconds since the last event, or since the subscription. */
  silentForMs(): number {
    return performance.now() - this.#lastEventMs;
  }

  /** Ends the connection and tells the listener why. */
  fail(reason: string): void {
    const listener = this.#listener;
    this.close();
    listener?.onClosed(reason);
  }

  /** Ends the connection silently. */
  close(): void {
    clearTimeout(this.#timer);
    this.#listener = null;
    this.subscribed = false;
    const connection = this.#connection;
    this.#connection = null;
    connection?.close();
  }

  #receive(text: string): void {
    if (this.#listener === null) return;
    try {
      this.#read(JSON.parse(text));
    } catch (error) {
      this.fail(`malformed message: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  /** Reads only the height. The block is fetched later, or where that fails, a worker thread decodes the event. */
  #receiveLarge(beginning: string, whole: Buffer | null): void {
    if (this.#listener === null) return;
    const height = Number(HEADER_HEIGHT.exec(beginning)?.[1]);
    if (!Number.isSafeInteger(height)) return this.fail('malformed message: large, and without the height of a block');
    this.#lastEventMs = performance.now();
    this.#listener.onBlock(height, whole && undecodedEvent(whole));
  }

  #read(json: unknown): void {
    const message = Fields.of(json);
    if (message.has('error')) {
      // The subscription was refused, or cancelled because we read too slowly: a new connection has an empty buffer.
      const error = message.object('error');
      throw new Error(error.text('data') || error.text('message'));
    }
    const result = message.object('result');
    this.#lastEventMs = performance.now();
    if (!result.has('data')) return this.#confirmed();
    const event = result.object('data');
    if (event.text('type') !== 'tendermint/event/NewBlock') return;
    const committed = decodeNewBlockEvent(event.raw('value'));
    if (committed === null) this.#listener?.onBlock(decodeEventHeight(event.raw('value')), null);
    else this.#pass(committed);
  }

  #pass(committed: CommittedBlock): void {
    const { height } = committed.block;
    try {
      checkBlock(committed.block, height, this.#options.check);
    } catch (error) {
      if (!(error instanceof FalseAnswer)) throw error;
      this.#listener?.onFalseBlock(error);
      return;
    }
    this.#listener?.onBlock(height, committed);
  }

  #confirmed(): void {
    if (this.subscribed) return;
    clearTimeout(this.#timer);
    this.subscribed = true;
    this.#listener?.onSubscribed();
  }
}
