import { ownWork, type Caller } from '../caller/caller.js';
import type { FalseAnswer } from '../chain/chainErrors.js';
import type { AnnouncedBlock, ApplicationInfo, BlockCheck, HeadSource } from '../chain/node.js';
import { Backoff, type BackoffOptions } from '../concurrency/backoff.js';
import type { Logger } from '../observe/logger.js';
import { overWebSocket } from './eventConnections.js';
import { EventSocket, type Connect } from './eventSocket.js';
import { BlockPace } from './blockPace.js';

/** Where the events come from, times and sizes. */
export interface HeadSourceOptions {
  /** WebSocket endpoint, `ws://host:port/websocket`. */
  url: URL;
  /** Interval of questions for the height while the WebSocket is down, milliseconds. Default 1,000. */
  pollIntervalMs?: number;
  /** Waits between attempts to connect. Default 250 ms to 10 s. */
  reconnectMs?: BackoffOptions;
  /** Shortest silence before the node is asked for its head, ms. Default 5,000, or three block times up to a minute. */
  silenceMs?: number;
  /** Longest wait until the WebSocket is open and the subscription confirmed, milliseconds. Default 10,000. */
  connectTimeoutMs?: number;
  /** Largest accepted message, bytes: a full block with its results, base64 in JSON. Default 256 MiB. */
  maxMessageBytes?: number;
}

/** The node that is polled. */
export interface HeadSourceParts {
  node: { applicationInfo(caller: Caller): Promise<ApplicationInfo> };
  log: Logger;
  /** Called when the subscription is open, before anything that it brings. */
  onSubscribed?: () => void;
  /** Opens a connection for the events. Default: a WebSocket to `url`. */
  connect?: Connect;
  /** How announced blocks are checked. Default: strictly. */
  check?: BlockCheck;
}

type OnHead = (height: number, announced: AnnouncedBlock | null) => void;

const DEFAULTS = {
  pollIntervalMs: 1_000,
  reconnectMs: { first: 250, longest: 10_000 },
  silenceMs: 5_000,
  connectTimeoutMs: 10_000,
  maxMessageBytes: 256 * 1024 * 1024,
};

/** Longest silence before the node is asked, milliseconds: block times measured around a halt say little. */
const LONGEST_SILENCE_MS = 60_000;

/**
 * Follows a node's head over one subscription, which brings each block together with its results. While the socket is
 * down, the node is polled. The listener deals with gaps and repetitions, see `HeadSource`.
 */
export class CometHeadSource implements HeadSource {
  readonly #options: Required<HeadSourceOptions>;
  readonly #pace = new BlockPace();
  readonly #backoff: Backoff;
  #onHead: OnHead | null = null;
  #onConnected: () => void = () => undefined;
  #socket: EventSocket | null = null;
  #highest = 0;
  /** Height of the last false announcement, so that it is logged once. */
  #lastFalseHeight = 0;
  #falseEvents = 0;
  #connectTimer: NodeJS.Timeout | undefined;
  #questionTimer: NodeJS.Timeout | undefined;
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
    this.#scheduleQuestion();
  }

  /** Calls the listener for each new connection: the node may run another release than before. */
  onConnected(listener: () => void): void {
    this.#onConnected = listener;
  }

  /** Announced blocks that contradicted their own hashes. */
  get falseEvents(): number {
    return this.#falseEvents;
  }

  async stop(): Promise<void> {
    this.#stopped.abort(new Error('the head source stops'));
    clearTimeout(this.#connectTimer);
    clearTimeout(this.#questionTimer);
    this.#socket?.close();
    this.#socket = null;
    await this.#asking;
  }

  #connect(): void {
    const { url, connectTimeoutMs, maxMessageBytes } = this.#options;
    const { connect = overWebSocket(url, maxMessageBytes), check = {} } = this.#parts;
    const socket = new EventSocket({ connect, connectTimeoutMs, check });
    this.#socket = socket;
    socket.open({
      onSubscribed: () => {
        this.#backoff.reset();
        this.#parts.onSubscribed?.();
        this.#parts.log.debug({ host: url.host }, 'head subscription open');
        // No event announces what was committed between the last one and this subscription.
        this.#askHeight();
        this.#onConnected();
      },
      onBlock: (height, announced) => this.#announce(height, announced),
      onFalseBlock: (error) => this.#refuse(error),
      onClosed: (reason) => this.#lost(socket, reason),
    });
  }

  /** The height of a false event is not trusted, either: the node is asked for it. */
  #refuse(error: FalseAnswer): void {
    if (this.#stopped.signal.aborted) return;
    this.#falseEvents += 1;
    if (this.#lastFalseHeight !== error.height)
      this.#parts.log.error({ blockNumber: error.height, reason: error.reason }, 'the node announced a false block');
    this.#lastFalseHeight = error.height;
    this.#askHeight();
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
    this.#scheduleQuestion();
  }

  /** Schedules the next question for the height: soon while the socket is down, else after a silence, as a check. */
  #scheduleQuestion(): void {
    clearTimeout(this.#questionTimer);
    const down = this.#socket === null || !this.#socket.subscribed;
    const usualSilenceMs = Math.min(3 * this.#pace.usualMs(), LONGEST_SILENCE_MS);
    const waitMs = down ? this.#options.pollIntervalMs : Math.max(this.#options.silenceMs, usualSilenceMs);
    this.#questionTimer = setTimeout(() => this.#askHeight(), waitMs);
  }

  #askHeight(): void {
    this.#asking ??= this.#askHeightOnce().finally(() => {
      this.#asking = null;
      if (!this.#stopped.signal.aborted) this.#scheduleQuestion();
    });
  }

  async #askHeightOnce(): Promise<void> {
    const socket = this.#socket;
    const wasSilent = socket?.subscribed === true && socket.silentForMs() >= this.#options.silenceMs;
    try {
      const { lastHeight } = await this.#parts.node.applicationInfo(ownWork(this.#stopped.signal));
      if (this.#stopped.signal.aborted) return;
      if (lastHeight > this.#highest) {
        this.#announce(lastHeight, null);
        if (wasSilent && socket === this.#socket) socket.fail('no event although the head moved');
      } else if (lastHeight < this.#highest) {
        // The node was rolled back, or a higher height that it announced was false: no hash covers a height.
        this.#highest = lastHeight;
        this.#announce(lastHeight, null);
      }
    } catch (error) {
      if (!this.#stopped.signal.aborted)
        this.#parts.log.debug({ err: error }, 'the height of the node could not be read');
    }
  }

  #announce(height: number, announced: AnnouncedBlock | null): void {
    if (this.#stopped.signal.aborted) return;
    if (height > this.#highest) {
      this.#highest = height;
      this.#pace.record(height, performance.now());
    }
    if (announced !== null) this.#scheduleQuestion();
    try {
      this.#onHead?.(height, announced);
    } catch (error) {
      this.#parts.log.error({ err: error, height }, 'a head could not be handled');
    }
  }
}
