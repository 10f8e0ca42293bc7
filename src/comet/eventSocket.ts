import { WebSocket } from 'ws';

import type { CommittedBlock } from '../chain/node.js';
import { decodeEventHeight, decodeNewBlockEvent } from './blockJson.js';
import { asObject, objectField, textField, within } from './jsonFields.js';

/** Limits of a connection. */
export interface EventSocketOptions {
  url: URL;
  /** Longest wait until the subscription is confirmed. */
  connectTimeoutMs: number;
  maxMessageBytes: number;
}

/** What a connection tells. */
export interface EventListener {
  onSubscribed(): void;
  /** `committed` is null when the event does not carry the block's results. */
  onBlock(height: number, committed: CommittedBlock | null): void;
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

/**
 * One WebSocket connection to CometBFT with the NewBlock subscription: it opens, subscribes, passes events on and ends
 * once. It never reconnects by itself. Nothing else is asked over it, because CometBFT handles the requests of a
 * connection one after another.
 */
export class EventSocket {
  #socket: WebSocket | null = null;
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
    const { url, connectTimeoutMs, maxMessageBytes } = this.#options;
    this.#listener = listener;
    // `ws` answers the node's pings by itself. The node closes a connection that does not answer for 30 s.
    const socket = new WebSocket(url, { maxPayload: maxMessageBytes, perMessageDeflate: false });
    this.#socket = socket;
    this.#timer = setTimeout(() => this.fail(`not subscribed within ${connectTimeoutMs} ms`), connectTimeoutMs);
    socket.on('open', () => socket.send(SUBSCRIBE_REQUEST));
    socket.on('message', (data: Buffer) => this.#receive(data));
    socket.on('error', (error) => this.fail(error.message));
    socket.on('close', (code) => this.fail(`closed by the node (code ${code})`));
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
    const socket = this.#socket;
    this.#socket = null;
    // `terminate` while connecting reports an error, which must have a listener.
    socket?.terminate();
  }

  #receive(data: Buffer): void {
    if (this.#listener === null) return;
    try {
      this.#read(JSON.parse(data.toString('utf8')));
    } catch (error) {
      this.fail(`malformed message: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  #read(json: unknown): void {
    const message = asObject(json, null);
    if (message['error'] !== undefined && message['error'] !== null) {
      // The subscription was refused, or cancelled because we read too slowly. A new connection starts with a fresh
      // buffer.
      const error = objectField(message, 'error', null);
      throw new Error(textField(error, 'data', null) || textField(error, 'message', null));
    }
    const result = objectField(message, 'result', null);
    this.#lastEventMs = performance.now();
    if (result['data'] === undefined) return this.#confirmed();
    const place = within(null, 'result');
    const event = objectField(result, 'data', place);
    if (textField(event, 'type', within(place, 'data')) !== 'tendermint/event/NewBlock') return;
    const committed = decodeNewBlockEvent(event['value']);
    const height = committed?.block.height ?? decodeEventHeight(event['value']);
    this.#listener?.onBlock(height, committed);
  }

  #confirmed(): void {
    if (this.subscribed) return;
    clearTimeout(this.#timer);
    this.subscribed = true;
    this.#listener?.onSubscribed();
  }
}
