/**
 * Follows a node's head over one WebSocket with one subscription, which brings each block together with its results.
 * While the socket is down the node is polled, so the head keeps moving. Gaps and repetitions are the listener's to
 * deal with (`HeadSource`).
 */
import type { ApplicationInfo, CommittedBlock, HeadSource } from '../chain/node.js';
import { Backoff, type BackoffOptions } from '../concurrency/backoff.js';
import type { Logger } from '../observe/logger.js';
import { EventSocket } from './eventSocket.js';
import { BlockPace } from './blockPace.js';

export interface HeadSourceOptions {
  /** WebSocket endpoint, `ws://host:port/websocket`. */
  url: URL;
  /** How often the node is asked for its height while the WebSocket is down, milliseconds. */
  pollIntervalMs?: number;
  /** Waits between attempts to connect. */
  reconnectMs?: BackoffOptions;
  /**
   * Shortest silence after which the node is asked whether the head moved, milliseconds; three usual block times when
   * that is longer.
   */
  silenceMs?: number;
  /** Longest wait for the WebSocket to open and for the subscription to be confirmed, milliseconds. */
  connectTimeoutMs?: number;
  /** Largest message taken, bytes: a full block with its results, as base64 inside JSON. */
  maxMessageBytes?: number;
}

export interface HeadSourceParts {
  node: { applicationInfo(signal?: AbortSignal): Promise<ApplicationInfo> };
  log: Logger;
}

type OnHead = (height: number, committed: CommittedBlock | null) => void;

const DEFAULTS = {
  pollIntervalMs: 1_000,
  reconnectMs: { first: 250, longest: 10_000 },
  silenceMs: 5_000,
  connectTimeoutMs: 10_000,
  maxMessageBytes: 256 * 1024 * 1024,
};

export class CometHeadSource implements HeadSource {
  readonly #options: Required<HeadSourceOptions>;
  readonly #pace = new BlockPace();
  readonly #backoff: Backoff;
  #onHead: OnHead | null = null;
  #socket: EventSocket | null = null;
  #highest = 0;
  #connectTimer: NodeJS.Timeout | undefined;
  #watchTimer: NodeJS.Timeout | undefined;
  #asking: Promise<void> | null = null;
  readonly #stopped = new AbortController();
  readonly #parts: HeadSourceParts;

  constructor(options: HeadSourceOptions, parts: HeadSourceParts) {
    this.#parts = parts;
    this.#options = { ...DEFAULTS, ...options };
    this.#backoff = new Backoff(this.#options.reconnectMs);
  }

  start(onHead: OnHead): void {
    if (this.#onHead !== null) throw new Error('the head source is started already');
    this.#onHead = onHead;
    this.#connect();
    this.#watch();
  }

  async stop(): Promise<void> {
    this.#stopped.abort(new Error('the head source stops'));
    clearTimeout(this.#connectTimer);
    clearTimeout(this.#watchTimer);
    this.#socket?.close();
    this.#socket = null;
    await this.#asking;
  }

  #connect(): void {
    const { url, connectTimeoutMs, maxMessageBytes } = this.#options;
    const socket = new EventSocket({ url, connectTimeoutMs, maxMessageBytes });
    this.#socket = socket;
    socket.open({
      onSubscribed: () => {
        this.#backoff.reset();
        this.#parts.log.debug({ url: url.href }, 'head subscription open');
        // What was committed between the last event and this subscription is announced by nobody else.
        this.#askHeight();
      },
      onBlock: (height, committed) => this.#announce(height, committed),
      onClosed: (reason) => this.#lost(socket, reason),
    });
  }

  #lost(socket: EventSocket, reason: string): void {
    if (this.#stopped.signal.aborted || this.#socket !== socket) return;
    this.#socket = null;
    const wasOpen = this.#backoff.failures === 0;
    const waitMs = this.#backoff.nextMs();
    const log = { reason, retryInMs: Math.round(waitMs) };
    if (wasOpen) this.#parts.log.warn(log, 'head subscription lost, polling meanwhile');
    else this.#parts.log.debug(log, 'head subscription not open yet');
    this.#connectTimer = setTimeout(() => this.#connect(), waitMs);
    this.#watch();
  }

  /**
   * Asks for the height after the usual silence: often while the socket is down, and as a check of the socket while it
   * is up.
   */
  #watch(): void {
    clearTimeout(this.#watchTimer);
    const down = this.#socket === null || !this.#socket.subscribed;
    const waitMs = down ? this.#options.pollIntervalMs : Math.max(this.#options.silenceMs, 3 * this.#pace.usualMs());
    this.#watchTimer = setTimeout(() => this.#askHeight(), waitMs);
  }

  #askHeight(): void {
    this.#asking ??= this.#askHeightOnce().finally(() => {
      this.#asking = null;
      if (!this.#stopped.signal.aborted) this.#watch();
    });
  }

  async #askHeightOnce(): Promise<void> {
    const socket = this.#socket;
    const wasSilent = socket?.subscribed === true && socket.silentForMs() >= this.#options.silenceMs;
    try {
      const { lastHeight } = await this.#parts.node.applicationInfo(this.#stopped.signal);
      if (this.#stopped.signal.aborted || lastHeight <= this.#highest) return;
      this.#announce(lastHeight, null);
      if (wasSilent && socket === this.#socket) socket.fail('no event although the head moved');
    } catch (error) {
      if (!this.#stopped.signal.aborted) this.#parts.log.debug({ err: error }, 'the node did not tell its height');
    }
  }

  #announce(height: number, committed: CommittedBlock | null): void {
    if (this.#stopped.signal.aborted) return;
    if (height > this.#highest) {
      this.#highest = height;
      this.#pace.saw(height, performance.now());
    }
    if (committed !== null) this.#watch();
    try {
      this.#onHead?.(height, committed);
    } catch (error) {
      this.#parts.log.error({ err: error, height }, 'a head could not be handled');
    }
  }
}
